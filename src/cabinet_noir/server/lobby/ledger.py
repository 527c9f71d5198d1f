"""Somebody's ledger, added up from its lines: by game and month, by how likely a guess was, by what was overlooked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import reduce
from itertools import groupby
from operator import attrgetter
from typing import Final

import msgspec

from cabinet_noir.deduce import AT_ONCE
from cabinet_noir.games import load
from cabinet_noir.puzzles import GLANCE, Theme
from cabinet_noir.review import Guessed, Overlooked, Parts
from cabinet_noir.server.protocol.ledger import LedgerBand, LedgerGame, LedgerMissed, LedgerMonth
from cabinet_noir.store import WorthRow

BANDS: Final = 5
"""Guesses that are not certain are told apart by fifths."""

_guesses: Final = msgspec.json.Decoder(tuple[Guessed, ...]).decode
_overlooked: Final = msgspec.json.Decoder(tuple[Overlooked, ...]).decode


def added_up(lines: Sequence[WorthRow]) -> tuple[LedgerGame, ...]:
    """Return a ledger, from its lines with the game that ended last first."""
    games = dict.fromkeys(line.game for line in lines)
    return tuple(_game(game, [line for line in lines if line.game == game]) for game in games)


def _game(game: str, lines: Sequence[WorthRow]) -> LedgerGame:
    months = groupby(sorted(lines, key=attrgetter("ended")), key=_month_of)
    guesses = [guess for line in lines for guess in _guesses(line.guesses)]
    missed = [one for line in lines for one in _overlooked(line.overlooked)]
    return LedgerGame(
        game,
        len(lines),
        tuple(_month(month, list(of_it)) for month, of_it in months),
        bands(guesses),
        missed_most(missed),
        _has_guesses(game),
    )


def _has_guesses(game: str) -> bool:
    """Does one guess at hidden things in this game? A word is known or not, and nobody can tell to whom."""
    worth = load(game).worth
    return worth is not None and worth.guess is not None


def _month_of(line: WorthRow) -> str:
    return f"{datetime.fromtimestamp(line.ended, UTC):%Y-%m}"


def _month(month: str, lines: Sequence[WorthRow]) -> LedgerMonth:
    total, count = reduce(Parts.__add__, map(_parts, lines)), len(lines)
    mean = Parts(**{name: getattr(total, name) / count for name in Parts.__struct_fields__})
    start, result = (sum(map(attrgetter(name), lines)) / count for name in ("start", "result"))
    return LedgerMonth(month, count, start, result, mean)


def _parts(line: WorthRow) -> Parts:
    return Parts(**{name: getattr(line, name) for name in Parts.__struct_fields__})


def bands(guesses: Iterable[Guessed]) -> tuple[LedgerBand, ...]:
    """Return guesses by how likely they were; bands in which there is none are left out.

    >>> bands([Guessed(0.25, True), Guessed(0.35, False), Guessed(1.0, True)])
    (LedgerBand(odds=0.3, guesses=2, right=1), LedgerBand(odds=1.0, guesses=1, right=1))
    """
    found: dict[int, list[Guessed]] = {}
    for guess in guesses:
        found.setdefault(int(guess.odds * BANDS), []).append(guess)
    return tuple(
        LedgerBand(round(sum(one.odds for one in some) / len(some), 4), len(some), sum(one.right for one in some))
        for _, some in sorted(found.items())
    )


def missed_most(missed: Iterable[Overlooked]) -> tuple[LedgerMissed, ...]:
    """Return what was overlooked, kind by kind, the most frequent first; each with the theme it mostly is of."""
    themes: dict[str, Counter[Theme | None]] = {}
    for one in missed:
        themes.setdefault(one.kind, Counter())[theme_of(one.clues)] += 1
    found = [LedgerMissed(kind, its.total(), its.most_common(1)[0][0]) for kind, its in themes.items()]
    return tuple(sorted(found, key=lambda one: (-one.times, one.kind)))


def theme_of(clues: int) -> Theme | None:
    """Return what puzzles are called whose proofs have so many clues; None: nothing in particular.

    >>> [theme_of(clues) for clues in (1, 2, 3, 4)]
    ['glance', 'glance', None, 'chain']
    """
    if clues <= GLANCE:
        return "glance"
    return "chain" if clues > AT_ONCE else None
