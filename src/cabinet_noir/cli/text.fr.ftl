# Ce que dit la ligne de commande. Les refus portent le nom de leur raison.

progress-games = Parties
seat-name = Place { $seat }

games-section = Jeux
games-hint = `cabinet games JEU` explique les options d’un jeu.
games-game = jeu
games-version = version
games-seats = places
games-options = options (par défaut, valeurs)
games-bots = bots
games-assists = aide

simulate-wins = victoires
simulate-share = part
simulate-score = { $name } par partie
simulate-p50 = réflexion p50, ms
simulate-p95 = p95, ms
simulate-by-seat = Victoires par place : { $wins } ; partagées : { $shared } ; de personne : { $draws }.
simulate-plain = { $bot }, partie par partie : { $mean }.
simulate-deals = { $bot }, donne par donne : { $mean } ; parties épargnées : { $saved }.
simulate-adjusted = { $bot }, sans la chance : { $mean } ; parties épargnées : { $saved }.
simulate-both = { $bot }, l’un et l’autre : { $mean } ; parties épargnées : { $saved }.
simulate-endings = Fin des parties de { $bots } : { $endings }.
simulate-figures = { $bot }, en moyenne : { $figures }.
simulate-actions = Dans ses parties gagnées, { $bot } a fait en moyenne : { $actions }.
simulate-pace = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $moves } coups en { $seconds } s : { $pace } coups par seconde.

