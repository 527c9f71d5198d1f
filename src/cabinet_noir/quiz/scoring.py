"""The score of a quiz: how many answers are right, of each grade, room and kind, and between what limits that lies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from .question import Question, Reply, Solution, is_right

SURE: Final = 1.96
"""Standard errors on either side that hold 95 in a hundred."""


class Share(Struct, frozen=True):
    """So many of so many, and between what shares the true one lies with 95 in a hundred (Wilson's interval)."""

    right: int
    of: int
    share: float
    low: float
    high: float
    chance: float
    """The share that blind choice among the allowed answers would have on average; words have none."""


class Score(Struct, frozen=True):
    """How somebody did. What was not answered is not right."""

    answered: int
    unknown: int
    """Answers to questions that were not asked."""
    all: Share
    grades: dict[str, Share]
    """Of what is proved; what a word costs to think of is another scale."""
    games: dict[str, Share]
    kinds: dict[str, Share]


def score(questions: Sequence[Question], solutions: Mapping[str, Solution], replies: Iterable[Reply]) -> Score:
    """Judge answers; of several to one question the first counts."""
    first: dict[str, str] = {}
    for reply in replies:
        first.setdefault(reply.id, reply.answer)
    right = {each.id for each in questions if each.id in first and is_right(each, solutions[each.id], first[each.id])}
    asked = {each.id for each in questions}
    return Score(
        answered=len(asked & first.keys()),
        unknown=len(first.keys() - asked),
        all=_share(questions, right),
        grades=_by(lambda each: str(each.grade), [each for each in questions if each.kind != "word"], right),
        games=_by(lambda each: each.game, questions, right),
        kinds=_by(lambda each: each.kind, questions, right),
    )


def _by(what: Callable[[Question], str], questions: Sequence[Question], right: set[str]) -> dict[str, Share]:
    return {
        key: _share([each for each in questions if what(each) == key], right)
        for key in sorted({what(each) for each in questions})
    }


def _share(questions: Sequence[Question], right: set[str]) -> Share:
    found, of = sum(each.id in right for each in questions), len(questions)
    blind = sum(1 / len(each.allowed) for each in questions if each.allowed)
    low, high = interval(found, of)
    return Share(found, of, found / of if of else 0.0, low, high, blind / of if of else 0.0)


def interval(right: int, of: int) -> tuple[float, float]:
    """Return Wilson's interval for a share.

    >>> [round(each, 3) for each in interval(8, 10)], interval(0, 0)
    ([0.49, 0.943], (0.0, 1.0))
    """
    if not of:
        return 0.0, 1.0
    share, weight = right / of, SURE**2 / of
    middle = (share + weight / 2) / (1 + weight)
    half = SURE * sqrt(share * (1 - share) / of + weight / (4 * of)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)
