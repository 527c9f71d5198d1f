# The words of a tap on the shoulder. The device finds them itself: the house only tells it what it is about.

taps-turn = Your turn.
taps-turn-several = Several tables wait for your move.
taps-invitation = A seat is kept for you in the next game.
taps-invitation-several = A seat is kept for you at several tables.
taps-daily = A new puzzle and a new quest are here.
taps-other = Something waits for you.
