"""Looking back at a game from one seat's eyes: what could be known in it, when and why (`knowing`), what every step was
worth (`worth`, by way of `choices` and `evaluating`), told to a reader by `telling`, and put down in somebody's ledger
by `weighing`.
"""

from .choices import Choice
from .evaluating import Evaluator
from .knowing import Knowing, Known, Learned, Missed, Winning, knowing, seen_entries, seen_entry, story
from .telling import (
    Reviewed,
    ReviewedAct,
    ReviewedStep,
    reviewed,
    tell_review,
    turning_points,
)
from .weighing import Guessed, Overlooked, Weighed, overlooked, weighed
from .worth import Parts, Review, Step, luck, review

__all__ = [
    "Choice",
    "Evaluator",
    "Guessed",
    "Knowing",
    "Known",
    "Learned",
    "Missed",
    "Overlooked",
    "Parts",
    "Review",
    "Reviewed",
    "ReviewedAct",
    "ReviewedStep",
    "Step",
    "Weighed",
    "Winning",
    "knowing",
    "luck",
    "overlooked",
    "review",
    "reviewed",
    "seen_entries",
    "seen_entry",
    "story",
    "tell_review",
    "turning_points",
    "weighed",
]
