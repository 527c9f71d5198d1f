"""Relations between buildings, for the expert's clues (R13): one function for one city and for thousands.

Every relation has a value in every city, and a clue tells it, whatever it is. So which clues are told depends on the
city only through what they say, and cities that agree with all clues stay equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .answers import Layout
from .atlas import MASKS
from .edition import BUILDINGS, SIDE, ZONES
from .types import Building, Relation, RelationClue

VALUES: Final[dict[Relation, tuple[str, ...]]] = {
    "across": ("neither", "left", "right"),
    "along": ("neither", "above", "below"),
    "touch": ("no", "yes"),
    "share": ("no", "yes"),
    "edge": ("none", "border", "corner"),
    "beside": ("0", "1", "2", "3"),
    "empties_line": ("no", "yes"),
    "empties_apart": ("no", "yes"),
}
"""What each relation may say, by its code."""

_ALL: Final = (1 << len(ZONES)) - 1
_COLUMNS: Final = tuple(sum(1 << SIDE * row + column for row in range(SIDE)) for column in range(SIDE))
_ROWS: Final = tuple(((1 << SIDE) - 1) << SIDE * row for row in range(SIDE))
_CORNERS: Final = 1 | 1 << 4 | 1 << 20 | 1 << 24
_BORDER: Final = _COLUMNS[0] | _COLUMNS[4] | _ROWS[0] | _ROWS[4]


class About(NamedTuple):
    """What a relation is asked about."""

    relation: Relation
    first: Building | None = None
    second: Building | None = None


def _abouts() -> Iterator[About]:
    pairs: tuple[Relation, ...] = ("across", "along", "touch", "share")
    for relation in pairs:
        for first, second in combinations(BUILDINGS, 2):
            yield About(relation, first, second)
    alone: tuple[Relation, ...] = ("edge", "beside")
    for relation in alone:
        for building in BUILDINGS:
            yield About(relation, building)
    yield About("empties_line")
    yield About("empties_apart")


ABOUTS: Final = tuple(_abouts())
"""All 74 things a clue can speak of."""


def _lines_of(masks: NDArray[np.int64], lines: tuple[int, ...]) -> NDArray[np.int64]:
    """Return, for each placement, its lines as bits."""
    found = np.zeros_like(masks)
    for bit, line in enumerate(lines):
        found |= ((masks & line) > 0) * (1 << bit)
    return found


def _around(masks: Any) -> Any:
    """Return the zones that share an edge with some zones (they may be among them)."""
    right = (masks & ~_COLUMNS[4] & _ALL) << 1
    left = (masks & ~_COLUMNS[0] & _ALL) >> 1
    return (right | left | masks << SIDE | masks >> SIDE) & _ALL


_ACROSS: Final = tuple(_lines_of(masks, _COLUMNS) for masks in MASKS)
_ALONG: Final = tuple(_lines_of(masks, _ROWS) for masks in MASKS)
_AROUND: Final = tuple(_around(masks) & ~masks for masks in MASKS)


def _order(first: Any, second: Any) -> Any:
    """Compare lines: 1 where the first all come before the second, 2 where they all come after, else 0."""
    before = first < (second & -second)
    after = second < (first & -first)
    return before * 1 + after * 2


@cache
def _places(about: About) -> tuple[int, int]:
    first = BUILDINGS.index(about.first) if about.first else 0
    return first, BUILDINGS.index(about.second) if about.second else 0


def relation_code(about: About, layout: Layout) -> Any:
    """Return the code of a relation's value in one layout, or in each of many."""
    one, two = _places(about)
    a, b = layout[one], layout[two]
    match about.relation:
        case "across":
            return _order(_ACROSS[one][a], _ACROSS[two][b])
        case "along":
            return _order(_ALONG[one][a], _ALONG[two][b])
        case "touch":
            return ((_AROUND[one][a] & MASKS[two][b]) > 0) * 1
        case "share":
            return ((_ACROSS[one][a] & _ACROSS[two][b] | _ALONG[one][a] & _ALONG[two][b]) > 0) * 1
        case "edge":
            return ((MASKS[one][a] & _BORDER) > 0) * 1 + ((MASKS[one][a] & _CORNERS) > 0) * 1
        case "beside":
            return np.bitwise_count(_AROUND[one][a] & _empties(layout))
        case "empties_line":
            empties = _empties(layout)
            return sum((empties & line) == empties for line in (*_COLUMNS, *_ROWS)) * 1
        case "empties_apart":
            return ((_around(_empties(layout)) & _empties(layout)) == 0) * 1


def _empties(layout: Layout) -> Any:
    return _ALL & ~sum(masks[numbers] for masks, numbers in zip(MASKS, layout, strict=True))


def told(about: About, code: int) -> RelationClue:
    """Return the clue that a relation has this value."""
    return RelationClue(about.relation, VALUES[about.relation][code], about.first, about.second)


def about(clue: RelationClue) -> tuple[About, int]:
    """Return what a clue speaks of, and the code of what it says."""
    return About(clue.relation, clue.first, clue.second), VALUES[clue.relation].index(clue.value)
