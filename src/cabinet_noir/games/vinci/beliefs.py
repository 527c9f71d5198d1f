"""What a bot of Code de Vinci believes: exact odds, softened by what players give away when they name a tile.

Certainty is the deduction's; here are only opinions. None is ever zero, so that a bluff costs the believer a guess and
never his reason. Sees sights only.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from cabinet_noir.core import Odds, Sight

from .deduce import Posterior
from .edition import BACKS, TILES, hand_size
from .lanes import Slot, Weigh
from .types import JOKER, Began, Drew, Event, Face, Guessed, Inserted, Spot, State, Tile


class Attack(NamedTuple):
    """A guess that may be made, and how likely it is to hit."""

    at: Spot
    face: Face
    odds: float


def attacks(view: State, seat: int, odds: Odds) -> list[Attack]:
    """Return every guess that may hit, likeliest first."""
    game = len(view.results)
    found = [
        Attack(Spot(other, place), _face(face), share)
        for other, row in enumerate(view.rows)
        if other != seat
        for place, standing in enumerate(row)
        if not standing.open
        for face, share in odds[f"{game}.{other}.{standing.born}"].items()
    ]
    return sorted(found, key=lambda attack: -attack.odds)


def _face(text: str) -> Face:
    return JOKER if text == JOKER else int(text)


def as_others_see(view: State, seat: int) -> State:
    """Return the view without what only this seat knows."""
    row = tuple(
        standing if standing.open else replace(standing, tile=BACKS[standing.tile.colour])
        for standing in view.rows[seat]
    )
    drawn = view.drawn and BACKS[view.drawn.colour]
    return replace(view, rows=(*view.rows[:seat], row, *view.rows[seat + 1 :]), drawn=drawn)


def exposure(view: State, seat: int) -> dict[int, float]:
    """Return, for each own hidden place, how likely those who see only the table hold its true face to be."""
    odds = Posterior(as_others_see(view, seat), None).odds
    game = len(view.results)
    return {
        place: odds[f"{game}.{seat}.{standing.born}"][str(standing.tile.face)]
        for place, standing in enumerate(view.rows[seat])
        if not standing.open and isinstance(standing.tile, Tile)
    }


# reading the others' guesses


def tells(events: Iterable[Event], seats: int) -> dict[tuple[int, Tile], int]:
    """Return who named which tile, and the birth of the youngest of his tiles when he last did."""
    born: dict[int, int] = {}
    holding: set[int] = set()
    told: dict[tuple[int, Tile], int] = {}
    for event in events:
        match event:
            case Began():
                born = dict.fromkeys(range(seats), hand_size(seats))
                holding, told = set(), {}
            case Drew():
                holding = {event.seat}
            case Inserted():
                born[event.seat] += 1
                holding = set()
            case Guessed():
                youngest = born[event.seat] if event.seat in holding else born[event.seat] - 1
                told[event.seat, TILES[event.colour, event.face]] = youngest
            case _:
                pass
    return told


def suspicion(sight: Sight[State, Event], doubt: float) -> Weigh:
    """Nobody names a tile he holds, or hardly: `doubt` is how much of such a world's weight is left."""
    told = tells(sight.events, sight.seats)
    shares: defaultdict[str, dict[Tile, float]] = defaultdict(dict)
    game = len(sight.view.results)
    for (seat, tile), youngest in told.items():
        if seat != sight.seat:
            for born in range(youngest + 1):
                shares[f"{game}.{seat}.{born}"][tile] = doubt

    def weigh(slot: Slot, tile: Tile) -> float:
        return shares[slot.key].get(tile, 1.0) if slot.key in shares else 1.0

    return weigh
