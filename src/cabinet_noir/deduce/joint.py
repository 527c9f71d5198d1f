"""A joint table of what is sought and what is answered: how much do the answers of all lanes tell about the rest?

Rows say which kind of rest goes with which hands, and in how many ways. A question is a table of answers by hand, and
is asked of every lane at once. Rows may come in parts, each with all there is about some kinds of rests: small parts
stay near the processor. Knows nothing of how the rows were found.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .lattice import Table

Numbers = NDArray[np.int64]
Few = NDArray[np.int16]

SPARSE: Final = 8
"""With more cells than that for each key, keys are sorted and not counted cell by cell."""


class Cells(NamedTuple):
    """Cells of a joint table that are not empty: the kind of rest, the answers as one number, the ways."""

    rest: Numbers
    said: Numbers
    ways: Table


class Joint(NamedTuple):
    """Ways in which a rest and the hands of all lanes go together."""

    amounts: Numbers
    """How many rests there are of each kind; all of a kind go with the same hands in as many ways."""
    rest: Numbers
    """The kind of rest of each row, ascending."""
    lanes: Sequence[Few]
    """The hand of each lane, row by row."""
    ways: Table
    """In how many ways one rest of the kind goes with these hands."""
    places: Sequence[int]
    """The how manieth each lane is of several equals side by side, whose hands are written in one order only."""

    def cells(self, answers: Sequence[Few]) -> Cells:
        """Return the table of rests and all answers together. `answers` are by hand, lane by lane."""
        said = self._together([given[hand] for given, hand in zip(answers, self.lanes, strict=True)], _base(answers))
        if not len(said):
            return Cells(said, said, self.ways)
        first, there = int(self.rest[0]), np.flatnonzero(np.bincount(said))
        number = np.zeros(int(there[-1]) + 1, np.int64)
        number[there] = np.arange(len(there))
        keys, ways = tally((self.rest - first) * len(there) + number[said], self.ways)
        rest, said = np.divmod(keys, len(there))
        return Cells(rest + first, there[said], ways)

    def _together(self, said: list[Few], base: int) -> Numbers:
        """Return the answers of all lanes as one number, row by row.

        Which of several equals gave which answer says nothing about the rest: theirs are taken in ascending order.
        """
        for last in range(len(said) - 1, 0, -1):
            for lane in range(1, last + 1):
                if self.places[lane] > 1:
                    one, two = said[lane - 1 : lane + 1]
                    said[lane - 1 : lane + 1] = np.minimum(one, two), np.maximum(one, two)
        found = np.zeros(len(self.rest), np.int64)
        for each in said:
            found = found * base + each
        return found


class Worth:
    """What one question, asked of all lanes, tells about the rest; rows are added part by part."""

    def __init__(self, answers: Sequence[Few]) -> None:
        self.answers = answers
        self._told = np.zeros(_base(answers) ** len(answers))
        self._together = self._alone = 0.0

    def add(self, part: Joint) -> None:
        """Take some rows in: all there are of their kinds of rests."""
        rest, said, ways = part.cells(self.answers)
        weights = part.amounts[rest] * ways
        self._together += float(weights @ np.log2(ways))
        self._alone += float(part.amounts @ _weighed(np.bincount(rest, ways, len(part.amounts))))
        self._told += np.bincount(said, weights, len(self._told))

    @property
    def bits(self) -> float:
        """How many bits the answers are expected to tell about the rest."""
        total = float(self._told.sum())
        if total == 0.0:
            return 0.0
        apart = self._alone + float(_weighed(self._told).sum())
        return max(0.0, float(np.log2(total)) + (self._together - apart) / total)


def best_chance(parts: Iterable[Joint], answers: Sequence[Few], alike: Numbers) -> float:
    """Return how likely the likeliest rest is expected to be once the answers are known.

    `alike` says, for each kind of rest, how many of its rests at most count as one.
    """
    best, total = np.zeros(_base(answers) ** len(answers)), 0.0
    for part in parts:
        rest, said, ways = part.cells(answers)
        np.maximum.at(best, said, ways * alike[rest])
        total += float(part.amounts[rest] @ ways)
    return float(best.sum()) / total if total else 0.0


def tally(keys: Numbers, weights: Table | None = None) -> tuple[Numbers, Table]:
    """Return the keys there are, ascending, and how often each occurs, or the sum of its weights.

    >>> [each.tolist() for each in tally(np.array([7, 0, 7]))]
    [[0, 7], [1.0, 2.0]]
    """
    bound = int(keys.max(initial=0)) + 1
    if bound <= SPARSE * len(keys):
        counted = np.bincount(keys, weights)
        found = np.flatnonzero(counted)
        return found, counted[found].astype(np.float64)
    short = keys.astype(np.int32) if bound < 1 << 31 else keys  # half as wide, sorted twice as fast
    if weights is None:
        found, times = np.unique(short, return_counts=True)
        return found.astype(np.int64), times.astype(np.float64)
    found, which = np.unique(short, return_inverse=True)
    return found.astype(np.int64), np.bincount(which, weights).astype(np.float64)


def _base(answers: Sequence[Few]) -> int:
    return 1 + max(int(each.max(initial=0)) for each in answers)


def _weighed(counts: NDArray[np.float64] | NDArray[np.int64]) -> Table:
    """Return n log2 n of each count."""
    return counts.astype(np.float64) * np.log2(np.maximum(counts, 1.0))
