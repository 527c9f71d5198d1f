"""What travels between the house and a page: every message and every body, as types. No behaviour.

The browser's TypeScript types are generated from these structs and from the rooms' own; they are never typed twice.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cabinet_noir.core import (
    AssistLevel,
    Given,
    Header,
    Line,
    Offer,
    Outcome,
    Problem,
    Purpose,
    Reason,
    Seat,
    Seq,
    Then,
)
from cabinet_noir.review import Knowing
from cabinet_noir.table import Chose, Parting

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Status = Literal["waiting", "playing", "over", "stopped", "dropped"]
"""Stopped: by the house, or because its log contradicts itself. Dropped: its host cancelled it before the deal."""
Avatar = Annotated[
    str,
    Meta(pattern=r"^((key|eye|moon|star|lamp|quill|glass|owl)-(ruby|brass|ink|moss|plum|sky))?$", max_length=24),
]
"""A seal: its sign and its wax. Empty: the page draws one from the name."""
Pledge = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$", max_length=64)]
"""The SHA-256 of 32 bytes that a device drew and will open when everybody sits: its part of the deal. Empty: none."""
Phrase = Literal[
    "hello", "luck", "thinking", "your-turn", "well-seen", "ouch", "sorry", "thanks", "well-played", "again"
]
"""What can be said at a table. Each reader hears it in their own language."""

Declined = Literal["later", "game", "options", "company", "other"]
"""Why a bot account does not sit down where it was asked to."""

# HTTP bodies


class OptionInfo(Struct, frozen=True):
    """One option of a game, described so that a form can be drawn; its words are in the room's `.ftl`."""

    name: str
    kind: Literal["flag", "choice", "number", "numbers", "text"]
    """`numbers` is one for each seat."""
    default: Any
    values: tuple[Any, ...] = ()
    least: int = 0
    most: int = 0
    purpose: Purpose | None = None
    """What it is for, where the page has a part in it."""
    rated: tuple[Any, ...] = ()
    """The values it may have at a rated table."""


class GameInfo(Struct, frozen=True):
    """A game the house offers."""

    key: str
    version: int
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    assists: tuple[AssistLevel, ...]
    """The steps of its assist dial, from `off` on."""
    timed: bool = False
    """Is it played against a clock of its own, so that a table agrees on no other?"""
    rated_seats: tuple[int, ...] = ()
    """How many may play at a rated table: no side is larger than another."""
    lesson: bool = False
    """Is there a lesson?"""


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: a person, a bot of some level, or a machine from outside."""

    kind: Literal["person", "bot", "machine"] = "person"
    level: str = ""
    name: Annotated[str, Meta(max_length=24)] = ""
    """Which bot account is asked to sit here."""


class TurnClock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds a turn may take, and for the whole game a bank of more for slower turns."""

    turn: Annotated[int, Meta(ge=10, le=7 * 24 * 3600)]
    bank: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. Whoever opens it takes the first person's seat; without one, they watch."""

    game: str
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    name: Name = "?"
    open: bool = False
    assist: AssistLevel = "off"
    avatar: Avatar = ""
    rated: bool = False
    clock: TurnClock | None = None
    """How long turns may take; none: as long as they take."""
    pledge: Pledge = ""
    machines: bool = False
    """May machines from outside sit down here? They always may where one is asked to; never where people are rated."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat: the first one, or this one."""

    name: Name
    seat: int | None = None
    avatar: Avatar = ""
    pledge: Pledge = ""


class FillSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host puts a bot into a free seat; without a number, into all of them. No level: that seat is free again."""

    level: str
    seat: int | None = None


class Seated(Struct, frozen=True):
    """A seat was given. The token is the seat: whoever holds it plays there, on any device."""

    table: str
    code: str
    seat: Seat | None
    token: str


class SeatInfo(Struct, frozen=True):
    """A seat as everyone sees it."""

    kind: Literal["person", "bot"]
    name: str
    level: str
    taken: bool
    present: bool
    host: bool
    held: bool = False
    """Kept for whoever sat here at the table before, until they come."""
    avatar: str = ""
    lent: bool = False
    """Does this seat let others look over its shoulder?"""
    left: int = 0
    """From when on this seat is left, in milliseconds since 1970; 0: it is not. The others may then choose what becomes
    of it; at a rated table it is left for good."""
    pledge: str = ""
    """Before the deal: what its device will open."""
    forfeited: bool = False
    """Was it left for good, or given up? Then a bot plays on or the game is over, and its owner does not come back."""
    stands_in: bool = False
    """Does a bot play here for somebody whose seat it is, and whose name it has?"""
    resigning: Parting | None = None
    """What comes of it if this seat is given up now."""
    machine: bool = False
    """Does a machine from outside play here?"""
    asked: str = ""
    """Which bot account was asked to sit here; `held` until it answers."""
    declined: Declined | Literal[""] = ""
    """Why it would not."""


class BoardInfo(Struct, frozen=True):
    """Of what a table is a board: others play the same deal."""

    tournament: str
    """The code of the tournament it belongs to."""
    title: str
    round: int
    board: int
    """Which of how many deals of the round it is; 1 is the first."""
    boards: int
    withheld: bool
    """Do others still play them, so that nothing is opened yet?"""


class TableInfo(Struct, frozen=True, tag_field="t", tag="table"):
    """A table as everyone sees it. Sent as a message, too, whenever somebody comes or goes."""

    table: str
    code: str
    game: str
    status: Status
    open: bool
    assist: AssistLevel
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    seq: Seq
    next_table: str = ""
    """Where the same company plays again, once somebody has asked for it."""
    outcome: Outcome | None = None
    paused: bool = False
    """Does the table stand still, because everyone wished it?"""
    pause_wished: tuple[Seat, ...] = ()
    """Who wishes a pause, while not everyone does."""
    clock: TurnClock | None = None
    chosen: tuple[Chose, ...] = ()
    """What was chosen about seats that were left, while not everyone agrees."""
    rated: bool = False
    seal: str = ""
    """Before the deal: the SHA-256 of the house's part of it."""
    dealing: bool = False
    """Has everybody sat down, so that each device opens its part?"""
    dial: tuple[AssistLevel, ...] = ()
    """The steps its only person may turn the dial to; none: it stays as agreed."""
    grace: float = 0.0
    """At a rated table: seconds somebody may be away while others wait."""
    reviewed: bool = False
    """Is it over, and does the house know what a move is worth in this game?"""
    machines: bool = False
    """May machines from outside sit down here?"""
    board: BoardInfo | None = None
    """Where others play the same deal. Who does not sit at it is told no more than this, until all have ended."""


class Imported(Struct, frozen=True):
    """A log was taken in; it is read at this table."""

    table: str
    moves: int


class PublicKey(Struct, frozen=True):
    """The public half of a key, in hexadecimal, and since when it is in use, in seconds since 1970."""

    key: str
    since: int


class PublicKeys(Struct, frozen=True):
    """Every key this house has signed logs with, the oldest first."""

    keys: tuple[PublicKey, ...]


# What a seat is shown


class Move(Struct, frozen=True):
    """One entry of the log through one pair of eyes: what was seen, and how it is told."""

    seq: Seq
    seat: Seat | None
    events: tuple[Any, ...]
    told: tuple[Line, ...]


class Clock(Struct, frozen=True):
    """The clock that is running, in milliseconds; the same for everyone. Whatever changes it is an entry, so news.

    Times are the server's, since 1970: a page knows how far its own clock is off by the pongs.
    """

    mark: int
    """Which clock it is: a new mark is a clock wound up anew."""
    due: int
    """When it runs out. While the table is paused: when it would, if the table went on at `paused`."""
    lasts: int
    """How long it runs in all."""
    seats: tuple[Seat, ...]
    """Whom it hurries."""
    paused: int | None = None
    """Since when it stands still; `due - paused` is what is left."""
    banks: tuple[int, ...] = ()
    """What each seat has left for turns that take longer, where the table agreed on a clock."""


class News(Struct, frozen=True, tag_field="t", tag="news"):
    """The table has moved on: all moves after `since`, and how things stand now."""

    since: Seq
    seq: Seq
    moves: tuple[Move, ...]
    view: Any
    to_act: tuple[Seat, ...]
    offers: tuple[Offer, ...]
    outcome: Outcome | None
    clock: Clock | None = None
    undo: Seq | None = None
    """The move of one's own that may still be taken back."""
    head: str = ""
    """The hash of all that these eyes were shown, chained: kept, it shows any later bending."""


class Advice(Struct, frozen=True):
    """A question that may be asked, and the bits it is expected to tell."""

    action: Any
    bits: float


class Assist(Struct, frozen=True, tag_field="t", tag="assist"):
    """What can be known from this seat, as far as the table's dial goes; what it does not tell is left empty."""

    seq: Seq
    level: AssistLevel
    worlds: int | None = None
    counts: dict[str, int] = {}
    """How many values each hidden thing may have."""
    odds: dict[str, dict[str, float]] = {}
    advice: tuple[Advice, ...] = ()
    """Best first; empty where it is not one's turn to ask."""
    wrong: tuple[str, ...] = ()
    """Those of the seat's own notes that contradict what can be known: keys, or `key:mark`."""


