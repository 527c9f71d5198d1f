"""What a program is told and may answer: one JSON object a line (`docs/bot-protocol.md`). Pure; knows no process.

Every line follows from a sight, and from lots that say nothing of the deal.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from cabinet_noir.core import Chance, Game, Offer, Outcome, Sight

Room = Game[Any, Any, Any, Any]

PROTOCOL: Final = 1
MANY: Final = 1000
"""A family of so many moves is listed; a larger one is told by its offer alone."""


class Hello(Struct, frozen=True, tag_field="t", tag="hello"):
    """The first line: what is played, and where this program sits."""

    protocol: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    seat: int
    limit: float
    """Seconds for an answer."""


class Turn(Struct, frozen=True, tag_field="t", tag="turn"):
    """It may act: all that it has been shown so far, so that a program may forget everything in between."""

    seq: int
    text: str
    """How things stand, in the room's notation."""
    moves: tuple[str, ...]
    """What may be done, in the room's notation, but for large families."""
    offers: tuple[Offer, ...]
    view: Any
    past: Any
    lots: str
    """A seed of its own for this move: whoever draws by it plays the same game again."""


class Over(Struct, frozen=True, tag_field="t", tag="over"):
    """The last line: how it ended."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]


class Answer(Struct, frozen=True):
    """What a program answers: to `hello` whatever it likes, to `turn` a move."""

    move: str | None = None
    """In the room's notation; null, in a game against the clock, is nothing for now."""
    action: dict[str, Any] | None = None
    """The same as a page says it, instead: an offer's `action` as its `t`, and a value for each of its fields."""
    after: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    """In a game against the clock: how many seconds pass before it is done."""


_answers: Final = msgspec.json.Decoder(Answer)


def hello(game: Room, options: Any, seats: int, seat: int, limit: float) -> bytes:
    """Return the first line."""
    return _line(Hello(PROTOCOL, game.key, game.version, game.agreement(options), seats, seat, limit))


def turn(game: Room, sight: Sight[Any, Any], chance: Chance) -> bytes:
    """Return the line that asks for a move."""
    text, lots = game.show(sight.view), chance.seed_of().hex()
    return _line(Turn(sight.seq, text, moves(game, sight), sight.offers, sight.view, sight.past, lots))


def over(outcome: Outcome) -> bytes:
    """Return the last line."""
    return _line(Over(outcome.winners, outcome.reason, outcome.scores))


def moves(game: Room, sight: Sight[Any, Any]) -> tuple[str, ...]:
    """Return every move that may be made, as a player would type it, of the families that are not too large."""
    return tuple(game.write(action) for action in game.actions(offer for offer in sight.offers if len(offer) <= MANY))


def read_answer(line: bytes) -> Answer:
    """Read what a program answered; raises what `msgspec` raises where that is no answer."""
    return _answers.decode(line)


def _line(said: Struct) -> bytes:
    return msgspec.json.encode(said) + b"\n"
