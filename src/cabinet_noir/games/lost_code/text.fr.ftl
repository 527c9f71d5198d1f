# The Lost Code. Les pierres sont des « pierres », les disques des « disques » ; on tutoie.

lost-code-name = The Lost Code
lost-code-pitch = Tout le monde voit ton code, sauf toi. Parie sur la somme de tes pierres, puis nomme-les toutes.

## Les options d’une table

lost-code-option-beginner = Version débutante, sans les pierres rouges
lost-code-option-tougher = Course corsée, avec les 8
lost-code-option-shortcut = Raccourci mortel
lost-code-option-curse = Malédiction du temple
lost-code-option-rounds = Nombre de tours
lost-code-option-rounds-none = comme dans la boîte
lost-code-option-highest = Nombre le plus haut (7 dans la boîte)
lost-code-option-edition = Valeurs des disques
lost-code-edition-disks = Les sept disques, côté normal, du plus étroit au plus large : combien de sommes de suite chacun montre (width, de 1 à 12) et ses points (points, de 1 à 9). Pas deux de même largeur ; un disque plus large ne rapporte jamais plus.
lost-code-edition-reach = La plus haute somme que montre le côté normal : de 21 à 30.
lost-code-edition-x_disks = Les sept disques, côté X (course corsée), sous les mêmes conditions.
lost-code-edition-x_reach = La plus haute somme que montre le côté X : de 24 à 30.

lost-code-assist-best = Conseil : les points attendus de chaque disque, échange et réponse

## Les couleurs et leurs animaux

lost-code-colour = { $colour ->
    [yellow] jaune
    [violet] violet
    [red] rouge
    [blue] bleu
    [green] vert
   *[pink] rose
}
lost-code-animal = { $colour ->
    [yellow] jaguar
    [violet] caméléon
    [red] ours
    [blue] aigle
    [green] tortue
   *[pink] axolotl
}
lost-code-stone = { $number ->
    [hidden] { lost-code-colour }, caché
   *[other] { lost-code-colour } { $number }
}
lost-code-die = dé { lost-code-colour }, { lost-code-animal }
lost-code-token = jeton { lost-code-colour }

## La table

lost-code-track = La piste du serpent
lost-code-space = { $name } : case { $space }
lost-code-skull-here = le crâne attend sur la case 7
lost-code-rack = { $me ->
    [yes] Ton chevalet, que tu ne vois pas
   *[no] Chevalet : { $name }
}
lost-code-nobody = neutre
lost-code-on-turn = joue
lost-code-roller = lance
lost-code-cursed = maudit
lost-code-round = Tour { $round } sur { $rounds }
lost-code-dice = Les dés
lost-code-no-dice = Les dés ne sont pas encore lancés.
lost-code-piles = Pioches
lost-code-pile = { lost-code-colour } : { $count ->
    [0] pioche vide
    [one] encore une
   *[other] encore { $count }
}
lost-code-gave-up = A rendu
lost-code-tokens = Raccourcis
lost-code-took = Raccourci { lost-code-colour }{ $numbers ->
    [unread] { "" }
   *[other] {" "}: { $numbers }
}
lost-code-verdict-inside = juste
lost-code-verdict-above = c’est plus
lost-code-verdict-below = c’est moins
lost-code-verdict-wrong = faux
lost-code-wrote = a écrit
lost-code-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qu’il y a à faire

