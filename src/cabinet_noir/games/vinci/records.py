"""What events do to the state of Code de Vinci: the larger parts of `fold`. They record, and never judge."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from .edition import TILES, worth
from .types import AnyTile, Began, Colour, Dealt, GameResult, Guessed, Standing, State, Won


def fold_guessed(state: State, event: Guessed) -> State:
    """Record a guess: a hit lays the tile open, a miss is remembered with it."""
    if state.results and state.results[-1].rows:  # the next game is under way
        *before, last = state.results
        state = replace(state, results=(*before, replace(last, rows=())))
    victim, place = event.at.seat, event.at.place
    standing = state.rows[victim][place]
    if event.hit:
        opened = Standing(TILES[event.colour, event.face], True, standing.born, standing.denied)
        rows = with_item(state.rows, victim, with_item(state.rows[victim], place, opened))
        return replace(state, phase="deciding", rows=rows, points=plus(state.points, event.seat, worth(event.face)))
    if event.face not in standing.denied:
        standing = Standing(standing.tile, False, standing.born, (*standing.denied, event.face))
    rows = with_item(state.rows, victim, with_item(state.rows[victim], place, standing))
    return replace(state, phase="laying_open", rows=rows)


def fold_began(state: State, event: Began) -> State:
    """Record the deal of a game: the tiles are chosen by their colours, or lie before everybody already (R1)."""
    deal = event.deal
    nothing: tuple[tuple[()], ...] = ((),) * state.seats
    began = State(
        state.options,
        state.seats,
        phase="choosing",
        turn=deal.first,
        choices=(None,) * state.seats,
        hands=nothing,
        rows=nothing,
        pile=deal.pile,
        points=(0,) * state.seats,
        totals=state.totals,
        later=state.later[1:] if event.game else state.later,
        results=state.results,
    )
    return began if state.options.setup == "choose" else _with_hands(began, deal.hands)


def fold_dealt(state: State, event: Dealt) -> State:
    """Record what everybody took from the pile (R1)."""
    pile = state.pile
    for tile in (tile for hand in event.hands for tile in hand):
        pile = without(pile, tile.colour)
    return _with_hands(replace(state, pile=pile), event.hands)


def _with_hands(state: State, hands: tuple[tuple[AnyTile, ...], ...]) -> State:
    """Lay the first hands before their owners; whoever plays without jokers stands already (R3)."""
    state = replace(state, phase="arranging", choices=())
    if state.options.jokers:
        return replace(state, hands=hands)
    rows = tuple(tuple(Standing(tile, False, i) for i, tile in enumerate(hand)) for hand in hands)
    return replace(state, rows=rows)


def fold_won(state: State, event: Won) -> State:
    """Everything is shown; a tile still in the winner's hand stays beside the row."""
    rows = tuple(
        tuple(Standing(tile, old.open, old.born, old.denied) for tile, old in zip(tiles, row, strict=True))
        for tiles, row in zip(event.rows, state.rows, strict=True)
    )
    points = plus(state.points, event.seat, event.bonus)
    return replace(
        state,
        phase="over",
        turn=event.seat,
        rows=rows,
        drawn=event.drawn,
        points=points,
        totals=tuple(total + more for total, more in zip(state.totals, points, strict=True)),
        results=(*state.results, GameResult(event.seat, rows, points)),
    )


def without(pile: tuple[AnyTile, ...], colour: Colour) -> tuple[AnyTile, ...]:
    """Return the pile after its first tile of a colour was taken."""
    for index, tile in enumerate(pile):
        if tile.colour == colour:
            return pile[:index] + pile[index + 1 :]
    return pile


def plus(points: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    """Return the points with more for one seat."""
    return (*points[:seat], points[seat] + more, *points[seat + 1 :])


def with_item(items: tuple[object, ...], index: int, item: object) -> tuple[Any, ...]:
    """Return the items with another one at a place."""
    return (*items[:index], item, *items[index + 1 :])
