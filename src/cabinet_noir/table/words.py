"""What is said about an event of the house: a message of the house's `.ftl` files, and what it speaks of."""

from __future__ import annotations

from typing import Final, assert_never

from cabinet_noir.core import Line

from .types import (
    Abandoned,
    Chose,
    Closed,
    Convened,
    DialTurned,
    Forfeited,
    Granted,
    HouseEvent,
    KeptSealed,
    Mixed,
    Paused,
    PauseWished,
    RanTooLong,
    Replaced,
    Resigned,
    Resumed,
    Returned,
    Sealed,
    TakenBack,
    Unsealed,
)

ABOUT_ONE: Final[dict[type[HouseEvent], str]] = {
    Resumed: "house-told-resumed",
    Replaced: "house-told-replaced",
    Returned: "house-told-returned",
    TakenBack: "house-told-taken-back",
    Abandoned: "house-told-abandoned",
}
"""What is said of events that are about one seat and tell no more."""


def tell(event: HouseEvent) -> tuple[Line, ...]:
    """Return the sentences for an event of the house."""
    match event:
        case Sealed() | Unsealed():
            return ()
        case KeptSealed():
            return (Line("house-told-kept-sealed"),)
        case Mixed():
            return tuple(Line("house-told-left-out", {"seat": seat}) for seat in sorted(event.left_out))
        case Convened():
            return (Line("house-told-rated", {"seconds": round(event.grace)}),) if event.rated else ()
        case PauseWished(seat, wish):
            return (Line("house-told-pause-wished" if wish else "house-told-pause-unwished", {"seat": seat}),)
        case Paused():
            return (Line("house-told-paused"),)
        case Resumed() | Replaced() | Returned() | TakenBack() | Abandoned():
            return (Line(ABOUT_ONE[type(event)], {"seat": event.seat}),)
        case Chose():
            return (Line(f"house-told-chose-{event.choice}", {"seat": event.seat, "about_seat": event.about}),)
        case Granted():
            return (Line("house-told-granted", {"seat": event.seat, "about_seat": event.about}),)
        case Closed():
            return (Line("house-told-closed"),)
        case Forfeited():
            return (Line("house-told-forfeited" if event.level else "house-told-forfeited-last", {"seat": event.seat}),)
        case Resigned():
            return (Line("house-told-resigned" if event.level else "house-told-resigned-last", {"seat": event.seat}),)
        case DialTurned():
            return (Line(f"house-told-dial-{event.level}", {"seat": event.seat}),)
        case RanTooLong():
            return (Line("house-told-ran-too-long", {"entries": event.entries}),)
        case _:
            assert_never(event)
