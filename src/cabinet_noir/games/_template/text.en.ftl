### The Sealed Card: everything its players read, in English.

template-name = The Sealed Card
template-pitch = Everyone holds one card. Name another’s before yours is named.
template-notation = 2=7 says that seat 2 holds the 7.

## Options

template-option-highest = Highest number

## The board

template-card = { $name }: { $number }
template-card-hidden = { $name }: face down
template-not-these = not { $numbers }
template-ask-name = Whose card is it, and what number?
template-ask-wait = It is somebody else’s turn.
template-name-card = { $name } holds { $number }
template-notes = My notes

## What happens

template-told-dealt = Everyone has a card.
template-told-hit = { $seat_me ->
    [yes] You name
   *[no] { $seat } names
} { $victim_seat_me ->
    [yes] your card
   *[no] { $victim_seat }’s card
}: { $number }. Right!
template-told-miss = { $seat_me ->
    [yes] You name
   *[no] { $seat } names
} { $victim_seat_me ->
    [yes] your card
   *[no] { $victim_seat }’s card
}: { $number }. No.
template-told-revealed = All cards are turned up.

## How it ends

template-named = A card was named.

## What is refused

template-not-your-turn = It is not your turn yet.
template-no-such-card = Name a number of the deck, for another player’s card.
template-unreadable-move = “{ $text }” is no move. Try 2=7: seat 2 holds the 7.

## The rules

template-rules-goal = Be the first to name another player’s card.
template-rules-deal = Everyone is dealt one card and shows nobody its number.
template-rules-turn = In turn, name the number of another player’s card. Right: you win. Wrong: it is the next player’s turn.

## Why

template-why-own = You hold the { $number } yourself.
template-why-miss = { $number } was named for { $seat }: no.
template-about = Look at { $seat }’s card.
template-claim-is = { $seat } holds { $numbers }.
template-claim-is-not = { $seat } does not hold { $numbers }.
