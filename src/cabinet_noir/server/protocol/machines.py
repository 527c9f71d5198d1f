"""What travels between the house and machines from outside, and about them: tokens, bot accounts, the lines of their
streams. No behaviour.

A line of a stream is one JSON object with its kind as `t`. Every line has a `seq`: of a game's stream, the last entry
of the log it tells of; of a bot's own stream, its number.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from cabinet_noir.core import AssistLevel, Outcome, Problem, Seat, Seq
from cabinet_noir.table import Choice

from .people import RatingInfo
from .tables import Declined, Name, News, SeatPlan, Status, TableInfo, TurnClock

Scope = Literal["bot:play"]
"""What a token lets a program do: play at tables, by a bot account."""


class SaidProblem(Problem, frozen=True, tag_field="t", tag="error", omit_defaults=True):
    """A refusal as a program is told: with its sentence, in both languages."""

    said: dict[str, str] = msgspec.field(default_factory=dict)


# On one's page


class NewTokenWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a token, and call it so."""

    label: Name
    scope: Scope = "bot:play"


class TokenInfo(Struct, frozen=True):
    """A token of mine, without what it is proved by."""

    id: str
    label: str
    scope: Scope
    created: float
    used: float
    """When a program last came by it, to the hour; 0: never."""


class NewTokenShown(Struct, frozen=True):
    """A token as it is shown, this once."""

    token: str
    info: TokenInfo


class Revoke(Struct, frozen=True, forbid_unknown_fields=True):
    """Let one of my tokens open nothing any longer."""

    id: Annotated[str, Meta(min_length=1, max_length=32)]


class BecomeBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Make this account a bot account, for ever; proved by its password."""

    password: Annotated[str, Meta(max_length=200)]


# Which bots there are

OptionName = Annotated[str, Meta(max_length=32)]


class BotOffer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot plays: a game, with so many seats, and of its options these values."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[tuple[int, ...], Meta(max_length=12)] = ()
    """How many may sit there; empty: as many as the game allows."""
    options: Annotated[dict[OptionName, Annotated[tuple[Any, ...], Meta(max_length=64)]], Meta(max_length=24)] = {}
    """The values an option may have; one that is not named has its usual value."""


class BotOffers(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a bot plays. Nothing: it is asked by nobody."""

    offers: Annotated[tuple[BotOffer, ...], Meta(max_length=24)]


class BotInfo(Struct, frozen=True):
    """A bot account that can be asked to a table."""

    name: str
    avatar: str
    offers: tuple[BotOffer, ...]


class BotAccount(Struct, frozen=True):
    """Whom the house takes a program for."""

    name: str
    offers: tuple[BotOffer, ...]
    ratings: tuple[RatingInfo, ...]


# What a program says


class BotMove(Struct, frozen=True, forbid_unknown_fields=True):
    """Do this. `at` is the entry I was looking at; `id` makes sending it twice the same as sending it once."""

    at: int
    id: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\x20-\x7e]+$")]
    action: Any


class BotDone(Struct, frozen=True):
    """It is in the log, for good, as this entry."""

    id: str
    seq: Seq


class BotSeat(Struct, frozen=True):
    """A seat was given to my account: its stream tells the rest."""

    table: str
    code: str
    seat: Seat | None


class Done(Struct, frozen=True):
    """It was done."""

    kind: Literal["done"] = "done"


class BotPause(Struct, frozen=True, forbid_unknown_fields=True):
    """I wish a pause, or no longer."""

    wish: bool


class BotChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """This is what I would do about a seat that was left."""

    about: Seat
    choice: Choice


class Decline(Struct, frozen=True, forbid_unknown_fields=True):
    """I do not sit down there."""

    why: Declined = "other"


class BotJoin(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat at a table that welcomes machines: the first one, or this one."""

    seat: Annotated[int, Meta(ge=0, lt=12)] | None = None


class BotTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and take its first person's seat: it welcomes machines. Seats of `machine` ask other bots."""

    game: str
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    open: bool = False
    rated: bool = False
    clock: TurnClock | None = None


# A bot's own stream


class GameBrief(Struct, frozen=True):
    """A game of mine, in short: which one, where I sit, how it stands."""

    table: str
    game: str
    seat: Seat
    status: Status


class ChallengeBrief(Struct, frozen=True):
    """A table I am asked to: who asks, and what was agreed there."""

    table: str
    game: str
    seat: Seat
    by: str
    """The name of whoever opened it; empty: they have no seat there."""
    by_machine: bool
    options: dict[str, Any]
    seats: int
    assist: AssistLevel
    rated: bool
    clock: TurnClock | None


class Hello(Struct, frozen=True, tag_field="t", tag="hello"):
    """The first line: who I am, every game of mine that is not over, every table I am asked to."""

    seq: int
    name: str
    games: tuple[GameBrief, ...]
    challenges: tuple[ChallengeBrief, ...]
    heartbeat: float
    """Seconds between two lines at most: who hears nothing for three times as long is cut off, and comes again."""


class Challenge(Struct, frozen=True, tag_field="t", tag="challenge"):
    """Somebody asks me to a table."""

    seq: int
    challenge: ChallengeBrief


class ChallengeGone(Struct, frozen=True, tag_field="t", tag="challengeGone"):
    """It was answered, or taken back."""

    seq: int
    table: str


class GameStart(Struct, frozen=True, tag_field="t", tag="gameStart"):
    """I have a seat at a table: its stream tells the rest."""

    seq: int
    game: GameBrief


class GameFinish(Struct, frozen=True, tag_field="t", tag="gameFinish"):
    """A table of mine is over, or is no longer mine."""

    seq: int
    table: str
    status: Status | Literal["gone"]


# A game's stream


class Full(Struct, frozen=True, tag_field="t", tag="full"):
    """The first line: where I sit, the table, and (once it is dealt) what I have seen since the entry I named."""

    seq: Seq
    seat: Seat
    table: TableInfo
    now: int
    """The house's time, in milliseconds since 1970."""
    news: News | None


# Both


class Heartbeat(Struct, frozen=True, tag_field="t", tag="heartbeat"):
    """Nothing new, and still here."""

    seq: int


Ended = Literal["over", "gone", "again", "elsewhere", "revoked", "fault"]
"""Why a stream ends. `over`: the game is, or never begins; `gone`: the seat is no longer mine; `again`: it was open
long, or the house is being renewed: come again at once; `elsewhere`: the same stream was opened anew; `revoked`: the
token opens nothing any longer, or its account is banned; `fault`: come again in a moment."""


class End(Struct, frozen=True, tag_field="t", tag="end"):
    """The last line. A stream that ends without one was cut: come again."""

    seq: int
    why: Ended
    outcome: Outcome | None = None
