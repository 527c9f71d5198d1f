# The daily: one puzzle and one quest a date, the same for everybody.

unknown-daily = There is nothing for this date: it has begun nowhere, or it is too long ago.
no-such-offset = No clock on Earth is that far off.
daily-answered = You have answered the puzzle of this date already: one answer counts.
daily-moved-on = Your quest has moved on, on another device. This is where it stands.
too-many-friends = Everybody may have { $most } friends at most.
own-friend-link = This is your own link: send it to somebody.
no-such-friend-link = This link leads to nobody, or no longer. Ask for another one.
no-such-friend = You are not friends, or no longer.

## On the page

daily-today = Today
daily-that-day = That day
daily-text = One puzzle and one quest, the same for everybody. One try counts.
daily-puzzle = The puzzle of the day
daily-quest = The quest of the day
daily-quest-about = ArcheOlogic · alone, with three clues
daily-puzzle-new = To be found: one answer counts, without hints.
daily-puzzle-found = Found
daily-puzzle-missed = Not this time
daily-puzzle-past = You did not try it that day. You can, without it counting.
daily-quest-new = To be explored: one quest counts, at your own pace.
daily-quest-begun = Going on: { $moves ->
    [one] one action
   *[other] { $moves } actions
}. It waits for you.
daily-quest-found = City found, time { $time }
daily-quest-lost = City not found
daily-quest-past = You did not explore it that day. You can, without it counting.
daily-begin = Begin
daily-go-on = Go on
daily-see-again = Look again
daily-see-solution = What was it?
daily-try-uncounted = Try it for yourself
daily-tally = { $tried ->
    [0] Nobody here has tried yet.
    [one] One person has tried{ $found ->
        [0] , and not found it.
       *[other] {" "}and found it.
    }
   *[other] { $tried } people have tried{ $found ->
        [0] , nobody has found it.
        [one] , one has found it.
       *[other] , { $found } have found it.
    }
}
daily-place = Your place: { $place } of { $found }.
daily-times = Times of those who found the city
daily-time = Time { $time }: { $many ->
    [one] one person
   *[other] { $many } people
}
daily-streak = { $days ->
    [one] First day.
   *[other] { $days } days in a row.
}
daily-streak-none = A streak begins on the day you feel like it.
daily-streak-waits = Today is still yours.
daily-streak-freeze = { $freezes ->
    [one] One day of rest is put by: missing one breaks nothing.
   *[other] { $freezes } days of rest are put by: missing one breaks nothing.
}
daily-ends = This day ends everywhere on Earth on { $moment } (by your clock). Then the solutions open.
daily-ended = This day has ended everywhere: the solutions are open.
daily-yesterday = Yesterday: what was it?
daily-to-today = Today
daily-other-days = Other days
daily-none = No day here
daily-back = Back to the day
daily-share = Share
daily-print = Print the puzzle
daily-share-text = Nothing in it says what was to be found.
daily-shared-puzzle = { $star } Puzzle of the day ({ $game }): { $how }
daily-shared-quest = { $star } Quest of the day (ArcheOlogic): { $how }

## The puzzle

daily-one-try = One answer counts, without hints. The proof opens on { $moment }.
daily-uncounted = This day has ended: your answer does not count, and the solution comes with it.
daily-one-try-title = One answer counts
daily-one-try-text = It cannot be taken back. You hear at once whether it is right; the proof waits until this day has ended everywhere.
daily-one-try-no = Think again
daily-one-try-yes = That is my answer
daily-not-this-time = Not this time
daily-reason-later = The solution and its proof open on { $moment }, when this day has ended everywhere.

## The quest

daily-quest-counts = Quest of { $date }: one counts. You can leave and come back.
daily-quest-uncounted = Quest of { $date }: this day has ended, it no longer counts.
daily-city-later = The city is shown on { $moment }, when this day has ended everywhere.

## Without the network

daily-offline = No network. The puzzle of the day is in your pocket; your answer leaves when it is back. The rest waits.
daily-quest-waits = Every answer of the Archeoscope comes from the house: the quest, the results and friends need the network.
daily-unsent = Your answer is kept on this device. It leaves as soon as the network is back.
daily-sent-right = Your answer has been sent: right!
daily-sent-wrong = Your answer has been sent: not this time.
daily-sent-late = Your answer has been sent, but the day had ended everywhere: it does not count.

## Friends

daily-friends = Your friends
daily-friends-text = Whoever follows your link and says yes compares days with you: each sees the other’s result, once their own is done.
daily-link = Your link
daily-link-make = Make my link
daily-part = Part
daily-part-title = Compare with { $name } no longer?
daily-part-text = Neither of you will see the other’s results any more. Nobody is told.
daily-part-yes = Part
daily-with = Comparing days
daily-with-title = { $name } would like to compare days with you
daily-with-text = If you say yes, { $name } sees your result of each day, and you theirs, once each has done their own. Nothing else. You can change your mind whenever you like.
daily-with-yes = Yes, let us
daily-with-no = No, thank you
daily-with-done = Done: you compare your days with { $name }.

## A word in the morning

daily-mornings = A word in the morning
daily-mornings-text = Around nine, this device tells you that a new day is here, unless you have tried something of it. Nothing of any game is sent.
daily-mornings-blocked = Your browser does not let the house tell you. Change that in its settings, then load the page again.
daily-mornings-off = Tell me in the morning
daily-mornings-on = This device tells me in the morning
