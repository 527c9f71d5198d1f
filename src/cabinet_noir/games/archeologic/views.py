"""What each seat may see of an event, and how an event is told. `see` is the only door by which a secret can leave.

The clues told to all and those told to it; every question, its axis and its time; its own answers, claims and verdicts;
who claimed, who was right, who is out. Never another's answer, clue or claim; the city only at the end.
"""

from __future__ import annotations

from typing import assert_never

from cabinet_noir.core import Line, Seat

from .answers import SYMBOLS
from .types import (
    Aimed,
    Answer,
    Answered,
    Began,
    Buried,
    Claimed,
    Clues,
    Count,
    Event,
    Judged,
    Left,
    Unearthed,
    Unread,
)


def see(event: Event, seat: Seat | None) -> Event | None:
    """Build what a seat (None: a spectator) may see of an event."""
    match event:
        case Began():
            extra = tuple(_extra(clues, owner == seat) for owner, clues in enumerate(event.extra))
            return Began(Buried(), event.clues, extra, event.pawns)
        case Aimed():
            return Aimed(event.axis)
        case Answered():
            shown = event.answer if event.seat == seat else Unread()
            return Answered(event.seat, event.axis, event.element, event.time, shown, event.drift)
        case Claimed():
            return Claimed(event.seat, event.city if event.seat == seat else Unread())
        case Judged():
            mine = event.seat == seat or event.buildings is None
            return Judged(event.seat, event.right, event.buildings if mine else Unread())
        case Left():
            return Left(event.seat)
        case Unearthed():
            return Unearthed(event.city, event.quest, event.marks)
        case _:
            assert_never(event)


def _extra(clues: Clues | Unread, mine: bool) -> Clues | Unread:
    """Whether there are such clues is agreed on by the table; what they say is not for all."""
    return clues if mine or clues == () else Unread()


def tell(event: Event) -> tuple[Line, ...]:
    """Return the sentences for an event as one seat sees it. Give it seen events only."""
    match event:
        case Began():
            first = event.pawns.index(min(event.pawns))
            return (Line("archeologic-told-began", {"seat": first, "clues": len(event.clues)}),)
        case Aimed():
            return (Line("archeologic-told-aimed", {"axis": event.axis}),)
        case Answered():
            return _tell_answered(event)
        case Claimed():
            return (Line("archeologic-told-claimed", {"seat": event.seat}),)
        case Judged():
            return _tell_judged(event)
        case Left():
            return (Line("archeologic-told-left", {"seat": event.seat}),)
        case Unearthed():
            return (Line("archeologic-told-unearthed", {"quest": event.quest}),)
        case _:
            assert_never(event)


def _tell_answered(event: Answered) -> tuple[Line, ...]:
    question: dict[str, str | int] = {
        "seat": event.seat,
        "axis": event.axis,
        "element": event.element,
        "time": event.time,
    }
    asked = Line("archeologic-told-asked", question)
    if isinstance(event.answer, Unread):
        return (asked,)
    if isinstance(event.answer, Count):
        return asked, Line("archeologic-told-count", {"element": event.element, **shown_args(event.answer)})
    return asked, Line("archeologic-told-symbols", shown_args(event.answer))


def shown_args(answer: Answer) -> dict[str, str | int]:
    """Return what stood in the holes as arguments of a message."""
    if isinstance(answer, Count):
        return {"number": answer.number}
    shown = answer.shown
    kinds = "".join(symbol for symbol in SYMBOLS if symbol in shown)
    return {"safe": shown.count("s"), "fire": shown.count("f"), "blade": shown.count("b"), "kinds": kinds or "none"}


def _tell_judged(event: Judged) -> tuple[Line, ...]:
    verdict = Line("archeologic-told-right" if event.right else "archeologic-told-wrong", {"seat": event.seat})
    if event.right or event.buildings is None or isinstance(event.buildings, Unread):
        return (verdict,)
    return verdict, Line("archeologic-told-buildings", {"buildings": " ".join(event.buildings) or "none"})
