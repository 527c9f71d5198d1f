"""The cheapest way to fill the lanes, if there is one: what `weave` counts, this finds, and far sooner.

Each item in each slot has a price, or may never be there. All that matters of a joint state of the lanes is whether the
end can be reached from it for so much: a bit. So a whole table of states is one long number, a lane's step a shift of
it, and a pass over all items some hundred such shifts. One pass that asks no price tells whether there is any way; then
limits grow from nothing until the start is reached. Any item may be left out. Knows no tiles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, count
from operator import mul
from typing import Final, NamedTuple

from .weave import Lane, Onward, Picked, Skip, Start, hold, onward, skipped_first, starts

NEVER: Final = 1 << 20
"""The price of what may not be."""
Prices = Sequence[Sequence[Sequence[int]]]
"""What each lane asks for each slot to hold each item, and after these each wild."""
Shifts = dict[int, int]
"""How far up the table which states go."""
Reach = list[int]
"""For each item, and after the last, the states from which the end can be reached."""


class Kind(NamedTuple):
    """What lets many states go on alike: a slot takes one of some items, and then some others are skipped."""

    slot: int
    skips: tuple[Skip, ...]
    shift: int
    states: int
    items: tuple[int, ...]


class Moves(NamedTuple):
    """What may be done with an item, by price: by the lanes that stay as they are when one passes them by, and by each
    of those that do not."""

    plain: dict[int, Shifts]
    drifting: dict[int, dict[int, Shifts]]


@dataclass(frozen=True)
class Cheapest:
    """The ways to fill some lanes, ready to be asked for the cheapest at any prices."""

    lanes: tuple[Lane, ...]
    items: int
    wilds: int = 0

    # The table of states: a state's number has a digit for each lane, and last the marks

    @cached_property
    def _strides(self) -> tuple[int, ...]:
        """What each digit is worth."""
        return tuple(accumulate((lane.size for lane in self.lanes), mul, initial=1))

    def _number(self, at: tuple[int, ...]) -> int:
        found: int = sum(map(mul, at[1:], self._strides), at[0] * self._strides[-1])
        return found

    @cached_property
    def _where(self) -> tuple[tuple[int, ...], ...]:
        """For each lane and each of its states, all joint states in which it is in that one."""
        everywhere = (1 << (self._strides[-1] << self.wilds)) - 1
        found = []
        for lane, stride in zip(self.lanes, self._strides, strict=False):
            first = ((1 << stride) - 1) * (everywhere // ((1 << stride * lane.size) - 1))
            found.append(tuple(first << (state * stride) for state in range(lane.size)))
        return tuple(found)

    @cached_property
    def _unspent(self) -> tuple[int, ...]:
        """For each set of marks, all joint states in which none of these wilds is spent."""
        size, sets = self._strides[-1], range(1 << self.wilds)
        return tuple(sum(((1 << size) - 1) << (spent * size) for spent in sets if not spent & marks) for marks in sets)

    @cached_property
    def _ends(self) -> int:
        """All joint states in which every lane is done."""
        found = self._unspent[0]
        for lane, where in zip(self.lanes, self._where, strict=True):
            found &= sum(states for states, done in zip(where, lane.done, strict=True) if done)
        return found

    @cached_property
    def _starts(self) -> tuple[tuple[Start, int], ...]:
        """Every joint way to begin, with its number."""
        return tuple((start, self._number(start.at)) for start in starts(self.lanes))

    @cached_property
    def _kinds(self) -> tuple[tuple[Kind, ...], ...]:
        """For each lane all it may do, what goes equally far put together."""
        return tuple(tuple(self._kinds_of(number)) for number in range(len(self.lanes)))

    def _kinds_of(self, number: int) -> Iterator[Kind]:
        where, stride, marked = self._where[number], self._strides[number], self._strides[-1]
        states: dict[tuple[int, tuple[Skip, ...], int], dict[int, int]] = {}
        for item, edges in enumerate(self.lanes[number].take):
            for edge in edges:
                shift = (edge.dst - edge.src) * stride + edge.marks * marked
                by_item = states.setdefault((edge.slot, edge.skips, shift), {})
                by_item[item] = by_item.get(item, 0) | where[edge.src] & self._unspent[edge.marks]
        for (slot, skips, shift), by_item in states.items():
            for some in dict.fromkeys(by_item.values()):
                yield Kind(slot, skips, shift, some, tuple(item for item in by_item if by_item[item] == some))

    @cached_property
    def _drifts(self) -> dict[int, Shifts]:
        """What becomes of a lane's states when an item passes it by, for the lanes that do not stay as they are."""
        found: dict[int, Shifts] = {}
        for number, lane in enumerate(self.lanes):
            if lane.stay != tuple(range(lane.size)):
                shifts = found[number] = dict[int, int]()
                for state, to in enumerate(lane.stay):
                    shift = (to - state) * self._strides[number]
                    shifts[shift] = shifts.get(shift, 0) | self._where[number][state]
        return found

    # What is asked of it

    def way(self, prices: Prices) -> Picked | None:
        """Return the cheapest way, or None if there is none."""
        moves = self._moves(prices)
        openings = [(start, number, self._skipped(prices, start)) for start, number in self._starts]
        any_way = self._pass(moves, free=max(map(_dearest, moves), default=0))
        if not any(price < NEVER and any_way[0] >> number & 1 for _, number, price in openings):
            return None
        passes: list[Reach] = []
        for limit in count():
            passes.append(self._pass(moves, passes[::-1]))
            for start, number, price in openings:
                if price <= limit and passes[limit - price][0] >> number & 1:
                    return self._followed(prices, passes, start, limit - price)
        raise AssertionError("there is a way")

    def _moves(self, prices: Prices) -> list[Moves]:
        """Return what may be done with each item."""
        found = [Moves({}, {number: {} for number in self._drifts}) for _ in range(self.items)]
        for number, (kinds, asked) in enumerate(zip(self._kinds, prices, strict=True)):
            into = [moves.drifting.get(number, moves.plain) for moves in found]
            for slot, skips, shift, states, items in kinds:
                more, here = self._wild_price(asked, skips), asked[slot]
                for item in items:
                    price = here[item] + more
                    if price < NEVER:
                        shifts = into[item].setdefault(price, {})
                        shifts[shift] = shifts.get(shift, 0) | states
        return found

    def _wild_price(self, asked: Sequence[Sequence[int]], skips: tuple[Skip, ...]) -> int:
        return sum(asked[skip.slot][self.items + skip.wild] for skip in skips) if skips else 0

    def _skipped(self, prices: Prices, start: Start) -> int:
        """Return what the slots cost that are skipped at the start."""
        return sum(self._wild_price(asked, skips) for asked, skips in zip(prices, start.skips, strict=True))

    def _pass(self, moves: list[Moves], lower: Sequence[Reach] = (), free: int = 0) -> Reach:
        """Return from where the end can be reached within a limit, given the passes for all lower ones, highest first.

        Up to a price of `free` nothing has to be paid.
        """
        reach = [self._ends] * (self.items + 1)
        once_paid = [*[reach] * (free + 1), *lower]
        for item in range(self.items - 1, -1, -1):
            after = [each[item + 1] for each in once_paid]
            now = self._before_passing(after[0] | _before_taking(after, moves[item].plain))
            for lane, by_price in moves[item].drifting.items():
                now |= self._before_passing(_before_taking(after, by_price), but=lane)
            reach[item] = now
        return reach

    def _before_passing(self, after: int, but: int = -1) -> int:
        """Return the states that become some of these when an item passes by all lanes, but one."""
        for lane, shifts in self._drifts.items():
            if lane != but:
                after = _before(after, shifts)
        return after

    def _followed(self, prices: Prices, passes: list[Reach], start: Start, left: int) -> Picked:
        """Return the way that begins here and reaches the end for what is left to pay."""
        held, at = skipped_first(start.skips), start.at
        for item in range(self.items):
            for way in onward(self.lanes, at, item):
                rest = left - self._price(prices, way, item)
                if rest >= 0 and passes[rest][item + 1] >> self._number(way.to) & 1:
                    hold(held, way, item)
                    at, left = way.to, rest
                    break
        return Picked(held)

    def _price(self, prices: Prices, way: Onward, item: int) -> int:
        if way.edge is None:
            return 0
        asked = prices[way.lane]
        return asked[way.edge.slot][item] + self._wild_price(asked, way.edge.skips)


def _dearest(moves: Moves) -> int:
    return max((price for some in (moves.plain, *moves.drifting.values()) for price in some), default=0)


def _before_taking(after: Sequence[int], by_price: dict[int, Shifts]) -> int:
    """Return the states from which an item is taken and paid for; `after` is where one must then be, by price."""
    found = 0
    for price, shifts in by_price.items():
        if price < len(after):
            found |= _before(after[price], shifts)
    return found


def _before(after: int, shifts: Shifts) -> int:
    """Return the states that go to some of these."""
    found = 0
    for shift, states in shifts.items():
        found |= (after >> shift if shift >= 0 else after << -shift) & states
    return found
