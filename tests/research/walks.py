"""Walks through tables as trees, for the tests: random games in numbers, and worlds that look alike to a seat."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from cabinet_noir.core import Chance, Refusal, seed_from
from cabinet_noir.games import load
from cabinet_noir.research.spiel.moment import CHANCE, OVER, Moment, first
from cabinet_noir.research.spiel.resample import retraced
from cabinet_noir.research.spiel.table import Table, table_of
from cabinet_noir.research.spiel.telling import recalled

ROOMS = ("vinci", "break-the-code", "archeologic", "lost-code")


def tables(key: str, small: bool = False) -> list[Table]:
    """Return the tables of a room that are OpenSpiel's: for several, by the newest rules, with the house's values."""
    game = load(key)
    there = [
        (options, seats)
        for options, seats in (game.small if small else game.samples)
        if seats > 1
        and options.rules == game.version
        and getattr(options, "edition", None) is None
        and not getattr(options, "expert", False)
        and not getattr(options, "quest", "")
    ]
    return [table_of(key, options, seats) for options, seats in there]


def picked(moment: Moment, picker: random.Random) -> int:
    """Return a number drawn or picked at random, as it is likely."""
    if moment.player == CHANCE:
        outcomes = moment.outcomes()
        return picker.choices([one for one, _ in outcomes], [share for _, share in outcomes])[0]
    return picker.choice(moment.legal())


def walk(table: Table, seed: int) -> Iterator[Moment]:
    """Yield every moment of a random game."""
    picker, moment = random.Random(seed), first(table)
    yield moment
    while moment.player != OVER:
        moment = moment.after(picked(moment, picker))
        yield moment


def worlds(moment: Moment, seat: int) -> Counter[bytes]:
    """Return every world that looks the same to a seat, by plain trial: each conceivable one is played again."""
    deduction = moment.table.game.deduction
    found: Counter[bytes] = Counter()
    for number, world in enumerate(deduction.enumerate(moment.sight(seat))):
        try:
            there = retraced(moment, world, seat, Chance(seed_from(number), "worlds"))
        except Refusal:
            continue
        if recalled(there, seat) == recalled(moment, seat):
            found[truth(there)] += 1
    return found


def truth(moment: Moment) -> bytes:
    """Return the hidden things of a moment."""
    assert moment.entry is not None
    told: Any = dict(sorted(moment.table.game.deduction.truth(moment.entry.state).items()))
    return msgspec.json.encode(told)
