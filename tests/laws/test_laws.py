"""Every law, on thousands of random games of every room and of the template."""

from __future__ import annotations

import pytest

from cabinet_noir.games import GAMES, TEMPLATE, load
from cabinet_noir.laws import LAWS, try_game

BLOCKS, GAMES_A_BLOCK = 16, 130
"""2,080 games a room, in blocks that two processes can share."""


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("key", GAMES)
def test_every_law_holds(key, block):
    _must_hold(key, range(block * GAMES_A_BLOCK, (block + 1) * GAMES_A_BLOCK))


def test_the_template_keeps_every_law():
    checks = _must_hold(TEMPLATE, range(400))
    assert all(checks[name] > 0 for name in (*LAWS, "exactness", "ending"))


def _must_hold(key, trials):
    game = load(key)
    total = {}
    for trial in trials:
        checks, violations = try_game(game, 1, trial)
        assert violations == ()
        for name, count in checks.items():
            total[name] = total.get(name, 0) + count
    return total
