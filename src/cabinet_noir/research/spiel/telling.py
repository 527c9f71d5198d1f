"""What a moment is told as: to a player, all it was shown or how things stand; at the end, everybody's result."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from .moment import Moment

PRINT: Final = 2
"""Numbers to an entry's print."""


def recalled(moment: Moment, eyes: int, draft: bool = True) -> str:
    """Return all that was ever shown to a seat, and what it has picked meanwhile, as JSON."""
    picked = moment.picking(eyes) if draft else ()
    told = {"seat": moment.table.eyes(eyes), "draft": picked, "past": moment.past(eyes)}
    return msgspec.json.encode(told).decode()


def shown(moment: Moment, eyes: int) -> str:
    """Return how things stand for a seat, as the room draws it."""
    if moment.entry is None:
        return ""
    draft = moment.picking(eyes)
    board = moment.table.game.show(moment.sight(eyes).view)
    return f"{board}\n{list(draft)}" if draft else board


def printed(seen: tuple[Any, ...]) -> list[float]:
    """Return the print of what was seen of an entry: numbers from -1 to 1 that another entry hardly has."""
    digest = hashlib.sha256(msgspec.json.encode(seen)).digest()
    return [byte / 127.5 - 1.0 for byte in digest[:PRINT]]


def results(moment: Moment) -> list[float]:
    """Return everybody's result: winners share, and what they gain the others lose.

    Alone of two it is 1 and -1; alone of three 1 and twice -1/2; where all or nobody won, 0.
    """
    seats = moment.table.seats
    outcome = None if moment.entry is None else moment.table.game.outcome(moment.entry.state)
    if outcome is None or not outcome.winners:
        return [0.0] * seats
    share = seats / len(outcome.winners)
    return [((share if seat in outcome.winners else 0.0) - 1.0) / (seats - 1) for seat in range(seats)]
