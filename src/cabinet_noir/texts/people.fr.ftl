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
people-data-text = Tout ce que la maison garde de toi : ton nom, tes parties vues par tes yeux, tes notes, tes classements.
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
