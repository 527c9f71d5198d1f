"""Cities as values: whether six placements fit together, the plan they make, and the code that names a quest.

A quest's code rests on the placements alone and on no list, so it means the same city on every machine and in every
version. With n1 .. n6 the numbers of the placements of S T L O V I in `edition.PLACEMENTS` (48, 48, 48, 64, 64 and 60
of them), the city's number is (((((n1*48 + n2)*48 + n3)*64 + n4)*64 + n5)*60 + n6; the code's number is
(number * 20_468_174_653 + 11_400_714_819) mod 2^35, written in seven digits of base 32 (0-9 and A-Z without I L O U),
most significant first, with a dash after the third. The multiplication only scatters: a code is no secret to whoever
has this program, as a printed solution is none to whoever has the booklet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from .edition import AXES, BUILDINGS, HOLES, NUMBER, PLACEMENTS, SIDE, ZONES, cells, zones_of
from .types import Building, Buildings, City, Placement, TrapClue

_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_SPAN: Final = 1 << 35
_TIMES: Final = 20_468_174_653
_PLUS: Final = 11_400_714_819


def is_city(placements: Sequence[Placement]) -> bool:
    """Do these six placements lay out all six buildings, none on another and none over the border?"""
    if tuple(getattr(p, "building", None) for p in placements) != BUILDINGS:
        return False
    if not all(placement in NUMBER for placement in placements):
        return False
    covered = [zone for placement in placements for zone in zones_of(placement)]
    return len(covered) == len(set(covered))


def plan(buildings: Buildings, city: Iterable[Placement]) -> dict[str, tuple[str, str]]:
    """Return each covered zone's building and symbol."""
    return {zone: (p.building, symbol) for p in city for zone, symbol in cells(buildings, p).items()}


def traps(buildings: Buildings, city: City) -> tuple[TrapClue, ...]:
    """Return the eight traps of a city, row by row."""
    shown = plan(buildings, city)
    return tuple(
        TrapClue(zone, "f" if shown[zone][1] == "f" else "b")
        for zone in ZONES
        if zone in shown and shown[zone][1] != "s"
    )


def can_be_a_quest(buildings: Buildings, city: City) -> bool:
    """Has no line more traps than the Archeoscope has holes?"""
    lying = [clue.at for clue in traps(buildings, city)]
    return all(sum(axis in zone for zone in lying) <= HOLES for axis in AXES)


def containing(buildings: Buildings, traps: Mapping[str, str]) -> Iterator[City]:
    """Yield every quest with these traps (zone to kind), by laying the buildings out one after the other."""

    def fits(placement: Placement) -> bool:
        return all(traps.get(zone, symbol) == symbol for zone, symbol in cells(buildings, placement).items())

    fitting = [[(p, cells(buildings, p)) for p in PLACEMENTS[b] if fits(p)] for b in BUILDINGS]

    def lay(index: int, city: City, taken: frozenset[str], open_traps: frozenset[str]) -> Iterator[City]:
        if index == len(BUILDINGS):
            if not open_traps and can_be_a_quest(buildings, city):
                yield city
            return
        for placement, covers in fitting[index]:
            if taken.isdisjoint(covers):
                yield from lay(index + 1, (*city, placement), taken | covers.keys(), open_traps - covers.keys())

    return lay(0, (), frozenset(), frozenset(traps))


def right_buildings(claim: City, city: City) -> tuple[Building, ...]:
    """Return the buildings that a claim has in the right place and turn (R9, R10)."""
    return tuple(mine.building for mine, theirs in zip(claim, city, strict=True) if mine == theirs)


def quest_code(city: City) -> str:
    """Return the code that names a city."""
    number = 0
    for placement in city:
        number = number * len(PLACEMENTS[placement.building]) + NUMBER[placement]
    scattered = (number * _TIMES + _PLUS) % _SPAN
    digits = "".join(_DIGITS[scattered >> shift & 31] for shift in range(30, -1, -5))
    return f"{digits[:3]}-{digits[3:]}"


def city_of_code(buildings: Buildings, code: str) -> City | None:
    """Return the city a code names, or None if it names none that can be a quest with these buildings."""
    digits = code.replace("-", "")
    if len(digits) != 7 or any(digit not in _DIGITS for digit in digits):
        return None
    scattered = 0
    for digit in digits:
        scattered = scattered << 5 | _DIGITS.index(digit)
    number = (scattered - _PLUS) * pow(_TIMES, -1, _SPAN) % _SPAN
    placements: list[Placement] = []
    for building in reversed(BUILDINGS):
        number, index = divmod(number, len(PLACEMENTS[building]))
        placements.insert(0, PLACEMENTS[building][index])
    city = tuple(placements)
    return city if number == 0 and is_city(city) and can_be_a_quest(buildings, city) else None


def draw(buildings: Buildings, city: Iterable[Placement]) -> str:
    """Draw a plan: building and symbol in each covered zone, dots elsewhere."""
    shown = plan(buildings, city)
    lines = ["    " + "  ".join("ABCDE")]
    for row in range(SIDE):
        zones = ZONES[SIDE * row : SIDE * row + SIDE]
        lines.append(f" {row + 1} " + " ".join("".join(shown.get(zone, ("", "··"))) for zone in zones))
    return "\n".join(lines)
