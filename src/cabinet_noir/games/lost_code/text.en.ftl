# The Lost Code.

lost-code-name = The Lost Code
lost-code-pitch = Everyone sees your code but you. Bet on the sums of your stones, then name them all.

## A table's options

lost-code-option-beginner = Beginner game, without the red stones
lost-code-option-tougher = Tougher race, with the 8s
lost-code-option-shortcut = Deadly shortcut
lost-code-option-curse = Curse of the temple
lost-code-option-rounds = Number of rounds
lost-code-option-rounds-none = as in the box
lost-code-option-highest = Highest number (7 in the box)
lost-code-option-edition = Values of the disks
lost-code-edition-disks = The seven disks, normal side, from the narrowest to the widest: how many sums in a row each shows (width, 1 to 12) and its points (points, 1 to 9). No two of one width; a wider disk never scores more.
lost-code-edition-reach = The highest sum the normal side shows: 21 to 30.
lost-code-edition-x_disks = The seven disks, X side (tougher race), within the same limits.
lost-code-edition-x_reach = The highest sum the X side shows: 24 to 30.

lost-code-assist-best = Advice: the expected points of each disk, exchange and answer

## The colours and their animals

lost-code-colour = { $colour ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
}
lost-code-animal = { $colour ->
    [yellow] jaguar
    [violet] chameleon
    [red] bear
    [blue] eagle
    [green] turtle
   *[pink] axolotl
}
lost-code-stone = { $number ->
    [hidden] { lost-code-colour }, hidden
   *[other] { lost-code-colour } { $number }
}
lost-code-die = { lost-code-colour } die, { lost-code-animal }
lost-code-token = { lost-code-colour } token

## The table

lost-code-track = The serpent’s track
lost-code-space = { $name }: space { $space }
lost-code-skull-here = the skull waits on space 7
lost-code-rack = { $me ->
    [yes] Your rack, which you do not see
   *[no] Rack: { $name }
}
lost-code-nobody = nobody’s
lost-code-on-turn = on turn
lost-code-roller = rolls
lost-code-cursed = cursed
lost-code-round = Round { $round } of { $rounds }
lost-code-dice = The dice
lost-code-no-dice = The dice are not rolled yet.
lost-code-piles = Piles
lost-code-pile = { lost-code-colour }: { $count ->
    [0] pile empty
    [one] one left
   *[other] { $count } left
}
lost-code-gave-up = Gave up
lost-code-tokens = Shortcuts
lost-code-took = { lost-code-colour } shortcut{ $numbers ->
    [unread] { "" }
   *[other] : { $numbers }
}
lost-code-verdict-inside = right
lost-code-verdict-above = it is more
lost-code-verdict-below = it is less
lost-code-verdict-wrong = wrong
lost-code-wrote = has written
lost-code-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What there is to do

lost-code-ask-roll = You are last: roll the dice.
lost-code-roll = Roll the dice
lost-code-ask-token = Two { $colour ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
} dice: take the shortcut and write one to three numbers, or leave it.
lost-code-take = Take it and write { $numbers }
lost-code-take-none = Choose one to three numbers
lost-code-pass = Leave it
lost-code-ask-dice = Keep the dice, or tap the one you want to change.
lost-code-ask-dice-red = No red in this game: choose a colour for each red die.
lost-code-keep = Keep these dice
lost-code-dice-as-rolled = As rolled
lost-code-ask-estimate = Choose a disk, then turn it to your sum.
lost-code-disk = Disk of { $width }: { lost-code-points }
lost-code-disk-by = Disk of { $width }, taken by { $name }
lost-code-dial = Start of the range
lost-code-dial-less = Turn down
lost-code-dial-more = Turn up
lost-code-announce = Say { $least }–{ $most }
lost-code-announce-one = Say { $least }
lost-code-ask-exchange = Not this time: give up one of your stones; you will not see the new one.
lost-code-exchange = Give up the { $colour ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
} stone
lost-code-ask-write = This is the end: write up to three numbers a colour.
lost-code-write = Hand in my answer
lost-code-write-blanks = { $count ->
    [one] One colour is blank: it will cost 2.
   *[other] { $count } colours are blank: each will cost 2.
} Tap again to hand it in all the same.
lost-code-ask-wait = Meanwhile, read your sheet again.
lost-code-ask-written = Your answer is in. The others are still writing.
lost-code-chance = { $odds }%
lost-code-expected = { $points } on average
lost-code-advice = Worth it: { $move } ({ $bits } { $bits ->
    [1] point
   *[other] points
} on average)
lost-code-exchange-worth = { $best ->
    [yes] best:
   *[no] { "" }
} { $points } on average
lost-code-exchange-text = Under each stone: what your final answer gains on average.
lost-code-copy-sheet = Copy the best

