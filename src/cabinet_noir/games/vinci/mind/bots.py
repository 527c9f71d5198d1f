"""The bots of Code de Vinci. Each chooses by one sight and forgets: all it knows follows from what its seat was shown.

`novice` remembers roughly, `regular` plays the exact odds, `master` also reads the others and thinks ahead. None knows
the rules: what may be done is what is offered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import comb
from typing import Any, Final, TypeVar

from cabinet_noir.core import Chance, Sight
from cabinet_noir.games.vinci.edition import hand_size
from cabinet_noir.games.vinci.types import (
    Action,
    Arrange,
    ChooseColours,
    Colour,
    Draw,
    Face,
    Guess,
    LayOpen,
    Place,
    Row,
    Spot,
    State,
    Stop,
    Tile,
)

from .deduce import Posterior
from .lookahead import Temper, Thought
from .opinions import Attack, See, attacks, exposure

T = TypeVar("T")
Choices = Mapping[str, Mapping[str, Any]]
"""For each kind of action on offer, the values of its fields."""


def choices(sight: See) -> Choices:
    """Return what is offered."""
    return {offer.action: offer.fields for offer in sight.offers}


def anything(offered: Choices, chance: Chance) -> Action:
    """ChooseColours at random where there is no guess to make."""
    match offered:
        case {"choose_colours": {"black": counts}}:
            return ChooseColours(chance.choice(counts))
        case {"arrange": {"row": rows}}:
            return Arrange(chance.choice(rows))
        case {"draw": {"colour": colours}}:
            return Draw(chance.choice(colours))
        case {"stop": {"place": places}}:
            return Stop(chance.choice(places))
        case {"place": {"place": places}}:
            return Place(chance.choice(places))
        case {"lay_open": {"place": places}}:
            return LayOpen(chance.choice(places))
    raise AssertionError("whoever is asked to act has an offer")


def best(options: Sequence[T], worth: Callable[[T], float], chance: Chance) -> T:
    """Return an option of the highest worth, any of them if several are level."""
    worths = [worth(option) for option in options]
    most = max(worths)
    return chance.choice([option for option, value in zip(options, worths, strict=True) if value > most - 1e-9])


# the novice

TIMID: Final = 70
"""How often in a hundred a novice stops after a hit."""
SLIP: Final = 20
"""How often in a hundred a novice forgets what was denied and what stands beside the tile."""


def novice(sight: See, chance: Chance) -> Action:
    """Guess at random what roughly fits, forget now and then, and stop early."""
    match offered := choices(sight):
        case {"stop": _} if chance.happens(TIMID):
            return anything(offered, chance)
        case {"guess": {"at": spots, "face": faces}}:
            spot = chance.choice(spots)
            return Guess(spot, chance.choice(_plausible(sight.view, spot, faces, chance)))
        case _:
            return anything(offered, chance)


def _plausible(view: State, spot: Spot, faces: Sequence[Face], chance: Chance) -> list[Face]:
    """Return the faces a novice thinks of: not in sight and, unless it slips, between the open neighbours."""
    row = view.rows[spot.seat]
    target = row[spot.place]
    seen = {tile.face for tile in _in_sight(view) if tile.colour == target.tile.colour}
    unseen = [face for face in faces if face not in seen]
    if chance.happens(SLIP):
        return unseen
    least = max(_open_numbers(row[: spot.place]), default=0)
    most = min(_open_numbers(row[spot.place :]), default=99)
    fitting = [face for face in unseen if isinstance(face, str) or least <= face <= most]
    return [face for face in fitting if face not in target.denied] or unseen


def _in_sight(view: State) -> list[Tile]:
    tiles = [standing.tile for row in view.rows for standing in row]
    return [tile for tile in (*tiles, view.drawn) if isinstance(tile, Tile)]


def _open_numbers(row: Row) -> list[int]:
    tiles = [standing.tile for standing in row if standing.open]
    return [tile.face for tile in tiles if isinstance(tile, Tile) and isinstance(tile.face, int)]


# the regular

DECENT: Final = 0.5
"""The odds at which a regular goes on after a hit."""


def regular(sight: See, chance: Chance) -> Action:
    """Name the likeliest tile, and go on while the odds are decent."""
    match offered := choices(sight):
        case {"choose_colours": {"black": counts}}:
            return ChooseColours(best(counts, lambda black: variety(sight.view, black), chance))
        case {"guess": _}:
            attack = _likeliest(sight, chance)
            if "stop" in offered and attack.odds < DECENT:
                return anything(offered, chance)
            return Guess(attack.at, attack.face)
        case {"draw": {"colour": colours}}:
            return Draw(best(colours, lambda colour: _facing(sight, colour), chance))
        case {"lay_open": {"place": places}}:
            exposed = exposure(sight.view, _own(sight))
            return LayOpen(best(places, lambda place: exposed[place], chance))
        case _:
            return anything(offered, chance)


def variety(view: State, black: int) -> float:
    """Return how many rows of numbers a row with so many black tiles may be, for one who sees its colours (R1)."""
    numbers, size = view.options.highest + 1, hand_size(view.seats)
    return comb(numbers, black) * comb(numbers, size - black) / comb(size, black)


def _likeliest(sight: See, chance: Chance) -> Attack:
    seat = _own(sight)
    found = attacks(sight.view, seat, Posterior(sight.view, seat).odds)
    return best(found, lambda attack: attack.odds, chance)


def _facing(sight: See, colour: Colour) -> int:
    """Return how many hidden tiles of a colour the others have: drawing that colour tells most about them."""
    return sum(
        standing.tile.colour == colour and not standing.open
        for seat, row in enumerate(sight.view.rows)
        if seat != sight.seat
        for standing in row
    )


def _own(sight: See) -> int:
    assert sight.seat is not None
    return sight.seat


# the master


def master_of(temper: Temper) -> Callable[[Sight[Any, Any], Chance], Action]:
    """Return a master of this temper."""

    def play(sight: See, chance: Chance) -> Action:
        thought = Thought(sight, temper)
        match offered := choices(sight):
            case {"choose_colours": {"black": counts}}:
                return ChooseColours(best(counts, lambda black: variety(sight.view, black), chance))
            case {"arrange": {"row": rows}}:
                return Arrange(best(rows, thought.arranged, chance))
            case {"guess": _}:
                if "stop" in offered and not thought.goes_on:
                    return Stop(best(tuple(thought.stops), thought.stops.__getitem__, chance))
                attack = thought.best.attack
                return Guess(attack.at, attack.face)
            case {"draw": {"colour": colours}}:
                return Draw(best(colours, thought.promise, chance))
            case {"place": {"place": places}}:
                return Place(best(places, thought.shows.__getitem__, chance))
            case {"lay_open": {"place": places}}:
                return LayOpen(best(places, thought.sacrifices.__getitem__, chance))
            case _:
                return anything(offered, chance)

    return play


master: Final = master_of(Temper())

BOTS: Final = {"novice": novice, "regular": regular, "master": master}
