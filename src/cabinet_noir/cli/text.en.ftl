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
simulate-plain = { $bot }, game by game: { $mean }.
simulate-deals = { $bot }, deal by deal: { $mean }; games saved: { $saved }.
simulate-adjusted = { $bot }, without chance: { $mean }; games saved: { $saved }.
simulate-both = { $bot }, both: { $mean }; games saved: { $saved }.
simulate-endings = How the games of { $bots } ended: { $endings }.
simulate-figures = { $bot }, on average: { $figures }.
simulate-actions = In its winning games, { $bot } did on average: { $actions }.
simulate-pace = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $moves } moves in { $seconds } s: { $pace } moves a second.

arena-title = The arena: { $game }
arena-lead = { $seats } seats; { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, each from every seating: { $games } games.
arena-column-bot = bot
arena-column-elo = Elo (95%)
arena-column-games = games
arena-column-share = wins
arena-column-adjusted = without chance
arena-column-p50 = p50, ms
arena-column-p95 = p95, ms
arena-column-faults = faults
arena-by-seat = Share of the wins by seat: { $shares }.
arena-endings = How the games ended: { $endings }.
arena-faults = { $bot } lost games by its own fault: { $faults }.
arena-fault-dead = its program ended
arena-fault-slow = no answer in time
arena-fault-nonsense = no answer one could read
arena-fault-illegal = something it may not do
arena-fault-raised = its code broke
arena-strength = Strength
arena-strength-how = In Elo, 0 being the mean of all who played; 95 times in 100 the truth is within the line. 100 more wins 64 times in 100.
arena-against = Against each other
arena-against-how = What the bot at the left had on average of a duel with the one above.
arena-deals-came = What deals came to
arena-deals-came-how = A deal is played from every seating and counts once. Seen from the first bot:
arena-came-0 = lost
arena-came-1 = rather lost
arena-came-2 = even
arena-came-3 = rather won
arena-came-4 = won
arena-course = How it came about
arena-course-how = Share of the wins so far, in hundredths, deal by deal.
arena-thinking = Thinking
arena-thinking-how = How long for a move. The marks: half of the moves take less, 95 in 100 take less.
arena-percentile = { $share } in 100 moves take less than { $time }
arena-evidence = The evidence
arena-evidence-how = Deal by deal, until it reaches a bound; the answer may be wrong { $errors } of the time.
arena-evidence-adjusted = What chance brought is taken off.
arena-better = { $bot } is stronger
arena-not-better = it is not
arena-rest = And besides
arena-footer = Same seed, same deals: whoever plays them again gets the same figures, but for thinking times.
arena-verdict-better = { $bot } is stronger than { $other }: by { $high } Elo rather than by { $low }. { $deals } deals told.
arena-verdict-not-better = { $bot } is not so much stronger than { $other }: by { $low } Elo rather than by { $high }. { $deals } deals told.
arena-verdict-open = Whether { $bot } is stronger than { $other } by { $high } Elo or by { $low } is still open after { $deals } deals: the same command with more --deals goes on.
arena-interrupted = Interrupted: the same command goes on where this was.
arena-interrupted-unkept = Interrupted. With --to FILE the results would be kept.
arena-merged = { $file }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }; { $doubled } that were there twice count once.
arena-written = Report: { $file }
arena-needs-two = An arena needs two bots at least.
arena-strangers = Some of these bots have never met, not even through others: they cannot be compared.
until-needs-two = --until asks about two bots: name two.
unreadable-until = “{ $text }” does not say by how much stronger: 10, or 0:10, in Elo.
no-such-program = There is no program “{ $program }” here that can be run.
no-such-class = “{ $bot }” cannot be loaded: { $detail }.
bot-without-pace = In { $game } bots play against the clock: “{ $bot }” needs a `pause`, too.
no-such-cluster = “{ $address }” is no cluster: dask://HOST:PORT is one.
cluster-unreachable = Nobody answers at { $address }.
extra-missing = This needs an extra that is not installed: pip install "cabinet-noir[{ $extra }]".
workers-lost = Workers died { $tries } times over the same games. What was played before is kept.
book-unreadable = This is no book of results: { $detail }.
book-of-another-game = These games cannot be counted together: one book is of { $mine }, the other of { $other }.
book-contradicts = Deal { $deal } (seed { $seed }) of { $players } came out differently in two books: a bot has changed, or draws lots of its own. --keep-first keeps what the first says.
book-in-use = Somebody else is adding to { $file } right now.
book-empty = Nothing has been played in this book yet.
exploit-seat = seat
exploit-played = the bot everywhere
exploit-best = best answer
exploit-gain = gain
exploit-exact = { $bot } gives away { $exploitability } a game here: exactly, over { NUMBER($nodes) } nodes.
exploit-sampled = { $bot } gives away about { $exploitability } a game here: it could not say everywhere how it chooses, and was counted from samples; { NUMBER($nodes) } nodes.
exploit-errors = standard error
exploit-least = { $bot } gives away at least about { $exploitability } a game here (standard error { $error }): who looked one action ahead gained as much in { NUMBER($games) } games from each seat; { NUMBER($nodes) } nodes. The best answer gains no less.
exploit-unfound = Nothing was found that { $bot } gives away here, which proves nothing: who looked one action ahead gained { $exploitability } (standard error { $error }) in { NUMBER($games) } games from each seat; { NUMBER($nodes) } nodes.
exploit-from-games = The whole table has more than { NUMBER($most) } nodes: this is told from games.
exploit-scale = Who wins alone has 1, and all together have 0.

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
verify-sealed = Not to be checked yet: { $reason }
verify-proved = Proved:
verify-proved-chain = no line has changed since the last one was written
verify-proved-signature = a house signed the last line (key { $key })
verify-proved-key = it is the house that was asked for
verify-proved-deal = the deal follows from the seed that was sealed before it ({ $sha256 })
verify-proved-set = it is deal { $board } of { $boards } that were sealed together ({ $set_seal })
verify-proved-secret = all of these follow from the one seed that opened them
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
verify-claimed-set = that the other tables were dealt the same: theirs must name the same seal of all the deals
verify-claimed-names = the names, or some of them
verify-claimed-times = the times, but for their order
verify-claimed-presence = who was connected
verify-claimed-bots = which bot really thought
verify-bent = Bent: { $reason }

