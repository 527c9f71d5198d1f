# ArcheOlogic, in English. The plan has “zones”, a building has “cells”.

archeologic-name = ArcheOlogic
archeologic-pitch = Six buildings sleep under the city. Question the Archeoscope, mind your time, draw the plan before the others do.

## A table’s options

archeologic-option-verdict = If a plan is wrong
archeologic-option-verdict-booklet = its author is out
archeologic-option-verdict-app = its author is told what is right, and goes on
archeologic-option-clues = Starting clues (3: hard, 5: easy)
archeologic-option-beginners = More clues, for beginners (each has their own)
archeologic-option-beginners-0 = none
archeologic-option-beginners-1 = one
archeologic-option-beginners-2 = two
archeologic-option-expert = Expert game: relations instead of traps
archeologic-option-edition = Traps and ring
archeologic-edition-buildings = What is printed on each building, upright: s a safe cell, f a fire trap, b a blade trap, “.” nothing. Shapes stay; four traps of each kind in all; each building must look different in each of its four turns.
archeologic-edition-ring = The axes of the ring, clockwise: A to E and 1 to 5, each once.
archeologic-option-quest = Quest code (empty: by chance)

## The pieces

archeologic-building = { $building ->
    [S] the zigzag
    [T] the tee
    [L] the hook
    [O] the block
    [V] the corner
   *[I] the bar
}
archeologic-building-begins = { $building ->
    [S] The zigzag
    [T] The tee
    [L] The hook
    [O] The block
    [V] The corner
   *[I] The bar
}
archeologic-second = { $second ->
    [S] the zigzag
    [T] the tee
    [L] the hook
    [O] the block
    [V] the corner
   *[I] the bar
}
archeologic-symbol = { $symbol ->
    [s] safe cell
    [f] fire trap
    [b] blade trap
   *[none] nothing
}
archeologic-element = { $element ->
    [buildings] Buildings
    [empty] Empty
    [traps] Traps
    [S] Zigzag
    [T] Tee
    [L] Hook
    [O] Block
    [V] Corner
   *[I] Bar
}
archeologic-axis = { $kind ->
    [column] column { $axis }
   *[row] row { $axis }
}
archeologic-question = { archeologic-axis }, { archeologic-element }
archeologic-turned = { $turn ->
    [0] upright
    [1] a quarter turn
    [2] half a turn
   *[3] three quarter turns
}

## The plan

archeologic-plan = Your plan of the city
archeologic-plan-text = { $laid ->
    [0] No building laid.
    [one] One building laid of six.
   *[other] { $laid } buildings laid of six.
}
archeologic-laid = { $building } at { $zone }, { $turned }
archeologic-zone-empty = { $zone }, free
archeologic-zone-laid = { $zone }, { $building }, { $symbol }
archeologic-zone-clue = clue: { $symbol }
archeologic-zone-note = your mark: { $symbol }
archeologic-zone-clash = two buildings overlap here
archeologic-zone-letters = pencilled in: { $buildings }
archeologic-zone-odds = possible: { $symbols }
archeologic-tray = Buildings to lay
archeologic-tray-empty = All six are laid. Tap a building to turn it, drag it off the plan to take it back.
archeologic-case = What to write?
archeologic-counter = { $counter ->
    [f] Fire trap, { $rest } left
    [b] Blade trap, { $rest } left
    [s] Safe cell
   *[empty] Empty zone
}
archeologic-letter = Letter: { $building } may lie here
archeologic-rubber = Rub out
archeologic-piece = { $building }, { $turned }
archeologic-turn = Turn
archeologic-clear = Take all back
archeologic-pencil = Pencil: counters and letters
archeologic-wrong = Contradicts what you know: { $names }
archeologic-contradicts = contradicts what you know
archeologic-against = your plan contradicts it
archeologic-clash = Do not fit like this: { $names }
archeologic-why-zone = Zone { $zone }
archeologic-riddle-buildings = Buildings
archeologic-riddle-zones = Zones
archeologic-riddle-answers = Answers to others
archeologic-riddle-aside = The time it costs does not count here.
archeologic-why-letters = { $zone }, in pencil
archeologic-why-known = What the house knows
archeologic-why-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
archeologic-plan-checked = Your plan, being checked
archeologic-city = The city
archeologic-quest-code = Quest { $quest }
archeologic-time = Time { $time }
archeologic-marks = seasoned { $seasoned } · confirmed { $confirmed }

