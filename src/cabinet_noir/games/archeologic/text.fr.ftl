# ArcheOlogic. On tutoie ; les cases du plan sont des « zones », celles d’un bâtiment des « cases ».

archeologic-name = ArcheOlogic
archeologic-pitch = Six bâtiments dorment sous la cité. Interroge l’Archéoscope, compte ton temps, dresse le plan avant les autres.

## Les options d’une table

archeologic-option-verdict = Si un plan est faux
archeologic-option-verdict-booklet = on est hors jeu
archeologic-option-verdict-app = on apprend ce qui est juste et on continue
archeologic-option-clues = Indices de départ (3 : difficile, 5 : facile)
archeologic-option-beginners = Indices en plus, pour des débutants (chacun les siens)
archeologic-option-beginners-0 = aucun
archeologic-option-beginners-1 = un
archeologic-option-beginners-2 = deux
archeologic-option-expert = Jeu expert : des relations au lieu de pièges
archeologic-option-edition = Pièges et cercle
archeologic-edition-buildings = Ce qui est imprimé sur chaque bâtiment, droit : s case sûre, f piège brûlant, b piège tranchant, « . » rien. Les formes restent ; quatre pièges de chaque sorte en tout ; chaque bâtiment doit avoir quatre aspects différents quand on le tourne.
archeologic-edition-ring = Les axes du cercle, dans le sens des aiguilles d’une montre : A à E et 1 à 5, chacun une fois.
archeologic-option-quest = Code de quête (vide : au hasard)

## Les pièces

archeologic-building = { $building ->
    [S] le zigzag
    [T] le té
    [L] l’équerre
    [O] le carré
    [V] le coin
   *[I] la barre
}
archeologic-building-begins = { $building ->
    [S] Le zigzag
    [T] Le té
    [L] L’équerre
    [O] Le carré
    [V] Le coin
   *[I] La barre
}
archeologic-second = { $second ->
    [S] le zigzag
    [T] le té
    [L] l’équerre
    [O] le carré
    [V] le coin
   *[I] la barre
}
archeologic-symbol = { $symbol ->
    [s] case sûre
    [f] piège brûlant
    [b] piège tranchant
   *[none] rien
}
archeologic-element = { $element ->
    [buildings] Bâtiments
    [empty] Vides
    [traps] Pièges
    [S] Zigzag
    [T] Té
    [L] Équerre
    [O] Carré
    [V] Coin
   *[I] Barre
}
archeologic-axis = { $kind ->
    [column] colonne { $axis }
   *[row] ligne { $axis }
}
archeologic-question = { archeologic-axis }, { archeologic-element }
archeologic-turned = { $turn ->
    [0] sans tourner
    [1] un quart de tour
    [2] un demi-tour
   *[3] trois quarts de tour
}

## Le plan

