"""Splits: counting how items are shared out among lanes by what the shares look like, and not one by one.

Each item has a look. Two sets of one size look alike if their items do, one by one; then either can be split on in as
many ways of each look. So it is enough to split one set of each kind and to count how often that happens. Lanes that
accept the same sets could change places: of such splits one is kept, counted as often as it can be rearranged. Tens of
millions of partitions shrink to some hundred thousand rows, and every number stays exact. Knows nothing of tiles, seats
or rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .joint import SPARSE, Few, Joint, Numbers
from .lattice import Masks, Table, subsets


class Looks(NamedTuple):
    """What each item looks like, as small numbers, and whether the order of a set's items is seen as well."""

    of: tuple[int, ...]
    ordered: bool

    def codes(self) -> Numbers:
        """Return a number for every set, by its mask: the same for those of one size that look alike."""
        found, base = np.zeros(1, np.int64), len(set(self.of)) + 1
        worth = np.cumprod([1, *(self.of.count(look) + 1 for look in range(base - 1))])
        for look in self.of:  # the sets with an item are those without it, and one more
            found = np.concatenate((found, found * base + look + 1 if self.ordered else found + worth[look]))
        return found


class Kinds(NamedTuple):
    """All sets of one size by their looks: an example of each kind, how many there are, and the kind of each mask."""

    examples: Masks
    amounts: Numbers
    of: Few


class Given(NamedTuple):
    """What one lane may get of a set of each kind: of which, what kind, what kind that leaves, in how many ways.

    In ascending order of the first two.
    """

    kind: Numbers
    hand: Numbers
    after: Numbers
    ways: Table


class Rows(NamedTuple):
    """Ways to split a set of each kind: which, what kind every lane gets, in how many ways.

    In ascending order of the kind, then of what the last lane gets.
    """

    kind: Numbers
    lanes: list[Few]
    ways: Table
    ties: Few
    """How many of the last lanes, all equals, got the same kind."""


