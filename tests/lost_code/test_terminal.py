"""What a player of The Lost Code is told in a terminal where the table agreed on all help."""

from __future__ import annotations

import re

from tests.lost_code.positions import Table, moves, play_round, table

from cabinet_noir.cli.playing.advice import dial, told
from cabinet_noir.cli.words import Words
from cabinet_noir.core import AssistLevel, Seat
from cabinet_noir.games.lost_code import GAME
from cabinet_noir.games.lost_code.edition import colours
from cabinet_noir.games.lost_code.types import Estimate, Exchange, Options
from cabinet_noir.prose.boards import paint


def advice(referee: Table, level: AssistLevel = "best") -> list[tuple[str, float]]:
    """Return the moves the first seat is told to be worth something, best first, each with its points."""
    lines = told(GAME, referee.sight(Seat(0)), level, Words("en", "lost-code"))
    found = [re.search(r"Worth it: (.+) \((-?[\d.]+) points on average\)", line) for line in lines]
    return [(one[1], float(one[2])) for one in found if one]


def test_the_best_ranges_are_told_with_their_points() -> None:
    referee = moves(table("121000", "030111", stack="21"), "!VVY", "=VVY")
    found = advice(referee)
    assert len(found) == 3
    assert found == sorted(found, key=lambda pair: -pair[1])
    assert all(isinstance(move, Estimate) and move.disk > 0 for move in (GAME.read(text) for text, _ in found))
    assert advice(referee, "candidates") == []


def test_every_exchange_is_told_with_its_worth() -> None:
    referee = moves(table("121000", "030111", stack="21"), "!VVY", "=VVY", "20-21", "0-9")
    read = [GAME.read(move) for move, _ in advice(referee)]
    assert {move.colour for move in read if isinstance(move, Exchange)} == set(colours(Options()))
    assert all(isinstance(move, Exchange) for move in read)


def test_the_best_final_sheet_is_told_with_its_points() -> None:
    referee = table(rounds=2)
    while referee.state.phase != "writing":
        play_round(referee, "YVR", "0-9", "0-6")
        while referee.state.phase == "exchanging":
            moves(referee, "xY")
    ((sheet, points),) = advice(referee)
    assert set(GAME.read(sheet).__struct_fields__) == set(colours(Options()))
    assert points > -12


def test_seen_numbers_are_struck_only_where_the_table_agreed() -> None:
    referee = table("121000", "030111", "242222", "353333")
    sight, words = referee.sight(Seat(0)), Words("en", "lost-code")
    assert list(told(GAME, sight, "off", words)) == []
    lines = list(told(GAME, sight, "struck", words))
    assert lines[:2] == ["  Y  · 1 · · 4 5 6 7", "  V  0 1 2 · · · 6 7"]
    assert len(lines) == 6
    assert not set(lines) & set(paint(GAME, sight.view, ["Ada", "Blaise"]).plain.splitlines())
    assert dial(GAME) == ("off", "struck", "candidates", "best")
