"""What is entered beside a real box is what a seat of a table has seen: the same worlds, the same odds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cabinet_noir.games import load
from cabinet_noir.games.break_the_code.companion import Tried
from cabinet_noir.server.companion.jobs import clash_in, sight_of
from cabinet_noir.table import Referee

from .told import ME, break_the_code_sheet, lost_code_sheet, played, vinci_sheet

AnyReferee = Referee[Any, Any, Any, Any]
GAMES: list[tuple[str, int, int, dict[str, Any], Callable[[AnyReferee], Any]]] = [
    ("break-the-code", 2, 5, {}, break_the_code_sheet),
    ("break-the-code", 3, 3, {}, break_the_code_sheet),
    ("break-the-code", 4, 2, {}, break_the_code_sheet),
    ("vinci", 2, 14, {"setup": "chance"}, vinci_sheet),
    ("vinci", 3, 16, {"setup": "chance"}, vinci_sheet),
    ("vinci", 2, 14, {"setup": "chance", "jokers": True}, vinci_sheet),
    ("lost-code", 2, 30, {}, lost_code_sheet),
    ("lost-code", 4, 40, {}, lost_code_sheet),
]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("key", "seats", "moves", "options", "tell"), GAMES)
def test_a_table_that_is_entered_is_known_as_well_as_one_that_was_dealt(
    key: str, seats: int, moves: int, options: dict[str, Any], tell: Callable[[AnyReferee], Any], seed: int
) -> None:
    referee = played(key, seed, seats, moves, **options)
    there, here = referee.sight(ME), sight_of(key, tell(referee))
    deduction = load(key).deduction
    assert deduction.count(here) == deduction.count(there)
    assert _plain(deduction.odds(here)) == _plain(deduction.odds(there))
    assert clash_in(deduction.case, here) is None


def _plain(odds: Any) -> dict[str, dict[str, Any]]:
    return {name: {value: pytest.approx(chance) for value, chance in values.items()} for name, values in odds.items()}


def test_a_code_that_was_named_and_was_wrong_is_ruled_out() -> None:
    referee = played("break-the-code", 0, 2, 5)
    entered = break_the_code_sheet(referee)
    count = load("break-the-code").deduction.count
    true = referee.state.hands[1]
    named = {right: type(entered)(2, entered.own, (*entered.told, Tried(0, true, right))) for right in (True, False)}
    ways = {right: count(sight_of("break-the-code", sheet)) for right, sheet in named.items()}
    assert ways[True] > 0
    assert ways[True] + ways[False] == count(sight_of("break-the-code", entered))
