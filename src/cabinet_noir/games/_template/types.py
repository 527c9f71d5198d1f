"""The words of the Sealed Card: cards, the state, actions (imperative), events (past tense). Judges nothing."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cabinet_noir.core import Agreement, Rules, Seat


class Options(Agreement, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on."""

    highest: Annotated[int, Meta(ge=4, le=20)] = 9
    """The highest number of the deck (R1)."""
    rules: Rules = 1


class Card(Struct, frozen=True, tag_field="t", tag="card"):
    """A card whose number is known to whoever holds this value."""

    number: int


class FaceDown(Struct, frozen=True, tag_field="t", tag="face_down"):
    """A card of which only the back is seen."""


class State(Struct, frozen=True, gc=False):
    """The table, or one seat's view of it."""

    options: Options
    seats: int
    cards: tuple[Card | FaceDown, ...] = ()
    turn: Seat = Seat(0)
    missed: tuple[tuple[Seat, int], ...] = ()
    winner: Seat | None = None


class Name(Struct, frozen=True, tag_field="t", tag="name", forbid_unknown_fields=True):
    """Name the number of another player's card (R2)."""

    seat: Seat
    number: int


class Dealt(Struct, frozen=True, tag_field="t", tag="dealt"):
    """Everyone has a card (R1)."""

    cards: tuple[Card | FaceDown, ...]


class Named(Struct, frozen=True, tag_field="t", tag="named"):
    """A number was named, rightly or not (R3, R4)."""

    by: Seat
    seat: Seat
    number: int
    hit: bool


class Revealed(Struct, frozen=True, tag_field="t", tag="revealed"):
    """The game is over and all cards are turned up (R3)."""

    cards: tuple[Card, ...]


Action = Name
Event = Dealt | Named | Revealed
