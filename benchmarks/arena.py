"""The arena: what a second process brings, and how many games a test does without that stops once it knows.

    make bench BENCH=arena
    make bench BENCH="arena games=400 streams=100"

Two regulars play each other at Code de Vinci, every deal from both seats: `cabinet arena` by one process and by two,
their start counted; both must tell the same. What their deals came to says how deals spread between equals. From that
spread, streams of deals are drawn for two that are equal and, bent as little as it can be, for one that is stronger by
`ELO`; each is held against the question until it is answered. Beside that stands the number of independent games, fixed
before, that makes the same errors as the test did. All is seeded.
"""

from __future__ import annotations

import os
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from math import ceil
from pathlib import Path
from statistics import NormalDist, mean
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

import msgspec
import numpy as np

from cabinet_noir.arena.book import Book, read_book
from cabinet_noir.arena.duels import met_on, result_on
from cabinet_noir.arena.sprt import VALUES, Inquiry, Question, expected
from figure import Figure

COMMAND: Final = os.environ.get("CABINET", "cabinet")
ELO: Final = 60.0
QUESTION: Final = Question(0.0, ELO, errors=0.05)
LONGEST: Final = 4000
"""Deals of a stream; none has ever needed them."""


def measure(games: int = 2000, streams: int = 400) -> Iterator[Figure]:
    """Measure both, by so many games and so many streams."""
    with TemporaryDirectory() as folder:
        kept = Path(folder) / "one.jsonl"
        alone, one = _held(games, 1, kept)
        shared, two = _held(games, 2, Path(folder) / "two.jsonl")
        book = read_book(kept.read_bytes())
    assert alone == shared
    yield Figure(f"arena: {games:,} games of two regulars, one process", games / one, "games/s")
    yield Figure(f"arena: {games:,} games of two regulars, two processes", games / two, "games/s")
    yield Figure("arena: two processes against one", one / two, "times", least=1.7)
    yield from _saved(book, streams)


def _held(games: int, jobs: int, to: Path) -> tuple[dict[str, Any], float]:
    """Hold the contest and return what it tells, times aside, and how long it took."""
    command = [COMMAND, "arena", "vinci", "--bots", "regular,other=regular", "--deals", str(games // 2)]
    began = perf_counter()
    said = subprocess.run([*command, "--jobs", str(jobs), "--to", to, "--json"], check=True, stdout=subprocess.PIPE)
    told: dict[str, Any] = msgspec.json.decode(said.stdout)
    return {name: value for name, value in told.items() if name != "thinking"}, perf_counter() - began


def _saved(book: Book, streams: int) -> Iterator[Figure]:
    results = [result_on(deal, "regular", "other", (0, 1)) for deal in met_on(book, "regular", "other")]
    spread = np.array([Counter(results)[value] for value in VALUES]) / len(results)
    told = {elo: _streams(_bent(spread, expected(elo)), streams) for elo in (QUESTION.low, QUESTION.high)}
    wrong = {
        QUESTION.low: mean(verdict == "better" for verdict, _ in told[QUESTION.low]),
        QUESTION.high: mean(verdict != "better" for verdict, _ in told[QUESTION.high]),
    }
    needed = 2 * mean(deals for each in told.values() for _, deals in each)
    fixed = _fixed(wrong[QUESTION.low], wrong[QUESTION.high], streams)
    variance = 2 * float(np.var(results)) / 0.25
    yield Figure("arena: variance of a pair against two independent games", variance, "times")
    yield Figure(f"arena: equals taken for {ELO:g} Elo apart", 100 * wrong[QUESTION.low], "%", most=6.5)
    yield Figure(f"arena: {ELO:g} Elo apart taken for equals", 100 * wrong[QUESTION.high], "%", most=6.5)
    yield Figure("arena: games until the test knows, mean", needed, "games")
    yield Figure("arena: independent games for the same errors", fixed, "games")
    yield Figure("arena: games needed against independent ones", 100 * needed / fixed, "%", most=60)


def _bent(spread: Any, wanted: float) -> Any:
    """Return the spread with another mean, bent as little as it can be: each value by a power of its size."""
    low, high, values = -20.0, 20.0, np.array(VALUES)
    for _ in range(100):
        power = (low + high) / 2
        shares = spread * np.exp(power * values)
        shares /= shares.sum()
        low, high = (power, high) if shares @ values < wanted else (low, power)
    return shares


def _streams(shares: Any, number: int) -> Sequence[tuple[str, int]]:
    lots, found = np.random.default_rng(3), []
    for _ in range(number):
        inquiry = Inquiry(QUESTION)
        for value in lots.choice(VALUES, size=LONGEST, p=shares):
            if inquiry.add(float(value)) != "open":
                break
        found.append((inquiry.verdict, len(inquiry.path)))
    return found


def _fixed(first: float, second: float, streams: int) -> int:
    """Return how many independent games, won or lost, make such errors; none seen counts as half a one."""
    sure = sum(NormalDist().inv_cdf(1 - max(wrong, 0.5 / streams)) for wrong in (first, second))
    return ceil(0.25 * (sure / (expected(QUESTION.high) - expected(QUESTION.low))) ** 2)
