# Les mots du salon, de « ma page » et des classements ; chargés quand on y entre.

## Le salon

people-lobby = Le salon
people-lobby-text = Les tables ouvertes à tous, telles qu’elles sont en ce moment.
people-filters = Choisir
people-any-game = Tous les jeux
people-filter-game = Jeu
people-filter-seats = Places
people-any-seats = Peu importe
people-filter-free = Places libres
people-at-least = { $free } ou plus
people-filter-pace = Rythme
people-any-pace = Peu importe
people-pace-live = En direct
people-pace-days = Au jour le jour
people-filter-assist = Aide
people-any-assist = Peu importe
people-filter-rated = Classement
people-any-rated = Peu importe
people-only-rated = Tables classées
people-only-unrated = Tables non classées
people-found = { $count ->
    [0] Aucune table ne convient pour l’instant.
    [one] Une table attend du monde.
   *[other] { $count } tables attendent du monde.
}
people-sit-here = S’asseoir à cette table
people-seats-taken = { $taken } sur { $seats } à table

## Ma page

people-me = Ma page
people-face = Mon nom et mon sceau
people-face-text = Voilà comment on te voit à table. Pas besoin de compte.
people-avatar = Mon sceau
people-sign = Signe
people-wax = Cire
people-sign-key = clé
people-sign-eye = œil
people-sign-moon = lune
people-sign-star = étoile
people-sign-lamp = lampe
people-sign-quill = plume
people-sign-glass = sablier
people-sign-owl = chouette
people-wax-ruby = rubis
people-wax-brass = laiton
people-wax-ink = encre
people-wax-moss = mousse
people-wax-plum = prune
people-wax-sky = ciel
people-account = Mon compte
people-account-none = Tu joues en visiteur : la maison te reconnaît dans ce navigateur. Avec un compte, tu retrouves tes places, ton historique et ton classement sur n’importe quel appareil.
people-account-is = Ton compte s’appelle { $name }.
people-make-account = Créer un compte
people-log-in = Me connecter
people-account-name = Nom du compte
people-account-name-hint = C’est aussi le nom sous lequel on te verra à table.
people-password = Mot de passe
people-password-hint = Au moins 8 signes. Personne ici ne peut le lire ni te le rendre : garde-le bien.
people-old-password = Mot de passe actuel
people-new-password = Nouveau mot de passe
people-change-password = Changer de mot de passe
people-password-changed = Mot de passe changé. Tes autres appareils devront se reconnecter.
people-log-out = Me déconnecter
people-log-out-everywhere = Me déconnecter partout
people-welcome-back = Content de te revoir, { $name } !
people-account-made = Ton compte est prêt.
people-logged-out = Te voilà déconnecté.
people-my-tables = Mes parties en cours
people-no-tables = Aucune partie en cours.
people-go-on = Reprendre
people-waiting = on attend du monde
people-history = Mes parties finies
people-no-history = Rien encore : ta première partie finie viendra ici.
people-won = Gagnée
people-lost = Perdue
people-shared = Partagée
people-nobody = Sans vainqueur
people-no-result = Sans résultat
people-against = avec { $names }
people-my-ratings = Mes classements
people-no-ratings = Pas encore de partie classée. Ouvre une table classée, ou assieds-toi à l’une d’elles.
people-data = Mes données
people-data-text = Tout ce que la maison garde de toi : ton nom, tes parties vues par tes yeux et ce qu’elles valaient, tes notes, tes classements.
people-export = Tout emporter (JSON)
people-delete = M’oublier
people-delete-text = Tes places, tes notes, tes classements et ton compte sont effacés pour de bon. Les parties finies restent, sans ton nom. Dans une partie en cours, ta place sera vide.
people-delete-now = Oui, oubliez-moi
people-deleted = La maison t’a oublié. Reviens quand tu veux.

## Les classements

people-ratings = Classements
people-ratings-text = La force de chacun à chaque jeu, selon le nombre de places. On compte ce qui est sûr : plus tu joues, plus le nombre se rapproche de ta force.
people-people = Personnes
people-bots = Bots
people-nobody-rated = Personne encore.
people-rank = Rang
people-name = Nom
people-strength = Force sûre
people-games = Parties
people-seats-count = À { $seats }

