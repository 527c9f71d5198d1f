"""Chance is a documented construction: written here a second time, from its description."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from cabinet_noir.core import Chance, seal, seed_from


def words(seed: bytes, label: str) -> Iterator[int]:
    """The stream of 32-bit words, as the docstring of core/chance.py describes it."""
    block = 0
    while True:
        message = label.encode() + b"\x00" + block.to_bytes(8, "big")
        digest = hmac.new(seed, message, hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    limit = 2**32 // n * n
    return next(word for word in stream if word < limit) % n


@given(st.binary(min_size=32, max_size=32), st.text(max_size=12), st.lists(st.integers(1, 2**32), max_size=30))
def test_below_follows_the_description(seed: bytes, label: str, sizes: list[int]) -> None:
    chance, stream = Chance(seed, label), words(seed, label)
    assert [chance.below(n) for n in sizes] == [below(stream, n) for n in sizes]


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(), max_size=30))
def test_shuffling_follows_the_description(seed: bytes, items: list[int]) -> None:
    stream, expected = words(seed, "deal"), list(items)
    for i in range(len(items) - 1, 0, -1):
        j = below(stream, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert Chance(seed, "deal").shuffled(items) == expected


def test_labels_are_streams_of_their_own() -> None:
    seed = seed_from(1)
    assert Chance(seed, "move 1").shuffled(range(20)) != Chance(seed, "move 2").shuffled(range(20))


def test_every_order_of_three_is_equally_likely() -> None:
    tally = Counter(tuple(Chance(seed_from(n), "deal").shuffled("abc")) for n in range(6_000))
    assert len(tally) == 6
    assert all(850 < count < 1_150 for count in tally.values())


@given(st.lists(st.integers(0, 2**60), min_size=1, max_size=8).filter(any))
def test_chosen_never_takes_a_weight_of_zero(weights: list[int]) -> None:
    assert weights[Chance(seed_from(3), "weights").chosen(weights)] > 0


def test_weights_of_any_size_are_respected() -> None:
    chance = Chance(seed_from(4), "big")
    tally = Counter(chance.chosen([2**70, 3 * 2**70]) for _ in range(4_000))
    assert 850 < tally[0] < 1_150


def test_the_seal_is_the_sha_256_of_the_seed() -> None:
    assert seal(b"x" * 32) == hashlib.sha256(b"x" * 32).hexdigest()