lost-code-ask-roll = Tu fermes la marche : lance les dés.
lost-code-roll = Lancer les dés
lost-code-ask-token = Deux dés { $colour ->
    [yellow] jaunes
    [violet] violets
    [red] rouges
    [blue] bleus
    [green] verts
   *[pink] roses
} : prends le raccourci et écris d’un à trois nombres, ou laisse-le.
lost-code-take = Prendre et écrire { $numbers }
lost-code-take-none = Choisis un à trois nombres
lost-code-pass = Laisser
lost-code-ask-dice = Garde les dés, ou touche celui que tu veux changer.
lost-code-ask-dice-red = Pas de rouge dans cette version : choisis une couleur pour chaque dé rouge.
lost-code-keep = Garder ces dés
lost-code-dice-as-rolled = Comme lancés
lost-code-ask-estimate = Choisis un disque, puis tourne-le sur ta somme.
lost-code-disk = Disque de { $width } : { lost-code-points }
lost-code-disk-by = Disque de { $width }, pris par { $name }
lost-code-dial = Début de la fourchette
lost-code-dial-less = Tourner vers le bas
lost-code-dial-more = Tourner vers le haut
lost-code-announce = Annoncer { $least }–{ $most }
lost-code-announce-one = Annoncer { $least }
lost-code-ask-exchange = Raté : rends une de tes pierres, sans voir la nouvelle.
lost-code-exchange = Rendre la pierre { $colour ->
    [yellow] jaune
    [violet] violette
    [red] rouge
    [blue] bleue
    [green] verte
   *[pink] rose
}
lost-code-ask-write = C’est la fin : écris jusqu’à trois nombres par couleur.
lost-code-write = Remettre ma réponse
lost-code-write-blanks = { $count ->
    [one] Une couleur est vide : elle coûtera 2.
   *[other] { $count } couleurs sont vides : chacune coûtera 2.
} Touche encore pour remettre quand même.
lost-code-ask-wait = En attendant, relis ta fiche.
lost-code-ask-written = Ta réponse est remise. Les autres écrivent encore.
lost-code-chance = { $odds } %
lost-code-expected = { $points } en moyenne
lost-code-advice = Conseil : { $move } ({ $bits } { $bits ->
    [one] point
   *[other] points
} en moyenne)
lost-code-exchange-worth = { $best ->
    [yes] le mieux :
   *[no] { "" }
} { $points } en moyenne
lost-code-exchange-text = Sous chaque pierre : ce que ta réponse finale y gagne en moyenne.
lost-code-copy-sheet = Le mieux : recopier

## La fiche de déduction

lost-code-sheet = Ta fiche de déduction
lost-code-sheet-text = Un trait plein : tu as vu ce nombre. Un trait léger : tu l’as déduit. Toi seul vois cette fiche.
lost-code-sheet-numbers = Les nombres
lost-code-sheet-rounds = Les tours
lost-code-own-stone = Ta pierre { $colour ->
    [yellow] jaune
    [violet] violette
    [red] rouge
    [blue] bleue
    [green] verte
   *[pink] rose
}
lost-code-sheet-answer = La réponse finale
lost-code-number = { $colour ->
    [yellow] jaune
    [violet] violet
    [red] rouge
    [blue] bleu
    [green] vert
   *[pink] rose
} { $number }, { $strike ->
    [seen] vu
    [deduced] déduit impossible
    [noted] rayé par toi
   *[open] possible
}
lost-code-line = { $round }
lost-code-sum = Somme
lost-code-given-up = rendu { $number }
lost-code-worlds = { $count ->
    [one] Un seul code possible
   *[other] { $count } codes possibles
}
lost-code-possible-short = { $count } poss.
lost-code-possible = { $count ->
    [one] un seul nombre possible
   *[other] { $count } nombres possibles
}

## La fin

lost-code-furthest = Le plus avancé l’emporte ; à égalité, le jeton le plus bas de la pile.
lost-code-final = Les réponses
lost-code-final-line = { $colour ->
    [yellow] Jaune
    [violet] Violet
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[pink] Rose
} : { $number }, écrit { $written }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Le récit

