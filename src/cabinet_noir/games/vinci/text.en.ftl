# Code de Vinci, in English.

vinci-name = Code de Vinci
vinci-pitch = Everyone hides a row of tiles. Crack the others’ codes before they crack yours.

## A table’s options

vinci-option-jokers = Expert game, with the two jokers
vinci-option-setup = The colours, at the start
vinci-option-setup-choose = everyone chooses
vinci-option-setup-chance = chance deals them
vinci-option-empty_pile = With an empty pile, a miss costs
vinci-option-empty_pile-lay_open = one of your tiles
vinci-option-empty_pile-no_penalty = nothing
vinci-option-games = Number of games, played for points
vinci-option-first = Who starts
vinci-option-first-none = chance decides
vinci-option-first-0 = seat 1
vinci-option-first-1 = seat 2
vinci-option-first-2 = seat 3
vinci-option-first-3 = seat 4
vinci-option-highest = Highest number (11 in the box)

## Tiles

vinci-joker = joker
vinci-tile = { $face ->
    [hidden] hidden { $colour ->
        [black] black
       *[white] white
    } tile
    [joker] { $colour ->
        [black] black
       *[white] white
    } joker
   *[other] { $colour ->
        [black] black
       *[white] white
    } { $face }
}
vinci-standing = { $letter }, { $tile }{ $state ->
    [open] , laid open
    [mine] , standing, for your eyes only
   *[other] { "" }
}
vinci-denied = not { $faces }
vinci-noted = your note: { $note }
vinci-possible = { $count ->
    [one] only one number possible
   *[other] { $count } numbers possible
}
vinci-possible-short = { $count } poss.
vinci-drawn = drawn
vinci-drawn-label = drawn tile: { $tile }
vinci-on-turn = playing
vinci-out = out
vinci-row = { $me ->
    [yes] Your row
   *[no] Row of { $name }
}, { $hidden ->
    [0] no hidden tile
    [one] one hidden tile
   *[other] { $hidden } hidden tiles
}
vinci-your-row = Your row
vinci-row-points = { $now } pts · total { $total }
vinci-pile = Pile
vinci-pile-left = { $count ->
    [0] none left
   *[other] { $count } left
}
vinci-pile-count = { $count } { $colour ->
    [black] black
   *[white] white
}
vinci-draw = { $colour ->
    [black] Draw a black tile
   *[white] Draw a white tile
}

## What there is to do

vinci-ask-choose = How many black tiles do you take? The others will be white.
vinci-choose-unseen = Nobody sees your choice until all have chosen.
vinci-choose = { $black ->
    [0] no black
   *[other] { $black } black
}, { $white ->
    [0] no white
   *[other] { $white } white
}
vinci-chosen = You take { $words }. Waiting for the others.
vinci-has-chosen = has chosen
vinci-chooses = is choosing colours…
vinci-ask-draw = Choose the colour you draw.
vinci-ask-tile = Tap an opponent’s tile, then name its number.
vinci-ask-tile-note = Pencil: tap an opponent’s tile to make a note.
vinci-ask-number = { $name }’s tile { $letter } is…
vinci-ask-strike = { $name }’s tile { $letter }: strike out what it cannot be.
vinci-ask-go-on = Well seen! Attack again, or stop while you are safe.
vinci-ask-place = Tap where your tile should stand.
vinci-ask-lay-open = Tap the one of your tiles you would rather lay open.
vinci-ask-arrange = Place your joker, then stand your row up.
vinci-ask-stand-up = This is your row. Stand it up when you are ready.
vinci-ask-meanwhile = Tap an opponent’s tile to take notes on it.
vinci-stop = Stop here
vinci-stand-up = Stand my row up
vinci-joker-left = ◀ { $colour ->
    [black] Black
   *[white] White
} joker
vinci-joker-right = { $colour ->
    [black] Black
   *[white] White
} joker ▶
vinci-put-here = Put the tile here, at { $letter }
vinci-pencil = Pencil: take notes
vinci-note-done = Done
vinci-pad-guess = Name a number
vinci-pad-note = Strike numbers out
vinci-pad-denied = already refused
vinci-pad-struck = struck out
vinci-denied-twice = { $face } was already refused for this tile. Tap it once more to name it all the same.
vinci-typed = You typed { $typed }. Enter confirms.
vinci-key-black = b
vinci-key-white = w
vinci-letter-black = B
vinci-letter-white = W

