"""A book added up: strengths, pairs, the question that was asked, seats, faults; and, apart from all that, times.

Numbers are rounded here, once: whoever plays the same games is told the same bytes, `times` aside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from statistics import mean, variance
from typing import Any

import msgspec
from msgspec import Struct

from .book import Book, Heading, Played
from .duels import counted, counted_on, duels, met_on, result_on, sides_of
from .fair import Before, compared
from .sprt import VALUES, Inquiry, Question, Verdict
from .strength import Duel, strengths
from .thinking import Histogram, added, percentile


class Row(Struct, frozen=True, kw_only=True):
    """One player in the table of strength; a share is its part of the wins, a shared win being shared."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    share: float
    error: float
    """The standard error of the share, deal by deal."""
    adjusted: float | None = None
    """The share less what chance brought, where that was found for all its games."""
    adjusted_error: float | None = None
    faults: int = 0


class Pair(Struct, frozen=True, kw_only=True):
    """What one player did against another, deal by deal."""

    bot: str
    other: str
    deals: int
    result: float
    error: float
    elo: float
    low: float
    high: float
    counts: tuple[int, ...]
    """How many deals came nearest to 0, a quarter, a half, three quarters, 1."""


class Ruling(Struct, frozen=True, kw_only=True):
    """The question that was asked, and how the evidence went, deal by deal."""

    bot: str
    other: str
    question: Question
    adjusted: bool
    verdict: Verdict
    deals: int
    bound: float
    evidence: tuple[float, ...]


class Summary(Struct, frozen=True, kw_only=True):
    """All that a book says."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    deals: int
    games: int
    table: tuple[Row, ...]
    pairs: tuple[Pair, ...]
    test: Ruling | None
    shares_by_seat: tuple[float, ...]
    endings: dict[str, int]
    faults: dict[str, dict[str, int]]
    """By player and kind, how many."""
    course: dict[str, tuple[float, ...]]
    """Each player's share of the wins so far, at up to a hundred moments."""
    times: dict[str, Histogram] = {}
    """How long each thought about a move: steps, 32 to a doubling of a second. They never come out the same twice."""

    def untimed(self) -> dict[str, Any]:
        """Return all of it that comes out the same again."""
        told: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(self, times={}))
        return {name: value for name, value in told.items() if name != "times"}


def names_of(book: Book) -> tuple[str, ...]:
    """Return who has played."""
    return tuple(sorted({name for each in book.played for name in each.players}))


def summarize(book: Book, test: Ruling | None = None) -> Summary:
    """Add a book up."""
    names = names_of(book)
    shares = _Shares(book)
    table = sorted(_rows(book, names, shares), key=lambda row: (-row.elo, row.bot))
    games = [game for each in book.played for game in each.games]
    return Summary(
        game=book.heading.game,
        rules=book.heading.rules,
        options=book.heading.options,
        seats=book.heading.seats,
        deals=len({(each.seed, each.deal) for each in book.played}),
        games=len(games),
        table=tuple(table),
        pairs=tuple(_pair(book, one.bot, other.bot) for one, other in combinations(table, 2) if _met(book, one, other)),
        test=test,
        shares_by_seat=_rounded(shares.by_seat()),
        endings=dict(sorted(Counter(game.reason for game in games).items())),
        faults={name: kinds for name in names if (kinds := _faults(book, name))},
        course={name: _rounded(_thinned(shares.so_far(name))) for name in names},
        times={name: _times(book.played, name) for name in names},
    )


class Asking:
    """A question about two players, held against one deal after the other."""

    def __init__(self, heading: Heading, one: str, other: str, question: Question, adjusted: bool = False) -> None:
        self._pair, self._adjusted = (one, other), adjusted
        self._sides = sides_of(heading)
        self._inquiry = Inquiry(question)
        self._before = Before()

    def take(self, deal: Sequence[Played]) -> Verdict:
        """Take in what was played on the next deal, and say what all of it says."""
        if self._adjusted:
            return self._inquiry.add(self._before.adjusted(counted_on(deal, *self._pair, self._sides)))
        return self._inquiry.add(result_on(deal, *self._pair, self._sides))

    def told(self) -> Ruling:
        """Return how it went."""
        return Ruling(
            bot=self._pair[0],
            other=self._pair[1],
            question=self._inquiry.question,
            adjusted=self._adjusted,
            verdict=self._inquiry.verdict,
            deals=len(self._inquiry.path),
            bound=round(self._inquiry.question.bound, 4),
            evidence=_rounded(self._inquiry.path),
        )