## The modes below

archeologic-mode-lay = Build
archeologic-mode-scope = Ask
archeologic-mode-answers = Answers
archeologic-modes = What would you like to do?

## The Archeoscope

archeologic-ring = Ring of axes
archeologic-ring-viewfinder = viewfinder
archeologic-ring-axis = { $axis }, { $time ->
    [0] at no extra time
   *[other] time { $time } more
}
archeologic-elements = What to ask?
archeologic-element-time = { $element }, time { $time }
archeologic-ask = Ask · { $time }
archeologic-choose-element = What to ask?
archeologic-price = { $axis }, { $element }: { $turning } + { $looking }
archeologic-holes = Last answer
archeologic-holes-none = The holes are still empty.
archeologic-shown-nothing = nothing
archeologic-answers = Your answers
archeologic-answers-none = You have not asked anything yet.
archeologic-clues = Clues
archeologic-clues-alone = Clues for you alone
archeologic-best = Best question: { $axis }, { $element }
archeologic-worlds = { $worlds ->
    [one] a single city possible
   *[other] { $worlds } cities possible
}

## What there is to do

archeologic-ask-aim = Put the viewfinder where you like, and the quest begins.
archeologic-aim-here = Put the viewfinder here: { $axis }
archeologic-ask-turn = Your turn: ask, or propose your plan.
archeologic-ask-wait = Meanwhile, work on your plan.
archeologic-ask-pending = Your plan is being checked.
archeologic-standing-checked = No more changes: the verdict comes when your pawn is last again.
archeologic-standing-out = You are out. The city is shown at the end.
archeologic-ask-watch = You are watching the quest.
archeologic-ask-over = The city has come to light.
archeologic-ask-chosen = Tap a zone to lay { $building } there.
archeologic-claim = Propose this plan · { $time }
archeologic-claim-clash = Buildings overlap: move them to propose.
archeologic-claim-missing = Lay all six buildings to propose.
archeologic-claim-title = Propose this plan?
archeologic-claim-cost = You advance by { $time }. { $seats ->
    [1] Your plan is checked at once.
   *[other] Your plan is checked when your pawn is last again; until then it cannot be changed.
} { $verdict ->
    [app] If it is wrong, you are told which buildings are right, and go on.
   *[booklet] If it is wrong, { $seats ->
        [1] the quest is lost
       *[other] you are out
    }.
}
archeologic-claim-yes = Yes, enter the city
archeologic-claim-no = Not yet
archeologic-give-up = Give up
archeologic-give-up-later = You can give up when it is your turn.
archeologic-give-up-title = Give the quest up?
archeologic-give-up-text = { $seats ->
    [1] The quest ends, and the city is shown.
   *[other] You leave the quest; the others go on, and you will see the city at the end.
}
archeologic-give-up-yes = Yes, give up
archeologic-give-up-no = No, go on

## The track

archeologic-track = Track of time
archeologic-pawn = { $name }: { $place }{ $state ->
    [checking] , being checked
    [out] , out
   *[other] { "" }
}

## Notes

archeologic-notes = Your notes
archeologic-notes-text = For your eyes only. They follow you to all your devices.
archeologic-notes-words = In a few words

## Clues