arena-title = L’arène : { $game }
arena-lead = { $seats } places ; { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }, chacune jouée de toutes les places : { $games } parties.
arena-column-bot = bot
arena-column-elo = Elo (95 %)
arena-column-games = parties
arena-column-share = victoires
arena-column-adjusted = sans la chance
arena-column-p50 = p50, ms
arena-column-p95 = p95, ms
arena-column-faults = fautes
arena-by-seat = Part des victoires par place : { $shares }.
arena-endings = Fin des parties : { $endings }.
arena-faults = { $bot } a perdu des parties par sa propre faute : { $faults }.
arena-fault-dead = son programme s’est arrêté
arena-fault-slow = pas de réponse à temps
arena-fault-nonsense = réponse illisible
arena-fault-illegal = coup interdit
arena-fault-raised = son code a échoué
arena-strength = Force
arena-strength-how = En Elo, 0 étant la moyenne de tous ; 95 fois sur 100, la vérité est dans le trait. 100 de plus gagne 64 fois sur 100.
arena-against = Les uns contre les autres
arena-against-how = Ce que le bot de gauche a obtenu en moyenne de ses duels avec celui du haut.
arena-deals-came = Ce qu’ont donné les donnes
arena-deals-came-how = Une donne est jouée de toutes les places et compte une fois. Du point de vue du premier :
arena-came-0 = perdue
arena-came-1 = plutôt perdue
arena-came-2 = à égalité
arena-came-3 = plutôt gagnée
arena-came-4 = gagnée
arena-course = Au fil des donnes
arena-course-how = Part des victoires jusque-là, en centièmes, donne après donne.
arena-thinking = Réflexion
arena-thinking-how = Temps par coup. Les repères : la moitié des coups prend moins, 95 sur 100 prennent moins.
arena-percentile = { $share } coups sur 100 prennent moins de { $time }
arena-evidence = Les indices
arena-evidence-how = Donne après donne, jusqu’à une borne ; la réponse peut être fausse { $errors } du temps.
arena-evidence-adjusted = Ce que la chance a apporté est retiré.
arena-better = { $bot } est plus fort
arena-not-better = il ne l’est pas
arena-rest = Et encore
arena-footer = Même graine, mêmes donnes : qui les rejoue obtient les mêmes chiffres, temps de réflexion mis à part.
arena-verdict-better = { $bot } est plus fort que { $other } : de { $high } Elo plutôt que de { $low }. { $deals } donnes l’ont dit.
arena-verdict-not-better = { $bot } n’est pas tellement plus fort que { $other } : de { $low } Elo plutôt que de { $high }. { $deals } donnes l’ont dit.
arena-verdict-open = { $bot } est-il plus fort que { $other } de { $high } Elo ou de { $low } ? Après { $deals } donnes, rien n’est dit : la même commande avec un plus grand --deals continue.
arena-interrupted = Interrompu : la même commande reprend où on en était.
arena-interrupted-unkept = Interrompu. Avec --to FICHIER, les résultats seraient gardés.
arena-merged = { $file } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 } ; { $doubled } qui y étaient deux fois comptent une fois.
arena-written = Rapport : { $file }
arena-needs-two = Il faut au moins deux bots dans une arène.
arena-strangers = Certains de ces bots ne se sont jamais rencontrés, même à travers d’autres : on ne peut pas les comparer.
until-needs-two = --until interroge sur deux bots : nomme-en deux.
unreadable-until = « { $text } » ne dit pas de combien plus fort : 10, ou 0:10, en Elo.
no-such-program = Il n’y a pas ici de programme « { $program } » qu’on puisse lancer.
no-such-class = « { $bot } » ne se charge pas : { $detail }.
bot-without-pace = À { $game } les bots jouent contre la montre : il faut aussi un `pause` à « { $bot } ».
no-such-cluster = « { $address } » n’est pas une grappe : dask://HÔTE:PORT en est une.
cluster-unreachable = Personne ne répond à { $address }.
extra-missing = Il manque un complément : pip install "cabinet-noir[{ $extra }]".
workers-lost = Des processus sont morts { $tries } fois sur les mêmes parties. Ce qui a été joué avant est gardé.
book-unreadable = Ce n’est pas un carnet de résultats : { $detail }.
book-of-another-game = Ces parties ne se comptent pas ensemble : un carnet est de { $mine }, l’autre de { $other }.
book-contradicts = La donne { $deal } (graine { $seed }) de { $players } a fini autrement dans deux carnets : un bot a changé, ou tire ses propres sorts. --keep-first garde ce que dit le premier.
book-in-use = Quelqu’un d’autre écrit dans { $file } en ce moment.
book-empty = Rien n’a encore été joué dans ce carnet.
exploit-seat = place
exploit-played = le bot partout
exploit-best = meilleure réponse
exploit-gain = gain
exploit-exact = { $bot } donne { $exploitability } par partie ici : exactement, sur { NUMBER($nodes) } nœuds.
exploit-sampled = { $bot } donne environ { $exploitability } par partie ici : il n’a pas su dire partout comment il choisit, et a été compté sur des échantillons ; { NUMBER($nodes) } nœuds.
exploit-errors = erreur type
exploit-least = { $bot } donne au moins { $exploitability } environ par partie ici (erreur type { $error }) : qui voyait un coup devant soi y a gagné autant en { NUMBER($games) } parties de chaque place ; { NUMBER($nodes) } nœuds. La meilleure réponse ne gagne pas moins.
exploit-unfound = Rien n’a été trouvé que { $bot } donnerait ici, ce qui ne prouve rien : qui voyait un coup devant soi y a gagné { $exploitability } (erreur type { $error }) en { NUMBER($games) } parties de chaque place ; { NUMBER($nodes) } nœuds.
exploit-from-games = La table entière a plus de { NUMBER($most) } nœuds : ceci vient de parties.
exploit-scale = Qui gagne seul a 1, et tous ensemble ont 0.

laws-hold = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } : toutes les lois tiennent.
laws-broken = { $violations ->
    [one] { $violations } violation
   *[other] { $violations } violations
 } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }.

