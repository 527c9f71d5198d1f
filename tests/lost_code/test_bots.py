"""The bots of The Lost Code play by the rules, and the better one plays better."""

from __future__ import annotations

from math import log

import numpy as np
import pytest
from tests.lost_code.positions import Table

from cabinet_noir.bots.bout import bout, lots_of
from cabinet_noir.core import Chance, Seat, seed_from
from cabinet_noir.games.lost_code import GAME
from cabinet_noir.games.lost_code.mind.opinions import opinion
from cabinet_noir.games.lost_code.mind.posterior import Posterior
from cabinet_noir.games.lost_code.progress import code_of
from cabinet_noir.games.lost_code.types import Options
from cabinet_noir.table import Referee


@pytest.mark.parametrize("level", GAME.bots)
@pytest.mark.parametrize(("options", "seats"), [GAME.samples[at] for at in (0, 4, 25, 47)])
def test_every_bot_finishes_every_kind_of_game(level: str, options: Options, seats: int) -> None:
    seed = seed_from(5)
    played = bout(GAME, options, [GAME.bots[level]] * seats, seed, lots_of(seed))
    assert len(played.outcome.scores) == seats


def wins(first: str, second: str, games: int) -> int:
    """Return how many games of two the first bot wins, in either seat by turns."""
    won = 0
    for game in range(games):
        bots, seed = (first, second) if game % 2 == 0 else (second, first), seed_from(game)
        played = bout(GAME, Options(), [GAME.bots[name] for name in bots], seed, lots_of(seed))
        won += bots[played.outcome.winners[0]] == first
    return won


def test_the_regular_beats_the_novice() -> None:
    assert wins("regular", "novice", 12) >= 10


def test_the_master_beats_the_regular() -> None:
    assert wins("master", "regular", 8) >= 5


def before_the_end(seed: int) -> Table:
    """Return a game of three regulars in which all that is left is to write."""
    referee = Referee.open(GAME, Options(), 3, seed_from(seed))
    while referee.state.phase != "writing":
        seat = GAME.to_act(referee.state)[0]
        referee.act(seat, GAME.bots["regular"](referee.sight(seat), Chance(seed_from(seed), f"move {referee.seq}")))
    return referee


def test_the_others_ranges_say_something_true_about_ones_own_stones() -> None:
    gained = 0.0
    for seed in range(4):
        referee = before_the_end(seed)
        for seat in range(3):
            plain = Posterior(referee.sight(Seat(seat)).view, seat)
            told = Posterior(plain.view, seat, opinion(plain.view, seat, plain.unseen))
            truth = code_of(referee.state.racks[seat])
            gained += log(told.codes()[truth] / plain.codes()[truth])
    assert gained > 0


def test_an_opinion_excludes_nothing() -> None:
    referee = before_the_end(9)
    plain = Posterior(referee.sight(Seat(0)).view, 0)
    assert np.all(opinion(plain.view, 0, plain.unseen) > 0)
