# The words of the house. Friendly and short; an error says what to do.

house-brand-link = Cabinet Noir, back to the hall
house-skip = Skip to the content
house-settings = Settings
house-menu = Menu of the house
house-switch-language = Passer au français
house-theme-dark = Dark theme. Switch to light
house-theme-light = Light theme. Switch to automatic
house-theme-auto = Automatic theme. Switch to dark
house-sound = Sound
house-sound-on = Sound is on
house-sound-off = Sound is off
house-loading = One moment…
house-close = Close
house-choose = Choose…
house-copy = Copy
house-copied = Copied.
house-copy-by-hand = Copying is not allowed here: select the text and copy it by hand.
house-share = Share
house-share-result = Share: { $game }
house-share-copy = Copy the text
house-share-keep = Save the picture
house-try-again = Try again
house-go-home = Back to the hall
house-you = you
house-lost-title = This door leads nowhere
house-lost-text = The page you asked for does not exist. Check the address, or start again from the hall.

## The hall

house-welcome = Come in, the lamp is lit.
house-tagline = Code-breaking games to play with friends, with strangers or with bots. No secret leaves this house.
house-your-name = Your name at the table
house-guest-name = Guest
house-going-on = Go on with your game
house-going-on-waiting = waiting for players
house-going-on-turn = { $names } to play
house-games = The games
house-players = { $least } to { $most } players
house-play-at-once = Play a bot right now
house-learn = Learn it in five minutes
house-first-time-here = Never played it?
house-play-alone = Play alone
house-open-table = Open a table
house-open-table-of = Open a table: { $game }
house-open-table-now = Open the table
house-rules = Rules
house-today = Today
house-today-left = { $left ->
    [both] One puzzle and one quest
    [puzzle] The puzzle is left
    [quest] The quest is left
   *[none] All done. See you tomorrow!
}
house-today-days = { $days } days in a row
house-corners = Also in the house
house-puzzles = Puzzles
house-puzzles-text = A position, something to find: no opponent, at your own pace.
house-clubs = Club nights and tournaments
house-clubs-text = A tournament in a minute: the same deals at every table, a code to come in.
house-box = The box on the table
house-box-text = Playing with the real box? Your sheet is here, and checks itself.
house-box-mine = I play with the box
house-rules-of = Rules: { $game }
house-join = Join a table
house-code = Code of the table or tournament
house-enter = Enter
house-open-tables = Open tables
house-no-open-tables = None right now. Open yours: someone will come.
house-free-seats = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
house-watch = to watch
house-import = Read a game again
house-import-text = A log downloaded after a game can be read here, move by move.
house-import-choose = Choose a log
house-me = My page
house-lobby = The lobby
house-find-table = Find a table
house-find-any-table = Find me a table
house-rated = rated table
house-rated-table = Rated table (among accounts, without help)
house-rated-form = Whatever would show more than the box does, or favour somebody, stays as it is in the box. There is always a clock: not to move is no way not to lose.
house-rated-before = This game is rated: it counts for everyone’s strength. Whoever is away for more than { $minutes } minutes while others wait, or runs out of time, has left and is ranked last; the others finish it among themselves. A pause is decided together.
house-rated-before-days = This game is rated: it counts for everyone’s strength. Whoever runs out of time has left and is ranked last; the others finish it among themselves. A pause is decided together.
house-rated-away = { $name } is away. If { $name } is not back in { $time }, { $name } is ranked last.
house-forfeited = has left
house-others-left = The others have left.
house-resigned = By resignation.

## Opening a table

