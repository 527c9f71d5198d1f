# Break the Code. Tiles are "tiles", the letters A to E are "places".

break-the-code-name = Break the Code
break-the-code-pitch = Ask the right questions, put the answers together, and name the code before anyone else.

## The options of a table

break-the-code-option-last_guess = No cards left: everyone may still guess once
break-the-code-option-first = Who starts
break-the-code-option-first-none = chance
break-the-code-option-first-0 = seat 1
break-the-code-option-first-1 = seat 2
break-the-code-option-first-2 = seat 3
break-the-code-option-first-3 = seat 4
break-the-code-option-codes = Length of the codes
break-the-code-option-codes-full = as in the box
break-the-code-option-codes-short = shorter
break-the-code-option-codes-tiny = tiny

## Tiles

break-the-code-tile = { $colour ->
    [black] black
    [white] white
   *[green] green
} { $number }
break-the-code-letter-black = B
break-the-code-letter-white = W
break-the-code-letter-green = G
break-the-code-tile-hidden = hidden tile
break-the-code-standing = { $letter }, { $tile }
break-the-code-your-rack = Your row, behind your screen
break-the-code-screens = The screens
break-the-code-rack = Screen: { $name }
break-the-code-centre = In the centre
break-the-code-centre-hidden = The tiles of the centre, face down
break-the-code-centre-shown = The tiles of the centre
break-the-code-on-turn = to play
break-the-code-standing-found = found it
break-the-code-standing-out = out
break-the-code-possible = { $count ->
    [one] only one tile possible
   *[other] { $count } tiles possible
}
break-the-code-possible-short = { $count } poss.

## Cards

break-the-code-cards = Open cards
break-the-code-pile-left = { $count ->
    [0] pile used up
    [one] one more card in the pile
   *[other] { $count } more cards in the pile
}
break-the-code-card = { $card ->
    [1] Where are your 0s?
    [2] Where are your 1s, or your 2s?
    [3] Where are your 3s, or your 4s?
    [4] Where are your 5s?
    [5] Where are your 6s, or your 7s?
    [6] Where are your 8s, or your 9s?
    [7] Which neighbours have the same colour?
    [8] Which neighbours have consecutive numbers?
    [9] How many black tiles?
    [10] How many white tiles?
    [11] How many odd numbers?
    [12] How many even numbers, 0 included?
    [13] How many tiles share their number?
    [14] Sum of the three leftmost?
    [15] Sum of the three rightmost?
    [16] Sum of the middle tiles?
    [17] Sum of all your tiles?
    [18] Sum of your black ones?
    [19] Sum of your white ones?
    [20] Is your tile C above 4?
   *[21] The highest minus the lowest?
}
break-the-code-question = { $choice ->
    [none] { break-the-code-card }
   *[other] Where are your { $choice }s?
}
break-the-code-card-bits = { $bits ->
    [0] tells nothing
    [1] halves what is left
    [2] halves what is left twice
   *[other] halves what is left { $bits } times
}
break-the-code-card-best = the best question
break-the-code-choose = Which number are you looking for?
break-the-code-ask-number = The { $number }s
break-the-code-empty-place = Empty place

## Answers

break-the-code-answer = { $kind ->
    [nowhere] nowhere
    [places] { $count ->
        [2] at { $first } and { $second }
       *[other] at { $places }
    }
    [no-groups] no group
    [groups] { $places }
    [amount] { $number }
    [yes] yes
   *[no] no
}
break-the-code-history = Questions and answers
break-the-code-no-history = No question yet.
break-the-code-asked-by = asked by { $name }
break-the-code-answers-of = Answers: { $name }

## What there is to do

break-the-code-ask-now = Your turn: choose a card, or guess.
break-the-code-ask-last-chance = Your code is broken. One last chance: name theirs.
break-the-code-ask-last-guess = No cards left. Take a guess, or pass.
break-the-code-ask-wait = Your sheet is there to note what you know.
break-the-code-ask-found = You found it! You still answer questions.
break-the-code-ask-found-first = You found it! The other has one last try.
break-the-code-ask-out = You no longer guess, but you still answer.
break-the-code-put = Ask it
break-the-code-guess-open = Guess
break-the-code-guess-title-hand = { $name }’s code
break-the-code-guess-title-centre = The tiles of the centre
break-the-code-guess-hint = Tap the tiles; they put themselves in order.
break-the-code-guess-once = One guess a game: are you sure?
break-the-code-guess-secret = Only you will see what you write.
break-the-code-guess-say = Announce
break-the-code-guess-write = Write down
break-the-code-guess-sure = Tap again to confirm
break-the-code-guess-missing = { $count ->
    [one] One more tile.
   *[other] { $count } more tiles.
}
break-the-code-guess-close = Back to the cards
break-the-code-guess-clear = Clear
break-the-code-pass = Pass
break-the-code-your-guess = What you wrote
break-the-code-your-code = Your code
break-the-code-empty-slot = place { $letter }, empty

