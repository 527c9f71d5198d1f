# A table in plain text, for a reader without a page.

prose-seat = Seat { $number }
prose-head = { $game }. You are { $me ->
    [none] watching
   *[other] at seat { $me }
} of { $seats }. Entry { $seq }.
prose-options = This table: { $options }.
prose-option = { $name }: { $value }
prose-option-not = { $name }: no
prose-edition = component values of another edition: { $values }
prose-table = The table, as you see it:
prose-told = What was told:
prose-told-left-out = ({ $count ->
    [one] one earlier entry is left out
   *[other] { $count } earlier entries are left out
})
prose-turn-yours = It is your turn.
prose-turn-others = It is the turn of { $seats }. Wait.
prose-turn-nobody = Nobody is to move just now. Wait.
prose-moves = You may do one of these:
prose-moves-many = { $count } moves, such as { $examples }
prose-moves-described = moves that are written: { $examples }
prose-moves-typed = say a word (see the rules)
prose-clock = The clock: { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
prose-waiting = The table is waiting for players: { $free ->
    [one] one seat is
   *[other] { $free } seats are
} free.
prose-over = It is over. { $winners ->
    [none] Nobody has won.
   *[other] Won by: { $winners }.
} { $scores }
prose-score = { $seat }: { $score }
prose-rules = Rules in short:
prose-notation = How moves are written:
prose-cut = (cut off here)

## The quiz: questions for whoever answers in text

quiz-seat = A position of { $game }. You sit at seat { $seat } of { $seats }. All that you may use is written here; what is asked follows from it.
quiz-certain = { $about } It can be only one thing ({ $thing }). What is it?
quiz-contradiction = Just one of these notes cannot be true. Which one?
quiz-word = It is your turn. Which word takes the most stars? It may take several cards, and serve several themes. Only words that the house’s lexicon has for a theme count.
quiz-answers = Answer with one of these and nothing else: { $answers }
quiz-answers-word = Answer with the word and nothing else.

## Language models at the table

model-games = The games of this house, each with its key, how many play, and the levels of its bots:
model-tables = Tables that wait and welcome machines (sit with their code):
model-no-tables = No table that welcomes machines is waiting. Sit with a game to open one, or against a bot’s level.
model-free = { $free } of { $seats } seats free
model-mine = Where you sit (sit with the table to be given its handle again):
model-handle = Your handle: { $handle }
    It opens this seat and no other: show it with look, act, wait and review. The table’s code for others is { $code }.
model-company = At this table: { $seats }.
model-sits = seat { $seat } { $kind ->
    [machine] a machine
    [bot] a bot of the house ({ $level })
    [person] a person
   *[free] free
}
model-closed = This table is closed.
model-phrase = Seat { $seat } has said the phrase “{ $phrase }”.
model-no-review = The house has no estimate of what the moves of this game were worth.
model-parts = Your expected share of the win was { $start } % before the deal and { $result } % at the end. The difference, in hundredths: chance { $chance }, your choices beside the best ones { $choice }, gambles { $gamble }, the others { $others }.
model-turns = What changed most for you:
model-turn = Entry { $entry }, by { $by ->
    [0] chance
   *[other] seat { $by }
}: { $change } hundredths.
model-did = Done: { $done }. Best, by what could be known: { $best }.
handle-opens-nothing = This handle opens no seat for this account. Call sit to be given one.
not-for-pages = This door is for programs, and no page may knock at it.
wrong-host = This house does not go by that name.
no-such-method = This door has tools and nothing else.