lost-code-told-dealt = Les pierres sont sur les chevalets, les jetons empilés au départ.
lost-code-told-round = Tour { $round }. { $seat_me ->
    [yes] Tu fermes la marche et lances les dés.
   *[no] { $seat } ferme la marche et lance les dés.
}
lost-code-first = { $first ->
    [yellow] jaune
    [violet] violet
    [red] rouge
    [blue] bleu
    [green] vert
   *[pink] rose
}
lost-code-second = { $second ->
    [yellow] jaune
    [violet] violet
    [red] rouge
    [blue] bleu
    [green] vert
   *[pink] rose
}
lost-code-third = { $third ->
    [yellow] jaune
    [violet] violet
    [red] rouge
    [blue] bleu
    [green] vert
   *[pink] rose
}
lost-code-told-rolled = { $seat_me ->
    [yes] Tu lances
   *[no] { $seat } lance
} { lost-code-first }, { lost-code-second }, { lost-code-third }.
lost-code-told-dice-set = On joue { lost-code-first }, { lost-code-second }, { lost-code-third }.
lost-code-told-took = { $seat_me ->
    [yes] Tu prends le raccourci { lost-code-colour } et écris en secret.
   *[no] { $seat } prend le raccourci { lost-code-colour } et écrit en secret.
}
lost-code-told-passed = { $seat_me ->
    [yes] Tu laisses le raccourci.
   *[no] { $seat } laisse le raccourci.
}
lost-code-told-estimated = { $seat_me ->
    [yes] Tu annonces
   *[no] { $seat } annonce
} { $disk ->
    [1] { $least }.
   *[other] de { $least } à { $most }.
}
lost-code-told-inside = { $seat_me ->
    [yes] Ta somme
   *[no] La somme de { $seat }
} est bien { $disk ->
    [1] { $least } !
   *[other] entre { $least } et { $most }.
}
lost-code-told-above = { $seat_me ->
    [yes] Ta somme
   *[no] La somme de { $seat }
} dépasse { $most }.
lost-code-told-below = { $seat_me ->
    [yes] Ta somme
   *[no] La somme de { $seat }
} est en dessous de { $least }.
lost-code-told-wrong = { $seat_me ->
    [yes] Ta somme
   *[no] La somme de { $seat }
} n’est pas { $least }.
lost-code-told-disk-forward = { $seat_me ->
    [yes] Tu avances de { $steps }.
   *[no] { $seat } avance de { $steps }.
}
lost-code-told-disk-back = { $seat_me ->
    [yes] Tu recules de { $steps }.
   *[no] { $seat } recule de { $steps }.
}
lost-code-told-curse-forward = { $seat_me ->
    [yes] La malédiction te donne { $steps } point.
   *[no] La malédiction donne { $steps } point à { $seat }.
}
lost-code-told-curse-back = { $seat_me ->
    [yes] La malédiction te fait reculer de { $steps }.
   *[no] La malédiction fait reculer { $seat } de { $steps }.
}
lost-code-told-sheet-forward = { $seat_me ->
    [yes] Ta réponse te fait avancer de { $steps }.
   *[no] La réponse de { $seat } vaut { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } en avant.
}
lost-code-told-sheet-back = { $seat_me ->
    [yes] Ta réponse te fait reculer de { $steps }.
   *[no] La réponse de { $seat } coûte { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
}
lost-code-told-exchanged = { $seat_me ->
    [yes] Tu rends ta pierre
   *[no] { $seat } rend sa pierre
} { $colour ->
    [yellow] jaune
    [violet] violette
    [red] rouge
    [blue] bleue
    [green] verte
   *[pink] rose
} : c’était le { $old }. { $new ->
    [hidden] { "" }
   *[other] La nouvelle est le { $new }.
}
lost-code-told-tokens-left = Les raccourcis qui restent quittent le jeu.
lost-code-told-cursed = { $seat_me ->
    [yes] Tu es en tête : le crâne est pour toi.
   *[no] { $seat } est en tête et prend le crâne.
}
lost-code-told-curse-lifted = La malédiction est levée.
lost-code-told-writing = Dernière étape : chacun écrit sa réponse en secret.
lost-code-told-wrote = { $seat_me ->
    [yes] Tu as remis ta réponse.
   *[no] { $seat } a remis sa réponse.
}
lost-code-told-revealed = Les chevalets se retournent !

## Un coup, quand on relit la partie

lost-code-move-roll = lancer les dés
lost-code-move-take = prendre le raccourci
lost-code-move-pass = laisser le raccourci aux autres
lost-code-move-dice = jouer { lost-code-first }, { lost-code-second }, { lost-code-third }
lost-code-move-estimate = annoncer { $disk ->
    [1] { $least }
   *[other] de { $least } à { $most }
}
lost-code-move-write = écrire sa réponse

## Pourquoi

lost-code-why-sight = { $seat_me ->
    [yes] Tu vois
   *[no] { $seat } voit
} les pierres { $colour ->
    [yellow] jaunes
    [violet] violettes
    [red] rouges
    [blue] bleues
    [green] vertes
   *[pink] roses
} { $numbers } : { $seat_me ->
    [yes] la tienne
   *[no] la pierre cachée
} en est une autre.
lost-code-why-answer = Tour { $round }, { lost-code-first }{ $first_was ->
    [hidden] { "" }
   *[other] {" "}(c’était le { $first_was })
} + { lost-code-second }{ $second_was ->
    [hidden] { "" }
   *[other] {" "}(c’était le { $second_was })
} + { lost-code-third }{ $third_was ->
    [hidden] { "" }
   *[other] {" "}(c’était le { $third_was })
} : { $seat_me ->
    [yes] tu as annoncé
   *[no] { $seat } a annoncé
} { $disk ->
    [1] { $least }
   *[other] de { $least } à { $most }
}, et c’était { $verdict ->
    [inside] juste
    [above] plus
    [below] moins
   *[wrong] faux
}.
lost-code-reckoned-range = { lost-code-first } + { lost-code-second } + { lost-code-third } : sur { $worlds } possibilités, { $inside } donnent { $disk ->
    [1] { $least }
   *[other] de { $least } à { $most }
} ({ $percent } %). Juste, ce disque rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $cursed ->
    [yes] {" "}; faux, il en coûte autant
   *[no] { "" }
}.
lost-code-claim-is = { $seat_me ->
    [yes] Ta pierre
   *[no] La pierre
} { $colour ->
    [yellow] jaune
    [violet] violette
    [red] rouge
    [blue] bleue
    [green] verte
   *[pink] rose
}{ $seat_me ->
    [yes] { "" }
   *[no] {" "}de { $seat }
} { $open ->
    [yes] peut encore porter n’importe quel nombre
   *[no] porte { $count ->
        [one] le { $numbers }
       *[other] l’un de ces nombres : { $numbers }
    }
}.
lost-code-claim-is-not = { $seat_me ->
    [yes] Ta pierre
   *[no] La pierre
} { $colour ->
    [yellow] jaune
    [violet] violette
    [red] rouge
    [blue] bleue
    [green] verte
   *[pink] rose
}{ $seat_me ->
    [yes] { "" }
   *[no] {" "}de { $seat }
} ne porte { $count ->
    [one] pas le { $numbers }
   *[other] aucun de ces nombres : { $numbers }
}.
lost-code-about = Regarde { $seat_me ->
    [yes] ta pierre
   *[no] la pierre
} { $colour ->
    [yellow] jaune
    [violet] violette
    [red] rouge
    [blue] bleue
    [green] verte
   *[pink] rose
}{ $seat_me ->
    [yes] { "" }
   *[no] {" "}de { $seat }
}.

