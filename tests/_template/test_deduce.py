"""What can be known in the Sealed Card, on positions small enough to be counted by hand."""

from __future__ import annotations

from tests._template.positions import dealt, moves, odds

from cabinet_noir.core import Chance, Seat
from cabinet_noir.games._template import GAME


def test_a_card_may_be_any_number_but_ones_own() -> None:
    assert odds(dealt(1, 2, highest=4), 0) == {"1": {"2": 1 / 3, "3": 1 / 3, "4": 1 / 3}}


def test_a_miss_strikes_a_number_off_for_everybody() -> None:
    table = moves(dealt(1, 2, highest=4), "2=3", "1=4")
    assert odds(table, 0) == {"1": {"2": 1 / 2, "4": 1 / 2}}
    assert GAME.deduction.count(table.sight(None)) == 7  # of 12 deals, 3 have a 3 there and 3 a 4 here, 1 has both


def test_a_regular_names_what_is_certain() -> None:
    table = moves(dealt(1, 2, highest=4), "2=3", "1=2", "2=4", "1=3")
    assert GAME.bots["regular"](table.sight(Seat(0)), Chance(bytes(32), "bot")) == GAME.read("2=2")