house-seats = How many seats?
house-seat-number = Seat { $number }
house-seat-me = Me
house-seat-person = A person
house-bot-novice = Novice bot
house-bot-regular = Regular bot
house-bot-master = Master bot
house-options = What is agreed
house-edition = Values of the pieces
house-edition-house = the house’s own
house-edition-named = “{ $name }” edition
house-assist = Help from the house
house-assist-off = None: just your pencil
house-assist-struck = Strikes: what you have seen is struck off
house-assist-checked = Checking: notes that cannot be right are shown
house-assist-pointers = Pointers: where to look when something is certain
house-assist-hints = Hints: where to look, then why, then what
house-assist-counts = Counts: how many numbers are possible
house-assist-candidates = Candidates: which ones, and their odds
house-assist-best = Advice: the best question, too
house-assist-is-off = no help
house-assist-is-struck = help: strikes
house-assist-is-checked = help: checking
house-assist-is-pointers = help: pointers
house-assist-is-hints = help: hints
house-assist-is-counts = help: counts
house-assist-is-candidates = help: candidates
house-assist-is-best = help: advice
house-open-to-all = Open to everyone (otherwise by invitation)
house-machines-welcome = Machines are welcome (bots from outside may sit down)
house-machines-here = machines welcome
house-machine = machine
house-machines-play = { $count ->
    [one] { $names } is a machine from outside.
   *[other] { $names } are machines from outside.
}
house-bots-outside = Bots from outside, here now

## The waiting room

house-waiting-title = Waiting for company
house-seat-free = Seat { $number }, free
house-seat-held = Seat { $number }, kept for { $name }
house-seat-asked = Seat { $number }: { $name } (machine) was asked, and has not answered yet
house-seat-declined = Seat { $number }, free. { $name } (machine) declined: { $why ->
    [later] not now.
    [game] it does not play this game.
    [options] it does not play with these options.
    [company] it does not play in this company.
   *[other] it gave no reason.
}
house-host = host
house-away = away
house-put-bot = Seat a bot here
house-sit-down = Sit down
house-sit-down-with = Sit down with: { $side }
house-invite = Invite
house-invite-text = Send the link, or say the code out loud. The game begins as soon as every seat is taken.
house-invite-link = Invitation link
house-code-is = Table code: { $code }
house-qr = QR code to scan
house-show-qr = Show the QR code
house-nobody-yet = Nobody so far?
house-nobody-yet-text = You can wait a little longer, or begin at once: a bot takes each free seat.
house-bots-now = Play with a bot
house-rated-needs-account-here = Rated table: you need an account.
house-dealing = The deal is being mixed: every device adds its part…

## At the table