archeologic-clue-trap = { $at }: { $trap ->
    [f] fire trap
   *[b] blade trap
}
archeologic-clue-across = { $value ->
    [left] { archeologic-building-begins } lies entirely further left than { archeologic-second }.
    [right] { archeologic-building-begins } lies entirely further right than { archeologic-second }.
   *[neither] Neither { archeologic-building } nor { archeologic-second } lies entirely left of the other.
}
archeologic-clue-along = { $value ->
    [above] { archeologic-building-begins } lies entirely higher than { archeologic-second }.
    [below] { archeologic-building-begins } lies entirely lower than { archeologic-second }.
   *[neither] Neither { archeologic-building } nor { archeologic-second } lies entirely higher than the other.
}
archeologic-clue-touch = { $value ->
    [yes] { archeologic-building-begins } and { archeologic-second } touch along an edge.
   *[no] { archeologic-building-begins } and { archeologic-second } touch along no edge.
}
archeologic-clue-share = { $value ->
    [yes] { archeologic-building-begins } and { archeologic-second } have a row or a column in common.
   *[no] { archeologic-building-begins } and { archeologic-second } have neither row nor column in common.
}
archeologic-clue-edge = { $value ->
    [corner] { archeologic-building-begins } covers a corner of the plan.
    [border] { archeologic-building-begins } touches the border, but no corner.
   *[none] { archeologic-building-begins } does not touch the border.
}
archeologic-clue-beside = { $value ->
    [0] No empty zone lies next to { archeologic-building }.
    [1] One empty zone lies next to { archeologic-building }.
   *[other] { $value } empty zones lie next to { archeologic-building }.
}
archeologic-clue-empties_line = { $value ->
    [yes] The three empty zones lie in one row or column.
   *[no] The three empty zones do not all lie in one row or column.
}
archeologic-clue-empties_apart = { $value ->
    [yes] No two empty zones touch.
   *[no] At least two empty zones touch.
}

## The course of the game

archeologic-told-began = The city is buried; { $clues ->
    [one] one clue is given
   *[other] { $clues } clues are given
}. { $seat_me ->
    [yes] You start.
   *[no] { $seat } starts.
}
archeologic-told-aimed = The viewfinder is put on { $axis }.
archeologic-told-asked = { $seat_me ->
    [yes] You ask
   *[no] { $seat } asks
} about axis { $axis }: { $element ->
    [buildings] how many buildings?
    [empty] how many empty zones?
    [traps] which traps?
    [S] the zigzag?
    [T] the tee?
    [L] the hook?
    [O] the block?
    [V] the corner?
   *[I] the bar?
} (time: { $time }).
archeologic-told-count = Answer: { archeologic-counted }.
archeologic-counted = { $element ->
    [buildings] { $number ->
        [0] no building
        [one] one building
       *[other] { $number } buildings
    }
   *[empty] { $number ->
        [0] no empty zone
        [one] one empty zone
       *[other] { $number } empty zones
    }
}
archeologic-said-safe = { $safe ->
    [one] one safe cell
   *[other] { $safe } safe cells
}
archeologic-said-fire = { $fire ->
    [one] one fire trap
   *[other] { $fire } fire traps
}
archeologic-said-blade = { $blade ->
    [one] one blade trap
   *[other] { $blade } blade traps
}
archeologic-told-symbols = Answer: { archeologic-shown }.
archeologic-shown = { $kinds ->
    [s] { archeologic-said-safe }
    [f] { archeologic-said-fire }
    [b] { archeologic-said-blade }
    [sf] { archeologic-said-safe } and { archeologic-said-fire }
    [sb] { archeologic-said-safe } and { archeologic-said-blade }
    [fb] { archeologic-said-fire } and { archeologic-said-blade }
    [sfb] { archeologic-said-safe }, { archeologic-said-fire } and { archeologic-said-blade }
   *[none] nothing
}
archeologic-told-claimed = { $seat_me ->
    [yes] You propose a plan.
   *[no] { $seat } proposes a plan.
}
archeologic-told-right = { $seat_me ->
    [yes] Your plan is exact!
   *[no] { $seat }’s plan is exact!
}
archeologic-told-wrong = { $seat_me ->
    [yes] Your plan is not the one.
   *[no] { $seat }’s plan is not the one.
}
archeologic-told-buildings = { $buildings ->
    [none] No building is in its place.
   *[other] In their place: { $buildings }.
}
archeologic-told-left = { $seat_me ->
    [yes] You give the quest up.
   *[no] { $seat } gives the quest up.
}
archeologic-told-unearthed = The city comes to light: quest { $quest }.

