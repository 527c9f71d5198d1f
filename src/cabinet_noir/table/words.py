"""What is said about an event of the house: a message of the house's `.ftl` files, and what it speaks of."""

from __future__ import annotations

from typing import assert_never

from cabinet_noir.core import Line

from .types import (
    Abandoned,
    Chose,
    Closed,
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
        case Resumed() | Replaced() | Returned() | TakenBack() | Abandoned():
            told = str(event.__struct_config__.tag).replace("_", "-")
            return (Line(f"house-told-{told}", {"seat": event.seat}),)
        case Chose():
            return (Line(f"house-told-chose-{event.choice}", {"seat": event.seat, "about_seat": event.about}),)
        case Granted():
            return (Line("house-told-granted", {"seat": event.seat, "about_seat": event.about}),)
        case Closed():
            return (Line("house-told-closed"),)
        case RanTooLong():
            return (Line("house-told-ran-too-long", {"entries": event.entries}),)
        case _:
            assert_never(event)
