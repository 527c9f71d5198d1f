"""What each seat may see of an event, and how an event is told. `see` is the only door by which a secret can leave.

Everything, at once, except the faces of cards not turned over yet, and the others' votes while a vote is open.
"""

from __future__ import annotations

from typing import assert_never

from cabinet_noir.core import Line, Seat

from .edition import BACK, HIDDEN_CARD
from .types import (
    Card,
    Contested,
    Dealt,
    Event,
    Filled,
    Judged,
    Passed,
    Prepared,
    Readied,
    RoundClosed,
    Said,
    Scored,
    TurnBegan,
    Turned,
    TurnEnded,
    TurnPassed,
    Unread,
    Voted,
)

TEAMS = ("green", "amber")


def see(event: Event, seat: Seat | None) -> Event | None:
    """Build what a seat (None: a spectator) may see of an event."""
    match event:
        case Dealt():
            box = (HIDDEN_CARD,) * len(event.box)
            return Dealt(tuple(map(_top, event.piles)), box, event.positions, event.first)
        case Voted():
            return Voted(event.seat, event.ok if event.seat == seat else Unread())
        case Prepared():
            return Prepared(event.positions, event.theme, event.letter)
        case Turned():
            return Turned(event.round, event.letters, event.themes)
        case TurnBegan():
            return TurnBegan(event.team, event.turn)
        case Said():
            return Said(event.seat, event.word, event.at)
        case Contested():
            return Contested(event.seat, event.at, event.word)
        case Filled():
            return Filled()
        case Passed():
            return Passed(event.seat)
        case TurnPassed():
            return TurnPassed(event.team)
        case TurnEnded():
            return TurnEnded(event.team, event.passed)
        case RoundClosed():
            return RoundClosed(event.round, event.contested)
        case Judged():
            return Judged(event.verdict)
        case Scored():
            return Scored(event.round, event.result, event.starts)
        case Readied():
            return Readied(event.seat)
        case _:
            assert_never(event)


def _top(pile: tuple[Card, ...]) -> tuple[Card, ...]:
    """Show the theme on top of a pile, and nothing below it."""
    return (Card(pile[0].theme, BACK), *(HIDDEN_CARD for _ in pile[1:]))


def tell(event: Event) -> tuple[Line, ...]:
    """Return the sentences for an event as one seat sees it. Give it seen events only."""
    match event:
        case Dealt():
            return (Line("password-express-told-dealt", {"team": TEAMS[event.first]}),)
        case Prepared():
            return (Line("password-express-told-prepared"),)
        case Turned():
            return _rows(event)
        case TurnBegan():
            return (Line("password-express-told-turn", {"team": TEAMS[event.team]}),)
        case Said():
            count = len(event.at)
            return (Line("password-express-told-said", {"seat": event.seat, "word": event.word, "count": count}),)
        case Contested():
            return (Line("password-express-told-contested", {"seat": event.seat, "word": event.word}),)
        case Filled():
            return (Line("password-express-told-filled"),)
        case Passed():
            return (Line("password-express-told-passed", {"seat": event.seat}),)
        case TurnPassed():
            return (Line("password-express-told-turn-passed", {"team": TEAMS[event.team]}),)
        case TurnEnded():
            name = "password-express-told-turn-over" if event.passed else "password-express-told-time-up"
            return (Line(name, {"team": TEAMS[event.team]}),)
        case RoundClosed():
            return (Line("password-express-told-closed", {"round": event.round, "count": len(event.contested)}),)
        case Voted():
            return (Line("password-express-told-voted", {"seat": event.seat}),)
        case Judged():
            return (_verdict(event),)
        case Scored():
            return _scores(event)
        case Readied():
            return ()  # how many are ready is seen; what happened in the round stays the last that was told
        case _:
            assert_never(event)


def _rows(event: Turned) -> tuple[Line, ...]:
    lines = [Line("password-express-told-round", {"round": event.round})]
    for row, (letter, theme) in enumerate(zip(event.letters, event.themes, strict=True), 1):
        lines.append(Line("password-express-told-row", {"row": row, "letter": letter, "theme": theme}))
    return tuple(lines)


def _verdict(event: Judged) -> Line:
    verdict = event.verdict
    name = "password-express-told-accepted" if verdict.accepted else "password-express-told-refused"
    if verdict.by == "unknown":
        return Line("password-express-told-unknown", {"seat": verdict.token.seat, "word": verdict.token.word})
    return Line(name, {"seat": verdict.token.seat, "word": verdict.token.word, "by": verdict.by})


def _scores(event: Scored) -> tuple[Line, ...]:
    result = event.result
    return tuple(
        Line(
            "password-express-told-scored",
            {"team": name, "stars": result.stars[team], "lost": result.penalties[team], "score": result.scores[team]},
        )
        for team, name in enumerate(TEAMS)
    )
