"""Full states of Code de Vinci that look like a sight: worlds filled in where they are hidden, instead of played again.

They are spread over the list of all worlds, so that each tile is in each place about as often as it is likely, and not
as luck would have it; where there are few worlds, all of them are there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from cabinet_noir.core import Chance, Seat, Sight
from cabinet_noir.deduce import spread
from cabinet_noir.games.vinci.edition import COLOURS, deck
from cabinet_noir.games.vinci.rows import one_deal
from cabinet_noir.games.vinci.types import AnyTile, Began, Choice, Event, SealedChoice, State, Tile

from .deduce import Posterior, kept_apart
from .worlds import Assignment, chosen_by


def filled(sight: Sight[State, Event], chance: Chance, number: int) -> list[State]:
    """Return so many full states that look like a sight, evenly chosen; where there are no more than that, all."""
    posterior = Posterior(sight.view, sight.seat)
    if posterior.choices:  # nothing but choices is hidden (R1)
        return [_with(sight, posterior.sample(chance), chance) for _ in range(number)]
    picked = spread(chance, number, posterior.count)
    return [_with(sight, posterior.numbered(each), chance) for each in picked]


def _with(sight: Sight[State, Event], held: Assignment, chance: Chance) -> State:
    """Return the full state in which the hidden things are these."""
    view, game = sight.view, len(sight.view.results)

    def shown(name: str, tile: AnyTile) -> AnyTile:
        found = tile if isinstance(tile, Tile) else held[name]
        assert isinstance(found, Tile)
        return found

    rows = tuple(
        tuple(s if isinstance(s.tile, Tile) else replace(s, tile=shown(f"{game}.{seat}.{s.born}", s.tile)) for s in row)
        for seat, row in enumerate(view.rows)
    )
    hands = tuple(_hand(f"{game}.{seat}.dealt", hand, shown) for seat, hand in enumerate(view.hands))
    drawn = None if view.drawn is None else shown(kept_apart(view), view.drawn)
    known = {s.tile for row in rows for s in row} | {tile for hand in hands for tile in hand} | {drawn}
    pile = chance.shuffled(tile for tile in deck(view.options) if tile not in known)
    return replace(
        view,
        rows=rows,
        hands=hands,
        drawn=drawn,
        pile=tuple(sorted(pile, key=lambda tile: tile.colour)),
        choices=tuple(_chosen(held, chosen_by(game, seat), choice) for seat, choice in enumerate(view.choices)),
        later=tuple(
            one_deal(view.options, view.seats, Seat((_first(sight) + game + 1 + ahead) % view.seats), chance)
            for ahead in range(len(view.later))
        ),
    )


def _hand(name: str, hand: Sequence[AnyTile], shown: Callable[[str, AnyTile], AnyTile]) -> tuple[AnyTile, ...]:
    """Return a hand that is not stood up yet, its tiles numbered by their colours."""
    found: list[AnyTile] = []
    for colour in COLOURS:
        same = [tile for tile in hand if tile.colour == colour]
        found += [shown(f"{name}.{colour}{number}", tile) for number, tile in enumerate(same)]
    return tuple(found)


def _chosen(held: Assignment, name: str, choice: Choice | SealedChoice | None) -> Choice | None:
    """Return what somebody has chosen."""
    if not isinstance(choice, SealedChoice):
        return choice
    found = held[name]
    assert isinstance(found, Choice)
    return found


def _first(sight: Sight[State, Event]) -> int:
    """Return who began the match."""
    return next(int(event.deal.first) for event in sight.events if isinstance(event, Began))
