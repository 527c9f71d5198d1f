"""What the page is given of a lesson: what a socket would have told its reader, scene by scene, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from cabinet_noir.core import Line

from .tables import Hint, News, TableInfo


class Accepted(Struct, frozen=True):
    """A move accepted at a stop, and the scene it leads to. No move: one reads, and goes on."""

    goes_to: int
    action: Any = None


class LessonScene(Struct, frozen=True):
    """A place in a lesson: what is new at the table since the scene before, what is said, what is accepted."""

    before: int | None
    news: News
    say: Line | None = None
    """None: the lesson is over."""
    instead: Line | None = None
    look: tuple[str, ...] = ()
    notes: Mapping[str, str] = {}
    """What is put into the reader's notes."""
    accepted: tuple[Accepted, ...] = ()
    hints: tuple[Hint, ...] = ()
    """Every rung of the hint there is; none: there is none."""
    at_least: bool = False
    """Is an accepted move the least that is to be said? What it leaves empty is the reader's to fill."""


class Lesson(Struct, frozen=True):
    """A lesson as one reader plays it through. It holds no seed, and nothing that seat does not see."""

    table: TableInfo
    stops: int
    scenes: tuple[LessonScene, ...]
