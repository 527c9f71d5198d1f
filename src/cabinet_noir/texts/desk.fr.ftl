# Ce que la maison dit des tournois et des clubs : le journal d’un tournoi, et ce qu’elle refuse.

## Le journal

desk-told-entered = { $player_me ->
    [yes] Tu participes.
   *[no] { $player } participe.
}
desk-told-entered-late = { $player_me ->
    [yes] Tu arrives en retard : tu joues à partir de la ronde { $round }.
   *[no] { $player } arrive en retard et joue à partir de la ronde { $round }.
}
desk-told-withdrawn = { $player_me ->
    [yes] Tu ne joues plus à partir de la prochaine ronde.
   *[no] { $player } ne joue plus à partir de la prochaine ronde.
}
desk-told-back-in = { $player_me ->
    [yes] Tu rejoues à partir de la prochaine ronde.
   *[no] { $player } rejoue à partir de la prochaine ronde.
}
desk-told-round-opened = { $tables ->
    [one] La ronde { $round } commence, à une table.
   *[other] La ronde { $round } commence, à { $tables } tables.
}
desk-told-prolonged = { $minutes ->
    [one] La ronde dure une minute de plus.
   *[other] La ronde dure { $minutes } minutes de plus.
}
desk-told-round-closed = { $stood_in ->
    [0] La ronde est close, ses donnes sont ouvertes.
    [one] La ronde est close, ses donnes sont ouvertes ; dans une partie, un bot a joué pour quelqu’un.
   *[other] La ronde est close, ses donnes sont ouvertes ; dans { $stood_in } parties, un bot a joué pour quelqu’un.
}
desk-told-corrected = { $given ->
    [yes] Ronde { $round }, table { $table }, donne { $board } : le résultat est corrigé ({ $why }).
   *[no] Ronde { $round }, table { $table }, donne { $board } : le résultat est corrigé.
}
desk-told-undone = L’entrée { $entry } est annulée.
desk-told-featured = Une table est montrée sur le grand écran.
desk-told-nothing-featured = Le grand écran ne montre plus de table.
desk-told-finished = Le tournoi est terminé.

## Ce qui départage

desk-by-between = Départagés par leurs tables communes.
desk-by-opponents = Départagés par les points de leurs adversaires.
desk-by-wins = Départagés par les donnes gagnées sans partage.
desk-by-rounds = Devant pour être allé plus loin.

## Ce qui est refusé

no-such-tournament = Il n’y a pas de tournoi sous ce code.
no-such-club = Il n’y a pas de club sous ce code.
tournament-has-moved-on = Le tournoi a avancé entre-temps : regarde, puis recommence.
only-the-director = C’est à qui dirige de le faire.
only-members = Il faut être du club.
only-who-takes-part = Il faut participer au tournoi.
title-is-empty = Il faut un titre.
takes-part-already = Cette personne participe déjà.
too-late-to-enter = Ce tournoi a commencé : on ne peut plus y entrer.
tournament-is-full = Ce tournoi est complet.
tournament-is-over = Le tournoi est terminé.
team-is-missing = On joue en équipes : il faut dire laquelle.
team-is-full = Cette équipe est complète.
no-teams-in-this-system = Dans ce système chacun joue pour soi : pas d’équipes.
no-such-player = Personne ne porte ce numéro.
has-withdrawn = Cette personne s’est déjà retirée.
too-few-players = Il n’y a pas assez de monde pour une ronde.
round-is-played = Une ronde est en cours.
no-round-is-played = Aucune ronde n’est en cours.
last-round-is-played = La dernière ronde a été jouée.
draft-does-not-fit = Ces tables ne vont pas : chacun doit avoir une place ou être exempt.
results-do-not-fit = Ces résultats ne sont pas ceux des donnes de la ronde.
no-time = Il faut au moins une minute.
round-lasts-too-long = Une ronde dure quatre semaines au plus.
done-often-enough = Cela a été fait { $most } fois dans ce tournoi : c’est assez.
no-such-board = Il n’y a pas de telle donne.
shares-do-not-fit = Ces parts ne vont pas : une par place, au plus une victoire en tout.
nothing-to-undo = Il n’y a rien à annuler.
cannot-be-undone = Cela ne peut pas être annulé.
club-needs-a-director = Un club ne reste pas sans personne qui le dirige : nomme quelqu’un d’autre d’abord.
too-many-members = Ce club a déjà { $most } membres.
too-many-clubs = On est de { $most } clubs au plus.
too-many-evenings = Un club a { $most } soirées par an au plus.
