# Password Express. Les équipes sont « les verts » et « les ambrés » ; on tutoie.

password-express-name = Password Express
password-express-pitch = Un vieil ordinateur au grenier, quatre thèmes, quatre lettres, quinze secondes. Tapez le mot juste avant l’autre équipe.

## Les options d’une table

password-express-option-language = Langue des mots
password-express-option-language-fr = français
password-express-option-language-en = anglais
password-express-option-seconds = Durée d’un tour
password-express-option-seconds-15 = 15 secondes
password-express-option-seconds-20 = 20 secondes
password-express-option-seconds-30 = 30 secondes
password-express-option-judge = Qui juge les mots contestés
password-express-option-judge-vote = les équipes, une voix chacune
password-express-option-judge-lexicon = le lexique de la maison
password-express-option-judge-host = l’hôte (la première place)
password-express-option-zeros = Jeu difficile : une carte 0 par rangée
password-express-option-zeros-none = non
password-express-option-zeros-chance = au hasard
password-express-option-zeros-host = l’hôte choisit
password-express-option-blank = Carte blanche : un thème et une lettre à toi
password-express-option-handover = Un seul appareil, passé d’une équipe à l’autre
password-express-option-first_team = Places de la première équipe (0 : une sur deux)
password-express-option-rounds = Nombre de manches (4 dans la boîte)
password-express-option-rows = Nombre de rangées (4 dans la boîte)
password-express-option-cards = Nombre de cartes (55 dans la boîte)
password-express-option-edition = Valeurs des cartes
password-express-edition-stars = Les étoiles de chaque carte de position (première, deuxième, troisième lettre, plus loin, nulle part) : de 0 à 5.
password-express-edition-letters = Sur combien de cartes se trouve chaque lettre, QK étant la double : 55 cartes en tout.

## Les thèmes

password-express-theme = { $theme ->
    [kitchen] Cuisine
    [christmas] Noël
    [animals] Animaux
    [sea] La mer
    [forest] La forêt
    [garden] Le jardin
    [farm] La ferme
    [mountain] La montagne
    [beach] À la plage
    [school] L’école
    [music] Musique
    [cinema] Cinéma
    [sport] Sport
    [house] La maison
    [clothes] Vêtements
    [produce] Fruits et légumes
    [drinks] Boissons
    [sweets] Desserts et bonbons
    [countries] Pays
    [cities] Villes
    [jobs] Métiers
    [names] Prénoms
    [body] Le corps
    [health] Santé
    [transport] Transports
    [car] La voiture
    [travel] Voyage
    [space] L’espace
    [weather] La météo
    [plants] Plantes
    [science] Sciences
    [computers] Informatique
    [toys] Jeux et jouets
    [tales] Contes de fées
    [characters] Héros imaginaires
    [celebrities] Gens célèbres
    [history] Histoire
    [knights] Chevaliers
    [pirates] Pirates
    [mystery] Enquête policière
    [circus] Le cirque
    [party] La fête
    [feelings] Émotions
    [tools] Outils et bricolage
    [art] Art
    [books] Livres
    [time] Le temps qui passe
    [winter] L’hiver
    [camping] Camping
    [night] La nuit
    [bathroom] Salle de bains
    [shopping] Les courses
    [noise] Ça fait du bruit
    [round] C’est rond
    [verbs] Verbes
   *[own] Carte blanche
}

## Les équipes, les lettres, les places

password-express-team = { $team ->
    [green] les verts
   *[amber] les ambrés
}
password-express-letter = { $letter ->
    [QK] Q/K
    [own] carte blanche
   *[other] { $letter }
}
password-express-place = { $place ->
    [first] première lettre
    [second] deuxième lettre
    [third] troisième lettre
    [later] quatrième lettre ou après
   *[nowhere] nulle part
}
password-express-stars = { $count ->
    [one] une étoile
   *[other] { $count } étoiles
}
password-express-tokens = { $count ->
    [0] plus de jeton
    [one] un jeton
   *[other] { $count } jetons
}
password-express-seconds = { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}

## Ce qu’il y a à faire

