"""Puzzles: sights with something to find. Cut from games of bots, kept on a shelf, judged by the rooms' deduction or,
where an act is to be found that decides, by their evaluators.
"""

from .cut import GLANCE, cut
from .judge import LONGEST, Answer, Asked, Named, Solution, Spoken, Struck, Verdict, ask, judge, solve, unit_of
from .make import APART, Order, look, make
from .puzzle import Kind, Puzzle, Theme, kinds_of, weighed_kinds_of
from .shelf import SHIPPED, dump, file_of, in_language, read_file, shelf
from .weigh import Weighed, odds_arg

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
    "Weighed",
    "ask",
    "cut",
    "dump",
    "file_of",
    "in_language",
    "judge",
    "kinds_of",
    "look",
    "make",
    "odds_arg",
    "read_file",
    "shelf",
    "solve",
    "unit_of",
    "weighed_kinds_of",
]
