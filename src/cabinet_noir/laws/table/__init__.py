"""The laws of the table around a game: random evenings of people at a house of one worker or two.

What `cabinet laws --table` runs. An evening is a table of some game, a schedule drawn by lot, and workers that end in
between; the laws are held against what the log says, what everybody was told, and what they were promised.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from logging import CRITICAL
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import structlog

from cabinet_noir.core import Chance, seed_from
from cabinet_noir.games import GAMES, load
from cabinet_noir.laws.report import Report, Violation, in_batches

from .evening import Evening
from .house import Workers
from .laws import (
    LAWS,
    a_cancelled_table_stays_so,
    its_set_is_opened,
    nobody_is_stuck,
    read_again,
    seats_have_one_owner,
)

NAMES: Final = ("step", "stuck", "cancelled", "owner", "verifies", "opened", *LAWS)
A_BOARD: Final = 7
"""One evening in so many is spent at a board of a set."""
STEPS: Final = 24
LOOK_EVERY: Final = 8
BATCH: Final = 10


def run(
    games: int,
    seed: int = 1,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    db: str = "",
    bus: str = "",
) -> Report:
    """Hold the laws against many evenings of all games; on this database and bus, or on files of their own."""
    jobs = 1 if db else jobs  # on one database, each process would wake the other's clocks, at a time of its own
    checks, violations = in_batches(_batch, games, jobs, BATCH, (seed, db, bus), progress)
    return Report("table", games, checks, violations)


def _batch(evenings: range, seed: int, db: str, bus: str) -> tuple[Counter[str], list[Violation]]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(CRITICAL))  # what is tried fails often
    with TemporaryDirectory() as folder:
        return asyncio.run(try_evenings(evenings, seed, db or str(Path(folder) / "house.sqlite"), bus))


async def try_evenings(evenings: range, seed: int, db: str, bus: str = "") -> tuple[Counter[str], list[Violation]]:
    """Spend some evenings at one house: every other one with a second worker."""
    checks: Counter[str] = Counter()
    violations: list[Violation] = []
    for number in (2, 1):
        chance = Chance(seed_from(seed), f"workers {number} {evenings.start}")
        async with Workers(db, bus, number, chance) as workers:
            for trial in (trial for trial in evenings if trial % 2 == number % 2):
                found = await try_evening(workers, seed, trial, checks)
                violations += [] if found is None else [found]
    return checks, violations


async def try_evening(workers: Workers, seed: int, trial: int, checks: Counter[str]) -> Violation | None:
    """Spend one evening, and return the first law that was broken."""
    keys = list(GAMES)
    game = load(keys[trial // 2 % len(keys)])
    evening = Evening(game, workers, Chance(seed_from(seed), f"evening {trial}"), trial % A_BOARD == A_BOARD - 1)
    law = "step"
    try:
        await evening.open()
        for step in range(STEPS):
            law = "step"
            await evening.step()
            law = "stuck"
            checks[law] += await nobody_is_stuck(evening)
            law = "cancelled"
            checks[law] += await a_cancelled_table_stays_so(evening)
            if step % LOOK_EVERY < LOOK_EVERY - 1:
                continue
            law = "owner"
            checks[law] += await seats_have_one_owner(evening)
            law = "verifies"
            if (referee := await read_again(evening)) is not None:
                for law, holds in LAWS.items():
                    checks[law] += await holds(evening, referee)
        law = "opened"
        checks[law] += await its_set_is_opened(evening)
        law = "step"
        await evening.everybody_leaves()
        checks["verifies"] += 1
        checks["step"] += STEPS
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"
        return Violation(law, game.key, seed, trial, f"{len(workers.all)} workers, step {evening.steps}", detail)
    return None
