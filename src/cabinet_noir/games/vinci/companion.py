"""Code de Vinci on a real table, as one of its players enters it: the rows as they stand, and what was missed.

The reader is seat 0, the others follow clockwise. A tile keeps the number by which it came to stand in its row, so that
rows grew here as they did there. Nothing is judged that the table judges; what was misheard is found by counting.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cabinet_noir.core import Companion, Entries, Illegal, Seat
from cabinet_noir.core.companion import MOST_ENTERED

from .edition import BACKS, COLOURS, TILES, deck, faces, hand_size
from .rows import by_colour, rank
from .types import (
    JOKER,
    AnyTile,
    Arranged,
    Began,
    Colour,
    Deal,
    Drew,
    Event,
    Face,
    Guessed,
    Inserted,
    LaidOpen,
    Options,
    PlaceIndex,
    Spot,
    Tile,
    TurnBegan,
)

ME: Final = Seat(0)


class Stood(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile in a row of the real table: its back, its face where the reader knows it, and when it came to stand."""

    colour: Colour
    born: PlaceIndex
    face: Face | None = None
    open: bool = False


class Missed(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody named a face for a tile, and it was not that."""

    by: Annotated[int, Meta(ge=0, le=3)]
    seat: Annotated[int, Meta(ge=0, le=3)]
    born: PlaceIndex
    face: Face


OneRow = Annotated[tuple[Stood, ...], Meta(max_length=26)]


class Entered(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands on the table, row by row from each owner's left; the reader's row is the first."""

    rows: Annotated[tuple[OneRow, ...], Meta(min_length=2, max_length=4)]
    missed: Annotated[tuple[Missed, ...], Meta(max_length=MOST_ENTERED)] = ()
    jokers: bool = False
    drawn: Tile | None = None
    """What the reader has drawn and keeps apart."""


def entries(entered: Entered) -> Entries:
    """Return what the reader has seen, entry by entry: first hands, what was drawn since, what lies open, misses."""
    options = Options(jokers=entered.jokers, setup="chance")
    _check(entered, options)
    past = (
        _dealt(entered, options),
        *_drawn_since(entered),
        *((event,) for event in _laid_open(entered)),
        *((event,) for event in _missed(entered)),
        tuple(_own_turn(entered)),
    )
    return Entries(options, len(entered.rows), ME, past)


def _tile(seat: int, stood: Stood) -> AnyTile:
    """Return a tile as it came to stand: the reader knows the own ones from the beginning."""
    known = seat == ME and stood.face is not None
    return TILES[stood.colour, stood.face] if known and stood.face is not None else BACKS[stood.colour]


def _dealt(entered: Entered, options: Options) -> tuple[Event, ...]:
    size = hand_size(len(entered.rows))
    rows = tuple(
        tuple(_tile(seat, stood) for stood in row if stood.born < size) for seat, row in enumerate(entered.rows)
    )
    hands = tuple(tuple(sorted(row, key=_by_back)) for row in rows) if options.jokers else rows
    pile = tuple(BACKS[colour] for colour, left in _left(options, rows).items() for _ in range(left))
    began = Began(0, Deal(hands, pile, ME))
    stood_up = tuple(Arranged(Seat(seat), row) for seat, row in enumerate(rows)) if options.jokers else ()
    return (began, *stood_up, TurnBegan(ME))


def _by_back(tile: AnyTile) -> int:
    return by_colour(tile) if isinstance(tile, Tile) else 100 * (tile.colour == "white")


def _left(options: Options, rows: tuple[tuple[AnyTile, ...], ...]) -> dict[Colour, int]:
    there = Counter(tile.colour for tile in deck(options))
    there.subtract(tile.colour for row in rows for tile in row)
    return {colour: there[colour] for colour in COLOURS}


def _drawn_since(entered: Entered) -> Iterator[tuple[Event, ...]]:
    size = hand_size(len(entered.rows))
    for seat, row in enumerate(entered.rows):
        for stood in sorted((one for one in row if one.born >= size), key=lambda one: one.born):
            place = sum(one.born < stood.born for one in row[: row.index(stood)])
            tile = _tile(seat, stood)
            yield TurnBegan(Seat(seat)), Drew(Seat(seat), tile), Inserted(Seat(seat), place, tile, False)


def _laid_open(entered: Entered) -> Iterator[Event]:
    for seat, row in enumerate(entered.rows):
        for place, stood in enumerate(row):
            if stood.face is not None and (stood.open or seat != ME):
                yield LaidOpen(Seat(seat), place, TILES[stood.colour, stood.face])


def _missed(entered: Entered) -> Iterator[Event]:
    for miss in entered.missed:
        place, stood = _spot(entered, miss)
        if stood.face is None:
            yield Guessed(Seat(miss.by), Spot(miss.seat, place), stood.colour, miss.face, False)


def _own_turn(entered: Entered) -> Iterator[Event]:
    yield TurnBegan(ME)
    if entered.drawn is not None:
        yield Drew(ME, entered.drawn)


def _spot(entered: Entered, miss: Missed) -> tuple[int, Stood]:
    row = entered.rows[miss.seat] if miss.seat < len(entered.rows) else ()
    for place, stood in enumerate(row):
        if stood.born == miss.born and miss.by < len(entered.rows):
            return place, stood
    raise Illegal("vinci-companion-no-such-tile", rule="R6")


# What cannot be, whatever was heard


def _check(entered: Entered, options: Options) -> None:
    size = hand_size(len(entered.rows))
    for row in entered.rows:
        if len(row) < size or sorted(stood.born for stood in row) != list(range(len(row))):
            raise Illegal("vinci-companion-row-too-short", rule="R1", count=size)
    _check_tiles(entered, options)
    for seat, row in enumerate(entered.rows):
        _check_row(seat, row)
    for miss in entered.missed:
        if _spot(entered, miss)[1].face == miss.face:
            raise Illegal("vinci-companion-missed-and-shown", rule="R7", face=str(miss.face))


def _check_tiles(entered: Entered, options: Options) -> None:
    known = [(stood.colour, stood.face) for row in entered.rows for stood in row if stood.face is not None]
    known += [] if entered.drawn is None else [(entered.drawn.colour, entered.drawn.face)]
    twice = next((tile for tile, count in Counter(known).items() if count > 1), None)
    if twice is not None:
        raise Illegal("vinci-companion-tile-twice", rule="R2", colour=twice[0], face=str(twice[1]))
    named = [face for _, face in known] + [miss.face for miss in entered.missed]
    if any(face not in faces(options) for face in named):
        raise Illegal("vinci-companion-no-jokers", rule="R4")
    backs = Counter(stood.colour for row in entered.rows for stood in row)
    backs.update(() if entered.drawn is None else (entered.drawn.colour,))
    most = len(faces(options))
    if any(count > most for count in backs.values()):
        raise Illegal("vinci-companion-too-many-backs", rule="R2", count=most)


def _check_row(seat: int, row: tuple[Stood, ...]) -> None:
    """Refuse what is plain to see: an open tile without a face, and numbers in full sight that do not rise (R3)."""
    if any(stood.open and stood.face is None for stood in row):
        raise Illegal("vinci-companion-open-without-face", rule="R8", seat=seat)
    if all(stood.face is not None for stood in row):
        numbers = [TILES[stood.colour, stood.face] for stood in row if stood.face not in (None, JOKER)]
        if any(rank(left) > rank(right) for left, right in pairwise(numbers)):
            raise Illegal("vinci-companion-not-in-order", rule="R3", seat=seat)


def _blank(seats: Literal[2, 3, 4]) -> Entered:
    """Return rows of backs, black and white in turn: where one begins."""
    size = hand_size(seats)
    return Entered(tuple(tuple(Stood(COLOURS[at % 2], at) for at in range(size)) for _ in range(seats)))


COMPANION: Final = Companion(Entered, entries, blanks=(("2", _blank(2)), ("3", _blank(3)), ("4", _blank(4))))
