# On paper: what is printed, in black and white.

paper-title = On paper
paper-text = Sheets in black and white, to play with the box or to run an evening: they fit A4 and Letter alike, and colours are told by their shapes.
paper-print = Print
paper-all = All sheets
paper-sheet = Note sheet
paper-score = Score card
paper-any-score = Score card for any game
paper-any-game = any game
paper-evening = For the evening
paper-daily = Puzzle of the day
paper-players = { $players } players
paper-players-choice = How many players?

## On the sheets

paper-name = Name
paper-date = Date
paper-table = Table
paper-you = You
paper-total = Total
paper-match-points = Match points
paper-place = Place
paper-points = Points
paper-sheet-of = sheet { $sheet } of { $sheets }
paper-seal = Sealed before the first deal:
paper-board = Deal { $board }
paper-seat = Seat { $seat }
paper-answer = My answer
paper-story = What happened
paper-daily-later = Answer here: one answer counts. The solution opens { $moment }.
paper-daily-open = The solution is here.
paper-question = Question
paper-answered = Answer
paper-said-by = Answer of
paper-seen = Tiles seen: strike them out
paper-log = Questions and answers