key-line = { $key }, depuis le { $since }
verify-in-order = En ordre, et signé : { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }.
verify-unsigned = En ordre, mais personne n’en répond : { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }. N’importe qui aurait pu écrire une partie qui se tient aussi bien.
verify-sealed = Pas encore vérifiable : { $reason }
verify-proved = Prouvé :
verify-proved-chain = aucune ligne n’a changé depuis que la dernière est écrite
verify-proved-signature = une maison a signé la dernière ligne (clé { $key })
verify-proved-key = c’est bien la maison demandée
verify-proved-deal = la donne vient de la graine scellée d’avance ({ $sha256 })
verify-proved-set = c’est la donne { $board } de { $boards }, scellées ensemble ({ $set_seal })
verify-proved-secret = toutes viennent de l’unique graine qui les a ouvertes
verify-proved-mixed = elle dépend aussi de ce que les appareils des joueurs y ont mis
verify-proved-moves = chaque coup suit les règles, jusqu’à l’issue
verify-proved-table = les pauses, les votes et les départs suivent celles de la table
verify-proved-names = les noms sont ceux du début
verify-proved-heads = ce qui a été dit en cours de partie est ce que dit le journal
verify-claimed = Seulement affirmé :
verify-claimed-old-format = tout ce que la chaîne prouverait : ce journal est d’un format qui n’en avait pas
verify-claimed-unsigned = qui l’a écrit
verify-claimed-key = à qui est cette clé : chaque maison publie les siennes sous /.well-known/cabinet-noir.json (--key)
verify-claimed-house-deal = que personne n’a choisi la donne : la graine est de la maison seule
verify-claimed-set = que les autres tables ont reçu la même donne : leur journal doit nommer le même sceau commun
verify-claimed-names = les noms, ou une partie d’entre eux
verify-claimed-times = les heures, sauf leur ordre
verify-claimed-presence = qui était connecté
verify-claimed-bots = quel bot a vraiment pensé
verify-bent = Faussé : { $reason }

serve-ready = La maison est ouverte : { $url }
serve-phone = Sur un téléphone du même réseau : { $url }
extra-is-missing = Pour cela, il manque un supplément : pip install "cabinet-noir[{ $extra }]".
serve-stop = Ctrl+C la ferme.

play-welcome = { $game } : tu es à la place { $seat }. ? pour l’aide, q pour partir.
play-against = En face : { $names }.
play-guest = Visiteur
play-thinking = { $name } réfléchit ...
play-your-move = À toi :
play-clock = Le sable coule : { $seconds } secondes.
play-legal-moves = { $count ->
    [one] Un seul coup possible : { $moves }
   *[other] { $count } coups possibles, par exemple : { $moves }
 }
play-over = C’est fini. { $how ->
    [none] Personne ne gagne.
    [draw] Égalité : { $winners }.
    [several] Victoire partagée : { $winners }.
   *[one] Gagne : { $winners }.
 } { $scores }
play-advice = À demander : { $move } ({ $bits ->
    [0] n’apprend rien
    [1] coupe le reste en deux
   *[other] coupe { $bits } fois le reste en deux
})
play-why =
    pourquoi dit la chose certaine la plus facile à voir, et pourquoi ; pourquoi 2c=7, pourquoi c’est ainsi, ou impossible.
    indice donne un indice ; encore une fois, et il en dit plus, jusqu’à la réponse.
play-save = Garder la partie ? Un nom de fichier, ou Entrée pour non :
play-saved = Gardée dans { $path }.
play-goodbye = Au revoir.

puzzle-name = Énigme { $id }
puzzle-name-one = Nomme une chose et une seule valeur, avec = entre les deux.
puzzle-move = { $move } ({ $said })
puzzle-certain-how = « indice » aide pas à pas, q donne la solution.
puzzle-question-how = Réponds comme à la table : ? pour la notation, q pour la solution.
puzzle-contradiction-how = Réponds par son numéro, ou q pour la solution.
puzzle-word-how = Tape un mot, ou q pour la solution.
puzzle-win-how = Réponds par un coup, comme à la table : ? pour la notation, q pour la solution.
progress-puzzles = Énigmes
no-such-puzzle = Il n’y a pas d’énigme { $id ->
    [none] pour { $game }
   *[other] « { $id } » pour { $game }
}.
no-puzzles-here = Il n’y a pas d’énigmes pour { $game }.
another-puzzle-order = « { $file } » vient d’une autre demande. Finis-la avec la même graine, ou efface le fichier.

learn-welcome = Leçon : { $game }, en { $stops } arrêts. ? pour la notation, q pour partir.
learn-on = Entrée pour continuer :
learn-instead = C’est permis, mais ici on essaie autre chose.
learn-left = À plus tard. La leçon reprend avec : cabinet learn { $game } --stop { $stop }
learn-done = Leçon finie. Une première partie : cabinet play { $game } --bots novice
no-lesson = Il n’y a pas de leçon pour { $game }.
no-such-stop = Cette leçon a { $stops } arrêts.

