# Les mots de la maison. On tutoie, on reste bref, une erreur dit quoi faire.

house-brand-link = Cabinet Noir, retour à l’accueil
house-skip = Aller au contenu
house-settings = Réglages
house-menu = Menu de la maison
house-switch-language = Switch to English
house-theme-dark = Thème sombre. Passer au clair
house-theme-light = Thème clair. Passer à l’automatique
house-theme-auto = Thème automatique. Passer au sombre
house-sound = Son
house-sound-on = Son activé
house-sound-off = Son coupé
house-loading = Un instant…
house-close = Fermer
house-choose = Choisir…
house-copy = Copier
house-copied = Copié.
house-copy-by-hand = La copie n’est pas permise ici : sélectionne le texte et copie-le à la main.
house-share = Partager
house-share-result = Partager : { $game }
house-share-copy = Copier le texte
house-share-keep = Enregistrer l’image
house-try-again = Réessayer
house-go-home = Retour à l’accueil
house-you = toi
house-lost-title = Cette porte ne mène nulle part
house-lost-text = La page demandée n’existe pas. Vérifie l’adresse, ou repars de l’accueil.

## L’accueil

house-welcome = Entre, la lampe est allumée.
house-tagline = Des jeux de déduction à jouer entre amis, entre inconnus ou contre des bots. Aucun secret ne sort d’ici.
house-your-name = Ton nom à la table
house-guest-name = Invité
house-going-on = Reprendre ta partie
house-going-on-waiting = on attend du monde
house-going-on-turn = à { $names }
house-games = Les jeux
house-players = De { $least } à { $most } joueurs
house-play-at-once = Jouer tout de suite contre un bot
house-learn = Apprendre en cinq minutes
house-first-time-here = Jamais joué ?
house-play-alone = Jouer seul
house-open-table = Ouvrir une table
house-open-table-of = Ouvrir une table : { $game }
house-open-table-now = Ouvrir la table
house-rules = Règles
house-today = Aujourd’hui
house-today-left = { $left ->
    [both] Une énigme et une quête
    [puzzle] Il reste l’énigme
    [quest] Il reste la quête
   *[none] C’est fait. À demain !
}
house-today-days = { $days } jours de suite
house-corners = Aussi dans la maison
house-puzzles = Énigmes
house-puzzles-text = Une position, quelque chose à trouver : sans adversaire, à ton pas.
house-clubs = Soirées et tournois
house-clubs-text = Un tournoi en une minute : les mêmes donnes à toutes les tables, un code pour entrer.
house-box = La boîte sur la table
house-box-text = Tu joues avec la vraie boîte ? Ta feuille est ici, et se vérifie.
house-box-mine = Je joue avec la boîte
house-rules-of = Règles : { $game }
house-join = Rejoindre une table
house-code = Code de la table ou du tournoi
house-enter = Entrer
house-open-tables = Tables ouvertes
house-no-open-tables = Aucune pour l’instant. Ouvre la tienne : quelqu’un viendra.
house-free-seats = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
house-watch = à regarder
house-import = Relire une partie
house-import-text = Un journal téléchargé après une partie se relit ici, coup par coup.
house-import-choose = Choisir un journal
house-me = Ma page
house-lobby = Le salon
house-find-table = Trouver une table
house-find-any-table = Trouve-moi une table
house-rated = table classée
house-rated-table = Table classée (entre comptes, sans aide)
house-rated-form = Ce qui montrerait plus que la boîte, ou favoriserait quelqu’un, reste réglé comme dans la boîte. Il y a toujours une pendule : ne pas jouer n’est pas une façon de ne pas perdre.
house-rated-before = Cette partie est classée : elle compte pour la force de chacun. Qui s’absente plus de { $minutes } minutes pendant que d’autres attendent, ou dépasse son temps, a quitté la partie et finit dernier ; les autres la terminent entre eux. Une pause se décide ensemble.
house-rated-before-days = Cette partie est classée : elle compte pour la force de chacun. Qui dépasse son temps a quitté la partie et finit dernier ; les autres la terminent entre eux. Une pause se décide ensemble.
house-rated-away = { $name } s’est absenté. Sans retour d’ici { $time }, { $name } finit dernier.
house-forfeited = a quitté la partie
house-others-left = Les autres ont quitté la partie.
house-resigned = Par abandon.

## Ouvrir une table