serve-ready = The house is open: { $url }
serve-phone = On a phone in the same network: { $url }
extra-is-missing = For this an extra is missing: pip install "cabinet-noir[{ $extra }]".
serve-stop = Ctrl+C closes it.

play-welcome = { $game }: you sit in seat { $seat }. Type ? for help, q to leave.
play-against = Against you: { $names }.
play-guest = Guest
play-thinking = { $name } is thinking ...
play-your-move = Your move:
play-clock = The clock is running: { $seconds } seconds.
play-legal-moves = { $count ->
    [one] One legal move: { $moves }
   *[other] { $count } legal moves, such as: { $moves }
 }
play-over = It is over. { $how ->
    [none] Nobody won.
    [draw] A draw: { $winners }.
    [several] A shared win: { $winners }.
   *[one] Won: { $winners }.
 } { $scores }
play-advice = Worth asking: { $move } ({ $bits ->
    [0] tells nothing
    [1] halves what is left
    [2] halves what is left twice
   *[other] halves what is left { $bits } times
})
play-why =
    why tells the easiest thing that is certain now, and why; why 2c=7, why that is so, or cannot be.
    hint gives a hint; again, and it says more, up to what it is.
play-save = Keep the log? A file name, or Enter for no:
play-saved = Kept in { $path }.
play-goodbye = Goodbye.

puzzle-name = Puzzle { $id }
puzzle-name-one = Name one thing and one value, with = between them.
puzzle-move = { $move } ({ $said })
puzzle-certain-how = “hint” helps step by step, q tells the solution.
puzzle-question-how = Answer as at the table: ? for the notation, q for the solution.
puzzle-contradiction-how = Answer with its number, or q for the solution.
puzzle-word-how = Type a word, or q for the solution.
puzzle-win-how = Answer with a move, as at the table: ? for the notation, q for the solution.
progress-puzzles = Puzzles
no-such-puzzle = There is no puzzle { $id ->
    [none] for { $game }
   *[other] “{ $id }” for { $game }
}.
no-puzzles-here = There are no puzzles for { $game }.
another-puzzle-order = “{ $file }” is of another order. Finish that one with its seed, or delete the file.

