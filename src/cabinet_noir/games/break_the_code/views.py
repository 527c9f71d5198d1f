"""What each seat may see of an event, and how an event is told. `see` is the only door by which a secret can leave.

Own tiles; the open cards; every question and answer; guesses made aloud and their verdicts; of a written guess the
fact and the verdict. Never another's tiles, the centre, the tiles out of play, the order of the pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cabinet_noir.core import Line, Seat

from .notation import draw_tiles, letters
from .types import (
    Amount,
    Answer,
    Asked,
    CardBack,
    CardsRanOut,
    Dealt,
    Ended,
    Event,
    FaceDown,
    Groups,
    Guessed,
    Hand,
    LastChance,
    Passed,
    Places,
    Question,
    TurnBegan,
    Turned,
    Unread,
    Wrote,
    YesNo,
)


def see(event: Event, seat: Seat | None) -> Event | None:
    """Build what a seat (None: a spectator) may see of an event."""
    match event:
        case Dealt():
            hands = tuple(hand if owner == seat else _backs(hand) for owner, hand in enumerate(event.hands))
            pile = tuple(CardBack() for _ in event.pile)
            return Dealt(hands, _backs(event.centre), _backs(event.box), event.row, pile, event.first)
        case TurnBegan():
            return TurnBegan(event.seat)
        case Asked():
            return Asked(event.seat, event.question, event.said, event.place)
        case Turned():
            return Turned(event.place, event.card)
        case Guessed():
            return Guessed(event.seat, event.code, event.right)
        case Wrote():
            return Wrote(event.seat, event.code if event.seat == seat else Unread(), event.found)
        case LastChance():
            return LastChance(event.seat)
        case CardsRanOut():
            return CardsRanOut(event.seats)
        case Passed():
            return Passed(event.seat)
        case Ended():
            return Ended(event.winners, event.reason, event.hands, event.centre, event.box)
        case _:
            assert_never(event)


def _backs(hand: Hand) -> Hand:
    return tuple(FaceDown() for _ in hand)


def tell(event: Event) -> tuple[Line, ...]:
    """Return the sentences for an event as one seat sees it. Give it seen events only."""
    match event:
        case Dealt():
            return (Line("break-the-code-told-dealt", {"seat": event.first}),)
        case TurnBegan():
            return (Line("break-the-code-told-turn", {"seat": event.seat}),)
        case Asked():
            return _tell_asked(event)
        case Turned():
            return ()  # the card itself says so, on the table
        case Guessed():
            verdict = "break-the-code-told-right" if event.right else "break-the-code-told-wrong"
            return (Line(verdict, {"seat": event.seat, "code": draw_tiles(event.code)}),)
        case Wrote():
            verdict = "break-the-code-told-found" if event.found else "break-the-code-told-not-found"
            return (Line(verdict, {"seat": event.seat}),)
        case LastChance():
            return (Line("break-the-code-told-last-chance", {"seat": event.seat}),)
        case CardsRanOut():
            return (Line("break-the-code-told-cards-ran-out"),)
        case Passed():
            return (Line("break-the-code-told-passed", {"seat": event.seat}),)
        case Ended():
            centre = draw_tiles(event.centre) or "none"
            return (Line("break-the-code-told-ended", {"centre": centre, "winners": len(event.winners)}),)
        case _:
            assert_never(event)


def _tell_asked(event: Asked) -> tuple[Line, ...]:
    asked = Line("break-the-code-told-asked", {"seat": event.seat, **question_args(event.question)})
    said = (Line("break-the-code-told-said", {"seat": said.seat, **_answer(said.answer)}) for said in event.said)
    return (asked, *said)


def said_args(question: Question, answer: Answer) -> dict[str, str | int]:
    """A question and its answer as arguments of a message."""
    return {**question_args(question), **_answer(answer)}


def question_args(question: Question) -> dict[str, str | int]:
    """A question as arguments of a message."""
    return {"card": question.card, "choice": "none" if question.choice is None else question.choice}


def _answer(answer: Answer) -> dict[str, str | int]:
    """An answer as arguments of a message: its kind, and what fills it."""
    match answer:
        case Places():
            return _places(letters(answer.at))
        case Groups():
            groups = ", ".join("-".join(letters(group)) for group in answer.at)
            return {"kind": "groups" if answer.at else "no-groups", "places": groups}
        case Amount():
            return {"kind": "amount", "number": answer.number}
        case YesNo():
            return {"kind": "yes" if answer.yes else "no"}
        case _:
            assert_never(answer)


def _places(at: Sequence[str]) -> dict[str, str | int]:
    if not at:
        return {"kind": "nowhere"}
    return {"kind": "places", "count": len(at), "first": at[0], "second": at[-1], "places": ", ".join(at)}