archeologic-plan = Ton plan de la cité
archeologic-plan-text = { $laid ->
    [0] Aucun bâtiment posé.
    [one] Un bâtiment posé sur six.
   *[other] { $laid } bâtiments posés sur six.
}
archeologic-laid = { $building } en { $zone }, { $turned }
archeologic-zone-empty = { $zone }, libre
archeologic-zone-laid = { $zone }, { $building }, { $symbol }
archeologic-zone-clue = indice : { $symbol }
archeologic-zone-note = ta marque : { $symbol }
archeologic-zone-clash = deux bâtiments s’y chevauchent
archeologic-zone-letters = au crayon : { $buildings }
archeologic-zone-odds = possible : { $symbols }
archeologic-tray = Bâtiments à poser
archeologic-tray-empty = Les six sont posés. Touche un bâtiment pour le tourner, glisse-le hors du plan pour le reprendre.
archeologic-case = Que noter ?
archeologic-counter = { $counter ->
    [f] Piège brûlant, encore { $rest }
    [b] Piège tranchant, encore { $rest }
    [s] Case sûre
   *[empty] Zone vide
}
archeologic-letter = Lettre : { $building } est peut-être là
archeologic-rubber = Gommer
archeologic-piece = { $building }, { $turned }
archeologic-turn = Tourner
archeologic-clear = Tout reprendre
archeologic-pencil = Crayon : jetons et lettres
archeologic-wrong = Contredit ce que tu sais : { $names }
archeologic-contradicts = contredit ce que tu sais
archeologic-against = ton plan le contredit
archeologic-clash = Ne tiennent pas ainsi : { $names }
archeologic-why-zone = Zone { $zone }
archeologic-riddle-buildings = Bâtiments
archeologic-riddle-zones = Zones
archeologic-riddle-answers = Réponses aux autres
archeologic-riddle-aside = Le temps qu’elle coûte ne compte pas ici.
archeologic-why-letters = { $zone }, au crayon
archeologic-why-known = Ce que la maison sait
archeologic-why-ways = { $count ->
    [one] 1 place
   *[other] { $count } places
}
archeologic-plan-checked = Ton plan, en vérification
archeologic-city = La cité
archeologic-quest-code = Quête { $quest }
archeologic-time = Temps { $time }
archeologic-marks = chevronné { $seasoned } · confirmé { $confirmed }

## Les modes du bas

archeologic-mode-lay = Bâtir
archeologic-mode-scope = Interroger
archeologic-mode-answers = Réponses
archeologic-modes = Que veux-tu faire ?

## L’Archéoscope

archeologic-ring = Cercle des axes
archeologic-ring-viewfinder = viseur
archeologic-ring-axis = { $axis }, { $time ->
    [0] sans supplément
   *[other] { $time } de temps en plus
}
archeologic-elements = Que demander ?
archeologic-element-time = { $element }, { $time } de temps
archeologic-ask = Interroger · { $time }
archeologic-choose-element = Que demander ?
archeologic-price = { $axis }, { $element } : { $turning } + { $looking }
archeologic-holes = Dernière réponse
archeologic-holes-none = Les trous sont encore vides.
archeologic-shown-nothing = rien
archeologic-answers = Tes réponses
archeologic-answers-none = Tu n’as encore rien demandé.
archeologic-clues = Indices
archeologic-clues-alone = Indices pour toi seul
archeologic-best = Meilleure question : { $axis }, { $element }
archeologic-worlds = { $worlds ->
    [one] une seule cité possible
   *[other] { $worlds } cités possibles
}

## Ce qu’il y a à faire

archeologic-ask-aim = Pose le viseur où tu veux, puis la quête commence.
archeologic-aim-here = Poser le viseur : { $axis }
archeologic-ask-turn = À toi : interroge, ou propose ton plan.
archeologic-ask-wait = En attendant, avance ton plan.
archeologic-ask-pending = Ton plan est en vérification.
archeologic-standing-checked = On n’y touche plus : le verdict tombe quand ton pion est de nouveau dernier.
archeologic-standing-out = Tu es hors jeu. La cité se montre à la fin.
archeologic-ask-watch = Tu regardes la quête.
archeologic-ask-over = La cité est au jour.
archeologic-ask-chosen = Touche une zone pour y poser { $building }.
archeologic-claim = Proposer ce plan · { $time }
archeologic-claim-clash = Des bâtiments se chevauchent : déplace-les pour proposer.
archeologic-claim-missing = Pose les six bâtiments pour proposer.
archeologic-claim-title = Proposer ce plan ?
archeologic-claim-cost = Tu avances de { $time }. { $seats ->
    [1] Ton plan est vérifié aussitôt.
   *[other] Ton plan sera vérifié quand ton pion sera de nouveau dernier ; d’ici là, plus question d’y toucher.
} { $verdict ->
    [app] S’il est faux, tu apprends quels bâtiments sont justes, et tu continues.
   *[booklet] S’il est faux, { $seats ->
        [1] la quête est perdue
       *[other] tu es hors jeu
    }.
}
archeologic-claim-yes = Oui, entrer dans la cité
archeologic-claim-no = Pas encore
archeologic-give-up = Abandonner
archeologic-give-up-later = Tu peux abandonner quand c’est ton tour.
archeologic-give-up-title = Abandonner la quête ?
archeologic-give-up-text = { $seats ->
    [1] La quête s’arrête, et la cité se montre.
   *[other] Tu quittes la quête ; les autres la continuent, et tu verras la cité à la fin.
}
archeologic-give-up-yes = Oui, abandonner
archeologic-give-up-no = Non, continuer

