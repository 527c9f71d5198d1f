# ArcheOlogic en texte simple, pour qui lit sans page.

archeologic-short =
    Six bâtiments sont enfouis sous une cité de 25 zones : colonnes A à E, lignes 1 à 5. Ils couvrent 22 zones, aucune deux fois ; trois restent vides. On peut les tourner, jamais les retourner. Chaque case est sûre (s), un piège brûlant (f) ou un piège tranchant (b). Aucune ligne ni colonne n’a plus de trois pièges. Les bâtiments, droits (S le zigzag, T le té, L l’équerre, O le carré, V le coin, I la barre) :

    S b ·    T s ·    L b ·    O s f    V f ·    I s s f
      s s      s f      s ·      s b      s s
      · s      b ·      s s

    Le pion le plus en arrière sur la piste du temps joue, et rejoue tant qu’il est dernier ; en avançant, on ne compte pas les places prises. Le viseur avance tout seul d’un axe. Une question porte sur un axe, ligne ou colonne : combien de bâtiments différents s’y trouvent, ou combien de zones vides (1 de temps chacune), quelles cases de V ou de I (2), quels pièges (2), quelles cases de S, T, L ou O (3). L’axe où s’arrête le viseur est gratuit, le suivant coûte 1, tout autre 2. La réponse est pour qui demande seul : un nombre, ou un symbole par case, sans ordre et sans place.
    Au début d’un tour, on peut à la place avancer de 4 et proposer la cité entière. Elle est jugée quand le pion est de nouveau dernier : exacte, on gagne ; fausse, on est hors jeu ou, si la table l’a voulu ainsi, on apprend quels bâtiments sont justes et l’on continue.
    Comment la table est dessinée : d’abord la place de chaque pion sur la piste, puis les axes, le viseur entre parenthèses, et dessous ce qu’il en coûte d’y tourner. Sur le plan, ¤f est un piège brûlant donné en indice, ¤b un piège tranchant. Une réponse comme +b. est ce qui s’est vu dans les trois trous : + une case sûre, f ou b un piège, . rien.
archeologic-moves =
    B pièges demande les pièges de la colonne B, 3 S le bâtiment S sur la ligne 3 ; aussi bâtiments, vides, T, L, O, V, I.
    ! SB3> TA1^ LD1v OA4< VC5^ IE1> propose une cité : chaque bâtiment, la zone en haut à gauche de son cadre, et où pointe son sommet : ^ droit, > un quart de tour vers la droite, v un demi-tour, < trois quarts.
    Seul, @3 pose d’abord le viseur sur la ligne 3. abandonne met fin à la quête.
