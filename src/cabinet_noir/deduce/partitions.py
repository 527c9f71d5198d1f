"""Partitions: counting every way to share out distinct items among lanes, each of which accepts only certain sets.

A lane's share has a size and, unless it is *free*, a list of the sets that will do; the sizes add up to the number of
items. What one lane gets follows from the others only through what is left, so products over the subset lattice count
all ways at once: exactly, without listing them. Knows nothing of tiles, seats or rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .lattice import Masks, Table, moebius, sizes, subsets, tabulate, zeta

Numbers = NDArray[np.int64]
Chosen = Callable[[Sequence[int]], int]
"""Picks an index, each as likely as its whole-number weight."""

PAIRS = 1 << 19
"""Up to so many pairs of sets are compared one by one; beyond, a transform is faster."""
FIRST_FEW = 24
"""So many sets a lane are tried before all are counted."""


class Share(NamedTuple):
    """What a lane gets: so many items, in one of these sets.

    A free one may be any set of its size. Its sets may still be listed, so that they are counted in that order.
    """

    size: int
    sets: Masks | None = None
    free: bool = False


@dataclass
class Partitions:
    """All ways to share `items` out among the lanes."""

    items: int
    shares: tuple[Share, ...]
    _zetas: dict[int, Table] = field(default_factory=dict)
    _ways: dict[int, Table] = field(default_factory=dict)

    def sets(self, lane: int) -> Masks:
        """Return the sets a lane may get, in the order `ways` counts them."""
        found = self.shares[lane].sets
        return subsets(self.items, self.shares[lane].size) if found is None else found

    def ways(self, lane: int) -> Table:
        """Return, for each set a lane may get, the number of partitions in which it does."""
        if lane not in self._ways:
            self._ways[lane] = self._count(lane)
        return self._ways[lane]

    @property
    def total(self) -> int:
        """The number of partitions."""
        bound = self._bound()
        return round(float(self.ways(bound[0]).sum())) if bound else self._free_ways(())

    def _bound(self, but: int | None = None) -> list[int]:
        """Return the lanes that do not accept everything."""
        return [lane for lane, share in enumerate(self.shares) if not share.free and lane != but]

    def _count(self, lane: int) -> Table:
        bound = self._bound(but=lane)
        factor = float(self._free_ways((lane, *bound)))
        if not bound:
            return np.full(len(self.sets(lane)), factor)
        if (listed := self._listed(lane)) is not None:
            counted: Table = np.bincount(listed, minlength=len(self.sets(lane))).astype(np.float64)
        else:
            rest = ((1 << self.items) - 1) ^ self.sets(lane)
            counted = self._within(bound[0], rest) if len(bound) == 1 else self._product(lane, bound)[rest]
        counted *= factor
        return counted

    def _listed(self, lane: int) -> Numbers | None:
        """Return which set a lane gets in each way to fill those that are not free; None where that is not listed."""
        if self._joined is None:
            return None
        found, used = self._joined
        if lane in found:
            return found[lane]
        if len(found) < len(self.shares) - 1:
            return None
        sets = self.sets(lane)  # the only free lane gets what is left
        order = np.argsort(sets)
        return order[np.searchsorted(sets[order], ((1 << self.items) - 1) ^ used)]

    @cached_property
    def _joined(self) -> tuple[dict[int, Numbers], Masks] | None:
        """Every way to fill the lanes that are not free, and what it uses; None where a transform is faster."""
        bound = self._bound()
        joined = self._join(bound, 1 << self.items)
        return None if joined is None else (dict(zip(bound, joined[0], strict=True)), joined[1])

    def _product(self, lane: int, bound: list[int]) -> Table:
        """Return, for each set, in how many ways the lanes beside one fill it."""
        product = self._zeta(bound[0]).copy()
        for other in bound[1:]:
            product *= self._zeta(other)
        free = self.items - sum(self.shares[each].size for each in (lane, *bound))
        if free:
            product *= _choices(self.items, free)[sizes(self.items)]
        return moebius(self.items, product)

    def _within(self, lane: int, rest: Masks) -> Table:
        """Return how many sets of a lane lie within each of these."""
        sets = self.sets(lane)
        if len(sets) * len(rest) <= PAIRS:
            found: Table = np.count_nonzero((sets[None, :] & ~rest[:, None]) == 0, axis=1).astype(np.float64)
            return found
        return self._zeta(lane)[rest]

    def _zeta(self, lane: int) -> Table:
        if lane not in self._zetas:
            self._zetas[lane] = zeta(self.items, tabulate(self.items, self.sets(lane)))
        return self._zetas[lane]

    def _free_ways(self, bound: tuple[int, ...]) -> int:
        """Return in how many ways the lanes that are not bound share out what is theirs."""
        left = self.items - sum(self.shares[lane].size for lane in bound)
        ways = 1
        for lane, share in enumerate(self.shares):
            if lane not in bound:
                ways *= comb(left, share.size)
                left -= share.size
        return ways

    def pick(self, chosen: Chosen) -> list[int]:
        """Return one partition, the set of each lane, all partitions being equally likely."""
        if not self.shares:
            return []
        mask = int(self.sets(0)[chosen([round(way) for way in self.ways(0).tolist()])])
        kept = [item for item in range(self.items) if not mask >> item & 1]
        rest = self._without(mask, kept).pick(chosen)
        return [mask, *(_expand(other, kept) for other in rest)]

    def _without(self, mask: int, kept: list[int]) -> Partitions:
        """Return what is left to share out when the first lane got its set."""
        shares = tuple(
            Share(size, None if sets is None else compress(sets[(sets & mask) == 0], kept), free)
            for size, sets, free in self.shares[1:]
        )
        return Partitions(len(kept), shares)

    def each(self, most: int) -> list[Numbers] | None:
        """Return every partition as one array of set numbers a lane, or None where that takes more than `most` steps.

        The last lane gets what the others leave.
        """
        *lanes, last = range(len(self.shares))
        joined = self._join(lanes, most)
        if joined is None:
            return None
        found, used = joined
        number = np.full(1 << self.items, -1, np.int64)
        number[self.sets(last)] = np.arange(len(self.sets(last)))
        numbers = number[((1 << self.items) - 1) ^ used]
        fits = numbers >= 0
        return [each[fits] for each in (*found, numbers)]

    def _join(self, lanes: Sequence[int], most: int) -> tuple[list[Numbers], Masks] | None:
        """Return every way to fill some lanes, and what each uses, unless it takes too many steps."""
        used = np.zeros(1, np.int64)
        found: list[Numbers] = []
        for lane in lanes:
            sets = self.sets(lane)
            if len(used) * len(sets) > most:
                return None
            before, now = np.nonzero((used[:, None] & sets[None, :]) == 0)
            found = [numbers[before] for numbers in found] + [now]
            used = used[before] | sets[now]
        return found, used


def apart(lanes: Sequence[Masks], items: int, taken: int = 0) -> list[int] | None:
    """Return a place in each list of sets so that no two of the sets there meet, early ones if it can; None: none do.

    Most often some early ones will do. Where that is not soon seen, all are counted.
    """
    tried = _first_apart(lanes)
    if tried is not None or all(len(lane) <= FIRST_FEW for lane in lanes[:-1]):
        return tried
    kept = [item for item in range(items) if not taken >> item & 1]
    shares = [Share(int(lane[0]).bit_count(), compress(lane, kept)) for lane in lanes]
    rest = Share(len(kept) - sum(share.size for share in shares), None, True)
    everything = Partitions(len(kept), (*shares, rest))
    if not everything.total:
        return None
    picked = everything.pick(lambda ways: next(at for at, way in enumerate(ways) if way))
    return [int(np.flatnonzero(share.sets == mask)[0]) for share, mask in zip(shares, picked, strict=False)]


def _first_apart(lanes: Sequence[Masks]) -> list[int] | None:
    """Try the first few sets of every lane but the last, of which all are tried."""
    first, *others = lanes
    if not others:
        return [0] if len(first) else None
    for at, mask in enumerate(first[:FIRST_FEW].tolist()):
        free = [np.flatnonzero((each & mask) == 0) for each in others]
        if all(map(len, free)):
            rest = _first_apart([each[left] for each, left in zip(others, free, strict=True)])
            if rest is not None:
                return [at, *(int(left[one]) for left, one in zip(free, rest, strict=True))]
    return None


def _choices(items: int, size: int) -> Table:
    return np.array([comb(held, size) for held in range(items + 1)], np.float64)


def compress(masks: Masks, kept: Sequence[int]) -> Masks:
    """Return subsets of the kept items as subsets of 0 .. len(kept)-1."""
    found = np.zeros_like(masks)
    for bit, item in enumerate(kept):
        found |= (masks >> item & 1) << bit
    return found


def _expand(mask: int, kept: Sequence[int]) -> int:
    return sum(1 << item for bit, item in enumerate(kept) if mask >> bit & 1)


def items_of(mask: int) -> Iterator[int]:
    """Yield the items of a subset, ascending.

    >>> list(items_of(0b1101))
    [0, 2, 3]
    """
    item = 0
    while mask:
        if mask & 1:
            yield item
        mask >>= 1
        item += 1
