"""What happens at a table and not in its game: an entry of the house, which no rule reads and nothing folds."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from .game import Line, Seat


class PauseWished(Struct, frozen=True, tag_field="t", tag="pause_wished"):
    """A seat would like a pause, or no longer."""

    seat: Seat
    wish: bool


class Paused(Struct, frozen=True, tag_field="t", tag="paused"):
    """Everyone present wished a pause: no clock runs, and nothing is done until somebody resumes."""

    seats: tuple[Seat, ...]


class Resumed(Struct, frozen=True, tag_field="t", tag="resumed"):
    """The table goes on."""

    seat: Seat


Interlude = PauseWished | Paused | Resumed


def tell_interlude(event: Interlude) -> tuple[Line, ...]:
    """Return what is said about it."""
    match event:
        case PauseWished(seat=seat, wish=wish):
            return (Line("house-told-pause-wished" if wish else "house-told-pause-unwished", {"seat": seat}),)
        case Paused():
            return (Line("house-told-paused"),)
        case Resumed():
            return (Line("house-told-resumed", {"seat": event.seat}),)
        case _:
            assert_never(event)
