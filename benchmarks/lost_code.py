"""The Lost Code: the exact posterior, every disk and range ranked, the best final sheet; plain enumeration beside it.

The last figures are of bots: what a master needs for a move, and how often it wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from time import process_time
from typing import Any

from cabinet_noir.bots.arena import bout, lots_of
from cabinet_noir.core import Chance, Referee, Seat, Sight, seed_from
from cabinet_noir.games.lost_code import GAME
from cabinet_noir.games.lost_code.beliefs import Posterior, evidence_for
from cabinet_noir.games.lost_code.edition import DISKS, answer
from cabinet_noir.games.lost_code.prospects import best_answer, exchanges, prospects
from cabinet_noir.games.lost_code.types import Options
from figure import Figure, quantile

GAMES = 40
EVERY = 9
BOUTS = 200
DICE = ("yellow", "red", "pink")
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


def milliseconds(work: Callable[[], object]) -> float:
    """Measure some work on one core: its own time, the best of three, so that neighbours are not measured."""
    times = []
    for _ in range(3):
        began = process_time()
        work()
        times.append(process_time() - began)
    return min(times) * 1000


def ranked(sight: Sight[Any, Any]) -> object:
    """Rank every disk and range from the bare sight."""
    return prospects(Posterior(sight.view, sight.seat), DICE, DISKS)


def valued(sight: Sight[Any, Any]) -> object:
    """Value every exchange from the bare sight."""
    posterior = Posterior(sight.view, sight.seat)
    return exchanges(posterior, posterior.in_play)


def enumerated(sight: Sight[Any, Any]) -> int:
    """Count the codes plainly, one by one."""
    posterior = Posterior(sight.view, sight.seat)
    known = evidence_for(sight.view.options, sight.view.rounds, int(sight.seat or 0))
    return sum(
        all(
            answer(e.disk, e.start, e.known + sum(t * n for t, n in zip(e.times, code, strict=True))) == e.verdict
            for e in known
        )
        for code in product(*posterior.unseen)
    )


def measure() -> Iterator[Figure]:
    """Measure the room."""
    sights = [sight for seats in (2, 3, 4) for sight in positions(seats)]
    yield _p99("posterior", lambda sight: Posterior(sight.view, sight.seat).odds, sights, 5.0)
    yield _p99("every disk and range ranked", ranked, sights, 20.0)
    yield _p99("best final sheet", lambda sight: best_answer(Posterior(sight.view, sight.seat)), sights, 50.0)
    yield _p99("every exchange valued", valued, sights, None)
    yield Figure("The Lost Code: plain enumeration takes longer", _ratio(sights[::40]), "times")
    yield from _bots("regular", "novice", 2, 80.0)
    for seats in (2, 3, 4):
        yield from _bots("master", "regular", seats, 55.0 if seats == 2 else 100 / seats)


def _p99(name: str, job: Job, sights: list[Sight[Any, Any]], most: float | None) -> Figure:
    times = [milliseconds(lambda sight=sight: job(sight)) for sight in sights]  # type: ignore[misc]
    return Figure(f"The Lost Code: {name}, p99", quantile(times, 0.99), "ms", most=most)


def _ratio(sights: list[Sight[Any, Any]]) -> float:
    """Return how many times longer plain enumeration takes on the same positions, for the count alone."""
    engine = plain = 0.0
    for sight in sights:
        engine += milliseconds(lambda sight=sight: Posterior(sight.view, sight.seat).odds)  # type: ignore[misc]
        began = process_time()
        assert enumerated(sight) == Posterior(sight.view, sight.seat).count
        plain += (process_time() - began) * 1000
    return plain / engine


def _bots(first: str, others: str, seats: int, least: float) -> Iterator[Figure]:
    """Let one bot sit among others, every seat by turns."""
    wins, points, thought = 0, 0, []
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
