# Sur papier : ce qui s’imprime, en noir et blanc.

paper-title = Sur papier
paper-text = Des feuilles en noir et blanc, pour jouer avec la boîte ou tenir une soirée : elles tiennent sur A4 comme sur Letter, et les couleurs s’y reconnaissent à leur forme.
paper-print = Imprimer
paper-all = Toutes les feuilles
paper-sheet = Feuille de notes
paper-score = Carte de score
paper-any-score = Carte de score pour tous les jeux
paper-any-game = tous les jeux
paper-evening = Pour la soirée
paper-daily = L’énigme du jour
paper-players = { $players } joueurs
paper-players-choice = Combien de joueurs ?

## Sur les feuilles

paper-name = Nom
paper-date = Date
paper-table = Table
paper-you = Toi
paper-total = Total
paper-match-points = Points de match
paper-place = Place
paper-points = Points
paper-sheet-of = feuille { $sheet } sur { $sheets }
paper-seal = Scellé avant la première donne :
paper-board = Donne { $board }
paper-seat = Place { $seat }
paper-answer = Ma réponse
paper-story = Ce qui s’est passé
paper-daily-later = Réponds ici : une seule réponse compte. La solution s’ouvre { $moment }.
paper-daily-open = La solution se trouve ici.
paper-question = Question
paper-answered = Réponse
paper-said-by = Réponse de
paper-seen = Tuiles vues : barre-les
paper-log = Questions et réponses
