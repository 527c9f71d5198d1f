"""The components, as data: six buildings, the ring of axes, what each question costs. Knows no game.

Shapes, placements and costs are the same in every edition; what is printed on the buildings and the order of the ring
may be corrected by an owner of the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from .types import Axis, Building, Buildings, Drawing, Edition, Element, Options, Placement

BUILDINGS: Final[tuple[Building, ...]] = ("S", "T", "L", "O", "V", "I")
OUTLINES: Final[dict[Building, Drawing]] = {
    "S": ("#.", "##", ".#"),
    "T": ("#.", "##", "#."),
    "L": ("#.", "#.", "##"),
    "O": ("##", "##"),
    "V": ("#.", "##"),
    "I": ("###",),
}
"""Each building's cells, unturned."""
TRAPS: Final = 8
"""Half of them burn, half of them cut."""

SIDE: Final = 5
COLUMNS: Final = "ABCDE"
ZONES: Final = tuple(f"{column}{row + 1}" for row in range(SIDE) for column in COLUMNS)
"""The 25 squares of the plan, row by row."""
HOLES: Final = 3
"""An answer shows at most three symbols, so no line of a quest has more traps than that."""

AXES: Final[tuple[Axis, ...]] = ("A", "1", "B", "2", "C", "3", "D", "4", "E", "5")
"""The axes in the order in which questions are numbered, whatever the ring."""
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


def shapes(drawing: Drawing) -> tuple[Drawing, ...]:
    """Return a drawing in its four turns."""
    found = [drawing]
    for _ in range(3):
        found.append(turned(found[-1]))
    return tuple(found)


def drawings(buildings: Buildings) -> dict[Building, Drawing]:
    """Return the drawings by their buildings."""
    return {building: getattr(buildings, building) for building in BUILDINGS}


# what an owner of the box may put in


def check_buildings(buildings: Buildings) -> None:
    """Refuse, with `ValueError`, what is printed on no six buildings of these shapes."""
    for building, drawing in drawings(buildings).items():
        printed = tuple("".join("." if sign == "." else "#" for sign in row) for row in drawing)
        if printed != OUTLINES[building] or not set("".join(drawing)) <= set(".sfb"):
            raise ValueError(f"building {building} has the shape {' / '.join(OUTLINES[building])}, in s, f and b")
        if len(set(shapes(drawing))) < 4:  # nothing could tell how it lies
            raise ValueError(f"building {building} must look different in each of its four turns")
    signs = Counter("".join("".join(drawing) for drawing in drawings(buildings).values()))
    if signs["f"] != TRAPS // 2 or signs["b"] != TRAPS // 2:
        raise ValueError(f"there are {TRAPS // 2} fire traps and {TRAPS // 2} blade traps in all")


def check_ring(ring: tuple[Axis, ...]) -> None:
    """Refuse, with `ValueError`, a ring that does not have every axis once."""
    if sorted(ring) != sorted(AXES):
        raise ValueError("the ring has each of A to E and 1 to 5 once")


HOUSE: Final = Edition(name="house")
"""The values that are ours."""


def edition_of(options: Options) -> Edition:
    """Return whose values a table plays with."""
    return options.edition or HOUSE


# where buildings may lie


def _all_placements(building: Building) -> tuple[Placement, ...]:
    """Yield a building's placements: by turn, then row by row from the upper left."""
    return tuple(
        Placement(building, f"{COLUMNS[column]}{row + 1}", turn)
        for turn, shape in enumerate(shapes(OUTLINES[building]))
        for row in range(SIDE - len(shape) + 1)
        for column in range(SIDE - len(shape[0]) + 1)
    )


PLACEMENTS: Final[dict[Building, tuple[Placement, ...]]] = {b: _all_placements(b) for b in BUILDINGS}
"""Every placement of each building, in an order that quest codes rest on: never change it."""
NUMBER: Final = {placement: n for b in BUILDINGS for n, placement in enumerate(PLACEMENTS[b])}
"""Each placement's number among its building's."""


def _lying(drawing: Drawing, placement: Placement) -> dict[str, str]:
    """Return the zones a drawing covers where it is placed, with the sign on each."""
    column, row = COLUMNS.index(placement.at[0]), int(placement.at[1]) - 1
    return {
        ZONES[SIDE * (row + down) + column + right]: sign
        for down, line in enumerate(shapes(drawing)[placement.turn])
        for right, sign in enumerate(line)
        if sign != "."
    }


@cache
def zones_of(placement: Placement) -> tuple[str, ...]:
    """Return the zones a placed building covers."""
    return tuple(_lying(OUTLINES[placement.building], placement))


@lru_cache(maxsize=2048)
def cells(buildings: Buildings, placement: Placement) -> Mapping[str, str]:
    """Return the zones a placed building covers, with the symbol on each.

    >>> cells(HOUSE.buildings, Placement("V", "B2", 1))
    {'B2': 's', 'C2': 'f', 'B3': 's'}
    """
    return _lying(getattr(buildings, placement.building), placement)


# the ring


@lru_cache(maxsize=256)
def axis_times(ring: tuple[Axis, ...], viewfinder: Axis) -> dict[Axis, int]:
    """Return what each axis costs once the viewfinder has made its own step: 0, one further 1, any other 2 (R5, R6)."""
    stands = ring.index(viewfinder) + 1
    order = [ring[(stands + step) % len(ring)] for step in range(len(ring))]
    return {axis: min(step, FURTHEST) for step, axis in enumerate(order)}


def moved_on(ring: tuple[Axis, ...], viewfinder: Axis, steps: int) -> Axis:
    """Return where the viewfinder stands after some steps clockwise."""
    return ring[(ring.index(viewfinder) + steps) % len(ring)]
