"""What events do to the state of Code de Vinci, one by one: all of `fold`. They record, and never judge.

They are found by an event's type: every event of a game is folded once for the referee and once for each seat, and to
ask case after case took longer than to record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from .edition import POINTS_PUT_OUT, TILES, worth
from .types import (
    AnyTile,
    Arranged,
    Began,
    ChoseColours,
    Colour,
    Dealt,
    Drew,
    Event,
    GameResult,
    Guessed,
    Inserted,
    LaidOpen,
    PutOut,
    SetAside,
    Showed,
    Standing,
    State,
    TurnBegan,
    Won,
)


def fold_set_aside(state: State, event: SetAside) -> State:
    """Put the deals of later games away (R13)."""
    return replace(state, later=event.deals)


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


def fold_chose_colours(state: State, event: ChoseColours) -> State:
    """Record what somebody takes into the first hand (R1)."""
    return replace(state, choices=with_item(state.choices, event.seat, event.choice))


def fold_arranged(state: State, event: Arranged) -> State:
    """Stand a first hand up (R4)."""
    row = tuple(Standing(tile, False, place) for place, tile in enumerate(event.row))
    hands = with_item(state.hands, event.seat, ())
    return replace(state, hands=hands, rows=with_item(state.rows, event.seat, row))


def fold_turn_began(state: State, event: TurnBegan) -> State:
    """Give the turn to a player, who draws while there is a pile (R5)."""
    return replace(state, phase="drawing" if state.pile else "attacking", turn=event.seat, drawn=None)


def fold_drew(state: State, event: Drew) -> State:
    """Take a tile from the pile and keep it apart (R5)."""
    return replace(state, phase="attacking", drawn=event.tile, pile=without(state.pile, event.tile.colour))


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


def fold_showed(state: State, event: Showed) -> State:
    """Turn the drawn tile up (R7)."""
    return replace(state, phase="placing", drawn=event.tile)


def fold_inserted(state: State, event: Inserted) -> State:
    """Put the drawn tile into its owner's row (R7, R8)."""
    row = state.rows[event.seat]
    standing = Standing(event.tile, event.open, len(row))
    row = (*row[: event.place], standing, *row[event.place :])
    return replace(state, drawn=None, rows=with_item(state.rows, event.seat, row))


def fold_laid_open(state: State, event: LaidOpen) -> State:
    """Turn up a tile of one's own (R9)."""
    row = state.rows[event.seat]
    standing = row[event.place]
    opened = Standing(event.tile, True, standing.born, standing.denied)
    return replace(state, rows=with_item(state.rows, event.seat, with_item(row, event.place, opened)))


def fold_put_out(state: State, event: PutOut) -> State:
    """Note who is out, and the points of whoever did it (R10, R13)."""
    points = state.points if event.by == event.seat else plus(state.points, event.by, POINTS_PUT_OUT)
    return replace(state, out=(*state.out, event.seat), points=points)


def fold_won(state: State, event: Won) -> State:
    """Everything is shown; a tile still in the winner's hand stays beside the row."""
    rows = tuple(
        tuple(
            old if old.tile is tile else Standing(tile, old.open, old.born, old.denied)
            for tile, old in zip(tiles, row, strict=True)
        )
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


FOLDS: Final[dict[type[Event], Callable[[State, Any], State]]] = {
    SetAside: fold_set_aside,
    Began: fold_began,
    ChoseColours: fold_chose_colours,
    Dealt: fold_dealt,
    Arranged: fold_arranged,
    TurnBegan: fold_turn_began,
    Drew: fold_drew,
    Guessed: fold_guessed,
    Showed: fold_showed,
    Inserted: fold_inserted,
    LaidOpen: fold_laid_open,
    PutOut: fold_put_out,
    Won: fold_won,
}


def without(pile: tuple[AnyTile, ...], colour: Colour) -> tuple[AnyTile, ...]:
    """Return the pile after its first tile of a colour was taken."""
    for index, tile in enumerate(pile):
        if tile.colour == colour:
            return pile[:index] + pile[index + 1 :]
    return pile


def plus(points: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    """Return the points with more for one seat."""
    return with_item(points, seat, points[seat] + more)


def with_item(items: tuple[object, ...], index: int, item: object) -> tuple[Any, ...]:
    """Return the items with another one at a place."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)
