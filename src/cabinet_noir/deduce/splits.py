"""Splits: counting how items are shared out among lanes by what the shares look like, and not one by one.

Each item has a look. Two sets of one size look alike if their items do, one by one; then either can be split on in as
many ways of each look. So it is enough to split one set of each kind and to count how often that happens. Lanes that
accept the same sets could change places: of such splits one is kept, counted as often as it can be rearranged. Tens of
millions of partitions shrink to some hundred thousand rows, and every number stays exact. Knows nothing of tiles, seats
or rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .joint import Few, Joint, Numbers, tally
from .lattice import Masks, Table, subsets

ROWS: Final = 1 << 16
"""Rows are made about so many at a time."""


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
    _known: dict[int, Kinds] = field(default_factory=dict)

    @property
    def items(self) -> int:
        """How many items there are."""
        return len(self.looks.of)

    @property
    def hands(self) -> Kinds:
        """The kinds of sets a lane may get."""
        return self._kinds(self.size)

    @property
    def held(self) -> Kinds:
        """The kinds of what a rest leaves: they stand for the kinds of rests."""
        return self._kinds(self.items - self.rest)

    @cached_property
    def _codes(self) -> Numbers:
        return self.looks.codes()

    def _kinds(self, size: int) -> Kinds:
        if size not in self._known:
            self._known[size] = self._sorted(size)
        return self._known[size]

    def _sorted(self, size: int) -> Kinds:
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

    def parts(self) -> Iterator[Joint]:
        """Yield every way to split what a rest of each kind leaves: lanes in `order`, their hands by kinds."""
        lane, size = len(self.sets) - 1, self.items - self.rest
        given = self._given(self.held.examples, size, lane)
        inner = self._split(given.after, size - self.size, lane - 1)
        begin, end = self._spans(given, inner, lane)
        for some in _cut(given.kind, end - begin):
            part = Given(given.kind[some], given.hand[some], given.after[some], given.ways[some])
            rows = self._join(part, begin[some], end[some], inner, lane)
            yield Joint(self.held.amounts, rows.kind, rows.lanes, rows.ways, self._places)

    def _split(self, kinds: Numbers, size: int, lane: int) -> Rows:
        """Return the ways to split a set of each of these kinds among a lane and those before it."""
        every = self._kinds(size)
        used = np.flatnonzero(np.bincount(kinds, minlength=len(every.examples)))
        given = self._given(every.examples[used], size, lane)
        given = given._replace(kind=used[given.kind])
        if lane == 0:
            return Rows(given.kind, [given.hand.astype(np.int16)], given.ways, np.ones(len(given.kind), np.int16))
        inner = self._split(given.after, size - self.size, lane - 1)
        return self._join(given, *self._spans(given, inner, lane), inner, lane)

    def _given(self, examples: Masks, size: int, lane: int) -> Given:
        """Return what a lane may get of each of these sets, which are of one size."""
        left = self._kinds(size - self.size)
        accepted = np.zeros(1 << self.items, np.bool_)
        accepted[self.sets[self.order[lane]]] = True
        every = inside(examples, size, self.size)
        taken = np.flatnonzero(accepted[every.ravel()])
        number, given = taken // every.shape[1], every.ravel()[taken]
        keys = number * len(self.hands.examples) + self.hands.of[given]
        if self.looks.ordered:
            keys, ways = tally(keys * len(left.examples) + left.of[examples[number] - given])
            keys, after = np.divmod(keys, len(left.examples))
            kind, hand = np.divmod(keys, len(self.hands.examples))
        else:  # what is left follows from what is given: such codes can be subtracted
            keys, ways = tally(keys)
            kind, hand = np.divmod(keys, len(self.hands.examples))
            codes = self._codes[examples][kind] - self._codes[self.hands.examples][hand]
            kinds = np.zeros(int(self._codes[-1]) + 1, np.int64)
            kinds[self._codes[left.examples]] = np.arange(len(left.examples))
            after = kinds[codes]
        return Given(kind, hand, after, ways)

    def _spans(self, given: Given, inner: Rows, lane: int) -> tuple[Numbers, Numbers]:
        """Return which rows go with what a lane is given: where they begin and end."""
        kinds = len(self.hands.examples)
        start = np.searchsorted(inner.kind, np.arange(int(given.after.max(initial=0)) + 2))
        begin, end = start[given.after], start[given.after + 1]
        if self._places[lane] > 1:  # of equals the later get later kinds
            order, last = inner.kind * kinds + inner.lanes[-1], given.after * kinds + given.hand
            end = np.searchsorted(order.astype(np.int32), last.astype(np.int32), "right")
        return begin, end

    def _join(self, given: Given, begin: Numbers, end: Numbers, inner: Rows, lane: int) -> Rows:
        """Put what this lane gets beside every way to split what it leaves."""
        place, many = self._places[lane], end - begin
        which = np.repeat(np.arange(len(many)), many)
        at = np.arange(len(which)) + np.repeat(begin - np.cumsum(many) + many, many)
        lanes = [*(each[at] for each in inner.lanes), given.hand.astype(np.int16)[which]]
        ways, ties = inner.ways[at] * (given.ways * place)[which], np.ones(len(which), np.int16)
        if place > 1:
            tied = np.flatnonzero(lanes[-1] == lanes[-2])
            ties[tied] += inner.ties[at[tied]]
            ways[tied] /= ties[tied]
        return Rows(given.kind[which], lanes, ways, ties)


def _cut(kinds: Numbers, many: Numbers) -> Iterator[slice]:
    """Yield slices of entries that make some ROWS rows each; those of one kind stay together."""
    edges = np.flatnonzero(np.diff(kinds, prepend=-1))
    made = np.concatenate(([0], np.cumsum(many)))[edges]
    firsts = edges[np.flatnonzero(np.diff(made // ROWS, prepend=-1))].tolist()
    return (slice(first, last) for first, last in zip(firsts, [*firsts[1:], len(kinds)], strict=False))


def inside(masks: Masks, size: int, part: int) -> NDArray[np.int32]:
    """Return all subsets with so many items of each of these sets, which are of one size; a row a set.

    >>> inside(np.array([0b1101]), 3, 2).tolist()
    [[5, 9, 12]]
    """
    bits, left = np.zeros((len(masks), size)), masks.copy()
    for item in range(size):
        lowest = left & -left
        bits[:, item] = lowest
        left ^= lowest
    return (bits @ _choices(size, part)).astype(np.int32)


@cache
def _choices(size: int, part: int) -> Table:
    """Return every choice of so many of so many as a column of zeros and ones."""
    chosen = list(combinations(range(size), part))
    found = np.zeros((size, len(chosen)))
    for column, items in enumerate(chosen):
        found[list(items), column] = 1.0
    return found