def answer(book: Book, one: str, other: str, question: Question, adjusted: bool = False) -> Ruling:
    """Hold a question against the deals two players have met on, in their order, up to the one that answers it."""
    asking = Asking(book.heading, one, other, question, adjusted)
    for deal in met_on(book, one, other):
        if asking.take(deal) != "open":
            break
    return asking.told()


class _Shares:
    """Everybody's share of the win, game by game: a win is shared by the sides that won it, a draw by all."""

    def __init__(self, book: Book) -> None:
        sides = sides_of(book.heading)
        first = [sides.index(side) for side in sorted(set(sides))]
        self._seat_sums = [0.0] * len(sides)
        self.found: dict[str, dict[tuple[int, int], list[float]]] = {}
        for each in sorted(book.played, key=lambda played: played.key):
            for game in each.games:
                shares, mine = game.outcome.shares(sides), dict.fromkeys(each.players, 0.0)
                for seat in first:
                    mine[each.players[game.seating[seat]]] += shares[seat]
                self._seat_sums = [some + share for some, share in zip(self._seat_sums, shares, strict=True)]
                for name, share in mine.items():
                    self.found.setdefault(name, {}).setdefault((each.seed, each.deal), []).append(share)

    def of(self, name: str) -> list[float]:
        """Return a player's share, deal by deal."""
        return [mean(some) for some in self.found[name].values()]

    def games(self, name: str) -> int:
        """Return how many games a player has played."""
        return sum(map(len, self.found[name].values()))

    def so_far(self, name: str) -> list[float]:
        """Return a player's share after each deal."""
        total, course = 0.0, []
        for number, share in enumerate(self.of(name), start=1):
            total += share
            course.append(total / number)
        return course

    def by_seat(self) -> list[float]:
        """Return what each seat had of the wins."""
        whole = sum(self._seat_sums) or 1.0
        return [some / whole for some in self._seat_sums]


def _rows(book: Book, names: Sequence[str], shares: _Shares) -> list[Row]:
    found = []
    for name, strength in zip(names, strengths(duels(book, names), len(names)), strict=True):
        deals, less = shares.of(name), counted(book, name)
        fair = compared(less) if less else None
        found.append(
            Row(
                bot=name,
                elo=_tenths(strength.elo),
                low=_tenths(strength.low),
                high=_tenths(strength.high),
                games=shares.games(name),
                share=round(mean(deals), 5),
                error=round(_error(deals), 5),
                adjusted=None if fair is None else round(fair.both, 5),
                adjusted_error=None if fair is None else round(fair.both_error, 5),
                faults=sum(_faults(book, name).values()),
            )
        )
    return found


def _met(book: Book, one: Row, other: Row) -> bool:
    return any({one.bot, other.bot} <= set(each.players) for each in book.played)


def _pair(book: Book, one: str, other: str) -> Pair:
    sides = sides_of(book.heading)
    results = [result_on(deal, one, other, sides) for deal in met_on(book, one, other)]
    nearest = Counter(round(4 * value) for value in results)
    strength, _ = strengths([Duel(deal, 0, 1, result) for deal, result in enumerate(results)], 2)
    return Pair(
        bot=one,
        other=other,
        deals=len(results),
        result=round(mean(results), 5),
        error=round(_error(results), 5),
        elo=_tenths(2 * strength.elo),  # the one is as far above the mean of both as the other is below
        low=_tenths(2 * strength.low),
        high=_tenths(2 * strength.high),
        counts=tuple(nearest[step] for step in range(len(VALUES))),
    )


def _tenths(value: float) -> float:
    return round(value, 1) + 0.0  # no -0.0


def _error(values: Sequence[float]) -> float:
    return sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0


def _faults(book: Book, name: str) -> dict[str, int]:
    kinds: Counter[str] = Counter()
    for each in book.played:
        for game in each.games:
            if game.fault is not None and each.players[game.seating[game.fault.seat]] == name:
                kinds[game.fault.kind] += 1
    return dict(sorted(kinds.items()))


def _times(played: Sequence[Played], name: str) -> Histogram:
    times: Histogram = {}
    for each in played:
        if name in each.players:
            times = added(times, each.times[each.players.index(name)])
    return dict(sorted(times.items()))


def thinking(summary: Summary) -> dict[str, dict[str, float]]:
    """Return how long each thinks about a move: the median, and the time that only one in twenty exceeds."""
    return {
        bot: {"p50": round(percentile(times, 0.5), 7), "p95": round(percentile(times, 0.95), 7)}
        for bot, times in summary.times.items()
    }


def _thinned(values: Sequence[float], most: int = 100) -> list[float]:
    """Return some of many values, evenly, the last among them."""
    if len(values) <= most:
        return list(values)
    return [values[(number + 1) * len(values) // most - 1] for number in range(most)]


def _rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(value, 4) for value in values)
