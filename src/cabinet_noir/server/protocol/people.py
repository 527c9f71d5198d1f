"""What travels between the house and a page about people: visitors, accounts, history, ratings. No behaviour."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cabinet_noir.core import AssistLevel, Outcome, Seat

from .tables import Avatar, Name, Pledge, SeatInfo, Status

Password = Annotated[str, Meta(max_length=200)]


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """How I want to be called and seen."""

    name: Name
    avatar: Avatar = ""


class Me(Struct, frozen=True):
    """Whom the house takes me for. Unknown: nobody yet; without an account: a visitor of this browser."""

    known: bool
    name: str = ""
    avatar: str = ""
    account: bool = False


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password: to make an account, or to come in by one."""

    name: Name
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password, proved by the old one."""

    old: Password
    new: Password


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """Forget me. An account asks for its password."""

    password: Password = ""


class MyTable(Struct, frozen=True):
    """A table at which I sit or sat."""

    table: str
    code: str
    game: str
    status: Status
    seat: Seat
    seats: tuple[SeatInfo, ...]
    assist: AssistLevel
    rated: bool
    created: float
    ended: float | None
    outcome: Outcome | None


class Call(Struct, frozen=True):
    """A table played day by day that waits for my move."""

    table: str
    code: str
    game: str


class RatingInfo(Struct, frozen=True):
    """Somebody's strength in one game with so many seats: a sure lower bound, the belief behind it, games played."""

    game: str
    seats: int
    who: str
    """A person's name, or a bot's level."""
    sure: float
    mu: float
    sigma: float
    games: int
    me: bool = False


class Board(Struct, frozen=True):
    """The best of a game with so many seats: people and bots apart."""

    game: str
    seats: int
    people: tuple[RatingInfo, ...]
    bots: tuple[RatingInfo, ...]


class Quick(Struct, frozen=True, forbid_unknown_fields=True):
    """Find me a table: of this game, or of any."""

    name: Name
    avatar: Avatar = ""
    game: str | None = None
    pledge: Pledge = ""


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    """A text to be drawn as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Lend(Struct, frozen=True, forbid_unknown_fields=True):
    """May others look over my shoulder? Switching it off closes all eyes at once."""

    on: bool


class Lent(Struct, frozen=True):
    """The key that lets others look over my shoulder; empty: nobody may any longer."""

    key: str
    kind: Literal["lent"] = "lent"
