"""Every law, on many random games of every room and of the template; `make prove` tries thousands."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from cabinet_noir.games import GAMES, TEMPLATE, load
from cabinet_noir.laws import LAWS, REASONS, try_game

GAMES_A_BLOCK = 80
BLOCKS = 3
"""Blocks several processes can share."""
MANY_WORLDS = {"archeologic"}
"""Rooms whose box always has more ways than a law lists; their own tests try every set of clues."""


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("key", [*GAMES, TEMPLATE])
def test_every_law_holds(key: str, block: int) -> None:
    reasons = () if load(key).deduction.case is None else REASONS
    checks = _must_hold(key, range(block * GAMES_A_BLOCK, (block + 1) * GAMES_A_BLOCK))
    idle = {name for name in (*LAWS, *reasons, "exactness", "ending") if not checks[name]}
    every_move_tells = not load(key).mere_choices  # so none is taken back
    assert idle == {*(["undo"] if every_move_tells else []), *(["smallest"] if key in MANY_WORLDS else [])}


def _must_hold(key: str, trials: Iterable[int]) -> dict[str, int]:
    game = load(key)
    total: dict[str, int] = {}
    for trial in trials:
        checks, violations = try_game(game, 1, trial)
        assert violations == ()
        for name, count in checks.items():
            total[name] = total.get(name, 0) + count
    return total