## The deduction sheet

lost-code-sheet = Your deduction sheet
lost-code-sheet-text = A full line: you have seen that number. A light line: you have deduced it. Only you see this sheet.
lost-code-sheet-numbers = The numbers
lost-code-sheet-rounds = The rounds
lost-code-own-stone = Your { $colour ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
} stone
lost-code-sheet-answer = The final answer
lost-code-number = { $colour ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
} { $number }, { $strike ->
    [seen] seen
    [deduced] deduced impossible
    [noted] struck out by you
   *[open] possible
}
lost-code-line = { $round }
lost-code-sum = Sum
lost-code-given-up = gave up { $number }
lost-code-worlds = { $count ->
    [one] Only one code is possible
   *[other] { $count } codes are possible
}
lost-code-possible-short = { $count } poss.
lost-code-possible = { $count ->
    [one] only one number possible
   *[other] { $count } numbers possible
}

## The end

lost-code-furthest = The furthest wins; on one space, the lowest token of the pile.
lost-code-final = The answers
lost-code-final-line = { $colour ->
    [yellow] Yellow
    [violet] Violet
    [red] Red
    [blue] Blue
    [green] Green
   *[pink] Pink
}: { $number }, wrote { $written }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The course of the game

lost-code-told-dealt = The stones are on the racks, the tokens stacked at the start.
lost-code-told-round = Round { $round }. { $seat_me ->
    [yes] You are last and roll the dice.
   *[no] { $seat } is last and rolls the dice.
}
lost-code-first = { $first ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
}
lost-code-second = { $second ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
}
lost-code-third = { $third ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
}
lost-code-told-rolled = { $seat_me ->
    [yes] You roll
   *[no] { $seat } rolls
} { lost-code-first }, { lost-code-second }, { lost-code-third }.
lost-code-told-dice-set = We play { lost-code-first }, { lost-code-second }, { lost-code-third }.
lost-code-told-took = { $seat_me ->
    [yes] You take the { lost-code-colour } shortcut and write in secret.
   *[no] { $seat } takes the { lost-code-colour } shortcut and writes in secret.
}
lost-code-told-passed = { $seat_me ->
    [yes] You leave the shortcut.
   *[no] { $seat } leaves the shortcut.
}
lost-code-told-estimated = { $seat_me ->
    [yes] You say
   *[no] { $seat } says
} { $disk ->
    [1] { $least }.
   *[other] { $least } to { $most }.
}
lost-code-told-inside = { $seat_me ->
    [yes] Your sum
   *[no] { $seat }’s sum
} is indeed { $disk ->
    [1] { $least }!
   *[other] between { $least } and { $most }.
}
lost-code-told-above = { $seat_me ->
    [yes] Your sum
   *[no] { $seat }’s sum
} is above { $most }.
lost-code-told-below = { $seat_me ->
    [yes] Your sum
   *[no] { $seat }’s sum
} is below { $least }.
lost-code-told-wrong = { $seat_me ->
    [yes] Your sum
   *[no] { $seat }’s sum
} is not { $least }.
lost-code-told-disk-forward = { $seat_me ->
    [yes] You go { $steps } forward.
   *[no] { $seat } goes { $steps } forward.
}
lost-code-told-disk-back = { $seat_me ->
    [yes] You go { $steps } back.
   *[no] { $seat } goes { $steps } back.
}
lost-code-told-curse-forward = { $seat_me ->
    [yes] The curse gives you { $steps } point.
   *[no] The curse gives { $seat } { $steps } point.
}
lost-code-told-curse-back = { $seat_me ->
    [yes] The curse takes you { $steps } back.
   *[no] The curse takes { $seat } { $steps } back.
}
lost-code-told-sheet-forward = { $seat_me ->
    [yes] Your answer takes you { $steps } forward.
   *[no] { $seat }’s answer is worth { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }.
}
lost-code-told-sheet-back = { $seat_me ->
    [yes] Your answer takes you { $steps } back.
   *[no] { $seat }’s answer costs { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }.
}
lost-code-told-exchanged = { $seat_me ->
    [yes] You give up your
   *[no] { $seat } gives up a
} { $colour ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
} stone: it was the { $old }. { $new ->
    [hidden] { "" }
   *[other] The new one is the { $new }.
}
lost-code-told-tokens-left = The shortcuts that are left leave the game.
lost-code-told-cursed = { $seat_me ->
    [yes] You lead and take the skull.
   *[no] { $seat } leads and takes the skull.
}
lost-code-told-curse-lifted = The curse is lifted.
lost-code-told-writing = Last of all, everyone writes an answer in secret.
lost-code-told-wrote = { $seat_me ->
    [yes] You have handed in your answer.
   *[no] { $seat } has handed in an answer.
}
lost-code-told-revealed = The racks are turned round!

