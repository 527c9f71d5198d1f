"""Puzzles: sights with something to find. Cut from games of bots, kept on a shelf, judged by the rooms' deduction."""

from .cut import cut
from .judge import Answer, Asked, Named, Solution, Struck, Verdict, judge, solve
from .make import Order, make
from .puzzle import Kind, Puzzle, Theme
from .shelf import SHIPPED, dump, read_file, shelf

__all__ = [
    "SHIPPED",
    "Answer",
    "Asked",
    "Kind",
    "Named",
    "Order",
    "Puzzle",
    "Solution",
    "Struck",
    "Theme",
    "Verdict",
    "cut",
    "dump",
    "judge",
    "make",
    "read_file",
    "shelf",
    "solve",
]
