"""What travels between the house and a page about puzzles. A card holds one seat's sight; the solution comes after."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from cabinet_noir.core import TELLING, Line, Seat
from cabinet_noir.puzzles import Answer, Kind, Solution, Theme, Verdict

from .tables import News, TableInfo

Tried = Literal["new", "missed", "solved"]
"""What became of a puzzle: never begun; begun and not solved so far; solved."""

# The hall


class Strength(Struct, frozen=True):
    """How strong somebody is at a room's puzzles: a belief, how wide it is, and how many answers it follows from."""

    mu: float
    sigma: float
    counted: int


class PuzzleRoom(Struct, frozen=True):
    """A room's puzzles, how many there are of each kind and theme, and how its reader does."""

    game: str
    kinds: Mapping[str, int]
    themes: Mapping[str, int]
    solved: int
    rating: Strength | None
    """None: whoever asks has no account, so nothing is rated."""


class PuzzleBrief(Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    game: str
    kind: Kind
    themes: tuple[Theme, ...]
    rating: int
    last: float
    """When its reader last tried it, in seconds since 1970."""


class PuzzleHall(Struct, frozen=True):
    """Every room that has puzzles; and those its reader has begun and not solved, the newest first."""

    rooms: tuple[PuzzleRoom, ...]
    again: tuple[PuzzleBrief, ...]


# One puzzle


class Value(Struct, frozen=True):
    """One value a hidden thing may have by the box, and the sentence that says so."""

    value: str
    line: Line


class Thing(Struct, frozen=True):
    """A hidden thing, by the name that claims use: where it is, and every value the box lets it have."""

    name: str
    about: Line
    values: tuple[Value, ...]


class PuzzleCard(Struct, frozen=True):
    """A puzzle as it is put to somebody: what a seat sees, what is asked, and nothing of the answer."""

    id: str
    game: str
    kind: Kind
    table: TableInfo
    news: News
    seat: Seat
    notes: tuple[Line, ...]
    """A contradiction's notes; one of them cannot be."""
    things: tuple[Thing, ...]
    """Where something certain is to be named: all that is hidden from the seat."""
    themes: tuple[Theme, ...]
    price: int
    hints: int
    """How many rungs its hint has; 0: there is none."""
    rating: int = 0
    tried: Tried = "new"
    counts: bool = False
    """Does the next answer count? The first one does, of somebody with an account who has had no hint."""


# What a page says


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle."""

    answer: Answer
    picked: bool = False
    """Was the puzzle picked by its kind or its theme?"""


class GiveUp(Struct, frozen=True, forbid_unknown_fields=True):
    """I give up: show me."""

    picked: bool = False


class PuzzleHint(Struct, frozen=True, forbid_unknown_fields=True):
    """A hint, up to this rung."""

    rung: Annotated[int, Meta(ge=1, le=TELLING)]


# What it is told


class Moved(Struct, frozen=True):
    """What an answer that counts did to somebody's rating in the room's puzzles."""

    before: float
    after: float


class PuzzleVerdict(Struct, frozen=True):
    """Right or not; and, once it is right or given up, what was to be found."""

    verdict: Verdict
    solution: Solution | None = None
    moved: Moved | None = None
    """None: it did not count."""