house-seats = Combien de places ?
house-seat-number = Place { $number }
house-seat-me = Moi
house-seat-person = Une personne
house-bot-novice = Bot débutant
house-bot-regular = Bot habitué
house-bot-master = Bot maître
house-options = Ce qui est convenu
house-edition = Valeurs des pièces
house-edition-house = celles de la maison
house-edition-named = Édition « { $name } »
house-assist = Aide de la maison
house-assist-off = Aucune : juste ton crayon
house-assist-struck = Ratures : ce que tu as vu est barré
house-assist-checked = Contrôle : les notes impossibles sont signalées
house-assist-pointers = Pistes : où regarder quand quelque chose est sûr
house-assist-hints = Indices : où regarder, puis pourquoi, puis quoi
house-assist-counts = Décompte : combien de nombres restent possibles
house-assist-candidates = Candidats : lesquels, et leurs chances
house-assist-best = Conseil : la meilleure question aussi
house-assist-is-off = sans aide
house-assist-is-struck = aide : ratures
house-assist-is-checked = aide : contrôle
house-assist-is-pointers = aide : pistes
house-assist-is-hints = aide : indices
house-assist-is-counts = aide : décompte
house-assist-is-candidates = aide : candidats
house-assist-is-best = aide : conseil
house-open-to-all = Ouverte à tous (sinon, sur invitation)
house-machines-welcome = Les machines sont bienvenues (des bots d’ailleurs peuvent s’asseoir)
house-machines-here = machines bienvenues
house-machine = machine
house-machines-play = { $count ->
    [one] { $names } est une machine d’ailleurs.
   *[other] { $names } sont des machines d’ailleurs.
}
house-bots-outside = Bots d’ailleurs, à l’écoute

## L’antichambre

house-waiting-title = On attend du monde
house-seat-free = Place { $number }, libre
house-seat-held = Place { $number }, gardée pour { $name }
house-seat-asked = Place { $number } : { $name } (machine) est sollicité et n’a pas encore répondu
house-seat-declined = Place { $number }, libre. { $name } (machine) a décliné : { $why ->
    [later] pas maintenant.
    [game] il ne joue pas à ce jeu.
    [options] il ne joue pas avec ces options.
    [company] il ne joue pas en cette compagnie.
   *[other] sans raison donnée.
}
house-host = hôte
house-away = absent
house-put-bot = Y asseoir un bot
house-sit-down = M’asseoir
house-sit-down-with = M’asseoir avec : { $side }
house-invite = Inviter
house-invite-text = Envoie le lien, ou dis le code à voix haute. La partie commence dès que toutes les places sont prises.
house-invite-link = Lien d’invitation
house-code-is = Code de la table : { $code }
house-qr = Code QR à scanner
house-show-qr = Montrer le code QR
house-nobody-yet = Personne pour l’instant ?
house-nobody-yet-text = Tu peux attendre encore, ou commencer tout de suite : un bot prend chaque place libre.
house-bots-now = Jouer avec un bot
house-rated-needs-account-here = Table classée : il faut un compte.
house-dealing = La donne se mêle : chaque appareil y met sa part…

## À la table

