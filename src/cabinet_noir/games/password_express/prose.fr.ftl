# Password Express en texte simple, pour qui lit sans page.

password-express-short =
    Deux équipes trouvent des mots contre la montre. Il y a quatre rangées, chacune avec un thème, une lettre et quatre cartes. Un mot pour une rangée doit relever de son thème, et la lettre de la rangée doit s’y trouver pour la première fois là où le dit une carte libre : 1 au début, 2 en deuxième, 3 en troisième, + en quatrième ou plus loin ; pour une carte 0, nulle part. Le mot prend toutes les cartes libres qui lui vont. Les cartes 1 et + ont une étoile, 2, 3 et 0 en ont deux.
    Majuscules et accents ne comptent pas, une ligature fait deux lettres, les traits d’union, apostrophes et chiffres ne sont pas des lettres. La lettre QK est la première venue des deux. Un article au début n’est pas du mot. Dans une réponse de plusieurs mots chaque mot compte à part, elle peut donc prendre plusieurs cartes. Un mot qui va à plusieurs thèmes peut être dit pour plusieurs rangées. On ne dit rien deux fois dans une manche.
    Un tour dure quinze secondes, ou ce que la table a voulu ; puis l’autre équipe joue pour ce qui reste. Un mot des adversaires peut être contesté ; il est jugé après la manche. Un point par étoile prise ; après quatre manches, le plus haut score gagne.
    Comment la table est dessinée : le numéro d’une rangée, sa lettre, son thème, et dessous les cartes : 2** . est une carte 2 libre à deux étoiles, <mot est pris par la première équipe, >mot par la seconde ; ? est contesté.
password-express-moves =
    1 banane dit banane pour la rangée 1 ; 24 orange pour les rangées 2 et 4 ; 1b3 Porto Rico ne prend de la rangée 1 que la deuxième carte, et la rangée 3.
    >> passe le reste du temps ; ! retourne le sablier ; ok : plus rien à contester, ou c’est lu, on continue.
    ?2c conteste la troisième carte de la rangée 2. + accepte un mot contesté, - le refuse.
    =1432 W Pirates retourne ces cartes sur 0, une par rangée, et remplit la carte blanche ; = tout court ne change rien.
    Un mot noté #2c est inconnu du lexique, sur la troisième carte de la rangée 2 ; #theme est un thème que quelqu’un a écrit.
