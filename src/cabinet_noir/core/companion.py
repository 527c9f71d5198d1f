"""A game on a real table, as somebody who plays there tells it: what a room must offer to be a companion of its box.

What is entered becomes the events that a seat of a table would have seen, and nothing more: so whatever can be known
from a sight can be told of a game the house has never dealt. It is no table, and nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from msgspec import Struct

from .chance import Chance

MOST_ENTERED: Final = 80
"""So many things of a kind may be entered; no evening has as many."""


class Entries(NamedTuple):
    """What was entered, as a seat would have seen it: the events entry by entry, the first being the deal."""

    options: Any
    seats: int
    seat: int
    past: tuple[tuple[Any, ...], ...]


@dataclass(frozen=True, slots=True)
class Companion:
    """How a room reads what is entered of its box. It deduces from entries, or says something at once."""

    entered: type[Struct]
    """What somebody enters, all of it each time: it is all the house ever has."""
    entries: Callable[[Any], Entries] | None = None
    """What was entered, entry by entry; `Illegal` says what cannot be, whatever was heard. None: nothing is deduced."""
    says: Callable[[Any], Struct] | None = None
    """Where nothing is deduced: what the house says of it, in a shape the page knows by this function's own type."""
    fresh: Callable[[Chance], Struct] | None = None
    """A sheet to begin with, where the house draws something for it."""
    asks_the_house: bool = False
    """Does the house answer here, from something the reader must not see? Then it answers on the beat."""
    blanks: tuple[tuple[str, Struct], ...] = ()
    """Sheets nobody has written on, by their names: the page is built with them, and draws them without the house."""
