"""The cheapest way through the lanes, held against every way tried one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product

import pytest

from cabinet_noir.core import Chance, seed_from
from cabinet_noir.deduce import NEVER, Cheapest, Edge, Lane, Opening, Skip, Weave

ITEMS, WILDS = 5, 2
Held = tuple[tuple[int, ...], ...]
"""For each lane what its slots hold: an item, or a wild as -1 or -2."""


def lane(slots: int, apart: bool) -> Lane:
    """Return a lane of rising items, any of its slots a wild; `apart`: that takes no two neighbouring items.

    Its states: the next slot, and twice as many where it has to remember that it took the item just before.
    """
    fresh = slots + 1 if apart else 0
    take: list[list[Edge]] = [[] for _ in range(ITEMS)]
    for item in range(ITEMS):
        for slot in range(slots):
            for skips in runs(slot + 1, slots):
                dst = slot + 1 + len(skips)
                take[item].append(Edge(slot, dst + fresh, marks(skips), slot, skips, 1.0))
    stay = (*range(slots + 1), *range(slots + 1)) if apart else tuple(range(slots + 1))
    done = (*(False,) * slots, True) * (2 if apart else 1)
    openings = tuple(Opening(len(skips), marks(skips), skips) for skips in runs(0, slots))
    return Lane(slots, openings, stay, tuple(map(tuple, take)), done)


def runs(first: int, slots: int) -> Iterator[tuple[Skip, ...]]:
    """Yield every way to give the next slots to wilds."""
    for wilds in ((), (0,), (1,), (0, 1), (1, 0)):
        if first + len(wilds) <= slots:
            yield tuple(Skip(first + at, wild) for at, wild in enumerate(wilds))


def marks(skips: Sequence[Skip]) -> int:
    return sum(1 << skip.wild for skip in skips)


def every_way(slots: Sequence[int], apart: Sequence[bool]) -> Iterator[Held]:
    """Yield every way, by trying all that could be held."""
    for flat in product(range(-WILDS, ITEMS), repeat=sum(slots)):
        rest = iter(flat)
        held = tuple(tuple(next(rest) for _ in range(size)) for size in slots)
        if len(set(flat)) == len(flat) and all(rises(row, far) for row, far in zip(held, apart, strict=True)):
            yield held


def rises(row: tuple[int, ...], apart: bool) -> bool:
    numbers = [item for item in row if item >= 0]
    return all(right - left > apart for left, right in pairwise(numbers))


def cost(held: Held, prices: Sequence[Sequence[Sequence[int]]]) -> int:
    return sum(
        asked[slot][item if item >= 0 else ITEMS - 1 - item]
        for row, asked in zip(held, prices, strict=True)
        for slot, item in enumerate(row)
    )


@pytest.mark.parametrize(
    ("slots", "apart"),
    [
        ((2,), (False,)),
        ((3,), (True,)),
        ((2, 2), (False, True)),
        ((1, 3), (True, True)),
        ((2, 1, 1), (False, True, False)),
    ],
)
def test_it_is_a_way_and_none_is_cheaper(slots: tuple[int, ...], apart: tuple[bool, ...]) -> None:
    lanes = tuple(map(lane, slots, apart))
    cheapest, every = Cheapest(lanes, ITEMS, WILDS), list(every_way(slots, apart))
    assert len(every) == round(Weave(lanes, (True,) * ITEMS, WILDS).total)
    chance, found = Chance(seed_from(len(slots)), "prices"), 0
    for _ in range(60):
        ask = [0, 1, 2, 4, *[NEVER] * chance.below(24)]
        prices = [[[chance.choice(ask) for _ in range(ITEMS + WILDS)] for _ in range(size)] for size in slots]
        best = min((cost(held, prices) for held in every), default=NEVER)
        way = cheapest.way(prices)
        assert (way is None) == (best >= NEVER)
        if way is not None:
            held = tuple(tuple(row[slot] for slot in range(size)) for row, size in zip(way.lanes, slots, strict=True))
            assert held in every
            assert cost(held, prices) == best
            found += 1
    assert 5 < found < 60
