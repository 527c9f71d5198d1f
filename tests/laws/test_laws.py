"""Every law, on thousands of random games of every room and of the template."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from cabinet_noir.games import GAMES, TEMPLATE, load
from cabinet_noir.laws import LAWS, try_game

GAMES_A_BLOCK = 100
BLOCKS = 8
"""Blocks several processes can share; `make prove` does more."""


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("key", [*GAMES, TEMPLATE])
def test_every_law_holds(key: str, block: int) -> None:
    checks = _must_hold(key, range(block * GAMES_A_BLOCK, (block + 1) * GAMES_A_BLOCK))
    idle = {name for name in (*LAWS, "exactness", "ending") if not checks[name]}
    assert idle == (set() if load(key).mere_choices else {"undo"})  # where every move tells, none is taken back


def _must_hold(key: str, trials: Iterable[int]) -> dict[str, int]:
    game = load(key)
    total: dict[str, int] = {}
    for trial in trials:
        checks, violations = try_game(game, 1, trial)
        assert violations == ()
        for name, count in checks.items():
            total[name] = total.get(name, 0) + count
    return total
