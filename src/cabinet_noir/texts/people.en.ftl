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
people-data-text = All that the house keeps of you: your name, your games as your eyes saw them, your notes, your ratings.
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
