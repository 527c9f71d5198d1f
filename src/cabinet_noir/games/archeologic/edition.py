"""The components, as data: six buildings, the ring of axes, what each question costs. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from .types import Axis, Building, Element, Placement

DRAWINGS: Final[dict[Building, tuple[str, ...]]] = {
    "S": ("b.", "ss", ".s"),
    "T": ("s.", "sf", "b."),
    "L": ("b.", "s.", "ss"),
    "O": ("sf", "sb"),
    "V": ("f.", "ss"),
    "I": ("ssf",),
}
"""Each building as it is drawn, unturned: `.` nothing, `s` safe, `f` fire trap, `b` blade trap."""

BUILDINGS: Final[tuple[Building, ...]] = tuple(DRAWINGS)

SIDE: Final = 5
COLUMNS: Final = "ABCDE"
ZONES: Final = tuple(f"{column}{row + 1}" for row in range(SIDE) for column in COLUMNS)
"""The 25 squares of the plan, row by row."""
HOLES: Final = 3
"""An answer shows at most three symbols, so no line of a quest has more traps than that."""

RING: Final[tuple[Axis, ...]] = ("A", "1", "B", "2", "C", "3", "D", "4", "E", "5")
"""The axes, clockwise."""
FIRST_AXIS: Final[Axis] = "1"

ELEMENT_TIMES: Final[dict[Element, int]] = {
    "buildings": 1,
    "empty": 1,
    "V": 2,
    "I": 2,
    "traps": 2,
    "S": 3,
    "T": 3,
    "L": 3,
    "O": 3,
}
ELEMENTS: Final[tuple[Element, ...]] = tuple(ELEMENT_TIMES)
CLAIM_TIME: Final = 4
FURTHEST: Final = 2
"""What it costs to turn the viewfinder to any axis but the next two."""


def turned(drawing: tuple[str, ...]) -> tuple[str, ...]:
    """Return a drawing after a quarter turn clockwise.

    >>> turned(("b.", "ss", ".s"))
    ('.sb', 'ss.')
    """
    return tuple("".join(row[column] for row in reversed(drawing)) for column in range(len(drawing[0])))


def shapes(building: Building) -> tuple[tuple[str, ...], ...]:
    """Return a building's drawing in its four turns."""
    found = [DRAWINGS[building]]
    for _ in range(3):
        found.append(turned(found[-1]))
    return tuple(found)


SHAPES: Final = {building: shapes(building) for building in BUILDINGS}


def _all_placements(building: Building) -> tuple[Placement, ...]:
    """Yield a building's placements: by turn, then row by row from the upper left."""
    return tuple(
        Placement(building, f"{COLUMNS[column]}{row + 1}", turn)
        for turn, shape in enumerate(SHAPES[building])
        for row in range(SIDE - len(shape) + 1)
        for column in range(SIDE - len(shape[0]) + 1)
    )


PLACEMENTS: Final[dict[Building, tuple[Placement, ...]]] = {b: _all_placements(b) for b in BUILDINGS}
"""Every placement of each building, in an order that quest codes rest on: never change it."""
NUMBER: Final = {placement: n for b in BUILDINGS for n, placement in enumerate(PLACEMENTS[b])}
"""Each placement's number among its building's."""


@cache
def cells(placement: Placement) -> Mapping[str, str]:
    """Return the zones a placed building covers, with the symbol on each.

    >>> cells(Placement("V", "B2", 1))
    {'B2': 's', 'C2': 'f', 'B3': 's'}
    """
    column, row = COLUMNS.index(placement.at[0]), int(placement.at[1]) - 1
    shape = SHAPES[placement.building][placement.turn]
    return {
        ZONES[SIDE * (row + down) + column + right]: symbol
        for down, line in enumerate(shape)
        for right, symbol in enumerate(line)
        if symbol != "."
    }


@cache
def axis_times(viewfinder: Axis) -> dict[Axis, int]:
    """Return what each axis costs once the viewfinder has made its own step: 0, one further 1, any other 2 (R5, R6)."""
    stands = RING.index(viewfinder) + 1
    order = [RING[(stands + step) % len(RING)] for step in range(len(RING))]
    return {axis: min(step, FURTHEST) for step, axis in enumerate(order)}


def moved_on(viewfinder: Axis, steps: int) -> Axis:
    """Return where the viewfinder stands after some steps clockwise."""
    return RING[(RING.index(viewfinder) + steps) % len(RING)]
