# Puzzles: a position, and something to find.

puzzle-certain = Find what is certain
puzzle-question = { $unit ->
    [points] Find the best move
   *[bits] Find the best question
}
puzzle-contradiction = Find what cannot be
puzzle-word = Find the best word
puzzle-win = Find the move that decides
puzzle-certain-ask = Something is certain already. Say what, and what its value is.
puzzle-question-ask = { $unit ->
    [points] One move is worth clearly more points than all others, on average. Which one?
   *[bits] One question tells clearly more than all others, on average. Which one?
}
puzzle-contradiction-ask = Just one of these notes cannot be true. Which one?
puzzle-word-ask = Which word takes the most stars? It may take several places, and serve several themes.
puzzle-win-ask = One move (sometimes two) gives clearly better chances of winning than all others. Which one?
puzzle-right = Right!
puzzle-not-certain = It may well be so, but nothing proves it. All that you know would also go with this:
puzzle-cannot-be = That cannot be. All that you know goes with this:
puzzle-is-possible = This note may be true. All that you know would go with this:
puzzle-no-news = That is so, but it is in plain sight: look for what takes some thought.
puzzle-tells-less = { $unit ->
    [points] Another move is worth more, on average.
   *[bits] Another question tells more, on average.
}
puzzle-promises-less = With this move you win { $share } times in a hundred. Another one does clearly better.
puzzle-takes-less = Good, “{ $word }” takes { $points ->
    [one] one star
   *[other] { $points } stars
}. There is a word that takes more.
puzzle-best = { $unit ->
    [points] The best move: “{ $move }”. It is worth { $bits } { $bits ->
        [1] point
       *[other] points
    }, on average.
   *[bits] The best question: “{ $move }”. On average, it halves what is left{ $bits ->
        [1] {""}
        [2] {" "}twice
        *[other] {" "}{ $bits } times
    }.
}
puzzle-win-best = The move that decides: “{ $move }”. { $odds ->
    [none] {""}
    [sure] It is certain.{" "}
   *[other] It is right { $odds } times in a hundred.{" "}
}With it you win { $share } times in a hundred, by the house’s estimate.
puzzle-win-other = Next: “{ $move }”, { $share } times in a hundred.
puzzle-best-words = { $points ->
    [one] One star
   *[other] { $points } stars
}: { $words }.
no-answer-to-this = That is no answer to this puzzle.
unknown-puzzle = There is no such puzzle here, or no longer. Take another one.
no-puzzle-like-that = There is no puzzle of that kind in this room. Pick another kind or another theme.
no-hint-to-this = There is no hint to this puzzle.

## On the page

puzzle-all = All puzzles
puzzle-one = A puzzle
puzzle-next = Next puzzle
puzzle-leave = Leave the puzzle
puzzle-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}{ $solved ->
    [0] {""}
   *[other] , { $solved } solved
}
puzzle-strength = Your strength: { $strength } ({ $counted ->
    [one] one answer
   *[other] { $counted } answers
})
puzzle-strength-none = Your strength: not known yet
puzzle-pick = Pick a kind or a theme
puzzle-by-kind = by kind
puzzle-by-theme = by theme
puzzle-again = To try again, if you like
puzzle-theme-duel = For two
puzzle-theme-company = In company
puzzle-theme-glance = At a glance
puzzle-theme-chain = In several steps
puzzle-theme-early = Early in the game
puzzle-theme-late = Late in the game
puzzle-lost-title = No puzzle here
puzzle-needs-network = This puzzle needs the house, and the house does not answer. There are others in your pocket.
puzzle-question-how = { $unit ->
    [points] Make
   *[bits] Ask
} it on the table, as if it were your turn: that is your answer, and nothing is played.
puzzle-win-how = Make it on the table, as if it were your turn: that is your answer, and nothing is played. Anything goes: guessing, asking, waiting.
puzzle-word-how = Type it at the terminal, as if it were your turn: that is your answer, and nothing is played.
puzzle-pick-thing = What is certain?
puzzle-pick-value = Choose its value.
puzzle-pick-another = Choose something other than
puzzle-answer = That is certain
puzzle-notes = The four notes
puzzle-strike = This one cannot be true
puzzle-counts-yes = Your first answer counts.
puzzle-counts-no-longer = This puzzle does not count any more: try as often as you like.
puzzle-counts-no-account = Without an account nothing is rated: try as often as you like.
puzzle-counts-pack = A puzzle for the pocket: nothing is rated.
puzzle-hint-caution = After a hint the answer does not count any more. Hints are there to learn from.
puzzle-give-up = I give up
puzzle-give-up-text = The house shows you what was to be found, and why.
puzzle-give-up-counts = The house shows you what was to be found, and why. It counts as a wrong answer.
puzzle-give-up-yes = Show me
puzzle-given-up = This was to be found
puzzle-world-rest = { $count ->
    [one] And one thing more
   *[other] And the rest ({ $count })
}
puzzle-moved = Your strength at this game’s puzzles: { $before } → { $after }
puzzle-word-unknown = “{ $word }” takes one star at most, or the house does not know it. There is a word that takes more.
puzzle-is-over = This puzzle is solved.
puzzle-nothing-is-played = Nothing is played here: answer on the puzzle’s slip.
puzzle-pack-text = Without the network: twenty puzzles a game, in your pocket, with their proofs. Nothing is rated. The others, and your strength, wait for the network.
puzzle-pack-open = Puzzle { $number }: { $kind }
puzzle-pack-solved = Puzzle { $number }: { $kind } (solved)
