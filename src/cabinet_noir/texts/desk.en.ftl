# What the house says of tournaments and clubs: a tournament's log, and what is refused.

## The log

desk-told-entered = { $player_me ->
    [yes] You take part.
   *[no] { $player } takes part.
}
desk-told-entered-late = { $player_me ->
    [yes] You come late and play from round { $round } on.
   *[no] { $player } comes late and plays from round { $round } on.
}
desk-told-withdrawn = { $player_me ->
    [yes] You withdraw from the next round on.
   *[no] { $player } withdraws from the next round on.
}
desk-told-back-in = { $player_me ->
    [yes] You play again from the next round on.
   *[no] { $player } plays again from the next round on.
}
desk-told-round-opened = { $tables ->
    [one] Round { $round } begins, at one table.
   *[other] Round { $round } begins, at { $tables } tables.
}
desk-told-prolonged = { $minutes ->
    [one] The round lasts one minute longer.
   *[other] The round lasts { $minutes } minutes longer.
}
desk-told-round-closed = { $stood_in ->
    [0] The round is closed and its deals are opened.
    [one] The round is closed and its deals are opened; at one board a bot stood in for somebody.
   *[other] The round is closed and its deals are opened; at { $stood_in } boards a bot stood in for somebody.
}
desk-told-corrected = { $given ->
    [yes] Round { $round }, table { $table }, board { $board }: the result is corrected ({ $why }).
   *[no] Round { $round }, table { $table }, board { $board }: the result is corrected.
}
desk-told-undone = Entry { $entry } is taken back.
desk-told-featured = A table is shown on the big screen.
desk-told-nothing-featured = The big screen shows no table any longer.
desk-told-finished = The tournament is over.

## What breaks a tie

desk-by-between = Told apart by the tables at which they met.
desk-by-opponents = Told apart by what their opponents have.
desk-by-wins = Told apart by boards won alone.
desk-by-rounds = Stands higher because it got further.

## What is refused

no-such-tournament = There is no tournament under this code.
no-such-club = There is no club under this code.
tournament-has-moved-on = The tournament has moved on meanwhile: look, then try again.
only-the-director = That is for who directs it.
only-members = That is for members of the club.
only-who-takes-part = That is for those who take part.
title-is-empty = It needs a title.
takes-part-already = They take part already.
too-late-to-enter = This tournament has begun: nobody can enter any longer.
tournament-is-full = This tournament is full.
tournament-is-over = The tournament is over.
team-is-missing = This is played in teams: say in which one.
team-is-full = This team is full.
no-teams-in-this-system = In this system everybody plays for themselves: no teams.
no-such-player = Nobody has this number.
has-withdrawn = They have withdrawn already.
too-few-players = There are too few people for a round.
round-is-played = A round is being played.
no-round-is-played = No round is being played.
last-round-is-played = The last round has been played.
draft-does-not-fit = These tables do not fit: everybody has one seat, or a bye.
results-do-not-fit = These are not results of the boards of the round.
no-time = It takes a minute at least.
round-lasts-too-long = A round lasts four weeks at most.
done-often-enough = That was done { $most } times in this tournament: it is enough.
no-such-board = There is no such board.
shares-do-not-fit = These shares do not fit: one for each seat, one win in all at most.
nothing-to-undo = There is nothing to take back.
cannot-be-undone = That cannot be taken back.
club-needs-a-director = A club needs a director: name another one first.
too-many-members = This club has { $most } members already.
too-many-clubs = One can be in { $most } clubs at most.
too-many-evenings = A club has { $most } evenings a year at most.
