"""Positions drawn as text, for tests that read like the rulebook."""

from __future__ import annotations

from typing import Any

from cabinet_noir.core import Entry, Seat, Seq, seal
from cabinet_noir.games.vinci import GAME
from cabinet_noir.games.vinci.notation import read, read_tile, show_row
from cabinet_noir.games.vinci.rows import by_colour
from cabinet_noir.games.vinci.types import Arrange, Began, Deal, Options, Tile, TurnBegan
from cabinet_noir.table import Referee, Sealed

SEED = bytes(32)
Table = Referee[Any, Any, Any, Any]


def tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles: "B3 W-"."""
    return tuple(read_tile(word) for word in text.split())


def stand(*rows: str, pile: str = "", first: int = 0, **options: Any) -> Table:
    """Return a table at which these rows have just been stood up and seat `first` is to begin."""
    chosen = Options(**{"setup": "chance", **options})
    referee = Referee(GAME, chosen, len(rows), SEED)
    hands = tuple(tiles(row) for row in rows)
    if chosen.jokers:
        dealt = tuple(tuple(sorted(hand, key=by_colour)) for hand in hands)
        events: tuple[Any, ...] = (Began(0, Deal(dealt, tiles(pile), Seat(first))),)
    else:
        events = (Began(0, Deal(hands, tiles(pile), Seat(first))), TurnBegan(Seat(first)))
    referee.record(Entry(Seq(0), (Sealed(seal(SEED)), *events)))
    if chosen.jokers:
        for seat, hand in enumerate(hands):
            referee.act(Seat(seat), Arrange(hand))
    return referee


def moves(referee: Table, text: str) -> Table:
    """Play moves in notation, each by whoever is on turn: "+B 2a=3 !c"."""
    for word in text.split():
        referee.act(referee.game.to_act(referee.state)[0], read(word))
    return referee


def rows(referee: Table, seat: int | None = None) -> list[str]:
    """Draw all rows as the referee (or as a seat) sees them."""
    state = referee.state if seat is None else referee.sight(Seat(seat)).view
    return [show_row(row) for row in state.rows]