house-status = Où en est la partie
house-your-turn = À toi de jouer
house-turn-of = { $name } réfléchit…
house-turn-of-several = On attend : { $names }
house-gone-awhile = { $name } est parti un moment.
house-gone-awhile-turn = { $name } est parti un moment
house-over = Partie terminée
house-title-your-turn = ● À toi ! { $game }
house-watching = Spectateur
house-course = Récit
house-panes = Parties de l’écran
house-pane-table = Table
house-pane-notes = Notes
house-pane-course = Récit
house-links = Liens de la table
house-table-code = Code de la table : { $code }
house-watch-link = Lien pour regarder
house-other-device = Continuer sur un autre appareil
house-other-device-text = Ce lien est ta place : qui l’ouvre joue à ta place. Garde-le pour toi.
house-seat-link = Lien de ta place
house-at-this-table = À cette table
house-connecting = Connexion…
house-connection-lost = Connexion perdue. Rien n’est perdu : je me reconnecte tout seul.
house-stale = La table a bougé entre-temps. Regarde, et rejoue.
house-level-novice = débutant
house-level-regular = habitué
house-level-master = maître
house-stands-in = un bot joue
house-free-seat = Libérer la place
house-leave = Quitter la table
house-leave-text = Tu peux revenir quand tu veux : ta place t’attend. Si tu tardes, les autres choisiront d’attendre, de mettre un bot à ta place ou d’arrêter sans perdant.
house-leave-alone = Tu peux revenir quand tu veux : la partie t’attend.
house-leave-rated = Cette partie est classée : reviens vite, sinon tu finis dernier.
house-leave-watch = Tu peux revenir regarder quand tu veux.
house-leave-for-now = Partir et revenir plus tard
house-resign = Abandonner la partie
house-resign-ends = La partie s’arrête tout de suite : tu as perdu, et tout est montré.
house-resign-played-on = Tu finis dernier. Un bot joue à ta place jusqu’au bout ; tu peux regarder, mais plus jouer.
house-resign-out = Tu finis dernier, et ta place sort du jeu à son tour. Les autres continuent ; tu peux regarder, mais plus jouer.
house-resign-sealed = La partie s’arrête tout de suite : tu as perdu.
house-resign-alone = La partie s’arrête tout de suite, et tout est montré.
house-resign-yes = Oui, abandonner
house-no-stay = Non, rester
house-you-left = Tu as quitté cette partie : tu finis dernier, et les autres jouent jusqu’au bout.
house-cancel = Annuler la table
house-cancel-text = La table disparaît et son code avec elle. Qui s’y est déjà assis en est prévenu.
house-cancel-yes = Oui, annuler la table
house-cancelled-title = Cette table est annulée
house-cancelled-text = Son hôte l’a annulée avant le début de la partie. Tu peux en ouvrir une autre.
house-leave-waiting = Quitter ma place
house-leave-waiting-text = Ta place sera libre pour quelqu’un d’autre.
house-leave-yes = Oui, la quitter
house-dial-text = Tu joues seul contre des bots : règle l’aide comme tu veux. Le résultat garde la plus grande.
house-told-pause-wished = { $seat_me ->
    [yes] Tu voudrais une pause.
   *[no] { $seat } voudrait une pause.
}
house-told-pause-unwished = { $seat_me ->
    [yes] Tu ne veux plus de pause.
   *[no] { $seat } ne veut plus de pause.
}
house-told-paused = Tout le monde l’a voulu : la table est en pause.
house-told-resumed = { $seat_me ->
    [yes] Tu relances la table.
   *[no] { $seat } relance la table.
}
house-told-chose-wait = { $seat_me ->
    [yes] Tu préfères attendre { $about_seat }.
   *[no] { $seat } préfère attendre { $about_seat }.
}
house-told-chose-bot = { $seat_me ->
    [yes] Tu proposes qu’un bot joue pour { $about_seat }.
   *[no] { $seat } propose qu’un bot joue pour { $about_seat }.
}
house-told-chose-end = { $seat_me ->
    [yes] Tu proposes d’arrêter la partie.
   *[no] { $seat } propose d’arrêter la partie.
}
house-told-replaced = { $seat_me ->
    [yes] Un bot joue pour toi jusqu’à ton retour.
   *[no] Un bot joue pour { $seat } jusqu’à son retour.
}
house-told-returned = { $seat_me ->
    [yes] Te revoilà : tu reprends ta place.
   *[no] { $seat } est de retour et reprend sa place.
}
house-told-left-out = La donne s’est faite sans la part de { $seat } : elle n’est pas arrivée à temps.
house-told-ran-too-long = La partie s’arrête ici, après { $entries } entrées : aucune vraie partie n’en demande autant. Personne n’a perdu.
house-told-rated = Cette partie est classée. Qui s’absente plus de { $seconds } secondes pendant que d’autres attendent, ou dépasse son temps, finit dernier.
house-told-forfeited = { $seat_me ->
    [yes] Tu as quitté la partie et tu finis dernier. Un bot joue à ta place.
   *[no] { $seat } a quitté la partie et finit dernier. Un bot joue à sa place.
}
house-told-forfeited-last = { $seat_me ->
    [yes] Tu as quitté la partie : elle est perdue.
   *[no] { $seat } a quitté la partie : elle s’arrête là, et qui reste l’a gagnée.
}
house-told-resigned = { $seat_me ->
    [yes] Tu abandonnes et tu finis dernier. Les autres jouent jusqu’au bout.
   *[no] { $seat } abandonne et finit dernier. Les autres jouent jusqu’au bout.
}
house-told-resigned-last = { $seat_me ->
    [yes] Tu abandonnes : la partie s’arrête là.
   *[no] { $seat } abandonne : la partie s’arrête là.
}
house-told-dial-off = { $seat_me ->
    [yes] Tu coupes l’aide de la maison.
   *[no] { $seat } coupe l’aide de la maison.
}
house-told-dial-struck = { $seat_me ->
    [yes] Tu règles l’aide sur les ratures.
   *[no] { $seat } règle l’aide sur les ratures.
}
house-told-dial-checked = { $seat_me ->
    [yes] Tu règles l’aide sur le contrôle.
   *[no] { $seat } règle l’aide sur le contrôle.
}
house-told-dial-pointers = { $seat_me ->
    [yes] Tu règles l’aide sur les pistes.
   *[no] { $seat } règle l’aide sur les pistes.
}
house-told-dial-hints = { $seat_me ->
    [yes] Tu règles l’aide sur les indices.
   *[no] { $seat } règle l’aide sur les indices.
}
house-told-dial-counts = { $seat_me ->
    [yes] Tu règles l’aide sur le décompte.
   *[no] { $seat } règle l’aide sur le décompte.
}
house-told-dial-candidates = { $seat_me ->
    [yes] Tu règles l’aide sur les candidats.
   *[no] { $seat } règle l’aide sur les candidats.
}
house-told-dial-best = { $seat_me ->
    [yes] Tu règles l’aide sur le conseil.
   *[no] { $seat } règle l’aide sur le conseil.
}
house-told-abandoned = { $seat_me ->
    [yes] La partie s’arrête sans toi : personne n’a perdu.
   *[no] La partie s’arrête sans { $seat } : personne n’a perdu.
}
house-told-kept-sealed = La donne reste scellée jusqu’à ce que toutes les tables qui la jouent aient fini.
house-told-closed = La maison a fermé cette table : personne n’a perdu.
house-board-title = Une table de tournoi
house-board-tag = donne { $board }/{ $boards }
house-board-which = { $title }, ronde { $round } : donne { $board } sur { $boards }
house-board-sealed = D’autres tables jouent encore cette donne. Elle s’ouvre avec les leurs, à la clôture de la ronde ; on pourra alors revoir la partie, et tout le reste.
house-board-ended = La partie s’est arrêtée ici. Personne n’a perdu ; la donne s’ouvre avec celles des autres tables, à la clôture de la ronde.
house-board-dropped = La ronde s’est close avant que cette donne soit jouée ici.
house-board-held = Les places sont gardées pour celles et ceux qui jouent ici. On commence quand tout le monde est là ; après un moment, ou dès que la direction le veut, un bot joue pour les absents jusqu’à leur arrivée.
house-board-back = Au tournoi
house-about = À propos de { $name }
house-apart = Quelqu’un que tu as bloqué est à cette table : { $names }. La personne n’en sait rien, et ce qu’elle dit ne t’est pas montré. Tu peux rester, ou partir.
house-closed-title = Cette table est fermée
house-closed-text = La maison l’a fermée avant le début de la partie. Tu peux en ouvrir une autre.
house-banned-title = La porte est fermée
house-paper = Feuilles à imprimer
house-paper-sheet = Feuille de notes à imprimer
house-privacy = Ce que la maison garde de toi, et comment signaler quelqu’un
house-left = { $name } a quitté la table.
house-left-wait = Attendre
house-left-bot = Un bot à sa place
house-left-end = Arrêter sans perdant
house-left-others = Tout le monde doit être d’accord.
house-deal-left-out = La donne s’est faite sans la part de cet appareil : elle n’est pas arrivée à temps. Tu peux arrêter la partie sans perte, tant que tu n’as pas joué.
house-deal-refuse = Arrêter la partie
house-deal-refuse-text = La partie s’arrête pour tout le monde, et personne n’a perdu. La donne n’en est pas moins régulière : la maison et les autres appareils y ont mis leur part.
house-deal-refuse-yes = Oui, arrêter sans perdant
house-deal-play = Non, jouer
house-deal-bent = Cette donne n’est pas celle qui avait été scellée. Ne t’y fie pas : garde le journal de la partie et préviens la maison.
house-ended = La partie s’est arrêtée ici. Personne n’a perdu, et tout peut être vu.
house-undo = Reprendre mon coup
house-told-taken-back = { $seat_me ->
    [yes] Tu reprends ton coup.
   *[no] { $seat } reprend son coup.
}
house-told-granted = { $seat_me ->
    [yes] Tu donnes du temps à { $about_seat }.
   *[no] { $seat } donne du temps à { $about_seat }.
}
house-late = { $name } n’a plus de temps.
house-clock = Temps de réflexion
house-clock-none = Autant qu’il faut
house-clock-quick = 1 min par tour, et 5 min en réserve
house-clock-calm = 3 min par tour, et 15 min en réserve
house-clock-days = Un jour par coup
house-clock-other = { $turn } s par tour, et { $bank } s en réserve
house-called = À toi de jouer : { $game }
house-calls = Tables qui t’attendent
house-notices = Être prévenu quand vient ton tour, page en arrière-plan ?
house-taps = Être prévenu sur cet appareil quand vient ton tour, même page fermée ?
house-taps-failed = Ton navigateur n’a pas pu s’inscrire auprès de son service de messages. Vérifie le réseau et ses réglages, puis réessaie.
house-notices-ask = Oui, préviens-moi
house-clock-give = Donner du temps
house-day-letter = j
house-clocks = Le temps de chacun
house-stopped = Cette table est arrêtée : son journal se contredit. Il est gardé, préviens la maison.
house-next-table = On remet ça à une nouvelle table.
house-next-table-go = J’y vais
house-phrases = Dire un mot
house-phrases-text = Chacun l’entend dans sa langue.
house-phrases-mute = Couper les mots des autres
house-phrases-muted = Les mots des autres sont coupés
house-say-hello = Bonjour !
house-say-luck = Bonne chance !
house-say-thinking = Je réfléchis…
house-say-your-turn = À toi !
house-say-well-seen = Bien vu !
house-say-ouch = Aïe !
house-say-sorry = Pardon !
house-say-thanks = Merci !
house-say-well-played = Bien joué !
house-say-again = On remet ça ?
house-said = { $name } : { $text }
house-lend = Regarder par-dessus mon épaule
house-lend-text = Qui ouvre ce lien voit ce que tu vois, tes secrets compris, et rien de plus. Chacun à la table voit que tu montres ton jeu.
house-lend-start = Montrer mon jeu
house-lend-stop = Ne plus rien montrer
house-lend-link = Lien pour voir par tes yeux
house-lent = montre son jeu
house-watching-eyes = par les yeux de { $name }

