"""Sights and actions as numbers, for programs that learn: the contract of a room's encoding, and what all rooms share.

A room's `encoding.py` offers `encoding(options, seats)`. What it makes is given a sight and nothing else, so it can
tell no more than `see` has shown: it reads whose sight it is, the view, and the offers. Two sights that are alike give
the same bytes.

Every action of a table has a *path*: one index, or several for what is too much to be numbered whole (a code, a city,
a sheet). Then it is filled in pick by pick. The picks made so far are a *draft*, which stays with whoever makes them
until the last: it is no part of the game. Whatever the mask lets be picked can be completed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate
from typing import Any, Final, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from .errors import Illegal
from .game import Seat
from .offers import Offer

Int8s = NDArray[np.int8]
Draft = tuple[int, ...]
"""The picks somebody has made of an action that is not complete."""

_MOST: Final = 127
_INT8: Final = np.dtype(np.int8)


V = TypeVar("V", covariant=True)


class Seen(Protocol[V]):
    """What is read of a sight: no more than this is needed, and no more than a seat was shown."""

    @property
    def seat(self) -> Seat | None:
        """Whose it is."""
        ...

    @property
    def view(self) -> V:
        """What its seen events fold to."""
        ...

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What this seat may do now."""
        ...


class Encoding(Protocol):
    """One table's numbers: they depend on what was agreed on and for how many, and never change in between."""

    actions: int
    """How many indexes there are."""
    length: int
    """How many numbers a sight becomes."""

    def observe(self, sight: Seen[Any], draft: Draft = ()) -> Int8s:
        """Return a sight as numbers, seen from its own seat: the others follow clockwise."""
        ...

    def mask(self, sight: Seen[Any], draft: Draft = ()) -> Int8s:
        """Return a 1 for each index that may be picked now; nothing may where nothing is offered."""
        ...

    def pick(self, sight: Seen[Any], draft: Draft, index: int) -> Any:
        """Return the action that an index the mask allows completes; None: there is more to pick."""
        ...

    def path(self, sight: Seen[Any], action: Any) -> Draft:
        """Return the indexes that make an action; `Illegal` where it has no number here."""
        ...


def no_number(action: Any) -> Illegal:
    """Return the refusal of an action that an encoding has no number for."""
    return Illegal("no-number-for-this-action", action=str(action.__struct_config__.tag))


# What rooms build their numbers of: bytes, joined once, are far quicker than arrays


def vector(raw: bytes | bytearray) -> Int8s:
    """Return bytes as numbers from -128 to 127; the array may be written to."""
    return np.frombuffer(raw if isinstance(raw, bytearray) else bytearray(raw), _INT8)


class Remembered:
    """The bytes of the last sight that was told: while somebody fills in an action, only the draft changes."""

    __slots__ = ("_raw", "_sight")

    def __init__(self) -> None:
        self._sight: Seen[Any] | None = None
        self._raw = b""

    def __call__(self, sight: Seen[Any], told: Callable[[Any], bytes]) -> bytes:
        """Return the bytes of a sight, told once."""
        if sight is not self._sight:
            self._raw = told(sight)
            self._sight = sight
        return self._raw


def starts(*sizes: int) -> tuple[int, ...]:
    """Return where each of several blocks begins, one after the other, and where the last ends.

    >>> starts(2, 5, 1)
    (0, 2, 7, 8)
    """
    return (0, *accumulate(sizes))


@cache
def one_of(size: int, at: int | None) -> bytes:
    """Return so many zeros with a one at a place, or without any.

    >>> list(one_of(4, 2)), list(one_of(2, None))
    ([0, 0, 1, 0], [0, 0])
    """
    return bytes(int(place == at) for place in range(size))


@cache
def small(number: int) -> bytes:
    """Return a number as one, no lower than -128 and no higher than 127.

    >>> vector(small(-3)), vector(small(400))
    (array([-3], dtype=int8), array([127], dtype=int8))
    """
    return (max(-_MOST - 1, min(_MOST, number)) & 0xFF).to_bytes()


@cache
def large(number: int) -> bytes:
    """Return a number from 0 to 16,383 as two: how often 128 is in it, and the rest.

    >>> list(large(300))
    [2, 44]
    """
    return bytes(divmod(min(number, 128 * 128 - 1), 128))


def flags(size: int, those: Sequence[int]) -> bytes:
    """Return so many zeros, with a one at each of those places.

    >>> list(flags(4, (0, 3)))
    [1, 0, 0, 1]
    """
    found = bytearray(size)
    for place in those:
        found[place] = 1
    return bytes(found)


@cache
def clockwise(seat: int, seats: int) -> tuple[int, ...]:
    """Return the seats from one's own on.

    >>> clockwise(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((seat + step) % seats for step in range(seats))
