### The Sealed Card in plain text, for a reader without a page.

template-short =
    Everyone is dealt one card and shows nobody its number. In turn, name the number of another player’s card. Right: you win. Wrong: it is the next player’s turn.
    How the table is drawn: a line a seat, its card in brackets, ? where it is not seen; ≠ are numbers named in vain. ▶ is on turn.
template-moves = 2=7 says that seat 2 holds the 7.
