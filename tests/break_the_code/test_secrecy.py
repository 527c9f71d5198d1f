"""The laws notice what this room must never let out: each mutant leaks or miscounts one thing and is caught."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from cabinet_noir.core import Game, Seat, Sight
from cabinet_noir.games.break_the_code import GAME
from cabinet_noir.games.break_the_code.types import Dealt, Event, State, Wrote
from cabinet_noir.laws import try_game

See = Callable[[Event, Seat | None], Event | None]


def laws_broken(game: Game[Any, Any, Any, Any], trials: int = 40) -> set[str]:
    """Return the names of the laws that some trial shows to be broken."""
    return {violation.law for trial in range(trials) for violation in try_game(game, 3, trial)[1]}


def see_what_others_wrote(event: Event, seat: Seat | None) -> Event | None:
    return event if isinstance(event, Wrote) else GAME.see(event, seat)


def see_dealt(**through: bool) -> See:
    """Let one thing of the deal through."""

    def see(event: Event, seat: Seat | None) -> Event | None:
        seen = GAME.see(event, seat)
        if isinstance(seen, Dealt):
            return msgspec.structs.replace(seen, **{name: getattr(event, name) for name in through})
        return seen

    return see


@pytest.mark.parametrize(
    ("see", "laws"),
    [
        (see_what_others_wrote, {"secrecy"}),
        (see_dealt(centre=True), {"secrecy"}),
        (see_dealt(hands=True), {"secrecy"}),
        (see_dealt(box=True), {"secrecy"}),
        (see_dealt(pile=True), {"indistinguishability"}),
    ],
    ids=["written", "centre", "hands", "box", "pile"],
)
def test_a_secret_let_through_is_caught(see: See, laws: set[str]) -> None:
    assert laws & laws_broken(replace(GAME, see=see))


def test_twin_fives_counted_once_are_caught_by_exactness() -> None:
    def count(sight: Sight[State, Event]) -> int:
        odds = GAME.deduction.odds(sight)
        twins = any("G5" in values and values["G5"] < 1.0 for values in odds.values())
        return GAME.deduction.count(sight) // (2 if twins else 1)

    assert "exactness" in laws_broken(replace(GAME, deduction=replace(GAME.deduction, count=count)))
