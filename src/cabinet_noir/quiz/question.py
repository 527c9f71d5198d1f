"""A question of the quiz, its solution, and an answer that somebody gave. A question is complete in itself: whoever
reads its text knows all that may be used, and how to answer. Nothing of the solution is in it.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from cabinet_noir.core import Refusal
from cabinet_noir.games import load
from cabinet_noir.puzzles import LONGEST, Puzzle, Spoken, judge

Kind = Literal["certain", "contradiction", "word"]
"""What a hidden thing is; which of four notes cannot be; which word takes the most."""

LOWEST: Final = 6
"""What costs less is of grade 1. Each further grade begins at twice the price: there is no highest."""


class Solution(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is right, and why. It is kept apart from the question, or left out."""

    id: str
    right: tuple[str, ...]
    """Every right answer, as it is written; of words, those of the lexicon."""
    why: tuple[str, ...] = ()
    """The proof, line by line: the clues that are needed, and what follows."""
    position: Puzzle
    """The position, from which all of it is proved again."""
    about: str = ""
    """The hidden thing that is asked for, by the room's own name of it."""


class Question(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One question."""

    id: str
    game: str
    kind: Kind
    grade: int
    price: int
    """What the proof costs, by which it is graded."""
    language: str
    text: str
    allowed: tuple[str, ...] = ()
    """The answers that may be given; none: any word."""
    solution: Solution | None = None


class Reply(Struct, frozen=True):
    """An answer."""

    id: str
    answer: str


def grade_of(price: int) -> int:
    """Return the grade of a question by its price.

    >>> [grade_of(price) for price in (1, 5, 6, 11, 12, 23, 24, 47, 48, 96)]
    [1, 1, 2, 2, 3, 3, 4, 4, 5, 6]
    """
    return 1 + (price // LOWEST).bit_length()


def is_right(question: Question, solution: Solution, answer: str) -> bool:
    """Is this the answer? Of words the room says what they take, however they are spelt."""
    if question.kind == "word":
        return _takes_the_most(solution.position, answer)
    return _plain(answer) in {_plain(each) for each in solution.right}


def _takes_the_most(position: Puzzle, word: str) -> bool:
    try:
        return judge(load(position.game), position, Spoken(word.strip()[:LONGEST])).right
    except Refusal:  # no word, or none that the lexicon has
        return False


def _plain(answer: str) -> str:
    """Return an answer without what makes no difference.

    >>> _plain(" 2c = 7. "), _plain("B7"), _plain("`W11`"), _plain("+b.")
    ('7', 'b7', 'w11', '+b.')
    """
    text = "".join(answer.split()).strip("`'\"").casefold().rpartition("=")[2]
    return text[:-1] if text.endswith(".") and text[:-1].isalnum() else text
