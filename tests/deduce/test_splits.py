"""Splits counted by looks, held against every split listed one by one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import log2
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from cabinet_noir.deduce import Joint, Looks, Splits, Worth, best_chance, subsets
from cabinet_noir.deduce import splits as splitting


def look_of(looks: Looks, mask: int) -> tuple[int, ...]:
    """Return what a set looks like, in words of our own."""
    seen = [look for item, look in enumerate(looks.of) if mask >> item & 1]
    return tuple(seen if looks.ordered else sorted(seen))


def random_splits(picker: random.Random) -> Splits:
    """Return some splits: two or three lanes, some of them equals, each accepting all or none of what looks alike."""
    size, lanes, rest, over = picker.choice([(2, 3, 3, 0), (2, 3, 2, 1), (3, 2, 3, 0), (1, 3, 2, 0), (2, 2, 3, 2)])
    items = size * lanes + rest + over
    looks = sorted(picker.randrange(picker.randrange(1, items + 1)) for _ in range(items))
    number = {look: index for index, look in enumerate(dict.fromkeys(looks))}
    shuffled = picker.random() < 0.5
    of = [number[look] for look in looks]
    if shuffled:
        picker.shuffle(of)
        number = {look: index for index, look in enumerate(dict.fromkeys(of))}
        of = [number[look] for look in of]
    found = Looks(tuple(of), picker.random() < 0.5)
    accepts = [random_sets(picker, found, items, size) for _ in range(picker.randrange(1, lanes + 1))]
    return Splits(found, size, rest, tuple(picker.choice(accepts) for _ in range(lanes)))


def random_sets(picker: random.Random, looks: Looks, items: int, size: int) -> NDArray[np.int64]:
    """Return the sets a lane accepts."""
    every = subsets(items, size)
    refused = {look for look in {look_of(looks, int(mask)) for mask in every} if picker.random() < 0.2}
    return np.array([mask for mask in every.tolist() if look_of(looks, mask) not in refused], np.int64)


def plainly(splits: Splits) -> Iterator[tuple[int, ...]]:
    """Yield every split: the rest, then the set of each lane."""
    for rest in map(set, combinations(range(splits.items), splits.rest)):
        used = sum(1 << item for item in rest)
        yield from ((used, *given) for given in _lanes([each.tolist() for each in splits.sets], used))


def _lanes(sets: list[list[int]], used: int) -> Iterator[tuple[int, ...]]:
    if not sets:
        yield ()
        return
    for mask in sets[0]:
        if not mask & used:
            yield from ((mask, *given) for given in _lanes(sets[1:], used | mask))


def bits(tally: Counter[Any]) -> float:
    """Return the entropy of a tally."""
    total = sum(tally.values())
    return -sum(n / total * log2(n / total) for n in tally.values())


def worth(parts: Iterable[Joint], answers: Sequence[NDArray[np.int16]]) -> float:
    """Return what answers tell about the rest."""
    found = Worth(answers)
    for part in parts:
        found.add(part)
    return found.bits


@pytest.fixture(params=[1, 1 << 16])
def rows(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make rows in many parts, or in one."""
    monkeypatch.setattr(splitting, "ROWS", request.param)


@pytest.mark.parametrize("number", range(60))
def test_what_answers_tell_of_the_rest_is_what_listing_says(number: int, rows: None) -> None:
    picker = random.Random(number)
    splits = random_splits(picker)
    every = list(plainly(splits))
    shapes = sorted({look_of(splits.looks, mask) for mask in subsets(splits.items, splits.size).tolist()})
    for _ in range(3):
        said = {shape: picker.randrange(4) for shape in shapes}
        answers = np.array([said[look_of(splits.looks, mask)] for mask in splits.hands.examples.tolist()], np.int16)
        told = [(rest, tuple(said[look_of(splits.looks, mask)] for mask in given)) for rest, *given in every]
        plain = (
            bits(Counter(answer for _, answer in told)) + bits(Counter(rest for rest, _ in told)) - bits(Counter(told))
        )
        assert worth(splits.parts(), [answers] * len(splits.sets)) == pytest.approx(plain, abs=1e-9)
        surest: Counter[tuple[int, ...]] = Counter()
        for (_, answer), times in Counter(told).items():
            surest[answer] = max(surest[answer], times)
        alike = np.ones(len(splits.held.examples), np.int64)
        best = best_chance(splits.parts(), [answers] * len(splits.sets), alike)
        assert best == pytest.approx(sum(surest.values()) / max(1, len(told)), abs=1e-9)


@pytest.mark.parametrize("number", range(20))
def test_every_split_is_counted_once_with_its_rearrangements(number: int) -> None:
    splits = random_splits(random.Random(1000 + number))
    ways: Counter[int] = Counter()
    for part in splits.parts():
        for kind, times in zip(part.rest.tolist(), part.ways.tolist(), strict=True):
            ways[kind] += times
    plain = Counter(rest for rest, *_ in plainly(splits))
    everything = (1 << splits.items) - 1
    for rest in subsets(splits.items, splits.rest).tolist():
        assert ways[int(splits.held.of[everything ^ rest])] == plain[rest]


def test_a_wide_table_is_sorted_and_a_narrow_one_counted_alike() -> None:
    picker = np.random.default_rng(5)
    rest = np.sort(picker.integers(0, 40, 3000))
    lanes = [picker.integers(0, 50, 3000).astype(np.int16) for _ in range(2)]
    joint = Joint(np.ones(40, np.int64), rest, lanes, np.ones(3000), [1, 1])
    narrow = np.arange(50, dtype=np.int16) % 3
    wide = narrow * 700  # the same answers under numbers far apart
    assert worth([joint], [narrow, narrow]) == pytest.approx(worth([joint], [wide, wide]), abs=1e-12)
    apart = np.arange(50, dtype=np.int16)
    told = list(zip(lanes[0].tolist(), lanes[1].tolist(), strict=True))
    plain = bits(Counter(told)) + bits(Counter(rest.tolist())) - bits(Counter(zip(rest.tolist(), told, strict=True)))
    assert worth([joint], [apart, apart]) == pytest.approx(plain, abs=1e-9)


def test_where_nothing_fits_nothing_is_told() -> None:
    none = np.zeros(0, np.int64)
    splits = Splits(Looks((0, 0, 1, 1, 1, 1), False), 2, 2, (subsets(6, 2), none))
    answers = np.zeros(len(splits.hands.examples), np.int16)
    assert worth(splits.parts(), [answers] * 2) == 0.0
