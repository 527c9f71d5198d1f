"""What the Archeoscope shows: one function for the referee's one city and for the deduction's thousands.

A layout is six placement numbers, one a building; each may be a number or an array of numbers, and what is read off it
is a number or an array. So referee and deduction cannot disagree. What there is to read depends on what is printed on
the buildings: an `Archeoscope` is made for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from .edition import AXES, BUILDINGS, ELEMENTS, HOLES, NUMBER, PLACEMENTS, SIDE, ZONES, cells
from .types import Answer, Axis, Building, Buildings, City, Count, Element, Symbol, Symbols

Layout = Sequence[Any]
"""Six numbers, or six arrays of numbers."""

SYMBOLS: Final[tuple[Symbol, ...]] = ("s", "f", "b")
_SHIFT: Final = {"s": 0, "f": 3, "b": 6}
_TRAPS_ONLY: Final = 3
"""Counts of s, f and b are packed in three bits each; shifted so far, only the traps are left."""
QUESTIONS: Final[tuple[tuple[Axis, Element], ...]] = tuple((axis, element) for axis in AXES for element in ELEMENTS)
"""All 90 questions."""
QUESTION: Final = {question: n for n, question in enumerate(QUESTIONS)}
SPAN: Final = 16
"""No question has more answers than this."""


EDITIONS: Final = 4
"""So many printings are kept at hand, the one used last beside the house's own."""


def layout_of(city: City) -> tuple[int, ...]:
    """Return a city as six placement numbers."""
    return tuple(NUMBER[placement] for placement in city)


def city_of(layout: Sequence[Any]) -> City:
    """Return the city of six placement numbers."""
    return tuple(PLACEMENTS[building][int(number)] for building, number in zip(BUILDINGS, layout, strict=True))


@dataclass(frozen=True, eq=False)
class Archeoscope:
    """What can be read off the buildings of a box, and how it is shown."""

    lines: tuple[NDArray[np.uint16], ...]
    """For each building, by axis and placement, the packed counts of its symbols there."""
    marks: tuple[NDArray[np.uint8], ...]
    """For each building, by placement and zone, what is printed: 0 nothing, else 1 + the place in `SYMBOLS`."""
    readings: dict[Element, tuple[int, ...]]
    """All that can be read for an element, in order: an answer's code is its place here."""
    answers: dict[Element, tuple[Answer, ...]]
    """The answers an element can have, by their codes."""
    codes: dict[Element, NDArray[np.uint8]]
    """From readings to answer codes; what no answer shows has the code 255."""
    drifts: NDArray[np.intp]
    """For each question, by answer code, how many traps the answer shows."""

    def answer(self, question: tuple[Axis, Element], city: City) -> Answer:
        """Return what the Archeoscope shows (R7)."""
        return self.answers[question[1]][int(self.answer_code(question, layout_of(city)))]

    def answer_code(self, question: tuple[Axis, Element], layout: Layout) -> Any:
        """Return the code of the answer to a question in one layout, or in each of many."""
        axis, element = question
        return self.codes[element][self._read(element, AXES.index(axis), layout)]

    def _read(self, element: Element, axis: int, layout: Layout) -> Any:
        """Read an axis: packed symbols for a building and for traps, a plain number for the two counts."""
        if element in BUILDINGS:
            place = BUILDINGS.index(element)
            return self.lines[place][axis][layout[place]]
        lines = [table[axis][numbers] for table, numbers in zip(self.lines, layout, strict=True)]
        if element == "buildings":
            return sum((line > 0).astype(np.uint16) for line in lines)
        total: Any = sum(lines)
        if element == "traps":
            return total >> _TRAPS_ONLY << _TRAPS_ONLY
        return SIDE - ((total & 7) + (total >> 3 & 7) + (total >> 6 & 7))

    def marks_on(self, layout: Layout) -> Any:
        """Return what is printed at each zone, in the last dimension: 0 nothing, else 1 + the place in `SYMBOLS`."""
        return sum(table[numbers] for table, numbers in zip(self.marks, layout, strict=True))


@lru_cache(maxsize=1 + EDITIONS)
def archeoscope(buildings: Buildings) -> Archeoscope:
    """Return the Archeoscope for some buildings."""
    lines = tuple(_lines(buildings, building) for building in BUILDINGS)
    readings = {element: _readings(element, lines) for element in ELEMENTS}
    answers = {element: tuple(_answer(element, reading) for reading in readings[element]) for element in ELEMENTS}
    codes = {element: _codes(readings[element]) for element in ELEMENTS}
    drifts = np.zeros((len(QUESTIONS), SPAN), np.intp)
    for row, (_, element) in zip(drifts, QUESTIONS, strict=True):
        row[: len(answers[element])] = [traps_shown(answer) for answer in answers[element]]
    marks = tuple(_marks(buildings, building) for building in BUILDINGS)
    return Archeoscope(lines, marks, readings, answers, codes, drifts)


def _lines(buildings: Buildings, building: Building) -> NDArray[np.uint16]:
    """Return, for each axis and placement, the packed counts of the building's symbols there."""
    found = np.zeros((len(AXES), len(PLACEMENTS[building])), np.uint16)
    for number, placement in enumerate(PLACEMENTS[building]):
        for zone, symbol in cells(buildings, placement).items():
            for axis in zone:
                found[AXES.index(axis), number] += 1 << _SHIFT[symbol]
    return found


def _marks(buildings: Buildings, building: Building) -> NDArray[np.uint8]:
    """Return, for each placement and zone, what is printed there: 0 nothing, else 1 + the place in `SYMBOLS`."""
    found = np.zeros((len(PLACEMENTS[building]), len(ZONES)), np.uint8)
    for number, placement in enumerate(PLACEMENTS[building]):
        for zone, symbol in cells(buildings, placement).items():
            found[number, ZONES.index(zone)] = 1 + SYMBOLS.index(symbol)
    return found


def _readings(element: Element, lines: Sequence[NDArray[np.uint16]]) -> tuple[int, ...]:
    if element == "buildings":
        return tuple(range(1, SIDE + 1))
    if element == "empty":
        return tuple(range(4))
    if element == "traps":
        return tuple(f << 3 | b << 6 for b in range(HOLES + 1) for f in range(HOLES + 1 - b))
    return tuple(sorted(set(lines[BUILDINGS.index(element)].ravel().tolist())))


def _codes(readings: tuple[int, ...]) -> NDArray[np.uint8]:
    table = np.full(512, 255, np.uint8)
    table[list(readings)] = np.arange(len(readings))
    return table


def _answer(element: Element, reading: int) -> Answer:
    if element in ("buildings", "empty"):
        return Count(reading)
    return Symbols(tuple(symbol for symbol in SYMBOLS for _ in range(reading >> _SHIFT[symbol] & 7)))


def traps_shown(shown: Answer) -> int:
    """Return how many trap symbols an answer shows: so far the viewfinder drifts in a solo game (R11)."""
    return 0 if isinstance(shown, Count) else sum(symbol != "s" for symbol in shown.shown)