learn-welcome = Lesson: { $game }, in { $stops } stops. ? for the notation, q to leave.
learn-on = Enter to go on:
learn-instead = That is allowed, but here we try something else.
learn-left = See you later. The lesson goes on with: cabinet learn { $game } --stop { $stop }
learn-done = Lesson finished. A first game: cabinet play { $game } --bots novice
no-lesson = There is no lesson for { $game }.
no-such-stop = This lesson has { $stops } stops.

why-clue = { $clue } { $seq ->
    [0] (since the deal)
   *[other] (move { $seq })
 }
why-by-the-box = No clue is needed: what everybody knows of the box is enough.
why-nothing = Nothing is certain now.
why-open = { $thing } is not certain yet. It can still be: { $values }
why-needs-candidates = “why” would tell more than this table’s help does. It works with --assist candidates.
why-nothing-hidden = Nothing is hidden now that one could ask about.
why-of-what = { $text ->
    [none] Ask about one of these: { $things }
   *[other] “{ $text }” is nothing hidden here. Ask about one of these: { $things }
 }
why-never-that = { $thing } can never be “{ $text }”: there is no such thing in the box for that place.
why-before-the-end = This game is not over: what could be known is told afterwards.
why-nothing-deduced = In this game there is nothing to deduce, so there is no “why”.
why-needs-a-seat = What could be known is told from a seat: --eyes 1 to { $seats }, or all of them.
why-of-a-bent-log = its moves contradict each other, so nothing can be said of what could be known: { $detail }
review-worlds = Possibilities left: { $worlds }
review-certain = { $seat_me ->
    [yes] You can be sure now:
   *[no] { $seat } can be sure now:
 }
review-of-seat = { $seat_me ->
    [yes] What you could know, and when you acted on it:
   *[no] What { $seat } could know, and when that was acted on:
 }
review-of-seat-nothing = { $seat_me ->
    [yes] There was nothing you could know for sure.
   *[no] There was nothing { $seat } could know for sure.
 }
review-winning = { $name } won. Before that last move (move { $entry }) { $worlds ->
    [one] only one possibility was left,
   *[other] { $worlds } possibilities were left,
} and { $certain ->
    [0] nothing was certain.
    [one] one thing was certain.
   *[other] { $certain } things were certain.
} { $said ->
    [sure] So the winning claim was certain.
    [partly] The winning claim was partly certain, partly a guess.
    [guess] So the winning claim was a guess.
   *[nothing] { "" }
}
review-known = { $fact } { $used ->
    [never] Certain since move { $seq }.
   *[other] Certain since move { $seq }, acted on at move { $used }.
 }
play-hints = { $count ->
    [one] You asked for one hint.
   *[other] You asked for { $count } hints.
 }
hint-rung = Hint { $rung } of { $most }.
hint-something = Something is certain now. Type hint again to hear more.
hint-clues = { $count ->
    [one] One clue tells it, at move { $moves } (0 is the deal).
   *[other] { $count } clues tell it, at moves { $moves } (0 is the deal).
 }
hint-why = This is why.

no-such-game = There is no game “{ $game }”. `cabinet games` lists them.
no-such-bot = There is no bot “{ $bot }” in this game; there are: { $known }.
no-such-assist = This game does not have that help in a terminal; there is: { $levels }.
no-such-seat = There is no seat { $seat } at a table of { $seats }.
wrong-number-of-seats = This game is for { $least } to { $most } players.
unreadable-option = “{ $text }” is not an option: write NAME=VALUE.
solo-has-one-seat = Solo is for one, and this would seat { $seats }.
option-of-no-game = This game has no option “{ $option }”; `cabinet games { $game }` explains those it has.
option-without-such-value = The option “{ $option }” cannot be “{ $value }”; `cabinet games { $game }` says what it may be.
unreadable-options = These options cannot be read: { $detail }
unreadable-action = This move cannot be read: { $detail }
no-such-file = There is no file { $path }.
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
no-push-contact = A contact is written mailto:SOMEBODY@HOST or https://PAGE.
cannot-serve = The house cannot open at { $host }:{ $port } with { $db }: { $detail }
page-not-built = The page has not been built: `make build` does that.