## La piste

archeologic-track = Piste de temps
archeologic-pawn = { $name } : { $place }{ $state ->
    [checking] , en vérification
    [out] , hors jeu
   *[other] { "" }
}

## Les notes

archeologic-notes = Tes notes
archeologic-notes-text = Toi seul les vois. Elles te suivent sur tous tes appareils.
archeologic-notes-words = En quelques mots

## Les indices

archeologic-clue-trap = { $at } : { $trap ->
    [f] piège brûlant
   *[b] piège tranchant
}
archeologic-clue-across = { $value ->
    [left] { archeologic-building-begins } se trouve entièrement plus à gauche que { archeologic-second }.
    [right] { archeologic-building-begins } se trouve entièrement plus à droite que { archeologic-second }.
   *[neither] Ni { archeologic-building } ni { archeologic-second } ne se trouve entièrement à gauche de l’autre.
}
archeologic-clue-along = { $value ->
    [above] { archeologic-building-begins } se trouve entièrement plus haut que { archeologic-second }.
    [below] { archeologic-building-begins } se trouve entièrement plus bas que { archeologic-second }.
   *[neither] Ni { archeologic-building } ni { archeologic-second } ne se trouve entièrement plus haut que l’autre.
}
archeologic-clue-touch = { $value ->
    [yes] { archeologic-building-begins } et { archeologic-second } se touchent par un côté.
   *[no] { archeologic-building-begins } et { archeologic-second } ne se touchent par aucun côté.
}
archeologic-clue-share = { $value ->
    [yes] { archeologic-building-begins } et { archeologic-second } ont une ligne ou une colonne en commun.
   *[no] { archeologic-building-begins } et { archeologic-second } n’ont ni ligne ni colonne en commun.
}
archeologic-clue-edge = { $value ->
    [corner] { archeologic-building-begins } occupe un coin du plan.
    [border] { archeologic-building-begins } touche le bord, mais aucun coin.
   *[none] { archeologic-building-begins } ne touche pas le bord.
}
archeologic-clue-beside = { $value ->
    [0] Aucune zone vide ne touche { archeologic-building } par un côté.
    [1] Une zone vide touche { archeologic-building } par un côté.
   *[other] { $value } zones vides touchent { archeologic-building } par un côté.
}
archeologic-clue-empties_line = { $value ->
    [yes] Les trois zones vides sont sur une même ligne ou colonne.
   *[no] Les trois zones vides ne sont pas toutes sur une même ligne ou colonne.
}
archeologic-clue-empties_apart = { $value ->
    [yes] Les zones vides ne se touchent pas.
   *[no] Au moins deux zones vides se touchent.
}

## Le récit

