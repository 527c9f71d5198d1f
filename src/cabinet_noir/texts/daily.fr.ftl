# Le jour : une énigme et une quête par date, les mêmes pour tout le monde.

unknown-daily = Il n’y a rien pour cette date : elle n’a commencé nulle part, ou elle est trop ancienne.
no-such-offset = Aucune horloge sur Terre n’a ce décalage.
daily-answered = Tu as déjà répondu à l’énigme de cette date : une seule réponse compte.
daily-moved-on = Ta quête a avancé sur un autre appareil. Voici où elle en est.
too-many-friends = Chacun peut avoir { $most } amis au plus.
own-friend-link = C’est ton propre lien : envoie-le à quelqu’un.
no-such-friend-link = Ce lien ne mène à personne, ou n’est plus valable. Demandes-en un autre.
no-such-friend = Vous n’êtes pas amis, ou ne l’êtes plus.

## À la page

daily-today = Aujourd’hui
daily-that-day = Ce jour-là
daily-text = Une énigme et une quête, les mêmes pour tout le monde. Un seul essai compte.
daily-puzzle = L’énigme du jour
daily-quest = La quête du jour
daily-quest-about = ArcheOlogic · seul, avec trois indices
daily-puzzle-new = À chercher : une seule réponse compte, sans indice.
daily-puzzle-found = Trouvée
daily-puzzle-missed = Pas cette fois
daily-puzzle-past = Tu ne l’as pas cherchée ce jour-là. Tu peux essayer, sans que cela compte.
daily-quest-new = À explorer : une seule quête compte, à ton pas.
daily-quest-begun = En cours : { $moves ->
    [one] une action
   *[other] { $moves } actions
}. Elle t’attend.
daily-quest-found = Cité trouvée, temps { $time }
daily-quest-lost = Cité non trouvée
daily-quest-past = Tu ne l’as pas explorée ce jour-là. Tu peux le faire, sans que cela compte.
daily-begin = Commencer
daily-go-on = Reprendre
daily-see-again = Revoir
daily-see-solution = Qu’est-ce que c’était ?
daily-try-uncounted = Essayer pour soi
daily-tally = { $tried ->
    [0] Personne n’a encore essayé ici.
    [one] Une personne a essayé{ $found ->
        [0] , sans trouver.
       *[other] {" "}et trouvé.
    }
   *[other] { $tried } personnes ont essayé{ $found ->
        [0] , aucune n’a trouvé.
        [one] , une a trouvé.
       *[other] , { $found } ont trouvé.
    }
}
daily-place = Ta place : { $place }{ $place ->
    [1] re
   *[other] e
} sur { $found }.
daily-times = Temps de celles et ceux qui ont trouvé la cité
daily-time = Temps { $time } : { $many ->
    [one] une personne
   *[other] { $many } personnes
}
daily-streak = { $days ->
    [one] Premier jour.
   *[other] { $days } jours de suite.
}
daily-streak-none = Une série commence le jour où tu en as envie.
daily-streak-waits = Aujourd’hui est encore à toi.
daily-streak-freeze = { $freezes ->
    [one] Un jour de repos est en réserve : en sauter un ne casse rien.
   *[other] { $freezes } jours de repos sont en réserve : en sauter un ne casse rien.
}
daily-ends = Ce jour finit partout sur Terre { $moment } (à ton heure). Les solutions s’ouvrent alors.
daily-ended = Ce jour est fini partout : les solutions sont ouvertes.
daily-yesterday = Hier : qu’est-ce que c’était ?
daily-to-today = Aujourd’hui
daily-other-days = Les autres jours
daily-none = Pas de jour ici
daily-back = Retour au jour
daily-share = Partager
daily-print = Imprimer l’énigme
daily-share-text = Rien n’y dit ce qu’il fallait trouver.
daily-shared-puzzle = { $star } Énigme du jour ({ $game }) : { $how }
daily-shared-quest = { $star } Quête du jour (ArcheOlogic) : { $how }

## L’énigme

daily-one-try = Une seule réponse compte, sans indice. La preuve s’ouvre { $moment }.
daily-uncounted = Ce jour est fini : ta réponse ne compte pas, et la solution vient avec elle.
daily-one-try-title = Une seule réponse compte
daily-one-try-text = Elle ne se reprend pas. Tu sauras aussitôt si elle est juste ; la preuve attend que ce jour soit fini partout.
daily-one-try-no = Réfléchir encore
daily-one-try-yes = C’est ma réponse
daily-not-this-time = Pas cette fois
daily-reason-later = La solution et sa preuve s’ouvrent { $moment }, quand ce jour est fini partout.

## La quête

daily-quest-counts = Quête du { $date } : une seule compte. Tu peux partir et revenir.
daily-quest-uncounted = Quête du { $date } : ce jour est fini, elle ne compte plus.
daily-city-later = La cité se montre { $moment }, quand ce jour est fini partout.

## Sans réseau

daily-offline = Pas de réseau. L’énigme du jour est dans ta poche ; ta réponse partira quand il reviendra. Le reste attend.
daily-quest-waits = Chaque réponse de l’Archéoscope vient de la maison : la quête, les résultats et les amis ont besoin du réseau.
daily-unsent = Ta réponse est gardée sur cet appareil. Elle part dès que le réseau revient.
daily-sent-right = Ta réponse est partie : juste !
daily-sent-wrong = Ta réponse est partie : pas cette fois.
daily-sent-late = Ta réponse est partie, mais ce jour était fini partout : elle ne compte pas.

## Les amis

daily-friends = Tes amis
daily-friends-text = Qui suit ton lien et dit oui compare ses jours avec toi : chacun voit le résultat de l’autre, une fois le sien fait.
daily-link = Ton lien
daily-link-make = Créer mon lien
daily-part = Se quitter
daily-part-title = Ne plus comparer avec { $name } ?
daily-part-text = Vous ne verrez plus vos résultats, ni l’un ni l’autre. Personne n’en est averti.
daily-part-yes = Se quitter
daily-with = Comparer ses jours
daily-with-title = { $name } veut comparer ses jours avec toi
daily-with-text = Si tu dis oui, { $name } voit ton résultat de chaque jour, et toi le sien, une fois que chacun a fait le sien. Rien d’autre. Tu peux te raviser quand tu veux.
daily-with-yes = Oui, comparons
daily-with-no = Non merci
daily-with-done = C’est fait : tu compares tes jours avec { $name }.

## Un mot le matin

daily-mornings = Un mot le matin
daily-mornings-text = Vers neuf heures, cet appareil te dit qu’un nouveau jour est là, si tu n’y as encore rien tenté. Rien du jeu n’est envoyé.
daily-mornings-blocked = Ton navigateur interdit à la maison de te prévenir. Change cela dans ses réglages, puis recharge la page.
daily-mornings-off = Préviens-moi le matin
daily-mornings-on = Cet appareil me prévient le matin
