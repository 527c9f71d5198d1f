"""The laws of worth can fail: each is broken on purpose. And chance favours nobody, over many games of bots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import product
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from cabinet_noir.bots.arena import lots_of, play_out
from cabinet_noir.core import Chance, Game, Seat, seed_from
from cabinet_noir.games import GAMES, load
from cabinet_noir.laws import try_game
from cabinet_noir.laws import worth as laws
from cabinet_noir.review import Choice, luck
from cabinet_noir.review.choices import judged
from cabinet_noir.review.evaluating import Evaluator
from cabinet_noir.table import Referee

Room = Game[Any, Any, Any, Any]
EVALUATED = [key for key in GAMES if load(key).worth is not None]
vinci = load("vinci")


def broken(game: Room, trials: range = range(0, 32, 4)) -> set[str]:
    return {violation.law for trial in trials for violation in try_game(game, 7, trial)[1]}


def test_a_part_that_was_forgotten_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Choice, "slip", property(lambda _: 0.0))
    assert "sum" in broken(vinci)


def test_a_choice_judged_by_the_truth_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def by_the_truth(referee: Any, seat: Seat, before: int, action: Any) -> Choice:
        value = Evaluator(referee.game, referee.options, referee.seats)
        events = [event for entry in referee.entries[: before + 1] for event in entry.events]
        played = [event for event in events if isinstance(event, vinci.event)]
        state = reduce(vinci.fold, played, vinci.start(referee.options, referee.seats))
        return judged(value, referee.sight(seat, referee.entries[before].seq), [state], action)

    monkeypatch.setattr(laws, "judgement", by_the_truth)
    assert "blind" in broken(vinci)


def lucks(game: Room, bots: tuple[str, ...], games: int) -> Iterator[float]:
    """Yield what chance brought the first of these bots, game by game."""
    assert game.worth is not None
    options = next(options for options, seats in game.worth.fitted_on if seats == len(bots))
    for number in range(games):
        seed = Chance(seed_from(11), f"{bots} {number}").seed_of()
        referee = Referee.open(game, options, len(bots), seed)
        play_out(referee, [game.bots[bot] for bot in bots], lots_of(seed))
        yield luck(referee)[0]


def standard_errors(found: list[float]) -> float:
    """Return how many standard errors a mean is from nothing."""
    return abs(mean(found)) / (stdev(found) / sqrt(len(found)))


@pytest.mark.parametrize("key", EVALUATED)
def test_chance_favours_nobody(key: str) -> None:
    assert standard_errors(list(lucks(load(key), ("novice", "regular"), 60))) < 3


def test_a_start_that_is_not_the_mean_over_deals_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Evaluator, "start", lambda _: (0.6, 0.4))
    assert standard_errors(list(lucks(vinci, ("novice", "novice"), 60))) > 3


@pytest.mark.prove
@pytest.mark.parametrize(
    ("key", "bots"), [(key, bots) for key in EVALUATED for bots in product(load(key).bots, repeat=2)]
)
def test_chance_favours_nobody_whoever_plays(key: str, bots: tuple[str, ...]) -> None:
    assert standard_errors(list(lucks(load(key), bots, 1200))) < 3
