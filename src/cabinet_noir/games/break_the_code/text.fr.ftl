# Break the Code. On tutoie ; les tuiles sont des « tuiles », les lettres A à E des « places ».

break-the-code-name = Break the Code
break-the-code-pitch = Pose les bonnes questions, recoupe les réponses, et nomme le code avant tout le monde.

## Les options d’une table

break-the-code-option-last_guess = Plus de cartes : chacun tente encore sa chance
break-the-code-option-first = Qui commence
break-the-code-option-first-none = le hasard
break-the-code-option-first-0 = la place 1
break-the-code-option-first-1 = la place 2
break-the-code-option-first-2 = la place 3
break-the-code-option-first-3 = la place 4
break-the-code-option-codes = Longueur des codes
break-the-code-option-codes-full = comme dans la boîte
break-the-code-option-codes-short = plus courts
break-the-code-option-codes-tiny = minuscules

## Les tuiles

break-the-code-tile = { $number } { $colour ->
    [black] noir
    [white] blanc
   *[green] vert
}
break-the-code-letter-black = N
break-the-code-letter-white = B
break-the-code-letter-green = V
break-the-code-tile-hidden = tuile cachée
break-the-code-standing = { $letter }, { $tile }
break-the-code-your-rack = Ta rangée, derrière ton paravent
break-the-code-screens = Les paravents
break-the-code-rack = Paravent : { $name }
break-the-code-centre = Au centre
break-the-code-centre-hidden = Les tuiles du centre, faces cachées
break-the-code-centre-shown = Les tuiles du centre
break-the-code-on-turn = joue
break-the-code-standing-found = a trouvé
break-the-code-standing-out = hors course
break-the-code-possible = { $count ->
    [one] une seule tuile possible
   *[other] { $count } tuiles possibles
}
break-the-code-possible-short = { $count } poss.

## Les cartes

break-the-code-cards = Cartes ouvertes
break-the-code-pile-left = { $count ->
    [0] pioche vide
    [one] encore une carte en pioche
   *[other] encore { $count } cartes en pioche
}
break-the-code-card = { $card ->
    [1] Où sont tes 0 ?
    [2] Où sont tes 1, ou tes 2 ?
    [3] Où sont tes 3, ou tes 4 ?
    [4] Où sont tes 5 ?
    [5] Où sont tes 6, ou tes 7 ?
    [6] Où sont tes 8, ou tes 9 ?
    [7] Quelles voisines ont la même couleur ?
    [8] Quelles voisines ont des nombres qui se suivent ?
    [9] Combien de tuiles noires ?
    [10] Combien de tuiles blanches ?
    [11] Combien de nombres impairs ?
    [12] Combien de nombres pairs, 0 compris ?
    [13] Combien de tuiles ont un nombre en double ?
    [14] Total des trois plus à gauche ?
    [15] Total des trois plus à droite ?
    [16] Total des tuiles du milieu ?
    [17] Total de toutes tes tuiles ?
    [18] Total de tes noires ?
    [19] Total de tes blanches ?
    [20] Ta tuile C dépasse-t-elle 4 ?
   *[21] La plus grande moins la plus petite ?
}
break-the-code-question = { $choice ->
    [none] { break-the-code-card }
   *[other] Où sont tes { $choice } ?
}
break-the-code-card-bits = { $bits ->
    [0] n’apprend rien
    [1] coupe le reste en deux
   *[other] coupe { $bits } fois le reste en deux
}
break-the-code-card-best = la meilleure question
break-the-code-choose = Quel nombre veux-tu chercher ?
break-the-code-ask-number = Les { $number }
break-the-code-empty-place = Place vide

## Les réponses

break-the-code-answer = { $kind ->
    [nowhere] nulle part
    [places] { $count ->
        [2] en { $first } et { $second }
       *[other] en { $places }
    }
    [no-groups] aucun groupe
    [groups] { $places }
    [amount] { $number }
    [yes] oui
   *[no] non
}
break-the-code-history = Questions et réponses
break-the-code-no-history = Aucune question pour l’instant.
break-the-code-asked-by = posée par { $name }
break-the-code-answers-of = Réponses : { $name }

## Ce qu’il y a à faire