why-clue = { $clue } { $seq ->
    [0] (depuis la donne)
   *[other] (coup { $seq })
 }
why-by-the-box = Pas besoin d’indice : ce que chacun sait de la boîte suffit.
why-nothing = Rien n’est certain pour l’instant.
why-open = { $thing } n’est pas encore certain. Il reste possible : { $values }
why-needs-candidates = « pourquoi » en dirait plus que l’aide de cette table. Il faut --assist candidates.
why-nothing-hidden = Rien n’est caché pour l’instant : il n’y a rien à demander.
why-of-what = { $text ->
    [none] Demande au sujet d’une de ces choses : { $things }
   *[other] « { $text } » n’est rien de caché ici. Demande au sujet d’une de ces choses : { $things }
 }
why-never-that = { $thing } ne peut jamais être « { $text } » : la boîte n’a rien de tel pour cette place.
why-before-the-end = Cette partie n’est pas finie : ce qu’on pouvait savoir se raconte après.
why-nothing-deduced = Dans ce jeu il n’y a rien à déduire, donc pas de « pourquoi ».
why-needs-a-seat = Ce qu’on pouvait savoir se raconte d’une place : --eyes 1 à { $seats }, ou toutes.
why-of-a-bent-log = ses coups se contredisent, on ne peut donc rien dire de ce qu’on pouvait savoir : { $detail }
review-worlds = Possibilités restantes : { $worlds }
review-certain = { $seat_me ->
    [yes] Maintenant c’est certain pour toi :
   *[no] Maintenant c’est certain pour { $seat } :
 }
review-of-seat = { $seat_me ->
    [yes] Ce que tu pouvais savoir, et quand tu l’as joué :
   *[no] Ce que { $seat } pouvait savoir, et quand cela a été joué :
 }
review-of-seat-nothing = { $seat_me ->
    [yes] Tu ne pouvais rien savoir avec certitude.
   *[no] { $seat } ne pouvait rien savoir avec certitude.
 }
review-winning = { $name } a gagné. Avant son dernier coup (coup { $entry }), { $worlds ->
    [one] il ne restait qu’une possibilité
   *[other] il restait { $worlds } possibilités
} et { $certain ->
    [0] rien n’était sûr.
    [one] une chose était sûre.
   *[other] { $certain } choses étaient sûres.
} { $said ->
    [sure] Ce qui a été annoncé était donc certain.
    [partly] Ce qui a été annoncé était en partie certain, en partie deviné.
    [guess] Ce qui a été annoncé était donc un pari.
   *[nothing] { "" }
}
review-known = { $fact } { $used ->
    [never] Certain depuis le coup { $seq }.
   *[other] Certain depuis le coup { $seq }, joué au coup { $used }.
 }
play-hints = { $count ->
    [one] Tu as demandé un indice.
   *[other] Tu as demandé { $count } indices.
 }
hint-rung = Indice { $rung } sur { $most }.
hint-something = Quelque chose est certain. Tape encore indice pour en savoir plus.
hint-clues = { $count ->
    [one] Une chose apprise le dit, au coup { $moves } (0 est la donne).
   *[other] { $count } choses apprises le disent, aux coups { $moves } (0 est la donne).
 }
hint-why = Voici pourquoi.

