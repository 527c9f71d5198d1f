"""What a run of the laws found, and how it is shared among processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from msgspec import Struct


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


Try = Callable[..., tuple[Counter[str], list[Violation]]]
"""Tries a range of games, given it and some arguments."""


def in_batches(
    try_some: Try,
    games: int,
    jobs: int,
    batch: int,
    args: tuple[Any, ...],
    progress: Callable[[int], None] | None = None,
) -> tuple[dict[str, int], tuple[Violation, ...]]:
    """Try so many games in batches, in so many processes, and return what was checked and what was broken."""
    checks: Counter[str] = Counter()
    violations: list[Violation] = []
    ranges = [range(at, min(at + batch, games)) for at in range(0, games, batch)]

    def take(trials: range, found: tuple[Counter[str], list[Violation]]) -> None:
        checks.update(found[0])
        violations.extend(found[1])
        if progress is not None:
            progress(trials.stop)

    if jobs <= 1:
        for trials in ranges:
            take(trials, try_some(trials, *args))
        return dict(checks), tuple(violations)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for trials, future in [(trials, pool.submit(try_some, trials, *args)) for trials in ranges]:
            take(trials, future.result())
    return dict(checks), tuple(violations)