unreadable-log = line { $line } cannot be read: { $detail }
unreadable-entry = move { $seq } cannot be read: { $detail }
log-from-the-future = it was written in format { $format }, which this version does not know.
log-gap = move { $found } stands where move { $expected } should.
log-of-another-game = it is of { $game }, version { $version }, which this house does not play.
log-of-some-eyes = it holds only what was seen by: { $eyes }.
log-header-bent = its header makes no sense: { $detail }
log-still-sealed = it is still sealed: other tables play this deal, and all of them are opened together.
set-bent = its deal is not the one of its set that it is said to be.
secret-of-another-set = the deals of its set do not follow from that seed.
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
no-such-secret = expected 64 hexadecimal digits, as the tournament shows them once a round is closed.
no-such-head = expected EYES:ENTRY:HASH, as the page gives them (read: { $eyes }, { $seq }).
entry-bent = move { $seq } is not what the rules make of it.
entry-refused = move { $seq } is against the rules: { $detail }

admin-nothing = Nothing.
admin-yes = yes
admin-no = no
admin-column-id = id
admin-column-name = name
admin-column-account = account
admin-column-seen = last seen (UTC)
admin-column-since = since (UTC)
admin-column-until = until (UTC)
admin-column-about = about
admin-column-kind = kind
admin-column-code = code
admin-column-game = game
admin-column-status = status
admin-column-open = open to all
admin-column-seats = seats
admin-column-seat = seat
admin-column-number = number
admin-column-made = when (UTC)
admin-column-reason = reason
admin-column-table = table
admin-column-settled = settled (UTC)
admin-column-who = who
admin-column-act = did
admin-column-why = why
admin-person-id = Id: { $value }
admin-person-name = Name: { $value }
admin-person-account = Account: { $value }
admin-person-name-asked = Asked to choose another name: { $value }
admin-person-created = Known since (UTC): { $value }
admin-person-seen = Last seen (UTC): { $value }
admin-person-banned-until = Banned until (UTC): { $value }
admin-person-reports = Reports about them: { $value }
admin-person-unsettled = Of these, unsettled: { $value }
admin-report-id = Report { $value }
admin-report-made = When (UTC): { $value }
admin-report-by-person = By: { $value }
admin-report-about-person = About: { $value }
admin-report-about-name = Called, then: { $value }
admin-report-about-seat = In seat: { $value }
admin-report-at-table = At table: { $value }
admin-report-at-seq = After entry: { $value }
admin-report-reason = Reason: { $value }
admin-report-words = In their words: { $value }
admin-report-settled = Settled (UTC): { $value }
admin-report-settled-by = By: { $value }
admin-report-note = Note: { $value }
admin-reason-name = a name
admin-reason-phrases = phrases
admin-reason-leaving = leaving games
admin-reason-cheating = cheating
admin-reason-other = something else
admin-ban-person = a person
admin-ban-address = an address
admin-did-looked-at-person = looked at a person
admin-did-looked-at-report = looked at a report
admin-did-name-asked = asked for another name
admin-did-renamed = gave another name
admin-did-logged-out = logged out everywhere
admin-did-banned = banned
admin-did-unbanned = lifted a ban
admin-did-table-closed = closed a table
admin-did-report-settled = settled a report
admin-renamed = { $before } is now called { $name }.
admin-name-asked = { $before } sits down nowhere before choosing another name.
admin-logged-out = { $name } is logged out everywhere.
admin-banned = { $whom } is banned until { $until } (UTC). Running houses follow within seconds.
admin-unbanned = { $whom } is no longer banned.
admin-closed = Table { $table } is closed; what was played is kept.
admin-moves = Entries in its log: { $moves }.
admin-settled = Report { $number } is settled.
ban-without-end = Say how long, with --for 7d, or until when, with --until 2026-12-31: one of them, and no longer than ten years.
unreadable-time = “{ $text }” is no time: write 30m, 12h, 7d or 4w; or a date such as 2026-12-31.
network-too-wide = That network is too wide: /{ $least } at the widest.
not-banned = There is no ban on { $whom }.
no-such-person = Nobody here has the id or the account “{ $who }”. `cabinet admin people` finds them by name.
no-such-report = There is no report { $number }, or it is settled.
no-such-table = There is no such table.

