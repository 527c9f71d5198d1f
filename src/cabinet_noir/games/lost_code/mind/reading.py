"""What a seat could make of its own stones in a full state, cheaply enough to be asked thousands of times.

Colours that no answer has tied together are read apart, each group as a small array; what was read once is kept. The
same numbers as `posterior` gives, by less work; nothing here knows what is on the seat's own rack.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache, reduce
from math import log2
from typing import Final, NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.games.lost_code.edition import colours, disks, highest_sum, narrowest, starts
from cabinet_noir.games.lost_code.pieces import Colour, Numbers, Verdict
from cabinet_noir.games.lost_code.types import Options

from .posterior import Evidence, Weights, agreeing, marginals, sums
from .prospects import best_columns, best_numbers


class Group(NamedTuple):
    """Colours that answers have tied together, by their axes, and which of their numbers go together."""

    axes: tuple[int, ...]
    cells: Weights


class Bet(NamedTuple):
    """The best range of a disk: its points, what it teaches and how often it is wrong, all on average."""

    disk: int
    low: int
    """The first sum it shows."""
    points: float
    learnt: float
    """In bits, what the answer tells."""
    missed: float

    def value(self, bit: float) -> float:
        """Return what it is worth where a bit is worth so many points."""
        return self.points + bit * self.learnt


class Ranges(NamedTuple):
    """Every range of every disk, as columns."""

    low: NDArray[np.int64]
    high: NDArray[np.int64]
    """The first sum past it."""
    points: Weights
    narrow: NDArray[np.bool_]
    """Is only right or wrong told of it (R6)?"""
    firsts: tuple[tuple[int, int], ...]
    """The disks, each with the place at which its ranges begin."""


@lru_cache(maxsize=64)
def _ranges(options: Options) -> Ranges:
    every = [(disk, low, points) for disk, points in disks(options).items() for low in starts(disk, options)]
    disk, low, points = (np.array(column) for column in zip(*every, strict=True))
    firsts = {width: at for at, (width, _, _) in reversed(list(enumerate(every)))}
    narrow = disk == narrowest(options)
    return Ranges(
        low, low + disk, points.astype(np.float64), narrow, tuple(sorted(firsts.items(), key=lambda one: one[1]))
    )


@dataclass(frozen=True)
class Reading:
    """Everything that answers and stones in sight say about one code."""

    options: Options
    unseen: tuple[Numbers, ...]
    groups: tuple[Group, ...]
    odds: tuple[tuple[float, ...], ...]
    """For each colour the probability of each of its unseen numbers."""
    bits: float
    """How much is still unknown: the logarithm of how many codes are left."""
    columns: tuple[tuple[Numbers, float], ...]
    """For each colour, the best numbers to write at the end (R9), and their points on average."""
    _bets: dict[tuple[object, ...], dict[int, Bet]] = field(default_factory=dict)
    _gains: dict[tuple[object, ...], float] = field(default_factory=dict)

    def bets(self, dice: Sequence[Colour], bit: float, cursed: bool) -> dict[int, Bet]:
        """Return the best range of every disk where a bit is worth so many points, and a miss may cost some (R12)."""
        times = tuple(map(dice.count, colours(self.options)))
        key = (times, bit, cursed)
        if key not in self._bets:
            self._bets[key] = self._weighed(times, bit, cursed)
        return self._bets[key]

    def _weighed(self, times: tuple[int, ...], bit: float, cursed: bool) -> dict[int, Bet]:
        ranges, risen = _ranges(self.options), self._risen(times)
        below, upto = risen[ranges.low], risen[ranges.high]
        inside, above = upto - below, 1 - upto
        learnt = np.where(ranges.narrow, _bits(inside, 1 - inside), _bits(inside, below, above))
        points = ranges.points * (2 * inside - 1 if cursed else inside)
        values = points + bit * learnt
        ends = [at for _, at in ranges.firsts[1:]] + [len(values)]
        found = {}
        for (disk, first), end in zip(ranges.firsts, ends, strict=True):
            at = first + int(values[first:end].argmax())
            found[disk] = Bet(disk, int(ranges.low[at]), float(points[at]), float(learnt[at]), 1 - float(inside[at]))
        return found

    def gain(self, dice: Sequence[Colour], bet: Bet) -> float:
        """Return what the answer to an estimate adds to the final answer's points, on average."""
        times = tuple(map(dice.count, colours(self.options)))
        key = (times, bet.disk, bet.low)
        if key not in self._gains:
            self._gains[key] = self._taught(times, bet)
        return self._gains[key]

    def _taught(self, times: tuple[int, ...], bet: Bet) -> float:
        group = _joined([group for group in self.groups if any(times[axis] for axis in group.axes)])
        values, asked = [self.unseen[axis] for axis in group.axes], tuple(times[axis] for axis in group.axes)
        whole = float(group.cells.sum())
        found = -sum(self.columns[axis][1] for axis in group.axes)
        for verdict in _VERDICTS:
            told = agreeing(Evidence(asked, 0, bet.disk, bet.low, verdict, self.options), values)
            left = group.cells * told
            likely = float(left.sum()) / whole
            if likely:
                found += likely * sum(float(best_columns(row)) for row in marginals(left))
        return found

    def _risen(self, times: tuple[int, ...]) -> Weights:
        """Return how likely the sum is below each number."""
        likely = np.ones(1)
        for axes, cells in self.groups:
            asked = tuple(times[axis] for axis in axes)
            if any(asked):
                likely = np.convolve(likely, sums(cells, [self.unseen[axis] for axis in axes], asked, 0))
        risen = np.ones(highest_sum(self.options) + 2)
        risen[: len(likely) + 1] = np.concatenate(([0.0], np.cumsum(likely)))
        return risen


_VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)


def _joined(groups: Sequence[Group]) -> Group:
    """Return several groups as one."""
    axes = tuple(axis for group in groups for axis in group.axes)
    return Group(axes, reduce(np.multiply.outer, (group.cells for group in groups)))


def _bits(*parts: Weights) -> Weights:
    """Return how much is told, on average, by which of several things is so."""
    found = np.zeros(parts[0].shape)
    for part in parts:
        found -= part * np.log2(np.maximum(part, 1e-12))
    return found


@lru_cache(maxsize=20_000)
def reading(options: Options, unseen: tuple[Numbers, ...], evidence: tuple[Evidence, ...]) -> Reading:
    """Read a code."""
    groups = tuple(_group(axes, unseen, evidence) for axes in _tied(len(unseen), evidence))
    odds: list[tuple[float, ...]] = [()] * len(unseen)
    for axes, cells in groups:
        for axis, row in zip(axes, marginals(cells), strict=True):
            odds[axis] = tuple(row.tolist())
    bits = sum(log2(float(cells.sum())) for _, cells in groups)
    columns = tuple(best_numbers(values, row) for values, row in zip(unseen, odds, strict=True))
    return Reading(options, unseen, groups, tuple(odds), bits, columns)


def _tied(size: int, evidence: Sequence[Evidence]) -> list[tuple[int, ...]]:
    """Return the axes in groups: those an answer speaks of together are together."""
    groups = [{axis} for axis in range(size)]
    for one in evidence:
        asked = {axis for axis, times in enumerate(one.times) if times}
        touched = [group for group in groups if group & asked]
        groups = [group for group in groups if not group & asked]
        groups += [set().union(*touched)] if touched else []
    return [tuple(sorted(group)) for group in groups]


def _group(axes: tuple[int, ...], unseen: Sequence[Numbers], evidence: Sequence[Evidence]) -> Group:
    values = [unseen[axis] for axis in axes]
    left = np.ones(tuple(map(len, values)), dtype=np.bool_)
    for one in evidence:
        times = tuple(one.times[axis] for axis in axes)
        if any(times):
            left &= agreeing(one._replace(times=times), values)
    return Group(axes, left.astype(np.float64))