password-express-ask-prepare = Prépare la table : choisis les cartes à retourner, remplis la carte blanche.
password-express-ask-flip = L’autre équipe est prête ? Retourne le sablier.
password-express-ask-wait-flip = L’autre équipe va retourner le sablier. Doigts au clavier !
password-express-ask-say = Tape un mot, puis Entrée.
password-express-ask-rows = Pour quelle rangée ? Touche-la, ou tape son numéro. Encore Entrée : pour toutes.
password-express-ask-contest = Un mot te paraît faux ? Touche son « ? » avant la fin du tour.
password-express-ask-several = « { $word } » prend { $count } places. Pour n’en prendre qu’une, touche-la.
password-express-ask-passed = Tu as passé. Une idée ? Tape-la, et tu joues encore.
password-express-ask-recap = Voilà ce qu’on aurait pu dire. La manche suivante commence quand tout le monde a lu.
password-express-ask-agree = Tout est rempli. Rien à contester ?
password-express-ask-agree-passed = L’autre équipe passe. Rien à contester ?
password-express-ask-vote = « { $word } » : tu acceptes ?
password-express-ask-no-token = Ton équipe a posé ses douze jetons. Surveille l’adversaire !
password-express-flip = Retourner le sablier
password-express-agree = Rien à contester
password-express-ready = C’est lu, on continue
password-express-ready-of = { $ready ->
    [one] { $ready } sur { $seats } attend la suite.
   *[other] { $ready } sur { $seats } attendent la suite.
}
password-express-pass = Passer
password-express-pass-says = Passer le reste du temps
password-express-only-here = Ici seulement
password-express-accept = J’accepte
password-express-refuse = Je refuse
password-express-prepare = C’est prêt
password-express-own-theme = Ton thème
password-express-own-letter = Ta lettre
password-express-sayable = Ce qu’on aurait pu dire

## La table et le clavier

password-express-team-is = { $team ->
    [green] Les verts
   *[amber] Les ambrés
} : { $names }
password-express-team-short = { $team ->
    [green] Verts
   *[amber] Ambrés
}
password-express-left = { $seconds ->
    [0] Temps écoulé
    [one] Encore une seconde
   *[other] Encore { $seconds } secondes
}
password-express-no-clock = Le sable ne coule pas.
password-express-aim = Viser la rangée
password-express-with-letter = , lettre
password-express-row-is = Rangée { $row }
password-express-field = Ton mot
password-express-send = Envoyer
password-express-contest = Contester
password-express-contested = contesté
password-express-prepared = Mots d’avance
password-express-unprepare = Retirer
password-express-judging = Les mots contestés : accepter ou refuser ?
password-express-votes = { $cast ->
    [one] { $cast } sur { $voters } a voté.
   *[other] { $cast } sur { $voters } ont voté.
}
password-express-pass-phone = { $team ->
    [green] Au tour des verts : passez-leur l’appareil.
   *[amber] Au tour des ambrés : passez-leur l’appareil.
}
password-express-round-over = Manche { $round }
password-express-sheet = Feuille de score
password-express-sheet-empty = La première manche n’est pas finie.
password-express-ask-wait = Un instant…
password-express-ask-wait-prepare = L’hôte prépare la table.
password-express-ask-prepare-words = Aux autres de jouer. Tape tes mots d’avance : ils partiront dès ton tour.
password-express-prepared-full = Voilà assez de mots d’avance. Retires-en un d’abord.
password-express-nowhere-free = « { $word } » : { $where }. Rien n’est libre là.
password-express-no-letter = Dans « { $word } », aucune de ces lettres : { $letters }.

## La fin

password-express-higher-score = Les mots de passe sont trouvés : le meilleur score l’emporte.
password-express-draw = Égalité parfaite. On en refait une ?

## Le récit

password-express-missed = Rangée { $row }, { password-express-theme }, { password-express-letter } { $where ->
    [first] en première lettre
    [second] en deuxième lettre
    [third] en troisième lettre
    [later] plus loin
   *[nowhere] nulle part
} : { $words ->
    [none] le lexique n’y connaît rien
   *[other] { $words }
}.

password-express-told-dealt = Les rangées sont en place. { $team ->
    [green] Les verts
   *[amber] Les ambrés
} chercheront en premier.
password-express-told-prepared = L’hôte a préparé la table.
password-express-told-round = Manche { $round } : les cartes se retournent.
password-express-told-row = Rangée { $row } : { password-express-theme }, lettre { password-express-letter }.
password-express-told-turn = Au tour { $team ->
    [green] des verts
   *[amber] des ambrés
} : le sable coule !
password-express-told-said = { $seat_me ->
    [yes] Tu dis
   *[no] { $seat } dit
} « { $word } » : { $count ->
    [one] un jeton posé.
   *[other] { $count } jetons posés !
}
password-express-told-contested = { $seat_me ->
    [yes] Tu contestes
   *[no] { $seat } conteste
} « { $word } ».
password-express-told-passed = { $seat_me ->
    [yes] Tu passes.
   *[no] { $seat } passe.
}
password-express-told-turn-passed = { $team ->
    [green] Les verts
   *[amber] Les ambrés
} passent le reste de leur temps. Dernière chance de contester !
password-express-told-turn-over = { $team ->
    [green] Les verts
   *[amber] Les ambrés
} n’attendent pas la fin du sable.
password-express-told-filled = Toutes les places sont prises. Dernière chance de contester !
password-express-told-time-up = Temps écoulé pour { password-express-team }.
password-express-told-closed = Fin de la manche { $round }. { $count ->
    [0] Rien n’est contesté.
    [one] Un mot est à juger.
   *[other] { $count } mots sont à juger.
}
password-express-told-voted = { $seat_me ->
    [yes] Tu as voté.
   *[no] { $seat } a voté.
}
password-express-told-accepted = « { $word } » est accepté { $by ->
    [vote] par vote
    [host] par l’hôte
   *[lexicon] par le lexique
} : un point de moins pour qui l’a contesté.
password-express-told-refused = « { $word } » est refusé { $by ->
    [vote] par vote
    [host] par l’hôte
   *[lexicon] par le lexique
} : le jeton est retiré, et un point avec lui.
password-express-told-unknown = « { $word } » : pas d’accord, et le lexique ne le connaît pas ici. Le jeton est retiré, personne ne perd de point.
password-express-told-scored = { $team ->
    [green] Les verts
   *[amber] Les ambrés
} : { password-express-round-stars }{ $lost ->
    [0] { "" }
   *[other] {" "}moins { $lost }
}, { $score } en tout.
password-express-round-stars = { $stars ->
    [0] aucune étoile
    [one] une étoile
   *[other] { $stars } étoiles
}

