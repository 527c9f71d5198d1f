"""The engine of reasons, without a game: hitting sets against plain trial, and sets that share nothing."""

from __future__ import annotations

from itertools import combinations
from random import Random

import numpy as np
import pytest

from cabinet_noir.deduce import apart, cheapest_hitting_set


def by_trial(sets: list[int], prices: list[int]) -> int:
    """Return the cheapest set that meets all of them, by trying every one."""
    every = range(1 << len(prices))
    hitting = [some for some in every if all(some & each for each in sets)]
    return min(hitting, key=lambda some: sum(price for member, price in enumerate(prices) if some >> member & 1))


@pytest.mark.parametrize("seed", range(40))
def test_the_cheapest_hitting_set_is_the_cheapest(seed: int) -> None:
    chance = Random(seed)
    members = chance.randint(1, 9)
    prices = [(chance.randint(1, 4) << members) + (1 << member) for member in range(members)]
    sets = [chance.randint(1, (1 << members) - 1) for _ in range(chance.randint(0, 12))]
    assert cheapest_hitting_set(sets, prices) == by_trial(sets, prices)


@pytest.mark.parametrize("seed", range(30))
def test_sets_are_found_apart_exactly_where_some_are(seed: int) -> None:
    """Also where the first few of each lane all meet, and everything has to be counted."""
    chance = Random(seed)
    items, sizes = 9, [2, 3, 2][: chance.randint(1, 3)]
    taken = 0b1 if seed % 2 else 0
    lanes = []
    for size in sizes:
        every = [sum(1 << item for item in some) for some in combinations(range(items), size)]
        few = [mask for mask in every if not mask & taken and (seed % 3 or mask & 0b110)]
        lanes.append(np.array(chance.sample(few, min(len(few), chance.choice([1, 3, 60])))))
    found = apart(lanes, items, taken)
    possible = _any_apart(lanes, 0)
    assert (found is not None) == possible
    if found is not None:
        chosen = [int(lane[at]) for lane, at in zip(lanes, found, strict=True)]
        assert all(not one & other for one, other in combinations(chosen, 2))


def _any_apart(lanes: list[np.ndarray], used: int) -> bool:
    if not lanes:
        return True
    return any(_any_apart(lanes[1:], used | mask) for mask in lanes[0].tolist() if not mask & used)


def test_where_early_sets_all_meet_the_late_ones_are_found() -> None:
    blocked = [0b11 | 1 << item for item in range(2, 16)] * 2
    first = np.array([*blocked, 0b111 << 2])
    second = np.array([*blocked, 0b111 << 5])
    assert apart([first, second], 16) is not None
    assert apart([np.array(blocked), np.array(blocked)], 16) is None
