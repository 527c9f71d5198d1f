# The first evening at Break the Code. A sentence or two a stop.

break-the-code-lesson-row = This is your code: five tiles, in rising order. Every number is there once in black and once in white; only the two 5s are green.
break-the-code-lesson-ask = { $seat }’s code stands in the same order, but hidden. Name it and you win. First, a question that can tell a lot: ask which neighbours have consecutive numbers.
break-the-code-lesson-chain = The lamps from B to E are joined: from each tile to the next the number goes up by one. Know one of them, and you have all four.
break-the-code-lesson-asked = { $seat } asked whether your tile C is above 4. It is a 4, so no: answers are always true. Your turn: of four numbers in a row, one may be a 4. Tap the card 3/4 and look for the 4s.
break-the-code-lesson-count = { $seat }’s lamp C lights up: the 4 is there. Count from it, down to B on the left and up to E on the right: you have four numbers.
break-the-code-lesson-missing = That leaves A: lower than the 3 at B, and not a 2, or its lamp would be joined to the others. It is 0 or 1. You know the highest already: ask for the highest minus the lowest.
break-the-code-lesson-miss = { $seat } tried to name your code and was wrong: a turn lost, nothing more. You started: if you are right, { $seat } has one last try.
break-the-code-lesson-name = A number you hold in black can only be white over there, and the other way round: all five tiles are certain. Tap “Guess” and name them; the lamp helps, a little or a lot.
break-the-code-lesson-not-yet = You have all you need: the 4 is at C, from B to E it goes up by one, and E minus A is 5. A number you hold in black is white over there, and the other way round.