## Un coup, quand on relit la partie

password-express-move-say = dire « { $word } »
password-express-move-pass = passer
password-express-move-contest = contester un mot
password-express-move-agree = ne rien contester de plus
password-express-move-vote = { $ok ->
    [yes] accepter le mot
   *[no] refuser le mot
}
password-express-move-prepare = préparer la manche

## Ce qui ne va pas, et quoi faire

password-express-not-your-turn = Ce n’est pas à ton équipe de parler. Prépare ton prochain mot.
password-express-unreadable-word = Je ne sais pas lire « { $word } ». Des lettres, des espaces, et quarante signes au plus.
password-express-word-used = « { $word } » a déjà servi dans cette manche. Un autre ?
password-express-not-in-the-lexicon = Le lexique ne connaît « { $word } » dans aucun thème où il reste une place, et ici personne d’autre ne peut en juger. Un autre mot ?
password-express-which-row = À quelle rangée va « { $word } » ? Choisis-en une.
password-express-row-full = La rangée { $row } est complète. Vise une autre rangée.
password-express-no-token = Ton équipe n’a plus de jeton pour cette manche.
password-express-letter-missing = Il n’y a pas de { $letter } dans « { $word } ».
password-express-letter-elsewhere = Le premier { $letter } de « { $word } » est { $place ->
    [first] tout au début
    [second] en deuxième
    [third] en troisième
   *[later] en quatrième ou plus loin
}, et cette place n’est pas libre.
password-express-letters-elsewhere = Dans « { $word } », { $letter } donne { $places } : aucune de ces places n’est libre.
password-express-not-that-place = « { $word } » ne va pas là. Choisis parmi les places allumées.
password-express-cannot-pass = On passe pendant le tour de son équipe, une fois.
password-express-not-yours-to-flip = C’est à l’équipe qui ne cherche pas de retourner le sablier.
password-express-not-yours-to-contest = On ne conteste que les mots de l’adversaire, pendant son tour.
password-express-not-of-this-turn = Trop tard : seuls les mots de ce tour peuvent être contestés, une fois chacun.
password-express-nothing-to-agree = Il n’y a rien à confirmer pour l’instant.
password-express-no-vote = Tu n’as pas de vote à donner maintenant.
password-express-only-the-house = Seule l’horloge de la maison dit que le temps est écoulé.
password-express-not-yours-to-prepare = C’est l’hôte, à la première place, qui prépare la table.
password-express-cannot-prepare-so = Retourne une carte par rangée, et donne à la carte blanche un thème et une lettre de A à Z.
password-express-unreadable-move = Je ne comprends pas « { $text } ». Essaie par exemple 1 banane, ?2c ou !.

## Les règles