no-such-game = Il n’y a pas de jeu « { $game } ». `cabinet games` en donne la liste.
no-such-bot = Il n’y a pas de bot « { $bot } » dans ce jeu ; il y a : { $known }.
no-such-assist = Ce jeu n’a pas cette aide au terminal ; il y a : { $levels }.
no-such-seat = Il n’y a pas de place { $seat } à une table de { $seats }.
wrong-number-of-seats = Ce jeu se joue de { $least } à { $most }.
unreadable-option = « { $text } » n’est pas une option : écris NOM=VALEUR.
solo-has-one-seat = En solo on joue seul, et il y aurait ici { $seats } places.
option-of-no-game = Ce jeu n’a pas d’option « { $option } » ; `cabinet games { $game }` explique celles qu’il a.
option-without-such-value = L’option « { $option } » ne peut être « { $value } » ; `cabinet games { $game }` dit ce qu’elle peut être.
unreadable-options = Ces options sont illisibles : { $detail }
unreadable-action = Ce coup est illisible : { $detail }
no-such-file = Il n’y a pas de fichier { $path }.
unreadable-file = { $path } est illisible : { $detail }
unwritable-file = { $path } ne peut être écrit : { $detail }
not-a-log = { $path } n’est pas une partie de cette maison.
no-such-eyes = Pas d’yeux « { $eyes } » : dis un numéro de place (1 à { $seats }), spectator ou all.
game-is-over = La partie est finie.
migrated = La base est à jour (révision { $revision }).
no-such-database = Une base est un fichier, sqlite:///FICHIER ou postgresql://NOM:MOT-DE-PASSE@HÔTE/BASE.
database-out-of-reach = La base ne répond pas : { $detail }
database-is-behind = La base en est à la révision { $found } et il faut { $needed } : `cabinet migrate --db …` l’y amène.
database-is-ahead = La base en est à la révision { $found }, que cette version ({ $needed }) ne connaît pas.
no-such-bus = Un bus s’écrit redis://HÔTE, rediss://HÔTE ou unix://CHEMIN.
workers-need-more = { $workers } processus demandent --db postgresql://… et --bus redis://… : un fichier n’est qu’à un seul.
bus-without-server = Un bus relie plusieurs processus sur PostgreSQL ; un fichier n’est qu’à un seul, qui n’en a pas besoin.
no-push-contact = Un contact s’écrit mailto:QUELQU’UN@HÔTE ou https://PAGE.
cannot-serve = La maison ne peut ouvrir à { $host }:{ $port } avec { $db } : { $detail }
page-not-built = La page n’est pas construite : `make build` s’en charge.

unreadable-log = la ligne { $line } est illisible : { $detail }
unreadable-entry = le coup { $seq } est illisible : { $detail }
log-from-the-future = écrit au format { $format }, que cette version ne connaît pas.
log-gap = le coup { $found } est là où devrait être le coup { $expected }.
log-of-another-game = c’est une partie de { $game }, version { $version }, qui ne se joue pas ici.
log-of-some-eyes = il n’y a là que ce qu’ont vu ces yeux : { $eyes }.
log-header-bent = l’en-tête n’a pas de sens : { $detail }
log-still-sealed = encore scellé : d’autres tables jouent cette donne, et toutes s’ouvrent ensemble.
set-bent = sa donne n’est pas celle de la série qu’il annonce.
secret-of-another-set = les donnes de sa série ne viennent pas de cette graine.
log-without-seed = la graine manque à la fin : la partie n’est pas finie, ou la fin est perdue.
unreadable-seed = sa graine est illisible.
seal-unreadable = le sceau ou la graine est illisible : { $detail }
seal-broken = la graine ne correspond pas au sceau.
link-broken = l’entrée { $seq } ne suit pas de la ligne qui la précède.
signature-broken = la signature n’est pas celle de ce journal.
signed-by-another = ce n’est pas signé par la maison demandée.
log-unsigned = il vient d’une maison et devrait être signé par elle ; il ne l’est pas.
name-bent = le nom de la place { $seat } n’est pas celui du début.
head-bent = à l’entrée { $seq }, { $eyes } avait vu autre chose.
no-such-secret = on attend 64 chiffres hexadécimaux, comme le tournoi les montre une fois la ronde close.
no-such-head = on attend YEUX:ENTRÉE:EMPREINTE, comme la page les donne (lu : { $eyes }, { $seq }).
entry-bent = le coup { $seq } n’est pas ce qu’en font les règles.
entry-refused = le coup { $seq } est contraire aux règles : { $detail }

