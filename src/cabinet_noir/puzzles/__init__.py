"""Puzzles: sights with something to find. Cut from games of bots, kept on a shelf, judged by the rooms' deduction."""

from .cut import GLANCE, cut
from .judge import LONGEST, Answer, Asked, Named, Solution, Spoken, Struck, Verdict, ask, judge, solve, unit_of
from .make import APART, Order, look, make
from .puzzle import Kind, Puzzle, Theme, kinds_of
from .shelf import SHIPPED, dump, in_language, read_file, shelf

__all__ = [
    "APART",
    "GLANCE",
    "LONGEST",
    "SHIPPED",
    "Answer",
    "Asked",
    "Kind",
    "Named",
    "Order",
    "Puzzle",
    "Solution",
    "Spoken",
    "Struck",
    "Theme",
    "Verdict",
    "ask",
    "cut",
    "dump",
    "in_language",
    "judge",
    "kinds_of",
    "look",
    "make",
    "read_file",
    "shelf",
    "solve",
    "unit_of",
]