## Ce qui ne va pas, et quoi faire

lost-code-not-your-turn = Ce n’est pas encore ton tour. Relis ta fiche en attendant.
lost-code-already-rolled = Les dés sont déjà lancés.
lost-code-no-token-offered = Aucun raccourci n’est proposé maintenant.
lost-code-one-to-three-numbers = Écris un, deux ou trois nombres du jeu, dans l’ordre.
lost-code-dice-not-yours-to-set = Ce n’est pas le moment de changer les dés.
lost-code-one-die-only = Tu peux changer un seul dé (et, en version débutante, chaque dé rouge doit prendre une couleur).
lost-code-no-estimate-now = Ce n’est pas le moment d’annoncer une somme.
lost-code-no-such-disk = Il n’y a pas de disque de cette largeur : { $disk }. Choisis 1, 2, 3, 4, 5, 7 ou 10.
lost-code-disk-taken = Ce disque est déjà pris. Choisis-en un autre.
lost-code-blank-shows = Le disque montrerait un espace vide. Tourne-le un peu moins.
lost-code-nothing-to-exchange = Tu n’as pas de pierre à rendre.
lost-code-pile-empty = Cette pioche est vide. Choisis une autre couleur.
lost-code-too-early-to-write = La réponse finale s’écrit après le dernier tour.
lost-code-up-to-three-numbers = Jusqu’à trois nombres du jeu pour cette couleur, dans l’ordre.
lost-code-already-written = Tu as déjà écrit cette couleur par raccourci.
lost-code-unreadable-move = Je ne comprends pas « { $text } ». Essaie lance, =JVR, 9-15, xV, +12, passe ou J1 V12 R-.