@dataclass(frozen=True)
class Splits:
    """Ways to give each lane so many items, in one of its sets, while so many are the rest; some may be left over."""

    looks: Looks
    size: int
    rest: int
    sets: tuple[Masks, ...]
    """What each lane accepts; of sets that look alike all or none."""

    @property
    def items(self) -> int:
        """How many items there are."""
        return len(self.looks.of)

    @cached_property
    def hands(self) -> Kinds:
        """The kinds of sets a lane may get."""
        return self._kinds(self.size)

    @cached_property
    def held(self) -> Kinds:
        """The kinds of what a rest leaves: they stand for the kinds of rests."""
        return self._kinds(self.items - self.rest)

    @cached_property
    def _codes(self) -> Numbers:
        return self.looks.codes()

    def _kinds(self, size: int) -> Kinds:
        every = subsets(self.items, size)
        codes = self._codes[every]
        short = codes.astype(np.uint16) if codes.max(initial=0) < 1 << 16 else codes  # sorted several times faster
        _, first, kinds, amounts = np.unique(short, return_index=True, return_inverse=True, return_counts=True)
        of = np.full(1 << self.items, -1, np.int16)
        of[every] = kinds
        return Kinds(every[first], amounts, of)

    @cached_property
    def order(self) -> list[int]:
        """The lanes as they are filled, from the back: the choosiest at once, equals side by side."""
        return sorted(range(len(self.sets)), key=lambda lane: (-len(self.sets[lane]), self.sets[lane].tobytes()))

    @cached_property
    def _places(self) -> list[int]:
        """For each lane in that order: the how manieth of its equals it is."""
        places = [1]
        for before, lane in zip(self.order, self.order[1:], strict=False):
            places.append(places[-1] + 1 if np.array_equal(self.sets[before], self.sets[lane]) else 1)
        return places

    @cached_property
    def joint(self) -> Joint:
        """Every way to split what a rest of each kind leaves, its lanes in `order` and their hands by kinds."""
        rows = self._split(self.held.examples, np.arange(len(self.held.examples)), len(self.sets) - 1)
        return Joint(self.held.amounts, rows.kind, rows.lanes, rows.ways, self._places)

    def _split(self, examples: Masks, kinds: Numbers, lane: int) -> Rows:
        """Return the ways to split an example of each kind among this lane and those before it."""
        left = self._kinds(_size(examples) - self.size)
        given = self._given(examples, left, lane)
        given = given._replace(kind=kinds[given.kind])
        used = np.flatnonzero(np.bincount(given.after, minlength=len(left.examples)))
        if lane == 0 or not len(used):
            lanes = [given.hand.astype(np.int16)] * (lane + 1)
            return Rows(given.kind, lanes, given.ways, np.ones(len(given.kind), np.int16))
        return self._join(given, self._split(left.examples[used], used, lane - 1), lane)

    def _given(self, examples: Masks, left: Kinds, lane: int) -> Given:
        accepted = np.zeros(1 << self.items, np.bool_)
        accepted[self.sets[self.order[lane]]] = True
        every = inside(examples, self.size)
        taken = np.flatnonzero(accepted[every.ravel()])
        number, given = taken // every.shape[1], every.ravel()[taken]
        keys = number * len(self.hands.examples) + self.hands.of[given]
        if self.looks.ordered:
            keys, ways = _tally(keys * len(left.examples) + left.of[examples[number] - given])
            keys, after = np.divmod(keys, len(left.examples))
            kind, hand = np.divmod(keys, len(self.hands.examples))
        else:  # what is left follows from what is given: such codes can be subtracted
            keys, ways = _tally(keys)
            kind, hand = np.divmod(keys, len(self.hands.examples))
            codes = self._codes[examples][kind] - self._codes[self.hands.examples][hand]
            kinds = np.zeros(int(self._codes[-1]) + 1, np.int64)
            kinds[self._codes[left.examples]] = np.arange(len(left.examples))
            after = kinds[codes]
        return Given(kind, hand, after, ways)

    def _join(self, given: Given, inner: Rows, lane: int) -> Rows:
        """Put what this lane gets beside every way to split what it leaves; of equals the later get later kinds."""
        place, kinds = self._places[lane], len(self.hands.examples)
        start = np.searchsorted(inner.kind, np.arange(int(given.after.max()) + 2))
        begin, end = start[given.after], start[given.after + 1]
        if place > 1:
            order, last = inner.kind * kinds + inner.lanes[-1], given.after * kinds + given.hand
            end = np.searchsorted(order.astype(np.int32), last.astype(np.int32), "right")
        many = end - begin
        which = np.repeat(np.arange(len(many)), many)
        at = np.arange(len(which)) + np.repeat(begin - np.cumsum(many) + many, many)
        lanes = [*(each[at] for each in inner.lanes), given.hand.astype(np.int16)[which]]
        ways, ties = (inner.ways * place)[at] * given.ways[which], np.ones(len(which), np.int16)
        if place > 1:
            tied = np.flatnonzero(lanes[-1] == lanes[-2])
            ties[tied] += inner.ties[at[tied]]
            ways[tied] /= ties[tied]
        return Rows(given.kind[which], lanes, ways, ties)


def _tally(keys: Numbers) -> tuple[Numbers, Table]:
    """Return the keys there are, ascending, and how often each occurs."""
    bound = int(keys.max(initial=0)) + 1
    if bound <= SPARSE * len(keys):
        counted = np.bincount(keys)
        found = np.flatnonzero(counted)
        return found, counted[found].astype(np.float64)
    short = keys.astype(np.int32) if bound < 1 << 31 else keys  # half as wide, sorted twice as fast
    found, ways = np.unique(short, return_counts=True)
    return found.astype(np.int64), ways.astype(np.float64)


def _size(examples: Masks) -> int:
    return int(examples[0]).bit_count()


def inside(masks: Masks, part: int) -> NDArray[np.int32]:
    """Return all subsets with so many items of each of these sets, which are of one size; a row a set.

    >>> inside(np.array([0b1101]), 2).tolist()
    [[5, 9, 12]]
    """
    bits, left = np.zeros((len(masks), _size(masks))), masks.copy()
    for item in range(_size(masks)):
        lowest = left & -left
        bits[:, item] = lowest
        left ^= lowest
    return (bits @ _choices(_size(masks), part)).astype(np.int32)


@cache
def _choices(size: int, part: int) -> Table:
    """Return every choice of so many of so many as a column of zeros and ones."""
    chosen = list(combinations(range(size), part))
    found = np.zeros((size, len(chosen)))
    for column, items in enumerate(chosen):
        found[list(items), column] = 1.0
    return found
