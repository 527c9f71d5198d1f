# The words of tournaments and clubs; loaded when one enters there.

## The door

club-hall = Club nights and tournaments
club-hall-text = The same deals at every table, sealed beforehand: you compare, and nobody can cheat.
club-found = Open a tournament
club-found-text = It takes a minute. People join by a code or a QR code, without an account.
club-found-go = Set up a tournament
club-by-code = Enter with a code
club-by-code-text = It is on the big screen, or in the invitation.
club-code = Code of the tournament or club
club-known = Your tournaments on this device
club-mine = Your clubs
club-mine-none = None yet. A club keeps its evenings, its members and the table of the season.
club-new = Found a club
club-new-text = Whoever founds it directs it. People come in by a code, without an account.
club-new-title = Name of the club
club-new-go = Found the club

## Setting up a tournament

club-usual-title = Evening of { $day }
club-title = Title
club-game = Game
club-seats = How many at a table?
club-i-play = I play, too
club-evening-of = An evening of the club { $club }
club-change = Change
club-open-now = Let people in
club-plan = { $length ->
    [open] { $system }, { $boards ->
        [one] one deal
       *[other] { $boards } deals
    } a round, { $time } a round. What counts: { $scoring }.
   *[set] { $system }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } of { $time }, { $boards ->
        [one] one deal
       *[other] { $boards } deals
    } a round. What counts: { $scoring }.
}
club-plan-teams = In teams of { $team }.
club-system = Who meets whom
club-system-swiss = Swiss system
club-system-round_robin = Round robin
club-system-knock_out = Knock-out
club-system-ladder = Ladder
club-system-is-swiss = Swiss: you meet who has the same score
club-system-is-round_robin = Round robin: everybody meets everybody
club-system-is-knock_out = Knock-out: who loses is out
club-system-is-ladder = Ladder: you climb by winning
club-rounds = Number of rounds
club-round-lasts = A round lasts at most
club-minutes = { $minutes } minutes
club-rest = The next round opens
club-rest-by-hand = when I open it
club-rest-none = by itself, at once
club-rest-minutes = by itself, after { $minutes } minutes
club-days = { $days ->
    [one] one day
   *[other] { $days } days
}
club-boards = Deals a round, the same at every table
club-scoring = What counts
club-scoring-matchpoints = matchpoints
club-scoring-points = wins
club-scoring-is-matchpoints = Matchpoints: against the same seat at the other tables
club-scoring-is-points = Wins: everybody’s share
club-team = Teams
club-team-of = { $team ->
    [one] Everybody alone
   *[other] In teams of { $team }
}
club-level = Who plays for the absent

## The tournament

