# The Lost Code en texte simple, pour qui lit sans page.

lost-code-short =
    Six couleurs de pierres : J jaune, V violet, R rouge, B bleu, T vert, S rose ; de chaque couleur une pierre de chaque nombre, 0 à 7 (jusqu’à 8 dans la course corsée ; pas de pierres rouges dans le jeu d’initiation). Il y a quatre chevalets, avec une pierre de chaque couleur. Tu vois tous les chevalets sauf le tien, ceux qui ne sont à personne aussi. Une pierre de chaque couleur est dans la boîte, les autres forment les piles : on ne les voit pas.
    Une manche : le dernier de la course lance trois dés et peut en changer un. Du dernier au premier, chacun prend un disque et annonce un intervalle pour la somme de ses propres pierres des trois couleurs ; une couleur qui sort deux fois compte deux fois. Les disques couvrent 1, 2, 3, 4, 5, 7 ou 10 sommes et valent 5, 4, 3, 3, 2, 2, 1. Les autres répondent la vérité : dedans, au-dessus ou au-dessous ; pour le disque de largeur 1, seulement juste ou faux. Juste : on avance des points du disque. Faux : on rend une pierre de son choix, que tous voient désormais ; la suivante, tous la voient sauf soi.
    Après 10, 9 ou 8 manches (à 2, 3 ou 4), chacun écrit en secret jusqu’à trois nombres par couleur. Trouvé avec un nombre : 5 points ; avec deux : 2 ; avec trois : 1 ; manqué ou vide : 2 de moins. Le plus loin gagne.
    Comment la table est dessinée : une ligne par chevalet, · pour un chevalet qui n’est à personne ; J? est ta propre pierre jaune, J5 un 5 jaune ; → 7 est la case sur la piste, × J3 une pierre rendue. 9-15 ▲ à côté d’un chevalet est l’intervalle annoncé dans cette manche et la réponse : ✓ dedans, ▲ au-dessus, ▼ au-dessous, ✗ faux. Puis une ligne avec la manche, les dés, les disques encore libres (largeur→points) et ce qui reste dans les piles ; puis une ligne par manche avec ses dés et ce qu’on t’a dit de ta somme : 9-15 dans cet intervalle, >15 au-dessus, <9 au-dessous, ≠9 ce n’est pas 9. ▶ : c’est son tour, ☠ : maudit.
lost-code-moves =
    lance fait rouler les dés ; =JVB joue jaune, violet, bleu : les dés tels quels, ou l’un d’eux changé.
    9-15 annonce de 9 à 15, avec le disque de cette largeur ; 9 seul, avec le plus étroit. xV rend ta pierre violette.
    +12 prend le raccourci et écrit 1 et 2 ; passe le laisse.
    J1 V12 R- B345 T0 S7 est la réponse finale ; - laisse une couleur vide.
