"""What a pair of eyes is told in play about the log: the head of a chain of what they were shown, and of nothing else.

A head over whole entries would let small secrets be tried out, and would differ between deals that look alike. This one
is the chain of the log as it is written for these eyes, so whoever keeps it can hold any later log against it.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cabinet_noir.core import Chain, Entry, Header, Seat

from .referee import Referee

SPECTATOR = "spectator"


def eyes_of(seat: Seat | None) -> str:
    """Return how a log calls the eyes it was written for."""
    return SPECTATOR if seat is None else str(seat)


def seen_chain(header: Header, seat: Seat | None) -> Chain:
    """Return the chain of what a seat, or a spectator, is shown; nothing is in it yet."""
    return Chain(replace(header, eyes=eyes_of(seat)))


def as_seen(entry: Entry, events: tuple[Any, ...]) -> Entry:
    """Return an entry as it stands in a log for eyes that saw these events of it: without what anyone did."""
    return Entry(entry.seq, events, entry.seat, at=entry.at)


def head_after(header: Header, referee: Referee[Any, Any, Any, Any], seat: Seat | None, seq: int) -> str:
    """Return what a seat was told in play after an entry."""
    chain = seen_chain(header, seat)
    for entry in referee.entries[: seq + 1]:
        chain.line(as_seen(entry, referee.seen(entry, seat)))
    return chain.head
