"""What bots are called: a small cast for each level, the same in every language, so that opponents are told apart.

A level's names begin with letters of their own, and so does each of them: on a pawn the initial tells who it is. How
good a bot is, its level says; whoever plays often knows it by the name.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

CAST: Final[dict[str, tuple[str, ...]]] = {
    "novice": ("Basile", "Coralie", "Félix", "Lison", "Nino", "Pia", "Tom", "Zoé"),
    "regular": ("Odile", "Hector", "Margot", "Rémi", "Suzon", "Victor", "Jeanne", "Elvire"),
    "master": ("Agathe", "Diane", "Gaspard", "Irène", "Kléber", "Ursule", "Wanda", "Yvon"),
}
OTHERS: Final = ("Quentin", "Xavier")
"""Whoever plays where a level has no cast of its own, or more bots of it than names."""


def bot_name(level: str, taken: Collection[str], whim: int) -> str:
    """Return a name for a bot that nobody at its table has, and if possible nobody's initial; `whim` varies it.

    >>> bot_name("regular", ["Ada", "Hector"], 0), bot_name("regular", ["Olga"], 0), bot_name("regular", ["Olga"], 1)
    ('Odile', 'Hector', 'Hector')
    """
    cast = CAST.get(level, OTHERS)
    turn = whim % len(cast)
    names = (*cast[turn:], *cast[:turn], *OTHERS, *(f"{name} {number}" for number in range(2, 13) for name in cast))
    free = [name for name in names if name.casefold() not in {other.casefold() for other in taken}]
    initials = {other[:1].casefold() for other in taken}
    return next((name for name in free if name[:1].casefold() not in initials), free[0])
