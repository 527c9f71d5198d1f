"""The laws notice what this room must never let out: each mutant leaks or miscounts one thing and is caught."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest
from tests.laws.catching import caught_by

from cabinet_noir.core import Seat, Sight
from cabinet_noir.games.break_the_code import GAME
from cabinet_noir.games.break_the_code.types import Dealt, Event, State, Wrote

See = Callable[[Event, Seat | None], Event | None]


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
    ("see", "law"),
    [
        (see_what_others_wrote, "secrecy"),
        (see_dealt(centre=True), "secrecy"),
        (see_dealt(hands=True), "secrecy"),
        (see_dealt(box=True), "secrecy"),
        (see_dealt(pile=True), "indistinguishability"),
    ],
    ids=["written", "centre", "hands", "box", "pile"],
)
def test_a_secret_let_through_is_caught(see: See, law: str) -> None:
    assert caught_by({law}, replace(GAME, see=see), 3, 40)


def test_twin_fives_counted_once_are_caught_by_exactness() -> None:
    def count(sight: Sight[State, Event]) -> int:
        odds = GAME.deduction.odds(sight)
        twins = any("G5" in values and values["G5"] < 1.0 for values in odds.values())
        return GAME.deduction.count(sight) // (2 if twins else 1)

    assert caught_by({"exactness"}, replace(GAME, deduction=replace(GAME.deduction, count=count)), 3, 40)
