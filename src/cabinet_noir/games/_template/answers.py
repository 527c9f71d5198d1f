"""What a naming is answered: the one function by which the referee judges and the deduction filters."""

from __future__ import annotations

from collections.abc import Sequence

from cabinet_noir.core import Seat

from .types import Card, FaceDown


def is_right(cards: Sequence[Card | FaceDown], seat: Seat, number: int) -> bool:
    """Is this the number of that seat's card (R3)?"""
    return cards[seat] == Card(number)