break-the-code-ask-now = À toi : choisis une carte, ou devine.
break-the-code-ask-last-chance = Ton code est percé. Une dernière chance : nomme celui d’en face.
break-the-code-ask-last-guess = Plus de cartes. Tente ta chance, ou passe.
break-the-code-ask-wait = Ta feuille est là pour noter ce que tu sais.
break-the-code-ask-found = Tu as trouvé ! Tu réponds encore aux questions.
break-the-code-ask-found-first = Tu as trouvé ! En face, il reste un seul essai.
break-the-code-ask-out = Tu ne devines plus, mais tu réponds encore.
break-the-code-put = Poser la question
break-the-code-guess-open = Deviner
break-the-code-guess-title-hand = Le code de { $name }
break-the-code-guess-title-centre = Les tuiles du centre
break-the-code-guess-hint = Touche les tuiles ; elles se rangent toutes seules.
break-the-code-guess-once = Une seule tentative par partie : bien sûr de toi ?
break-the-code-guess-secret = Toi seul verras ce que tu écris.
break-the-code-guess-say = Annoncer
break-the-code-guess-write = Écrire
break-the-code-guess-sure = Toucher encore pour confirmer
break-the-code-guess-missing = { $count ->
    [one] Encore une tuile.
   *[other] Encore { $count } tuiles.
}
break-the-code-guess-close = Revenir aux cartes
break-the-code-guess-clear = Effacer
break-the-code-pass = Passer
break-the-code-your-guess = Ce que tu as écrit
break-the-code-your-code = Ton code
break-the-code-empty-slot = place { $letter }, vide

## La feuille de notes

break-the-code-notes = Feuille de notes
break-the-code-notes-text = Toi seul la vois. Elle te suit sur tous tes appareils.
break-the-code-notes-tiles = Les vingt tuiles
break-the-code-notes-strike = Touche une tuile : barrée, elle n’est pas dans le code cherché ; encore, entourée, elle y est ; une troisième fois, rien.
break-the-code-notes-mark = { $mark ->
    [struck] , barrée
    [ringed] , entourée
    [seen] , dans ta rangée
   *[none] { "" }
}
break-the-code-notes-place = Place { $letter }, { $name }
break-the-code-notes-words = En quelques mots
break-the-code-notes-wrong = C’est impossible.
break-the-code-notes-impossible = « { $text } » n’est plus possible ici.
break-the-code-notes-odds = { $tile } : { $percent } %

## À la fin

break-the-code-found = Le code est percé.
break-the-code-found-together = Le code est percé par plusieurs : victoire partagée.
break-the-code-nobody-found = Personne n’a percé le code.

## Le récit

break-the-code-told-dealt = Les tuiles sont distribuées. { $seat_me ->
    [yes] Tu commences.
   *[no] { $seat } commence.
}
break-the-code-told-turn = { $seat_me ->
    [yes] C’est à toi.
   *[no] C’est à { $seat } de jouer.
}
break-the-code-told-asked = { $seat_me ->
    [yes] Tu demandes :
   *[no] { $seat } demande :
} « { break-the-code-question } »
break-the-code-told-said = { $seat_me ->
    [yes] Tu réponds
   *[no] { $seat } répond
} : { break-the-code-answer }.
break-the-code-told-right = { $seat_me ->
    [yes] Tu annonces { $code } : c’est juste !
   *[no] { $seat } annonce { $code } : c’est juste !
}
break-the-code-told-wrong = { $seat_me ->
    [yes] Tu annonces { $code } : ce n’est pas ça.
   *[no] { $seat } annonce { $code } : ce n’est pas ça.
}
break-the-code-told-found = { $seat_me ->
    [yes] Tu as trouvé !
   *[no] { $seat } a trouvé !
} La manche se termine.
break-the-code-told-not-found = { $seat_me ->
    [yes] Ce n’était pas ça : tu ne joues plus, mais tu réponds encore.
   *[no] { $seat } n’a pas trouvé et ne joue plus, mais répond encore.
}
break-the-code-told-last-chance = { $seat_me ->
    [yes] Tu as une dernière chance de deviner.
   *[no] { $seat } a une dernière chance de deviner.
}
break-the-code-told-cards-ran-out = Plus de cartes : qui doit encore jouer peut tenter sa chance.
break-the-code-told-passed = { $seat_me ->
    [yes] Tu passes.
   *[no] { $seat } passe.
}
break-the-code-told-ended = { $winners ->
    [0] Personne n’a trouvé.
   *[other] La partie est finie.
} { $centre ->
    [none] Les codes sont dévoilés.
   *[other] Au centre : { $centre }.
}

