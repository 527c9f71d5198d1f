"""From tiles given to the hidden hands, the centre and the box back to a whole deal that can be played again.

The cards that came into the row came off the pile in that order; the rest of the pile is as chance likes. What another
player wrote in secret is, in a world where it was not found, some other code than the centre (R9).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from cabinet_noir.core import Chance, Seq, Sight, World
from cabinet_noir.games.break_the_code.edition import BOX, CARDS, CENTRE, deck, target_size
from cabinet_noir.games.break_the_code.types import (
    Action,
    Code,
    Dealt,
    Event,
    Guess,
    Hand,
    State,
    Tile,
    TurnBegan,
    Turned,
    Unread,
    Wrote,
)

Placed = Mapping[str, Code]
"""What each hidden group of tiles holds, by its name: a seat's number, the centre, the box."""


def world_of(sight: Sight[State, Event], placed: Placed, chance: Chance) -> World[Action, Event]:
    """Return the world in which the hidden groups hold these tiles."""
    view = sight.view
    hands = tuple(_held(placed, str(seat), hand) for seat, hand in enumerate(view.hands))
    centre, box = _held(placed, CENTRE, view.centre), _held(placed, BOX, view.box)
    dealt = next(event for event in sight.events if isinstance(event, Dealt))
    turned = [event.card for event in sight.events if isinstance(event, Turned)]
    unturned = chance.shuffled(card for card in CARDS if card not in (*dealt.row, *turned))
    deal = Dealt(hands, centre, box, dealt.row, (*turned, *unturned), dealt.first)
    return World((deal, TurnBegan(dealt.first)), _unread(sight, centre, chance))


def _held(placed: Placed, name: str, hand: Hand) -> Code:
    known = tuple(tile for tile in hand if isinstance(tile, Tile))
    return known if len(known) == len(hand) else placed[name]


def _unread(sight: Sight[State, Event], centre: Code, chance: Chance) -> dict[Seq, Action]:
    """Return what may have been written where this seat could not read it."""
    found: dict[Seq, Action] = {}
    for seq, events in sight.past:
        for event in events:
            if isinstance(event, Wrote) and isinstance(event.code, Unread):
                found[seq] = Guess(centre if event.found else another(sight.view, centre, chance))
    return found


def another(view: State, centre: Code, chance: Chance) -> Code:
    """Return some code that is not the centre."""
    tiles = deck(view.options, view.seats)
    while True:
        order = chance.shuffled(range(len(tiles)))[: target_size(view.options, view.seats)]
        code = tuple(tiles[item] for item in sorted(order))
        if code != centre:
            return code


def conceivable(view: State) -> Iterator[Placed]:
    """Yield every raw deal of the tiles out of sight to the groups out of sight, whatever was said."""
    held = {**{str(seat): hand for seat, hand in enumerate(view.hands)}, CENTRE: view.centre, BOX: view.box}
    away = list(deck(view.options, view.seats))
    for hand in held.values():
        for tile in hand:
            if isinstance(tile, Tile):
                away.remove(tile)
    hidden = [(name, len(hand)) for name, hand in held.items() if any(not isinstance(tile, Tile) for tile in hand)]
    return share_out(tuple(away), hidden)


def share_out(away: Code, groups: list[tuple[str, int]]) -> Iterator[dict[str, Code]]:
    """Yield every way to give each group so many of these tiles."""
    if not groups:
        yield {}
        return
    (name, size), *others = groups
    for chosen in combinations(range(len(away)), size):
        rest = tuple(tile for item, tile in enumerate(away) if item not in chosen)
        for placed in share_out(rest, others):
            yield {name: tuple(away[item] for item in chosen), **placed}