house-status = How the game stands
house-your-turn = Your turn
house-turn-of = { $name } is thinking…
house-turn-of-several = Waiting for { $names }
house-gone-awhile = { $name } has gone for a moment.
house-gone-awhile-turn = { $name } has gone for a moment
house-over = The game is over
house-title-your-turn = ● Your turn! { $game }
house-watching = Watching
house-course = Story of the game
house-panes = Parts of the screen
house-pane-table = Table
house-pane-notes = Notes
house-pane-course = Story
house-links = Links of this table
house-table-code = Table code: { $code }
house-watch-link = Link for watching
house-other-device = Continue on another device
house-other-device-text = This link is your seat: whoever opens it plays for you. Keep it to yourself.
house-seat-link = Link to your seat
house-at-this-table = At this table
house-connecting = Connecting…
house-connection-lost = Connection lost. Nothing is lost: the page reconnects by itself.
house-stale = The table moved on meanwhile. Have a look, and play again.
house-level-novice = novice
house-level-regular = regular
house-level-master = master
house-stands-in = a bot plays
house-free-seat = Free the seat
house-leave = Leave the table
house-leave-text = You may come back whenever you like: your seat waits for you. If you stay away, the others choose to wait, to let a bot play for you, or to end without a loser.
house-leave-alone = You may come back whenever you like: the game waits for you.
house-leave-rated = This game is rated: be back soon, or you come last.
house-leave-watch = You may come back and watch whenever you like.
house-leave-for-now = Go, and come back later
house-resign = Resign
house-resign-ends = The game ends at once: you have lost it, and everything is shown.
house-resign-played-on = You come last. A bot plays your seat to the end; you may watch, but no longer play.
house-resign-out = You come last, and your seat is out at its turn. The others go on; you may watch, but no longer play.
house-resign-sealed = The game ends at once: you have lost it.
house-resign-alone = The game ends at once, and everything is shown.
house-resign-yes = Yes, resign
house-no-stay = No, stay
house-you-left = You have left this game: you come last, and the others play to the end.
house-cancel = Cancel the table
house-cancel-text = The table goes, and its code with it. Whoever has sat down already is told.
house-cancel-yes = Yes, cancel the table
house-cancelled-title = This table is cancelled
house-cancelled-text = Its host cancelled it before the game began. You may open another one.
house-leave-waiting = Leave my seat
house-leave-waiting-text = Your seat will be free for somebody else.
house-leave-yes = Yes, leave it
house-dial-text = You play against bots alone: set the help as you like. The result keeps the most.
house-told-pause-wished = { $seat_me ->
    [yes] You would like a pause.
   *[no] { $seat } would like a pause.
}
house-told-pause-unwished = { $seat_me ->
    [yes] You no longer want a pause.
   *[no] { $seat } no longer wants a pause.
}
house-told-paused = Everyone wished it: the table is paused.
house-told-resumed = { $seat_me ->
    [yes] You let the table go on.
   *[no] { $seat } lets the table go on.
}
house-told-chose-wait = { $seat_me ->
    [yes] You would rather wait for { $about_seat }.
   *[no] { $seat } would rather wait for { $about_seat }.
}
house-told-chose-bot = { $seat_me ->
    [yes] You suggest that a bot play for { $about_seat }.
   *[no] { $seat } suggests that a bot play for { $about_seat }.
}
house-told-chose-end = { $seat_me ->
    [yes] You suggest ending the game.
   *[no] { $seat } suggests ending the game.
}
house-told-replaced = { $seat_me ->
    [yes] A bot plays for you until you are back.
   *[no] A bot plays for { $seat } until they are back.
}
house-told-returned = { $seat_me ->
    [yes] You are back, and play on yourself.
   *[no] { $seat } is back, and plays on.
}
house-told-left-out = The deal was made without the part of { $seat }: it did not arrive in time.
house-told-ran-too-long = The game ends here, after { $entries } entries: no real game takes so many. Nobody has lost.
house-told-rated = This game is rated. Whoever is away for more than { $seconds } seconds while others wait, or runs out of time, is ranked last.
house-told-forfeited = { $seat_me ->
    [yes] You have left and are ranked last. A bot plays in your seat.
   *[no] { $seat } has left and is ranked last. A bot plays in that seat.
}
house-told-forfeited-last = { $seat_me ->
    [yes] You have left: the game is lost.
   *[no] { $seat } has left: the game ends here, and whoever stayed has won.
}
house-told-resigned = { $seat_me ->
    [yes] You resign and come last. The others play on to the end.
   *[no] { $seat } resigns and comes last. The others play on to the end.
}
house-told-resigned-last = { $seat_me ->
    [yes] You resign: the game ends here.
   *[no] { $seat } resigns: the game ends here.
}
house-told-dial-off = { $seat_me ->
    [yes] You turn the house’s help off.
   *[no] { $seat } turns the house’s help off.
}
house-told-dial-struck = { $seat_me ->
    [yes] You set the help to strikes.
   *[no] { $seat } sets the help to strikes.
}
house-told-dial-checked = { $seat_me ->
    [yes] You set the help to checking.
   *[no] { $seat } sets the help to checking.
}
house-told-dial-pointers = { $seat_me ->
    [yes] You set the help to pointers.
   *[no] { $seat } sets the help to pointers.
}
house-told-dial-hints = { $seat_me ->
    [yes] You set the help to hints.
   *[no] { $seat } sets the help to hints.
}
house-told-dial-counts = { $seat_me ->
    [yes] You set the help to counts.
   *[no] { $seat } sets the help to counts.
}
house-told-dial-candidates = { $seat_me ->
    [yes] You set the help to candidates.
   *[no] { $seat } sets the help to candidates.
}
house-told-dial-best = { $seat_me ->
    [yes] You set the help to advice.
   *[no] { $seat } sets the help to advice.
}
house-told-abandoned = { $seat_me ->
    [yes] The game ends without you: nobody has lost.
   *[no] The game ends without { $seat }: nobody has lost.
}
house-told-kept-sealed = The deal stays sealed until every table that plays it has ended.
house-told-closed = The house has closed this table: nobody has lost.
house-board-title = A table of a tournament
house-board-tag = deal { $board }/{ $boards }
house-board-which = { $title }, round { $round }: deal { $board } of { $boards }
house-board-sealed = Other tables still play this deal. It is opened together with theirs, when the round closes; then there are the replay and all the rest.
house-board-ended = The game has ended here. Nobody has lost; the deal is opened together with those of the other tables, when the round closes.
house-board-dropped = The round has closed before this deal was played here.
house-board-held = The seats are held for those who are to play here. It begins when all have come; after a while, or as soon as the director says so, a bot plays for the others until they come.
house-board-back = To the tournament
house-about = About { $name }
house-apart = Somebody you have blocked is at this table: { $names }. They do not know it, and what they say is not shown to you. You may stay, or leave.
house-closed-title = This table is closed
house-closed-text = Whoever runs the house has closed it before the game began. You can open another one.
house-banned-title = The door is closed
house-paper = Sheets to print
house-paper-sheet = Note sheet to print
house-privacy = What the house keeps about you, and how to report somebody
house-left = { $name } has left the table.
house-left-wait = Wait
house-left-bot = A bot in the seat
house-left-end = End without a loser
house-left-others = Everyone must agree.
house-deal-left-out = The deal was made without this device’s part: it did not come in time. You may end the game without loss, as long as you have not moved.
house-deal-refuse = End the game
house-deal-refuse-text = The game ends for everybody, and nobody has lost. The deal is no less regular: the house and the other devices put their parts into it.
house-deal-refuse-yes = Yes, end without a loser
house-deal-play = No, play
house-deal-bent = This is not the deal that had been sealed. Do not trust it: keep the game’s log, and tell the house.
house-ended = The game ended here. Nobody has lost, and everything may be seen.
house-undo = Take my move back
house-told-taken-back = { $seat_me ->
    [yes] You take your move back.
   *[no] { $seat } takes a move back.
}
house-told-granted = { $seat_me ->
    [yes] You give { $about_seat } more time.
   *[no] { $seat } gives { $about_seat } more time.
}
house-late = { $name } is out of time.
house-clock = Time to think
house-clock-none = As long as it takes
house-clock-quick = 1 min a turn, and 5 min in reserve
house-clock-calm = 3 min a turn, and 15 min in reserve
house-clock-days = A day a move
house-clock-other = { $turn } s a turn, and { $bank } s in the bank
house-called = Your move: { $game }
house-calls = Tables that wait for you
house-notices = Be called when your turn comes, with this page in the background?
house-taps = Be told on this device when your turn comes, even with the page closed?
house-taps-failed = Your browser could not sign up with its message service. Check the network and its settings, then try again.
house-notices-ask = Yes, call me
house-clock-give = Give more time
house-day-letter = d
house-clocks = Everyone’s time
house-stopped = This table is stopped: its log contradicts itself. It is kept; please tell the house.
house-next-table = The company plays again at a new table.
house-next-table-go = Take me there
house-phrases = Say a word
house-phrases-text = Everyone hears it in their own language.
house-phrases-mute = Mute what others say
house-phrases-muted = What others say is muted
house-say-hello = Hello!
house-say-luck = Good luck!
house-say-thinking = I am thinking…
house-say-your-turn = Your turn!
house-say-well-seen = Well seen!
house-say-ouch = Ouch!
house-say-sorry = Sorry!
house-say-thanks = Thank you!
house-say-well-played = Well played!
house-say-again = Another one?
house-said = { $name }: { $text }
house-lend = Looking over my shoulder
house-lend-text = Whoever opens this link sees what you see, your secrets too, and nothing more. Everyone at the table sees that you show your hand.
house-lend-start = Show my hand
house-lend-stop = Show nothing any more
house-lend-link = Link to see through your eyes
house-lent = shows their hand
house-watching-eyes = through the eyes of { $name }

