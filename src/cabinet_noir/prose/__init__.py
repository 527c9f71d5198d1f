"""A table in plain text, for a reader without a page: a terminal, a language model, a sheet of questions.

It is given what a seat was shown, and knows no more. Seats are called by their numbers, never by names.
"""

from .boards import completed, labels, notated, paint, spelled, typed_as, veiled
from .look import LONGEST, look
from .reader import Reader
from .rules import agreed, rules, short

__all__ = [
    "LONGEST",
    "Reader",
    "agreed",
    "completed",
    "labels",
    "look",
    "notated",
    "paint",
    "rules",
    "short",
    "spelled",
    "typed_as",
    "veiled",
]