edition-head = { $game }: the values that the printed text has lost. These are the house’s own. Correct them by your box, give your edition a name, then try it: `cabinet edition check FILE`. What you delete stays as the house plays it.
edition-some-name = My box
edition-name = The name that players will see: 1 to 40 characters.
edition-nothing-lost = { $game }: nothing was lost in print, so there is nothing to correct.
edition-in-order = In order: “{ $name }”, an edition of { $game }. It changes: { $values }.
edition-changes-nothing = nothing
edition-without-game = { $path } does not say which game it is an edition of: write game = "…" with a key of `cabinet games`.
edition-no-such-value = { $path }: “{ $value }” is no value of this edition. `cabinet edition show { $game }` shows what can be corrected.
edition-wrong-value = { $path }: the value “{ $value }” will not do. { $limits }
edition-unreadable = { $path } is not an edition that can be read. { $detail }
edition-twice = { $path }: there is an edition “{ $name }” of this game already.
edition-of-another-game = { $path } is an edition of { $game }, and not of this game.

## A command line that makes no sense

no-such-command = There is no command { $what }. `cabinet --help` lists them.
missing-command = The command is missing. `cabinet --help` lists them.
unexpected-arguments = There is an argument too many: { $what }.
no-such-option = { $like ->
    [none] There is no option { $what }.
   *[other] There is no option { $what }. Did you mean: { $like }?
}
missing-parameter = { $what } is missing.
bad-parameter = The value given to { $what } will not do: { $detail }
bad-option-usage = The option { $what } wants a value, or takes none. `--help` says which.
bad-command-line = This command line makes no sense. `--help` says what is expected.

## `cabinet review`

review-no-evaluator = The house does not know yet what a move is worth in this game.
review-estimate = What each move was worth, by the house’s estimate
review-turn = Move { $seq }: { $changed }
review-turn-of = Move { $seq } ({ $name }): { $changed }
review-word = Move { $seq }: { $word }
review-seq = move
review-move = played
review-best = best
review-expected = chances
review-lost = less
review-fate = fortune
review-part = { $part }: { $changed }
review-part-chance = Chance (deal, draws, dice)
review-part-choice = Choices, beside the best
review-part-gamble = Gambles, won or lost
review-part-others = What the others did
review-part-slip = The estimate’s own error
review-sum = From a chance of { $start } at the start to { $result } at the end: { $changed } in all.

## `cabinet worth`

worth-third = third of a game
worth-states = states
worth-off = off on average
worth-skill = better than chance
worth-slip = Slip, the estimate’s own error: { $slip } a choice on average, over { $choices } choices.
worth-told = told
worth-came = came
worth-nth-third = third { $third }

# cabinet bot
no-bot-there = There is no bot at { $what }: { $detail }
bot-of-no-game = { $what } is no bot that says what it plays: name a game with --game.
bot-told-hello = { $name } listens.
bot-told-challenge = { $by } asks for a game of { $game }.
bot-told-gameStart = A game of { $game } at table { $table }.
bot-told-gameFinish = Table { $table } is over.
bot-told-refused = The house said no: { $reason }.
bot-told-unanswered = { $url } does not answer as a house does ({ $reason }). It is asked again and again.
bot-told-broken = The bot has raised something: { $reason }. Anything is done instead.
bot-told-unplayed = A game of { $game } at table { $table }, which this bot does not play.

## The quiz

progress-quiz = Questions
quiz-room = Game
quiz-grade = grade { $grade }
quiz-what = What was asked
quiz-right = right
quiz-of = of
quiz-share = share
quiz-interval = 95% between
quiz-chance = by chance
quiz-all = All
quiz-missing = { $count ->
    [one] One question was not answered.
   *[other] { $count } questions were not answered.
}
quiz-unknown = { $count ->
    [one] One answer belongs to no question of this file.
   *[other] { $count } answers belong to no question of this file.
}
quiz-without-answers = { $count ->
    [one] For one question the right answer is
   *[other] For { $count } questions the right answers are
} missing: name their file with --answers.
quiz-unreadable = { $path }, line { $line }, cannot be read: { $detail }