admin-nothing = Rien.
admin-yes = oui
admin-no = non
admin-column-id = id
admin-column-name = nom
admin-column-account = compte
admin-column-seen = dernière visite (UTC)
admin-column-since = depuis (UTC)
admin-column-until = jusqu’au (UTC)
admin-column-about = à propos de
admin-column-kind = genre
admin-column-code = code
admin-column-game = jeu
admin-column-status = état
admin-column-open = ouverte à tous
admin-column-seats = places
admin-column-seat = place
admin-column-number = numéro
admin-column-made = quand (UTC)
admin-column-reason = motif
admin-column-table = table
admin-column-settled = réglé (UTC)
admin-column-who = qui
admin-column-act = a fait
admin-column-why = pourquoi
admin-person-id = Id : { $value }
admin-person-name = Nom : { $value }
admin-person-account = Compte : { $value }
admin-person-name-asked = Prié de changer de nom : { $value }
admin-person-created = Connu depuis (UTC) : { $value }
admin-person-seen = Dernière visite (UTC) : { $value }
admin-person-banned-until = Exclu jusqu’au (UTC) : { $value }
admin-person-reports = Signalements à son sujet : { $value }
admin-person-unsettled = Dont non réglés : { $value }
admin-report-id = Signalement { $value }
admin-report-made = Quand (UTC) : { $value }
admin-report-by-person = De : { $value }
admin-report-about-person = Au sujet de : { $value }
admin-report-about-name = Son nom, alors : { $value }
admin-report-about-seat = À la place : { $value }
admin-report-at-table = À la table : { $value }
admin-report-at-seq = Après l’entrée : { $value }
admin-report-reason = Motif : { $value }
admin-report-words = En ses mots : { $value }
admin-report-settled = Réglé (UTC) : { $value }
admin-report-settled-by = Par : { $value }
admin-report-note = Note : { $value }
admin-reason-name = un nom
admin-reason-phrases = des phrases
admin-reason-leaving = des parties quittées
admin-reason-cheating = de la triche
admin-reason-other = autre chose
admin-ban-person = une personne
admin-ban-address = une adresse
admin-did-looked-at-person = a regardé une personne
admin-did-looked-at-report = a regardé un signalement
admin-did-name-asked = a demandé un autre nom
admin-did-renamed = a donné un autre nom
admin-did-logged-out = a déconnecté partout
admin-did-banned = a exclu
admin-did-unbanned = a levé une exclusion
admin-did-table-closed = a fermé une table
admin-did-report-settled = a réglé un signalement
admin-renamed = { $before } s’appelle désormais { $name }.
admin-name-asked = { $before } ne s’assied nulle part avant d’avoir choisi un autre nom.
admin-logged-out = { $name } est déconnecté partout.
admin-banned = { $whom } est exclu jusqu’au { $until } (UTC). Les maisons ouvertes suivent en quelques secondes.
admin-unbanned = { $whom } n’est plus exclu.
admin-closed = La table { $table } est fermée ; ce qui a été joué est gardé.
admin-moves = Entrées de son journal : { $moves }.
admin-settled = Le signalement { $number } est réglé.
ban-without-end = Dis combien de temps, avec --for 7d, ou jusqu’à quand, avec --until 2026-12-31 : l’un des deux, dix ans au plus.
unreadable-time = « { $text } » n’est pas une durée : écris 30m, 12h, 7d ou 4w ; ou une date comme 2026-12-31.
network-too-wide = Ce réseau est trop large : /{ $least } au plus.
not-banned = Aucune exclusion ne touche { $whom }.
no-such-person = Personne ici n’a l’id ou le compte « { $who } ». `cabinet admin people` cherche par nom.
no-such-report = Il n’y a pas de signalement { $number }, ou il est réglé.
no-such-table = Cette table n’existe pas.

edition-head = { $game } : les valeurs que le texte imprimé a perdues. Celles-ci sont de la maison. Corrige-les d’après ta boîte, donne un nom à ton édition, puis essaie-la : `cabinet edition check FICHIER`. Ce que tu effaces reste comme la maison le joue.
edition-some-name = Ma boîte
edition-name = Le nom que les joueurs verront : de 1 à 40 caractères.
edition-nothing-lost = { $game } : rien n’a été perdu à l’impression, il n’y a rien à corriger.
edition-in-order = En ordre : « { $name } », une édition de { $game }. Elle change : { $values }.
edition-changes-nothing = rien
edition-without-game = { $path } ne dit pas de quel jeu c’est l’édition : écris game = "…" avec une clé de `cabinet games`.
edition-no-such-value = { $path } : « { $value } » n’est pas une valeur de cette édition. `cabinet edition show { $game }` montre celles qui se corrigent.
edition-wrong-value = { $path } : la valeur « { $value } » ne convient pas. { $limits }
edition-unreadable = { $path } n’est pas une édition lisible. { $detail }
edition-twice = { $path } : il y a déjà une édition « { $name } » de ce jeu.
edition-of-another-game = { $path } est une édition de { $game }, pas de ce jeu.

