"""The words of Break the Code: tiles, cards, answers, the state, actions (imperative), events (past tense).

Judges nothing.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cabinet_noir.core import Agreement, Rules, Seat, purpose

Colour = Literal["black", "white", "green"]
Number = Annotated[int, Meta(ge=0, le=9)]
Card = Annotated[int, Meta(ge=1, le=21)]
"""A question card, by its number in the edition's list."""


class Tile(Struct, frozen=True, tag_field="t", tag="tile"):
    """A tile known to whoever holds this value. The two green 5s are alike (R2)."""

    number: Number
    colour: Colour

    def __str__(self) -> str:
        return f"{self.colour[0].upper()}{self.number}"


class FaceDown(Struct, frozen=True, tag_field="t", tag="face_down"):
    """A tile of which nothing is seen."""

    def __str__(self) -> str:
        return "?"


class CardBack(Struct, frozen=True, tag_field="t", tag="card_back"):
    """A question card in the pile."""


class Unread(Struct, frozen=True, tag_field="t", tag="unread"):
    """A code somebody else wrote down in secret (R9)."""


class Written(Struct, frozen=True, tag_field="t", tag="written"):
    """A code written down, as its writer knows it."""

    code: tuple[Tile, ...]


AnyTile = Tile | FaceDown
Hand = tuple[AnyTile, ...]
Code = tuple[Tile, ...]


# Answers


class Places(Struct, frozen=True, tag_field="t", tag="places"):
    """The places, A being 0, at which the tiles asked for stand; none when there are none."""

    at: tuple[int, ...]


class Groups(Struct, frozen=True, tag_field="t", tag="groups"):
    """Groups of neighbouring places, kept apart (R6)."""

    at: tuple[tuple[int, ...], ...]


class Amount(Struct, frozen=True, tag_field="t", tag="amount"):
    """A count, a sum or a difference."""

    number: int


class YesNo(Struct, frozen=True, tag_field="t", tag="yes_no"):
    """Yes or no."""

    yes: bool


Answer = Places | Groups | Amount | YesNo


class Question(Struct, frozen=True):
    """A card and, where the asker must choose one (R5), the number asked for."""

    card: Card
    choice: Number | None = None


class Said(Struct, frozen=True):
    """One player's answer."""

    seat: Seat
    answer: Answer


# The table


class Options(Agreement, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on."""

    last_guess: bool = False
    """When the cards have run out, everyone still in may guess once (R11)."""
    first: Annotated[Annotated[int, Meta(ge=0, le=3)] | None, purpose("seat")] = None
    """The seat that starts, chosen by the host; by default chance decides (R4)."""
    codes: Literal["full", "short", "tiny"] = "full"
    """How long the codes are. "full" is the box; the others are short games, and proofs by enumeration (R1)."""
    rules: Rules = 2
    """Version 1 ended with the last card, though a round was not complete after a find (R11)."""


Phase = Literal["dealing", "playing", "last_chance", "last_guesses", "over"]
Standing = Literal["in", "found", "out"]


class Exchange(Struct, frozen=True):
    """A question that was asked, and every answer."""

    seat: Seat
    question: Question
    said: tuple[Said, ...]


class Attempt(Struct, frozen=True):
    """A guess that was made: aloud, or written and unread (R8, R9)."""

    seat: Seat
    code: Written | Unread
    right: bool


class State(Struct, frozen=True, gc=False):
    """The table. Folded from full events it is the referee's; folded from seen events it is a view."""

    options: Options
    seats: int
    numbers: tuple[int, ...] = ()
    """The numbers in play (R1)."""
    phase: Phase = "dealing"
    first: Seat = Seat(0)
    turn: Seat = Seat(0)
    hands: tuple[Hand, ...] = ()
    centre: Hand = ()
    box: Hand = ()
    """Tiles out of play."""
    row: tuple[Card | None, ...] = ()
    """The open cards in their places; None where the pile could not fill a place."""
    pile: tuple[Card | CardBack, ...] = ()
    standing: tuple[Standing, ...] = ()
    waiting: tuple[Seat, ...] = ()
    """Who may still make a last guess after the player on turn (R11)."""
    asked: tuple[Exchange, ...] = ()
    guesses: tuple[Attempt, ...] = ()
    winners: tuple[Seat, ...] = ()
    reason: str = ""


# Actions


class Ask(Struct, frozen=True, tag_field="t", tag="ask", forbid_unknown_fields=True):
    """Ask the question of an open card (R4)."""

    card: Card
    choice: Number | None = None


class Guess(Struct, frozen=True, tag_field="t", tag="guess", forbid_unknown_fields=True):
    """Name the code: the opponent's tiles (R8), or those in the centre (R9)."""

    code: tuple[Tile, ...]


class Pass(Struct, frozen=True, tag_field="t", tag="pass", forbid_unknown_fields=True):
    """Let a last chance go by (R8, R11)."""


Action = Ask | Guess | Pass


# Events


class Dealt(Struct, frozen=True, tag_field="t", tag="dealt"):
    """All hidden chance of the game: the tiles, the cards in their order, who starts (R1, R3)."""

    hands: tuple[Hand, ...]
    centre: Hand
    box: Hand
    row: tuple[Card, ...]
    pile: tuple[Card | CardBack, ...]
    first: Seat


class TurnBegan(Struct, frozen=True, tag_field="t", tag="turn_began"):
    """It is this player's turn."""

    seat: Seat


class Asked(Struct, frozen=True, tag_field="t", tag="asked"):
    """A question was asked and answered (R5); its card, at this place of the row, is discarded."""

    seat: Seat
    question: Question
    said: tuple[Said, ...]
    place: int


class Turned(Struct, frozen=True, tag_field="t", tag="turned"):
    """The pile's first card was laid open at a place of the row (R3)."""

    place: int
    card: Card


class Guessed(Struct, frozen=True, tag_field="t", tag="guessed"):
    """Two players: a code was named aloud (R8)."""

    seat: Seat
    code: tuple[Tile, ...]
    right: bool


class Wrote(Struct, frozen=True, tag_field="t", tag="wrote"):
    """Three or four players: a code was written down and checked; all learn whether it was found (R9)."""

    seat: Seat
    code: Written | Unread
    found: bool


class LastChance(Struct, frozen=True, tag_field="t", tag="last_chance"):
    """The starting player has found the code: the other has one guess (R8)."""

    seat: Seat


class CardsRanOut(Struct, frozen=True, tag_field="t", tag="cards_ran_out"):
    """No card is left on the table; these players may still guess once, in this order (R11)."""

    seats: tuple[Seat, ...]


class Passed(Struct, frozen=True, tag_field="t", tag="passed"):
    """A player let a last chance go by."""

    seat: Seat


class Ended(Struct, frozen=True, tag_field="t", tag="ended"):
    """The game is over and every tile is shown."""

    winners: tuple[Seat, ...]
    reason: str
    hands: tuple[Code, ...]
    centre: Code
    box: Code


Event = Dealt | TurnBegan | Asked | Turned | Guessed | Wrote | LastChance | CardsRanOut | Passed | Ended
