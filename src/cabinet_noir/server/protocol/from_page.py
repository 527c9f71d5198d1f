"""What a page says over its socket: every message, as a type. No behaviour.

`protocol.py` has what the house says, and what travels by HTTP.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Raw, Struct

from cabinet_noir.core import AssistLevel, Claim, Seat, Seq
from cabinet_noir.table import Choice

from .tables import Phrase, Pledge

PROTOCOL: Final = 1
"""Raised when a page of the build before would no longer understand the house, or the house that page.

A page says it as the first part of its build. An older one is asked to load itself anew; a newer one has met a worker
that has not been replaced yet, and comes again.
"""


class Named(Struct, frozen=True):
    """What a message may be answered by, whatever else it says: the id its page gave it."""

    id: Annotated[str, Meta(max_length=40)] = ""


class Aged(Struct, frozen=True):
    """How old a page is, whatever else it says."""

    page: Annotated[str, Meta(max_length=40)] = ""


class Hello(Struct, frozen=True, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message of a socket: my seat's token (empty: I watch), and the last entry I have (-1: none).

    `page` is the build of the page that speaks; whatever is no page says none. `covered`: this seat's device is passed
    around, and nobody has lifted the curtain for it.
    """

    token: Annotated[str, Meta(max_length=64)] = ""
    since: int = -1
    pledge: Pledge = ""
    page: Annotated[str, Meta(max_length=40)] = ""
    covered: bool = False


class Curtain(Struct, frozen=True, tag_field="t", tag="curtain", forbid_unknown_fields=True):
    """The device is given to somebody else: my eyes are closed. Or I have it in hand: they are open."""

    down: bool


class Open(Struct, frozen=True, tag_field="t", tag="open", forbid_unknown_fields=True):
    """Everybody has sat down: this is my part of the deal, in hexadecimal."""

    part: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]


class RefuseDeal(Struct, frozen=True, tag_field="t", tag="refuse_deal", forbid_unknown_fields=True):
    """My part was left out of the deal: I end this game."""


class Act(Struct, frozen=True, tag_field="t", tag="act", forbid_unknown_fields=True):
    """Do this. `at` is the entry I was looking at; `id` makes sending it twice the same as sending it once."""

    at: int
    id: Annotated[str, Meta(min_length=1, max_length=40)]
    action: Raw


class Sync(Struct, frozen=True, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Tell me everything after this entry."""

    since: int = -1


class Note(Struct, frozen=True, tag_field="t", tag="note", forbid_unknown_fields=True):
    """Keep this note for my seat. A refusal names its `id`, so that the page does not send it again."""

    key: Annotated[str, Meta(min_length=1, max_length=32)]
    value: Annotated[str, Meta(max_length=200)]
    id: Annotated[str, Meta(max_length=40)] = ""


class Say(Struct, frozen=True, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Say one of the few things that can be said here."""

    phrase: Phrase


class Ping(Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there, and what is the time? `sent` comes back as it is."""

    sent: float = 0.0


class Echo(Struct, frozen=True, tag_field="t", tag="echo", forbid_unknown_fields=True):
    """A pong has arrived just now."""

    probe: int


class Choose(Struct, frozen=True, tag_field="t", tag="choose", forbid_unknown_fields=True):
    """A seat was left: this is what I would do. It is done once everyone present says the same."""

    about: Seat
    choice: Choice


class Grant(Struct, frozen=True, tag_field="t", tag="grant", forbid_unknown_fields=True):
    """Give another seat more time for its turn."""

    about: Seat


class TakeBack(Struct, frozen=True, tag_field="t", tag="take_back", forbid_unknown_fields=True):
    """Take back this move of mine: it told nobody anything, and nobody has acted since."""

    entry: Seq


class Pause(Struct, frozen=True, tag_field="t", tag="pause", forbid_unknown_fields=True):
    """I wish a pause (or no longer). Once everyone present does, the table stands still; then anyone lets it go on."""

    wish: bool


class Resign(Struct, frozen=True, tag_field="t", tag="resign", forbid_unknown_fields=True):
    """I give my game up, for good."""


class TurnDial(Struct, frozen=True, tag_field="t", tag="turn_dial", forbid_unknown_fields=True):
    """I play against bots alone: let the house help me more, or less, from now on."""

    level: AssistLevel


class Why(Struct, frozen=True, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why is that so? Of a hidden thing, of what I am advised to do, or of a note of mine that is said to be wrong."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    claim: Claim | None = None
    action: Any = None
    note: Annotated[str, Meta(max_length=64)] = ""


class AskHint(Struct, frozen=True, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """Give me a hint, as far as this rung: something is certain; about whom; which clues; why; what."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    rung: Annotated[int, Meta(ge=1, le=5)]


AtTable = RefuseDeal | Pause | Choose | Grant | TakeBack | Resign | TurnDial
FromPage = Hello | Curtain | Open | Say | Act | Sync | Note | Ping | Echo | Why | AskHint | AtTable
WithClosedEyes = Hello | Curtain | Open | Sync | Pause | Ping | Echo
"""What needs no sight, and may be said from behind a curtain."""
