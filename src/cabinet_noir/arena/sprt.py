"""When two bots have played enough: Wald's sequential test on whole deals, generalised as fishtest does it.

A deal counts once: the mean of what one bot did against the other from all its seatings, of two seats one of five
values (the pentanomial model). That it is stronger by `high` is held against its being so by `low` alone: the likeliest
distribution of deals with each mean, and how much likelier the one makes what was seen (GSPRT). Once that is as clear
as the errors allow, it is told, and not a deal later.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import log
from typing import Final, Literal

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Verdict = Literal["better", "not-better", "open"]

VALUES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
UNSEEN: Final = 1e-3
"""A value that has not come yet counts as so many deals, as in fishtest: nothing is impossible."""


class Question(Struct, frozen=True):
    """Is one bot stronger than another by `high` Elo, or by `low` at most? And how often may the answer be wrong?"""

    low: float = 0.0
    high: float = 10.0
    errors: float = 0.05

    @property
    def bound(self) -> float:
        """How clear it must be, on the scale of `evidence`, either way.

        >>> round(Question().bound, 4)
        2.9444
        """
        return log((1 - self.errors) / self.errors)

    def verdict(self, evidence: float) -> Verdict:
        """Return what so much evidence says."""
        if evidence >= self.bound:
            return "better"
        return "not-better" if evidence <= -self.bound else "open"


def expected(elo: float) -> float:
    """Return the mean result of a bot that is so much stronger.

    >>> expected(0), round(expected(100), 3)
    (0.5, 0.64)
    """
    return float(1 / (1 + 10 ** (-elo / 400)))


def evidence(counts: Mapping[float, float], question: Question) -> float:
    """Return how much more these results speak for `high` than for `low`: the logarithm of the likelihoods' ratio."""
    seen = {**dict.fromkeys(VALUES, UNSEEN), **counts}
    values, weights = np.array(list(seen)), np.array(list(seen.values()))
    low, high = (_off_likeliest(values - expected(elo), weights) for elo in (question.low, question.high))
    return float(weights @ (low - high))


class Inquiry:
    """A question held against one deal after the other; what answers it ends it."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.path: list[float] = []
        """The evidence after each deal."""
        self._counts: Counter[float] = Counter()

    def add(self, result: float) -> Verdict:
        """Take the result of one more deal in."""
        self._counts[result] += 1
        self.path.append(evidence(self._counts, self.question))
        return self.verdict

    @property
    def verdict(self) -> Verdict:
        """What all of it says."""
        return self.question.verdict(self.path[-1] if self.path else 0.0)


def _off_likeliest(off: Floats, weights: Floats) -> Floats:
    """Return, value by value, how far below its share of what was seen the likeliest distribution puts it (its log).

    `off` are the values less the mean it is to have. With Lagrange's multiplier x it gives each value its share over
    1 + x * off, and x is where those add up to the mean: the one root between the poles, by Newton's method.
    """
    least, most = -1 / off.max(), -1 / off.min()
    x = 0.0
    for _ in range(60):
        parts = off / (1 + x * off)
        slope = weights @ (parts * parts)
        step = (weights @ parts) / slope
        further = x + step
        if not least < further < most:  # beyond a pole: half the way there
            further = (x + (most if step > 0 else least)) / 2
        if abs(further - x) <= 1e-12 * (1 + abs(x)):
            break
        x = float(further)
    return np.log1p(x * off)
