"""An oracle that is not ours: the cheapest unsatisfiable subset by CPMpy and OR-Tools, on models of the rulebook.

A position is read off the events a seat saw: each clue becomes a constraint that may be dropped, at the same price; the
box, and that the claim is denied, are constraints that hold. Nothing here comes from our deduction: of a room, only its
events and the drawings on its pieces.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

import cpmpy as cp
from cpmpy.tools.explain import optimal_mus

from cabinet_noir.core import Claim, Seat, Seq, Sight

Expression = Any
"""A constraint, as CPMpy has it."""


class Model(NamedTuple):
    """What was told, each with the entry that told it, and what holds anyway."""

    told: list[tuple[Seq, Expression]]
    box: list[Expression]


class TooLong(Exception):
    """The oracle was not done in time."""


def cheapest(model: Model, denied: Expression, prices: Sequence[int], seconds: float) -> int:
    """Return what the cheapest clues cost with which the denial cannot be; raise `TooLong` after so many seconds."""
    soft = [constraint for _, constraint in model.told]
    with _at_most(seconds):
        found = optimal_mus(soft, [*model.box, denied], weights=list(prices))
    return sum(price for constraint, price in zip(soft, prices, strict=True) if any(constraint is one for one in found))


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, between two steps of the solver."""
    signal.signal(signal.SIGALRM, _too_long)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _too_long(*_: object) -> None:
    raise TooLong


# Break the Code: a tile is its place in the order of all twenty, 0 black, 0 white, 1 black ... two green 5s ... 9 white

LETTERS: Final = "ABCDE"
GREEN: Final = 5


class Row:
    """The tiles of a hidden hand or of the centre, left to right."""

    def __init__(self, name: str, size: int) -> None:
        self.tiles = [cp.intvar(0, 19, name=f"{name}.{place}") for place in range(size)]
        self.numbers = [cp.intvar(0, 9, name=f"{name}.{place} number") for place in range(size)]
        self.sides = [cp.boolvar(name=f"{name}.{place} side") for place in range(size)]

    @property
    def rules(self) -> Iterator[Expression]:
        """What a tile is, and that they rise."""
        for tile, number, side in zip(self.tiles, self.numbers, self.sides, strict=True):
            yield tile == 2 * number + side
        for left, right in pairwise(self.tiles):
            yield left < right

    def is_of(self, place: int, colour: str) -> Expression:
        """Is the tile at a place of this colour?"""
        number, side = self.numbers[place], self.sides[place]
        if colour == "green":
            return number == GREEN
        return (number != GREEN) & (side if colour == "white" else ~side)

    def is_tile(self, place: int, tile: Any) -> Expression:
        """Is it this tile?"""
        return (self.numbers[place] == tile.number) & self.is_of(place, tile.colour)

    def is_code(self, code: Sequence[Any]) -> Expression:
        """Are they these?"""
        return cp.all([self.is_tile(place, tile) for place, tile in enumerate(code)])


def break_the_code(sight: Sight[Any, Any]) -> tuple[Model, dict[str, Row]]:
    """Model what a seat was told in Break the Code with all its tiles."""
    view, seat = sight.view, sight.seat
    assert seat is not None
    sizes = {str(other): len(hand) for other, hand in enumerate(view.hands) if other != seat}
    sizes |= {"centre": len(view.centre)} if view.centre else {}
    rows = {name: Row(name, size) for name, size in sizes.items()}
    box = [rule for row in rows.values() for rule in row.rules]
    box.append(cp.AllDifferent([tile for row in rows.values() for tile in row.tiles]))
    told = [(Seq(0), _nowhere_else(view.hands[seat], rows))]
    for seq, events in sight.past:
        told += [(seq, constraint) for event in events for constraint in _heard(event, seat, rows)]
    return Model(told, box), rows


def _nowhere_else(own: Sequence[Any], rows: dict[str, Row]) -> Expression:
    """There are two green 5s and one of everything else; those one holds oneself nobody else does."""
    places = [(row, place) for row in rows.values() for place in range(len(row.tiles))]
    return cp.all(
        [
            cp.sum([row.is_tile(place, tile) for row, place in places])
            <= (2 if tile.colour == "green" else 1) - own.count(tile)
            for tile in dict.fromkeys(own)
        ]
    )


