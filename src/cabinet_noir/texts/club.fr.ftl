# Les mots des tournois et des clubs ; chargés quand on y entre.

## L’entrée

club-hall = Soirées et tournois
club-hall-text = Les mêmes donnes à toutes les tables, scellées d’avance : on compare, et personne ne peut tricher.
club-found = Ouvrir un tournoi
club-found-text = Une minute suffit. On te rejoint par un code ou un QR, sans compte.
club-found-go = Préparer un tournoi
club-by-code = Entrer avec un code
club-by-code-text = Il est au grand écran, ou sur l’invitation.
club-code = Code du tournoi ou du club
club-known = Tes tournois sur cet appareil
club-mine = Tes clubs
club-mine-none = Aucun pour l’instant. Un club garde ses soirées, ses membres et le tableau de la saison.
club-new = Fonder un club
club-new-text = Qui le fonde le dirige. On y entre par un code, sans compte.
club-new-title = Nom du club
club-new-go = Fonder le club

## Préparer un tournoi

club-usual-title = Soirée du { $day }
club-title = Titre
club-game = Jeu
club-seats = Combien à une table ?
club-i-play = Je joue aussi
club-evening-of = Une soirée du club { $club }
club-change = Changer
club-open-now = Ouvrir les inscriptions
club-plan = { $length ->
    [open] { $system }, { $boards ->
        [one] une donne
       *[other] { $boards } donnes
    } par ronde, { $time } par ronde. On compte { $scoring }.
   *[set] { $system }, { $rounds ->
        [one] une ronde
       *[other] { $rounds } rondes
    } de { $time }, { $boards ->
        [one] une donne
       *[other] { $boards } donnes
    } par ronde. On compte { $scoring }.
}
club-plan-teams = Par équipes de { $team }.
club-system = Comment on se rencontre
club-system-swiss = Système suisse
club-system-round_robin = Toutes rondes
club-system-knock_out = Élimination directe
club-system-ladder = Échelle
club-system-is-swiss = Suisse : on rencontre qui a le même score
club-system-is-round_robin = Toutes rondes : chacun rencontre chacun
club-system-is-knock_out = Élimination directe : qui perd sort
club-system-is-ladder = Échelle : on monte en gagnant
club-rounds = Nombre de rondes
club-round-lasts = Une ronde dure au plus
club-minutes = { $minutes } minutes
club-rest = La ronde suivante s’ouvre
club-rest-by-hand = quand je l’ouvre
club-rest-none = d’elle-même, aussitôt
club-rest-minutes = d’elle-même, après { $minutes } minutes
club-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
club-boards = Donnes par ronde, les mêmes à toutes les tables
club-scoring = Ce qui compte
club-scoring-matchpoints = en points de match
club-scoring-points = les victoires
club-scoring-is-matchpoints = Points de match : face à la même place aux autres tables
club-scoring-is-points = Victoires : la part de chacun
club-team = Équipes
club-team-of = { $team ->
    [one] Chacun pour soi
   *[other] Par équipes de { $team }
}
club-level = Qui joue pour les absents

## Le tournoi

club-none = Ce tournoi est introuvable
club-phase-gathering = Inscriptions ouvertes
club-phase-playing = { $length ->
    [open] Ronde { $round }
   *[set] Ronde { $round } sur { $rounds }
}
club-phase-between = { $length ->
    [open] Après la ronde { $round }
   *[set] Après la ronde { $round } sur { $rounds }
}
club-phase-next-in = { $length ->
    [open] Ronde { $round } dans
   *[set] Ronde { $round } sur { $rounds } dans
}
club-phase-ends-in = Fin du tournoi dans
club-phase-over = Tournoi terminé
club-clock-of-round = Temps restant de la ronde
club-clock-of-rest = Avant que le tournoi continue
club-clock-over-round = Temps écoulé
club-clock-over-rest = un instant
club-left-days = { $days } jours
club-join = Prendre part
club-join-late = Tu commences à la prochaine ronde, avec zéro point.
club-join-go = M’inscrire
club-your-team = Ton équipe : le même nom pour { $team } personnes au plus
club-called = Table { $table } : on t’attend
club-your-table = Table { $table }, place { $seat }
club-against = Avec { $names }
club-go = J’y vais
club-go-board = J’y vais : donne { $board } sur { $boards }
club-wait-first = Tu es de la partie. La première ronde s’ouvre bientôt : ta table s’affichera ici.
club-wait-next = La prochaine ronde s’ouvre bientôt : ta table s’affichera ici.
club-wait-late = La ronde { $round } se joue sans toi : tu es de la prochaine.
club-wait-bye = Tu ne joues pas à la ronde { $round } : il n’y a pas assez de monde pour ta table. Elle te compte comme un résultat moyen, et cela n’arrive qu’une fois.
club-wait-played = Tes donnes sont jouées. Les résultats viennent à la fin de la ronde : d’ici là, pas un mot aux autres tables.
club-wait-through = Tu ne joues pas à la ronde { $round } et passes à la suivante : le tirage avait une place libre pour toi.
club-wait-last = La dernière ronde est jouée.
club-look-closed = On n’entre plus dans ce tournoi une fois la première ronde ouverte. Tu peux en suivre la suite ici et au grand écran.
club-knocked-out = Pour toi, la coupe s’arrête ici. Merci d’avoir joué ! Le tableau et le grand écran montrent la suite.
club-call-me = Me prévenir quand ma table attend
club-out = Tu t’es retiré. Ce que tu as gagné te reste.
club-come-back = Revenir à la prochaine ronde
club-withdraw = Me retirer
club-withdraw-text = Tu ne joues plus à partir de la prochaine ronde, et tu gardes tes points. Tu peux revenir.
club-withdraw-yes = Oui, me retirer
club-withdrawn = Tu t’es retiré.
club-not-yet = Pas encore
club-my-place = Ta place : { $place } sur { $of }, avec { $score } { $points ->
    [one] point
   *[other] points
}.
club-place = { $form ->
    [one] { $place }re
   *[other] { $place }e
}
club-winners = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
club-bot = Bot de la maison
club-nobody = quelqu’un