## Autour d’un seul appareil, et les pauses

house-play-around = Jouer à deux équipes sur cet appareil
house-around = Autour d’un seul appareil, qui passe de main en main
house-name-of = Nom { $number }
house-team-number = Équipe { $number }
house-player-number = Joueur { $number }
house-pass-phone = Passer l’appareil
house-pass-to = Passe l’appareil à { $name }
house-who-holds = Qui tient l’appareil ?
house-curtain = Rien n’est montré tant que la bonne personne ne l’a pas en main.
house-it-is-me = C’est moi, { $name }
house-pause = Demander une pause
house-paused = La table est en pause.
house-resume = Reprendre
house-pause-wished = { $names } : une pause ?
house-pause-agree = D’accord

## La fin

house-you-won = Bravo, tu as gagné !
house-won = { $name } a gagné
house-several-won = Victoire partagée : { $names }
house-draw = Égalité : { $names }
house-side-won = Victoire de l’équipe : { $side }
house-your-side-won = Bravo, ton équipe a gagné !
house-nobody-won = Personne n’a gagné
house-points = { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
}
house-score-name = points
house-again = Rejouer
house-end-details = Les détails du résultat
house-replay = Revoir la partie
house-download-log = Télécharger le journal
house-verify = Vérifier la donne

## Relire