archeologic-told-began = La cité est enfouie ; { $clues ->
    [one] un indice est donné
   *[other] { $clues } indices sont donnés
}. { $seat_me ->
    [yes] Tu commences.
   *[no] { $seat } commence.
}
archeologic-told-aimed = Le viseur est posé sur { $axis }.
archeologic-told-asked = { $seat_me ->
    [yes] Tu interroges
   *[no] { $seat } interroge
} l’axe { $axis } : { $element ->
    [buildings] combien de bâtiments ?
    [empty] combien de zones vides ?
    [traps] quels pièges ?
    [S] le zigzag ?
    [T] le té ?
    [L] l’équerre ?
    [O] le carré ?
    [V] le coin ?
   *[I] la barre ?
} (temps : { $time }).
archeologic-told-count = Réponse : { archeologic-counted }.
archeologic-counted = { $element ->
    [buildings] { $number ->
        [0] aucun bâtiment
        [one] un bâtiment
       *[other] { $number } bâtiments
    }
   *[empty] { $number ->
        [0] aucune zone vide
        [one] une zone vide
       *[other] { $number } zones vides
    }
}
archeologic-said-safe = { $safe ->
    [one] une case sûre
   *[other] { $safe } cases sûres
}
archeologic-said-fire = { $fire ->
    [one] un piège brûlant
   *[other] { $fire } pièges brûlants
}
archeologic-said-blade = { $blade ->
    [one] un piège tranchant
   *[other] { $blade } pièges tranchants
}
archeologic-told-symbols = Réponse : { archeologic-shown }.
archeologic-shown = { $kinds ->
    [s] { archeologic-said-safe }
    [f] { archeologic-said-fire }
    [b] { archeologic-said-blade }
    [sf] { archeologic-said-safe } et { archeologic-said-fire }
    [sb] { archeologic-said-safe } et { archeologic-said-blade }
    [fb] { archeologic-said-fire } et { archeologic-said-blade }
    [sfb] { archeologic-said-safe }, { archeologic-said-fire } et { archeologic-said-blade }
   *[none] rien
}
archeologic-told-claimed = { $seat_me ->
    [yes] Tu proposes un plan.
   *[no] { $seat } propose un plan.
}
archeologic-told-right = { $seat_me ->
    [yes] Ton plan est exact !
   *[no] Le plan de { $seat } est exact !
}
archeologic-told-wrong = { $seat_me ->
    [yes] Ton plan n’est pas le bon.
   *[no] Le plan de { $seat } n’est pas le bon.
}
archeologic-told-buildings = { $buildings ->
    [none] Aucun bâtiment n’est à sa place.
   *[other] À leur place : { $buildings }.
}
archeologic-told-left = { $seat_me ->
    [yes] Tu abandonnes la quête.
   *[no] { $seat } abandonne la quête.
}
archeologic-told-unearthed = La cité est mise au jour : quête { $quest }.

## Un coup, quand on relit la partie

archeologic-move-aim = poser le viseur sur { $axis }
archeologic-move-claim = proposer un plan
archeologic-move-give-up = abandonner

## La fin

archeologic-score-name = { $seats ->
    [1] temps
   *[other] points
}
archeologic-score = { $seats ->
    [1] temps passé : { $score }
   *[other] { $score ->
        [0] cité non trouvée
       *[other] cité trouvée
    }
}
archeologic-found = La cité est retrouvée, bâtiment par bâtiment.
archeologic-timed = La cité est retrouvée. Les titres se gagnent avec trois indices.
archeologic-nobody = La cité garde son secret.
archeologic-seasoned = Le monde s’incline : archéologue chevronné !
archeologic-confirmed = Bravo : archéologue confirmé.
archeologic-apprentice = La cité est trouvée : apprenti archéologue. La prochaine fois, plus vite !

## Pourquoi