## Around one device, and pauses

house-play-around = Two teams on this device
house-around = Around one device that goes from hand to hand
house-name-of = Name { $number }
house-team-number = Team { $number }
house-player-number = Player { $number }
house-pass-phone = Pass the device
house-pass-to = Pass the device to { $name }
house-who-holds = Who is holding the device?
house-curtain = Nothing is shown until the right person has it in hand.
house-it-is-me = It is me, { $name }
house-pause = Ask for a pause
house-paused = The table is paused.
house-resume = Go on
house-pause-wished = { $names }: a pause?
house-pause-agree = Agreed

## The end

house-you-won = Well done, you won!
house-won = { $name } won
house-several-won = A shared win: { $names }
house-draw = A draw: { $names }
house-side-won = The winning team: { $side }
house-your-side-won = Well done, your team has won!
house-nobody-won = Nobody won
house-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
house-score-name = points
house-again = Play again
house-end-details = The result in detail
house-replay = Replay
house-download-log = Download the log
house-verify = Check the deal

## Replays

house-replay-at = Move { $at } of { $last }
house-replay-steps = From move to move
house-replay-slider = Move
house-replay-play = Play by itself
house-replay-pause = Stop playing
house-replay-link = Copy the link to this move
house-ahead-show = Show what comes next
house-ahead-hide = Hide what comes next
house-course-earlier = Earlier moves
house-course-later = Later moves
house-first-move = First move
house-previous-move = Previous move
house-next-move = Next move
house-last-move = Last move
house-eyes = Through the eyes of
house-eyes-all = everyone (all is shown)
house-eyes-spectator = a spectator
house-no-table-title = No such table
house-two-seats-title = You have a seat here already
house-two-seats-text = This link opens another seat of this table. If you take it, this device forgets yours.
house-two-seats-keep = Keep my seat
house-two-seats-take = Take the link’s seat