## Les règles

lost-code-rules-goal = Six pierres sur ton chevalet, que tous voient sauf toi. Gagne des cases en pariant sur leurs sommes, et nomme-les à la fin. Le plus avancé gagne.
lost-code-rules-setup-title = Au début
lost-code-rules-setup = Six couleurs, chacune avec son animal et ses nombres de 0 à 7. Il y a toujours quatre chevalets, avec une pierre de chaque couleur. Tu vois tous les chevalets, sauf le tien. Une pierre de chaque couleur reste dans la boîte ; les autres forment les pioches.
lost-code-rules-back = De ton chevalet, tu ne vois que les dos.
lost-code-rules-round-title = Un tour
lost-code-rules-dice = Le dernier de la course lance trois dés. Il peut en changer un.
lost-code-rules-estimate = Du dernier au premier, chacun prend un disque et le tourne sur une fourchette : là où se trouve, selon lui, la somme de ses pierres de ces couleurs. Une couleur tombée deux fois compte deux fois.
lost-code-rules-answer = Les autres répondent, et c’est toujours vrai : juste, plus, ou moins. Pour le disque le plus étroit : juste ou faux, rien d’autre.
lost-code-rules-right = Juste : tu avances des points du disque.
lost-code-rules-wrong = Faux : tu rends une pierre de ton choix. On la voit ; la nouvelle, tout le monde la voit sauf toi.
lost-code-rules-order = Sur une même case, le jeton du dessus est derrière. L’ordre d’un tour est fixé quand il commence.
lost-code-rules-disks-title = Les disques
lost-code-rules-disks = Largeur du disque, et ce qu’il rapporte. Ce tableau est le nôtre : la règle ne l’imprime pas en entier.
lost-code-rules-disks-edition = Largeur du disque, et ce qu’il rapporte à cette table : édition « { $name } ».
lost-code-rules-end-title = La fin
lost-code-rules-end = Après 10, 9 ou 8 tours (à 2, 3 ou 4), chacun écrit en secret jusqu’à trois nombres par couleur. Trouvé avec un nombre : 5. Avec deux : 2. Avec trois : 1. Raté ou vide : −2.
lost-code-rules-tie = À égalité, le jeton le plus bas de la pile gagne.
lost-code-rules-variants-title = Les variantes
lost-code-rules-beginner-title = Version débutante :
lost-code-rules-beginner = sans les rouges. Qui lance un dé rouge lui donne la couleur qu’il veut.
lost-code-rules-tougher-title = Course corsée :
lost-code-rules-tougher = les 8 sont du jeu, et les disques vont jusqu’à { $reach }.
lost-code-rules-shortcut-title = Raccourci mortel :
lost-code-rules-shortcut = quand les dés montrent deux fois une couleur, avant tout changement, on peut prendre son jeton, chacun à son rang. On écrit aussitôt, pour de bon, un à trois nombres : cette couleur comptera double, en bien comme en mal. Les jetons partent trois tours avant la fin.
lost-code-rules-curse-title = Malédiction du temple :
lost-code-rules-curse = quand quelqu’un atteint la case 7, celui qui mène prend le crâne. Maudit, tu gagnes 1 point par erreur des autres, mais ta propre erreur te coûte les points du disque. Le crâne suit celui qui mène, et part quand quelqu’un atteint 13, ou avant le dernier tour.
lost-code-rules-sheet-title = Ta fiche
lost-code-rules-sheet = Chaque pierre rendue est connue : les anciennes sommes en disent alors plus long sur les autres. La nouvelle pierre, elle, peut être tout ce que personne n’a vu.
lost-code-rules-keys-title = Au clavier
lost-code-keys-roll = lancer les dés, ou garder ceux qui sont là
lost-code-keys-disk = choisir un disque
lost-code-keys-turn = tourner le disque
lost-code-keys-enter = annoncer
lost-code-keys-rules = voir ces règles

