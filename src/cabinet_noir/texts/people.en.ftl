# The words of the lobby, of "my page" and of the ratings; loaded when they are entered.

## The lobby

people-lobby = The lobby
people-lobby-text = The tables open to everyone, as they stand right now.
people-filters = Choose
people-any-game = All games
people-filter-game = Game
people-filter-seats = Seats
people-any-seats = Any
people-filter-free = Free seats
people-at-least = { $free } or more
people-filter-pace = Pace
people-any-pace = Any
people-pace-live = Live
people-pace-days = Day by day
people-filter-assist = Help
people-any-assist = Any
people-filter-rated = Rating
people-any-rated = Any
people-only-rated = Rated tables
people-only-unrated = Unrated tables
people-found = { $count ->
    [0] No table fits right now.
    [one] One table is waiting for people.
   *[other] { $count } tables are waiting for people.
}
people-sit-here = Sit down at this table
people-seats-taken = { $taken } of { $seats } at the table

## My page

people-me = My page
people-face = My name and my seal
people-face-text = This is how you are seen at a table. No account needed.
people-avatar = My seal
people-sign = Sign
people-wax = Wax
people-sign-key = key
people-sign-eye = eye
people-sign-moon = moon
people-sign-star = star
people-sign-lamp = lamp
people-sign-quill = quill
people-sign-glass = hourglass
people-sign-owl = owl
people-wax-ruby = ruby
people-wax-brass = brass
people-wax-ink = ink
people-wax-moss = moss
people-wax-plum = plum
people-wax-sky = sky
people-account = My account
people-account-none = You play as a visitor: the house knows you in this browser. With an account you find your seats, your history and your ratings on any device.
people-account-is = Your account is called { $name }.
people-make-account = Make an account
people-log-in = Log in
people-account-name = Name of the account
people-account-name-hint = It is also the name you are seen under at the table.
people-password = Password
people-password-hint = At least 8 characters. Nobody here can read it or give it back to you: keep it well.
people-old-password = Present password
people-new-password = New password
people-change-password = Change password
people-password-changed = Password changed. Your other devices will have to log in again.
people-log-out = Log out
people-log-out-everywhere = Log out everywhere
people-welcome-back = Good to see you again, { $name }!
people-account-made = Your account is ready.
people-logged-out = You are logged out.
people-my-tables = My games in play
people-no-tables = No game in play.
people-go-on = Go on
people-waiting = waiting for people
people-history = My finished games
people-no-history = Nothing yet: your first finished game will stand here.
people-won = Won
people-lost = Lost
people-shared = Shared
people-nobody = No winner
people-no-result = No result
people-against = with { $names }
people-my-ratings = My ratings
people-no-ratings = No rated game yet. Open a rated table, or sit down at one.
people-data = My data
people-data-text = All that the house keeps of you: your name, your games as your eyes saw them and what they were worth, your notes, your ratings.
people-export = Take it all along (JSON)
people-delete = Forget me
people-delete-text = Your seats, your notes, your ratings and your account are deleted for good. Finished games stay, without your name. In a game still in play, your seat will be empty.
people-delete-now = Yes, forget me
people-deleted = The house has forgotten you. Come back whenever you like.

## Ratings

people-ratings = Ratings
people-ratings-text = Everyone’s strength in each game, by the number of seats. What is sure is what counts: the more you play, the nearer the number comes to your strength.
people-people = People
people-bots = Bots
people-nobody-rated = Nobody yet.
people-rank = Rank
people-name = Name
people-strength = Sure strength
people-games = Games
people-seats-count = With { $seats }

## Somebody else