archeologic-on-axis = { $kind ->
    [column] dans la colonne { $axis }
   *[row] sur la ligne { $axis }
}
archeologic-reading = { $element ->
    [buildings] { archeologic-on-axis }, il y a { archeologic-counted }
    [empty] { archeologic-on-axis }, { $number ->
        [0] aucune zone n’est vide
       *[other] il y a { archeologic-counted }
    }
    [traps] { archeologic-on-axis }, il { $kinds ->
        [none] n’y a aucun piège
       *[other] y a { archeologic-shown }
    }
   *[building] { $kinds ->
        [none] { archeologic-building } n’est pas { archeologic-on-axis }
       *[other] { archeologic-on-axis }, { archeologic-building } a { archeologic-shown }
    }
}
archeologic-a-trap = { $trap ->
    [f] un piège brûlant
   *[b] un piège tranchant
}
archeologic-why-trap = Indice : { archeologic-a-trap } en { $at }.
archeologic-why-alone = { $seat_me ->
    [yes] Indice pour toi seul
   *[no] Indice pour { $seat }
} : { archeologic-a-trap } en { $at }.
archeologic-why-answer = Réponse : { archeologic-reading }.
archeologic-why-drift = À la question « { archeologic-axis }, { archeologic-element } », le viseur { $traps ->
    [0] n’a pas avancé : la réponse ne montrait aucun piège
    [one] a avancé d’un cran de plus : la réponse montrait un piège
   *[other] a avancé de { $traps } crans de plus : la réponse montrait { $traps } pièges
}.
archeologic-why-verdict = { archeologic-told-wrong } { $right ->
    [none] Aucun bâtiment n’y est bien posé.
   *[other] Bien posés : { $right }. Mal posés : { $wrong }.
}
archeologic-its-traps = { $kinds ->
    [f] { " " }(piège brûlant en { $fire })
    [b] { " " }(piège tranchant en { $blade })
    [fb] { " " }(piège brûlant en { $fire }, piège tranchant en { $blade })
   *[none] { "" }
}
archeologic-claim-place = { archeologic-building-begins } occupe { $zones }{ archeologic-its-traps }.
archeologic-claim-place-not = { archeologic-building-begins } n’occupe pas { $zones } de cette façon{ archeologic-its-traps }.
archeologic-claim-turns = { archeologic-building-begins } occupe { $zones } ; reste à savoir dans quel sens ({ $count } possibles).
archeologic-claim-spots = { archeologic-building-begins } occupe l’un de ces endroits : { $spots }.
archeologic-claim-places = Il reste { $count } positions possibles pour { archeologic-building }{ $zones ->
    [none] .
   *[other] , et toutes couvrent { $zones }.
}
archeologic-claim-zone = { $kinds ->
    [x] { $zone } est vide.
    [s] En { $zone }, il y a une case sûre.
    [f] En { $zone }, il y a un piège brûlant.
    [b] En { $zone }, il y a un piège tranchant.
    [xs] En { $zone }, il n’y a pas de piège.
    [xf] { $zone } est vide, ou il y a un piège brûlant.
    [xb] { $zone } est vide, ou il y a un piège tranchant.
    [sf] En { $zone }, il y a une case sûre ou un piège brûlant.
    [sb] En { $zone }, il y a une case sûre ou un piège tranchant.
    [fb] En { $zone }, il y a un piège, brûlant ou tranchant.
    [xsf] En { $zone }, il n’y a pas de piège tranchant.
    [xsb] En { $zone }, il n’y a pas de piège brûlant.
    [xfb] En { $zone }, il n’y a pas de case sûre.
    [sfb] { $zone } n’est pas vide.
   *[xsfb] En { $zone }, tout est encore possible.
}
archeologic-claim-cover = { $count ->
    [one] { archeologic-building-begins } couvre { $zone }{ $empty ->
        [yes] , sinon { $zone } est vide
       *[no] { "" }
    }.
   *[other] { $zone } est { $empty ->
        [yes] vide, ou couverte
       *[no] couverte
    } par l’un de ces bâtiments : { $letters }.
}
archeologic-claim-cover-not = { $count ->
    [one] { archeologic-building-begins } ne couvre pas { $zone }.
    [2] Ni { archeologic-building } ni { archeologic-second } ne couvre { $zone }.
   *[other] Aucun de ces bâtiments ne couvre { $zone } : { $letters }.
}
archeologic-answer-to = { $seat_me ->
    [yes] Ta réponse
   *[no] La réponse donnée à { $seat }
}
archeologic-claim-answer = { archeologic-answer-to } : { archeologic-reading }.
archeologic-claim-answer-not = { archeologic-answer-to } n’est pas : { archeologic-reading }.
archeologic-claim-answers = { archeologic-answer-to } ({ archeologic-axis }, { archeologic-element }) est l’une des { $count } réponses encore possibles.
archeologic-about-building = Regarde où peut être { archeologic-building }.
archeologic-about-zone = Regarde la zone { $zone }.
archeologic-about-answer = Regarde ce que { $seat_me ->
    [yes] tu as demandé
   *[no] { $seat } a demandé
} : { archeologic-axis }, { archeologic-element }.