def _heard(event: Any, seat: Seat, rows: dict[str, Row]) -> Iterator[Expression]:
    match type(event).__name__:
        case "Asked":
            for said in event.said:
                if said.seat != seat:
                    yield _says(rows[str(said.seat)], event.question.card, event.question.choice, said.answer)
        case "Guessed" if event.seat == seat:
            yield _named(rows[str(1 - seat)], event.code, event.right)
        case "Wrote" if hasattr(event.code, "code"):
            yield _named(rows["centre"], event.code.code, event.found)


def _named(row: Row, code: Sequence[Any], right: bool) -> Expression:
    return row.is_code(code) if right else ~row.is_code(code)


WHERE: Final = {1: 0, 4: GREEN}
COUNTED: Final = {9: "black", 10: "white", 18: "black", 19: "white"}


def _says(row: Row, card: int, choice: int | None, answer: Any) -> Expression:
    """What is printed on the 21 cards."""
    numbers, places = row.numbers, range(len(row.numbers))
    pairs = list(pairwise(places))
    if card <= 6:
        number = WHERE.get(card, choice)
        return cp.all([(numbers[place] == number) == (place in answer.at) for place in places])
    if card in (7, 8):
        grouped = {pair for group in answer.at for pair in pairwise(group)}
        joined = _same_colour if card == 7 else _rising
        return cp.all([joined(row, *pair) if pair in grouped else ~joined(row, *pair) for pair in pairs])
    if card in (9, 10):
        return cp.sum([row.is_of(place, COUNTED[card]) for place in places]) == answer.number
    if card in (11, 12):
        return cp.sum([number % 2 == (1 if card == 11 else 0) for number in numbers]) == answer.number
    if card == 13:  # no number is there more than twice
        return 2 * cp.sum([numbers[left] == numbers[right] for left, right in pairs]) == answer.number
    if card in (18, 19):
        return cp.sum([numbers[p] * row.is_of(p, COUNTED[card]) for p in places]) == answer.number
    if card == 20:
        return (numbers[2] > 4) == answer.yes
    if card == 21:
        return numbers[-1] - numbers[0] == answer.number
    summed = {14: numbers[:3], 15: numbers[-3:], 16: numbers[1:-1], 17: numbers}[card]
    return cp.sum(summed) == answer.number


def _same_colour(row: Row, left: int, right: int) -> Expression:
    return cp.any([row.is_of(left, colour) & row.is_of(right, colour) for colour in ("black", "white", "green")])


def _rising(row: Row, left: int, right: int) -> Expression:
    return row.numbers[left] + 1 == row.numbers[right]


def denied_tile(claim: Claim, rows: dict[str, Row]) -> Expression:
    """Deny a claim about a tile: `centre.C` is `W7`, or is not."""
    group, _, letter = claim.name.partition(".")
    colours = {"B": "black", "W": "white", "G": "green"}
    row, place = rows[group], LETTERS.index(letter)
    one_of = cp.any(
        [(row.numbers[place] == int(value[1:])) & row.is_of(place, colours[value[0]]) for value in claim.values]
    )
    return ~one_of if claim.holds else one_of


# ArcheOlogic: a building lies in one of its places, and each place covers zones with symbols

SIDE: Final = 5
TURNS: Final = "^>v<"
MOST_TRAPS: Final = 3
"""No line of a quest has more."""


class Place(NamedTuple):
    """Where a building may lie: the upper left zone of its box with the way its top points, and what it covers."""

    name: str
    covers: dict[str, str]

    def on(self, axis: str, symbols: str = "sfb") -> int:
        """How many of its cells with these symbols are on a line?"""
        return sum(axis in zone and symbol in symbols for zone, symbol in self.covers.items())


@cache
def places(drawing: tuple[str, ...]) -> tuple[Place, ...]:
    """Return every place of a building, by its drawing."""
    found = []
    for turn in TURNS:
        for down in range(SIDE - len(drawing) + 1):
            for right in range(SIDE - len(drawing[0]) + 1):
                covers = {
                    f"{LETTERS[right + x]}{down + y + 1}": symbol
                    for y, line in enumerate(drawing)
                    for x, symbol in enumerate(line)
                    if symbol != "."
                }
                found.append(Place(f"{LETTERS[right]}{down + 1}{turn}", covers))
        drawing = tuple("".join(line[x] for line in reversed(drawing)) for x in range(len(drawing[0])))
    return tuple(found)