house-replay-at = Coup { $at } sur { $last }
house-replay-steps = D’un coup à l’autre
house-replay-slider = Coup
house-replay-play = Lecture automatique
house-replay-pause = Arrêter la lecture
house-replay-link = Copier le lien du coup
house-ahead-show = Montrer la suite
house-ahead-hide = Cacher la suite
house-course-earlier = Coups précédents
house-course-later = Coups suivants
house-first-move = Premier coup
house-previous-move = Coup précédent
house-next-move = Coup suivant
house-last-move = Dernier coup
house-eyes = Par les yeux de
house-eyes-all = tous (tout est montré)
house-eyes-spectator = un spectateur
house-no-table-title = Table introuvable
house-two-seats-title = Tu as déjà une place ici
house-two-seats-text = Ce lien ouvre une autre place de cette table. Si tu la prends, cet appareil oublie la tienne.
house-two-seats-keep = Garder ma place
house-two-seats-take = Prendre celle du lien

## Ce qui ne va pas, et quoi faire

house-with-rule = { $text } (règle { $rule })
house-refused = La maison n’a pas pu faire cela. Réessaie dans un instant.
house-unreachable = La maison ne répond pas. Vérifie ta connexion, puis réessaie.
house-malformed = La maison n’a pas compris cette demande. Recharge la page, puis réessaie.
house-illegal = Les règles ne le permettent pas.
house-denied = Cela ne t’est pas permis ici.
house-corrupt = Ce journal ne tient pas debout : il se contredit.
game-is-over = La partie est finie. Rejoue, ou revois-la coup par coup.
no-such-game = La maison n’a pas de jeu appelé « { $game } ». Choisis-en un à l’accueil.
no-such-edition = La maison n’offre pas cette édition. Choisis-en une de la liste, ou les valeurs de la maison.
unreadable-action = La maison n’a pas compris ce coup. Recharge la page, puis rejoue-le.
unreadable-options = Ces options ne conviennent pas. Corrige-les, puis rouvre la table.
wrong-number-of-seats = Ce jeu se joue de { $least } à { $most }. Change le nombre de places.
unreadable-log = Ce fichier n’est pas un journal lisible (ligne { $line }). Choisis un journal téléchargé ici.
log-from-the-future = Ce journal vient d’une version plus récente de la maison. Mets la maison à jour.
log-too-long = Ce journal est plus long qu’aucune partie ({ $most } coups au plus). Choisis un journal téléchargé ici.
log-takes-too-long = Vérifier ce journal demande plus de temps ou de mémoire qu’aucune vraie partie. Choisis un journal téléchargé ici.
upload-too-slow = Le journal n’est pas arrivé à temps. Réessaie avec une meilleure connexion.
log-gap = Il manque un coup dans ce journal. Télécharge-le à nouveau.
log-of-another-game = Ce journal appartient à une autre version des règles ou à un autre jeu.
log-still-sealed = Cette donne est encore scellée : d’autres tables la jouent, et toutes s’ouvrent ensemble. Reviens une fois la ronde close.
set-bent = La donne n’est pas celle de la série que ce journal annonce : il a été modifié.
log-without-seed = Ce journal ne montre pas la graine : la partie n’est pas finie, ou il a été écrit pour un seul joueur.
unreadable-entry = Le coup { $seq } de ce journal est illisible. Télécharge-le à nouveau.
seal-broken = La graine ne correspond pas au sceau : ce journal a été modifié.
link-broken = L’entrée { $seq } ne suit pas de la ligne qui la précède : ce journal a été modifié.
signature-broken = La signature n’est pas celle de ce journal : il a été modifié.
log-rewritten = Ce journal tient, mais n’est pas écrit comme la maison l’écrit. Télécharge-le à nouveau.
log-unsigned = Ce journal vient d’une maison et n’est pas signé par elle : il a été modifié.
name-bent = Le nom de la place { $seat } n’est pas celui du début : ce journal a été modifié.
log-header-bent = L’en-tête de ce journal ne correspond pas à la partie : il a été modifié.
part-is-in-the-deal = Ta part est dans la donne, ou tu as déjà joué : la partie continue.
part-does-not-fit = Ce n’est pas ce que cet appareil avait annoncé. Recharge la page.
deal-is-made = La donne est faite.
entry-after-the-end = L’entrée { $seq } vient après la fin de la partie : ce journal a été modifié.
action-without-event = Une faute des règles de ce jeu : ce coup n’a rien donné. La table reste comme elle était.
entry-bent = Le coup { $seq } ne suit pas des règles : ce journal a été modifié.
entry-refused = Le coup { $seq } est interdit par les règles : ce journal a été modifié.
code-in-use = Trop de tables s’ouvrent en ce moment. Réessaie dans un instant.
entry-twice = Ce journal contient deux fois le même coup. Télécharge-le à nouveau.
eyes-closed-until-the-end = Pendant la partie, tu vois par tes yeux ou comme spectateur. Les autres regards s’ouvrent à la fin.
not-written = La maison ne peut rien noter pour l’instant : rien n’a eu lieu. Réessaie bientôt.
fault-of-the-house = La maison a trébuché ; ce n’est pas toi. Réessaie dans un instant.
game-has-a-clock = Ce jeu a déjà son propre sablier.
game-has-begun = La partie a déjà commencé. Tu peux la regarder.
game-has-not-begun = La partie n’a pas commencé : il manque du monde.
game-is-not-over = La partie n’est pas finie. Termine-la d’abord.
hello-was-said = Cette page s’est présentée deux fois. Recharge-la.
message-is-not-text = La maison n’a pas compris cette page. Recharge-la.
message-too-large = Ce message est trop long. Raccourcis-le.
name-is-empty = Donne-toi un nom dont on voit les lettres, puis réessaie.
name-is-too-long = Ce nom est trop long : { $most } signes au plus.
cannot-be-kept = La maison ne peut pas noter cela. Corrige-le, puis réessaie.
no-such-assist = Ce jeu n’a pas cette aide. Choisis-en une dans la liste.
nothing-to-take-back = Ce coup ne se reprend plus : il a appris quelque chose à quelqu’un, ou quelqu’un a joué depuis.
no-time-to-give = Il n’y a pas de temps à donner à cette place.
no-such-bot = Il n’y a pas de bot de ce niveau. Choisis-en un dans la liste.
no-such-eyes = Ce regard n’existe pas à cette table. Choisis-en un dans la liste.
no-such-page = Cette page n’existe pas. Vérifie l’adresse, ou repars de l’accueil.
no-such-step = Cette partie n’a que { $last } coups. Choisis-en un.
no-such-table = Aucune table à ce nom. Vérifie le code, ou demande un nouveau lien.
nobody-to-act = Ce journal s’arrête là où personne ne peut jouer : il a été modifié.
table-is-cancelled = L’hôte a annulé cette table. Ouvres-en une autre, ou trouve une table.
host-cancels = Cette table est la tienne : annule-la, et chacun en sera prévenu.
only-the-host = Seul l’hôte de la table peut le faire.
nothing-to-pause = À cette table, aucun temps ne court : il n’y a rien à suspendre.
game-is-not-played = Cette partie ne se joue pas en ce moment.
behind-the-curtain = Le rideau est baissé : lève-le d’abord.
only-watching = Tu regardes cette table, sans y avoir de place.
person-with-a-level = Seuls les bots ont un niveau. Corrige les places.
say-hello-first = La connexion n’était pas prête. Recharge la page.
seat-is-not-left = Cette place n’est pas abandonnée : attends encore un peu.
seat-is-taken = Cette place est prise. Choisis-en une autre, ou regarde la partie.
table-has-moved-on = La table a bougé entre-temps. Regarde, et rejoue.
table-is-paused = La table est en pause. Relance-la d’abord.
table-stopped = Cette table est arrêtée : son journal se contredit. Il est gardé.
time-is-not-up = Le temps n’est pas encore écoulé.
time-is-up = C’est trop tard : le temps était écoulé.
too-large = C’est trop gros pour la maison. Choisis un fichier plus petit.
asked-too-often = Assez de souhaits, de cadeaux et de coups repris pour une partie ({ $most }). La partie, elle, continue.
voted-too-often = Tu as souvent changé d’avis. Tu pourras choisir à nouveau dans { $seconds } secondes, ou te ranger dès maintenant à l’avis d’un autre.
too-many-notes = Ton carnet est plein ({ $most } notes). Efface-en une.
unknown-token = Ce lien de place n’ouvre aucune place ici. Tu peux regarder, ou rejoindre une place libre.
unreadable-body = La maison n’a pas compris cette demande. Recharge la page, puis réessaie.
unreadable-message = La maison n’a pas compris ce message. Recharge la page.
unreadable-request = La maison n’a pas compris cette demande. Recharge la page, puis réessaie.
unreadable-seed = La graine de ce journal est illisible. Télécharge-le à nouveau.
wrong-method = La maison n’a pas compris cette demande. Recharge la page, puis réessaie.
has-an-account = Tu as déjà un compte. Déconnecte-toi d’abord pour en créer un autre.
has-no-account = Il te faut un compte pour cela. Crée-le sur ta page.
login-is-taken = Ce nom, ou un nom qui lui ressemble, est déjà pris. Choisis-en un autre, ou connecte-toi.
not-known = La maison ne te connaît pas encore. Choisis d’abord un nom.
no-push-here = Cette maison ne prévient personne hors de la page.
no-push-keys = Ton navigateur a donné des clés illisibles. Recharge la page, puis réessaie.
no-push-service = Ton navigateur demande à être prévenu à une adresse où la maison n’écrit pas.
not-yours-to-show = À ce jeu, ta place voit les secrets des autres : elle ne peut pas être montrée.
password-too-short = Ce mot de passe est trop court : il lui faut au moins { $least } signes.
others-are-away = À une table classée, une pause se termine quand tout le monde est là, ou après une heure.
rated-needs-even-sides = Une table classée se joue entre camps de même taille.
rated-needs-the-box = À une table classée, rien ne montre plus que la boîte et rien ne favorise personne. Remets ces options comme dans la boîte, ou ouvre une table non classée.
rated-one-device = À une table classée, chacun joue sur son propre appareil : quelqu’un d’autre joue déjà ici.
rated-without-votes = À une table classée on ne vote pas : qui s’absente trop longtemps finit dernier, et les autres continuent.
you-have-left = Tu as quitté cette partie : tu peux la regarder, mais plus y jouer.
dial-is-agreed = À cette table, l’aide est la même pour tous, comme convenu. Elle se règle en cours de jeu quand on joue seul contre des bots.
rated-needs-account = Cette table est classée : il faut un compte pour s’y asseoir. Crée-le sur ta page.
set-is-open = D’autres tables jouent encore cette donne. Elle s’ouvre avec les leurs, à la clôture de la ronde.
set-is-closed = Cette ronde est close : on n’y distribue plus rien.
board-is-known = Quelqu’un qui doit s’asseoir ici joue déjà cette donne à une autre table.
table-is-arranged = Cette table fait partie d’un tournoi : c’est là que se décide qui s’y assied.
rated-needs-closed-eyes = À une table classée, personne ne regarde par-dessus ton épaule.
rated-needs-no-help = Une table classée se joue sans aide. Coupe l’aide, ou ouvre une table non classée.
rated-needs-people = Une table classée se joue entre personnes. Retire les bots, ou ouvre une table non classée.
rated-apart-from-machines = Personnes et machines sont classées à part. N’accueille pas de machine ici, ou ouvre une table non classée.
no-machines-here = Cette table n’accueille pas les machines.
bot-plays-by-api = C’est un compte de bot : son programme s’assied, par l’API de la maison, et personne d’autre.
bot-is-not-there = { $name } n’est pas à l’écoute en ce moment. Choisis un autre bot, ou réessaie plus tard.
bot-does-not-play-that = { $name } ne joue pas à ce jeu avec ces options et ce nombre de places.
bot-asked-twice = Un bot ne s’assied ici qu’une fois.
machine-without-a-name = Dis quel compte de bot doit s’asseoir là. Corrige les places.
house-is-busy = La maison est très occupée. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
page-too-old = Une nouvelle version de la maison est là. Recharge la page : rien n’est perdu.
too-many = Pas si vite ! Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
wrong-name-or-password = Ce nom et ce mot de passe ne vont pas ensemble. Vérifie les deux.
wrong-origin = Cette demande vient d’une autre page. Recharge celle de la maison.
wrong-password = Ce n’est pas le bon mot de passe. Réessaie.
banned = La maison t’a fermé ses portes, à toi ou à l’adresse d’où tu viens, jusqu’au { DATETIME($until, dateStyle: "long", timeStyle: "short") }. Tu peux toujours lire, emporter et effacer ce qu’elle garde de toi, sur ta page.
name-to-change = La maison te demande d’abord de choisir un autre nom. Fais-le sur ta page, puis assieds-toi.
nobody-there = Personne n’est assis là dont la maison puisse te parler : un bot, une place libre, ou quelqu’un qui a été oublié.
nobody-to-block = Tu ne peux pas bloquer cette place : c’est la tienne, ou la maison ne sait pas qui s’y trouve.
nobody-to-report = Tu ne peux pas te signaler toi-même.
table-is-closed = La maison a fermé cette table. Ouvres-en une autre, ou cherche dans le salon.
only-the-house = Seule la maison peut faire cela.
too-many-blocked = Tu as bloqué { $most } personnes : c’est le maximum. Lève d’abord un blocage sur ta page.

