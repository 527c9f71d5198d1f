"""Names and proofs: ids that cannot be guessed, codes that can be read aloud, tokens that are a seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Final

from cabinet_noir.store import SeatRow

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No I, L, O, 0 or 1: a code is told across a room and typed on a phone."""
ID_LETTERS: Final = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"


def new_id() -> str:
    """Return a table's id: 20 letters of 58, 117 bits."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(20))


def new_code() -> str:
    """Return a short code."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def new_token() -> str:
    """Return a seat's token: 192 bits."""
    return secrets.token_urlsafe(24)


def new_salt() -> str:
    """Return what a name is hashed with, so that it cannot be guessed from its hash: 128 bits."""
    return secrets.token_hex(16)


def hashed(token: str) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of(token: str, seats: Iterable[SeatRow]) -> SeatRow | None:
    """Return the seat a token proves. Every seat is compared, each in constant time."""
    proof = hashed(token)
    found = None
    for seat in seats:
        if seat.token_hash and hmac.compare_digest(seat.token_hash, proof):
            found = seat
    return found
