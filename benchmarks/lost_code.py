"""The Lost Code: the exact posterior, every disk and range ranked, the best final sheet; plain enumeration beside it.

The last figures are of bots: what a master needs for a move, and how often it wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from operator import mul
from time import process_time
from typing import Any

from cabinet_noir.bots.bout import bout, lots_of
from cabinet_noir.core import Chance, Seat, Sight, seed_from
from cabinet_noir.games.lost_code import GAME
from cabinet_noir.games.lost_code.edition import answer, disks
from cabinet_noir.games.lost_code.mind.posterior import Posterior, evidence_for
from cabinet_noir.games.lost_code.mind.prospects import best_answer, exchanges, prospects
from cabinet_noir.games.lost_code.pieces import Dice
from cabinet_noir.games.lost_code.types import Options
from cabinet_noir.table import Referee
from figure import Figure, quantile
from took import percentiles, took

GAMES = 40
EVERY = 9
BOUTS = 200
DICE: Dice = ("yellow", "red", "pink")
Job = Callable[[Sight[Any, Any]], object]


def positions(seats: int) -> Iterator[Sight[Any, Any]]:
    """Yield what a seat sees at some moments of games among regulars, in the tougher race."""
    for number in range(GAMES):
        referee = Referee.open(GAME, Options(tougher=True), seats, seed_from(number))
        chance = Chance(seed_from(number), "bench")
        while referee.state.phase != "writing":
            if referee.seq % EVERY == 0:
                yield referee.sight(Seat(0))
            seat = GAME.to_act(referee.state)[0]
            referee.act(seat, GAME.bots["regular"](referee.sight(seat), chance))


def ranked(sight: Sight[Any, Any]) -> object:
    """Rank every disk and range from the bare sight."""
    return prospects(Posterior(sight.view, sight.seat), DICE, disks(sight.view.options))


def written(sight: Sight[Any, Any]) -> object:
    """Write the best final sheet from the bare sight."""
    return best_answer(Posterior(sight.view, sight.seat))


def valued(sight: Sight[Any, Any]) -> object:
    """Value every exchange from the bare sight."""
    posterior = Posterior(sight.view, sight.seat)
    return exchanges(posterior, posterior.in_play)


def enumerated(sight: Sight[Any, Any]) -> int:
    """Count the codes plainly, one by one."""
    posterior = Posterior(sight.view, sight.seat)
    options = sight.view.options
    known = evidence_for(options, sight.view.rounds, int(sight.seat or 0))
    return sum(
        all(answer(e.disk, e.start, e.known + sum(map(mul, e.times, code)), options) == e.verdict for e in known)
        for code in product(*posterior.unseen)
    )


def measure() -> Iterator[Figure]:
    """Measure the room."""
    sights = [sight for seats in (2, 3, 4) for sight in positions(seats)]
    yield from _percentiles("posterior", lambda sight: Posterior(sight.view, sight.seat).odds, sights, 5.0)
    yield from _percentiles("every disk and range ranked", ranked, sights, 20.0)
    yield from _percentiles("best final sheet", written, sights, 50.0)
    yield from _percentiles("every exchange valued", valued, sights, None)
    yield Figure("The Lost Code: plain enumeration takes longer", _ratio(sights[::40]), "times")
    yield from _bots("regular", "novice", 2, 80.0)
    for seats in (2, 3, 4):
        yield from _bots("master", "regular", seats, 55.0 if seats == 2 else 100 / seats)


def inferred(sight: Sight[Any, Any]) -> object:
    """Work out the odds of every stone from the bare sight."""
    return Posterior(sight.view, sight.seat).odds


def _percentiles(name: str, job: Job, sights: list[Sight[Any, Any]], most: float | None) -> Iterator[Figure]:
    times = [took(partial(job, sight)) for sight in sights]
    return percentiles(f"The Lost Code: {name}", times, most)


def _ratio(sights: list[Sight[Any, Any]]) -> float:
    """Return how many times longer plain enumeration works on the same positions, for the count alone."""
    engine = plain = 0.0
    for sight in sights:
        engine += took(partial(inferred, sight)).cpu
        plain += took(partial(enumerated, sight)).cpu
        assert enumerated(sight) == Posterior(sight.view, sight.seat).count
    return plain / engine


def _bots(first: str, others: str, seats: int, least: float) -> Iterator[Figure]:
    """Let one bot sit among others, every seat by turns."""
    wins, points = 0, 0
    thought: list[float] = []
    for game in range(BOUTS):
        seat, seed = game % seats, seed_from(game)
        bots = [GAME.bots[first if at == seat else others] for at in range(seats)]
        played = bout(GAME, Options(), bots, seed, lots_of(seed), process_time)
        wins += seat in played.outcome.winners
        points += played.outcome.scores[seat]
        thought += played.thinking[seat]
    name = f"The Lost Code, {seats} seats: {first} among {others}s"
    yield Figure(f"{name} wins, of {BOUTS}", 100 * wins / BOUTS, "%", least=least)
    yield Figure(f"{name}, points", points / BOUTS, "points")
    if first == "master":
        yield Figure(f"{name} thinks, p95", quantile(thought, 0.95) * 1000, "ms")
