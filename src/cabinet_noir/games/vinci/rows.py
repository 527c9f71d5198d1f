"""How hands are dealt, rows stand and guesses hit (R1, R3, R4, R6): the referee judges by it, the deduction filters."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import combinations, permutations
from operator import attrgetter
from typing import Final

from cabinet_noir.core import Chance, Seat

from .edition import COLOURS, TILES, deck, hand_size
from .types import JOKER, AnyTile, Choice, Deal, Face, Options, Row, Standing, Tile


def one_deal(options: Options, seats: int, first: Seat, chance: Chance) -> Deal:
    """Shuffle and deal one game (R1). Where colours are chosen, nobody has a tile yet: all lie in the pile."""
    tiles = chance.shuffled(deck(options))
    size = 0 if options.setup == "choose" else hand_size(seats)
    hands = tuple(laid_out(options, tiles[size * seat : size * (seat + 1)]) for seat in range(seats))
    return Deal(hands, tuple(sorted(tiles[size * seats :], key=attrgetter("colour"))), first)


def taken(
    options: Options, pile: Sequence[Tile], choices: Sequence[Choice], first: Seat
) -> tuple[tuple[Tile, ...], ...]:
    """Return the hands everybody takes from the pile, in seat order from the starting player on (R1)."""
    seats, size = len(choices), hand_size(len(choices))
    left = {colour: [tile for tile in pile if tile.colour == colour] for colour in COLOURS}
    hands: list[tuple[Tile, ...]] = [()] * seats
    for seat in ((first + step) % seats for step in range(seats)):
        black = min(choices[seat].black, len(left["black"]))
        white = min(size - black, len(left["white"]))
        black = min(size - white, len(left["black"]))  # where one colour has run out, the rest come in the other
        hands[seat] = laid_out(options, left["black"][:black] + left["white"][:white])
        del left["black"][:black], left["white"][:white]
    return tuple(hands)


def laid_out(options: Options, hand: Sequence[Tile]) -> tuple[Tile, ...]:
    """Return a hand in the order in which it is laid before its owner.

    Without jokers only one order is possible (R3), so the row stands at once. With them, a hand lies by colour until
    its owner stands it up: the order of its backs must say nothing.
    """
    return tuple(sorted(hand, key=by_colour if options.jokers else rank))


def by_colour(tile: Tile) -> int:
    """Black before white, numbers ascending, a joker last of its colour."""
    return 100 * (tile.colour == "white") + (99 if tile.face == JOKER else int(tile.face))


_RANKS: Final[dict[AnyTile, int]] = {
    tile: 2 * int(face) + (colour == "white") for (colour, face), tile in TILES.items() if face != JOKER
}


def rank(tile: Tile) -> int:
    """Return a number tile's place in the order of all tiles: ascending, black left of white (R3).

    >>> [rank(Tile("black", 3)), rank(Tile("white", 3)), rank(Tile("black", 4))]
    [6, 7, 8]
    """
    return _RANKS[tile]


def joker_may_stand(left: Tile | None, right: Tile | None) -> bool:
    """May a joker be placed between these two numbers (None: the row's end)?

    It may not where the neighbours are consecutive numbers of one colour (R4), that is, ranks two apart.

    >>> joker_may_stand(Tile("white", 5), Tile("white", 6))
    False
    >>> joker_may_stand(Tile("white", 6), Tile("black", 8))
    True
    """
    return left is None or right is None or rank(right) - rank(left) != 2


def places_for(tile: Tile, row: Row, rules: int) -> tuple[int, ...]:
    """Return where a drawn tile may be put into its owner's row, as indexes in the row after the insertion."""
    return tuple(place for place in range(len(row) + 1) if may_be_put(tile, row, place, rules))


def may_be_put(tile: Tile, row: Row, place: int, rules: int) -> bool:
    """May a drawn tile be put at this place of its owner's row?

    A number avoids the sorted places that leave a joker where none may be placed, if it can (R4). By the first version
    of the rules it need not.
    """
    tiles = [standing.tile for standing in row]
    if not _fits(tile, tiles[:place], tiles[place:]):
        return False
    if tile.face == JOKER or rules == 1 or _may_stand_with(tile, tiles, place):
        return True
    others = (other for other in range(len(row) + 1) if _fits(tile, tiles[:other], tiles[other:]))
    return not any(_may_stand_with(tile, tiles, other) for other in others)


def _may_stand_with(tile: Tile, tiles: Sequence[AnyTile], place: int) -> bool:
    return _jokers_may_stand([*tiles[:place], tile, *tiles[place:]])


def _fits(tile: Tile, before: Sequence[AnyTile], after: Sequence[AnyTile]) -> bool:
    left = _nearest_number(before[::-1])
    right = _nearest_number(after)
    if tile.face == JOKER:
        return joker_may_stand(left, right)
    return (left is None or rank(left) < rank(tile)) and (right is None or rank(tile) < rank(right))


def _nearest_number(tiles: Sequence[AnyTile]) -> Tile | None:
    """Return the first number met; jokers are looked past, so that two side by side count as one (R4)."""
    for tile in tiles:
        if isinstance(tile, Tile) and tile.face != JOKER:
            return tile
    return None


def place_of(tile: Tile, row: Row) -> int:
    """Return the one place of a number in a row without jokers."""
    return bisect(row, _RANKS[tile], key=_rank_standing)


def _rank_standing(standing: Standing) -> int:
    return _RANKS[standing.tile]


def arrangements(hand: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """Return every row a dealt hand may be stood up as: numbers sorted, jokers anywhere R4 lets them."""
    numbers = sorted((tile for tile in hand if tile.face != JOKER), key=rank)
    jokers = [tile for tile in hand if tile.face == JOKER]
    rows = []
    for places in combinations(range(len(hand)), len(jokers)):
        for order in permutations(jokers):
            row = list(numbers)
            for place, joker in zip(places, order, strict=True):
                row.insert(place, joker)
            if _jokers_may_stand(row):
                rows.append(tuple(row))
    return tuple(rows)


def may_have_come(row: Row, hand: int, rules: int) -> bool:
    """Could this row, every face of it known, have come to stand so: a hand stood up, then tile after tile (R3, R4)?"""
    first = tuple(standing.tile for standing in row if standing.born < hand and isinstance(standing.tile, Tile))
    if first not in arrangements(first):
        return False
    return all(_may_have_been_put(row, born, rules) for born in range(hand, len(row)))


def _may_have_been_put(row: Row, born: int, rules: int) -> bool:
    then = [standing for standing in row if standing.born <= born]
    place = next(place for place, standing in enumerate(then) if standing.born == born)
    tile = then.pop(place).tile
    return isinstance(tile, Tile) and may_be_put(tile, tuple(then), place, rules)


def is_hit(tile: Tile, face: Face) -> bool:
    """Is this the face of that tile (R6)?"""
    return tile.face == face


def _jokers_may_stand(row: Sequence[AnyTile]) -> bool:
    """Could every joker of this row be placed where it stands (R4)?"""
    return all(
        joker_may_stand(_nearest_number(row[:place][::-1]), _nearest_number(row[place + 1 :]))
        for place, tile in enumerate(row)
        if isinstance(tile, Tile) and tile.face == JOKER
    )
