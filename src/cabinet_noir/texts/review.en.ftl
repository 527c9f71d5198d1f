# What a move was worth. These words only come when they are asked for.

retry-no-choice = This is no choice of that seat: there is nothing to try again.
retry-against-the-clock = Here the clock runs: what was played against it cannot be tried again.
no-evaluator = The house does not know yet what a move is worth in this game.
house-review = What was it worth?
house-review-text = Choose somebody: the house weighs every move from their seat.
house-review-thinking = The house is weighing every move…
house-review-axis = chance of winning, move by move
house-review-chart = { $name }: { $start } chance of winning before the deal, { $result } at the end. { $count ->
    [0] No single move changed much.
    [one] Turning point: move { $turns }.
   *[other] Turning points: moves { $turns }.
}
house-review-turns = Turning points
house-review-no-turns = No single move changed much.
house-review-at = { $entry ->
    [0] The set-up
   *[other] Move { $entry }
}
house-review-sum = Skill and luck
house-review-sum-text = The account of the game, in chances of winning
house-review-skill = Skill
house-review-luck = Luck
house-review-part-start = Before the deal
house-review-part-chance = Luck: the deal, draws, dice
house-review-part-choice = Skill: choices, beside the best
house-review-part-gamble = Gambles, won or lost
house-review-part-others = What the others did
house-review-part-slip = The estimate’s own error
house-review-part-result = At the end
house-review-estimate = This is the house’s estimate: it is wrong at times, and its error is counted apart. Skill is what was chosen, beside the best choice there was by what could be known then.
house-review-choices = Choices
house-review-choices-text = Each with the chance of winning it promised, by what could be known then.
house-review-nothing-to-say = Every choice was as good as the best, or nearly.
house-review-all = All { $count } choices
house-review-played = Played
house-review-best = Best
house-review-odds = right in { $odds } of cases
house-review-sure = certain
house-review-expects = { $share } chance of winning
house-review-tells-more = That question tells more, on average.
house-review-why = Why that was certain
house-review-best-plain = Well chosen.
house-review-best-kind = Well chosen, and it came off.
house-review-best-hard = Well chosen. It did not come off, but it was no mistake.
house-review-near-plain = Nearly the best.
house-review-near-kind = Nearly the best, and it came off.
house-review-near-hard = Nearly the best. It did not come off: a lost gamble is not a mistake.
house-review-more-plain = There was more to be had here.
house-review-more-kind = It came off! As a rule there is more to be had the other way.
house-review-more-hard = There was more to be had here, and luck did not help.

## Trying again

house-retry = Try again
house-retry-from-here = Try again from here
house-retry-costly = { $count ->
    [one] Try the costliest choice again
   *[other] Try the { $count } costliest choices again
}
house-retry-drawn = From move { $entry } on, against bots. What you do not see has been dealt anew, as it might have been.
house-retry-true = From move { $entry } on, against bots. What you do not see lies as it truly did.
house-retry-another = Another deal
house-retry-to-true = True deal
house-retry-next = Next ({ $number } of { $count })
house-retry-back = Back to the review
