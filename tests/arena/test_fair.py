"""A fair comparison: what is taken off leaves the mean as it is, exactly, and makes it surer."""

from __future__ import annotations

from itertools import product
from math import prod

import numpy as np
import pytest

from cabinet_noir.arena import fair
from cabinet_noir.arena.fair import Before, Counted, adjusted, compared

WAYS = ((0.25, 1.0, 0.9), (0.5, 0.0, -0.3), (0.125, 1.0, 0.1), (0.125, 0.0, -0.7))
"""What may come of a deal: how likely, the share, and the luck, which is nothing on average."""


def expected(deals: int) -> float:
    """Return the mean of the adjusted mean over all that may come of so many deals."""
    total = 0.0
    for course in product(WAYS, repeat=deals):
        games = [Counted(deal, share, luck) for deal, (_, share, luck) in enumerate(course)]
        total += prod(likely for likely, _, _ in course) * sum(adjusted(games)) / deals
    return total


@pytest.mark.parametrize("prior", [0, fair.PRIOR])
def test_what_is_taken_off_leaves_the_mean_as_it_is(monkeypatch: pytest.MonkeyPatch, prior: int) -> None:
    monkeypatch.setattr(fair, "PRIOR", prior)
    assert sum(likely * luck for likely, _, luck in WAYS) == pytest.approx(0, abs=1e-12)
    assert expected(5) == pytest.approx(sum(likely * share for likely, share, _ in WAYS), abs=1e-12)


def test_a_part_told_by_the_same_deals_would_bend_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "PRIOR", 0)
    monkeypatch.setattr(fair, "FOLDS", 1)
    told_by_itself = fair._Products.of
    monkeypatch.setattr(fair._Products, "summed", lambda _: told_by_itself(GAMES))
    total = 0.0
    for course in product(WAYS, repeat=3):
        GAMES[:] = [Counted(deal, share, luck) for deal, (_, share, luck) in enumerate(course)]
        total += prod(likely for likely, _, _ in course) * sum(adjusted(GAMES)) / 3
    assert total != pytest.approx(sum(likely * share for likely, share, _ in WAYS), abs=1e-3)


GAMES: list[Counted] = []


def made_up(deals: int, luck_counts: float) -> list[Counted]:
    """Return games of one player, each deal from both seats: what is good for one is bad for the other, told or not."""
    lots = np.random.default_rng(3)
    games = []
    for deal in range(deals):
        dealt, untold = lots.normal(0, 0.2, 2)
        for seat in (1, -1):
            drawn = lots.normal(0, 0.2)
            share = float(lots.random() < 0.55 + luck_counts * (seat * (dealt + untold) + drawn))
            games.append(Counted(deal, share, float(seat * dealt + drawn)))
    return games


def test_each_way_is_surer_than_the_plain_one_and_both_are_surest() -> None:
    found = compared(made_up(2000, 1.0))
    assert found.both_error < min(found.deals_error, found.adjusted_error) < found.error
    assert found.saved(found.both_error) > found.saved(found.deals_error) > 0
    for mean, error in ((found.adjusted, found.adjusted_error), (found.both, found.both_error)):
        assert abs(mean - 0.55) < 3.5 * error


def test_luck_that_says_nothing_costs_nothing() -> None:
    found = compared(made_up(2000, 0.0))
    assert found.saved(found.adjusted_error) == pytest.approx(0, abs=0.02)


def test_what_is_taken_off_by_the_deals_before_leaves_the_mean_as_it_is_wherever_one_stops() -> None:
    """Over all that may come of four deals, stopping at the first win: each deal's mean is what it is without it."""
    shares, sums, came = [0.0] * 4, [0.0] * 4, [0.0] * 4
    for course in product(WAYS, repeat=4):
        before, likely = Before(), prod(one for one, _, _ in course)
        for at, (_, share, luck) in enumerate(course):
            came[at] += likely
            shares[at] += likely * share
            sums[at] += likely * before.adjusted([Counted(at, share, luck)])
            if share == 1.0:
                break
    assert came[3] < came[0]
    assert sums == pytest.approx(shares, abs=1e-12)
