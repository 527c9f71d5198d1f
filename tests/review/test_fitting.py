"""Fitting an evaluator: weights that made the games are found again, and how well they tell is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from cabinet_noir.bots.fitting import Observed, fit, observed, starts, told_by, told_well
from cabinet_noir.core import Game
from cabinet_noir.core.worth import start_key
from cabinet_noir.games import GAMES, load
from cabinet_noir.review import Evaluator

TRUE = (1.5, -0.8)
ROOMS: list[Game[Any, Any, Any, Any]] = [game for key in GAMES if (game := load(key)).worth is not None]


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


def kept_as_told(game: Game[Any, Any, Any, Any]) -> bool:
    """Is what two may expect before the deal kept as the evaluator tells it today?"""
    assert game.worth is not None
    options = next(options for options, seats in game.worth.fitted_on if seats == 2)
    kept = game.worth.starts[start_key(game.agreement(options), 2)]
    return Evaluator(game, options, 2, game.worth.weights).start() == pytest.approx(kept, abs=1e-9)


@pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.key)
def test_what_is_expected_before_the_deal_is_kept_as_todays_evaluator_tells_it(game: Game[Any, Any, Any, Any]) -> None:
    assert kept_as_told(game)


def test_whoever_changes_features_and_keeps_what_was_expected_is_caught() -> None:
    game = load("vinci")
    assert game.worth is not None
    features = game.worth.features

    def leaning(state: Any) -> Any:
        first, *others = features(state)
        return [(first[0] + 0.1, *first[1:]), *others]

    assert not kept_as_told(replace(game, worth=replace(game.worth, features=leaning)))


@pytest.mark.prove
@pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.key)
def test_so_it_is_at_every_table_that_weights_are_fitted_on(game: Game[Any, Any, Any, Any]) -> None:
    assert game.worth is not None
    told = starts(game, game.worth.weights)
    assert told.keys() == game.worth.starts.keys()
    for table, kept in game.worth.starts.items():
        assert told[table] == pytest.approx(kept, abs=1e-9)