## Un coup, quand on relit la partie

break-the-code-move-guess = proposer le code { $tiles }
break-the-code-move-pass = passer

## Pourquoi

break-the-code-why-own = Ces tuiles sont à toi, donc nulle part ailleurs : { $tiles }{ $twins ->
    [1] {" "}; seul le { $twin } existe en double
   *[other] { "" }
}.
break-the-code-why-said = « { break-the-code-question } » { $seat } a répondu : { break-the-code-answer }.
break-the-code-why-right = { $seat_me ->
    [yes] Tu as annoncé { $code } : c’était juste.
   *[no] { $seat } a annoncé { $code } : c’était juste.
}
break-the-code-why-wrong = { $seat_me ->
    [yes] Tu as annoncé { $code } : ce n’était pas ça.
   *[no] { $seat } a annoncé { $code } : ce n’était pas ça.
}
break-the-code-claim-is = { $where ->
    [centre] Au centre
   *[hand] Chez { $seat }
}, la tuile { $place } est { $count ->
    [one] le { $tiles }
   *[other] l’une de celles-ci : { $tiles }
}.
break-the-code-claim-is-not = { $where ->
    [centre] Au centre
   *[hand] Chez { $seat }
}, la tuile { $place } n’est { $count ->
    [one] pas le { $tiles }
   *[other] aucune de celles-ci : { $tiles }
}.
break-the-code-claim-holds = { $where ->
    [centre] Au centre
   *[hand] Chez { $seat }
}, il { $most ->
    [0] n’y a pas de { $tile }
   *[other] y a { $least ->
        [0] au plus { $most } { $tile }
       *[other] au moins { $least } { $tile }
    }
}.
break-the-code-about-hand = Regarde la tuile { $place } chez { $seat }.
break-the-code-about-centre = Regarde la tuile { $place } au centre.

## Ce qui ne va pas, et quoi faire

break-the-code-not-your-turn = Ce n’est pas encore ton tour. Profites-en pour compléter ta feuille.
break-the-code-only-a-guess = Il n’y a plus de question à poser : devine, ou passe.
break-the-code-card-not-open = La carte { $card } n’est pas ouverte. Choisis-en une sur la table.
break-the-code-nothing-to-choose = La carte { $card } ne demande pas de choisir un nombre.
break-the-code-choose-a-number = Dis d’abord lequel des deux nombres tu cherches.
break-the-code-wrong-length = Il faut { $wanted } tuiles, ni plus ni moins.
break-the-code-not-in-order = Range les tuiles en ordre croissant, la noire à gauche de la blanche.
break-the-code-no-such-tiles = Ce code n’existe pas : chaque tuile n’est là qu’une fois, sauf les deux 5 verts.
break-the-code-no-passing = À ton tour, pose une question ou devine.
break-the-code-unreadable-move = Je ne comprends pas « { $text } ». Essaie par exemple ?17, ?2=1 ou !N0 B3 V5 N7 B9.

## Au terminal

break-the-code-naming = 2C=… nomme la tuile C de la place 2, .C=… celle du centre ; le 7 noir s’écrit N7 (N noir, B blanc, V vert).
break-the-code-notation =
    ?17 pose la carte 17 ; ?2=1 pose la carte 2 pour les 1.
    !N0 B3 V5 V5 N9 devine, de gauche à droite. - laisse passer une dernière chance.
    N et ● : noir, B et ○ : blanc, V et ▲ : vert. Une lettre entre parenthèses : lampe allumée par la dernière réponse.
    Cartes : 0, 1/2… où sont ces nombres ; ■■ voisines de même couleur ; +1 nombres qui se suivent ; # combien ; Σ totaux.
    Entrée redessine la table, q pour partir.

## Les règles

