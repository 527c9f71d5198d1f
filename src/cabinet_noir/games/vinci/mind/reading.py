"""How a row of Code de Vinci reads to one who looks at it: how likely each hidden tile is each of the deck.

One row at a time: its colours, what stands open in it and what was missed, and the tiles its reader has seen. That is
exact where two play without jokers; what other rows take away is not counted, nor where R4 lets a joker stand, so that
it can be asked thousands of times.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise, product
from math import log
from typing import Final, NamedTuple

from cabinet_noir.games.vinci.edition import COLOURS, TILES
from cabinet_noir.games.vinci.rows import rank
from cabinet_noir.games.vinci.types import JOKER, AnyTile, Row, Standing, State, Tile

Face = tuple[int, ...]
"""What shows of a row: for an open tile its place in the deck, for a hidden one its colour and what was missed."""
Run = tuple[int, ...]
"""For each hidden tile between two open numbers, from left to right, which numbers it may have: places as bits."""
Likely = dict[int, float]
"""How likely a hidden tile is each tile, by their places in the deck."""

JOKERS: Final = 24
"""The place of the black joker in the deck, after all numbers; the white one follows."""
NUMBERS: Final = (1 << JOKERS) - 1
PARITY: Final = (0x555555, 0xAAAAAA)
"""The numbers of each colour, as bits."""
PLACES: Final[dict[AnyTile, int]] = {
    tile: JOKERS + COLOURS.index(tile.colour) if tile.face == JOKER else rank(tile) for tile in TILES.values()
}
"""Each tile's place in the deck: numbers in their order, then the jokers."""


def tile_at(place: int) -> Tile:
    """Return the tile at a place in the deck."""
    return TILES[COLOURS[place % 2], JOKER if place >= JOKERS else place // 2]


def unseen(state: State) -> list[int]:
    """Return, for each player, the tiles it has not seen, as bits."""
    opened, own = 0, [0] * state.seats
    for seat, row in enumerate(state.rows):
        for standing in row:
            bit = 1 << PLACES[standing.tile]
            own[seat] |= bit
            if standing.open:
                opened |= bit
    if isinstance(state.drawn, Tile):
        own[state.turn] |= 1 << PLACES[state.drawn]
    deck = (1 << 2 * (state.options.highest + 1)) - 1 | (3 << JOKERS if state.options.jokers else 0)
    return [deck & ~(opened | mine) for mine in own]


def face_of(row: Row) -> Face:
    """Return what shows of a row."""
    return tuple(PLACES[s.tile] if s.open else _from_behind(s) for s in row)


def _from_behind(standing: Standing) -> int:
    """Return what shows of a hidden tile, below 0: its colour, and above it the places in the deck that were missed."""
    colour, missed = COLOURS.index(standing.tile.colour), 0
    for face in standing.denied:
        missed |= 1 << (JOKERS + colour if face == JOKER else 2 * face + colour)
    return ~(missed << 1 | colour)


class Read(NamedTuple):
    """How a row reads: what each of its hidden tiles is, the most likely tile of each, and how hard all are to name."""

    tiles: tuple[Likely, ...]
    best: tuple[tuple[float, int], ...]
    """How likely each hidden tile is what it most likely is, and that tile's place in the deck."""
    life: float
    """The surprise, in nats, of all of those being right."""


@lru_cache(maxsize=1 << 16)
def read(face: Face, free: int) -> Read:
    """Return how a row reads to one who has not seen these tiles."""
    runs = _runs(face, free)
    wild = tuple(_joker(each, free) for each in face if each < 0) if free >> JOKERS else ()
    tiles = _with_jokers(runs, wild) if wild else tuple(likely for run in runs for likely in _run(run)[1])
    best = tuple(max(((odds, place) for place, odds in likely.items()), default=(1.0, 0)) for likely in tiles)
    return Read(tiles, best, -sum(log(odds) for odds, _ in best))


def _joker(behind: int, free: int) -> int:
    """Return which joker a hidden tile may be; -1: none."""
    colour, missed = ~behind & 1, ~behind >> 1
    return colour if free & ~missed & 1 << JOKERS + colour else -1


def _runs(face: Face, free: int) -> tuple[Run, ...]:
    """Cut a row at its open numbers."""
    found: list[Run] = []
    run: list[int] = []
    above = free & NUMBERS
    for each in face:
        if each < 0:
            run.append(above & PARITY[~each & 1] & ~(~each >> 1))
        elif each < JOKERS:
            if run:
                found.append(tuple(mask & (1 << each) - 1 for mask in run))
                run = []
            above = free & NUMBERS & -(1 << each)
    if run:
        found.append(tuple(run))
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def _run(run: Run) -> tuple[float, tuple[Likely, ...]]:
    """Return in how many ways rising numbers fill a run, and what each of its tiles is over all of them.

    Where there is no way, which only happens to one who is in doubt about what is certain, nothing is said.
    """
    places = [_places(mask) for mask in run]
    before = _ways(places)
    after = [ways[::-1] for ways in _ways([[-place for place in reversed(each)] for each in reversed(places)])][::-1]
    total = sum(before[-1])
    if not total:
        return 0.0, tuple({} for _ in run)
    return total, tuple(
        {place: here * there / total for place, here, there in zip(*each, strict=True) if here and there}
        for each in zip(places, before, after, strict=True)
    )


def _ways(places: list[list[int]]) -> list[list[float]]:
    """Return, for each tile and each place it may have, in how many ways those before it rise to it."""
    found = [[1.0] * len(places[0])]
    for last, now in pairwise(places):
        ways, summed, at = list[float](), 0.0, 0
        for place in now:
            while at < len(last) and last[at] < place:
                summed += found[-1][at]
                at += 1
            ways.append(summed)
        found.append(ways)
    return found


@lru_cache(maxsize=1 << 14)
def _places(mask: int) -> list[int]:
    return [place for place in range(JOKERS) if mask >> place & 1]


def _with_jokers(runs: tuple[Run, ...], wild: tuple[int, ...]) -> tuple[Likely, ...]:
    """Return what each hidden tile of a row is, where some of them may be a joker of their colour."""
    found: list[Likely] = [{} for _ in wild]
    total = 0.0
    for jokers in product(*((None, *(at for at, each in enumerate(wild) if each == colour)) for colour in (0, 1))):
        ways, tiles = _without(runs, jokers)
        if not ways:
            continue
        total += ways
        for at, likely in tiles.items():
            for place, share in likely.items():
                found[at][place] = found[at].get(place, 0.0) + ways * share
        for colour, joker in enumerate(jokers):
            if joker is not None:
                found[joker][JOKERS + colour] = found[joker].get(JOKERS + colour, 0.0) + ways
    return tuple({place: share / total for place, share in likely.items()} for likely in found)


def _without(runs: tuple[Run, ...], jokers: tuple[int | None, ...]) -> tuple[float, dict[int, Likely]]:
    """Return the same as `_run` for a whole row but for its jokers."""
    at, ways, found = 0, 1.0, dict[int, Likely]()
    for run in runs:
        here = [(at + step, mask) for step, mask in enumerate(run) if at + step not in jokers]
        at += len(run)
        if here:
            more, likely = _run(tuple(mask for _, mask in here))
            ways *= more
            found |= {place: each for (place, _), each in zip(here, likely, strict=True)}
    return ways, found
