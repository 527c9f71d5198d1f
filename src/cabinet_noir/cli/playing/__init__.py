"""Commands for whoever plays in a terminal: a game, a lesson, a puzzle, a seat at a house somewhere else."""
