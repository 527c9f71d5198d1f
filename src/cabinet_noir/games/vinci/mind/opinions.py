"""What a bot of Code de Vinci believes: exact odds, softened by what players give away when they name a tile.

Certainty is the deduction's; here are only opinions. None is ever zero, so that a bluff costs the believer a guess and
never his reason. Knows sights and views, never the whole table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log
from typing import NamedTuple

from msgspec.structs import replace

from cabinet_noir.core import Odds, Sight
from cabinet_noir.games.vinci.edition import BACKS, TILES, hand_size
from cabinet_noir.games.vinci.types import (
    JOKER,
    Began,
    Drew,
    Event,
    Face,
    Guessed,
    Inserted,
    Row,
    Spot,
    Standing,
    State,
    Tile,
)

from .deduce import Posterior
from .lanes import Slot, Weigh

See = Sight[State, Event]


def name_of(view: State, seat: int, standing: Standing) -> str:
    """Return the name by which `odds` knows a standing tile."""
    return f"{len(view.results)}.{seat}.{standing.born}"


def is_in(row: Row) -> bool:
    """Does this row still hide a tile (R10)?"""
    return any(not standing.open for standing in row)


# attacks


class Attack(NamedTuple):
    """A guess that may be made, and how likely it is to hit."""

    at: Spot
    face: Face
    odds: float


def attacks(view: State, seat: int, odds: Odds) -> list[Attack]:
    """Return every guess that may hit, likeliest first."""
    found = [
        Attack(Spot(other, place), JOKER if face == JOKER else int(face), share)
        for other, row in enumerate(view.rows)
        if other != seat
        for place, standing in enumerate(row)
        if not standing.open
        for face, share in odds[name_of(view, other, standing)].items()
    ]
    return sorted(found, key=lambda attack: -attack.odds)


def life(view: State, seat: int, odds: Odds) -> float:
    """Return what it takes to name a whole row: the surprise, in nats, of its likeliest faces all being right."""
    return -sum(
        log(max(odds[name_of(view, seat, standing)].values())) for standing in view.rows[seat] if not standing.open
    )


# what the others know of us


def as_strangers_see(view: State, seat: int) -> State:
    """Return what shows of one row to those who look at nothing else but the open tiles.

    What the order of the other hidden tiles adds is little, and weaving all rows would cost a hundred times as much.
    """
    rows = tuple(
        tuple(_from_behind(standing) for standing in row) if owner == seat else tuple(s for s in row if s.open)
        for owner, row in enumerate(view.rows)
    )
    return replace(view, rows=rows, hands=((),) * view.seats, drawn=None)


def _from_behind(standing: Standing) -> Standing:
    return standing if standing.open else replace(standing, tile=BACKS[standing.tile.colour])


def exposure(view: State, seat: int) -> dict[int, float]:
    """Return, for each own hidden place, how likely its true face is to strangers."""
    odds = Posterior(as_strangers_see(view, seat), None).odds
    return {
        place: odds[name_of(view, seat, standing)][str(standing.tile.face)]
        for place, standing in enumerate(view.rows[seat])
        if not standing.open and isinstance(standing.tile, Tile)
    }


# reading the others' guesses


def tells(events: Iterable[Event], seats: int) -> dict[tuple[int, Tile], int]:
    """Return who named which tile in this game, and which of his tiles was the youngest when he last did."""
    lengths: dict[int, int] = {}
    told: dict[tuple[int, Tile], int] = {}
    drawn = False
    for event in events:
        match event:
            case Began():
                lengths = dict.fromkeys(range(seats), hand_size(seats))
                told = {}
                drawn = False
            case Drew():
                drawn = True
            case Inserted():
                lengths[event.seat] += 1
                drawn = False
            case Guessed():
                # the tile he keeps apart will be born next, and he knows it already
                youngest = lengths[event.seat] - (not drawn)
                told[event.seat, TILES[event.colour, event.face]] = youngest
            case _:
                pass
    return told


def suspicion(sight: See, doubt: float) -> Weigh:
    """Nobody names a tile he holds, or hardly: `doubt` is the weight left to a world in which he did."""
    game = len(sight.view.results)
    doubted = {
        (f"{game}.{seat}.{born}", tile)
        for (seat, tile), youngest in tells(sight.events, sight.seats).items()
        for born in range(youngest + 1)
        if seat != sight.seat
    }

    def weigh(slot: Slot, tile: Tile) -> float:
        return doubt if (slot.key, tile) in doubted else 1.0

    return weigh


def after_a_miss(before: Odds, after_a_hit: Odds, name: str, attack: Attack) -> Odds:
    """Return the odds once an attack has missed: what is left of the odds when its hit is taken out of them."""
    missed = 1.0 - attack.odds
    return {
        key: _without_hit(shares, after_a_hit.get(key, {}), attack.odds, missed)
        if key != name
        else {face: share / missed for face, share in shares.items() if face != str(attack.face)}
        for key, shares in before.items()
    }


def _without_hit(shares: Mapping[str, float], hit: Mapping[str, float], odds: float, missed: float) -> dict[str, float]:
    # a share that was all the hit's may come out a hair below nothing
    return {face: max(0.0, share - odds * hit.get(face, 0.0)) / missed for face, share in shares.items()}
