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
    name_asked: bool = False
    """Am I to choose another name before I sit down anywhere?"""
    bot: bool = False
    """Is this a bot account?"""


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
    turn: tuple[Seat, ...] = ()
    """Of a game in progress, where that was asked for: who may act."""


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
    machines: tuple[RatingInfo, ...] = ()
    """Bot accounts, whose machines are not the house's."""


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


# Keeping people apart

Reason = Literal["name", "phrases", "leaving", "cheating", "other"]
"""Why somebody is reported."""


class AboutSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody, by where they sit or sat: nobody is known to others by anything else."""

    table: Annotated[str, Meta(min_length=1, max_length=32)]
    seat: Annotated[int, Meta(ge=0, lt=12)]


class Lift(Struct, frozen=True, forbid_unknown_fields=True):
    """Take one of my blocks away."""

    id: Annotated[str, Meta(min_length=1, max_length=32)]


class BlockInfo(Struct, frozen=True):
    """Somebody whom I have blocked, under the name they had then."""

    id: str
    name: str
    since: float


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell whoever runs the house about somebody: where, at which entry, why, in one's own words."""

    table: Annotated[str, Meta(min_length=1, max_length=32)]
    seat: Annotated[int, Meta(ge=0, lt=12)]
    reason: Reason
    entry: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    words: Annotated[str, Meta(max_length=500)] = ""


class Reported(Struct, frozen=True):
    """It was written down. What becomes of it is told to nobody by the page."""

    kind: Literal["reported"] = "reported"


class Profile(Struct, frozen=True):
    """What everyone may know of whoever sits somewhere; and what I alone do: is it me, have I blocked them?"""

    name: str
    avatar: str
    account: bool
    games: int
    """How many they have played to their end."""
    ratings: tuple[RatingInfo, ...]
    me: bool
    blocked: bool
    known: bool
    """Does the house know who it is? Only then can they be blocked."""
    bot: bool = False
    """Is it a machine?"""
