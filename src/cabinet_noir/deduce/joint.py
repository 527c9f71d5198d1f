"""A joint table of what is sought and what is answered: how much do the answers of all lanes tell about the rest?

Rows say which kind of rest goes with which hands, and in how many ways. A question is a table of answers by hand, and
is asked of every lane at once. Knows nothing of how the rows were found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .lattice import Table

Numbers = NDArray[np.int64]
Few = NDArray[np.int16]

CELLS: Final = 1 << 19
"""So many cells of a table are filled at a time: they stay near the processor."""
SPARSE: Final = 4
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

    def cells(self, answers: Sequence[Few]) -> Iterator[Cells]:
        """Yield the table of rests and all answers together, some kinds of rests at a time. `answers` are by hand.

        Which of several equals gave which answer says nothing about the rest, and is left open.
        """
        said, width = self._together([given[hand] for given, hand in zip(answers, self.lanes, strict=True)])
        if len(self.amounts) * width > SPARSE * len(said) or not len(said):
            keys, which = np.unique(self.rest * width + said, return_inverse=True)
            yield Cells(keys // width, keys % width, _totals(which, self.ways))
            return
        step = max(1, CELLS // width)
        edges = np.searchsorted(self.rest, np.arange(0, len(self.amounts) + step, step))
        for first, begin, end in zip(range(0, len(self.amounts), step), edges, edges[1:], strict=False):
            table = _totals((self.rest[begin:end] - first) * width + said[begin:end], self.ways[begin:end])
            keys = np.flatnonzero(table)
            yield Cells(keys // width + first, keys % width, table[keys])

    def _together(self, said: list[Few]) -> tuple[Numbers, int]:
        """Return the answers of all lanes as one number, those of equals in ascending order, and how many there are."""
        for last in range(len(said) - 1, 0, -1):
            for lane in range(1, last + 1):
                if self.places[lane] > 1:
                    one, two = said[lane - 1 : lane + 1]
                    said[lane - 1 : lane + 1] = np.minimum(one, two), np.maximum(one, two)
        base = 1 + max(int(each.max(initial=0)) for each in said)
        found = np.zeros(len(said[0]), np.int32)
        for each in said:
            found = found * base + each
        number = np.cumsum(np.bincount(found, minlength=1) > 0) - 1
        return number[found], int(number[-1]) + 1

    def information(self, answers: Sequence[Few]) -> float:
        """Return how many bits the answers are expected to tell about the rest."""
        alone, told, together = np.zeros(len(self.amounts)), np.zeros(1), 0.0
        for cells in self.cells(answers):
            weights = self.amounts[cells.rest] * cells.ways
            together += float(weights @ np.log2(cells.ways))
            alone += _totals(cells.rest, cells.ways, len(alone))
            told = _sum(told, _totals(cells.said, weights))
        total = float(told.sum())
        if total == 0.0:
            return 0.0
        apart = float(self.amounts @ _weighed(alone)) + float(_weighed(told).sum())
        return max(0.0, float(np.log2(total)) + (together - apart) / total)

    def best_chance(self, answers: Sequence[Few], alike: Numbers) -> float:
        """Return how likely the likeliest rest is expected to be once the answers are known.

        `alike` says, for each kind of rest, how many of its rests at most count as one.
        """
        best, total = np.zeros(0), 0.0
        for cells in self.cells(answers):
            best = np.concatenate((best, np.zeros(max(0, int(cells.said.max(initial=-1)) + 1 - len(best)))))
            np.maximum.at(best, cells.said, cells.ways * alike[cells.rest])
            total += float(self.amounts[cells.rest] @ cells.ways)
        return float(best.sum()) / total if total else 0.0


def _totals(keys: Numbers, weights: Table, least: int = 0) -> Table:
    """Return the sum of the weights of each key."""
    return np.bincount(keys, weights, least).astype(np.float64)


def _sum(one: Table, two: Table) -> Table:
    """Add two tables of which one may be shorter."""
    longer, shorter = (one, two) if len(one) >= len(two) else (two, one)
    longer[: len(shorter)] += shorter
    return longer


def _weighed(counts: Table) -> Table:
    """Return n log2 n of each count."""
    return counts * np.log2(np.maximum(counts, 1.0))
