"""Games that are over, played by bots in no time, and taken in by a house: what is looked back at."""

from __future__ import annotations

from functools import cache
from typing import Any

from cabinet_noir.bots.bout import lots_of, next_to_act
from cabinet_noir.core import Chance, dump_lines, seed_from
from cabinet_noir.games import load
from cabinet_noir.table import Referee

Table = Referee[Any, Any, Any, Any]


@cache
def played(game: str = "vinci", seats: int = 2, seed: int = 7, level: str = "novice", **options: Any) -> Table:
    """Return the table of a whole game."""
    room = load(game)
    referee = Referee.open(room, room.options(**options), seats, seed_from(seed))
    play_to_the_end(referee, level)
    return referee


def play_to_the_end(referee: Table, level: str = "novice") -> None:
    """Let bots play until it is over."""
    while referee.game.outcome(referee.state) is None:
        seat = next_to_act(referee)
        chance = Chance(lots_of(referee.seed), f"{referee.seq}")
        referee.act(seat, referee.game.bots[level](referee.sight(seat), chance))


def log_of(referee: Table, *names: str) -> bytes:
    """Return its log, to be taken in."""
    return dump_lines(
        referee.header(names=names or ("Ada", "Blaise", "Cleo", "Dina")[: referee.seats]), referee.entries
    )
