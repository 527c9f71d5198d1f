# Code de Vinci. Les tuiles sont des « tuiles » ; on tutoie.

vinci-name = Code de Vinci
vinci-pitch = Chacun cache une rangée de tuiles. Perce le code des autres avant qu’ils ne percent le tien.

## Les options d’une table

vinci-option-jokers = Jeu expert, avec les deux jokers
vinci-option-setup = Au début, les couleurs
vinci-option-setup-choose = chacun choisit les siennes
vinci-option-setup-chance = le hasard les donne
vinci-option-empty_pile = Pioche vide, un raté coûte
vinci-option-empty_pile-lay_open = une de ses tuiles
vinci-option-empty_pile-no_penalty = rien
vinci-option-games = Nombre de parties, aux points
vinci-option-first = Qui commence
vinci-option-first-none = le hasard
vinci-option-first-0 = la place 1
vinci-option-first-1 = la place 2
vinci-option-first-2 = la place 3
vinci-option-first-3 = la place 4
vinci-option-highest = Nombre le plus haut (11 dans la boîte)

## Les tuiles

vinci-joker = joker
vinci-tile = { $face ->
    [hidden] tuile { $colour ->
        [black] noire
       *[white] blanche
    } cachée
    [joker] joker { $colour ->
        [black] noir
       *[white] blanc
    }
   *[other] { $face } { $colour ->
        [black] noir
       *[white] blanc
    }
}
vinci-standing = { $letter }, { $tile }{ $state ->
    [open] , couchée
    [mine] , debout, toi seul la vois
   *[other] { "" }
}
vinci-denied = pas { $faces }
vinci-noted = ta note : { $note }
vinci-possible = { $count ->
    [one] un seul nombre possible
   *[other] { $count } nombres possibles
}
vinci-possible-short = { $count } poss.
vinci-drawn = piochée
vinci-drawn-label = tuile piochée : { $tile }
vinci-on-turn = joue
vinci-out = hors jeu
vinci-row = { $me ->
    [yes] Ta rangée
   *[no] Rangée : { $name }
}, { $hidden ->
    [0] aucune tuile cachée
    [one] une tuile cachée
   *[other] { $hidden } tuiles cachées
}
vinci-your-row = Ta rangée
vinci-row-points = { $now } pts · total { $total }
vinci-pile = Pioche
vinci-pile-left = { $count ->
    [0] épuisée
    [one] encore une
   *[other] encore { $count }
}
vinci-pile-count = { $count } { $colour ->
    [black] { $count ->
        [0] noire
        [one] noire
       *[other] noires
    }
   *[white] { $count ->
        [0] blanche
        [one] blanche
       *[other] blanches
    }
}
vinci-draw = { $colour ->
    [black] Piocher une noire
   *[white] Piocher une blanche
}

## Ce qu’il y a à faire

vinci-ask-choose = Combien de tuiles noires prends-tu ? Les autres seront blanches.
vinci-choose-unseen = Personne ne voit ton choix avant que tous aient choisi.
vinci-choose = { $black ->
    [0] aucune noire
    [one] une noire
   *[other] { $black } noires
}, { $white ->
    [0] aucune blanche
    [one] une blanche
   *[other] { $white } blanches
}
vinci-chosen = Tu prends : { $words }. On attend les autres.
vinci-has-chosen = a choisi
vinci-chooses = choisit ses couleurs…
vinci-ask-draw = Choisis la couleur de ta pioche.
vinci-ask-tile = Touche une tuile adverse, puis annonce son nombre.
vinci-ask-tile-note = Crayon : touche une tuile adverse pour y noter.
vinci-ask-number = Chez { $name }, la tuile { $letter } est…
vinci-ask-strike = Chez { $name }, tuile { $letter } : barre ce qu’elle ne peut pas être.
vinci-ask-go-on = Bien vu ! Attaque encore, ou arrête-toi à l’abri.
vinci-ask-place = Touche l’endroit où poser ta tuile.
vinci-ask-lay-open = Touche celle de tes tuiles que tu préfères coucher.
vinci-ask-arrange = Place ton joker, puis dresse ta rangée.
vinci-ask-stand-up = Voici ta rangée. Dresse-la quand tu veux.
vinci-ask-meanwhile = Touche une tuile adverse pour y prendre des notes.
vinci-stop = S’arrêter
vinci-stand-up = Dresser ma rangée
vinci-joker-left = ◀ Joker { $colour ->
    [black] noir
   *[white] blanc
}
vinci-joker-right = Joker { $colour ->
    [black] noir
   *[white] blanc
} ▶
vinci-put-here = Poser la tuile ici, en { $letter }
vinci-pencil = Crayon : prendre des notes
vinci-note-done = C’est noté
vinci-pad-guess = Annoncer un nombre
vinci-pad-note = Barrer des nombres
vinci-pad-denied = déjà refusé
vinci-pad-struck = barré
vinci-denied-twice = { $face } a déjà été refusé pour cette tuile. Touche encore une fois pour l’annoncer quand même.
vinci-typed = Tu tapes { $typed }. Entrée pour valider.
vinci-key-black = n
vinci-key-white = b
vinci-letter-black = N
vinci-letter-white = B