## A move, when one looks back

archeologic-move-aim = put the viewfinder on { $axis }
archeologic-move-claim = claim a plan
archeologic-move-give-up = give up

## The end

archeologic-score-name = { $seats ->
    [1] time
   *[other] points
}
archeologic-score = { $seats ->
    [1] time spent: { $score }
   *[other] { $score ->
        [0] city not found
       *[other] city found
    }
}
archeologic-found = The city is found, building by building.
archeologic-timed = The city is found. Titles are won with three clues.
archeologic-nobody = The city keeps its secret.
archeologic-seasoned = The world takes its hat off: a seasoned archaeologist!
archeologic-confirmed = Well done: a confirmed archaeologist.
archeologic-apprentice = The city is found: an apprentice archaeologist. Faster next time!

## Why

archeologic-on-axis = { $kind ->
    [column] in column { $axis }
   *[row] in row { $axis }
}
archeologic-reading = { $element ->
    [buildings] { archeologic-on-axis } there { $number ->
        [one] is
       *[other] are
    } { archeologic-counted }
    [empty] { archeologic-on-axis } { $number ->
        [0] no zone is empty
        [one] there is { archeologic-counted }
       *[other] there are { archeologic-counted }
    }
    [traps] { archeologic-on-axis } { $kinds ->
        [none] there is no trap
       *[other] you find { archeologic-shown }
    }
   *[building] { $kinds ->
        [none] { archeologic-building } is not { archeologic-on-axis }
       *[other] { archeologic-on-axis }, { archeologic-building } has { archeologic-shown }
    }
}
archeologic-a-trap = { $trap ->
    [f] a fire trap
   *[b] a blade trap
}
archeologic-why-trap = Clue: { archeologic-a-trap } at { $at }.
archeologic-why-alone = Clue for { $seat_me ->
    [yes] you alone
   *[no] { $seat } alone
}: { archeologic-a-trap } at { $at }.
archeologic-why-answer = Answer: { archeologic-reading }.
archeologic-why-drift = After the question “{ archeologic-axis }, { archeologic-element }” the viewfinder { $traps ->
    [0] did not move on: the answer showed no trap
    [one] moved on by one more step: the answer showed a trap
   *[other] moved on by { $traps } more steps: the answer showed { $traps } traps
}.
archeologic-why-verdict = { archeologic-told-wrong } { $right ->
    [none] No building is laid right.
   *[other] Laid right: { $right }. Laid wrong: { $wrong }.
}
archeologic-its-traps = { $kinds ->
    [f] { " " }(fire trap at { $fire })
    [b] { " " }(blade trap at { $blade })
    [fb] { " " }(fire trap at { $fire }, blade trap at { $blade })
   *[none] { "" }
}
archeologic-claim-place = { archeologic-building-begins } covers { $zones }{ archeologic-its-traps }.
archeologic-claim-place-not = { archeologic-building-begins } does not lie like this: { $zones }{ archeologic-its-traps }.
archeologic-claim-turns = { archeologic-building-begins } covers { $zones }; only how it is turned is open ({ $count } ways).
archeologic-claim-spots = { archeologic-building-begins } covers one of these: { $spots }.
archeologic-claim-places = { archeologic-building-begins } can still lie in { $count } ways{ $zones ->
    [none] .
   *[other] , and all of them cover { $zones }.
}
archeologic-claim-zone = { $kinds ->
    [x] { $zone } is empty.
    [s] There is a safe cell at { $zone }.
    [f] There is a fire trap at { $zone }.
    [b] There is a blade trap at { $zone }.
    [xs] There is no trap at { $zone }.
    [xf] { $zone } is empty, or there is a fire trap.
    [xb] { $zone } is empty, or there is a blade trap.
    [sf] There is a safe cell or a fire trap at { $zone }.
    [sb] There is a safe cell or a blade trap at { $zone }.
    [fb] There is a trap at { $zone }, fire or blade.
    [xsf] There is no blade trap at { $zone }.
    [xsb] There is no fire trap at { $zone }.
    [xfb] There is no safe cell at { $zone }.
    [sfb] { $zone } is not empty.
   *[xsfb] Anything can still be at { $zone }.
}
archeologic-claim-cover = { $count ->
    [one] { archeologic-building-begins } covers { $zone }{ $empty ->
        [yes] , or else { $zone } is empty
       *[no] { "" }
    }.
   *[other] { $zone } is { $empty ->
        [yes] empty, or covered
       *[no] covered
    } by one of these buildings: { $letters }.
}
archeologic-claim-cover-not = { $count ->
    [one] { archeologic-building-begins } does not cover { $zone }.
    [2] Neither { archeologic-building } nor { archeologic-second } covers { $zone }.
   *[other] None of these buildings covers { $zone }: { $letters }.
}
archeologic-answer-to = { $seat_me ->
    [yes] Your answer
   *[no] The answer { $seat } got
}
archeologic-claim-answer = { archeologic-answer-to }: { archeologic-reading }.
archeologic-claim-answer-not = { archeologic-answer-to } is not: { archeologic-reading }.
archeologic-claim-answers = { archeologic-answer-to } ({ archeologic-axis }, { archeologic-element }) is one of { $count } that are still possible.
archeologic-about-building = Look at where { archeologic-building } can be.
archeologic-about-zone = Look at zone { $zone }.
archeologic-about-answer = Look at what { $seat_me ->
    [yes] you asked
   *[no] { $seat } asked
}: { archeologic-axis }, { archeologic-element }.

