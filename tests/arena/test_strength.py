"""Bradley and Terry's model: the same strengths as a worked example and another way to reckon, and honest intervals."""

from __future__ import annotations

from itertools import combinations
from math import exp, log, prod

import numpy as np
import pytest

from cabinet_noir.arena.strength import ELO, Duel, strengths
from cabinet_noir.core import Illegal

EXAMPLE = ((0, 2, 0, 1), (3, 0, 5, 0), (0, 3, 0, 1), (4, 0, 3, 0))
"""How often the row beat the column: the worked example of the encyclopedia's article on the model."""
TOLD = (0.640, 1.043, 0.660, 2.270)


def example() -> list[Duel]:
    wins = ((one, other, EXAMPLE[one][other]) for one in range(4) for other in range(4))
    beaten = [(one, other) for one, other, times in wins for _ in range(times)]
    return [Duel(deal, one, other, 1.0) for deal, (one, other) in enumerate(beaten)]


def reckoned_otherwise(duels: list[Duel], players: int) -> list[float]:
    """Return the model's strengths by Zermelo's iteration, plain Python, the geometric mean being 1."""
    strength = [1.0] * players
    for _ in range(2000):
        for me in range(players):
            won = sum(d.result if d.one == me else 1 - d.result for d in duels if me in (d.one, d.other))
            met = sum(1 / (strength[d.one] + strength[d.other]) for d in duels if me in (d.one, d.other))
            strength[me] = won / met
        mean = prod(strength) ** (1 / players)
        strength = [each / mean for each in strength]
    return strength


def test_the_worked_example_comes_out() -> None:
    found = [exp(one.elo / ELO) for one in strengths(example(), 4, prior=0)]
    assert found == pytest.approx(TOLD, abs=6e-4)
    assert found == pytest.approx(reckoned_otherwise(example(), 4), rel=1e-6)


def test_halves_and_many_players_come_out_as_by_the_other_way() -> None:
    lots = np.random.default_rng(2)
    duels = [
        Duel(deal, one, other, float(lots.choice([0.0, 0.5, 1.0])))
        for deal in range(12)
        for one, other in combinations(range(6), 2)
    ]
    found = [one.elo for one in strengths(duels, 6, prior=0)]
    assert found == pytest.approx([ELO * log(each) for each in reckoned_otherwise(duels, 6)], abs=1e-4)


def test_intervals_hold_the_truth_as_often_as_they_say_though_games_of_a_deal_are_alike() -> None:
    """Half of the deals are won by whoever has the better seat: of two games of such a deal each wins one."""
    lots = np.random.default_rng(7)
    truth, held, trials = 80.0, 0, 200
    mean = 1 / (1 + 10 ** (-truth / 400))
    for _ in range(trials):
        duels = []
        for deal in range(60):
            by_seat, stronger = lots.random() < 0.5, float(lots.random() < 2 * mean - 0.5)
            results = [0.0, 1.0] if by_seat else [stronger, stronger]
            duels += [Duel(deal, 0, 1, result) for result in results]
        one, other = strengths(duels, 2)
        assert one.elo == pytest.approx(-other.elo)
        held += one.low <= truth / 2 <= one.high
    assert 0.9 <= held / trials <= 0.99


def test_whoever_won_everything_is_not_infinitely_strong_and_the_interval_says_how_little_is_known() -> None:
    few, _ = strengths([Duel(deal, 0, 1, 1.0) for deal in range(5)], 2)
    many, _ = strengths([Duel(deal, 0, 1, 1.0) for deal in range(50)], 2)
    assert 0 < few.elo < many.elo < 1000
    assert few.high - few.low > 150


def test_who_never_met_is_not_compared() -> None:
    with pytest.raises(Illegal) as refused:
        strengths([Duel(0, 0, 1, 1.0), Duel(1, 2, 3, 1.0)], 4)
    assert refused.value.reason == "arena-strangers"
