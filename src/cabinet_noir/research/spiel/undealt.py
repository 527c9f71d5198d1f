"""From a deal back to what its chance came out as: the things each room's deal asks for, in the order it asks.

What a deal leaves open (in which order the tiles of one hand came) is drawn anew, so that all ways to the same deal
stay equally likely.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from cabinet_noir.core import Chance
from cabinet_noir.core.dictated import Recalled
from cabinet_noir.games import TEMPLATE
from cabinet_noir.games._template.edition import deck
from cabinet_noir.games.archeologic.atlas import atlas
from cabinet_noir.games.archeologic.cities import traps
from cabinet_noir.games.archeologic.edition import edition_of
from cabinet_noir.games.break_the_code.types import Dealt as CodesDealt
from cabinet_noir.games.lost_code.types import Dealt as StonesDealt
from cabinet_noir.games.vinci.types import Began, Deal, SetAside

from .table import Table

Results = list[Any]


def _vinci(table: Table, deal: Sequence[Any], _seat: int, chance: Chance) -> Results:
    began = next(event for event in deal if isinstance(event, Began))
    aside = (event.deals for event in deal if isinstance(event, SetAside))
    later = [one for deals in aside for one in deals if isinstance(one, Deal)]
    chosen = table.options.first is not None and table.options.first < table.seats
    results: Results = [] if chosen else [began.deal.first]
    for one in (began.deal, *later):
        of_colour = {colour: iter([t for t in one.pile if t.colour == colour]) for colour in ("black", "white")}
        pile = [next(of_colour[tile.colour]) for tile in chance.shuffled(one.pile)]  # it lies sorted by colour
        results.append([*(tile for hand in one.hands for tile in chance.shuffled(hand)), *pile])
    return results


def _break_the_code(table: Table, deal: Sequence[Any], _seat: int, chance: Chance) -> Results:
    dealt = next(event for event in deal if isinstance(event, CodesDealt))
    groups = (*dealt.hands, dealt.centre, dealt.box)
    chosen = table.options.first is not None and table.options.first < table.seats
    tiles = [tile for group in groups for tile in chance.shuffled(group)]
    return [tiles, (*dealt.row, *dealt.pile), *([] if chosen else [dealt.first])]


def _lost_code(_table: Table, deal: Sequence[Any], _seat: int, _chance: Chance) -> Results:
    dealt = next(event for event in deal if isinstance(event, StonesDealt))
    columns = zip(dealt.boxed, *dealt.racks, dealt.piles, strict=True)
    return [*([*stones, *pile] for *stones, pile in columns), dealt.stack]


def _archeologic(table: Table, deal: Sequence[Any], seat: int, chance: Chance) -> Results:
    """What others were told alone bears upon nothing: it is drawn anew."""
    (began,) = deal
    buildings = edition_of(table.options).buildings
    untold = chance.shuffled(trap for trap in traps(buildings, began.city) if trap not in began.clues)
    alone = [
        _first(clues, untold, chance) if own == seat else chance.shuffled(untold)
        for own, clues in enumerate(began.extra)
    ]
    return [atlas(buildings).quest_index(began.city), [*began.clues, *untold], *alone, began.pawns]


def _template(table: Table, deal: Sequence[Any], _seat: int, chance: Chance) -> Results:
    (dealt,) = deal
    return [_first(dealt.cards, deck(table.options), chance)]


def _first(told: Sequence[Any], among: Sequence[Any], chance: Chance) -> list[Any]:
    return [*told, *chance.shuffled(one for one in among if one not in told)]


ROOMS: Final[Mapping[str, Callable[[Table, Sequence[Any], int, Chance], Results]]] = {
    "vinci": _vinci,
    "break-the-code": _break_the_code,
    "lost-code": _lost_code,
    "archeologic": _archeologic,
    TEMPLATE: _template,
}


def outcomes_of(table: Table, deal: Sequence[Any], seat: int, chance: Chance) -> list[list[int]]:
    """Return the outcomes that make a deal as a seat may tell it, thing by thing."""
    recalled = Recalled(ROOMS[table.game.key](table, deal, seat, chance))
    table.game.deal(table.options, table.seats, recalled)
    return recalled.things