## A move, when one looks back

lost-code-move-roll = roll the dice
lost-code-move-take = take the shortcut
lost-code-move-pass = leave the shortcut to the others
lost-code-move-dice = play { lost-code-first }, { lost-code-second }, { lost-code-third }
lost-code-move-estimate = say { $disk ->
    [1] { $least }
   *[other] { $least } to { $most }
}
lost-code-move-write = write the answer

## Why

lost-code-why-sight = { $seat_me ->
    [yes] You see
   *[no] { $seat } sees
} the { $colour ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
} stones { $numbers }: { $seat_me ->
    [yes] yours
   *[no] the hidden one
} is another one.
lost-code-why-answer = Round { $round }, { lost-code-first }{ $first_was ->
    [hidden] { "" }
   *[other] {" "}(it was the { $first_was })
} + { lost-code-second }{ $second_was ->
    [hidden] { "" }
   *[other] {" "}(it was the { $second_was })
} + { lost-code-third }{ $third_was ->
    [hidden] { "" }
   *[other] {" "}(it was the { $third_was })
}: { $seat_me ->
    [yes] you said
   *[no] { $seat } said
} { $disk ->
    [1] { $least }
   *[other] { $least } to { $most }
}, and { $verdict ->
    [inside] that was right
    [above] it was more
    [below] it was less
   *[wrong] that was wrong
}.
lost-code-reckoned-range = { lost-code-first } + { lost-code-second } + { lost-code-third }: of { $worlds } possibilities, { $inside } make { $disk ->
    [1] { $least }
   *[other] { $least } to { $most }
} ({ $percent }%). If right, this disk brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $cursed ->
    [yes] ; if wrong, it costs as many
   *[no] { "" }
}.
lost-code-claim-is = { $seat_me ->
    [yes] Your
   *[no] { $seat }’s
} { $colour ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
} stone { $open ->
    [yes] can still be any number
   *[no] is { $count ->
        [one] the { $numbers }
       *[other] one of these: { $numbers }
    }
}.
lost-code-claim-is-not = { $seat_me ->
    [yes] Your
   *[no] { $seat }’s
} { $colour ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
} stone is { $count ->
    [one] not the { $numbers }
   *[other] none of these: { $numbers }
}.
lost-code-about = Look at { $seat_me ->
    [yes] your
   *[no] { $seat }’s
} { $colour ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
} stone.

## What is wrong, and what to do

lost-code-not-your-turn = It is not your turn yet. Read your sheet meanwhile.
lost-code-already-rolled = The dice are rolled already.
lost-code-no-token-offered = No shortcut is on offer now.
lost-code-one-to-three-numbers = Write one, two or three numbers of the game, in their order.
lost-code-dice-not-yours-to-set = This is not the moment to change the dice.
lost-code-one-die-only = You may change one die (and in the beginner game each red die must take a colour).
lost-code-no-estimate-now = This is not the moment to name a sum.
lost-code-no-such-disk = There is no disk of that width: { $disk }. Choose 1, 2, 3, 4, 5, 7 or 10.
lost-code-disk-taken = That disk is taken. Choose another one.
lost-code-blank-shows = The disk would show a blank. Turn it a little less.
lost-code-nothing-to-exchange = You have no stone to give up.
lost-code-pile-empty = That pile is empty. Choose another colour.
lost-code-too-early-to-write = The final answer is written after the last round.
lost-code-up-to-three-numbers = Up to three numbers of the game for that colour, in their order.
lost-code-already-written = You have written that colour already, by shortcut.
lost-code-unreadable-move = “{ $text }” is no move. Try roll, =YVR, 9-15, xV, +12, pass or Y1 V12 R-.

## The rules