## What went wrong, and what to do

archeologic-not-your-turn = It is not your turn yet: the pawn furthest back plays. Work on your plan meanwhile.
archeologic-aim-first = Put the viewfinder on an axis first.
archeologic-already-aimed = The viewfinder is set already: from now on it moves by itself.
archeologic-not-a-city = That plan cannot be: lay all six buildings, none on another and none over the edge.
archeologic-unreadable-move = “{ $text }” is not a move. Try B traps, 3 S or @A, for example.

## The rules

archeologic-rules-goal = Six buildings are buried under a city of five by five zones. Be the first to find where each lies and how it is turned.
archeologic-rules-pieces-title = The buildings
archeologic-rules-pieces = Four large, two small; 22 cells in all, three zones stay empty. They may be turned, never flipped. Each cell is safe, on fire, or bladed.
archeologic-rules-turn-title = Your turn
archeologic-rules-last = The pawn furthest back on the track of time plays, again and again while it is last. Moving on, occupied places are not counted.
archeologic-rules-viewfinder = The viewfinder moves one step by itself. The axis it stops on is free, the next one costs 1, any other 2.
archeologic-rules-elements = Choose what to ask: the number of buildings or of empty zones (1), the cells of a small building or the traps (2), the cells of a large building (3).
archeologic-rules-answer = The answer is for you alone: a number, or one symbol a cell, in no order and without a place. Everybody sees your question.
archeologic-rules-example = Here, the block on row 1 shows a fire trap and a blade trap.
archeologic-rules-claim-title = I think I have it!
archeologic-rules-claim = At the start of your turn, instead of asking, advance by 4 and propose the whole plan. It is checked when your pawn is last again. Exact, you win. Wrong, as the table agreed, you are out, or you learn which buildings are right and play again at once.
archeologic-rules-solo-title = Alone
archeologic-rules-solo = Put the viewfinder where you like. Each trap an answer shows moves it one step more. Your score is the time spent, the proposal included. With three clues every quest has two marks, shown at the end: up to the first (18 to 25) you are seasoned, up to the second (27 to 41) confirmed.
archeologic-rules-expert-title = Expert game
archeologic-rules-expert = Instead of traps you are given relations between buildings, different ones each time.
archeologic-rules-screen-title = On this screen
archeologic-rules-screen = Drag the buildings onto the plan; tap a laid building to turn it in place, or twist it with a second finger while dragging. The pencil puts counters down and writes letters. All of it is kept.
archeologic-rules-keys-title = By keyboard
archeologic-keys-arrows = go from zone to zone
archeologic-keys-building = take a building (or ask about it)
archeologic-keys-place = lay it here; ask
archeologic-keys-turn = turn the building in hand
archeologic-keys-back = take back the building on this zone
archeologic-keys-axis = choose an axis
archeologic-keys-others = ask for buildings, empty zones, traps
archeologic-keys-mode = build, ask, answers
archeologic-keys-pencil = pencil; with it, the letters of the buildings, and
archeologic-keys-counters = fire, blade, safe, empty

