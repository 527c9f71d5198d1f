# What the command line says. Refusals are named by their reasons.

progress-games = Games
seat-name = Seat { $seat }

games-section = Games
games-hint = `cabinet games GAME` explains a game’s options.
games-game = game
games-version = version
games-seats = seats
games-options = options (default, values)
games-bots = bots
games-assists = help

simulate-wins = wins
simulate-share = share
simulate-score = { $name } a game
simulate-p50 = thinking p50, ms
simulate-p95 = p95, ms
simulate-by-seat = Wins by seat: { $wins }; shared: { $shared }; nobody’s: { $draws }.
simulate-endings = How the games of { $bots } ended: { $endings }.
simulate-figures = { $bot }, on average: { $figures }.
simulate-actions = In its winning games, { $bot } did on average: { $actions }.
simulate-pace = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $moves } moves in { $seconds } s: { $pace } moves a second.

laws-hold = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }: every law holds.
laws-broken = { $violations ->
    [one] { $violations } violation
   *[other] { $violations } violations
 } in { $games ->
    [one] { $games } game
   *[other] { $games } games
 }.

key-line = { $key }, since { $since }
verify-in-order = In order, and signed: { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.
verify-unsigned = In order, but nobody answers for it: { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }. Anybody could have written a game that holds together as well.
verify-proved = Proved:
verify-proved-chain = no line has changed since the last one was written
verify-proved-signature = a house signed the last line (key { $key })
verify-proved-key = it is the house that was asked for
verify-proved-deal = the deal follows from the seed that was sealed before it ({ $sha256 })
verify-proved-mixed = it follows from what the players’ devices gave, too
verify-proved-moves = every move follows from the rules, up to the outcome
verify-proved-table = pauses, votes and departures follow from those of the table
verify-proved-names = the names are those of the beginning
verify-proved-heads = what was told during the game is what the log says
verify-claimed = Only claimed:
verify-claimed-old-format = all that a chain would prove: this log is of a format that had none
verify-claimed-unsigned = who wrote it
verify-claimed-key = whose key that is: each house publishes its own at /.well-known/cabinet-noir.json (--key)
verify-claimed-house-deal = that nobody chose the deal: the seed is the house’s alone
verify-claimed-names = the names, or some of them
verify-claimed-times = the times, but for their order
verify-claimed-presence = who was connected
verify-claimed-bots = which bot really thought
verify-bent = Bent: { $reason }

serve-ready = The house is open: { $url }
serve-phone = On a phone in the same network: { $url }
serve-stop = Ctrl+C closes it.

play-welcome = { $game }: you sit in seat { $seat }. Type ? for help, q to leave.
play-guest = Guest
play-thinking = { $name } is thinking ...
play-your-move = Your move:
play-clock = The clock is running: { $seconds } seconds.
play-legal-moves = { $count ->
    [one] One legal move: { $moves }
   *[other] { $count } legal moves, such as: { $moves }
 }
play-over = It is over. { $winners ->
    [none] Nobody won.
   *[other] Won: { $winners }.
 } { $scores }
play-advice = Worth asking: { $move } ({ $bits } bits)
play-save = Keep the log? A file name, or Enter for no:
play-saved = Kept in { $path }.
play-goodbye = Goodbye.

no-such-game = There is no game “{ $game }”. `cabinet games` lists them.
no-such-bot = There is no bot “{ $bot }” in this game; there are: { $known }.
no-such-assist = This game does not have that help in a terminal; there is: { $levels }.
no-such-seat = There is no seat { $seat } at a table of { $seats }.
wrong-number-of-seats = This game is for { $least } to { $most } players.
unreadable-option = “{ $text }” is not an option: write NAME=VALUE.
solo-has-one-seat = Solo is for one, and this would seat { $seats }.
unreadable-options = These options cannot be read: { $detail }
unreadable-action = This move cannot be read: { $detail }
unreadable-file = { $path } cannot be read: { $detail }
unwritable-file = { $path } cannot be written: { $detail }
not-a-log = { $path } is not a log of this house.
no-such-eyes = No eyes “{ $eyes }”: say a seat’s number (1 to { $seats }), spectator, or all.
game-is-over = The game is over.
migrated = The database is up to date (revision { $revision }).
no-such-database = A database is a file, sqlite:///FILE, or postgresql://NAME:PASSWORD@HOST/DATABASE.
database-out-of-reach = The database cannot be reached: { $detail }
database-is-behind = The database is at revision { $found } and { $needed } is needed: `cabinet migrate --db …` brings it there.
database-is-ahead = The database is at revision { $found }, which this version ({ $needed }) does not know.
no-such-bus = A bus is redis://HOST, rediss://HOST or unix://PATH.
workers-need-more = { $workers } workers need --db postgresql://… and --bus redis://…: a file belongs to one process.
bus-without-server = A bus is for several workers on PostgreSQL; a file belongs to one process, which needs no bus.
cannot-serve = The house cannot open at { $host }:{ $port } with { $db }: { $detail }
page-not-built = The page has not been built: `make build` does that.

unreadable-log = line { $line } cannot be read: { $detail }
unreadable-entry = move { $seq } cannot be read: { $detail }
log-from-the-future = it was written in format { $format }, which this version does not know.
log-gap = move { $found } stands where move { $expected } should.
log-of-another-game = it is of { $game }, version { $version }, which this house does not play.
log-of-some-eyes = it holds only what was seen by: { $eyes }.
log-header-bent = its header makes no sense: { $detail }
log-without-seed = it does not end with the seed: the game is not over, or the end is missing.
unreadable-seed = its seed cannot be read.
seal-unreadable = its seal or its seed cannot be read: { $detail }
seal-broken = the seed does not fit the seal.
link-broken = entry { $seq } does not follow from the line before it.
signature-broken = the signature is not that of this log.
signed-by-another = it was not signed by the house that was asked for.
log-unsigned = it comes from a house, which should have signed it; nobody has.
name-bent = the name of seat { $seat } is not that of the beginning.
head-bent = at entry { $seq }, { $eyes } had seen something else.
no-such-head = expected EYES:ENTRY:HASH, as the page gives them (read: { $eyes }, { $seq }).
entry-bent = move { $seq } is not what the rules make of it.
entry-refused = move { $seq } is against the rules: { $detail }