## Ce qui n’allait pas, et que faire

archeologic-not-your-turn = Ce n’est pas encore ton tour : le pion le plus en arrière joue. Avance ton plan en attendant.
archeologic-aim-first = Pose d’abord le viseur sur un axe.
archeologic-already-aimed = Le viseur est déjà posé : il avance maintenant tout seul.
archeologic-not-a-city = Ce plan ne tient pas : pose les six bâtiments, sans chevauchement et sans déborder.
archeologic-unreadable-move = « { $text } » n’est pas un coup. Essaie B pièges, 3 S ou @A, par exemple.

## Les règles

archeologic-rules-goal = Six bâtiments sont enfouis sous une cité de cinq zones sur cinq. Sois le premier à retrouver leur place et leur orientation.
archeologic-rules-pieces-title = Les bâtiments
archeologic-rules-pieces = Quatre grands, deux petits ; 22 cases en tout, trois zones restent vides. On les tourne, on ne les retourne jamais. Chaque case est sûre, brûlante ou tranchante.
archeologic-rules-turn-title = Ton tour
archeologic-rules-last = Le pion le plus en arrière sur la piste de temps joue, encore et encore tant qu’il est dernier. En avançant, on ne compte pas les places occupées.
archeologic-rules-viewfinder = Le viseur avance tout seul d’un cran. L’axe où il s’arrête est gratuit, le suivant coûte 1, n’importe quel autre 2.
archeologic-rules-elements = Choisis ce que tu demandes : le nombre de bâtiments ou de zones vides (1), les cases d’un petit bâtiment ou les pièges (2), les cases d’un grand bâtiment (3).
archeologic-rules-answer = La réponse est pour toi seul : un nombre, ou un symbole par case, sans ordre ni place. Tout le monde voit ta question.
archeologic-rules-example = Ici, le carré sur la ligne 1 montre un piège brûlant et un piège tranchant.
archeologic-rules-claim-title = Je pense avoir trouvé !
archeologic-rules-claim = Au début de ton tour, au lieu de questionner, avance de 4 et propose le plan entier. Il est vérifié quand ton pion est de nouveau dernier. Exact, tu gagnes. Faux, selon la table, tu es hors jeu, ou tu apprends quels bâtiments sont justes et tu rejoues aussitôt.
archeologic-rules-solo-title = Seul
archeologic-rules-solo = Pose le viseur où tu veux. Chaque piège vu dans une réponse le fait avancer d’un cran de plus. Ton score est le temps passé, la proposition comprise. Avec trois indices, chaque quête a deux repères, montrés à la fin : jusqu’au premier (18 à 25) tu es chevronné, jusqu’au second (27 à 41) confirmé.
archeologic-rules-expert-title = Jeu expert
archeologic-rules-expert = Au lieu de pièges, on te donne des relations entre bâtiments, différentes à chaque partie.
archeologic-rules-screen-title = Sur cet écran
archeologic-rules-screen = Glisse les bâtiments sur le plan ; touche un bâtiment posé pour le tourner sur place, ou fais-le pivoter d’un second doigt en le glissant. Le crayon pose des jetons et écrit des lettres. Tout est gardé.
archeologic-rules-keys-title = Au clavier
archeologic-keys-arrows = aller de zone en zone
archeologic-keys-building = prendre un bâtiment (ou le demander)
archeologic-keys-place = poser ici ; interroger
archeologic-keys-turn = tourner le bâtiment en main
archeologic-keys-back = reprendre le bâtiment de cette zone
archeologic-keys-axis = choisir un axe
archeologic-keys-others = demander bâtiments, vides, pièges
archeologic-keys-mode = bâtir, interroger, réponses
archeologic-keys-pencil = crayon ; avec lui, les lettres des bâtiments, et
archeologic-keys-counters = brûlant, tranchant, sûr, vide

