"""Who of Code de Vinci's players will win, one turn ahead.

When a turn is to begin, that is who lives longest (`lives`). Within one, whoever is on turn names one of the likeliest
tiles and goes on while that is better than to stop; for every way his turn may go, rows are read anew, as an attentive
player would (`reading`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from cabinet_noir.core import Seat
from cabinet_noir.games.vinci.edition import BACKS
from cabinet_noir.games.vinci.rows import arrangements, place_of, places_for
from cabinet_noir.games.vinci.types import Row, Spot, Standing, State, Tile

from .lives import SURE, UNLIKELY, Shares, lived
from .lookahead import with_row
from .reading import JOKERS, face_of, read, tile_at, unseen

THOUGHT_OF: Final = 2
"""Whoever is on turn thinks of so many tiles to name."""


class Named(NamedTuple):
    """The likeliest tile to name: where, what it would be, and how likely it is."""

    at: Spot
    tile: int
    """Its place in the deck."""
    odds: float


def raced(state: State) -> Shares:
    """Return how likely each seat is to win the game that is being played.

    What lies in the pile is not looked at, only whether there is one; so what was found for a state is found again for
    all that differ in nothing else.
    """
    pile = (BACKS["black"],) if state.pile else ()
    return _raced(replace(state, pile=pile, choices=(), points=(), totals=(), later=(), results=()))


@lru_cache(maxsize=1 << 12)
def _raced(state: State) -> Shares:
    match state.phase:
        case "attacking":
            return _named(state, 1.0, THOUGHT_OF)
        case "deciding":
            return _decided(state, 1.0)
        case "placing":
            return _ended(state, open=True)
        case "laying_open":
            return _laid_open(state)
        case _:
            return lived(_stood_up(state))


def _decided(state: State, reach: float) -> Shares:
    """After a hit, this likely by now: whoever is on turn stops, or goes on if that is better (R8)."""
    stops = _ended(state, open=False)
    goes_on = _named(state, reach) if reach > UNLIKELY else stops
    return goes_on if goes_on[state.turn] > stops[state.turn] else stops


def _named(state: State, reach: float, width: int = 1) -> Shares:
    """Whoever is on turn names the best of so many of the likeliest tiles (R6)."""
    found = sorted(_likeliest(state), key=lambda named: -named.odds)
    if found[0].odds > SURE:
        width = 1
    return max((_after(state, named, reach) for named in found[:width]), key=lambda shares: shares[state.turn])


def _after(state: State, named: Named, reach: float) -> Shares:
    """A tile is named: it is a hit as likely as whoever is on turn can know."""
    hit = _hit(state, named, reach * named.odds)
    if named.odds > SURE:
        return hit
    miss = _missed(state, named)
    return [named.odds * here + (1.0 - named.odds) * there for here, there in zip(hit, miss, strict=True)]


def likeliest(state: State) -> float:
    """Return how likely the likeliest tile is that whoever is on turn may name."""
    return max(named.odds for named in _likeliest(state))


def _likeliest(state: State) -> Iterator[Named]:
    """Yield, for each tile that whoever is on turn may name, what it most likely is."""
    free = unseen(state)[state.turn]
    for seat, row in enumerate(state.rows):
        if seat != state.turn and seat not in state.out:
            hidden = (place for place, standing in enumerate(row) if not standing.open)
            for place, (odds, tile) in zip(hidden, read(face_of(row), free).best, strict=True):
                yield Named(Spot(seat, place), tile, odds)


def _hit(state: State, named: Named, reach: float) -> Shares:
    seat, place = named.at.seat, named.at.place
    opened = replace(state.rows[seat][place], tile=tile_at(named.tile), open=True)
    after = with_row(state, seat, _with(state.rows[seat], place, opened))
    if all(standing.open for standing in after.rows[seat]):
        after = replace(after, out=(*after.out, seat))
        if len(after.out) == after.seats - 1:
            return [float(each == state.turn) for each in range(state.seats)]
    return _decided(after, reach)


def _missed(state: State, named: Named) -> Shares:
    """The drawn tile is shown (R7), or one's own hidden tile laid open (R9)."""
    seat, place = named.at.seat, named.at.place
    standing = state.rows[seat][place]
    denied = replace(standing, denied=(*standing.denied, tile_at(named.tile).face))
    after = with_row(state, seat, _with(state.rows[seat], place, denied))
    return _ended(after, open=True) if state.drawn is not None else _laid_open(after)


def _laid_open(state: State) -> Shares:
    """Whoever is on turn gives up the hidden tile that is easiest to name (R9)."""
    if state.options.empty_pile == "no_penalty" and state.phase != "laying_open":
        return _ended(state, open=True)
    row, seat = state.rows[state.turn], state.turn
    hidden = [place for place, standing in enumerate(row) if not standing.open]
    opened = [_with(row, place, replace(row[place], open=True)) for place in hidden]
    if len(opened) == 1:
        out = replace(with_row(state, seat, opened[0]), out=(*state.out, seat))
        return _ended(out, open=True)
    return max((_ended(with_row(state, seat, each), open=True) for each in opened), key=lambda shares: shares[seat])


def _ended(state: State, open: bool) -> Shares:
    """The turn is over: the drawn tile, if there is one, goes into the row where it is best (R7, R8)."""
    seat, row, tile = state.turn, state.rows[state.turn], state.drawn
    rows = [row] if not isinstance(tile, Tile) else _put(state, Standing(tile, open, len(row)))
    after = replace(state, drawn=None, turn=_next(state), phase="drawing")
    return max((lived(with_row(after, seat, each)) for each in rows), key=lambda shares: shares[seat])


def _put(state: State, new: Standing) -> Iterable[Row]:
    """Return the row of whoever is on turn with a new tile in it, once for each way it may read (R4).

    Where an open joker stands tells nothing (`reading`).
    """
    row, tile = state.rows[state.turn], new.tile
    assert isinstance(tile, Tile)
    if not state.options.jokers:
        place = place_of(tile, row)
        return [(*row[:place], new, *row[place:])]
    rows = ((*row[:place], new, *row[place:]) for place in places_for(tile, row, state.options.rules))
    return {tuple(shown for shown in face_of(each) if shown < JOKERS): each for each in rows}.values()


def _next(state: State) -> Seat:
    return next(
        seat for step in range(1, state.seats + 1) if (seat := Seat((state.turn + step) % state.seats)) not in state.out
    )


def _with(row: Row, place: int, standing: Standing) -> Row:
    return (*row[:place], standing, *row[place + 1 :])


def _stood_up(state: State) -> State:
    """Stand up hands that still lie (R4), any way they may."""
    if not any(state.hands):
        return state
    hands = (tuple(tile for tile in hand if isinstance(tile, Tile)) for hand in state.hands)
    rows = tuple(
        row or tuple(Standing(tile, False, place) for place, tile in enumerate(arrangements(hand)[0]))
        for row, hand in zip(state.rows, hands, strict=True)
    )
    return replace(state, rows=rows)