people-person-account = Has an account
people-person-visitor = A visitor
people-person-games = { $count ->
    [0] no finished game yet
    [one] one finished game
   *[other] { $count } finished games
}
people-person-rating = { $game }, with { $seats }: { $sure } ({ $games ->
    [one] one game
   *[other] { $games } games
})
people-person-blocked = You have blocked this person. You can lift that on:
people-block = Block
people-block-text = The house will no longer seat you with { $name } at a table among strangers, and you will no longer see what they say. They are not told. You can lift it whenever you like, on your page.
people-block-now = Yes, block
people-block-done = Done. They are not told.
people-report = Tell the house
people-report-text = Somebody who runs the house will read it. { $name } is not told, and the game goes on.
people-report-why = What is it about?
people-reason-name = A name that hurts
people-reason-phrases = Phrases that pester
people-reason-leaving = Leaving games again and again
people-reason-cheating = I believe they cheat
people-reason-other = Something else
people-report-words = In your own words, if you like (500 letters)
people-report-now = Send
people-report-done = Thank you. Somebody will read it.
people-taps = A tap on the shoulder
people-taps-text = This device can tell you when your turn comes at a table played day by day, or when a seat is kept for you, even with the page closed. Nothing of the game is sent.
people-taps-none = This browser cannot do it, or this house does not offer it. On an iPhone or iPad, add the house to the home screen first.
people-taps-blocked = Your browser forbids the house to tell you. Change that in its settings, then reload the page.
people-taps-off = Tell me on this device
people-taps-on = This device tells me
people-blocks = People I have blocked
people-blocks-text = The house does not seat you with them, and does not show you what they say. They are not told.
people-blocks-none = Nobody.
people-tokens = Programs
people-tokens-text = A token lets a program of yours play by a bot account. Whoever has the token is the program: keep it as you keep a password.
people-token-label = What is it for?
people-token-make = Make a token
people-token-shown = Your new token, shown this once
people-token-shown-text = Copy it now: the house keeps only its print and cannot show it again.
people-token-since = Made on { DATETIME($since, dateStyle: "medium") }
people-token-used = last used on { DATETIME($used, dateStyle: "medium") }
people-token-unused = never used
people-token-revoke = Revoke “{ $label }”
people-token-revoked = Revoked: it opens nothing any longer.
people-bot-is = This is a bot account: only a program plays by it, and everybody sees so. It is rated among machines.
people-bot-become = Make this a bot account
people-bot-become-text = For ever: nobody plays by this account as a person again. Its seats are marked as a machine’s, and it is rated among machines. It cannot have played a rated game, nor sit at a table now.
people-bot-become-now = Make it a bot account for ever
people-bot-became = This is a bot account now.
people-person-bot = Bot account: a machine plays
people-ratings-machines = Bots from outside
bot-played-before = This account has played a rated game among people, or sits at a table: it cannot become a bot account. Make another account for the bot.
too-many-tokens = You have { $most } tokens already. Revoke one first.
people-lift = Block { $name } no longer
people-lifted = The block is lifted.
people-name-asked = Another name, please
people-name-asked-text = The house asks you to choose another name. Until then you can sit down nowhere. An account is entered by its new name from then on.
people-new-name = My new name
people-name-change = Take this name
people-name-changed = That is your name from now on.

## What the house keeps

people-privacy = What the house keeps about you
people-kept = What is kept, and for how long
people-kept-text = As little as it takes to play. No advertising, no tracking, nothing from other sites.
people-kept-cookie = A cookie
people-kept-cookie-text = It makes this browser known once you sit down. It goes when you log out, or after 400 days in which you did not come.
people-kept-seat = Your name and your seal
people-kept-seat-text = As you chose them, at every table where you sat, until you have the house forget you.
people-kept-games = The games
people-kept-games-text = Every move, with its time. They stay for everyone who played; if you are forgotten, they stay without your name.
people-kept-notes = Your notes
people-kept-notes-text = With the game; deleted with you.
people-kept-account = Your account, if you have one
people-kept-account-text = Its name, and a hash of its password that nobody can read. Until you delete it.
people-kept-ratings = Your results and ratings
people-kept-ratings-text = Of rated games, of puzzles and of dailies: which ones you tried, what came of it, your moves in a quest of the day for a month, and with which friends you compare; which clubs you belong to, and your tournaments, where your results stay without your name if you are forgotten. If you open your ledger: what each finished game was worth to you, how likely your guesses were, and which kinds of proof you passed over. All the rest is deleted with you.
people-kept-blocks = Whom you have blocked
people-kept-blocks-text = Until you lift it, or one of you is forgotten.
people-kept-taps = The devices to be told
people-kept-taps-text = The address their browser gave them at its message service, the keys that seal what goes there, and your language. Until you switch it off, log out, or the address no longer answers. That service sees that a message comes for you, but not which, nor of what game.
people-kept-reports = What you reported
people-kept-reports-text = Until half a year after it was settled. If you or the other person are forgotten, it stays without you.
people-kept-bans = Bans, and what the operators did
people-kept-bans-text = A ban until its end; a line about each act of an operator for two years, with ids and without names.
people-not-kept = What is said by set phrases is not kept. Addresses are not kept, but for those that were banned.
people-rights = To see it, take it along, delete it
people-rights-text = On your page you can download all that is kept of you, and have the house forget you: at once, and without asking anybody. A ban changes nothing about that.
people-trouble = If somebody spoils your game
people-trouble-text = Tap their name: at the table under “Links of this table”, in the waiting room, or beside a move in the story of the game. There you can block them, or tell the house. They are not told of either.
people-trouble-after = Whoever runs the house reads every report. They see who sat where and what was reported; they use no tool that shows the secrets of a game in play.

