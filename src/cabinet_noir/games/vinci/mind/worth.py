"""What speaks for each player of Code de Vinci: how likely he is to win, one turn ahead (`winning`), and in a match the
points that are to be expected of it.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from msgspec.structs import replace

from cabinet_noir.core import Chance, Seat, Worth
from cabinet_noir.deduce.fitted import starts_beside, weights_beside
from cabinet_noir.games.vinci.edition import POINTS_PUT_OUT, POINTS_TILE
from cabinet_noir.games.vinci.rows import is_hit, one_deal
from cabinet_noir.games.vinci.types import (
    Action,
    Arrange,
    ChooseColours,
    Deal,
    Draw,
    Guess,
    LayOpen,
    Options,
    Place,
    State,
    Stop,
    Tile,
)

from .bots import choices
from .deduce import Posterior
from .filling import filled
from .opinions import See, attacks
from .winning import likeliest, raced

MOST_GUESSES: Final = 6
MOST_ROWS: Final = 12
WORLDS: Final = 48
"""So many are enough, evenly chosen as they are."""

NAMES: Final = ("race", "out", "lead")
LEAST: Final = 0.004
STRAYS: Final = (0.02, 1.0, 0.5)
"""How far the points of a match stray, in hundreds and squared: at the end, by who wins this game, for each to come."""


def features(state: State) -> list[tuple[float, ...]]:
    """Return what speaks for each seat."""
    shares = raced(state)
    if state.options.games > 1:
        return [(0.0, 0.0, lead) for lead in _leads(state, shares)]
    return [(log(max(LEAST, share)), float(share <= LEAST), 0.0) for share in shares]


def _leads(state: State, shares: list[float]) -> list[float]:
    """Return by how many points each is ahead when this game is over, as far as can be told (R13).

    Whoever wins is taken to get all that is hidden; whoever has to name a tile and does not win may still hit one.
    """
    hidden = sum(not standing.open for row in state.rows for standing in row)
    stake = POINTS_PUT_OUT + POINTS_TILE * hidden
    scores = [total + more + stake * each for total, more, each in zip(state.totals, state.points, shares, strict=True)]
    if state.phase in ("drawing", "attacking"):
        scores[state.turn] += POINTS_TILE * likeliest(state) * (1.0 - shares[state.turn])
    strays = STRAYS[0] + STRAYS[1] * sum(each * (1.0 - each) for each in shares) + STRAYS[2] * len(state.later)
    mean = sum(scores) / state.seats
    return [(score - mean) / (100 * sqrt(strays)) for score in scores]


def reshuffled(state: State, chance: Chance) -> State:
    """Return the same with the pile in another order, and later games dealt anew."""
    later = tuple(
        one_deal(state.options, state.seats, deal.first, chance) for deal in state.later if isinstance(deal, Deal)
    )
    return replace(state, pile=tuple(chance.shuffled(sorted(state.pile, key=str))), later=later)


def draws(state: State, action: Action) -> bool:
    """Does a pile decide something now?"""
    match action:
        case Draw():
            return True
        case ChooseColours():
            return sum(choice is None for choice in state.choices) == 1
        case Guess() | LayOpen():
            return bool(state.later)
        case _:
            return False


def guess(state: State, _seat: Seat, action: Action) -> bool | None:
    """Is it a guess, and is it right?"""
    if not isinstance(action, Guess):
        return None
    tile = state.rows[action.at.seat][action.at.place].tile
    return isinstance(tile, Tile) and is_hit(tile, action.face)


def considered(sight: See) -> list[Action]:
    """Return what is worth comparing: the likeliest guesses, and every way to choose, stand, draw, stop or lay open."""
    found: list[Action] = []
    for action, fields in choices(sight).items():
        match action:
            case "choose_colours":
                found += [ChooseColours(black) for black in fields["black"]]
            case "arrange":
                found += [Arrange(row) for row in fields["row"][:MOST_ROWS]]
            case "draw":
                found += [Draw(colour) for colour in fields["colour"]]
            case "guess":
                found += _guesses(sight)
            case "stop":
                found += [Stop(place) for place in fields["place"]]
            case "place":
                found += [Place(place) for place in fields["place"]]
            case "lay_open":
                found += [LayOpen(place) for place in fields["place"]]
    return found


def _guesses(sight: See) -> list[Action]:
    assert sight.seat is not None
    found = attacks(sight.view, sight.seat, Posterior(sight.view, sight.seat).odds)
    return [Guess(attack.at, attack.face) for attack in found[:MOST_GUESSES]]


def kind(state: State) -> str:
    """Return by which weights a state is judged."""
    manner = " match" if state.options.games > 1 else " jokers" if state.options.jokers else ""
    return f"{state.seats}{manner}"


WORTH: Final = Worth(
    names=NAMES,
    kind=kind,
    features=features,
    reshuffled=reshuffled,
    draws=draws,
    considered=considered,
    fitted_on=tuple(
        (options, seats) for options in (Options(), Options(jokers=True), Options(games=2)) for seats in (2, 3, 4)
    ),
    weights=weights_beside(__file__, NAMES),
    starts=starts_beside(__file__, NAMES),
    filled=filled,
    worlds=WORLDS,
    guess=guess,
)
