"""Every law, on thousands of random games of every room and of the template."""

from __future__ import annotations

import pytest

from cabinet_noir.games import GAMES, TEMPLATE, load
from cabinet_noir.laws import LAWS, try_game

GAMES_A_BLOCK = 130
BLOCKS = {"vinci": 16, "archeologic": 16, "lost-code": 8, "break-the-code": 6}
"""Blocks two processes can share, as many a room as a minute or two of one core hold; `make prove` does more."""


@pytest.mark.parametrize(("key", "block"), [(key, block) for key in GAMES for block in range(BLOCKS.get(key, 4))])
def test_every_law_holds(key, block):
    checks = _must_hold(key, range(block * GAMES_A_BLOCK, (block + 1) * GAMES_A_BLOCK))
    assert all(checks[name] > 0 for name in LAWS)


def test_the_template_keeps_every_law():
    checks = _must_hold(TEMPLATE, range(400))
    assert all(checks[name] > 0 for name in (*LAWS, "exactness", "ending") if name != "undo")  # every guess tells


def _must_hold(key, trials):
    game = load(key)
    total = {}
    for trial in trials:
        checks, violations = try_game(game, 1, trial)
        assert violations == ()
        for name, count in checks.items():
            total[name] = total.get(name, 0) + count
    return total