# What my games were worth, over time.

people-ledger = Skill and luck over time
people-ledger-door = What your finished games were worth: your choices, your luck, your guesses, and what slips by.
people-ledger-open = Open my ledger
people-ledger-text = This is the house’s estimate, from your finished games: it may be off by a few points. Skill is what you chose beside the best that could be known then; luck is the deal, draws and dice.
people-ledger-left = { $left ->
    [one] The house is still weighing one game.
   *[other] The house is still weighing { $left } games.
}
people-ledger-none = Nothing to weigh yet. Your first finished game will stand here.
people-ledger-weighed = { $games ->
    [one] one game weighed
   *[other] { $games } games weighed
}
people-ledger-months = Month by month
people-ledger-month = Month
people-ledger-skill = Skill
people-ledger-luck = Luck
people-ledger-skill-best = Your choices are as good as the best the house knows.
people-ledger-skill-better = Your choices are getting better. On average they cost { $lost } of a win a game, beside the best the house knows.
people-ledger-skill-plain = On average your choices cost { $lost } of a win a game, beside the best the house knows.
people-ledger-luck-kind = Luck was kind, by { $luck } a game.
people-ledger-luck-hard = Luck was not on your side, by { $luck } a game.
people-ledger-luck-even = Luck took as much as it gave.
people-ledger-guesses = When the odds said so
people-ledger-band = When the odds said about { $odds }, you were right in { $share } of { $guesses } guesses.
people-ledger-read-above = Of { $guesses } guesses { $right } were right; the odds promised { $promised }. You see more than the odds do.
people-ledger-read-below = Of { $guesses } guesses { $right } were right; the odds promised { $promised }. A lost gamble is not a mistake.
people-ledger-read-as-told = Of { $guesses } guesses { $right } were right, much as the odds promised.
people-ledger-no-guesses = In this game there are no guesses to hold against their odds: one knows a word or one does not, and the house cannot tell which ones you know.
people-ledger-odds = Odds
people-ledger-named = Guesses
people-ledger-right = Right
people-ledger-certain = as good as certain
people-ledger-axis = what the odds said
people-ledger-missed = What slips by
people-ledger-missed-most = What you pass over most often though it is certain: { $kind } ({ $times ->
    [one] once
   *[other] { $times } times
}).
people-ledger-missed-nothing = Nothing that was certain has slipped by.
people-ledger-missed-glance = One or two clues are enough.
people-ledger-missed-chain = It takes several steps.
people-ledger-puzzles = Practise with puzzles like that
people-overlooked-vinci-why-own = what your own tiles rule out
people-overlooked-vinci-why-open = what open tiles rule out
people-overlooked-vinci-why-miss = what a wrong guess has ruled out
people-overlooked-break-the-code-why-own = what your own tiles rule out
people-overlooked-break-the-code-why-said = what an answer tells
people-overlooked-break-the-code-why-right = what a right guess tells
people-overlooked-break-the-code-why-wrong = what a wrong guess has ruled out
people-overlooked-archeologic-why-answer = what an answer tells
people-overlooked-archeologic-why-drift = how far the viewfinder moved on
people-overlooked-archeologic-why-trap = what a clue tells of a trap
people-overlooked-archeologic-why-alone = what the clue for you alone tells
people-overlooked-archeologic-why-verdict = what a rejected plan tells
people-overlooked-lost-code-why-answer = what an answer tells
people-overlooked-lost-code-why-sight = what the stones in sight rule out