class Explained(Struct, frozen=True, tag_field="t", tag="why"):
    """Why something is so, as far as this seat can know; None: it is not certain. `id` is the question's."""

    id: str
    seq: Seq
    reason: Reason | None


class Suggestion(Struct, frozen=True):
    """What a seat does best where nothing is certain, and what that is expected to tell, or to bring."""

    action: Any
    worth: float
    unit: Literal["bits", "points"]
    worlds: int
    """How many there are now, of which so many bits would leave fewer."""


class Hint(Struct, frozen=True, tag_field="t", tag="hint", omit_defaults=True):
    """A hint, as far as a rung; what is beyond it is left empty. `id` is the question's."""

    id: str
    seq: Seq
    rung: int
    most: int
    """The last rung this table lets a seat have."""
    certain: bool
    """Rung 1. Where nothing is, the best question is all there is to say."""
    advice: Suggestion | None = None
    """Rung 1, where nothing is certain, this seat has something to ask, and hints go to the end at this table."""
    about: Line | None = None
    """Rung 2."""
    clues: tuple[Given, ...] = ()
    """Rung 3."""
    steps: tuple[Then, ...] = ()
    """Rung 4, where there are several; the sentences of the clues are read out from this rung on."""
    fact: Line | None = None
    """Rung 5."""
    taken: int = 0
    """How many hints this seat has asked for; others learn it after the end."""


class Noted(Struct, frozen=True, tag_field="t", tag="noted"):
    """A note of this seat, as it now stands on the server. An empty value: no note."""

    key: str
    value: str


class Welcome(Struct, frozen=True, tag_field="t", tag="welcome"):
    """You are connected, to this seat (None: as a spectator), with these notes."""

    seat: Seat | None
    table: TableInfo
    notes: dict[str, str]
    now: int = 0
    """The server's time, in milliseconds since 1970."""
    eyes: Seat | None = None
    """Whose eyes one has: one's own, or those of a seat that lets one look over its shoulder."""
    build: str = ""
    """The build of the page that the house serves now."""


class Said(Struct, frozen=True, tag_field="t", tag="said"):
    """Somebody said something, after this entry. It is no part of the game, and is forgotten with the evening."""

    number: int
    seat: Seat
    phrase: Phrase
    seq: Seq


class Apart(Struct, frozen=True, tag_field="t", tag="apart"):
    """In these seats are people whom you have blocked; what they say is not passed on to you. Told to nobody else."""

    seats: tuple[Seat, ...]


class Done(Struct, frozen=True, tag_field="t", tag="done"):
    """Your action is in the log, for good, as this entry."""

    id: str
    seq: Seq


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """Still here, and this is the server's time. Echo the probe at once: so the house knows how far away you are."""

    sent: float = 0.0
    """What the ping said."""
    now: int = 0
    """The server's time, in milliseconds since 1970."""
    probe: int = 0


ToPage = Welcome | Said | TableInfo | News | Assist | Explained | Hint | Noted | Apart | Done | Pong | Problem


# Replays


class Step(Struct, frozen=True):
    """One move of a replay, and what it changed; `core/difference.py` says how that is written."""

    move: Move
    view: Any
    """What leads to how the table stood after it from how it stood before; nothing for a page's first step."""
    notes: Any = None
    """The same for the notes of these eyes."""


class Replay(Struct, frozen=True):
    """A page of a game from one pair of eyes: some of its steps, one after the other."""

    header: Header
    eyes: str
    start: Seq
    """The entry of the first step."""
    last: Seq
    """The last entry there is; if no step of this page has it, another page goes on where this one ends."""
    view: Any
    """How the table stood after the first step, whole."""
    notes: dict[str, str]
    """The notes of these eyes at that moment."""
    steps: tuple[Step, ...]
    outcome: Outcome | None
    """How it ended, as far as these eyes can tell by the last step of this page."""


# How could one know?


class LookedBack(Struct, frozen=True):
    """What one seat could know, entry by entry, and how many hints every seat has had; told after the log's end."""

    knowing: Knowing
    hints: tuple[int, ...]


# Trying again


class Retry(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a choice of this seat in a game that is over, and do all this."""

    eyes: Seat
    entry: Seq
    """What it did then, and may do otherwise now."""
    world: Annotated[int, Meta(ge=0, le=999)] | None = None
    """Which of the ways in which things may have lain, from all this seat could know then; None: as they lay."""
    acts: Annotated[tuple[Any, ...], Meta(max_length=500)] = ()
    since: int = -1
    """Tell what came after this entry."""


class Retried(Struct, frozen=True):
    """How a try stands: it is no table, and nobody else is at it."""

    table: TableInfo
    news: News
