"""Another world for a player: one of those it cannot tell from this one, and each of them equally likely."""

from __future__ import annotations

import random
from collections import Counter
from math import sqrt

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from cabinet_noir.core import Chance, seed_from
from cabinet_noir.research.spiel import game_of
from cabinet_noir.research.spiel.moment import CHANCE, Moment, first
from cabinet_noir.research.spiel.parameters import parameters
from cabinet_noir.research.spiel.resample import resampled
from cabinet_noir.research.spiel.telling import recalled

from .walks import ROOMS, tables, truth, walk, worlds

DRAWN = 400
MOST = 40
"""Positions with at most so many worlds are drawn from: each comes ten times."""


def chi_square(found: Counter[bytes], expected: Counter[bytes]) -> tuple[float, float]:
    """Return the statistic, and what it exceeds once in a thousand times by chance (Wilson and Hilferty)."""
    total, ways, freedom = found.total(), expected.total(), len(expected) - 1
    statistic = sum((found[one] - total * way / ways) ** 2 / (total * way / ways) for one, way in expected.items())
    return statistic, freedom * (1 - 2 / (9 * freedom) + 3.09 * sqrt(2 / (9 * freedom))) ** 3


def small_enough(key: str) -> list[tuple[Moment, int]]:
    """Return a few positions of small tables with few worlds, but several."""
    found: list[tuple[Moment, int]] = []
    for number, table in enumerate(tables(key, small=True)[:4]):
        for moment in walk(table, number):
            seat = moment.player
            if seat >= 0 and not moment.draft and 4 <= table.game.deduction.count(moment.sight(seat)) <= MOST:
                found.append((moment, seat))
                break
    return found


@pytest.mark.parametrize("key", ROOMS)
def test_every_world_is_drawn_as_often_as_another(key: str) -> None:
    positions = small_enough(key)[:2]
    assert positions
    for moment, seat in positions:
        expected = worlds(moment, seat)
        chances = (Chance(seed_from(number), "drawn") for number in range(DRAWN))
        found = Counter(truth(resampled(moment, seat, chance)) for chance in chances)
        assert set(found) <= set(expected) and len(expected) > 1
        statistic, most = chi_square(found, expected)
        assert statistic < most, (key, statistic, most, found, expected)


def test_a_biased_sampler_would_be_noticed() -> None:
    expected = Counter({b"a": 1, b"b": 1, b"c": 1, b"d": 1})
    statistic, most = chi_square(Counter({b"a": 140, b"b": 100, b"c": 80, b"d": 80}), expected)
    assert statistic > most


@pytest.mark.parametrize("key", ROOMS)
def test_what_is_drawn_looks_the_same_wherever_a_game_stands(key: str) -> None:
    for number, table in enumerate(tables(key)[:4]):
        moments = list(walk(table, number))[:200]
        for place, moment in enumerate(moments[:: max(1, len(moments) // 12)]):
            seat = place % table.seats
            there = resampled(moment, seat, Chance(seed_from(number), f"place {place}"))
            assert recalled(there, seat) == recalled(moment, seat)
            if moment.player == seat:
                assert there.player == seat and there.draft == moment.draft and there.legal() == moment.legal()


def test_the_worlds_of_a_seat_are_the_ways_of_the_tree_that_look_the_same_to_it() -> None:
    """Every draw of a tiny table's tiles, counted: what the house's engine tells is what the chance nodes tell."""
    table = next(table for table in tables("break-the-code", small=True) if table.seats == 3)
    alike: dict[str, list[Moment]] = {}
    waiting = [first(table)]
    while waiting:
        moment = waiting.pop()
        if len(moment.drawn) < 5:  # six tiles, the last of which is not drawn
            waiting += [moment.after(one) for one, _ in moment.outcomes()]
            continue
        while moment.player == CHANCE:  # the cards and who begins say nothing of the tiles
            moment = moment.after(moment.outcomes()[0][0])
        alike.setdefault(recalled(moment, 0), []).append(moment)
    assert sum(map(len, alike.values())) == 720
    for moments in alike.values():
        counted, expected = Counter(map(truth, moments)), worlds(moments[0], 0)
        assert {counted[one] / expected[one] for one in counted | expected} == {len(moments) / expected.total()}


def test_openspiels_search_in_python_plays_on_resampled_worlds() -> None:
    (table,) = tables("vinci", small=True)[1:2]
    game = game_of("vinci", **parameters(table.game, table.options, table.seats))
    lots = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, lots), 2.0, 20, random_state=lots)
    state, picker = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(picker.choice(state.chance_outcomes())[0])
    assert bot.step(state) in state.legal_actions()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    assert state.resample_from_infostate(0, sampler).information_state_string(0) == state.information_state_string(0)
