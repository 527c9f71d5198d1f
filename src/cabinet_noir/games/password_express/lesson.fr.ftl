# La première soirée à Password Express. Une ou deux phrases par arrêt ; on tutoie.

password-express-lesson-start = Deux camps, seize places à prendre avec des mots. { $seat } commence, et c’est à toi de retourner le sablier : chaque rangée montrera son thème et sa lettre.
password-express-lesson-word = Rangée 1 : fruits et légumes, lettre O. { $seat } a dit « { $word } », qui commence par O : carte 1. La carte 2 veut le premier O en deuxième lettre, la 3 en troisième, le + plus loin.
password-express-lesson-say = À toi, et ici le sable t’attend ; à une vraie table, c’est quinze secondes. Dans « { $word } », le premier O vient en deuxième : deux étoiles, donc deux points. Tape ce mot, puis Entrée.
password-express-lesson-row = Bien joué ! « { $word } » a son T en deuxième, mais ses lettres iraient aussi dans d’autres rangées. Tape ce mot, puis touche la rangée 3 : c’est un pays, et rien d’autre ici.
password-express-lesson-doubt = { $seat } cherche à son tour. L’ordinateur vérifie les lettres ; à toi de veiller au thème. « { $word } » est une ville, pas un pays ! Touche ce mot pour le contester.
password-express-lesson-judge = Deux tours sans un mot : la manche est finie. Reste à juger ton doute, une voix par camp. Un pays, « { $word } » ? Refuse.
password-express-lesson-score = { $seat } est d’accord : le jeton s’en va, avec un point. Si le mot avait été bon, c’est toi qui en perdais un. Après quatre manches, le camp qui a le plus de points gagne. On continue ?
password-express-lesson-two = Nouvelles lettres, nouveaux thèmes. Dans « { $word } », chaque mot compte à part : « nuit » commence par N, « train » a le sien plus loin. Deux places d’un coup !
password-express-lesson-last = À toi de faire aussi bien : trouve un dessert en plusieurs mots dont le A prend au moins deux places. Tape-le, regarde ce qui s’allume, puis touche la rangée 4.
password-express-lesson-one-place = Pas encore : il faut deux places de la rangée 4, et d’elle seule. « Tarte » a son A en deuxième, « au » et « aux » commencent par A. À toi de finir.
