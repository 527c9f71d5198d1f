# The first evening at The Lost Code. A sentence or two a stop.

lost-code-lesson-hidden = This is your code: six stones, one of each colour, each from 0 to 7. Everyone sees your numbers but you. At the end you will have to name them.
lost-code-lesson-roll = No two stones are the same: you see the violet 4, 5 and 6, so yours is 0, 1, 2, 3 or 7. To learn more, roll the dice: they say which colours are added up.
lost-code-lesson-dice = You may change one die. With fewer colours the answer will tell you more: press the blue die, make it violet, then keep these dice.
lost-code-lesson-bet = Guess your sum: twice your violet stone, plus your red one. Your violet is probably low, so aim a little low: take the disk of 7, which shows seven sums, and turn it to 6–12.
lost-code-lesson-right = “Right”, says { $seat }, who sees your stones and always tells the truth: your sum is from 6 to 12. The disk takes you 2 spaces forward; in the end, whoever is furthest wins.
lost-code-lesson-narrow = The last round (there are usually ten). { $seat } is last, rolls the dice and takes the disk of 7. A narrower disk may score more: try the one of 4, on 10–13.
lost-code-lesson-exchange = Wrong: your sum is below 10. So you must give up a stone. You will see it, but not the one that replaces it. Choose the red one: it counts in both your sums.
lost-code-lesson-old-sum = It was the 1! Go back to your first sum: two violets and 1 make 6 to 12. Each stone you give up sheds light on those you keep.
lost-code-lesson-prove = Write your code. A colour found scores 5 with one number, 2 with two, 1 with three; missed or blank, −2. Your violet stone is certain: a single number! For the rest, try your luck. The lamp helps.
lost-code-lesson-not-sure = Only one number is possible for the violet stone. Two violets and 1 make 6 to 12: which would do? And which do you see on the other racks?