## What went wrong, and what to do

house-with-rule = { $text } (rule { $rule })
house-refused = The house could not do that. Try again in a moment.
house-unreachable = The house does not answer. Check your connection, then try again.
house-malformed = The house did not understand that. Reload the page, then try again.
house-illegal = The rules do not allow it.
house-denied = You may not do that here.
house-corrupt = This log does not hold together: it contradicts itself.
game-is-over = The game is over. Play again, or replay it move by move.
no-such-game = The house has no game called “{ $game }”. Choose one in the hall.
no-such-edition = The house does not offer this edition. Choose one of the list, or the house’s values.
unreadable-action = The house did not understand this move. Reload the page, then play it again.
unreadable-options = These options do not fit. Correct them, then open the table again.
wrong-number-of-seats = This game is for { $least } to { $most } players. Change the number of seats.
unreadable-log = This file is not a readable log (line { $line }). Choose one that was downloaded here.
log-from-the-future = This log comes from a newer version of the house. Update the house.
log-too-long = This log is longer than any game ({ $most } moves at most). Choose one that was downloaded here.
log-takes-too-long = Checking this log takes more time or memory than any real game. Choose one that was downloaded here.
upload-too-slow = The log did not arrive in time. Try again with a better connection.
log-gap = A move is missing from this log. Download it again.
log-of-another-game = This log belongs to another game, or to another version of the rules.
log-still-sealed = This deal is still sealed: other tables play it, and all of them are opened together. Come back when the round is closed.
set-bent = The deal is not the one of its set that this log says it is: it was changed.
log-without-seed = This log does not show the seed: the game is not over, or it was written for one player’s eyes.
unreadable-entry = Move { $seq } of this log cannot be read. Download it again.
seal-broken = The seed does not fit the seal: this log was changed.
link-broken = Entry { $seq } does not follow from the line before it: this log was changed.
signature-broken = The signature is not that of this log: it was changed.
log-rewritten = This log holds, but is not written the way the house writes it. Download it again.
log-unsigned = This log comes from a house that has not signed it: it was changed.
name-bent = The name of seat { $seat } is not that of the beginning: this log was changed.
log-header-bent = The header of this log does not fit the game: it was changed.
part-is-in-the-deal = Your part is in the deal, or you have moved already: the game goes on.
part-does-not-fit = That is not what this device had announced. Reload the page.
deal-is-made = The deal is made.
entry-after-the-end = Entry { $seq } comes after the end of the game: this log was changed.
action-without-event = A fault of this game’s rules: nothing came of that move. The table is kept as it was.
entry-bent = Move { $seq } does not follow from the rules: this log was changed.
entry-refused = The rules forbid move { $seq }: this log was changed.
code-in-use = Too many tables are being opened right now. Try again in a moment.
entry-twice = This log holds the same move twice. Download it again.
eyes-closed-until-the-end = During a game you see through your own eyes or a spectator’s. The others open at the end.
not-written = The house cannot write anything down at the moment, so nothing has happened. Try again soon.
fault-of-the-house = The house stumbled; it was not you. Try again in a moment.
game-has-a-clock = This game has a timer of its own.
game-has-begun = The game has begun already. You can watch it.
game-has-not-begun = The game has not begun: somebody is missing.
game-is-not-over = The game is not over. Finish it first.
hello-was-said = This page introduced itself twice. Reload it.
message-is-not-text = The house did not understand this page. Reload it.
message-too-large = This message is too long. Shorten it.
name-is-empty = Give yourself a name with letters one can see, then try again.
name-is-too-long = That name is too long: { $most } signs at most.
cannot-be-kept = The house cannot write that down. Correct it, then try again.
no-such-assist = This game does not have that help. Choose one from the list.
nothing-to-take-back = That move stands: it told somebody something, or somebody has played since.
no-time-to-give = There is no time to give to that seat.
no-such-bot = There is no bot of that level. Choose one from the list.
no-such-eyes = Those eyes are not at this table. Choose some from the list.
no-such-page = This page does not exist. Check the address, or start again from the hall.
no-such-step = This game has only { $last } moves. Choose one of them.
no-such-table = There is no such table. Check the code, or ask for a new link.
nobody-to-act = This log ends where nobody can play: it was changed.
table-is-cancelled = The host has cancelled this table. Open another one, or find a table.
host-cancels = This table is yours: cancel it, and everybody will be told.
only-the-host = Only the host of the table can do that.
nothing-to-pause = No time is running at this table: there is nothing to pause.
game-is-not-played = This game is not being played now.
behind-the-curtain = The curtain is down: lift it first.
only-watching = You are watching this table, without a seat.
person-with-a-level = Only bots have a level. Correct the seats.
say-hello-first = The connection was not ready. Reload the page.
seat-is-not-left = That seat has not been left: wait a little longer.
seat-is-taken = This seat is taken. Choose another one, or watch the game.
table-has-moved-on = The table moved on meanwhile. Have a look, and play again.
table-is-paused = The table is paused. Let it go on first.
table-stopped = This table is stopped: its log contradicts itself. It is kept.
time-is-not-up = The time is not up yet.
time-is-up = Too late: the time was up.
too-large = That is too large for the house. Choose a smaller file.
asked-too-often = That is enough wishes, gifts and moves taken back for one game ({ $most }). The game itself goes on.
voted-too-often = You have changed your mind often. You can choose again in { $seconds } seconds, or agree with somebody now.
too-many-notes = Your notebook is full ({ $most } notes). Erase one.
unknown-token = This seat link opens no seat here. You can watch, or take a free seat.
unreadable-body = The house did not understand that. Reload the page, then try again.
unreadable-message = The house did not understand this message. Reload the page.
unreadable-request = The house did not understand that. Reload the page, then try again.
unreadable-seed = The seed of this log cannot be read. Download it again.
wrong-method = The house did not understand that. Reload the page, then try again.
has-an-account = You have an account already. Log out first to make another one.
has-no-account = You need an account for that. Make one on your page.
login-is-taken = That name, or one that looks like it, is taken. Choose another one, or log in.
not-known = The house does not know you yet. Choose a name first.
no-push-here = This house calls nobody outside of its page.
no-push-keys = Your browser gave keys that cannot be read. Reload the page, then try again.
no-push-service = Your browser asks to be told at an address the house does not write to.
not-yours-to-show = In this game your seat sees the others’ secrets: it cannot be shown.
password-too-short = That password is too short: it needs at least { $least } characters.
others-are-away = At a rated table a pause ends when everybody is there, or after an hour.
rated-needs-even-sides = A rated table is played between sides of one size.
rated-needs-the-box = At a rated table nothing shows more than the box does and nothing favours anybody. Set these options as they are in the box, or open an unrated table.
rated-one-device = At a rated table everyone plays on a device of their own: somebody else plays on this one already.
rated-without-votes = At a rated table nobody votes: whoever is away for too long is ranked last, and the others go on.
you-have-left = You have left this game: you may watch it, but no longer play.
dial-is-agreed = At this table the help is the same for all, as agreed. It can be turned in mid-game by who plays alone against bots.
rated-needs-account = This table is rated: you need an account to sit down here. Make one on your page.
set-is-open = Other tables still play this deal. It is opened together with theirs, when the round closes.
set-is-closed = This round is closed: nothing more is dealt in it.
board-is-known = Somebody who is to sit here plays this deal at another table.
table-is-arranged = This table belongs to a tournament: who sits here is arranged there.
rated-needs-closed-eyes = At a rated table nobody looks over your shoulder.
rated-needs-no-help = A rated table is played without help. Switch the help off, or open an unrated table.
rated-needs-people = A rated table is played among people. Take the bots out, or open an unrated table.
rated-apart-from-machines = People and machines are rated apart. Let no machine sit here, or open an unrated table.
no-machines-here = This table does not welcome machines.
bot-plays-by-api = This is a bot account: its program sits down, by the house’s API, and nobody else does.
bot-is-not-there = { $name } is not listening just now. Choose another bot, or try again later.
bot-does-not-play-that = { $name } does not play this game with these options and this many seats.
bot-asked-twice = A bot can sit here only once.
machine-without-a-name = Say which bot account is to sit there. Correct the seats.
house-is-busy = The house is very busy. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
page-too-old = A new version of the house is here. Reload the page: nothing is lost.
too-many = Not so fast! Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
wrong-name-or-password = That name and that password do not belong together. Check both.
wrong-origin = This request came from another page. Reload the one of the house.
wrong-password = That is not the right password. Try again.
banned = Whoever runs this house has closed its doors to you, or to the address you come from, until { DATETIME($until, dateStyle: "long", timeStyle: "short") }. You can still read, take along and delete what is kept of you, on your page.
name-to-change = The house asks you to choose another name first. Do it on your page, then sit down.
nobody-there = Nobody sits there whom the house could tell you about: a bot, a free seat, or somebody who was forgotten.
nobody-to-block = You cannot block this seat: it is your own, or the house does not know who sits there.
nobody-to-report = You cannot report yourself.
table-is-closed = The house has closed this table. Open another one, or find one in the lobby.
only-the-house = Only whoever runs the house can do that.
too-many-blocked = You have blocked { $most } people: that is the most. Lift a block on your page first.

## The house says why; the rest of these words is in why.en.ftl

house-why = Why?
house-why-about = Why? { $about }
house-why-wrong = { $count ->
    [one] 1 impossible note
   *[other] { $count } impossible notes
}
house-hint = A hint
house-hint-key = A hint (h)
house-missed = What could one have said?
house-knowing = How could one know?
house-pane-knowing = Knowing
house-pane-review = Review

## Without the network, and when a new version comes

house-offline-title = No network
house-offline-works = The house fits in your pocket: without the network you can learn a game by playing, solve puzzles and read the rules.
house-offline-waits = Playing with others or against a bot, and finding your games again, needs the network. As soon as it is back, the hall opens by itself.
house-offline-here = This page needs the house, and the house does not answer. In the hall, lessons, puzzles and rules work without the network.
house-missing-title = A piece is missing
house-missing-text = This part of the house is not on your device, and it could not be fetched. Try again with the network.
house-renewal = A new version is here.
house-renew = Reload