break-the-code-rules-goal = Perce un code caché en posant des questions à tout le monde. Le premier qui le nomme sans faute gagne.
break-the-code-rules-setup-title = Au début
break-the-code-rules-setup = Vingt tuiles : 0 à 4 et 6 à 9 en noir et en blanc, et deux 5 verts. Chacun range les siennes derrière son paravent, en ordre croissant depuis A.
break-the-code-rules-order = À nombre égal, la noire se tient à gauche de la blanche. Les deux 5 verts sont pareils.
break-the-code-rules-two = À deux : cinq tuiles chacun, les dix autres dorment dans la boîte. Tu cherches le code d’en face.
break-the-code-rules-more = À trois, cinq tuiles chacun et cinq au centre ; à quatre, quatre chacun et quatre au centre. Tu cherches les tuiles du centre, par élimination.
break-the-code-rules-turn-title = À ton tour
break-the-code-rules-ask = Pose la question d’une des six cartes ouvertes. Tes adversaires répondent, à voix haute et sans mentir. À quatre, tu réponds aussi.
break-the-code-rules-choice = Si la carte montre deux nombres, dis d’abord lequel tu cherches.
break-the-code-rules-groups = Les groupes se disent à part : des voisines de même couleur, ou des nombres qui montent de un en un.
break-the-code-rules-guess = Ou bien devine : nombres et couleurs, de gauche à droite.
break-the-code-rules-guess-two-title = À deux :
break-the-code-rules-guess-two = tu annonces le code. Faux, ton tour est fini, rien de plus. Juste, tu gagnes ; mais si tu avais commencé, l’autre a encore une tentative, et à deux bonnes réponses la partie est partagée.
break-the-code-rules-guess-more-title = À trois ou quatre :
break-the-code-rules-guess-more = tu écris en secret, une seule fois par partie. Les autres apprennent seulement si tu as trouvé. Ensuite tu ne joues plus, mais tu réponds encore.
break-the-code-rules-end-title = La fin
break-the-code-rules-end = Quand quelqu’un a trouvé, la manche se termine pour que tous aient joué autant. Tous ceux qui ont trouvé gagnent ensemble.
break-the-code-rules-cards = Quand la dernière carte ouverte a été posée, la partie s’arrête. Sans bonne réponse, personne ne gagne.
break-the-code-rules-screen-title = Sur cet écran
break-the-code-rules-screen = Touche une carte pour la poser. La feuille de notes sert comme le bloc de papier : barre les tuiles, note au crayon sous chaque place.
break-the-code-rules-keys-title = Au clavier
break-the-code-keys-cards = poser la carte de cette place
break-the-code-keys-guess = deviner, ou revenir aux cartes
break-the-code-keys-send = annoncer le code
break-the-code-keys-back = enlever la dernière tuile
break-the-code-keys-escape = refermer
break-the-code-keys-rules = voir ces règles
break-the-code-key-guess = d

## Sur papier

break-the-code-paper-text = Barre ce que tu as vu, entoure ce que tu as trouvé.

# À côté de la vraie boîte
break-the-code-companion-begin = Joueurs dans le sens des aiguilles d’une montre : toi, puis joueur 2, et ainsi de suite.
break-the-code-companion-own = Tes tuiles
break-the-code-companion-pick = { $count ->
    [0] Tes tuiles sont là.
    [one] Encore une tuile à toucher
   *[other] Encore { $count } tuiles à toucher
}
break-the-code-companion-answers = Les réponses
break-the-code-companion-add = Noter une réponse
break-the-code-companion-guess = Mon code proposé, faux
break-the-code-companion-card = Quelle carte ?
break-the-code-companion-number = Quel numéro ?
break-the-code-companion-who = Qui a posé la question ?
break-the-code-companion-none = Aucune
break-the-code-companion-left = { $count ->
    [one] Une seule donne est possible.
   *[other] { $count } donnes sont possibles.
}
break-the-code-companion-no-such-tiles = Ces tuiles ne sont pas toutes dans la boîte : une couleur ou un numéro est noté une fois de trop.
break-the-code-companion-too-many-tiles = Chacun n’a que { $count } tuiles.
break-the-code-companion-no-such-seat = Il n’y a pas tant de joueurs à cette table.
break-the-code-companion-who-answers = Ce joueur ne répond pas à cette question : seuls les autres répondent, une fois chacun.
break-the-code-companion-written-unseen = Ce code a été écrit en secret : tu ne peux pas le connaître.
break-the-code-companion-no-code = Ce n’est pas un code : toutes les tuiles, dans l’ordre, aucune en trop.
