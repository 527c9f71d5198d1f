"""Worlds of Code de Vinci filled into a sight, as if they had been played: choosing, arranging, a match."""

from __future__ import annotations

from typing import Any

import pytest

from cabinet_noir.bots.arena import lots_of, next_to_act
from cabinet_noir.core import Chance, Seat, seed_from
from cabinet_noir.games import load
from cabinet_noir.games.vinci.mind.filling import filled
from cabinet_noir.games.vinci.types import Options
from cabinet_noir.review.choices import Worlds, moves_of
from cabinet_noir.table import Eyes, Referee

vinci = load("vinci")
TABLES = [
    (Options(), 3),
    (Options(jokers=True, games=2, highest=7), 2),
    (Options(jokers=True, setup="chance"), 4),
]


def played(options: Options, seats: int) -> Referee[Any, Any, Any, Any]:
    """Play a game of bots."""
    referee = Referee.open(vinci, options, seats, seed_from(seats))
    eyes = [Eyes(referee, Seat(seat)) for seat in range(seats)]
    while vinci.outcome(referee.state) is None:
        seat = next_to_act(referee)
        chance = Chance(lots_of(referee.seed), f"{seat} {referee.seq}")
        referee.act(seat, vinci.bots["novice"](eyes[seat].sight(), chance))
    return referee


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_worlds_filled_into_a_sight_are_those_played_again(options: Options, seats: int) -> None:
    table, compared = played(options, seats), 0
    past: list[Any] = []
    for _, entry, move in moves_of(table):
        if move is not None and (entry.seq < 8 or entry.seq % 5 == 0):
            sight = table.sight(Seat(int(entry.seq) % seats), table.entries[entry.seq - 1].seq)
            again = Worlds(table, past).played_again(sight, Chance(bytes(32), "worlds"), 2)
            assert filled(sight, Chance(bytes(32), "worlds"), 2) == again
            compared += 1
        past += [] if move is None else [move]
    assert compared > 8
