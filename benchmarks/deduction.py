"""Exact marginals: how long `odds` takes in the middle of four-player games."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from cabinet_noir.core import Chance, Seat, Sight, seed_from
from cabinet_noir.games import load
from cabinet_noir.table import Referee
from figure import Figure, quantile

GAMES = 100
SEATS = 4
FIRST, LAST = 8, 40
"""The moves that count as the middle of a game."""


def middle_games(jokers: bool) -> Iterator[Sight[Any, Any]]:
    """Yield what the player to act sees at three moments in the middle of random games."""
    game = load("vinci")
    for number in range(GAMES):
        referee = Referee.open(game, game.options(jokers=jokers), SEATS, seed_from(number))
        chance = Chance(seed_from(number), "random play")
        moments = {FIRST + chance.below(LAST - FIRST) for _ in range(3)}
        while game.outcome(referee.state) is None and referee.seq < LAST:
            seat: Seat = game.to_act(referee.state)[0]
            if referee.seq in moments:
                yield referee.sight(seat)
            referee.act(seat, game.pick(game.offers(referee.state, seat), chance))


def milliseconds(sight: Sight[Any, Any]) -> float:
    """Measure one position, from the bare sight: the best of three, so that a busy machine is not measured instead."""
    odds = load("vinci").deduction.odds
    times = []
    for _ in range(3):
        began = perf_counter()
        odds(sight)
        times.append(perf_counter() - began)
    return min(times) * 1000


def measure() -> list[Figure]:
    """Measure without and with jokers."""
    figures = []
    for jokers, most in ((False, 10.0), (True, 50.0)):
        sights = list(middle_games(jokers))
        milliseconds(sights[0])
        times = [milliseconds(sight) for sight in sights]
        name = f"exact odds, four players, {'jokers' if jokers else 'no jokers'}"
        figures.append(Figure(f"{name}: p50 of {len(times)}, best of 3 each", quantile(times, 0.5), "ms"))
        figures.append(Figure(f"{name}: p99 of {len(times)}, best of 3 each", quantile(times, 0.99), "ms", most=most))
    return figures
