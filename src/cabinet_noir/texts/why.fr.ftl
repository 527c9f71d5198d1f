# La maison dit pourquoi. Ces mots ne viennent que si on les demande.

house-why-fold = Réduire ou agrandir
house-why-not = Pourquoi pas { $value } ?
house-why-is = Pourquoi { $value } ?
house-why-choose = Touche une valeur barrée pour savoir pourquoi elle est exclue.
house-why-waiting = La maison relit la partie…
house-why-possible = C’est encore possible : rien de ce que tu as vu ne l’exclut.
house-why-plain = Les règles et le contenu de la boîte suffisent : il n’y a pas besoin d’indice.
house-why-look = Touche un indice : il s’allume sur la table et dans le récit.
house-why-then = Donc :
house-why-with = Avec ce que montre l’étape { $steps }, et :
house-why-notes = { $count ->
    [one] Une note qui ne peut pas être juste
   *[other] { $count } notes qui ne peuvent pas être justes
}
house-why-not-together = Tout cela ne peut pas être vrai à la fois : une de tes notes au moins est fausse.
house-why-left = { $left ->
    [one] Sur { $worlds } possibilités, cette question n’en laisserait plus qu’une, en moyenne.
   *[other] Sur { $worlds } possibilités, cette question en laisserait environ { $left }.
}
house-why-nothing-new = Cette question n’apprendrait rien de nouveau.

## Les indices, du plus discret au plus clair

house-hint-title = Un indice
house-hint-ask-1 = Y a-t-il quelque chose de sûr ?
house-hint-ask-2 = Où regarder ?
house-hint-ask-3 = Quels indices le montrent ?
house-hint-ask-4 = Pourquoi ?
house-hint-ask-5 = Alors, c’est quoi ?
house-hint-certain = Oui : ce que tu as vu suffit déjà pour être sûr de quelque chose.
house-hint-nothing = Non, rien de nouveau n’est sûr pour l’instant.
house-hint-clues = { $count ->
    [0] Les règles suffisent.
    [one] Un seul indice le montre. Il est allumé.
   *[other] { $count } indices le montrent. Ils sont allumés.
}
house-hint-clue = Indice { $number } : { $entry ->
    [0] la mise en place
   *[other] le coup { $entry }
}
house-hint-best-bits = La meilleure question à poser : { $move }
house-hint-best-points = Le plus prometteur pour l’instant : { $move }
house-hint-worth = { $points ->
    [one] Cela rapporte environ { $points } point en moyenne.
   *[other] Cela rapporte environ { $points } points en moyenne.
}
house-hint-no-further = À cette table, les indices s’arrêtent là.
house-hint-again = La partie a avancé : un nouvel indice
house-hint-another = Un autre indice
house-hint-taken = { $count ->
    [0] Tu n’as demandé aucun indice.
    [one] Tu as demandé un indice dans cette partie.
   *[other] Tu as demandé { $count } indices dans cette partie.
}

## Comment pouvait-on savoir ?

house-knowing-missed = Ce qu’on aurait pu dire
house-knowing-nothing-missed = Toutes les cartes ont été prises.
house-knowing-text = Choisis quelqu’un : la maison relit la partie avec ses yeux.
house-knowing-eyes = Avec les yeux de…
house-knowing-axis = possibilités restantes, coup par coup
house-knowing-chart = { $name } : { $first } possibilités au début, { $last } à la fin. Choses devenues sûres : { $count }.
house-knowing-sum = { $count ->
    [0] Rien n’était certain pour { $name } avant la fin.
    [one] { $name } pouvait savoir une chose à coup sûr.
   *[other] { $name } pouvait savoir { $count } choses à coup sûr.
} { $left ->
    [0] { "" }
    [one] Juste avant la fin, il ne restait qu’une possibilité.
   *[other] Juste avant la fin, il restait { $left } possibilités.
}
house-knowing-winning = { $name } a gagné. Avant son dernier coup (coup { $entry }), { $worlds ->
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
house-knowing-hints = { $count ->
    [0] { "" }
    [one] Indices demandés : un.
   *[other] Indices demandés : { $count }.
}
house-knowing-since = { $entry ->
    [0] Dès la mise en place
   *[other] Dès le coup { $entry }
}
house-knowing-used = Joué au coup { $entry }
house-knowing-unused = N’a pas servi.

## Ce à quoi la maison ne peut répondre

too-long-to-look-back = Cette partie est trop longue pour être relue ainsi : plus de { $most } coups.
no-such-claim = La maison ne sait pas de quoi tu parles. Touche un nombre du plateau.
no-such-note = Cette note n’est plus là, ou la maison ne la comprend pas.
no-hints-that-far = À cette table, les indices ne vont pas jusque-là.
too-many-hints = Tu as déjà eu { $most } indices dans cette partie : c’est le plus qu’on puisse en avoir.
one-question-at-a-time = Une question à la fois : la maison réfléchit encore à la précédente.
nothing-to-explain = Dans ce jeu, il n’y a rien à déduire : rien à expliquer non plus.
dial-does-not-tell = À cette table, l’aide ne va pas jusque-là.
