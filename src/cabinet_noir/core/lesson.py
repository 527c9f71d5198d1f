"""A lesson: a log with comments. A fixed deal, what the others do, and at each stop a sentence and what is accepted.

It is data. The room's own referee plays it, so a rule that changes breaks a lesson's test and never a lesson.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from .line import Line


class Stop(Struct, frozen=True, kw_only=True):
    """A place where the lesson waits for its reader."""

    say: Line
    """One sentence or two, in the room's `lesson.*.ftl`."""
    accepts: tuple[str, ...] = ()
    """The moves accepted here, in the room's notation, one as good as the other; none: it is read, and one goes on."""
    at_least: bool = False
    """Is an accepted move the least that is to be said? What it leaves empty is then the reader's to fill. The lesson
    goes on as if no more had been said, so it is for a last stop."""
    instead: Line | None = None
    """What is said to whoever does something else; by default, that this stop is about another move."""
    look: tuple[str, ...] = ()
    """Where to look: places on the board, by the names clues use."""
    notes: Mapping[str, str] = {}
    """What is put into the reader's notes when the lesson comes here, by the keys the room's page writes them under."""
    then: tuple[str, ...] = ()
    """What happens next: moves of the others, each after its seat as players count it: `2 +W`. 0 is the house."""
    proves: str = ""
    """The hidden thing that can be known for certain here: hints about it are at hand, and it is what is asked for."""


class Lesson(Struct, frozen=True, kw_only=True):
    """A first evening at a game. The reader sits first; the others are the house's novices."""

    seed: int
    seats: int = 2
    options: Mapping[str, Any] = {}
    stops: tuple[Stop, ...]
