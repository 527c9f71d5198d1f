# The first evening at ArcheOlogic. A sentence or two a stop.

archeologic-lesson-pins = Six buildings lie under these 25 zones; three zones stay empty. Draw their plan before { $seat } does. Each golden pin is a clue: there is a trap there, fire or blade.
archeologic-lesson-lay = Your clues already place these three buildings. Lay the block: its two traps are side by side, like C5 and D5. “Build”, take it, turn it once, tap C4.
archeologic-lesson-count = The bar and the corner are left. In row 2 only B2 is free: empty or built on? “Ask”, axis 2 (+1), Empty (1): every answer is paid for in time.
archeologic-lesson-counted = One empty zone: so it is B2. This answer is for you alone; of { $seat }, who has just played, you see the question, never the answer.
archeologic-lesson-cells = The pawn furthest behind plays: you again. The viewfinder moves on one step a turn: now it comes to A, at no extra cost. Does the bar lie there? Ask for it.
archeologic-lesson-symbols = One symbol for each cell of the bar in column A: so all of it is there. The order of the symbols tells you nothing; one of your clues tells you where its fire goes.
archeologic-lesson-propose = Everything is certain: lay the bar, then the corner, and propose your plan. If it is right, you win; if it is wrong, you are out. The lamp helps, a little or a lot.
archeologic-lesson-not-yet = Look again: the bar is in column A, its fire at A3; the corner leaves B2 empty. Then propose the whole plan.
