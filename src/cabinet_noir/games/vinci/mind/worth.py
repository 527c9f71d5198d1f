"""What speaks for each player of Code de Vinci: how hard the row is to read for those who look at it, how many tiles
still stand, whose turn it is. Rows are read as an attentive player would, from the open tiles and one's own; nothing is
counted, so that it can be asked thousands of times.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from math import log2
from typing import Final

from msgspec.structs import replace

from cabinet_noir.core import Chance, Seat, Worth
from cabinet_noir.deduce.fitted import starts_beside, weights_beside

from ..edition import COLOURS, hand_size
from ..rows import is_hit, one_deal, rank
from ..types import (
    JOKER,
    Action,
    Arrange,
    ChooseColours,
    Deal,
    Draw,
    Guess,
    LayOpen,
    Options,
    Place,
    Row,
    Standing,
    State,
    Stop,
    Tile,
)
from .bots import choices
from .deduce import Posterior
from .opinions import See, attacks

MOST_GUESSES: Final = 6
MOST_ROWS: Final = 12

NAMES: Final = (
    "out",
    "hidden",
    "bits",
    "weakest",
    "known",
    "turn",
    "reach",
    "hit",
    "kept",
    "kept_bits",
    "next",
    "bits_late",
    "jokers",
    "lead",
    "lead_late",
)


def features(state: State) -> list[tuple[float, ...]]:
    """Return what speaks for each seat."""
    left = len(state.later)
    reads = {seat: _read(state, seat) for seat in range(state.seats) if seat not in state.out}
    return [_of(state, seat, reads, left) for seat in range(state.seats)]


def _of(state: State, seat: int, reads: dict[int, list[list[int]]], left: int) -> tuple[float, ...]:
    totals = state.totals or (0,) * state.seats
    points = state.points or (0,) * state.seats
    lead = (totals[seat] + points[seat] - sum(totals + points) / state.seats) / 100 if state.options.games > 1 else 0.0
    match = (lead, lead / (1 + left))
    if seat not in reads:
        return (1.0, *(0.0,) * (len(NAMES) - 3), *match)
    hidden = max(map(len, reads[seat]), default=0)
    bits = _mean(sum(map(log2, counts)) for counts in reads[seat])
    weakest = _mean(max((1 / count for count in counts), default=1.0) for counts in reads[seat])
    known = _mean(counts.count(1) for counts in reads[seat])
    turn = seat == state.turn and state.phase not in ("choosing", "arranging", "over")
    order = (seat - state.turn) % state.seats
    kept = turn and state.drawn is not None
    return (
        0.0,
        hidden / 4,
        bits / 8,
        weakest,
        known / 4,
        float(turn),
        _reach(state, seat, reads) if turn else 0.0,
        float(turn and state.phase == "deciding"),
        float(kept),
        _kept_bits(state, seat) if kept else 0.0,
        float(order == 1),
        bits / 8 * (1 - len(state.pile) / 26),
        float(_hidden_jokers(state, seat)),
        *match,
    )


def _hidden_jokers(state: State, seat: int) -> int:
    """Return how many jokers nobody else has seen: the hardest tiles to name."""
    row = [standing.tile for standing in state.rows[seat] if not standing.open] if state.rows else []
    return sum(isinstance(tile, Tile) and tile.face == JOKER for tile in (*row, *state.hands[seat]))


def _mean(values: Iterator[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def _read(state: State, seat: int) -> list[list[int]]:
    """Return, for each player who reads a row, how many numbers each of its hidden tiles may have."""
    readers = [other for other in range(state.seats) if other != seat and other not in state.out]
    row = state.rows[seat] if state.rows else ()
    if not row:  # not stood up yet: all that shows is how many there are
        return [[2 * (state.options.highest + 1)] * hand_size(state.seats) for _ in readers]
    seen = {s.tile for owner, other in enumerate(state.rows) for s in other if s.open}
    return [_counts(state, row, seen | _own(state, reader)) for reader in readers]


def _own(state: State, seat: int) -> set[object]:
    own: set[object] = {standing.tile for standing in state.rows[seat]}
    if seat == state.turn and state.drawn is not None:
        own.add(state.drawn)
    return own


def _counts(state: State, row: Row, seen: Set[object]) -> list[int]:
    """Return how many numbers fit each hidden tile of a row: free, of its colour, and between what stands open."""
    free = {rank(tile) for tile in _numbers(state) if tile not in seen}
    least = _earliest(row, free)
    most = _latest(row, free, 2 * (state.options.highest + 1))
    return [
        max(1, sum(r in free and r // 2 not in standing.denied for r in _of_colour(standing, least[i], most[i])))
        for i, standing in enumerate(row)
        if not standing.open
    ]


def _numbers(state: State) -> Sequence[Tile]:
    return _DECKS.setdefault(
        state.options.highest, [Tile(c, n) for n in range(state.options.highest + 1) for c in COLOURS]
    )


_DECKS: Final[dict[int, list[Tile]]] = {}


def _parity(standing: Standing) -> int:
    return COLOURS.index(standing.tile.colour)


def _of_colour(standing: Standing, least: int, most: int) -> range:
    parity = _parity(standing)
    return range(least + (least - parity) % 2, most + 1, 2)


def _earliest(row: Row, free: set[int]) -> list[int]:
    """Return the lowest place in the order of all tiles that each tile of a row can have."""
    found, last = [], -1
    for standing in row:
        tile = standing.tile
        if standing.open and isinstance(tile, Tile):
            last = last if tile.face == JOKER else rank(tile)
        else:
            last += 1
            while (last % 2 != _parity(standing) or last not in free) and last < 30:
                last += 1
        found.append(last)
    return found


def _latest(row: Row, free: set[int], ranks: int) -> list[int]:
    found, last = [], ranks
    for standing in reversed(row):
        tile = standing.tile
        if standing.open and isinstance(tile, Tile):
            last = last if tile.face == JOKER else rank(tile)
        else:
            last -= 1
            while (last % 2 != _parity(standing) or last not in free) and last > 0:
                last -= 1
        found.append(last)
    return found[::-1]


def _reach(state: State, seat: int, reads: dict[int, list[list[int]]]) -> float:
    """Return how likely the best guess is, as an attentive player would say."""
    best = 0.0
    for owner, counts in reads.items():
        if owner != seat and counts:
            readers = [other for other in range(state.seats) if other != owner and other not in state.out]
            best = max(best, max((1 / count for count in counts[readers.index(seat)]), default=0.0))
    return best


def _kept_bits(state: State, seat: int) -> float:
    """Return how hard the tile kept apart will be to read once it stands."""
    tile = state.drawn
    if not isinstance(tile, Tile) or tile.face == JOKER or not state.rows:
        return 0.5
    row = state.rows[seat]
    numbers = [s for s in row if isinstance(s.tile, Tile) and s.tile.face != JOKER]
    place = sum(rank(s.tile) < rank(tile) for s in numbers if isinstance(s.tile, Tile))
    standing = Standing(tile, False, len(row))
    seen = {s.tile for other in state.rows for s in other if s.open}
    counts = _counts(state, (*numbers[:place], standing, *numbers[place:]), seen)
    index = sum(not s.open for s in numbers[:place])
    return log2(counts[index]) / 4


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
    guess=guess,
)