password-express-rules-goal = Deux équipes, un vieil ordinateur, seize places à prendre. Trouvez des mots, vite, et récoltez les étoiles.
password-express-rules-rows-title = La table
password-express-rules-rows = Quatre rangées. Chacune a un thème, une lettre et quatre cartes : 1, 2, 3 et +. À chaque manche, thèmes et lettres changent.
password-express-rules-turn-title = À vous
password-express-rules-turn = Pendant quinze secondes, toute l’équipe tape des mots des thèmes. La lettre de la rangée doit y être pour la première fois à la bonne place : 1 au début, 2 en deuxième, 3 en troisième, + plus loin.
password-express-rules-zero = Jeu difficile : sur une carte 0, la lettre ne doit être nulle part.
password-express-rules-spelling = Majuscules et accents ne comptent pas. Œ compte pour O et E. Tirets et apostrophes ne sont pas des lettres. Un article devant le mot ne compte pas, sauf dans un nom comme Le Havre.
password-express-rules-words = Une réponse en plusieurs mots, comme Tour Eiffel, compte mot par mot : elle peut prendre plusieurs places, ou moins si tu préfères garder un jeton.
password-express-rules-themes = Un mot bon pour plusieurs thèmes prend une place dans chaque rangée que tu choisis.
password-express-rules-change-title = Le sable a coulé
password-express-rules-change = L’autre équipe joue sur ce qui reste, et ainsi de suite. La manche finit quand tout est pris, ou après deux tours de suite sans un mot. Plus d’idée ? Si toute l’équipe passe, on n’attend pas le sable.
password-express-rules-contest-title = Contester
password-express-rules-contest = Un mot adverse te semble faux ? Touche son « ? » pendant le tour. On juge à la fin de la manche, une voix par équipe : accepté, tu perds un point ; refusé, l’adversaire perd son jeton et un point. Pas d’accord ? Le lexique accepte ce qu’il connaît ; sinon le jeton s’en va et personne ne perd de point.
password-express-rules-score-title = Les points
password-express-rules-score = Un point par étoile : { $first } sur 1, { $second } sur 2, { $third } sur 3, { $later } sur +, { $nowhere } sur 0. Entre les manches, on voit ce qu’on aurait pu dire, jusqu’à ce que tout le monde ait lu. Après quatre manches, le meilleur score gagne.
password-express-rules-hands-title = Sous les doigts
password-express-rules-hands = Tape un mot : les places qu’il prendrait s’allument. Entrée l’envoie partout dans sa rangée ; touche une seule carte pour ne prendre qu’elle. S’il va dans plusieurs rangées, touche la bonne, ou Entrée encore pour toutes. Touche une lettre pour la viser : tes mots iront tous là, et si tu en vises deux, un mot va aux deux.
password-express-rules-ahead = Pendant le tour adverse, tes mots attendent sous la table et partent d’eux-mêmes quand vient ton tour.
password-express-keys-enter = envoyer le mot ; sans mot, retourner le sablier ou continuer
password-express-keys-digit = avant un mot : viser une rangée ; après un mot : l’y envoyer
password-express-keys-only = après un mot : n’en prendre que la deuxième carte
password-express-keys-pass = passer le reste du temps
password-express-keys-contest = contester la troisième carte de la rangée 2
password-express-keys-vote = accepter, refuser
password-express-example-first = abricot
password-express-example-second = banane
password-express-example-later = tomate
password-express-example-several = Burkina Faso
password-express-example-nowhere = lion
password-express-example-doubted = canapé

## Au terminal

password-express-notation =
    1 banane dit banane pour la rangée 1 ; 24 orange, pour les rangées 2 et 4 ; 1b3 Porto Rico, rangée 1 la deuxième carte seulement, et rangée 3. S’il n’y a qu’une rangée possible, le mot suffit.
    ?2c conteste la troisième carte de la rangée 2 ; ! retourne le sablier ; ok : plus rien à contester, ou c’est lu, on continue ; >> passe le reste du temps.
    + accepte un mot contesté, - le refuse.
    =1432 W Pirates retourne ces cartes sur 0, une par rangée, et remplit la carte blanche ; = tout court ne change rien.
    < ce sont les verts, > les ambrés ; ? est contesté ; * est une étoile. Entrée redessine la table, q pour partir.

password-express-figure-tokens = jetons par manche
password-express-figure-stars = étoiles par manche

## Sur papier

password-express-paper-theme = thème
password-express-paper-letter = Lettre
password-express-paper-score = Une ligne par équipe, une colonne par manche : les étoiles prises.

# À côté de la vraie boîte
password-express-companion-rows = Lettres et thèmes
password-express-companion-draw = Tirer quatre rangées
password-express-companion-over = Temps écoulé !
password-express-companion-flip = Retourner le sablier
password-express-companion-stop = Arrêter
password-express-companion-seconds = Secondes
password-express-companion-judge = Le juge
password-express-companion-theme = Thème
password-express-companion-word = Mot contesté
password-express-companion-ask = Demander au lexique
password-express-companion-ruling = { $known ->
    [yes] « { $word } » : le lexique le connaît, il est accepté.
   *[no] « { $word } » : le lexique ne le connaît pas. À la table de voter.
}
password-express-companion-stands = { $letter } y prend : { $positions }.
password-express-companion-vote = Un mot inconnu du lexique n’est pas faux. Hors ligne, la table vote.
password-express-companion-no-word = Écris un mot, sans chiffres ni autre alphabet.
password-express-companion-no-theme = La maison n’a pas de liste pour ce thème : à la table de voter.
