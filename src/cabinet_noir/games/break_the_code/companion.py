"""Break the Code on a real table, as one of its players enters it: own tiles, and what was asked, answered and guessed.

The reader is seat 0, the others follow clockwise. Nothing is judged here that the table judges; what was misheard is
found by counting. What the reader's own tiles answer is filled in by the referee's own function.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cabinet_noir.core import Companion, Entries, Illegal, Seat
from cabinet_noir.core.companion import MOST_ENTERED

from .answers import answer, answering
from .edition import choices, deck, pieces, rank, target_size
from .types import (
    Asked,
    Code,
    Dealt,
    Event,
    FaceDown,
    Guessed,
    Hand,
    Options,
    Question,
    Said,
    Tile,
    TurnBegan,
    Written,
    Wrote,
)

ME: Final = Seat(0)


class Heard(Struct, frozen=True, tag_field="t", tag="heard", forbid_unknown_fields=True):
    """A question of the real table, and what the reader heard."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    question: Question
    said: Annotated[tuple[Said, ...], Meta(max_length=4)]


class Tried(Struct, frozen=True, tag_field="t", tag="tried", forbid_unknown_fields=True):
    """A code that was guessed: aloud by anybody, where two play; else by the reader (R8, R9)."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    code: Annotated[tuple[Tile, ...], Meta(max_length=5)]
    right: bool


class Entered(Struct, frozen=True, forbid_unknown_fields=True):
    """What is on the reader's sheet. Own tiles that are not all entered are not known."""

    seats: Literal[2, 3, 4]
    own: Annotated[tuple[Tile, ...], Meta(max_length=5)] = ()
    told: Annotated[tuple[Heard | Tried, ...], Meta(max_length=MOST_ENTERED)] = ()


def entries(entered: Entered) -> Entries:
    """Return what the reader has seen, entry by entry."""
    options = Options()
    own = _own(entered, options)
    dealt = (_dealt(entered, options, own), TurnBegan(ME))
    past = (dealt, *(tuple(_told(entered, options, own, told)) for told in entered.told))
    return Entries(options, entered.seats, ME, past)


def _own(entered: Entered, options: Options) -> Code:
    """Return the reader's tiles in their order; none while some are missing."""
    there = Counter(deck(options, entered.seats))
    if any(count > there[tile] for tile, count in Counter(entered.own).items()):
        raise Illegal("break-the-code-companion-no-such-tiles", rule="R1")
    most = pieces(options, entered.seats).hand
    if len(entered.own) > most:
        raise Illegal("break-the-code-companion-too-many-tiles", rule="R1", count=most)
    return tuple(sorted(entered.own, key=rank)) if len(entered.own) == most else ()


def _dealt(entered: Entered, options: Options, own: Code) -> Dealt:
    size, seats = pieces(options, entered.seats), entered.seats
    box = len(deck(options, seats)) - seats * size.hand - size.centre
    hands: tuple[Hand, ...] = (own or _backs(size.hand), *(_backs(size.hand) for _ in range(1, seats)))
    return Dealt(hands, _backs(size.centre), _backs(box), (), (), ME)


def _backs(count: int) -> Hand:
    return (FaceDown(),) * count


def _told(entered: Entered, options: Options, own: Code, told: Heard | Tried) -> Iterator[Event]:
    if told.seat >= entered.seats:
        raise Illegal("break-the-code-companion-no-such-seat", rule="R5")
    if isinstance(told, Heard):
        yield Asked(Seat(told.seat), told.question, _said(entered, own, told), 0)
        return
    _must_be_a_code(entered, options, told)
    if entered.seats == 2:
        yield Guessed(Seat(told.seat), told.code, told.right)
    elif told.seat == ME:
        yield Wrote(ME, Written(told.code), told.right)
    else:
        raise Illegal("break-the-code-companion-written-unseen", rule="R9")


def _said(entered: Entered, own: Code, heard: Heard) -> tuple[Said, ...]:
    """Return who said what: others as they were heard, the reader as the tiles answer (R5)."""
    if heard.question.choice not in choices(heard.question.card):
        raise Illegal("break-the-code-choose-a-number", rule="R5", card=heard.question.card)
    asked = answering(entered.seats, Seat(heard.seat))
    said = {one.seat: one for one in heard.said}
    if len(said) < len(heard.said) or not said.keys() <= set(asked) - {ME}:
        raise Illegal("break-the-code-companion-who-answers", rule="R5")
    if own and ME in asked:
        said[ME] = Said(ME, answer(heard.question, own))
    return tuple(said[seat] for seat in asked if seat in said)


def _must_be_a_code(entered: Entered, options: Options, tried: Tried) -> None:
    there = Counter(deck(options, entered.seats))
    fits = all(count <= there[tile] for tile, count in Counter(tried.code).items())
    in_order = tried.code == tuple(sorted(tried.code, key=rank))
    if not fits or not in_order or len(tried.code) != target_size(options, entered.seats):
        raise Illegal("break-the-code-companion-no-code", rule="R2")


COMPANION: Final = Companion(Entered, entries, blanks=(("2", Entered(2)), ("3", Entered(3)), ("4", Entered(4))))
