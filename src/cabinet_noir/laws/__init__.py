"""The law suite: what `cabinet laws` runs, and what every room's tests run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from msgspec import structs

from cabinet_noir.core import Chance, Edition, Game, seed_from
from cabinet_noir.games import load

from .laws import LAWS, counts_exactly
from .report import Report, Violation, in_batches
from .trial import play
from .why import REASONS
from .worth import WORTHS

__all__ = [
    "LAWS",
    "REASONS",
    "SMALL_EVERY",
    "WORTHS",
    "WORTHS_EVERY",
    "Report",
    "Violation",
    "edited",
    "run",
    "try_game",
]

AnyGame = Game[Any, Any, Any, Any]
BATCH: Final = 25
SMALL_EVERY: Final = 8
"""One trial in so many is a small one, on which everything is enumerated."""
REASONS_EVERY: Final = 4
"""On one trial in so many the house says why: all small ones are among them."""
WORTHS_EVERY: Final = 11
"""On one trial in so many it is told what every step was worth to every seat: by and by at all tables of a room."""


def try_game(game: AnyGame, seed: int, trial: int) -> tuple[Counter[str], tuple[Violation, ...]]:
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
    laws = {**LAWS, "exactness": counts_exactly} if small else LAWS
    if trial % REASONS_EVERY == REASONS_EVERY - 1:
        laws = {**laws, **REASONS}
    if trial % WORTHS_EVERY == 0:
        laws = {**laws, **WORTHS}
    for name, law in laws.items():
        try:
            checks[name] += law(course)
        except Exception as error:
            broken.append(violation(name, error))
    return checks, tuple(broken)


def run(
    game_key: str,
    games: int,
    seed: int = 1,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    edition: Edition | None = None,
) -> Report:
    """Hold the laws against many random games of one room, be it with the values of an edition."""
    checks, violations = in_batches(_batch, games, jobs, BATCH, (game_key, seed, edition), progress)
    return Report(game_key, games, checks, violations)


def edited(game: AnyGame, edition: Edition) -> AnyGame:
    """Return a game that is tried with the values of an edition, by its newest rules."""

    def tables(given: Iterable[tuple[Any, int]]) -> tuple[tuple[Any, int], ...]:
        newest = ((options, seats) for options, seats in given if options.rules == game.version)
        return tuple((structs.replace(options, edition=edition), seats) for options, seats in newest)

    return replace(game, samples=tables(game.samples), small=tables(game.small))


def _batch(trials: range, game_key: str, seed: int, edition: Edition | None) -> tuple[Counter[str], list[Violation]]:
    game = load(game_key) if edition is None else edited(load(game_key), edition)
    checks: Counter[str] = Counter()
    violations: list[Violation] = []
    for trial in trials:
        some_checks, some_violations = try_game(game, seed, trial)
        checks.update(some_checks)
        violations.extend(some_violations)
    return checks, violations
