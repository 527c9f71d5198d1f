"""A set: some deals that several tables play, sealed together before the first of them and opened together.

All its deals follow from 32 secret bytes of the house: the seed of board b is HMAC-SHA-256, keyed by these, over
"board b" in ASCII, 1 being the first. The seal of a set is SHA-256 over the seals of its boards' seeds, as bytes, in
their order. So one hash, told before anything is dealt, holds all of it; and one secret opens all of it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct

from .chance import seal

MOST_BOARDS: Final = 64
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class SetMark(Struct, frozen=True):
    """What a log's header says of the set its deal is a board of."""

    seals: Annotated[tuple[Seal, ...], Meta(min_length=1, max_length=MOST_BOARDS)]
    """The seal of every board's seed."""
    board: Annotated[int, Meta(ge=1, le=MOST_BOARDS)]
    """Which of them was dealt here; 1 is the first."""

    @property
    def seal(self) -> str:
        """What the house told before the first deal."""
        return set_seal(self.seals)

    @property
    def of_this_board(self) -> str:
        """The seal of the seed that was dealt from; none, where there is no such board."""
        return self.seals[self.board - 1] if self.board <= len(self.seals) else ""


def board_seed(secret: bytes, board: int) -> bytes:
    """Return the seed that a set's secret gives one of its boards; 1 is the first.

    >>> board_seed(bytes(32), 3).hex()[:16]
    '460d050286019ebf'
    """
    return hmac.digest(secret, b"board %d" % board, "sha256")


def board_seals(secret: bytes, boards: int) -> tuple[str, ...]:
    """Return the seals of so many boards that follow from a secret."""
    return tuple(seal(board_seed(secret, board)) for board in range(1, boards + 1))


def set_seal(seals: Sequence[str]) -> str:
    """Return the one hash that holds the seals of a set.

    >>> set_seal(board_seals(bytes(32), 3))[:16]
    'e9cfe07083f2b809'
    """
    return hashlib.sha256(b"".join(map(bytes.fromhex, seals))).hexdigest()