class Plan:
    """A buried city: for each building and each of its places, whether it lies there."""

    def __init__(self, drawings: dict[str, tuple[str, ...]]) -> None:
        self.places = {building: places(drawing) for building, drawing in drawings.items()}
        self.lies = {b: [cp.boolvar(name=f"{b}{place.name}") for place in some] for b, some in self.places.items()}

    def count(self, what: dict[str, list[int]]) -> Expression:
        """Add up a number that each place of each building has."""
        return cp.sum([n * lies for b, some in what.items() for n, lies in zip(some, self.lies[b], strict=True) if n])

    def cells(self, axis: str, symbols: str) -> Expression:
        """Count the cells with these symbols on a line."""
        return self.count({b: [place.on(axis, symbols) for place in some] for b, some in self.places.items()})

    def at(self, zone: str, symbols: str, building: str = "") -> Expression:
        """Is there such a symbol, of this building or of any, on a zone?"""
        chosen = {b: some for b, some in self.places.items() if building in ("", b)}
        return (
            self.count({b: [int(p.covers.get(zone, "none") in symbols) for p in some] for b, some in chosen.items()})
            == 1
        )

    def is_at(self, building: str, name: str) -> Expression:
        """Does a building lie at this place?"""
        return self.lies[building][[place.name for place in self.places[building]].index(name)]

    @property
    def rules(self) -> Iterator[Expression]:
        """Each building lies somewhere, none on another, and no line has too many traps."""
        for lies in self.lies.values():
            yield cp.sum(lies) == 1
        for zone in (f"{column}{row}" for column in LETTERS for row in range(1, SIDE + 1)):
            yield self.count({b: [int(zone in p.covers) for p in some] for b, some in self.places.items()}) <= 1
        for axis in (*LETTERS, *"12345"):
            yield self.cells(axis, "fb") <= MOST_TRAPS


def archeologic(sight: Sight[Any, Any]) -> tuple[Model, Plan]:
    """Model what a seat was told in ArcheOlogic, without expert clues."""
    plan = Plan(dict(sight.view.drawings))
    told, claimed = list[tuple[Seq, Expression]](), dict[Seat, Any]()
    for seq, events in sight.past:
        for event in events:
            if type(event).__name__ == "Claimed":
                claimed[event.seat] = event.city
            told += [(seq, constraint) for constraint in _unearthed(event, claimed, plan)]
    return Model(told, list(plan.rules)), plan


def _unearthed(event: Any, claimed: dict[Seat, Any], plan: Plan) -> Iterator[Expression]:
    match type(event).__name__:
        case "Began":
            alone = [clue for clues in event.extra if isinstance(clues, tuple) for clue in clues]
            for clue in (*event.clues, *alone):
                yield plan.at(clue.at, clue.trap)
        case "Answered" if type(event.answer).__name__ != "Unread":
            yield _shown(plan, event.axis, event.element, event.answer)
        case "Judged" if isinstance(claimed[event.seat], tuple):
            city = claimed.pop(event.seat)
            same = {placed.building: plan.is_at(placed.building, str(placed)[1:]) for placed in city}
            if not isinstance(event.buildings, tuple):
                yield ~cp.all(list(same.values()))
            else:
                yield cp.all([lies if b in event.buildings else ~lies for b, lies in same.items()])


def _shown(plan: Plan, axis: str, element: str, answer: Any) -> Expression:
    if element == "buildings":
        touching = {b: [int(place.on(axis) > 0) for place in some] for b, some in plan.places.items()}
        return plan.count(touching) == answer.number
    if element == "empty":
        return plan.cells(axis, "sfb") == SIDE - answer.number
    if element == "traps":
        return cp.all([plan.cells(axis, trap) == answer.shown.count(trap) for trap in "fb"])
    fits = [
        all(place.on(axis, symbol) == answer.shown.count(symbol) for symbol in "sfb") for place in plan.places[element]
    ]
    return plan.count({element: list(map(int, fits))}) == 1


def denied_place(claim: Claim, plan: Plan) -> Expression:
    """Deny a claim about a building (`S` lies at `B3>`) or a zone (`C4` shows `f`, or nothing: `.`)."""
    if claim.name in plan.places:
        ways = [plan.is_at(claim.name, value) for value in claim.values]
    else:
        ways = [~plan.at(claim.name, "sfb") if value == "." else plan.at(claim.name, value) for value in claim.values]
    return ~cp.any(ways) if claim.holds else cp.any(ways)
