template-name = The Sealed Card
template-option-highest = Highest number
template-not-your-turn = It is not your turn yet.
template-no-such-card = Name a number of the deck, for another player's card.
template-unreadable-move = "{ $text }" is no move. Try 2=7: seat 2 holds the 7.
template-named = a card was named
template-told-dealt = Everyone has a card.
template-told-hit = { $seat } names { $victim_seat }'s card: { $number }. Right!
template-told-miss = { $seat } names { $victim_seat }'s card: { $number }. No.
template-told-revealed = All cards are turned up.