## Sur le mur

club-pairings = Les tables de la ronde { $round }
club-table = Table
club-table-number = Table { $table }
club-board = donne { $board }
club-byes = { $count ->
    [one] Ne joue pas à cette ronde : { $names }.
   *[other] Ne jouent pas à cette ronde : { $names }.
}
club-seal = Donnes scellées : { $seal }…
club-standings = { $rounds ->
    [one] Classement après une ronde
   *[other] Classement après { $rounds } rondes
}
club-column-place = Place
club-column-name = Nom
club-column-team = Équipe
club-column-wins = Gagnées
club-column-matchpoints = Points
club-column-points = Points
club-column-evenings = Soirées
club-column-score = Points
club-why-played = Rondes jouées
club-why-played-is = { $played }, dont { $wins ->
    [0] aucune donne gagnée
    [one] une donne gagnée
   *[other] { $wins } donnes gagnées
}
club-why-adjusted = Victoires sans la chance
club-how-ranked = Comment on classe
club-scoring-text-matchpoints = Une donne vaut de 0 à 1 point : deux points de match pour chaque table où la même place a fait moins bien, un pour chaque égalité, rapportés à ce qu’on pouvait avoir. La victoire compte d’abord, puis les points du jeu. Une ronde vaut la moyenne de ses donnes.
club-scoring-text-points = Une donne vaut 1 point à qui la gagne ; une victoire partagée se partage. Une ronde vaut la moyenne de ses donnes.
club-breaks-text = À égalité de points, on regarde dans cet ordre :
club-ladder-text = À chaque table, les meilleurs prennent les échelons les plus hauts de ceux qui s’y trouvent.
club-break-is = { $name } :
club-break-between = Entre eux
club-break-between-text = ce que chacun a marqué aux tables où ils se sont rencontrés, si tous se sont rencontrés.
club-break-opponents = Adversaires
club-break-opponents-text = la somme des points de ceux qu’on a rencontrés : qui a joué plus fort passe devant.
club-break-wins = Donnes gagnées
club-break-wins-text = le nombre de donnes gagnées sans partage.
club-adjusted-text = « Victoires sans la chance » ôte ce que le hasard seul a apporté ou repris. C’est une estimation de la maison, à titre d’information : elle ne classe personne.
club-bye-text = Qui doit passer une ronde reçoit le résultat du milieu, et ne passe qu’une fois.
club-closed = Rondes closes
club-closed-round = Ronde { $round }
club-unfinished = inachevée
club-corrected = corrigée
club-corrected-why = Corrigée : { $why }
club-opened = Vérifier les donnes de cette ronde
club-opened-text = L’empreinte était affichée avant la première donne. Toutes les donnes découlent de ce secret : qui télécharge le journal d’une table peut le vérifier.
club-opened-seal = Empreinte annoncée
club-opened-secret = Secret révélé
club-invite = Inviter
club-invite-text = Dis le code, envoie le lien, ou fais scanner. Pas besoin de compte.
club-invite-still = Inviter encore · { $code }
club-invite-link = Lien d’invitation
club-code-is = Code : { $code }
club-players = { $count ->
    [0] Personne encore
    [one] Une personne
   *[other] { $count } personnes
}
club-players-none = Montre le code : les noms viennent s’épingler ici.
club-since = depuis la ronde { $round }
club-is-out = ne joue plus
club-is-knocked-out = hors de la coupe
club-agreed = Ce qui est convenu
club-sealed = Les donnes d’une ronde sont scellées à son ouverture, les mêmes à toutes les tables, et montrées quand elle est close. D’ici là, personne n’en sait rien ailleurs, pas même qui dirige.
club-print-standings = Imprimer le classement
club-print-deals = Les donnes de la ronde { $round }
club-board-not-played = Cette donne n’a été jouée à aucune table.
club-export = Tout télécharger

