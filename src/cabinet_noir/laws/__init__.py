"""The law suite: what `cabinet laws` runs, and what every room's tests run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from msgspec import Struct

from cabinet_noir.core import Chance, Game, seed_from

from .laws import LAWS, counts_exactly
from .trial import play

__all__ = ["LAWS", "Report", "Violation", "run", "try_game"]

SMALL_EVERY = 8
"""One trial in so many is a small one, on which everything is enumerated."""


class Violation(Struct, frozen=True):
    """A law that did not hold, and how to see it again."""

    law: str
    game: str
    seed: int
    trial: int
    options: str
    detail: str


class Report(Struct, frozen=True):
    """What was looked at, and what was wrong."""

    game: str
    games: int
    checks: dict[str, int]
    violations: tuple[Violation, ...]


def try_game(game: Game[Any, Any, Any, Any], seed: int, trial: int) -> tuple[Counter[str], tuple[Violation, ...]]:
    """Play one trial and hold every law against it."""
    small = trial % SMALL_EVERY == SMALL_EVERY - 1
    tables = game.small if small else game.samples
    options, seats = tables[(trial // SMALL_EVERY if small else trial) % len(tables)]
    checks: Counter[str] = Counter()
    broken: list[Violation] = []

    def violation(law: str, error: Exception) -> Violation:
        return Violation(law, game.key, seed, trial, f"{seats} seats, {options}", f"{type(error).__name__}: {error}")

    try:
        course = play(game, options, seats, Chance(seed_from(seed), f"trial {trial}").seed_of())
        checks["ending"] += 1
    except Exception as error:
        return checks, (violation("ending", error),)
    for name, law in ({**LAWS, "exactness": counts_exactly} if small else LAWS).items():
        try:
            checks[name] += law(course)
        except Exception as error:
            broken.append(violation(name, error))
    return checks, tuple(broken)


def run(
    game_key: str, games: int, seed: int = 1, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Report:
    """Hold the laws against many random games of one room."""
    checks: Counter[str] = Counter()
    violations: list[Violation] = []
    done = 0
    for some_checks, some_violations, count in _batches(game_key, games, seed, jobs):
        checks.update(some_checks)
        violations.extend(some_violations)
        done += count
        if progress is not None:
            progress(done)
    return Report(game_key, games, dict(checks), tuple(violations))


Batch = tuple[Counter[str], list[Violation], int]
_BATCH = 25


def _batches(game_key: str, games: int, seed: int, jobs: int) -> Iterator[Batch]:
    ranges: Iterable[range] = (range(at, min(at + _BATCH, games)) for at in range(0, games, _BATCH))
    if jobs <= 1:
        for trials in ranges:
            yield _batch(game_key, seed, trials)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for future in [pool.submit(_batch, game_key, seed, trials) for trials in ranges]:
            yield future.result()


def _batch(game_key: str, seed: int, trials: range) -> Batch:
    from cabinet_noir.games import load

    game = load(game_key)
    checks: Counter[str] = Counter()
    violations: list[Violation] = []
    for trial in trials:
        some_checks, some_violations = try_game(game, seed, trial)
        checks.update(some_checks)
        violations.extend(some_violations)
    return checks, violations, len(trials)
