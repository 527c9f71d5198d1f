# Code de Vinci en texte simple, pour qui lit sans page.

vinci-short =
    Il y a 24 tuiles : les nombres 0 à 11, une fois en noir et une fois en blanc. Chacun a une rangée (de quatre tuiles au début, trois à quatre joueurs) qui monte de la gauche à la droite de son propriétaire ; à nombre égal, la noire se tient à gauche de la blanche. Les tuiles des autres montrent leur couleur, jamais leur nombre, jusqu’à ce qu’elles soient couchées. Combien de tuiles noires et blanches restent dans la pioche, tous le savent.
    À ton tour, tu pioches une tuile de la couleur de ton choix, que toi seul vois, et tu annonces le nombre d’une tuile cachée d’un adversaire. Coup au but : cette tuile est couchée ; attaque encore sans piocher, ou arrête-toi, et ta tuile piochée rejoint ta rangée, cachée, à sa juste place. Raté : ta tuile piochée rejoint ta rangée à découvert, et c’est au suivant. Quand la pioche est vide, tu attaques sans piocher, et un raté t’oblige à coucher une de tes tuiles. Quand toutes tes tuiles sont couchées, tu es hors jeu ; le dernier qui a une tuile cachée gagne.
    Avec les jokers, il y a aussi un joker noir et un blanc, notés -. Un joker se tient où l’on veut, sauf juste entre deux nombres qui se suivent dans une même couleur (deux jokers côte à côte comptent pour un seul) ; une tuile posée ne bouge plus.
    Comment la table est dessinée : N et ● c’est noir, B et ○ blanc, ? un nombre inconnu. Sous chaque tuile, sa lettre, a étant la plus à gauche de son propriétaire. Un double cadre : la tuile est couchée ; b≠4,7 dit que 4 et 7 ont été annoncés pour la tuile b, à tort. Une tuile après + vient d’être piochée et se tient à part. ▶ : c’est son tour ; après un nom, ses points, et à la dernière ligne les tuiles qui restent dans la pioche.
vinci-moves =
    #2 prend deux tuiles noires au début, et les autres blanches. +N pioche une tuile noire, +B une blanche.
    2c=7 dit que la tuile c de la place 2 est un 7 ; 2c=- que c’est un joker.
    !c arrête et range la tuile piochée en troisième ; ! seul arrête sans rien ranger.
    @c range la tuile montrée en troisième ; ~c couche ta troisième tuile. =N3 N- B5 dresse ta rangée dans cet ordre.
