"""What the Archeoscope shows: one function for the referee's one city and for the deduction's thousands.

A layout is six placement numbers, one a building; each may be a number or an array of numbers, and what is read off it
is a number or an array. So referee and deduction cannot disagree.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from .edition import BUILDINGS, ELEMENTS, HOLES, NUMBER, PLACEMENTS, RING, SIDE, ZONES, cells
from .types import Answer, Axis, Building, City, Count, Element, Symbol, Symbols

Layout = Sequence[Any]
"""Six numbers, or six arrays of numbers."""

SYMBOLS: Final[tuple[Symbol, ...]] = ("s", "f", "b")
_SHIFT: Final = {"s": 0, "f": 3, "b": 6}
_TRAPS_ONLY: Final = 3
"""Counts of s, f and b are packed in three bits each; shifted so far, only the traps are left."""
QUESTIONS: Final[tuple[tuple[Axis, Element], ...]] = tuple((axis, element) for axis in RING for element in ELEMENTS)
"""All 90 questions."""
QUESTION: Final = {question: n for n, question in enumerate(QUESTIONS)}
SPAN: Final = 16
"""No question has more answers than this."""


def _lines(building: Building) -> NDArray[np.uint16]:
    """Return, for each axis and placement, the packed counts of the building's symbols there."""
    found = np.zeros((len(RING), len(PLACEMENTS[building])), np.uint16)
    for number, placement in enumerate(PLACEMENTS[building]):
        for zone, symbol in cells(placement).items():
            for axis in zone:
                found[RING.index(axis), number] += 1 << _SHIFT[symbol]
    return found


def _marks(building: Building) -> NDArray[np.uint8]:
    """Return, for each placement and zone, what is printed there: 0 nothing, else 1 + the place in `SYMBOLS`."""
    found = np.zeros((len(PLACEMENTS[building]), len(ZONES)), np.uint8)
    for number, placement in enumerate(PLACEMENTS[building]):
        for zone, symbol in cells(placement).items():
            found[number, ZONES.index(zone)] = 1 + SYMBOLS.index(symbol)
    return found


LINES: Final = tuple(_lines(building) for building in BUILDINGS)
MARKS: Final = tuple(_marks(building) for building in BUILDINGS)


def layout_of(city: City) -> tuple[int, ...]:
    """Return a city as six placement numbers."""
    return tuple(NUMBER[placement] for placement in city)


def city_of(layout: Sequence[Any]) -> City:
    """Return the city of six placement numbers."""
    return tuple(PLACEMENTS[building][int(number)] for building, number in zip(BUILDINGS, layout, strict=True))


def _read(element: Element, axis: int, layout: Layout) -> Any:
    """Read an axis: packed symbols for a building and for traps, a plain number for the two counts."""
    if element in BUILDINGS:
        place = BUILDINGS.index(element)
        return LINES[place][axis][layout[place]]
    lines = [table[axis][numbers] for table, numbers in zip(LINES, layout, strict=True)]
    if element == "buildings":
        return sum((line > 0).astype(np.uint16) for line in lines)
    total: Any = sum(lines)
    if element == "traps":
        return total >> _TRAPS_ONLY << _TRAPS_ONLY
    return SIDE - ((total & 7) + (total >> 3 & 7) + (total >> 6 & 7))


@cache
def _readings(element: Element) -> tuple[int, ...]:
    """Return all that can be read for an element, in order."""
    if element == "buildings":
        return tuple(range(1, SIDE + 1))
    if element == "empty":
        return tuple(range(4))
    if element == "traps":
        return tuple(f << 3 | b << 6 for b in range(HOLES + 1) for f in range(HOLES + 1 - b))
    return tuple(sorted(set(LINES[BUILDINGS.index(element)].ravel().tolist())))


@cache
def _codes(element: Element) -> NDArray[np.uint8]:
    """Return a table from readings to answer codes; what no answer shows has the code 255."""
    table = np.full(512, 255, np.uint8)
    table[list(_readings(element))] = np.arange(len(_readings(element)))
    return table


def answer_code(question: tuple[Axis, Element], layout: Layout) -> Any:
    """Return the code of the answer to a question in one layout, or in each of many."""
    axis, element = question
    return _codes(element)[_read(element, RING.index(axis), layout)]


@cache
def answers(element: Element) -> tuple[Answer, ...]:
    """Return the answers an element can have, by their codes."""
    if element in ("buildings", "empty"):
        return tuple(map(Count, _readings(element)))
    return tuple(Symbols(_unpacked(reading)) for reading in _readings(element))


def _unpacked(reading: int) -> tuple[Symbol, ...]:
    return tuple(symbol for symbol in SYMBOLS for _ in range(reading >> _SHIFT[symbol] & 7))


def answer(question: tuple[Axis, Element], city: City) -> Answer:
    """Return what the Archeoscope shows (R7)."""
    return answers(question[1])[int(answer_code(question, layout_of(city)))]


def traps_shown(shown: Answer) -> int:
    """Return how many trap symbols an answer shows: so far the viewfinder drifts in a solo game (R11)."""
    return 0 if isinstance(shown, Count) else sum(symbol != "s" for symbol in shown.shown)


def marks_on(layout: Layout) -> Any:
    """Return what is printed at each zone, in the last dimension: 0 nothing, else 1 + the place in `SYMBOLS`."""
    return sum(table[numbers] for table, numbers in zip(MARKS, layout, strict=True))