## Les notes

vinci-notes = Tes notes
vinci-notes-text = Toi seul les vois. Elles te suivent sur tous tes appareils.
vinci-notes-later = Ses tuiles ne sont pas encore prises.
vinci-notes-nothing = Plus rien à chercher ici.
vinci-note-tile = { $letter }, { $colour ->
    [black] noire
   *[white] blanche
}
vinci-note-wrong = ces ratures ne peuvent pas être justes
vinci-note-words = En quelques mots

## Entre deux parties, et à la fin

vinci-result = Partie { $game } : { $name } l’emporte
vinci-result-points = { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout
vinci-next-game = À la partie suivante
vinci-last-standing = La dernière rangée à garder un secret gagne.
vinci-highest-total = Le plus haut total l’emporte.

## Un coup, quand on relit la partie

vinci-move-colours = { $black ->
    [0] ne prendre aucune tuile noire
    [one] prendre une tuile noire
   *[other] prendre { $black } tuiles noires
}
vinci-move-arrange = dresser la rangée
vinci-move-draw = piocher une tuile { $colour ->
    [black] noire
   *[white] blanche
}
vinci-move-guess = annoncer le { $colour ->
    [unseen] { $face }
   *[other] { vinci-tile }
} pour la tuile { $place } de { $victim }
vinci-move-stop = s’arrêter là
vinci-move-place = poser la tuile en { $place }
vinci-move-lay-open = coucher la tuile { $place }

## Le récit

vinci-told-laid-out = { $game ->
    [1] Les tuiles sont mêlées : chacun choisit ses couleurs.
   *[other] Partie { $game } : les tuiles sont mêlées, chacun choisit ses couleurs.
} { $seat_me ->
    [yes] Tu commenceras.
   *[no] { $seat } commencera.
}
vinci-told-chose = { $seat } a choisi ses couleurs.
vinci-told-chose-own = Tu choisis { $black ->
    [0] de ne prendre aucune tuile noire.
    [one] une seule tuile noire.
   *[other] { $black } tuiles noires.
}
vinci-told-took = { $seat_me ->
    [yes] Tu prends
   *[no] { $seat } prend
} { $black ->
    [0] { "" }
    [one] une noire
   *[other] { $black } noires
}{ $black ->
    [0] { "" }
   *[other] { $white ->
        [0] { "" }
       *[other] { " et " }
    }
}{ $white ->
    [0] { "" }
    [one] une blanche
   *[other] { $white } blanches
}.
vinci-told-began = { $game ->
    [1] Les tuiles sont distribuées.
   *[other] Partie { $game } : les tuiles sont distribuées.
} { $seat_me ->
    [yes] Tu commences.
   *[no] { $seat } commence.
}
vinci-told-arranged = { $seat_me ->
    [yes] Tu as dressé ta rangée.
   *[no] { $seat } a dressé sa rangée.
}
vinci-told-turn = { $seat_me ->
    [yes] C’est à toi.
   *[no] C’est à { $seat } de jouer.
}
vinci-told-drew = { $seat_me ->
    [yes] Tu pioches { $face ->
        [hidden] une tuile { $colour ->
            [black] noire
           *[white] blanche
        }
       *[other] le { vinci-tile }
    }.
   *[no] { $seat } pioche { $face ->
        [hidden] une tuile { $colour ->
            [black] noire
           *[white] blanche
        }
       *[other] le { vinci-tile }
    }.
}
vinci-told-hit = { $seat_me ->
    [yes] Tu annonces le { vinci-tile } pour la tuile { $place } chez { $victim_seat } : touché !
   *[no] { $seat } annonce le { vinci-tile } pour { $victim_seat_me ->
        [yes] ta tuile { $place }
       *[no] la tuile { $place } chez { $victim_seat }
    } : touché !
}
vinci-told-miss = { $seat_me ->
    [yes] Tu annonces le { vinci-tile } pour la tuile { $place } chez { $victim_seat } : raté.
   *[no] { $seat } annonce le { vinci-tile } pour { $victim_seat_me ->
        [yes] ta tuile { $place }
       *[no] la tuile { $place } chez { $victim_seat }
    } : raté.
}
vinci-told-showed = { $seat_me ->
    [yes] Tu avais pioché
   *[no] { $seat } avait pioché
} le { vinci-tile }.
vinci-told-inserted = { $seat_me ->
    [yes] Tu ranges le { vinci-tile }, caché, en { $place }.
   *[no] { $seat } range sa tuile, cachée, en { $place }.
}
vinci-told-inserted-open = { $seat_me ->
    [yes] Tu ranges le { vinci-tile } en { $place }, à découvert.
   *[no] { $seat } range le { vinci-tile } en { $place }, à découvert.
}
vinci-told-laid-open = { $seat_me ->
    [yes] Tu couches ta tuile { $place } : le { vinci-tile }.
   *[no] { $seat } couche sa tuile { $place } : le { vinci-tile }.
}
vinci-told-put-out = { $seat_me ->
    [yes] Ton code est percé : tu n’as plus rien à cacher.
   *[no] { $seat } n’a plus rien à cacher et quitte le jeu.
}
vinci-told-won = { $seat_me ->
    [yes] Tu gagnes la partie !
   *[no] { $seat } gagne la partie.
} { $bonus ->
    [0] { "" }
   *[other] Tuiles gardées secrètes : { $bonus } points.
}

## Pourquoi

vinci-why-own = { $seat_me ->
    [yes] Le { vinci-tile } est à toi.
   *[no] { $seat } a le { vinci-tile }.
}
vinci-why-open = { $where ->
    [drawn] { $seat } vient de montrer le { vinci-tile }.
   *[row] { vinci-whose } est couchée : c’est le { vinci-tile }.
}
vinci-why-miss = { $by_seat_me ->
    [yes] Tu as
   *[no] { $by_seat } a
} annoncé le { vinci-tile } pour { $seat_me ->
    [yes] ta { vinci-which }
   *[no] la { vinci-which } chez { $seat }
} : raté.
vinci-claim-is = { vinci-whose } { $count ->
    [one] est le { vinci-tile }
   *[other] ne peut être que : { vinci-faces }
}.
vinci-claim-is-not = { vinci-whose } { $count ->
    [one] n’est pas le { vinci-tile }
   *[other] ne peut pas être : { vinci-faces }
}.
vinci-about = Regarde { $seat_me ->
    [yes] ta { vinci-which }
   *[no] la { vinci-which } chez { $seat }
}.
vinci-whose = { $seat_me ->
    [yes] Ta
   *[no] Chez { $seat }, la
} { vinci-which }
vinci-which = { $where ->
    [drawn] tuile piochée
    [hand] tuile { $colour ->
        [black] noire
       *[white] blanche
    } nº { $place } en partant de la plus petite
   *[row] tuile { $place }
}
vinci-faces = { $numbers }{ $joker ->
    [yes] , { vinci-joker }
   *[no] { "" }
}

## Ce qui ne va pas, et quoi faire

vinci-not-your-turn = Ce n’est pas encore ton tour. Profites-en pour relire tes notes.
vinci-nothing-to-choose = Les couleurs sont choisies.
vinci-too-many-tiles = Tu prends { $most } tuiles en tout : pas plus de { $most } noires.
vinci-nothing-to-arrange = Les rangées sont déjà dressées.
vinci-row-cannot-stand = Cette rangée ne tient pas : nombres croissants, et pas de joker entre deux nombres voisins d’une même couleur.
vinci-already-drawn = Tu as déjà pioché : annonce maintenant une tuile adverse.
vinci-nothing-to-draw = Il n’y a rien à piocher maintenant.
vinci-colour-exhausted = Il n’y a plus de tuile { $colour ->
    [black] noire
   *[white] blanche
}. Prends l’autre couleur.
vinci-draw-first = Pioche d’abord une tuile.
vinci-not-now = Pas maintenant : fais d’abord ce qui t’est demandé.
vinci-own-tile = C’est ta propre tuile : choisis celle d’un adversaire.
vinci-no-such-tile = Il n’y a pas de tuile à cet endroit. Choisis-en une dans une rangée.
vinci-no-such-face = { $face } n’existe pas dans ce jeu. Choisis un nombre du clavier.
vinci-already-open = Cette tuile est déjà couchée. Choisis-en une debout.
vinci-stop-only-after-a-hit = On ne s’arrête qu’après avoir touché. Annonce d’abord une tuile.
vinci-tile-cannot-stand-there = La tuile ne peut pas se tenir là. Choisis une des places proposées.
vinci-nothing-to-place = Tu n’as pas de tuile à poser.
vinci-nothing-to-lay-open = Tu n’as pas de tuile à coucher maintenant.
vinci-unreadable-move = Je ne comprends pas « { $text } ». Essaie par exemple +N, 2c=7 ou !.

## Les règles

vinci-rules-good = permis
vinci-rules-bad = interdit
vinci-rules-goal = Chacun dresse devant soi une rangée secrète. Devine les tuiles des autres une à une ; le dernier qui garde une tuile cachée gagne.
vinci-rules-setup-title = Au début
vinci-rules-setup = Vingt-quatre tuiles : les nombres de 0 à 11, en noir et en blanc. Chacun en prend quatre (trois à quatre joueurs), en choisissant combien de noires et combien de blanches, sans voir le choix des autres ; puis il les range en ordre croissant, de sa gauche à sa droite. (La table peut aussi laisser faire le hasard.)
vinci-rules-order = À nombre égal, la noire se tient à gauche de la blanche.
vinci-rules-hidden = Des autres, tu ne vois que la couleur du dos : un rond plein pour les noires, un anneau pour les blanches. La place de chaque tuile en dit déjà long.
vinci-rules-turn-title = À ton tour
vinci-rules-draw = Pioche une tuile de la couleur que tu veux. Toi seul la vois ; elle reste à l’écart.
vinci-rules-name = Désigne une tuile cachée d’un adversaire et annonce son nombre.
vinci-rules-hit-title = Touché :
vinci-rules-hit = la tuile se couche, face visible. Tu peux attaquer encore, sans piocher, ou t’arrêter : ta tuile piochée rejoint alors ta rangée, cachée.
vinci-rules-miss-title = Raté :
vinci-rules-miss = ta tuile piochée rejoint ta rangée à découvert, et c’est au suivant.
vinci-rules-empty-title = Pioche vide :
vinci-rules-empty = on attaque sans piocher. Un raté oblige à coucher une de ses propres tuiles, au choix (sauf si la table en a décidé autrement).
vinci-rules-end-title = La fin
vinci-rules-end = Quand toutes tes tuiles sont couchées, tu es hors jeu. Le dernier joueur qui a encore un secret gagne.
vinci-rules-joker-title = Le jeu expert : les jokers
vinci-rules-joker = Deux jokers, un noir et un blanc, marqués d’un tiret. On pose le sien où l’on veut, sauf juste entre deux nombres qui se suivent dans une même couleur. Deux jokers côte à côte comptent pour un seul.
vinci-rules-joker-later = Une tuile posée ne bouge plus. Si un joker laisse plusieurs places justes à un nombre pioché plus tard, tu choisis parmi celles où aucun joker ne finit entre deux nombres qui se suivent dans une même couleur ; s’il n’y en a aucune, toutes sont permises.
vinci-rules-match-title = Plusieurs parties, aux points
vinci-rules-match = La table peut jouer une série de parties. Le plus haut total gagne.
vinci-rules-match-tile = Une tuile devinée : 10 points.
vinci-rules-match-joker = Un joker deviné : 20 points.
vinci-rules-match-out = Un adversaire mis hors jeu : 50 points de plus.
vinci-rules-match-bonus = Le gagnant ajoute ses tuiles encore cachées : 10 points chacune, 20 pour un joker.
vinci-rules-screen-title = Sur cet écran
vinci-rules-screen = Touche une tuile adverse, puis un nombre : c’est annoncé. Le crayon change le clavier en bloc-notes : chaque nombre touché est barré pour cette tuile. Les nombres déjà refusés à tous sont barrés d’office.
vinci-rules-keys-title = Au clavier
vinci-keys-choose = au début : prendre autant de noires
vinci-keys-arrows = aller d’une tuile à l’autre
vinci-keys-digits = taper un nombre, puis l’annoncer (ou le barrer, au crayon)
vinci-keys-joker = annoncer le joker
vinci-keys-draw = piocher une noire, une blanche
vinci-keys-stop = s’arrêter après un coup au but
vinci-keys-pencil = prendre ou poser le crayon
vinci-keys-escape = laisser la tuile
vinci-keys-rules = voir ces règles

## Ce qu’on tape dans un terminal

vinci-naming = 2c=… donne le nombre de la tuile c de la place 2.
vinci-notation =
    #2 prend deux tuiles noires au début, et les autres blanches.
    +N pioche une tuile noire, +B une blanche.
    2c=7 dit que la troisième tuile de la place 2 est un 7 ; 2c=- que c’est un joker.
    !c arrête et range la tuile piochée en troisième ; ! seul arrête sans rien ranger.
    @c range la tuile montrée en troisième ; ~c couche ta troisième tuile.
    =N3 N- B5 dresse ta rangée dans cet ordre.
    N et ● : noir, B et ○ : blanc. Un double cadre : tuile couchée ; ≠ : nombres annoncés à tort.
    Entrée redessine la table, q pour partir.

## Sur papier

vinci-paper-text = Tuiles vues : barre-les. Puis une ligne par tuile cachée, dans l’ordre de la rangée : entoure sa couleur, barre ce qu’elle ne peut pas être.
vinci-paper-laid = Un trait sous le nombre : la tuile est couchée. Sous une tuile, ce qui lui a été refusé.

# À côté de la vraie boîte
vinci-companion-jokers = Avec les jokers
vinci-companion-begin = Ta rangée d’abord, puis les autres dans le sens des aiguilles d’une montre.
vinci-companion-tap = Touche une tuile : sa couleur, son numéro, ce qui a été raté, ou une tuile posée à côté.
vinci-companion-tile = Tuile { $letter }, { $name }
vinci-companion-colour = Couleur
vinci-companion-back = { $colour ->
    [black] ● Noire
   *[white] ○ Blanche
}
vinci-companion-face = Ton numéro
vinci-companion-open = Montrée : c’était
vinci-companion-lies-open = Elle est couchée, visible de tous
vinci-companion-missed = Annoncé et raté
vinci-companion-by = Annoncé par
vinci-companion-left-of = Une tuile piochée se pose à gauche
vinci-companion-right-of = Une tuile piochée se pose à droite
vinci-companion-take-out = Retirer cette tuile
vinci-companion-left = { $count ->
    [one] Une seule répartition est possible.
   *[other] { $count } répartitions sont possibles.
}
vinci-companion-no-such-tile = Ce raté parle d’une tuile qui n’est pas sur la feuille.
vinci-companion-row-too-short = Chaque rangée commence avec { $count } tuiles.
vinci-companion-missed-and-shown = Une tuile montre ce qui a été raté sur elle. Corrige l’un ou l’autre.
vinci-companion-tile-twice = Une même tuile est notée à deux endroits : { vinci-tile }.
vinci-companion-no-jokers = Il n’y a pas de joker dans cette partie.
vinci-companion-too-many-backs = Il n’y a que { $count } tuiles de chaque couleur.
vinci-companion-open-without-face = Une tuile couchée montre son numéro : note-le.
vinci-companion-not-in-order = Une rangée entièrement connue n’est pas dans l’ordre croissant.