## Quelqu’un d’autre

people-person-account = A un compte
people-person-visitor = En visite
people-person-games = { $count ->
    [0] aucune partie finie
    [one] une partie finie
   *[other] { $count } parties finies
}
people-person-rating = { $game }, à { $seats } : { $sure } ({ $games ->
    [one] une partie
   *[other] { $games } parties
})
people-person-blocked = Tu as bloqué cette personne. Tu peux lever ce blocage sur :
people-block = Bloquer
people-block-text = La maison ne t’assiéra plus avec { $name } à une table entre inconnus, et tu ne verras plus ses phrases. La personne n’en saura rien. Tu peux lever le blocage quand tu veux, sur ta page.
people-block-now = Oui, bloquer
people-block-done = C’est fait. La personne n’en saura rien.
people-report = Prévenir la maison
people-report-text = Quelqu’un de la maison le lira. { $name } n’en saura rien, et la partie continue.
people-report-why = De quoi s’agit-il ?
people-reason-name = Un nom blessant
people-reason-phrases = Des phrases à répétition
people-reason-leaving = Des parties quittées sans cesse
people-reason-cheating = Je crois qu’il y a triche
people-reason-other = Autre chose
people-report-words = Avec tes mots, si tu veux (500 lettres)
people-report-now = Envoyer
people-report-done = Merci. Quelqu’un le lira.
people-taps = Une tape sur l’épaule
people-taps-text = Cet appareil peut te prévenir quand vient ton tour à une table au jour le jour, ou quand on te garde une place, même page fermée. Rien de la partie n’est envoyé.
people-taps-none = Ce navigateur ne sait pas le faire, ou cette maison ne le propose pas. Sur un iPhone ou un iPad, ajoute d’abord la maison à l’écran d’accueil.
people-taps-blocked = Ton navigateur interdit à la maison de te prévenir. Change cela dans ses réglages, puis recharge la page.
people-taps-off = Préviens-moi sur cet appareil
people-taps-on = Cet appareil me prévient
people-blocks = Les personnes que j’ai bloquées
people-blocks-text = La maison ne t’assied pas avec elles et ne te montre pas ce qu’elles disent. Elles n’en savent rien.
people-blocks-none = Personne.
people-tokens = Programmes
people-tokens-text = Un jeton permet à un de tes programmes de jouer par un compte de bot. Qui a le jeton est le programme : garde-le comme un mot de passe.
people-token-label = À quoi sert-il ?
people-token-make = Créer un jeton
people-token-shown = Ton nouveau jeton, montré cette fois seulement
people-token-shown-text = Copie-le maintenant : la maison n’en garde que l’empreinte et ne pourra plus le montrer.
people-token-since = Créé le { DATETIME($since, dateStyle: "medium") }
people-token-used = servi pour la dernière fois le { DATETIME($used, dateStyle: "medium") }
people-token-unused = jamais servi
people-token-revoke = Révoquer « { $label } »
people-token-revoked = Révoqué : il n’ouvre plus rien.
people-bot-is = C’est un compte de bot : seul un programme joue par lui, et tout le monde le voit. Il est classé parmi les machines.
people-bot-become = En faire un compte de bot
people-bot-become-text = Pour toujours : plus personne ne jouera par ce compte. Ses places sont marquées comme celles d’une machine, et il est classé parmi les machines. Il ne doit avoir joué aucune partie classée, ni être assis à une table.
people-bot-become-now = En faire un compte de bot pour toujours
people-bot-became = C’est maintenant un compte de bot.
people-person-bot = Compte de bot : une machine joue
people-ratings-machines = Bots d’ailleurs
bot-played-before = Ce compte a joué une partie classée entre personnes, ou est assis à une table : il ne peut pas devenir un compte de bot. Crée un autre compte pour le bot.
too-many-tokens = Tu as déjà { $most } jetons. Révoques-en un d’abord.
people-lift = Ne plus bloquer { $name }
people-lifted = Le blocage est levé.
people-name-asked = Un autre nom, s’il te plaît
people-name-asked-text = La maison te demande de choisir un autre nom. D’ici là, tu ne peux t’asseoir nulle part. Un compte s’ouvre ensuite par son nouveau nom.
people-new-name = Mon nouveau nom
people-name-change = Prendre ce nom
people-name-changed = C’est désormais ton nom.

