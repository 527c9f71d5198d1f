# What the house says to those who program it.
extra-missing = Something is missing for this. Install it with: pip install "cabinet-noir[{ $extra }]"
no-number-for-this-action = This move (“{ $action }”) has no number here. Choose among those of the mask.
index-not-allowed = Index { $index } cannot be chosen now. Choose among those of the mask.
nobody-acts-at-once = In this game ({ $game }) one acts after the other. All act at once in: { $known }.
