"""The puzzle of a date: cut from which room's games, and which of those found there. It climbs with the week.

All of it follows from the date and its seed. Whose seed that is, and who may ask, is not its business.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import cache
from typing import Final

from cabinet_noir.games import GAMES, load

from .language import ANY, languages
from .make import look
from .puzzle import Kind, Puzzle, kinds_of
from .shelf import SHIPPED, file_of

KINDS: Final[frozenset[Kind]] = frozenset({"certain", "contradiction"})
"""What is asked for of a day: something that can be proved."""
LOOKED_AT: Final = 8
"""From so many games a puzzle is chosen."""
LAST_DAY: Final = 6
"""A Sunday: the hardest."""


@cache
def rooms() -> tuple[str, ...]:
    """Return the rooms that take turns: those in which something can be proved, in any language.

    A new room takes its turn once its puzzles were made: else one in whose games nothing is found would be searched
    for ever.

    >>> rooms()
    ('vinci', 'break-the-code', 'archeologic', 'lost-code')
    """
    made = (key for key in GAMES if (SHIPPED / file_of(key)).is_file())
    return tuple(key for key in made if {*kinds_of(load(key))} >= KINDS and languages(load(key)) == (ANY,))


def room_of(day: date) -> str:
    """Return whose turn it is."""
    return rooms()[day.toordinal() % len(rooms())]


def found_for(day: date, seed: bytes, number: int) -> tuple[Puzzle, ...]:
    """Return what could be asked for on a day, from one of its games."""
    found = look(room_of(day), int.from_bytes(seed, "big") + number).puzzles
    return tuple(puzzle for puzzle in found if puzzle.kind in KINDS)


def chosen(day: date, puzzles: Iterable[Puzzle]) -> Puzzle:
    """Return one of them by its price: the lowest on a Monday, the highest on a Sunday."""
    by_price = sorted(puzzles, key=lambda puzzle: (puzzle.price, puzzle.id))
    return by_price[day.weekday() * (len(by_price) - 1) // LAST_DAY]