## Ce que la maison garde

people-privacy = Ce que la maison garde de toi
people-kept = Ce qui est gardé, et combien de temps
people-kept-text = Le peu qu’il faut pour jouer. Ni publicité, ni pistage, rien qui vienne d’autres sites.
people-kept-cookie = Un cookie
people-kept-cookie-text = Il fait reconnaître ce navigateur dès que tu t’assieds. Il s’en va quand tu te déconnectes, ou après 400 jours sans visite.
people-kept-seat = Ton nom et ton sceau
people-kept-seat-text = Tels que tu les as choisis, à chaque table où tu t’es assis, jusqu’à ce que tu demandes l’oubli.
people-kept-games = Les parties
people-kept-games-text = Chaque coup, avec son heure. Elles restent pour tous ceux qui ont joué ; si tu es oublié, elles restent sans ton nom.
people-kept-notes = Tes notes
people-kept-notes-text = Avec la partie ; effacées avec toi.
people-kept-account = Ton compte, si tu en as un
people-kept-account-text = Son nom, et une empreinte de son mot de passe que personne ne peut lire. Jusqu’à ce que tu l’effaces.
people-kept-ratings = Tes résultats et tes classements
people-kept-ratings-text = Ceux des parties classées, des énigmes et des jours : lesquels tu as essayés, ce qu’il en est advenu, tes coups d’une quête du jour pendant un mois, et avec quels amis tu te compares ; de quels clubs tu es, et tes tournois, où tes résultats restent sans ton nom si tu es oublié. Si tu ouvres ton grand livre : ce que chaque partie finie valait pour toi, quelles chances avaient tes annonces, et quels genres de preuves tu as laissés passer. Tout le reste est supprimé avec toi.
people-kept-blocks = Qui tu as bloqué
people-kept-blocks-text = Jusqu’à ce que tu lèves le blocage, ou que l’un de vous soit oublié.
people-kept-taps = Les appareils à prévenir
people-kept-taps-text = L’adresse que leur navigateur leur a donnée chez son service de messages, les clés qui scellent ce qui y va, et ta langue. Jusqu’à ce que tu coupes cela, que tu te déconnectes, ou que l’adresse ne réponde plus. Ce service voit qu’il t’arrive un message, mais ni lequel, ni de quelle partie.
people-kept-reports = Ce que tu as signalé
people-kept-reports-text = Jusqu’à six mois après avoir été réglé. Si toi ou l’autre personne êtes oubliés, cela reste sans vous.
people-kept-bans = Les exclusions, et ce qu’ont fait les responsables
people-kept-bans-text = Une exclusion jusqu’à sa fin ; une ligne sur chaque acte d’un responsable pendant deux ans, avec des identifiants et sans noms.
people-not-kept = Ce qui se dit en phrases toutes faites n’est pas gardé. Les adresses ne sont pas gardées, sauf celles qui sont exclues.
people-rights = Le voir, l’emporter, l’effacer
people-rights-text = Sur ta page, tu peux télécharger tout ce qui est gardé de toi, et te faire oublier : tout de suite, sans rien demander à personne. Une exclusion n’y change rien.
people-trouble = Si quelqu’un gâche ta partie
people-trouble-text = Touche son nom : à la table sous « Liens de la table », dans la salle d’attente, ou à côté d’un coup dans le récit. Tu peux y bloquer la personne, ou prévenir la maison. Elle n’en saura rien.
people-trouble-after = Les responsables de la maison lisent chaque signalement. Ils voient qui était assis où et ce qui a été signalé ; aucun de leurs outils ne montre les secrets d’une partie en cours.

# Ce que valaient mes parties, au fil du temps.

