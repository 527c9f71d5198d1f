"""Fitting an evaluator: weights that made the games are found again, and how well they tell is told."""

from __future__ import annotations

import numpy as np
import pytest

from cabinet_noir.bots.fitting import Observed, fit, observed, told_by, told_well

TRUE = (1.5, -0.8)


def made_up(games: int) -> list[Observed]:
    """Return games of three that went as the true weights say."""
    lots = np.random.default_rng(5)
    found = []
    for _ in range(games):
        rows = lots.normal(size=(3, 2))
        shares = told_by(rows[None], np.array(TRUE))[0]
        won = int(lots.choice(3, p=shares))
        found.append(Observed("three", [rows.tolist()], [float(seat == won) for seat in range(3)]))
    return found


def test_the_weights_that_made_games_are_found_again() -> None:
    assert fit(made_up(4000), ("a", "b"))["three"] == pytest.approx(TRUE, abs=0.1)


def test_the_same_games_give_the_same_weights() -> None:
    assert fit(made_up(50), ("a", "b")) == fit(made_up(50), ("a", "b"))


def test_true_weights_tell_well_and_none_tell_nothing() -> None:
    games = [Observed(each.kind, each.rows * 3, each.shares) for each in made_up(3000)]
    well, badly = told_well(games, {"three": TRUE}), told_well(games, {"three": (0.0, 0.0)})
    assert all(third.off < 0.03 and third.skill > 0.2 for third in well)
    assert all(third.skill == pytest.approx(0.0) for third in badly)


def test_a_game_of_bots_is_seen_from_its_deal_to_its_last_move_but_one() -> None:
    game = observed("vinci", 0, 3)
    assert game.kind == "2"
    assert sum(game.shares) == 1
    assert all(len(state) == 2 for state in game.rows)
    assert observed("vinci", 0, 3) == game
