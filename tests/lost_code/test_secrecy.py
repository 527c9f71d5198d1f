"""The laws notice every way in which this room could give a secret away: each mutant is a `see` with one hole."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from cabinet_noir.core import Seat
from cabinet_noir.games.lost_code import GAME
from cabinet_noir.games.lost_code.types import Dealt, Exchanged, Options, Took, Wrote
from cabinet_noir.laws import try_game

TABLES = ((Options(shortcut=True, rounds=5), 3), (Options(rounds=2), 4))

See = Callable[[Any, Seat | None], Any]


def breaks(see: See, law: str, trials: int = 80) -> bool:
    """Does some trial show that a law is broken?"""
    mutant = replace(GAME, see=see, samples=TABLES, small=TABLES)
    return any(violation.law == law for trial in range(trials) for violation in try_game(mutant, 7, trial)[1])


def own_rack(event: Any, seat: Seat | None) -> Any:
    seen: Any = GAME.see(event, seat)
    return msgspec.structs.replace(seen, racks=event.racks) if isinstance(event, Dealt) and seat is not None else seen


def one_own_stone(event: Any, seat: Seat | None) -> Any:
    seen: Any = GAME.see(event, seat)
    if not isinstance(event, Dealt) or seat is None:
        return seen
    rack = (event.racks[seat][0], *seen.racks[seat][1:])
    return msgspec.structs.replace(seen, racks=(*seen.racks[:seat], rack, *seen.racks[seat + 1 :]))


def own_new_stone(event: Any, seat: Seat | None) -> Any:
    return event if isinstance(event, Exchanged) and seat is not None else GAME.see(event, seat)


def piles(event: Any, seat: Seat | None) -> Any:
    seen: Any = GAME.see(event, seat)
    return msgspec.structs.replace(seen, piles=event.piles) if isinstance(event, Dealt) else seen


def box(event: Any, seat: Seat | None) -> Any:
    seen: Any = GAME.see(event, seat)
    return msgspec.structs.replace(seen, boxed=event.boxed) if isinstance(event, Dealt) else seen


def shortcuts(event: Any, seat: Seat | None) -> Any:
    return event if isinstance(event, Took) else GAME.see(event, seat)


def sheets(event: Any, seat: Seat | None) -> Any:
    return event if isinstance(event, Wrote) else GAME.see(event, seat)


def as_seat_1(event: Any, seat: Seat | None) -> Any:
    return GAME.see(event, Seat(0) if seat is None else seat)


def test_the_original_breaks_nothing() -> None:
    assert [try_game(GAME, 7, trial)[1] for trial in range(7)] == [()] * 7


@pytest.mark.parametrize(
    ("see", "law"),
    [
        (own_rack, "secrecy"),
        (one_own_stone, "secrecy"),
        (own_new_stone, "secrecy"),
        (piles, "indistinguishability"),
        (box, "indistinguishability"),
        (shortcuts, "secrecy"),
        (shortcuts, "indistinguishability"),
        (sheets, "secrecy"),
        (as_seat_1, "door"),
        (as_seat_1, "indistinguishability"),
    ],
)
def test_a_hole_is_noticed(see: See, law: str) -> None:
    assert breaks(see, law)