## Notes

vinci-notes = Your notes
vinci-notes-text = For your eyes only. They follow you to all your devices.
vinci-notes-later = No tiles taken yet.
vinci-notes-nothing = Nothing left to find here.
vinci-note-tile = { $letter }, { $colour ->
    [black] black
   *[white] white
}
vinci-note-wrong = what is struck out cannot be right
vinci-note-words = In a few words

## Between two games, and at the end

vinci-result = Game { $game }: { $name } wins
vinci-result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all
vinci-next-game = On to the next game
vinci-last-standing = The last row that keeps a secret wins.
vinci-highest-total = The highest total wins.

## A move, when one looks back

vinci-move-colours = take { $black ->
    [0] no black tile
    [one] one black tile
   *[other] { $black } black tiles
}
vinci-move-arrange = stand the row up
vinci-move-draw = draw a { $colour ->
    [black] black
   *[white] white
} tile
vinci-move-guess = name the { $colour ->
    [unseen] { $face }
   *[other] { vinci-tile }
} for { $victim }’s tile { $place }
vinci-move-stop = stop
vinci-move-place = put the tile at { $place }
vinci-move-lay-open = lay tile { $place } open

## The course of the game

vinci-told-laid-out = { $game ->
    [1] The tiles are mixed: everyone chooses colours.
   *[other] Game { $game }: the tiles are mixed, everyone chooses colours.
} { $seat_me ->
    [yes] You will start.
   *[no] { $seat } will start.
}
vinci-told-chose = { $seat } has chosen colours.
vinci-told-chose-own = You choose { $black ->
    [0] no black tile.
    [one] one black tile.
   *[other] { $black } black tiles.
}
vinci-told-took = { $seat_me ->
    [yes] You take
   *[no] { $seat } takes
} { $black ->
    [0] { "" }
   *[other] { $black } black
}{ $black ->
    [0] { "" }
   *[other] { $white ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $white ->
    [0] { "" }
   *[other] { $white } white
}.
vinci-told-began = { $game ->
    [1] The tiles are dealt.
   *[other] Game { $game }: the tiles are dealt.
} { $seat_me ->
    [yes] You start.
   *[no] { $seat } starts.
}
vinci-told-arranged = { $seat_me ->
    [yes] You set up your row.
   *[no] { $seat } set up the row.
}
vinci-told-turn = { $seat_me ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
vinci-told-drew = { $seat_me ->
    [yes] You draw { $face ->
        [hidden] a { $colour ->
            [black] black
           *[white] white
        } tile
       *[other] the { vinci-tile }
    }.
   *[no] { $seat } draws { $face ->
        [hidden] a { $colour ->
            [black] black
           *[white] white
        } tile
       *[other] the { vinci-tile }
    }.
}
vinci-told-hit = { $seat_me ->
    [yes] You name the { vinci-tile } for { $victim_seat }’s tile { $place }: a hit!
   *[no] { $seat } names the { vinci-tile } for { $victim_seat_me ->
        [yes] your tile { $place }
       *[no] { $victim_seat }’s tile { $place }
    }: a hit!
}
vinci-told-miss = { $seat_me ->
    [yes] You name the { vinci-tile } for { $victim_seat }’s tile { $place }: a miss.
   *[no] { $seat } names the { vinci-tile } for { $victim_seat_me ->
        [yes] your tile { $place }
       *[no] { $victim_seat }’s tile { $place }
    }: a miss.
}
vinci-told-showed = { $seat_me ->
    [yes] You had drawn
   *[no] { $seat } had drawn
} the { vinci-tile }.
vinci-told-inserted = { $seat_me ->
    [yes] You put the { vinci-tile } away, hidden, at { $place }.
   *[no] { $seat } puts the tile away, hidden, at { $place }.
}
vinci-told-inserted-open = { $seat_me ->
    [yes] You put the { vinci-tile } at { $place }, in the open.
   *[no] { $seat } puts the { vinci-tile } at { $place }, in the open.
}
vinci-told-laid-open = { $seat_me ->
    [yes] You lay your tile { $place } open: the { vinci-tile }.
   *[no] { $seat } lays tile { $place } open: the { vinci-tile }.
}
vinci-told-put-out = { $seat_me ->
    [yes] Your code is cracked: you have nothing left to hide.
   *[no] { $seat } has nothing left to hide and is out.
}
vinci-told-won = { $seat_me ->
    [yes] You win the game!
   *[no] { $seat } wins the game.
} { $bonus ->
    [0] { "" }
   *[other] Secrets kept: { $bonus } points.
}

## Why

vinci-why-own = { $seat_me ->
    [yes] The { vinci-tile } is yours.
   *[no] { $seat } holds the { vinci-tile }.
}
vinci-why-open = { $where ->
    [drawn] { $seat } has just shown the { vinci-tile }.
   *[row] { vinci-whose } lies open: it is the { vinci-tile }.
}
vinci-why-miss = { $by_seat_me ->
    [yes] You
   *[no] { $by_seat }
} named the { vinci-tile } for { $seat_me ->
    [yes] your
   *[no] { $seat }’s
} { vinci-which }: a miss.
vinci-claim-is = { vinci-whose } { $count ->
    [one] is the { vinci-tile }
   *[other] can only be one of these: { vinci-faces }
}.
vinci-claim-is-not = { vinci-whose } { $count ->
    [one] is not the { vinci-tile }
   *[other] is none of these: { vinci-faces }
}.
vinci-about = Look at { $seat_me ->
    [yes] your
   *[no] { $seat }’s
} { vinci-which }.
vinci-whose = { $seat_me ->
    [yes] Your
   *[no] { $seat }’s
} { vinci-which }
vinci-which = { $where ->
    [drawn] drawn tile
    [hand] { $colour ->
        [black] black
       *[white] white
    } tile no. { $place } from the lowest
   *[row] tile { $place }
}
vinci-faces = { $numbers }{ $joker ->
    [yes] , { vinci-joker }
   *[no] { "" }
}

## What went wrong, and what to do

vinci-not-your-turn = It is not your turn yet. A good moment to read your notes.
vinci-nothing-to-choose = The colours are chosen already.
vinci-too-many-tiles = You take { $most } tiles in all: no more than { $most } black ones.
vinci-nothing-to-arrange = The rows are standing already.
vinci-row-cannot-stand = That row cannot stand: numbers ascend, and no joker between two neighbouring numbers of one colour.
vinci-already-drawn = You have drawn already: now name an opponent’s tile.
vinci-nothing-to-draw = There is nothing to draw now.
vinci-colour-exhausted = No { $colour ->
    [black] black
   *[white] white
} tile is left. Take the other colour.
vinci-draw-first = Draw a tile first.
vinci-not-now = Not now: first do what you are asked for.
vinci-own-tile = That tile is yours: choose an opponent’s.
vinci-no-such-tile = There is no tile in that place. Choose one that stands in a row.
vinci-no-such-face = There is no { $face } in this game. Choose a number from the pad.
vinci-already-open = That tile is open already. Choose one that stands.
vinci-stop-only-after-a-hit = You can stop only after a hit. Name a tile first.
vinci-tile-cannot-stand-there = The tile cannot stand there. Choose one of the places shown.
vinci-nothing-to-place = You have no tile to put down.
vinci-nothing-to-lay-open = You have no tile to lay open now.
vinci-unreadable-move = “{ $text }” is not a move. Try +B, 2c=7 or !, for example.

## The rules

vinci-rules-good = allowed
vinci-rules-bad = forbidden
vinci-rules-goal = Everyone stands up a secret row. Guess the others’ tiles one by one; the last player with a hidden tile wins.
vinci-rules-setup-title = To begin
vinci-rules-setup = Twenty-four tiles: the numbers 0 to 11, in black and in white. Each player takes four (three when four play), choosing how many black and how many white ones without seeing what the others choose, and lines them up in ascending order, from their left to their right. (A table may leave it to chance instead.)
vinci-rules-order = Of two equal numbers, black stands left of white.
vinci-rules-hidden = Of the others you see only the colour of the backs: a full dot for black, a ring for white. Where a tile stands already says a lot.
vinci-rules-turn-title = On your turn
vinci-rules-draw = Draw a tile of the colour you like. Only you see it; it stays apart.
vinci-rules-name = Point at an opponent’s hidden tile and name its number.
vinci-rules-hit-title = A hit:
vinci-rules-hit = the tile is laid open. Attack again without drawing, or stop: the tile you drew then joins your row, hidden.
vinci-rules-miss-title = A miss:
vinci-rules-miss = the tile you drew joins your row in the open, and the next player goes on.
vinci-rules-empty-title = An empty pile:
vinci-rules-empty = you attack without drawing. A miss makes you lay open one of your own tiles, of your choice (unless the table has agreed otherwise).
vinci-rules-end-title = The end
vinci-rules-end = When all your tiles are open you are out. The last player who still has a secret wins.
vinci-rules-joker-title = The expert game: jokers
vinci-rules-joker = Two jokers, one black and one white, marked with a dash. Yours may stand anywhere, except directly between two consecutive numbers of one colour. Two jokers side by side count as one.
vinci-rules-joker-later = A placed tile never moves again. Where a joker leaves several right places for a number drawn later, you choose among those that leave no joker between two consecutive numbers of one colour; if there is none, all are allowed.
vinci-rules-match-title = Several games, for points
vinci-rules-match = A table may play a series of games. The highest total wins.
vinci-rules-match-tile = A tile guessed: 10 points.
vinci-rules-match-joker = A joker guessed: 20 points.
vinci-rules-match-out = An opponent put out: 50 points more.
vinci-rules-match-bonus = The winner adds the tiles still hidden: 10 points each, 20 for a joker.
vinci-rules-screen-title = On this screen
vinci-rules-screen = Tap an opponent’s tile, then a number: it is named. The pencil turns the pad into a notepad: each number you tap is struck out for that tile. Numbers already refused are struck out for everyone.
vinci-rules-keys-title = By keyboard
vinci-keys-choose = at the start: take so many black ones
vinci-keys-arrows = go from tile to tile
vinci-keys-digits = type a number, then name it (or strike it out, with the pencil)
vinci-keys-joker = name the joker
vinci-keys-draw = draw a black tile, a white tile
vinci-keys-stop = stop after a hit
vinci-keys-pencil = pick up or put down the pencil
vinci-keys-escape = let go of the tile
vinci-keys-rules = see these rules

## What a player types at a terminal

vinci-naming = 2c=… gives the number of tile c of seat 2.
vinci-notation =
    #2 takes two black tiles at the start, and the others white.
    +B draws a black tile, +W a white one.
    2c=7 says that seat 2’s third tile is a 7; 2c=- that it is a joker.
    !c stops and puts the drawn tile third; ! alone stops with nothing to put.
    @c puts the shown tile third; ~c lays open your own third tile.
    =B3 B- W5 stands your row up in this order.
    B and ● are black, W and ○ white. A double frame is a tile lying open; ≠ are faces named and missed.
    Enter draws the table again, q leaves.

## On paper

vinci-paper-text = Strike out the tiles you have seen. Then a line for each hidden tile, in the order of the row: ring its colour, strike out what it cannot be.
vinci-paper-laid = A bar under the number: the tile lies open. Below a tile, what it was denied to be.

# Beside the real box
vinci-companion-jokers = With the jokers
vinci-companion-begin = Your row first, then the others, clockwise.
vinci-companion-tap = Tap a tile: its colour, its number, what was missed, or a tile put beside it.
vinci-companion-tile = Tile { $letter }, { $name }
vinci-companion-colour = Colour
vinci-companion-back = { $colour ->
    [black] ● Black
   *[white] ○ White
}
vinci-companion-face = Your number
vinci-companion-open = Shown: it was
vinci-companion-lies-open = It lies open for all to see
vinci-companion-missed = Named and missed
vinci-companion-by = Named by
vinci-companion-left-of = A drawn tile is put to its left
vinci-companion-right-of = A drawn tile is put to its right
vinci-companion-take-out = Take this tile out
vinci-companion-left = { $count ->
    [one] Only one arrangement is possible.
   *[other] { $count } arrangements are possible.
}
vinci-companion-no-such-tile = This miss speaks of a tile that is not on the sheet.
vinci-companion-row-too-short = Each row begins with { $count } tiles.
vinci-companion-missed-and-shown = A tile shows what was missed on it. Put one or the other right.
vinci-companion-tile-twice = One tile is entered in two places: { vinci-tile }.
vinci-companion-no-jokers = There is no joker in this game.
vinci-companion-too-many-backs = There are only { $count } tiles of each colour.
vinci-companion-open-without-face = A tile that lies open shows its number: enter it.
vinci-companion-not-in-order = A row in full sight does not rise.
