"""Finding a world of Code de Vinci at the lowest price: a tile for every place of the rows that hide something.

What each tile asks for standing in each place is given, those in sight as well. The search keeps to the deck, the
colours, the order of the rows (R3) and R4 by itself. It knows no clues.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property, lru_cache

from cabinet_noir.deduce import NEVER, Cheapest, Lane, Picked
from cabinet_noir.games.vinci.edition import TILES, deck, hand_size
from cabinet_noir.games.vinci.rows import may_have_come, rank
from cabinet_noir.games.vinci.types import JOKER, Options, Standing, State, Tile

from .deduce import evenly, hiding_groups
from .lanes import NO_R4, WILD, Group, LaneBuilder, Slot

Held = Mapping[str, Tile]
"""What the places of a world hold, by their names."""
Prices = dict[str, list[int]]
"""What each place asks for holding each tile, by the tiles' numbers."""


class Search:
    """The rows (and hands) of a view that hide something, all their places taken for hidden."""

    def __init__(self, view: State) -> None:
        self.view = view
        self._suspects: set[str] = set()
        """Where jokers have come to stand against R4: next time they had better stand elsewhere."""

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The places, lane by lane."""
        return tuple(
            group._replace(slots=tuple(replace(slot, tile=None, denied=()) for slot in group.slots))
            for group in hiding_groups(self.view)
        )

    @property
    def ranks(self) -> int:
        """How many tiles have a number."""
        return 2 * (self.view.options.highest + 1)

    def number(self, tile: Tile) -> int:
        """Return a tile's number: by rank, the jokers last."""
        return self.ranks + WILD[tile.colour] if tile.face == JOKER else rank(tile)

    def free(self) -> Prices:
        """Return the prices at which any tile may stand anywhere, if its colour is right."""
        tiles = deck(self.view.options)
        return {
            slot.key: [0 if tile.colour == slot.colour else NEVER for tile in tiles]
            for group in self.groups
            for slot in group.slots
        }

    def cheapest(self, prices: Prices) -> Held | None:
        """Return the cheapest world, or nearly: where R4 gets in the way, the first that is found."""
        wary = {name: self._raised(asked) if name in self._suspects else asked for name, asked in prices.items()}
        return self._lawful(wary, frozenset())

    def _raised(self, asked: list[int]) -> list[int]:
        """Return what a place asks with jokers a little dearer."""
        return [price + (number >= self.ranks) if price < NEVER else price for number, price in enumerate(asked)]

    def _lawful(self, prices: Prices, strict: frozenset[int]) -> Held | None:
        """Return a cheap world in which all rows stand by R4, be it by luck; the strict ones do by construction.

        Where a joker has come to stand against R4, there is either a world in which it stands elsewhere, or it is
        there, and its row is woven by all of R4.
        """
        world = self._woven(prices, strict)
        if world is None:
            return None
        for lane, group in enumerate(self.groups):
            if lane not in strict and self.breaks_r4(world, group):
                at = next(slot.key for slot in group.slots if world[slot.key].face == JOKER)
                self._suspects.add(at)
                elsewhere, there = self._split(prices, at, world[at])
                found = self._lawful(elsewhere, strict)
                return found if found is not None else self._lawful(there, strict | {lane})
        return world

    def _split(self, prices: Prices, at: str, tile: Tile) -> tuple[Prices, Prices]:
        """Return the prices with a tile never at this place, and with it nowhere else."""
        number = self.number(tile)
        elsewhere = {**prices, at: _with(prices[at], number, NEVER)}
        there = {name: _with(asked, number, NEVER) for name, asked in prices.items()}
        there[at] = only(prices[at], number)
        return elsewhere, there

    def breaks_r4(self, world: Held, group: Group) -> bool:
        """Is this a row with a joker that cannot have come to stand there?"""
        if group.heap or all(world[slot.key].face != JOKER for slot in group.slots):
            return False
        row = tuple(Standing(world[slot.key], True, int(slot.key.rpartition(".")[2])) for slot in group.slots)
        return not may_have_come(row, hand_size(self.view.seats), self.view.options.rules)

    def _woven(self, prices: Prices, strict: frozenset[int]) -> Held | None:
        """Return the cheapest world in which some rows stand by R4, and the others need not."""
        groups = tuple(
            self._with_jokers(group, prices) if number in strict else group for number, group in enumerate(self.groups)
        )
        options = self.view.options
        rules = tuple(options.rules if number in strict else NO_R4 for number in range(len(groups)))
        asked = tuple(tuple(prices[slot.key] for slot in group.slots) for group in groups)
        way = _lanes(groups, rules, options).way(asked)
        return None if way is None else dict(_tiles(groups, way))

    def _with_jokers(self, group: Group, prices: Prices) -> Group:
        """Return a row with what is known of its jokers: the less they may, the less R4 has to remember."""
        return Group(tuple(self._with_joker(slot, prices) for slot in group.slots), group.heap)

    def _with_joker(self, slot: Slot, prices: Prices) -> Slot:
        joker = TILES[slot.colour, JOKER]
        number = self.number(joker)
        if prices[slot.key][number] >= NEVER:
            return replace(slot, denied=(JOKER,))
        free = any(price < NEVER for price in prices[slot.key][:number])
        elsewhere = any(asked[number] < NEVER for name, asked in prices.items() if name != slot.key)
        return slot if free or elsewhere else replace(slot, tile=joker)


def only(asked: list[int], number: int) -> list[int]:
    """Return what a place asks if it may hold one tile only."""
    return [price if each == number else NEVER for each, price in enumerate(asked)]


def _with(asked: list[int], number: int, price: int) -> list[int]:
    return [*asked[:number], price, *asked[number + 1 :]]


@lru_cache(maxsize=64)
def _lanes(groups: tuple[Group, ...], rules: tuple[int, ...], options: Options) -> Cheapest:
    """Return the lanes of a table, each by its own version of R4. Who asks once, asks again."""
    lanes = tuple(_lane(group, version, options) for group, version in zip(groups, rules, strict=True))
    return Cheapest(lanes, 2 * (options.highest + 1), 2 if options.jokers else 0)


@lru_cache(maxsize=256)
def _lane(group: Group, rules: int, options: Options) -> Lane:
    ranks, tiles = 2 * (options.highest + 1), frozenset(deck(options))
    return LaneBuilder(group.slots, ranks, tiles, evenly, group.heap, rules).build()


def _tiles(groups: tuple[Group, ...], way: Picked) -> Iterator[tuple[str, Tile]]:
    for group, held in zip(groups, way.lanes, strict=True):
        for place, slot in enumerate(group.slots):
            item = held.get(place, -1)  # a joker that can be nowhere else needs no choice
            yield slot.key, TILES[slot.colour, JOKER if item < 0 else item // 2]
