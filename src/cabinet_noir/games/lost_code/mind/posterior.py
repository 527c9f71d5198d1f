"""One seat's own code, exactly: every candidate as a cell of an array with an axis a colour, every sum a filter.

An exchanged stone is known, so it turns the earlier sums it took part in into sharper ones of the stones that stayed:
a sum is read as what is still unknown of it plus what has come to light. Takes a view; knows no referee.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.core import Chance
from cabinet_noir.games.lost_code.edition import DICE, answer, colours, highest_sum, numbers, unseen_numbers
from cabinet_noir.games.lost_code.pieces import Colour, Stone, Verdict
from cabinet_noir.games.lost_code.types import Options, Round, State

Cells = NDArray[np.bool_]
Weights = NDArray[np.float64]


class Evidence(NamedTuple):
    """One answered estimate: how often each colour's present stone took part, what is known to add, and the verdict."""

    times: tuple[int, ...]
    known: int
    disk: int
    start: int
    verdict: Verdict
    options: Options


def evidence_for(options: Options, rounds: Sequence[Round], seat: int) -> tuple[Evidence, ...]:
    """Return what the answers say about the stones on a seat's rack after these rounds."""
    in_play = colours(options)
    since: dict[Colour, int] = {}
    found: list[Evidence] = []
    for line in reversed(rounds):
        mark = line.marks[seat]
        if mark is None or mark.verdict is None:
            continue
        if mark.discarded is not None:  # it was on the rack in this round and before, down to its own arrival
            since[mark.discarded.colour] = mark.discarded.number
        times = tuple(0 if colour in since else line.dice.count(colour) for colour in in_play)
        known = sum(since.get(colour, 0) for colour in line.dice)
        found.append(Evidence(times, known, mark.disk, mark.start, mark.verdict, options))
    return tuple(reversed(found))


def agreeing(evidence: Evidence, unseen: Sequence[Sequence[int]]) -> Cells:
    """Return which candidates agree with an answer: an array that is broad only along the colours it speaks of."""
    sums = np.full((1,) * len(unseen), evidence.known)
    for axis, (times, values) in enumerate(zip(evidence.times, unseen, strict=True)):
        if times:
            shape = [1] * len(unseen)
            shape[axis] = len(values)
            sums = sums + times * np.array(values).reshape(shape)
    agrees: Cells = _said(evidence.disk, evidence.start, evidence.verdict, evidence.options)[sums]
    return agrees


@lru_cache(maxsize=1024)
def _said(disk: int, start: int, verdict: Verdict, options: Options) -> Cells:
    """Return, sum by sum, whether this is what would be answered."""
    most = DICE * max(numbers(options))
    return np.array([answer(disk, start, n, options) == verdict for n in range(most + 1)])


@dataclass(frozen=True)
class Posterior:
    """Everything one view says about one seat's own code."""

    view: State
    seat: int | None
    opinion: Weights | None = None
    """How likely a believer takes each candidate to be beyond what is certain; by default all alike."""

    @property
    def options(self) -> Options:
        """The table's options."""
        return self.view.options

    @property
    def in_play(self) -> tuple[Colour, ...]:
        """The colours, in the order of the axes."""
        return colours(self.view.options)

    @cached_property
    def unseen(self) -> tuple[tuple[int, ...], ...]:
        """What each own stone may be by what is in sight; a stone shown, as at the reveal, is what it is."""
        assert self.seat is not None
        return tuple(
            (stone.number,) if isinstance(stone, Stone) else values
            for stone, values in zip(self.view.racks[self.seat], unseen_numbers(self.view, self.seat), strict=True)
        )

    @cached_property
    def cells(self) -> Cells:
        """Every candidate, and whether it contradicts no answer."""
        assert self.seat is not None
        left = np.ones(tuple(map(len, self.unseen)), dtype=np.bool_)
        for evidence in evidence_for(self.options, self.view.rounds, self.seat):
            left &= agreeing(evidence, self.unseen)
        return left

    @cached_property
    def weights(self) -> Weights:
        """How much each candidate counts: evenly, unless an opinion says otherwise."""
        evenly = self.cells.astype(np.float64)
        return evenly if self.opinion is None else evenly * self.opinion

    @cached_property
    def count(self) -> int:
        """The number of codes that may be one's own."""
        return int(np.count_nonzero(self.cells))

    @cached_property
    def marginals(self) -> tuple[Weights, ...]:
        """For each colour the probability of each of its unseen numbers."""
        return marginals(self.weights)

    @cached_property
    def odds(self) -> dict[Colour, dict[int, float]]:
        """For each colour, the probability of each number its stone may have."""
        return {
            colour: {n: float(p) for n, p in zip(values, row.tolist(), strict=True) if p > 0}
            for colour, values, row in zip(self.in_play, self.unseen, self.marginals, strict=True)
        }

    def codes(self) -> Mapping[tuple[int, ...], float]:
        """Return every whole code that may be one's own, with its probability."""
        whole = float(self.weights.sum())
        places = np.argwhere(self.weights > 0)
        return {self._code(place): float(self.weights[tuple(place)]) / whole for place in places}

    def sums(self, dice: Sequence[Colour]) -> Weights:
        """Return the probability of each sum the dice ask for."""
        return sums(self.weights, self.unseen, tuple(map(dice.count, self.in_play)), highest_sum(self.options))

    def sample(self, chance: Chance) -> tuple[int, ...]:
        """Draw one code, each equally likely."""
        places = np.flatnonzero(self.cells)
        return self._code(np.unravel_index(places[chance.below(len(places))], self.cells.shape))

    def _code(self, place: Sequence[int] | NDArray[np.int64]) -> tuple[int, ...]:
        return tuple(values[int(at)] for values, at in zip(self.unseen, place, strict=True))


def marginals(weights: Weights) -> tuple[Weights, ...]:
    """Return the distribution along each axis."""
    whole = weights.sum()
    axes = tuple(range(weights.ndim))
    return tuple(weights.sum(axis=axes[:axis] + axes[axis + 1 :]) / whole for axis in axes)


def sums(weights: Weights, unseen: Sequence[Sequence[int]], times: Sequence[int], highest: int) -> Weights:
    """Return the distribution of a sum in which each axis takes part so often."""
    asked = [axis for axis, often in enumerate(times) if often]
    joint = weights.sum(axis=tuple(axis for axis in range(weights.ndim) if axis not in asked))
    values = np.zeros(joint.shape, dtype=np.int64)
    for at, axis in enumerate(asked):
        shape = [1] * len(asked)
        shape[at] = len(unseen[axis])
        values += times[axis] * np.array(unseen[axis]).reshape(shape)
    found = np.bincount(values.ravel(), joint.ravel(), minlength=highest + 1).astype(np.float64)
    return found / float(found.sum())
