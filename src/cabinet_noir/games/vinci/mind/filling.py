"""From a sight of Code de Vinci to full states that look like it: what the deduction draws is put where it is hidden.

The same as playing each world again from its deal, tile by tile, and much quicker.
"""

from __future__ import annotations

from msgspec.structs import replace

from cabinet_noir.core import Chance, Sight, World

from ..rows import laid_out
from ..types import Action, AnyTile, Began, Choice, Deal, Event, Row, SealedChoice, SetAside, State, Tile
from .deduce import kept_apart, posterior
from .worlds import Assignment, chosen_by, world_of

See = Sight[State, Event]


def filled(sight: See, chance: Chance, number: int) -> list[State]:
    """Return so many full states that look like a sight, each as likely."""
    known = posterior(sight.view, sight.seat)
    return [_filled(sight, known.sample(chance), chance) for _ in range(number)]


def _filled(sight: See, held: Assignment, chance: Chance) -> State:
    view = sight.view
    deals = _deals(world_of(sight, held, chance))
    game = len(view.results)
    rows = tuple(_row(row, f"{game}.{seat}", held) for seat, row in enumerate(view.rows))
    hands = tuple(_hand(view, seat, held) for seat in range(view.seats))
    drawn = None if view.drawn is None else _tile(view.drawn, kept_apart(view), held)
    placed = {standing.tile for row in rows for standing in row} | {tile for hand in hands for tile in hand} | {drawn}
    return replace(
        view,
        choices=tuple(_choice(view, seat, choice, held) for seat, choice in enumerate(view.choices)),
        rows=rows,
        hands=hands,
        drawn=drawn,
        pile=tuple(tile for tile in deals[game].pile if tile not in placed),
        later=tuple(deals[game + 1 :]),
    )


def _deals(world: World[Action, Event]) -> list[Deal]:
    """Return the deal of each game of a match, as one world has them."""
    first = [event.deal for event in world.deal if isinstance(event, Began)]
    aside = [deal for event in world.deal if isinstance(event, SetAside) for deal in event.deals]
    return first + [deal for deal in aside if isinstance(deal, Deal)]


def _tile(tile: AnyTile, name: str, held: Assignment) -> Tile:
    found = tile if isinstance(tile, Tile) else held[name]
    assert isinstance(found, Tile)
    return found


def _row(row: Row, owner: str, held: Assignment) -> Row:
    return tuple(replace(each, tile=_tile(each.tile, f"{owner}.{each.born}", held)) for each in row)


def _hand(view: State, seat: int, held: Assignment) -> tuple[AnyTile, ...]:
    """Return a hand that is not stood up yet: of each colour its tiles are numbered as they lie."""
    game, lying = len(view.results), {"black": 0, "white": 0}
    tiles = list[Tile]()
    for tile in view.hands[seat]:
        tiles.append(_tile(tile, f"{game}.{seat}.dealt.{tile.colour}{lying[tile.colour]}", held))
        lying[tile.colour] += 1
    return laid_out(view.options, tiles)


def _choice(view: State, seat: int, choice: Choice | SealedChoice | None, held: Assignment) -> Choice | None:
    if not isinstance(choice, SealedChoice):
        return choice
    found = held[chosen_by(len(view.results), seat)]
    assert isinstance(found, Choice)
    return found