## In a terminal

archeologic-word-traps = traps
archeologic-word-empty = empty
archeologic-word-buildings = buildings
archeologic-word-give-up = give up
archeologic-naming =
    D2=… says what is at D2: s a safe cell, f a fire trap, b a blade trap, . nothing.
    at.D2=… says which building covers D2: S zigzag, T tee, L hook, O block, V corner, I bar.
archeologic-notation =
    The six buildings, upright: s is a safe cell, f a fire trap, b a blade trap.

    S b ·    T s ·    L b ·    O s f    V f ·    I s s f
      s s      s f      s ·      s b      s s
      · s      b ·      s s

    B traps asks about the traps of column B, 3 S about building S on row 3; also buildings, empty, T L O V I.
    Under each axis stands what turning the viewfinder there costs; in brackets stands the viewfinder.
    ! SB3> TA1^ LD1v OA4< VC5^ IE1> proposes a city: each building, the upper left zone of its box, and where its top
    points: ^ upright, > a quarter turn, v half a turn, < three quarters.
    Alone, @3 puts the viewfinder on row 3 to begin with. give up leaves the quest.
    ¤f is a trap that was told, +b. what stood in the holes, + being a safe cell.

## On paper

archeologic-paper-text = On the right, the time each question costs, besides its axis.
archeologic-paper-axis = Axis
archeologic-paper-element = What is asked
archeologic-paper-time = Time
archeologic-paper-claim = Propose the plan
archeologic-paper-score = A column for each quest: the time taken, and a cross if the city is not found.

# Beside the real box
archeologic-companion-draw = Draw a quest
archeologic-companion-code = A quest’s code
archeologic-companion-open = Open this quest
archeologic-companion-by-hand = I have the box’s booklet and Archeoscope
archeologic-companion-quest = Quest
archeologic-companion-clues = Starting clues
archeologic-companion-share = Share the quest
archeologic-companion-share-text = Everybody on their own device: the same quest, their own answers. The track of time stays on the table.
archeologic-companion-link = Link
archeologic-companion-invited = You are offered quest { $quest }. Your sheet holds another one ({ $mine }): it would be wiped.
archeologic-companion-booklet = your booklet’s
archeologic-companion-take = Take the new quest
archeologic-companion-keep = Keep my sheet
archeologic-companion-right = That is the city! Say nothing to the others: their check is as it was.
archeologic-companion-wrong = That is not the city. The house does not say what is wrong.
archeologic-companion-traps = Traps of the booklet
archeologic-companion-traps-text = Tap a zone: flame, blade, nothing
archeologic-companion-add = Note an answer
archeologic-companion-axis = Axis
archeologic-companion-shown = The Archeoscope shows
archeologic-companion-no-quest = No quest has this code. Check it, or draw another.
archeologic-companion-no-city = That is no whole city: six buildings, none on another.
archeologic-companion-trap-twice = A zone has one trap at most.
archeologic-companion-booklet-checks = Here the box’s own booklet checks.
archeologic-companion-no-answer = The Archeoscope cannot show that for this element.
