"""How events are recorded: the whole of `fold`. Total; never judges."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, assert_never

from msgspec.structs import replace

from .domains import once
from .edition import OWN, POSITIONS
from .lexicon import found, names
from .queries import letter_of, position_at, team, theme_of, token_at
from .teams import other
from .types import (
    Card,
    Contested,
    Dealt,
    Event,
    Filled,
    Judged,
    Passed,
    Place,
    Position,
    Prepared,
    Readied,
    Recap,
    RoundClosed,
    Row,
    Said,
    Scored,
    State,
    Token,
    TurnBegan,
    Turned,
    TurnEnded,
    TurnPassed,
    Voted,
)

SAYABLE = 3
"""How many words are shown for a place after a round."""


def folded_on(state: State, event: Event) -> State:
    """Return the state after an event."""
    match event:
        case Said():
            return _said(state, event)
        case Contested():
            token = token_at(state, event.at)
            assert token is not None
            return _put(state, event.at, replace(token, contested_by=event.seat))
        case TurnBegan():
            return replace(
                state,
                phase="guessing",
                team=event.team,
                turn=event.turn,
                silent=state.silent + 1,
                passed=(),
                clock=state.clock + 1,
            )
        case Passed():
            return replace(state, passed=(*state.passed, event.seat))
        case TurnEnded():
            return replace(state, phase="ready", fresh=False, team=other(event.team), clock=state.clock + 1)
        case Filled() | TurnPassed():
            return replace(state, phase="closing", clock=state.clock + 1)
        case Voted():
            return replace(state, votes=_with(state.votes, event.seat, event.ok))
        case Judged():
            return _judged(state, event)
        case RoundClosed():
            return replace(
                state, phase="judging", queue=event.contested, votes=(None,) * state.seats, clock=state.clock + 1
            )
        case Scored():
            return _scored(state, event)
        case Readied():
            return _readied(state, event)
        case Turned():
            return _turned(state, event)
        case Dealt():
            return _dealt(state, event)
        case Prepared():
            own = replace(state, own_theme=event.theme, own_letter=event.letter)
            return replace(own, phase="ready", positions=event.positions, clock=state.clock + 1)
        case _:
            assert_never(event)


def turn_to_zero(columns: Sequence[int]) -> tuple[tuple[Position, ...], ...]:
    """Return the rows of position cards, one card of each turned to its 0 (R1)."""
    return tuple(_with(POSITIONS, column, "0") for column in columns)


def _dealt(state: State, event: Dealt) -> State:
    by_host = state.options.zeros == "host" or state.options.blank
    return replace(
        state,
        phase="preparing" if by_host else "ready",
        fresh=True,
        team=event.first,
        piles=event.piles,
        box=event.box,
        positions=event.positions,
        table=_bare(event.positions),
        votes=(None,) * state.seats,
    )


def _turned(state: State, event: Turned) -> State:
    """Clear the table, and write what is now seen of each pile upon its cards."""
    piles = tuple(
        tuple(_seen(card, depth, event, row) for depth, card in enumerate(pile)) for row, pile in enumerate(state.piles)
    )
    bare = replace(state, table=_bare(state.positions), used=(), verdicts=(), silent=0, ready=())
    articles = state.options.rules > 1
    named = tuple(names(state.options.language, theme) for theme in event.themes) if articles else ()
    return replace(bare, piles=piles, round=event.round, fresh=False, names=named)


def _seen(card: Card, depth: int, event: Turned, row: int) -> Card:
    if depth == event.round - 1:
        return Card(card.theme, event.letters[row])
    return Card(event.themes[row], card.letter) if depth == event.round else card


def _said(state: State, event: Said) -> State:
    token = Token(team(state, event.seat), event.seat, event.word, state.turn)
    for place in event.at:
        state = _put(state, place, token)
    spelt = once(event.word, state.options.language, state.options.rules)
    passed = tuple(seat for seat in state.passed if seat != event.seat)  # who speaks goes on (R9)
    return replace(state, used=(*state.used, spelt), silent=0, passed=passed)


def _judged(state: State, event: Judged) -> State:
    verdict = event.verdict
    judged = replace(
        state,
        queue=state.queue[1:],
        votes=(None,) * state.seats,
        verdicts=(*state.verdicts, verdict),
        clock=state.clock + 1,
    )
    return judged if verdict.accepted else _put(judged, verdict.at, None)


def _scored(state: State, event: Scored) -> State:
    after = "ready" if state.options.rules == 1 else "recap"
    return replace(
        state,
        phase="over" if event.round == state.options.rounds else after,
        fresh=True,
        team=event.starts,
        clock=state.clock + 1,
        scores=event.result.scores,
        results=(*state.results, event.result),
        recaps=(*state.recaps, _recap(state)),
    )


def _readied(state: State, event: Readied) -> State:
    ready = replace(state, ready=(*state.ready, event.seat))
    return replace(ready, phase="ready", clock=state.clock + 1) if len(ready.ready) == state.seats else ready


def _recap(state: State) -> Recap:
    """Return for each place a few familiar words that nobody said."""
    rows = ((row, range(len(columns))) for row, columns in enumerate(state.positions))
    return tuple(tuple(_sayable_at(state, Place(row, column)) for column in columns) for row, columns in rows)


def _sayable_at(state: State, place: Place) -> tuple[str, ...]:
    theme, options = theme_of(state, place.row), state.options
    if theme == OWN:
        return ()
    fitting = found(options.language, theme, letter_of(state, place.row), position_at(state, place))
    unsaid = (word for _, word in fitting if once(word, options.language, options.rules) not in state.used)
    return tuple(islice(unsaid, SAYABLE))


def _bare(positions: tuple[tuple[Position, ...], ...]) -> tuple[Row, ...]:
    return tuple((None,) * len(row) for row in positions)


def _put(state: State, place: Place, token: Token | None) -> State:
    row = _with(state.table[place.row], place.column, token)
    return replace(state, table=_with(state.table, place.row, row))


def _with(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])
