"""A quiz for whoever answers in text, language models above all: questions with proved answers, graded by the price of
their proofs, and a scorer. The positions are the house's puzzles; what is right is proved by the rooms' deduction.
"""

from .answering import STAND_INS, StandIn, answer_all
from .make import Order, make
from .question import Question, Reply, Solution, grade_of, is_right
from .scoring import Score, Share, score

__all__ = [
    "STAND_INS",
    "Order",
    "Question",
    "Reply",
    "Score",
    "Share",
    "Solution",
    "StandIn",
    "answer_all",
    "grade_of",
    "is_right",
    "make",
    "score",
]
