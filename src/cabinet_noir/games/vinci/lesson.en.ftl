# The first evening at Code de Vinci. A sentence or two a stop.

vinci-lesson-colours = Everyone takes four tiles unseen, and chooses only their colours. Take two black ones and two white ones.
vinci-lesson-row = This is your code, from the lowest number to the highest; of two equal numbers, the black one stands on the left. { $seat } has done the same, but you only see the colours.
vinci-lesson-draw = Your turn begins with a draw. The tile stays apart: it is what you lose if you are wrong. Draw a black one.
vinci-lesson-name = Now name one of { $seat }’s tiles. The first is black, and the lowest of that code; you hold the black 2 yourself. Say it is the 0.
vinci-lesson-stop = Right: it lies open. You could go on, and risk the tile you drew. Stop instead: it enters your code unseen.
vinci-lesson-miss = { $seat } named one of yours and was wrong: the drawn tile enters the code face up. That is a clue.
vinci-lesson-again = Your turn. Draw another black one.
vinci-lesson-prove = Look at the last three tiles over there, and at what you hold. At least one of them is certain: name it. The lamp helps, a little or a lot.
vinci-lesson-not-sure = Nothing proves that. Look for a tile that can be one number only: it comes after the white 8, and you hold the white 9 yourself.