## The note sheet

break-the-code-notes = Note sheet
break-the-code-notes-text = Only you see it. It follows you to all your devices.
break-the-code-notes-tiles = The twenty tiles
break-the-code-notes-strike = Tap a tile: struck, it is not in the code sought; again, ringed, it is; a third time, clear.
break-the-code-notes-mark = { $mark ->
    [struck] , struck out
    [ringed] , ringed
    [seen] , in your row
   *[none] { "" }
}
break-the-code-notes-place = Place { $letter }, { $name }
break-the-code-notes-words = In a few words
break-the-code-notes-wrong = This cannot be.
break-the-code-notes-impossible = “{ $text }” is no longer possible here.
break-the-code-notes-odds = { $tile }: { $percent }%

## At the end

break-the-code-found = The code is broken.
break-the-code-found-together = Several broke the code: the win is shared.
break-the-code-nobody-found = Nobody broke the code.

## The story

break-the-code-told-dealt = The tiles are dealt. { $seat_me ->
    [yes] You start.
   *[no] { $seat } starts.
}
break-the-code-told-turn = { $seat_me ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
break-the-code-told-asked = { $seat_me ->
    [yes] You ask:
   *[no] { $seat } asks:
} “{ break-the-code-question }”
break-the-code-told-said = { $seat_me ->
    [yes] You answer
   *[no] { $seat } answers
}: { break-the-code-answer }.
break-the-code-told-right = { $seat_me ->
    [yes] You name { $code }: right!
   *[no] { $seat } names { $code }: right!
}
break-the-code-told-wrong = { $seat_me ->
    [yes] You name { $code }: that is not it.
   *[no] { $seat } names { $code }: that is not it.
}
break-the-code-told-found = { $seat_me ->
    [yes] You found it!
   *[no] { $seat } found it!
} The round is completed.
break-the-code-told-not-found = { $seat_me ->
    [yes] That was not it: you take no more turns, but you still answer.
   *[no] { $seat } did not find it and takes no more turns, but still answers.
}
break-the-code-told-last-chance = { $seat_me ->
    [yes] You have one last chance to guess.
   *[no] { $seat } has one last chance to guess.
}
break-the-code-told-cards-ran-out = No cards left: whoever is still to play may take a guess.
break-the-code-told-passed = { $seat_me ->
    [yes] You pass.
   *[no] { $seat } passes.
}
break-the-code-told-ended = { $winners ->
    [0] Nobody found it.
   *[other] The game is over.
} { $centre ->
    [none] The codes are shown.
   *[other] In the centre: { $centre }.
}

## A move, when one looks back

break-the-code-move-guess = name the code { $tiles }
break-the-code-move-pass = pass

## Why

break-the-code-why-own = These tiles are yours, so they are nowhere else: { $tiles }{ $twins ->
    [1] ; only the { $twin } exists twice
   *[other] { "" }
}.
break-the-code-why-said = “{ break-the-code-question }” { $seat } answered: { break-the-code-answer }.
break-the-code-why-right = { $seat_me ->
    [yes] You named { $code }: that was right.
   *[no] { $seat } named { $code }: that was right.
}
break-the-code-why-wrong = { $seat_me ->
    [yes] You named { $code }: that was not it.
   *[no] { $seat } named { $code }: that was not it.
}
break-the-code-claim-is = { $where ->
    [centre] In the centre
   *[hand] On { $seat }’s rack
}, tile { $place } is { $count ->
    [one] the { $tiles }
   *[other] one of these: { $tiles }
}.
break-the-code-claim-is-not = { $where ->
    [centre] In the centre
   *[hand] On { $seat }’s rack
}, tile { $place } is { $count ->
    [one] not the { $tiles }
   *[other] none of these: { $tiles }
}.
break-the-code-claim-holds = { $where ->
    [centre] In the centre
   *[hand] On { $seat }’s rack
} there { $most ->
    [0] is no { $tile }
   *[other] { $least ->
        [0] is at most { $most } { $tile }
       *[other] is at least { $least } { $tile }
    }
}.
break-the-code-about-hand = Look at tile { $place } on { $seat }’s rack.
break-the-code-about-centre = Look at tile { $place } in the centre.

## What is wrong, and what to do

break-the-code-not-your-turn = It is not your turn yet. A good moment to fill in your sheet.
break-the-code-only-a-guess = There is no question left to ask: guess, or pass.
break-the-code-card-not-open = Card { $card } does not lie open. Choose one on the table.
break-the-code-nothing-to-choose = Card { $card } has no number to choose.
break-the-code-choose-a-number = First say which of the two numbers you are looking for.
break-the-code-wrong-length = It takes { $wanted } tiles, no more and no less.
break-the-code-not-in-order = Put the tiles in rising order, black to the left of white.
break-the-code-no-such-tiles = There is no such code: every tile is there once, except the two green 5s.
break-the-code-no-passing = On your turn, ask a question or guess.
break-the-code-unreadable-move = I do not understand “{ $text }”. Try for example ?17, ?2=1 or !B0 W3 G5 B7 W9.

## In the terminal

break-the-code-naming = 2C=… names tile C of seat 2, .C=… the one in the centre; the black 7 is written B7 (B black, W white, G green).
break-the-code-notation =
    ?17 asks card 17; ?2=1 asks card 2 for the 1s.
    !B0 W3 G5 G5 B9 guesses, from left to right. - lets a last chance go by.
    B and ● are black, W and ○ white, G and ▲ green. A letter in brackets is a lamp lit by the last answer.
    Cards: 0, 1/2 … where these numbers are; ■■ neighbours of one colour; +1 rising neighbours; # how many; Σ sums.
    Enter draws the table again, q leaves.

## The rules

break-the-code-rules-goal = Break a hidden code by asking everyone questions. The first to name it without a mistake wins.
break-the-code-rules-setup-title = At the start
break-the-code-rules-setup = Twenty tiles: 0 to 4 and 6 to 9 in black and in white, and two green 5s. Everyone stands theirs behind a screen, rising from A.
break-the-code-rules-order = Of two equal numbers the black one stands to the left. The two green 5s are alike.
break-the-code-rules-two = Two players: five tiles each, the other ten stay in the box. You look for the code across the table.
break-the-code-rules-more = Three players: five tiles each and five in the centre; four players: four each and four in the centre. You look for the tiles in the centre, by elimination.
break-the-code-rules-turn-title = On your turn
break-the-code-rules-ask = Ask the question of one of the six open cards. Your opponents answer aloud and truly. With four players, you answer too.
break-the-code-rules-choice = If the card shows two numbers, first say which one you mean.
break-the-code-rules-groups = Groups are told apart: neighbours of one colour, or numbers that rise by one.
break-the-code-rules-guess = Or guess: numbers and colours, from left to right.
break-the-code-rules-guess-two-title = Two players:
break-the-code-rules-guess-two = you name the code. Wrong, and your turn is over, nothing worse. Right, and you win; but if you started, the other has one more guess, and if both are right the game is shared.
break-the-code-rules-guess-more-title = Three or four:
break-the-code-rules-guess-more = you write in secret, once a game. The others only learn whether you found it. After that you take no more turns, but you still answer.
break-the-code-rules-end-title = The end
break-the-code-rules-end = Once somebody has found it, the round is completed so that all have had as many turns. Everyone who found it wins.
break-the-code-rules-cards = When the last open card has been asked, the game is over. Without a right guess nobody wins.
break-the-code-rules-screen-title = On this screen
break-the-code-rules-screen = Tap a card to ask it. The note sheet is the paper pad: strike out tiles, pencil in what may stand at each place.
break-the-code-rules-keys-title = With the keyboard
break-the-code-keys-cards = ask the card at this place
break-the-code-keys-guess = guess, or back to the cards
break-the-code-keys-send = announce the code
break-the-code-keys-back = take the last tile back
break-the-code-keys-escape = close
break-the-code-keys-rules = see these rules
break-the-code-key-guess = g

## On paper

break-the-code-paper-text = Strike out what you have seen, ring what you have found.

# Beside the real box
break-the-code-companion-begin = Players go clockwise: you, then player 2, and so on.
break-the-code-companion-own = Your tiles
break-the-code-companion-pick = { $count ->
    [0] Your tiles are there.
    [one] One more tile to touch
   *[other] { $count } more tiles to touch
}
break-the-code-companion-answers = The answers
break-the-code-companion-add = Note an answer
break-the-code-companion-guess = A code I named, wrong
break-the-code-companion-card = Which card?
break-the-code-companion-number = Which number?
break-the-code-companion-who = Who asked?
break-the-code-companion-none = None
break-the-code-companion-left = { $count ->
    [one] Only one deal is possible.
   *[other] { $count } deals are possible.
}
break-the-code-companion-no-such-tiles = Not all of these tiles are in the box: a colour or number is entered once too often.
break-the-code-companion-too-many-tiles = Everybody has only { $count } tiles.
break-the-code-companion-no-such-seat = There are not as many players at this table.
break-the-code-companion-who-answers = This player does not answer this question: only the others do, once each.
break-the-code-companion-written-unseen = That code was written in secret: you cannot know it.
break-the-code-companion-no-code = That is no code: all the tiles, in order, none too many.
