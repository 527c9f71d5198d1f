"""Chance: every random result of the house, from a seed, in a way any language can repeat.

The construction, in full:

- *block i* is HMAC-SHA-256, keyed by the 32-byte seed, over the label in UTF-8, a zero byte, i in 8 bytes, big-endian;
- a block is eight *words* of 32 bits, big-endian, taken in order; after the eighth comes the next block;
- `below(n)` takes words until one is less than the largest multiple of n that is at most 2^32, and returns it modulo n;
- `shuffled` is Fisher-Yates from the last place down: for i = last .. 1, swap places i and `below(i + 1)`.

Each use has a label of its own ("deal", "move 17"), so that what one move draws can never shift what another draws.

A seed may follow from several parts, each drawn by somebody else, so that nobody chose it: see `mixed_seed`.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_WORDS = struct.Struct(">8I")
_SPAN = 1 << 32


def fresh_seed() -> bytes:
    """Return a new secret seed from the system's generator."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """Return the seed that stands for a small number on a command line (`--seed 1`)."""
    return hashlib.sha256(b"cabinet-noir seed %d" % number).digest()


def seal(seed: bytes) -> str:
    """Return the public commitment to a seed: its SHA-256, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def mixed_seed(house: bytes, parts: Sequence[bytes]) -> bytes:
    """Return the seed that follows from the house's part and the seats' own, in order; an empty one was not given.

    SHA-256 over a label and a zero byte, the house's 32 bytes, then for each seat a byte 1 and its 32 bytes, or a
    byte 0. Where no seat gave one, the house's part is the seed.

    >>> mixed_seed(bytes(32), (b"", b"")) == bytes(32)
    True
    >>> mixed_seed(bytes(32), (b"", bytes(32))).hex()[:16]
    '9e13e5a702d571d4'
    """
    if not any(parts):
        return house
    given = (b"\1" + part if part else b"\0" for part in parts)
    return hashlib.sha256(b"cabinet-noir deal\0" + house + b"".join(given)).digest()


def is_part_of(pledge: str, part: str) -> bool:
    """Is this, in hexadecimal, the part that somebody had pledged by its hash?"""
    try:
        raw = bytes.fromhex(part)
    except ValueError:
        return False
    return len(raw) == SEED_BYTES and part == raw.hex() and seal(raw) == pledge


class Chance:
    """One labelled stream of random numbers.

    >>> chance = Chance(bytes(32), "deal")
    >>> [chance.below(6) for _ in range(8)]
    [2, 3, 2, 1, 0, 4, 0, 1]
    >>> Chance(bytes(32), "deal").shuffled("abcdef")
    ['d', 'e', 'b', 'f', 'a', 'c']
    """

    __slots__ = ("_block", "_label", "_seed", "_words")

    def __init__(self, seed: bytes, label: str) -> None:
        self._seed = seed
        self._label = label
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            label = self._label.encode() + b"\0"
            digest = hmac.digest(self._seed, label + self._block.to_bytes(8, "big"), "sha256")
            self._block += 1
            self._words = list(_WORDS.unpack(digest))
            self._words.reverse()
        return self._words.pop()

    def below(self, n: int) -> int:
        """Return a uniform whole number in 0 .. n-1."""
        limit = _SPAN - _SPAN % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def choice(self, options: Sequence[T]) -> T:
        """Return one of the options, each as likely as the others."""
        return options[self.below(len(options))]

    def happens(self, percent: int) -> bool:
        """Does it happen, so many times in a hundred?"""
        return self.below(100) < percent

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in a uniformly random order."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def chosen(self, weights: Sequence[int]) -> int:
        """Return an index with probability proportional to its whole-number weight.

        >>> Chance(bytes(32), "weights").chosen([0, 5, 0])
        1
        """
        rest = self.below_big(sum(weights))
        for index, weight in enumerate(weights):
            if rest < weight:
                return index
            rest -= weight
        raise ValueError("no weight to choose by")

    def seed_of(self) -> bytes:
        """Return 32 bytes of this stream, to serve as the seed of another."""
        return b"".join(self._word().to_bytes(4, "big") for _ in range(SEED_BYTES // 4))

    def below_big(self, n: int) -> int:
        """Return a uniform whole number in 0 .. n-1 for n of any size."""
        if n <= _SPAN:
            return self.below(n)
        words = (n.bit_length() + 31) // 32
        span = 1 << (32 * words)
        limit = span - span % n
        while True:
            value = 0
            for _ in range(words):
                value = value << 32 | self._word()
            if value < limit:
                return value % n