## Au terminal

lost-code-letter-yellow = J
lost-code-letter-violet = V
lost-code-letter-red = R
lost-code-letter-blue = B
lost-code-letter-green = T
lost-code-letter-pink = S
lost-code-word-roll = lance
lost-code-word-pass = passe
lost-code-exchange-of = rendre la pierre { $colour ->
    [yellow] jaune
    [violet] violette
    [red] rouge
    [blue] bleue
    [green] verte
   *[pink] rose
}
lost-code-naming = 2R=… donne le nombre de la pierre rouge de la place 2. J jaune, V violet, R rouge, B bleu, T vert, S rose.
lost-code-notation =
    lance fait rouler les dés ; =JVB joue jaune, violet, bleu : les dés tels quels, ou l’un d’eux changé.
    9-15 annonce de 9 à 15, avec le disque de cette largeur ; 9 seul, avec le plus étroit.
    xV rend ta pierre violette.
    +12 prend le raccourci et écrit 1 et 2 ; passe le laisse.
    J1 V12 R- B345 T0 S7 est la réponse finale ; - laisse une couleur vide.
    J jaune, V violet, R rouge, B bleu, T vert, S rose. × : pierres rendues ; ☠ : maudit.
    Entrée redessine la table, q pour partir.

## Sur papier

lost-code-paper-text = Barre les nombres que tu vois chez les autres ; (8) ne sert qu’à la course corsée.
lost-code-paper-announced = Annoncé
lost-code-paper-track = Piste

# À côté de la vraie boîte
lost-code-companion-kind = Quelle partie ?
lost-code-companion-kind-of = { $kind ->
    [beginner] Débutants
    [tougher] Course corsée
   *[usual] Normale
}
lost-code-companion-seen = Les pierres que tu vois
lost-code-companion-seen-text = Sur tous les chevalets sauf le tien, et celles que les autres ont rendues.
lost-code-companion-rounds = Tes manches
lost-code-companion-add = Noter une manche
lost-code-companion-dice = Les dés
lost-code-companion-die-away = { $die } : retirer
lost-code-companion-disk = Largeur du disque
lost-code-companion-range = Fourchette annoncée
lost-code-companion-said = Les autres ont dit
lost-code-companion-gave = Pierre rendue
lost-code-companion-gave-number = C’était
lost-code-companion-gave-up = rendue : { $stone }
lost-code-companion-no-such-stone = Il n’y a pas cette pierre dans cette partie.
lost-code-companion-stone-twice = Une même pierre est notée deux fois : { $colour ->
    [yellow] jaune
    [violet] violette
    [red] rouge
    [blue] bleue
    [green] verte
   *[pink] rose
} { $number }.
lost-code-companion-die = Manche { $round } : cette couleur n’est pas en jeu.
lost-code-companion-no-range = Manche { $round } : aucun disque ne montre cette fourchette.
lost-code-companion-verdict = Manche { $round } : avec ce disque, les autres ne répondent pas cela.
lost-code-companion-right-gives-nothing = Manche { $round } : qui a juste ne rend pas de pierre.