people-ledger = Maîtrise et chance au fil du temps
people-ledger-door = Ce que valaient tes parties finies : tes choix, ta chance, tes paris, et ce qui t’échappe.
people-ledger-open = Ouvrir mon grand livre
people-ledger-text = C’est l’estimation de la maison, d’après tes parties finies : elle peut se tromper de quelques points. La maîtrise, ce sont tes choix, comparés au meilleur qu’on pouvait trouver avec ce qu’on savait alors ; la chance, c’est la donne, la pioche et les dés.
people-ledger-left = { $left ->
    [one] La maison pèse encore une partie.
   *[other] La maison pèse encore { $left } parties.
}
people-ledger-none = Rien à peser encore. Ta première partie finie apparaîtra ici.
people-ledger-weighed = { $games ->
    [one] une partie pesée
   *[other] { $games } parties pesées
}
people-ledger-months = Mois par mois
people-ledger-month = Mois
people-ledger-skill = Maîtrise
people-ledger-luck = Chance
people-ledger-skill-best = Tes choix valent les meilleurs que la maison connaisse.
people-ledger-skill-better = Tes choix progressent. En moyenne, ils coûtent { $lost } d’une victoire par partie, face aux meilleurs que la maison connaisse.
people-ledger-skill-plain = En moyenne, tes choix coûtent { $lost } d’une victoire par partie, face aux meilleurs que la maison connaisse.
people-ledger-luck-kind = La chance t’a souri : elle t’a donné { $luck } par partie.
people-ledger-luck-hard = La chance n’était pas de ton côté : elle t’a pris { $luck } par partie.
people-ledger-luck-even = La chance a pris autant qu’elle a donné.
people-ledger-guesses = Quand les chances le disaient
people-ledger-band = Quand les chances disaient environ { $odds }, tu avais raison dans { $share } de tes { $guesses } annonces.
people-ledger-read-above = Sur { $guesses } annonces, { $right } étaient justes ; les chances en promettaient { $promised }. Tu vois plus loin que les chances.
people-ledger-read-below = Sur { $guesses } annonces, { $right } étaient justes ; les chances en promettaient { $promised }. Un pari perdu n’est pas une erreur.
people-ledger-read-as-told = Sur { $guesses } annonces, { $right } étaient justes, à peu près ce que promettaient les chances.
people-ledger-no-guesses = À ce jeu, aucune annonce à comparer à ses chances : un mot, on le connaît ou non, et la maison ne peut pas savoir lesquels tu connais.
people-ledger-odds = Chances
people-ledger-named = Annonces
people-ledger-right = Justes
people-ledger-certain = quasi certain
people-ledger-axis = ce que disaient les chances
people-ledger-missed = Ce qui t’échappe
people-ledger-missed-most = Ce que tu laisses passer le plus souvent alors que c’est certain : { $kind } ({ $times } fois).
people-ledger-missed-nothing = Rien de certain ne t’a échappé.
people-ledger-missed-glance = Un ou deux indices y suffisent.
people-ledger-missed-chain = Il y faut plusieurs étapes.
people-ledger-puzzles = M’exercer sur des énigmes de ce genre
people-overlooked-vinci-why-own = ce que tes propres tuiles excluent
people-overlooked-vinci-why-open = ce que les tuiles visibles excluent
people-overlooked-vinci-why-miss = ce qu’une erreur a exclu
people-overlooked-break-the-code-why-own = ce que tes propres tuiles excluent
people-overlooked-break-the-code-why-said = ce que dit une réponse
people-overlooked-break-the-code-why-right = ce que dit une proposition juste
people-overlooked-break-the-code-why-wrong = ce qu’une proposition fausse a exclu
people-overlooked-archeologic-why-answer = ce que dit une réponse
people-overlooked-archeologic-why-drift = de combien le viseur a avancé
people-overlooked-archeologic-why-trap = ce qu’un indice dit d’un piège
people-overlooked-archeologic-why-alone = ce que dit l’indice pour toi seul
people-overlooked-archeologic-why-verdict = ce que dit un plan refusé
people-overlooked-lost-code-why-answer = ce que dit une réponse
people-overlooked-lost-code-why-sight = ce que les pierres visibles excluent
