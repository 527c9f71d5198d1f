"""What a sight was told in the game being played: which entry showed each tile first, and what was missed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cabinet_noir.core import Seat, Seq, Sight
from cabinet_noir.games.vinci.edition import TILES
from cabinet_noir.games.vinci.types import (
    AnyTile,
    Arranged,
    Began,
    Dealt,
    Drew,
    Event,
    Face,
    Guessed,
    Inserted,
    LaidOpen,
    Showed,
    State,
    Tile,
    Won,
)

from .worlds import first_births

See = Sight[State, Event]


class Miss(NamedTuple):
    """Somebody named a face for a tile, and it was not that."""

    seq: Seq
    by: Seat
    seat: int
    born: int
    face: Face


def first_seen(sight: See) -> dict[Tile, Seq]:
    """Return, for each tile the sight has seen in this game, the entry that showed it first."""
    found: dict[Tile, Seq] = {}
    for seq, event in _of_this_game(sight):
        for tile in _shown_by(event):
            if isinstance(tile, Tile):
                found.setdefault(tile, seq)
    return found


def _shown_by(event: Event) -> Iterator[AnyTile | None]:
    """Yield the tiles an event speaks of, in sight or not."""
    match event:
        case Began():
            yield from (tile for hand in event.deal.hands for tile in hand)
        case Dealt():
            yield from (tile for hand in event.hands for tile in hand)
        case Arranged():
            yield from event.row
        case Guessed(hit=True):
            yield TILES[event.colour, event.face]
        case Drew() | Showed() | Inserted() | LaidOpen():
            yield event.tile
        case Won():
            yield from (tile for row in event.rows for tile in row)
            yield event.drawn
        case _:
            pass


def misses(sight: See) -> tuple[Miss, ...]:
    """Return every miss of this game, the first where one was repeated."""
    births = first_births(sight.seats)
    found: dict[tuple[int, int, Face], Miss] = {}
    for seq, event in _of_this_game(sight):
        match event:
            case Inserted():
                births[event.seat].insert(event.place, len(births[event.seat]))
            case Guessed(hit=False):
                born = births[event.at.seat][event.at.place]
                found.setdefault(
                    (event.at.seat, born, event.face), Miss(seq, event.seat, event.at.seat, born, event.face)
                )
            case _:
                pass
    return tuple(found.values())


def _of_this_game(sight: See) -> Iterator[tuple[Seq, Event]]:
    """Yield what was seen since the game began, with its entry."""
    events = [(seq, event) for seq, events in sight.past for event in events]
    began = max((number for number, (_, event) in enumerate(events) if isinstance(event, Began)), default=0)
    return iter(events[began:])