## Diriger

club-directing = Diriger
club-tools = Outils
club-open-round = Ouvrir la ronde { $round }
club-open-round-few = On attend du monde…
club-open-round-text = { $people ->
    [one] Une personne
   *[other] { $people } personnes
} à { $tables ->
    [0] une table, complétée par la maison
    [one] une table
   *[other] { $tables } tables
}{ $over ->
    [0] .
    [one] , et une de plus : elle passe son tour, ou la maison complète sa table.
   *[other] , et { $over } de plus : elles passent leur tour, ou la maison complète leur table.
} { $boards ->
    [one] La donne est scellée
   *[other] Les { $boards } donnes sont scellées
} maintenant, et l’horloge part. Tant que la ronde se joue, tu peux l’annuler.
club-open-round-yes = Ouvrir
club-close-round = Clore la ronde { $round }
club-close-round-text = Les parties en cours s’arrêtent sans perdant, les donnes sont révélées et les résultats comptent. Cela ne s’annule pas. La ronde se clôt d’elle-même quand toutes les tables ont fini, ou à la fin du temps.
club-close-round-yes = Oui, clore
club-more-time = { $minutes } minutes de plus
club-without-absent = Commencer sans les absents
club-without-absent-text = Un bot joue pour qui n’est pas encore à sa table, sauf pour toi ; le résultat est marqué, et la place reste à son propriétaire.
club-without-absent-now = Les tables commencent ; un bot joue pour les absents.
club-finish = Terminer le tournoi
club-finish-text = Il reste des rondes prévues. Le classement devient final ; tu peux encore revenir en arrière par le journal.
club-feature = À l’écran
club-stood-in = un bot a joué
club-replay = Revoir
club-results-legend = À chaque place, sa part de la victoire, puis ses points de match.
club-unfeature = Ne plus montrer de table au grand écran
club-feature-table = Une autre table au grand écran
club-feature-code = Code ou lien
club-correct = Corriger
club-correct-result = Résultat
club-correct-won = { $count ->
    [one] { $name } gagne
   *[other] { $name } gagnent
}
club-correct-shared = Victoire partagée entre tous
club-correct-nobody = Personne ne gagne
club-correct-why = Pourquoi ?
club-correct-text = La correction et sa raison sont visibles de tout le monde. Elle s’annule par le journal.
club-correct-put = Corriger le résultat
club-corrected-now = Résultat corrigé.
club-take-out = Retirer
club-take-out-title = Retirer { $name }
club-take-out-text = { $name } ne joue plus à partir de la prochaine ronde, et garde ses points. Cela s’annule.
club-take-in = Réinscrire
club-log = Journal du tournoi
club-undo = Annuler
club-undone = annulé

## Le grand écran

club-screen = Grand écran
club-screen-in = { $address }
club-screen-nobody = Scanne, choisis un nom : c’est tout.
club-screen-cut = Sans réseau depuis { $since }
club-screen-held = arrêté
club-featured = À revoir

## À une table d’une ronde

club-next-board = Donne suivante

## Un club

club-no-club = Ce club est introuvable
club-you-are = Ton rôle : { $role }
club-role-director = direction
club-role-member = membre
club-role-guest = invité
club-role-of = Rôle de { $name }
club-join-club = Devenir membre
club-join-club-text = Les membres voient les soirées du club, le tableau de la saison et qui en est.
club-evenings = Soirées
club-evenings-none = Aucune encore.
club-evening-new = Préparer une soirée
club-evening-gathering = inscriptions
club-evening-playing = en cours
club-evening-between = en cours
club-season = Saison { $season }
club-season-choose = Autre saison
club-season-none = Le tableau se remplit avec la première soirée terminée.
club-season-text = Chaque soirée compte pour la part des points qu’on pouvait y prendre. Seuls les membres du club figurent ici ; qui le devient apporte ses soirées passées.
club-members = { $count ->
    [one] Un membre
   *[other] { $count } membres
}
club-invite-members = Faire entrer quelqu’un
club-part = Exclure
club-part-title = Exclure { $name }
club-part-text = Cette personne ne voit plus le club. Ses résultats restent dans les soirées.
club-yours = Ce que le club garde
club-export-text = Membres, soirées et résultats, dans un seul fichier.
club-leave = Quitter le club
club-leave-text = Ton nom quitte la liste des membres. Tes résultats restent dans les soirées.
club-leave-yes = Oui, quitter
club-left = Tu as quitté le club.
club-delete = Supprimer le club
club-delete-text = Le club, ses membres et son tableau disparaissent pour tout le monde. Les tournois restent à leur adresse. Cela ne s’annule pas.
club-delete-yes = Oui, supprimer
club-deleted = Le club est supprimé.
