"""What happens at a table and not in its game: an entry of the house, which no rule reads and nothing folds.

Only `TakenBack` touches the game, and only by leaving out an entry of it.
"""

from __future__ import annotations

from typing import Literal, assert_never, get_args

from msgspec import Struct

from cabinet_noir.core.game import Line, Seat, Seq


class OfTheHouse(Struct, frozen=True):
    """What every event of the house is, and no event of a game."""


class Sealed(OfTheHouse, frozen=True, tag_field="t", tag="sealed"):
    """The deal is fixed: here is the SHA-256 of the seed it came from."""

    sha256: str


class Unsealed(OfTheHouse, frozen=True, tag_field="t", tag="unsealed"):
    """The game is over: here is the seed, in hexadecimal. Anyone can deal again and compare."""

    seed: str


class PauseWished(OfTheHouse, frozen=True, tag_field="t", tag="pause_wished"):
    """A seat would like a pause, or no longer."""

    seat: Seat
    wish: bool


class Paused(OfTheHouse, frozen=True, tag_field="t", tag="paused"):
    """Everyone present wished a pause: no clock runs, and nothing is done until somebody resumes."""

    seats: tuple[Seat, ...]


class Resumed(OfTheHouse, frozen=True, tag_field="t", tag="resumed"):
    """The table goes on."""

    seat: Seat


Choice = Literal["wait", "bot", "end"]
"""What may become of a seat that was left."""


class Chose(OfTheHouse, frozen=True, tag_field="t", tag="chose"):
    """A seat says what should become of another one, which was left."""

    seat: Seat
    about: Seat
    choice: Choice


class Replaced(OfTheHouse, frozen=True, tag_field="t", tag="replaced"):
    """A bot of some level plays on for a seat, until its owner comes back."""

    seat: Seat
    level: str


class Abandoned(OfTheHouse, frozen=True, tag_field="t", tag="abandoned"):
    """The game ends here, because this seat was left: nobody has lost, and everything may be seen."""

    seat: Seat


class Granted(OfTheHouse, frozen=True, tag_field="t", tag="granted"):
    """A seat gives another one more time."""

    seat: Seat
    about: Seat
    seconds: int


class TakenBack(OfTheHouse, frozen=True, tag_field="t", tag="taken_back"):
    """A seat takes back its move: nobody has acted since, and it told nobody anything. It counts no longer."""

    seat: Seat
    entry: Seq


Interlude = PauseWished | Paused | Resumed | Chose | Replaced | Abandoned | Granted | TakenBack
HouseEvent = Sealed | Unsealed | Interlude
HOUSE_TAGS = frozenset(str(kind.__struct_config__.tag) for kind in get_args(HouseEvent))


def tell_interlude(event: Interlude) -> tuple[Line, ...]:
    """Return what is said about it."""
    match event:
        case PauseWished(seat=seat, wish=wish):
            return (Line("house-told-pause-wished" if wish else "house-told-pause-unwished", {"seat": seat}),)
        case Paused():
            return (Line("house-told-paused"),)
        case Resumed():
            return (Line("house-told-resumed", {"seat": event.seat}),)
        case Chose():
            return (Line(f"house-told-chose-{event.choice}", {"seat": event.seat, "about_seat": event.about}),)
        case Replaced():
            return (Line("house-told-replaced", {"seat": event.seat}),)
        case Granted():
            return (Line("house-told-granted", {"seat": event.seat, "about_seat": event.about}),)
        case TakenBack():
            return (Line("house-told-taken-back", {"seat": event.seat}),)
        case Abandoned():
            return (Line("house-told-abandoned", {"seat": event.seat}),)
        case _:
            assert_never(event)
