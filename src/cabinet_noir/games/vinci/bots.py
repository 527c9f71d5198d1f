"""The bots of Code de Vinci. Each chooses by one sight and forgets: all it knows follows from what its seat was shown.

`novice` remembers roughly, `regular` plays the exact odds, `master` also reads what the others give away. None of them
knows the rules: what may be done is what is offered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from cabinet_noir.core import Chance, Sight

from .beliefs import Attack, attacks, exposure, suspicion
from .deduce import Posterior, evenly
from .edition import COLOURS
from .types import (
    Action,
    Arrange,
    Colour,
    Draw,
    Event,
    Face,
    Guess,
    LayOpen,
    Place,
    Spot,
    State,
    Stop,
    Tile,
)

See = Sight[State, Event]
Choices = dict[str, dict[str, tuple[Any, ...]]]


def choices(sight: See) -> Choices:
    """Return what is offered: for each kind of action, the values of its fields."""
    return {offer.action: offer.fields for offer in sight.offers}


# the novice


def novice(sight: See, chance: Chance) -> Action:
    """Guess at random what roughly fits, forget now and then, and stop early."""
    offered = choices(sight)
    match offered:
        case {"guess": _, "stop": stop} if chance.below(100) < 70:
            return Stop(chance.choice(stop["place"]))
        case {"guess": guess}:
            spot = chance.choice(guess["at"])
            return Guess(spot, chance.choice(_rough_faces(sight, spot, guess["face"], chance)))
        case _:
            return _any_other(offered, chance)


def _rough_faces(sight: See, spot: Spot, faces: tuple[Face, ...], chance: Chance) -> list[Face]:
    """Return the faces a novice thinks possible: not in sight, and in a good moment between the open neighbours."""
    row = sight.view.rows[spot.seat]
    target = row[spot.place]
    seen = {tile.face for tile in _in_sight(sight.view) if tile.colour == target.tile.colour}
    free = [face for face in faces if face not in seen]
    if chance.below(100) < 20:
        return free
    least = max((int(n) for n in _open_numbers(row[: spot.place])), default=0)
    most = min((int(n) for n in _open_numbers(row[spot.place + 1 :])), default=99)
    fitting = [face for face in free if isinstance(face, str) or least <= face <= most]
    return [face for face in fitting if face not in target.denied] or free


def _in_sight(view: State) -> list[Tile]:
    tiles = [standing.tile for row in view.rows for standing in row]
    return [tile for tile in (*tiles, view.drawn) if isinstance(tile, Tile)]


def _open_numbers(row: Any) -> list[int]:
    return [s.tile.face for s in row if s.open and isinstance(s.tile.face, int)]


def _any_other(offered: Choices, chance: Chance) -> Action:
    match offered:
        case {"arrange": arrange}:
            return Arrange(chance.choice(arrange["row"]))
        case {"draw": draw}:
            return Draw(chance.choice(draw["colour"]))
        case {"place": place}:
            return Place(chance.choice(place["place"]))
        case {"lay_open": lay_open}:
            return LayOpen(chance.choice(lay_open["place"]))
    raise AssertionError("every moment to act has an offer")


# the regular


@dataclass(frozen=True)
class Regular:
    nerve: float = 0.5
    doubt: float = 1.0
    draw: str = "attacked"

    def __call__(self, sight: See, chance: Chance) -> Action:
        offered = choices(sight)
        match offered:
            case {"guess": guess, "stop": stop}:
                best = self._best(sight, chance)
                if best.odds >= self.nerve:
                    return Guess(best.at, best.face)
                return Stop(chance.choice(stop["place"]))
            case {"guess": guess}:
                best = self._best(sight, chance)
                return Guess(best.at, best.face)
            case {"draw": draw}:
                return Draw(self._colour(sight, draw["colour"], chance))
            case {"lay_open": _}:
                shown = exposure(sight.view, sight.seat)
                return LayOpen(max(shown, key=lambda place: shown[place]))
        return _any_other(offered, chance)

    def _best(self, sight, chance):
        weigh = evenly if self.doubt == 1.0 else suspicion(sight, self.doubt)
        found = attacks(sight.view, sight.seat, Posterior(sight.view, sight.seat, weigh).odds)
        level = [a for a in found if a.odds >= found[0].odds - 1e-9]
        return chance.choice(level)

    def _colour(self, sight, offered, chance):
        view = sight.view
        if self.draw == "random":
            return chance.choice(offered)
        def hidden(colour):
            return sum(s.tile.colour == colour and not s.open for o, row in enumerate(view.rows) if o != sight.seat for s in row)
        def own(colour):
            return sum(s.tile.colour == colour and not s.open for s in view.rows[sight.seat])
        def pile(colour):
            return sum(t.colour == colour for t in view.pile)
        key = dict(attacked=hidden, own=own, pile=pile, few=lambda c: -pile(c), leave=lambda c: -hidden(c), notown=lambda c: -own(c))[self.draw]
        return max(chance.shuffled(offered), key=key)

regular = Regular()
master = Regular(doubt=0.05)
BOTS: Final = {"novice": novice, "regular": regular, "master": master}
