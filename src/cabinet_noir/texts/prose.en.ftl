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
    [one] one earlier line is left out
   *[other] { $count } earlier lines are left out
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
prose-rules = Rules in short
prose-notation = How moves are written
prose-cut = (cut off here)

## The quiz: questions for whoever answers in text

quiz-seat = A position of { $game }. You sit at seat { $seat } of { $seats }. All that you may use is written here; what is asked follows from it.
quiz-certain = { $about } It can be only one thing ({ $thing }). What is it?
quiz-contradiction = Just one of these notes cannot be true. Which one?
quiz-word = It is your turn. Which word takes the most stars? It may take several cards, and serve several themes. Only words that the house’s lexicon has for a theme count.
quiz-answers = Answer with one of these and nothing else: { $answers }
quiz-answers-word = Answer with the word and nothing else.
