# La première soirée au Code de Vinci. Une ou deux phrases par arrêt ; on tutoie.

vinci-lesson-colours = Chacun prend quatre tuiles sans les voir, et n’en choisit que les couleurs. Prends-en deux noires et deux blanches.
vinci-lesson-row = Voici ton code, du plus petit nombre au plus grand ; à égalité, la noire est à gauche. { $seat } a rangé le sien pareil, mais tu n’en vois que les couleurs.
vinci-lesson-draw = À ton tour, tu pioches d’abord. La tuile reste à part : c’est elle que tu perds si tu te trompes. Pioche une noire.
vinci-lesson-name = Maintenant, nomme une tuile de { $seat }. La première est noire, et la plus petite de son code ; tu tiens déjà le 2 noir. Dis que c’est le 0.
vinci-lesson-stop = Juste : elle est couchée. Tu pourrais continuer, au risque de perdre la tuile piochée. Arrête-toi plutôt : elle entre cachée dans ton code.
vinci-lesson-miss = { $seat } a nommé une des tiennes, à tort : sa tuile piochée entre à découvert dans son code. C’est un indice.
vinci-lesson-again = À toi. Pioche encore une noire.
vinci-lesson-prove = Regarde ses trois dernières tuiles, et ce que tu tiens. Au moins l’une d’elles est certaine : nomme-la. La lampe t’aide, un peu ou beaucoup.
vinci-lesson-not-sure = Rien ne le prouve. Cherche une tuile qui ne peut être qu’un seul nombre : elle vient après le 8 blanc, et c’est toi qui tiens le 9 blanc.