## Au terminal

archeologic-word-traps = pièges
archeologic-word-empty = vides
archeologic-word-buildings = bâtiments
archeologic-word-give-up = abandonne
archeologic-naming =
    D2=… dit ce qu’il y a en D2 : s une case sûre, f un piège brûlant, b un piège tranchant, . rien.
    at.D2=… dit quel bâtiment couvre D2 : S zigzag, T té, L équerre, O carré, V coin, I barre.
archeologic-notation =
    Les six bâtiments, droits : s est une case sûre, f un piège brûlant, b un piège tranchant.

    S b ·    T s ·    L b ·    O s f    V f ·    I s s f
      s s      s f      s ·      s b      s s
      · s      b ·      s s

    B pièges demande les pièges de la colonne B, 3 S le bâtiment S sur la ligne 3 ; aussi bâtiments, vides, T L O V I.
    Sous chaque axe, ce qu’il en coûte d’y tourner le viseur ; entre parenthèses, le viseur.
    ! SB3> TA1^ LD1v OA4< VC5^ IE1> propose une cité : chaque bâtiment, la zone en haut à gauche de son cadre, et où
    pointe son sommet : ^ droit, > un quart de tour, v un demi-tour, < trois quarts.
    Seul, @3 pose d’abord le viseur sur la ligne 3. abandonne met fin à la quête.
    ¤f est un piège donné en indice, +b. ce qui s’est vu dans les trous, + étant une case sûre.

## Sur papier

archeologic-paper-text = À droite, le temps que coûte chaque question, en plus de l’axe.
archeologic-paper-axis = Axe
archeologic-paper-element = Ce qu’on demande
archeologic-paper-time = Temps
archeologic-paper-claim = Proposer le plan
archeologic-paper-score = Une colonne par quête : le temps mis, et une croix si la cité n’est pas trouvée.

# À côté de la vraie boîte
archeologic-companion-draw = Tirer une quête
archeologic-companion-code = Code d’une quête
archeologic-companion-open = Ouvrir cette quête
archeologic-companion-by-hand = J’ai le livret et l’Archéoscope de la boîte
archeologic-companion-quest = Quête
archeologic-companion-clues = Indices de départ
archeologic-companion-share = Partager la quête
archeologic-companion-share-text = Chacun sur son appareil : la même quête, ses propres réponses. La piste du temps reste sur la table.
archeologic-companion-link = Lien
archeologic-companion-invited = On te propose la quête { $quest }. Ta feuille porte déjà une autre quête ({ $mine }) : elle serait effacée.
archeologic-companion-booklet = celle de ton livret
archeologic-companion-take = Prendre la nouvelle quête
archeologic-companion-keep = Garder ma feuille
archeologic-companion-right = C’est la cité ! Ne dis rien aux autres : leur vérification ne change pas.
archeologic-companion-wrong = Ce n’est pas la cité. La maison ne dit pas ce qui est faux.
archeologic-companion-traps = Pièges du livret
archeologic-companion-traps-text = Touche une zone : flamme, lame, rien
archeologic-companion-add = Noter une réponse
archeologic-companion-axis = Axe
archeologic-companion-shown = L’Archéoscope montre
archeologic-companion-no-quest = Aucune quête ne porte ce code. Vérifie-le, ou tires-en une autre.
archeologic-companion-no-city = Ce n’est pas une cité entière : six bâtiments, aucun sur un autre.
archeologic-companion-trap-twice = Une zone ne porte qu’un piège.
archeologic-companion-booklet-checks = Ici, c’est le livret de la boîte qui vérifie.
archeologic-companion-no-answer = L’Archéoscope ne peut pas montrer cela pour cet élément.
