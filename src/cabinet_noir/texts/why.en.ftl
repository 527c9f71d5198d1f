# The house says why. These words only come when they are asked for.

house-why-fold = Make smaller or larger
house-why-not = Why not { $value }?
house-why-is = Why { $value }?
house-why-choose = Touch a value that is struck out to see why it cannot be.
house-why-waiting = The house is reading the game again…
house-why-possible = That is still possible: nothing you have seen rules it out.
house-why-plain = The rules and the contents of the box are enough: no clue is needed.
house-why-look = Touch a clue: it lights up on the table and in the story.
house-why-then = So:
house-why-with = With what step { $steps } shows, and:
house-why-notes = { $count ->
    [one] A note that cannot be right
   *[other] { $count } notes that cannot be right
}
house-why-not-together = All of this cannot be true at once: at least one of your notes is wrong.
house-why-left = { $left ->
    [one] Of { $worlds } possibilities this question would leave only one, on average.
   *[other] Of { $worlds } possibilities this question would leave about { $left }.
}
house-why-nothing-new = This question would tell nothing new.

## Hints, from the faintest to the clearest

house-hint-title = A hint
house-hint-ask-1 = Is anything certain?
house-hint-ask-2 = Where should I look?
house-hint-ask-3 = Which clues show it?
house-hint-ask-4 = Why?
house-hint-ask-5 = So what is it?
house-hint-certain = Yes: what you have seen is enough to be sure of something.
house-hint-nothing = No, nothing new is certain for now.
house-hint-clues = { $count ->
    [0] The rules are enough.
    [one] One clue shows it. It is lit.
   *[other] { $count } clues show it. They are lit.
}
house-hint-clue = Clue { $number }: { $entry ->
    [0] the set-up
   *[other] move { $entry }
}
house-hint-best-bits = The best question now: { $move }
house-hint-best-points = The most promising thing to do now: { $move }
house-hint-worth = { $points ->
    [one] It brings about { $points } point on average.
   *[other] It brings about { $points } points on average.
}
house-hint-no-further = At this table hints go no further.
house-hint-again = The game has moved on: a new hint
house-hint-another = Another hint
house-hint-taken = { $count ->
    [0] You have asked for no hint.
    [one] You have asked for one hint in this game.
   *[other] You have asked for { $count } hints in this game.
}

## How could one know?

house-knowing-missed = What one could have said
house-knowing-nothing-missed = Every card was taken.
house-knowing-text = Choose somebody: the house reads the game again with their eyes.
house-knowing-eyes = With the eyes of…
house-knowing-axis = possibilities left, move by move
house-knowing-chart = { $name }: { $first } possibilities at the beginning, { $last } at the end. Things that became certain: { $count }.
house-knowing-sum = { $count ->
    [0] { $name } could be sure of nothing before the end.
    [one] { $name } could be sure of one thing.
   *[other] { $name } could be sure of { $count } things.
} { $left ->
    [0] { "" }
    [one] Just before the end only one possibility was left.
   *[other] Just before the end { $left } possibilities were left.
}
house-knowing-winning = { $name } won. Before that last move (move { $entry }) { $worlds ->
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
house-knowing-hints = { $count ->
    [0] { "" }
    [one] Hints asked for: one.
   *[other] Hints asked for: { $count }.
}
house-knowing-since = { $entry ->
    [0] From the set-up on
   *[other] From move { $entry } on
}
house-knowing-used = Played at move { $entry }
house-knowing-unused = It was not used.

## What cannot be answered

too-long-to-look-back = This game is too long to be looked back at like this: more than { $most } moves.
no-such-claim = The house does not know what you mean. Tap a number on the board.
no-such-note = That note is no longer there, or the house does not understand it.
no-hints-that-far = At this table hints do not go that far.
too-many-hints = You have had { $most } hints in this game: nobody can have more.
one-question-at-a-time = One question at a time: the house is still thinking about the last one.
nothing-to-explain = In this game there is nothing to deduce, so nothing to explain.
dial-does-not-tell = At this table the house does not help that far.