club-none = There is no such tournament
club-phase-gathering = Open to join
club-phase-playing = { $length ->
    [open] Round { $round }
   *[set] Round { $round } of { $rounds }
}
club-phase-between = { $length ->
    [open] After round { $round }
   *[set] After round { $round } of { $rounds }
}
club-phase-next-in = { $length ->
    [open] Round { $round } in
   *[set] Round { $round } of { $rounds } in
}
club-phase-ends-in = The tournament ends in
club-phase-over = The tournament is over
club-clock-of-round = Time left in this round
club-clock-of-rest = Before the tournament goes on
club-clock-over-round = Time is up
club-clock-over-rest = a moment
club-left-days = { $days } days
club-join = Take part
club-join-late = You begin with the next round, with no points.
club-join-go = Join
club-your-team = Your team: the same name for { $team } people at most
club-called = Table { $table } waits for you
club-your-table = Table { $table }, seat { $seat }
club-against = With { $names }
club-go = Go there
club-go-board = Go there: deal { $board } of { $boards }
club-wait-first = You are in. The first round opens soon: your table will show here.
club-wait-next = The next round opens soon: your table will show here.
club-wait-late = Round { $round } is played without you: you are in the next one.
club-wait-bye = You sit out round { $round }: there are not enough people for your table. It counts as a middling result, and happens only once.
club-wait-played = Your deals are played. Results come when the round is over: until then, not a word to the other tables.
club-wait-through = You sit out round { $round } and are through to the next: the draw had a free place for you.
club-wait-last = The last round is played.
club-look-closed = Nobody can join this tournament once its first round has opened. You can follow it here and on the big screen.
club-knocked-out = You are out of the cup. Thank you for playing! This page and the big screen show how it goes on.
club-call-me = Call me when my table waits
club-out = You have withdrawn. What you won stays yours.
club-come-back = Come back in the next round
club-withdraw = Withdraw
club-withdraw-text = You play no further round, and keep your points. You can come back.
club-withdraw-yes = Yes, withdraw
club-withdrawn = You have withdrawn.
club-not-yet = Not yet
club-my-place = Your place: { $place } of { $of }, with { $score } { $points ->
    [one] point
   *[other] points
}.
club-place = { $form ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
club-winners = { $count ->
    [one] The winner: { $names }
   *[other] The winners: { $names }
}
club-bot = Bot of the house
club-nobody = somebody

## On the wall

club-pairings = Tables of round { $round }
club-table = Table
club-table-number = Table { $table }
club-board = deal { $board }
club-byes = { $count ->
    [one] Sits out this round: { $names }.
   *[other] Sit out this round: { $names }.
}
club-seal = Deals sealed: { $seal }…
club-standings = { $rounds ->
    [one] Standings after one round
   *[other] Standings after { $rounds } rounds
}
club-column-place = Place
club-column-name = Name
club-column-team = Team
club-column-wins = Won
club-column-matchpoints = Points
club-column-points = Points
club-column-evenings = Evenings
club-column-score = Points
club-why-played = Rounds played
club-why-played-is = { $played }, with { $wins ->
    [0] no deal won
    [one] one deal won
   *[other] { $wins } deals won
}
club-why-adjusted = Wins without luck
club-how-ranked = How places are given
club-scoring-text-matchpoints = A deal is worth from 0 to 1 point: two matchpoints for each table where the same seat did worse, one for each that did as well, out of what could be had. The win counts first, then the game’s points. A round is worth the average of its deals.
club-scoring-text-points = A deal is worth 1 point to its winner; a shared win is shared. A round is worth the average of its deals.
club-breaks-text = With the same points, this decides, in this order:
club-ladder-text = At each table, the better ones take the higher of the rungs that sit there.
club-break-is = { $name }:
club-break-between = Between them
club-break-between-text = what each of them scored at the tables where they met, if all of them have met.
club-break-opponents = Opponents
club-break-opponents-text = the points of everybody one has met: who had the harder way comes first.
club-break-wins = Deals won
club-break-wins-text = how many deals were won alone.
club-adjusted-text = “Wins without luck” takes away what chance alone brought or cost. It is the house’s estimate, for information: nobody is ranked by it.
club-bye-text = Whoever has to sit out a round gets the middle result, and sits out only once.
club-closed = Closed rounds
club-closed-round = Round { $round }
club-unfinished = not finished
club-corrected = corrected
club-corrected-why = Corrected: { $why }
club-opened = Check the deals of this round
club-opened-text = The seal was shown before the first deal. All deals follow from this secret: whoever downloads a table’s log can check it.
club-opened-seal = Seal told beforehand
club-opened-secret = Secret, opened
club-invite = Invite
club-invite-text = Say the code, send the link, or let them scan. No account needed.
club-invite-still = Invite more · { $code }
club-invite-link = Link to join
club-code-is = Code: { $code }
club-players = { $count ->
    [0] Nobody yet
    [one] One person
   *[other] { $count } people
}
club-players-none = Show the code: names will be pinned here.
club-since = since round { $round }
club-is-out = no longer plays
club-is-knocked-out = knocked out
club-agreed = What is agreed
club-sealed = The deals of a round are sealed when it opens, the same at every table, and shown when it is closed. Until then nobody elsewhere knows anything of them, not even the director.
club-print-standings = Print the standings
club-print-deals = The deals of round { $round }
club-board-not-played = No table has played this deal.
club-export = Download everything

## Directing

club-directing = Directing
club-tools = Tools
club-open-round = Open round { $round }
club-open-round-few = Waiting for people…
club-open-round-text = { $people ->
    [one] One person
   *[other] { $people } people
} at { $tables ->
    [0] one table, filled up by the house
    [one] one table
   *[other] { $tables } tables
}{ $over ->
    [0] .
    [one] , and one more: they sit out, or the house fills their table.
   *[other] , and { $over } more: they sit out, or the house fills their table.
} { $boards ->
    [one] The deal is sealed
   *[other] The { $boards } deals are sealed
} now, and the clock starts. While the round is played, you can take it back.
club-open-round-yes = Open
club-close-round = Close round { $round }
club-close-round-text = Games still going on end without a loser, the deals are shown, and the results count. This cannot be taken back. The round closes by itself when all tables are done, or when time is up.
club-close-round-yes = Yes, close it
club-more-time = { $minutes } minutes more
club-without-absent = Begin without the absent
club-without-absent-text = A bot plays for whoever is not at their table yet, except for you; the result is marked, and the seat stays its owner’s.
club-without-absent-now = The tables begin; a bot plays for the absent.
club-finish = End the tournament
club-finish-text = Some rounds are still planned. The standings become final; you can still go back through the log.
club-feature = On screen
club-stood-in = a bot played
club-replay = Replay
club-results-legend = For each seat, its share of the win, then its matchpoints.
club-unfeature = Show no table on the big screen
club-feature-table = Another table on the big screen
club-feature-code = Code or link
club-correct = Correct
club-correct-result = Result
club-correct-won = { $count ->
    [one] { $name } wins
   *[other] { $name } win
}
club-correct-shared = A win shared by all
club-correct-nobody = Nobody wins
club-correct-why = Why?
club-correct-text = The correction and its reason are seen by everybody. It can be taken back through the log.
club-correct-put = Correct the result
club-corrected-now = Result corrected.
club-take-out = Take out
club-take-out-title = Take { $name } out
club-take-out-text = { $name } plays no further round, and keeps their points. This can be taken back.
club-take-in = Take in again
club-log = Log of the tournament
club-undo = Take back
club-undone = taken back

## The big screen

club-screen = Big screen
club-screen-in = { $address }
club-screen-nobody = Scan, choose a name: that is all.
club-screen-cut = No network since { $since }
club-screen-held = held
club-featured = Seen again

## At a table of a round

club-next-board = Next deal

## A club

club-no-club = There is no such club
club-you-are = Your role: { $role }
club-role-director = director
club-role-member = member
club-role-guest = guest
club-role-of = Role of { $name }
club-join-club = Become a member
club-join-club-text = Members see the club’s evenings, the table of the season, and who belongs to it.
club-evenings = Evenings
club-evenings-none = None yet.
club-evening-new = Set up an evening
club-evening-gathering = open to join
club-evening-playing = going on
club-evening-between = going on
club-season = Season { $season }
club-season-choose = Another season
club-season-none = The table fills with the first evening that is over.
club-season-text = Each evening counts by the share of the points that could be had. Only members of the club stand here; whoever becomes one brings their past evenings along.
club-members = { $count ->
    [one] One member
   *[other] { $count } members
}
club-invite-members = Let somebody in
club-part = Remove
club-part-title = Remove { $name }
club-part-text = They no longer see the club. Their results stay in its evenings.
club-yours = What the club keeps
club-export-text = Members, evenings and results, in one file.
club-leave = Leave the club
club-leave-text = Your name leaves the list of members. Your results stay in the evenings.
club-leave-yes = Yes, leave
club-left = You have left the club.
club-delete = Delete the club
club-delete-text = The club, its members and its table go away for everybody. The tournaments stay at their addresses. This cannot be taken back.
club-delete-yes = Yes, delete it
club-deleted = The club is deleted.