## La maison dit pourquoi ; le reste de ces mots est dans why.fr.ftl

house-why = Pourquoi ?
house-why-about = Pourquoi ? { $about }
house-why-wrong = { $count ->
    [one] 1 note impossible
   *[other] { $count } notes impossibles
}
house-hint = Un indice
house-hint-key = Un indice (h)
house-missed = Qu’aurait-on pu dire ?
house-knowing = Comment savoir ?
house-pane-knowing = Savoir
house-pane-review = Bilan

## Sans réseau, et quand une nouvelle version arrive

house-offline-title = Pas de réseau
house-offline-works = La maison tient dans ta poche : sans réseau, tu peux apprendre un jeu en jouant, chercher des énigmes et relire les règles.
house-offline-waits = Pour jouer avec les autres ou contre un bot, et pour retrouver tes parties, il faut le réseau. Dès qu’il revient, l’accueil s’ouvre tout seul.
house-offline-here = Cette page a besoin de la maison, et la maison ne répond pas. À l’accueil, les leçons, les énigmes et les règles marchent sans réseau.
house-missing-title = Il manque un morceau
house-missing-text = Cette partie de la maison n’est pas sur ton appareil, et on n’a pas pu aller la chercher. Réessaie avec du réseau.
house-renewal = Une nouvelle version est là.
house-renew = Recharger
