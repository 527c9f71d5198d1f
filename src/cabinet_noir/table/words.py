"""What is said about an event of the house: a message of the house's `.ftl` files, and what it speaks of."""

from __future__ import annotations

from typing import assert_never

from cabinet_noir.core import Line

from .types import (
    Abandoned,
    Chose,
    Convened,
    Granted,
    HouseEvent,
    Mixed,
    Paused,
    PauseWished,
    RanTooLong,
    Replaced,
    Resumed,
    Returned,
    Sealed,
    TakenBack,
    Unsealed,
)


def tell(event: HouseEvent) -> tuple[Line, ...]:
    """Return the sentences for an event of the house."""
    match event:
        case Sealed() | Convened() | Unsealed():
            return ()
        case Mixed():
            return tuple(Line("house-told-left-out", {"seat": seat}) for seat in sorted(event.left_out))
        case PauseWished(seat, wish):
            return (Line("house-told-pause-wished" if wish else "house-told-pause-unwished", {"seat": seat}),)
        case Paused():
            return (Line("house-told-paused"),)
        case Resumed():
            return (Line("house-told-resumed", {"seat": event.seat}),)
        case Chose():
            return (Line(f"house-told-chose-{event.choice}", {"seat": event.seat, "about_seat": event.about}),)
        case Replaced():
            return (Line("house-told-replaced", {"seat": event.seat}),)
        case Returned():
            return (Line("house-told-returned", {"seat": event.seat}),)
        case Granted():
            return (Line("house-told-granted", {"seat": event.seat, "about_seat": event.about}),)
        case TakenBack():
            return (Line("house-told-taken-back", {"seat": event.seat}),)
        case Abandoned():
            return (Line("house-told-abandoned", {"seat": event.seat}),)
        case RanTooLong():
            return (Line("house-told-ran-too-long", {"entries": event.entries}),)
        case _:
            assert_never(event)