lost-code-rules-goal = Six stones on your rack, seen by all but you. Win spaces by betting on their sums, and name them at the end. The furthest wins.
lost-code-rules-setup-title = At the start
lost-code-rules-setup = Six colours, each with its animal and its numbers, 0 to 7. There are always four racks with one stone of each colour. You see every rack but yours. One stone of each colour stays in the box; the others are the piles.
lost-code-rules-back = Of your own rack you see the backs only.
lost-code-rules-round-title = A round
lost-code-rules-dice = The last one of the race rolls three dice and may change one of them.
lost-code-rules-estimate = From last to first, everyone takes a disk and turns it to a range: where they think the sum of their stones of those colours lies. A colour that lies twice counts twice.
lost-code-rules-answer = The others answer, always truly: right, more, or less. For the narrowest disk: right or wrong, and nothing else.
lost-code-rules-right = Right: you go forward by the disk’s points.
lost-code-rules-wrong = Wrong: you give up a stone of your choice. All see it; the new one all see but you.
lost-code-rules-order = On one space the token on top is behind. The order of a round is fixed when it begins.
lost-code-rules-disks-title = The disks
lost-code-rules-disks = How wide a disk is, and what it scores. This table is ours: the rulebook does not print all of it.
lost-code-rules-disks-edition = How wide a disk is, and what it scores at this table: edition “{ $name }”.
lost-code-rules-end-title = The end
lost-code-rules-end = After 10, 9 or 8 rounds (for 2, 3 or 4 players) everyone writes up to three numbers a colour in secret. Found with one number: 5. With two: 2. With three: 1. Missed or blank: −2.
lost-code-rules-tie = On one space, the lowest token of the pile wins.
lost-code-rules-variants-title = The variants
lost-code-rules-beginner-title = Beginner game:
lost-code-rules-beginner = without the reds. Who rolls a red die gives it any colour.
lost-code-rules-tougher-title = Tougher race:
lost-code-rules-tougher = the 8s are in, and the disks reach to { $reach }.
lost-code-rules-shortcut-title = Deadly shortcut:
lost-code-rules-shortcut = when the dice show a colour twice, before any change, its token may be taken, each in turn. Whoever takes it writes one to three numbers at once and for good: that colour will count double, for better or worse. The tokens leave three rounds before the end.
lost-code-rules-curse-title = Curse of the temple:
lost-code-rules-curse = when someone reaches space 7, the leader takes the skull. While cursed you gain 1 for each other player’s error, but your own costs you the disk’s points. The skull follows the leader, and leaves when someone reaches 13, or before the last round.
lost-code-rules-sheet-title = Your sheet
lost-code-rules-sheet = Every stone given up is known, and then the old sums say more about the others. The new stone may be anything nobody has seen.
lost-code-rules-keys-title = On the keyboard
lost-code-keys-roll = roll the dice, or keep those that lie there
lost-code-keys-disk = choose a disk
lost-code-keys-turn = turn the disk
lost-code-keys-enter = say it
lost-code-keys-rules = see these rules

## At the terminal

lost-code-letter-yellow = Y
lost-code-letter-violet = V
lost-code-letter-red = R
lost-code-letter-blue = B
lost-code-letter-green = G
lost-code-letter-pink = P
lost-code-word-roll = roll
lost-code-word-pass = pass
lost-code-exchange-of = give up the { $colour ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
} stone
lost-code-naming = 2R=… gives the number of the red stone of seat 2. Y yellow, V violet, R red, B blue, G green, P pink.
lost-code-notation =
    roll rolls the dice; =YVB plays yellow, violet, blue: the dice as they lie, or with one changed.
    9-15 says from 9 to 15, with the disk of that width; 9 alone, with the narrowest.
    xV gives up your violet stone.
    +12 takes the shortcut and writes 1 and 2; pass leaves it.
    Y1 V12 R- B345 G0 P7 is the final answer; - leaves a colour blank.
    Y yellow, V violet, R red, B blue, G green, P pink. ×: stones given up; ☠: cursed.
    Enter draws the table again, q leaves.

## On paper

lost-code-paper-text = Strike out the numbers you see at the others’; (8) is for the tougher race only.
lost-code-paper-announced = Announced
lost-code-paper-track = Track

# Beside the real box
lost-code-companion-kind = Which game?
lost-code-companion-kind-of = { $kind ->
    [beginner] Beginners
    [tougher] Tougher race
   *[usual] Normal
}
lost-code-companion-seen = The stones you see
lost-code-companion-seen-text = On every rack but your own, and those the others have given up.
lost-code-companion-rounds = Your rounds
lost-code-companion-add = Note a round
lost-code-companion-dice = The dice
lost-code-companion-die-away = { $die }: take away
lost-code-companion-disk = Width of the disk
lost-code-companion-range = Range announced
lost-code-companion-said = The others said
lost-code-companion-gave = Stone given up
lost-code-companion-gave-number = It was
lost-code-companion-gave-up = given up: { $stone }
lost-code-companion-no-such-stone = That stone is not in this game.
lost-code-companion-stone-twice = One stone is entered twice: { $colour ->
    [yellow] yellow
    [violet] violet
    [red] red
    [blue] blue
    [green] green
   *[pink] pink
} { $number }.
lost-code-companion-die = Round { $round }: that colour is not in play.
lost-code-companion-no-range = Round { $round }: no disk shows that range.
lost-code-companion-verdict = Round { $round }: with this disk the others do not say that.
lost-code-companion-right-gives-nothing = Round { $round }: whoever is right gives no stone up.
