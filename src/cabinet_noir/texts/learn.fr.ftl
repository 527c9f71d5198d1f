# Apprendre en jouant. Ces mots ne viennent qu’à la page d’une leçon.

house-lesson = Leçon : { $game }
house-lesson-stop = Arrêt { $stop } sur { $stops }
house-lesson-on = Continuer
house-lesson-back = Arrêt précédent
house-lesson-restart = Recommencer
house-lesson-leave = Quitter la leçon
house-lesson-instead = C’est permis, mais ici on essaie autre chose.
house-lesson-done = Leçon finie
house-lesson-done-text = Tu connais l’essentiel. La suite s’apprend en jouant : une première partie contre un débutant, avec un peu d’aide.
house-lesson-play = Jouer ma première partie
house-lesson-again = Refaire la leçon
house-lesson-none = Il n’y a pas encore de leçon pour ce jeu.
