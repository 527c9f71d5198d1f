"""How a master weighs a choice: points now, what the answer is worth at the end, and what is left to the others.

What an answer is worth is reckoned exactly one step ahead: for every range and every verdict, the best final answer
that would follow. What lies further ahead is an opinion in numbers, found by play.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.core import Seat
from cabinet_noir.games.lost_code.edition import disks, highest_sum, narrowest, rounds, starts
from cabinet_noir.games.lost_code.pieces import Colour

from .opinions import expected_points
from .posterior import Posterior, Weights
from .prospects import best_columns, exchanges

Places = NDArray[np.int64]


class Taste(NamedTuple):
    """What a master holds dear, in points."""

    later: float = 0.06
    """A point of the final answer, once more for each round to come: who knows more bets better."""
    bits: float = 0.5
    """A bit of knowledge, for each round to come up to three."""
    leaving: float = 0.5
    """A point the next ones lose because a disk is gone."""
    feeding: float = 0.5
    """The point a wrong answer gives to the cursed player (R12)."""
    nerve: float = 1.5
    """What a shortcut's numbers must score on average to be worth writing now (R11)."""


TASTE: Final = Taste()


class Ranges(NamedTuple):
    """Every range of some disks, as columns: the disk, the first sum, the first sum past it."""

    disk: Places
    low: Places
    high: Places


@dataclass(frozen=True)
class Plans:
    """One moment's choices, weighed."""

    posterior: Posterior
    taste: Taste = TASTE

    @cached_property
    def rounds_left(self) -> int:
        """The rounds to come after this one."""
        view = self.posterior.view
        return rounds(view.options, view.seats) - view.round

    def best(self, dice: Sequence[Colour], free: Iterable[int]) -> tuple[int, int, float]:
        """Return the disk and the start that are worth most, and how much."""
        pairs = [(disk, start) for disk in free for start in starts(disk, self.posterior.options)]
        disk, low = np.array(pairs).T
        ranges = Ranges(disk, low, disk + low)
        tables = self._by_sum(dice)
        values = self._points(tables[0], ranges) + self._learnt(tables, ranges)
        if self.posterior.view.phase == "estimating":
            values += self._left_to_others(disk)
        at = int(values.argmax())
        return int(disk[at]), int(low[at]), float(values[at])

    def exchanges(self, offered: Iterable[Colour]) -> dict[Colour, float]:
        """Return what giving up each stone is worth."""
        return exchanges(self.posterior, offered)

    def _by_sum(self, dice: Sequence[Colour]) -> list[Weights]:
        """Return for each colour how much weight lies on each sum and number together."""
        posterior, shape = self.posterior, self.posterior.weights.shape
        alive = np.flatnonzero(posterior.weights)
        weight = posterior.weights.ravel()[alive]
        places = np.unravel_index(alive, shape)
        sums = np.zeros(len(alive), dtype=np.int64)
        for colour, values, place in zip(posterior.in_play, posterior.unseen, places, strict=True):
            sums += dice.count(colour) * np.array(values)[place]
        height = highest_sum(posterior.options) + 1
        return [
            np.bincount(sums * width + place, weight, minlength=height * width).reshape(height, width) / weight.sum()
            for width, place in zip(shape, places, strict=True)
        ]

    def _points(self, table: Weights, ranges: Ranges) -> Weights:
        """Return the points of each range on average, the curse included (R6, R12)."""
        risen = np.concatenate(([0.0], np.cumsum(table.sum(axis=1))))
        right = risen[ranges.high] - risen[ranges.low]
        scored = disks(self.posterior.options)
        points = np.array([scored[disk] for disk in ranges.disk.tolist()])
        cursed = self.posterior.view.cursed
        found: Weights = points * right
        if cursed == self.posterior.seat:
            found -= points * (1 - right)
        elif cursed is not None:
            found -= self.taste.feeding * (1 - right)
        return found

    def _learnt(self, tables: Sequence[Weights], ranges: Ranges) -> Weights:
        """Return what the answer to each range is worth on average."""
        final = np.zeros(len(ranges.disk))
        narrow = narrowest(self.posterior.options)
        for table in tables:
            for part in _parted(table, ranges, narrow):
                mass = part.sum(axis=1)
                final += mass * best_columns(part / np.maximum(mass, 1e-12)[:, None])
        bits = np.zeros(len(ranges.disk))
        for part in _parted(tables[0], ranges, narrow):
            mass = np.maximum(part.sum(axis=1), 1e-12)
            bits -= mass * np.log2(mass)
        left = self.rounds_left
        return final * (1 + self.taste.later * left) + bits * self.taste.bits * min(left, 3)

    def _left_to_others(self, disk: Places) -> Weights:
        """Return what taking each disk costs those who choose after."""
        view, seat = self.posterior.view, self.posterior.seat
        assert seat is not None
        loss = dict.fromkeys(disks(view.options), 0.0)
        for other in view.order[view.order.index(Seat(seat)) + 1 :]:
            points = expected_points(view, seat, other)
            for gone in points:
                rest = max(worth for kept, worth in points.items() if kept != gone)
                loss[gone] += max(points.values()) - rest
        weight = self.taste.leaving / (view.seats - 1)
        return np.array([weight * loss[one] for one in disk.tolist()])


def _parted(table: Weights, ranges: Ranges, least: int) -> tuple[Weights, Weights, Weights]:
    """Return the weight on each number after each verdict: inside, below (or just wrong, R6), above."""
    risen = np.concatenate((np.zeros((1, table.shape[1])), np.cumsum(table, axis=0)))
    inside, below, above = risen[ranges.high] - risen[ranges.low], risen[ranges.low], risen[-1] - risen[ranges.high]
    narrow = (ranges.disk == least)[:, None]
    return inside, np.where(narrow, below + above, below), np.where(narrow, 0.0, above)
