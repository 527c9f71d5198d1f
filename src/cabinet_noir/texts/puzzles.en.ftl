# Puzzles: a position, and something to find.

puzzle-certain = Find what is certain
puzzle-question = Find the best question
puzzle-contradiction = Find what cannot be
puzzle-certain-ask = Something is certain already. What, and which value?
puzzle-question-ask = One question tells clearly more than all others, on average. Which one?
puzzle-contradiction-ask = Just one of these notes cannot be true. Which one?
puzzle-right = Right!
puzzle-not-certain = It may well be so, but nothing proves it. All that you know would also go with this:
puzzle-cannot-be = That cannot be. All that you know goes with this:
puzzle-is-possible = This note may be true. All that you know would go with this:
puzzle-no-news = That is so, but it is in plain sight: look for what takes some thought.
puzzle-tells-less = Another question tells more, on average.
puzzle-best = The best question: { $move }. It tells { $bits } bits, on average.
no-answer-to-this = That is no answer to this puzzle.
