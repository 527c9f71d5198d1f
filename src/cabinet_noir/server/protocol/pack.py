"""Puzzles for the way: what a page needs to put a few to its reader without the network, and to judge the answers.

They are no others' than this reader's: unrated, and apart from the puzzles of the house. Whoever looks into the file
finds the answers, as at the back of a book.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from cabinet_noir.puzzles import Solution, Verdict

from .puzzles import PuzzleCard, Thing
from .tables import Hint


class Certain(Struct, frozen=True):
    """What is said to the answers where something certain is to be named.

    Right is what is named so in `right`; what is in plain sight is no news; for anything else, `possible` or not, there
    is a world among these that denies it.
    """

    right: tuple[tuple[str, str], ...]
    plain: tuple[tuple[str, str], ...]
    possible: Mapping[str, tuple[str, ...]]
    """Of every hidden thing, the values it may have by what was told."""
    worlds: tuple[Mapping[str, str], ...]
    """A few ways everything may be, by the names of the hidden things."""
    beside: tuple[str, ...]
    """What follows from the rest: of a world it is told only where it was asked about."""


class PackedPuzzle(Struct, frozen=True, omit_defaults=True):
    """A puzzle with its solution, the rungs of its hint, and what is said to every answer."""

    card: PuzzleCard
    """All but its things."""
    solution: Solution
    things: tuple[int, ...] = ()
    """What is hidden, by number among the pack's things."""
    hints: tuple[Hint, ...] = ()
    certain: Certain | None = None
    notes: tuple[Verdict, ...] = ()
    """A contradiction's: what is said to each note that is struck."""
    best: tuple[Any, ...] = ()
    """A question's: the actions that are right."""
    words: Mapping[str, int] = {}
    """A word's: what each word of the lexicon takes that takes more than one star, or as many as any. Accents, capitals
    and articles do not matter."""


class Pack(Struct, frozen=True):
    """A room's puzzles for the way, and whatever is hidden in any of them, once."""

    puzzles: tuple[PackedPuzzle, ...]
    things: tuple[Thing, ...]
