"""What each seat may see of an event, and how it is told. `see` is the only door by which a secret can leave."""

from __future__ import annotations

from typing import assert_never

from cabinet_noir.core import Line, Seat

from .types import Dealt, Event, FaceDown, Named, Revealed


def see(event: Event, seat: Seat | None) -> Event | None:
    """Build what a seat (None: a spectator) may see of an event."""
    match event:
        case Dealt():
            return Dealt(tuple(card if owner == seat else FaceDown() for owner, card in enumerate(event.cards)))
        case Named():
            return Named(event.by, event.seat, event.number, event.hit)
        case Revealed():
            return Revealed(event.cards)
        case _:
            assert_never(event)


def tell(event: Event) -> tuple[Line, ...]:
    """Return the sentences for a seen event."""
    match event:
        case Dealt():
            return (Line("template-told-dealt"),)
        case Named():
            verdict = "template-told-hit" if event.hit else "template-told-miss"
            return (Line(verdict, {"seat": event.by, "victim_seat": event.seat, "number": event.number}),)
        case Revealed():
            return (Line("template-told-revealed"),)
        case _:
            assert_never(event)
