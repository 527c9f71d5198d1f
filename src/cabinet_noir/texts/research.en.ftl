# What the house says to those who program it.
extra-missing = Something is missing for this. Install it with: pip install "cabinet-noir[{ $extra }]"
no-number-for-this-action = This move (“{ $action }”) has no number here. Choose among those of the mask.
index-not-allowed = Index { $index } cannot be chosen now. Choose among those of the mask.
no-openspiel-game = There is no OpenSpiel game of “{ $game }”. There is one of: { $known }.
table-too-big = This table has more than { NUMBER($nodes) } nodes, and nobody goes through so many. With --games 20 it is told from games how much is given away at least.
no-cards-to-stack = “{ $game }” has no pile of cards that could be stacked.
nobody-acts-at-once = In this game ({ $game }) one acts after the other. All act at once in: { $known }.
policy-not-one = What { $bot } says it may do does not add up to 1, but to { $total }.
action-not-offered = { $bot } would do what it may not do there: { $action }.