## Une ligne de commande qui ne convient pas

no-such-command = Il n’y a pas de commande { $what }. `cabinet --help` les liste.
missing-command = Il manque la commande. `cabinet --help` les liste.
unexpected-arguments = Il y a un argument de trop : { $what }.
no-such-option = { $like ->
    [none] Il n’y a pas d’option { $what }.
   *[other] Il n’y a pas d’option { $what }. Voulais-tu dire : { $like } ?
}
missing-parameter = Il manque { $what }.
bad-parameter = La valeur donnée à { $what } ne convient pas. `--help` dit ce qui est attendu.
bad-option-usage = L’option { $what } attend une valeur, ou n’en prend pas. `--help` dit laquelle.
bad-command-line = Cette ligne de commande ne convient pas. `--help` dit ce qui est attendu.

## `cabinet review`

review-no-evaluator = La maison ne sait pas encore ce que vaut un coup à ce jeu.
review-estimate = Ce que valait chaque coup, selon l’estimation de la maison
review-turn = Coup { $seq } : { $changed }
review-turn-of = Coup { $seq } ({ $name }) : { $changed }
review-word = Coup { $seq } : { $word }
review-seq = coup
review-move = joué
review-best = le mieux
review-expected = chances
review-lost = en moins
review-fate = le sort
review-part = { $part } : { $changed }
review-part-chance = La chance (donne, pioche, dés)
review-part-choice = Les choix, comparés au mieux
review-part-gamble = Les paris, gagnés ou perdus
review-part-others = Ce qu’ont fait les autres
review-part-slip = L’erreur de l’estimation
review-sum = De { $start } de chances au départ à { $result } à la fin : { $changed } en tout.

## `cabinet worth`

worth-third = tiers de partie
worth-states = positions
worth-off = écart moyen
worth-skill = mieux que le hasard
worth-slip = Erreur de l’estimation : { $slip } par choix en moyenne, sur { $choices } choix.
worth-told = annoncé
worth-came = arrivé
worth-nth-third = tiers { $third }

# cabinet bot
no-bot-there = Il n’y a pas de bot à { $what } : { $detail }
bot-of-no-game = { $what } n’est pas un bot qui dit à quoi il joue : nomme un jeu avec --game.
bot-told-hello = { $name } est à l’écoute.
bot-told-challenge = { $by } propose une partie de { $game }.
bot-told-gameStart = Une partie de { $game } à la table { $table }.
bot-told-gameFinish = La table { $table } est finie.
bot-told-refused = La maison a refusé : { $reason }.
bot-told-unanswered = { $url } ne répond pas comme une maison ({ $reason }). La demande est renouvelée sans cesse.
bot-told-broken = Le bot a levé une exception : { $reason }. Un coup quelconque est joué à sa place.
bot-told-unplayed = Une partie de { $game } à la table { $table }, à laquelle ce bot ne joue pas.

## Le quiz

progress-quiz = Questions
quiz-room = Jeu
quiz-grade = degré { $grade }
quiz-what = Ce qui était demandé
quiz-right = juste
quiz-of = sur
quiz-share = part
quiz-interval = 95 % entre
quiz-chance = au hasard
quiz-all = En tout
quiz-missing = { $count ->
    [one] Une question est restée sans réponse.
   *[other] { $count } questions sont restées sans réponse.
}
quiz-unknown = { $count ->
    [one] Une réponse n’appartient à aucune question de ce fichier.
   *[other] { $count } réponses n’appartiennent à aucune question de ce fichier.
}
quiz-without-answers = { $count ->
    [one] Pour une question, la bonne réponse manque
   *[other] Pour { $count } questions, les bonnes réponses manquent
} : nomme leur fichier avec --answers.
quiz-unreadable = { $path }, ligne { $line }, est illisible : { $detail }
