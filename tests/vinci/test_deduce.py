"""Exact deduction, held against plain enumeration from the rules' own words, not through `see` or the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, Literal

import pytest
from tests.vinci.positions import Table, moves, stand, tiles

from cabinet_noir.core import Chance, Seat, seed_from
from cabinet_noir.deduce import Weave
from cabinet_noir.games.vinci import GAME
from cabinet_noir.games.vinci.edition import BACKS, TILES, deck, hand_size
from cabinet_noir.games.vinci.mind.deduce import Posterior, evenly
from cabinet_noir.games.vinci.mind.lanes import LaneBuilder, row_slots
from cabinet_noir.games.vinci.rows import arrangements, joker_may_stand, places_for, rank
from cabinet_noir.games.vinci.types import JOKER, Options, Row, Standing, Tile
from cabinet_noir.table import Referee

SMALL = [
    (Options(highest=4), 2),
    (Options(highest=4, jokers=True), 2),
    (Options(highest=4, jokers=True, setup="chance", rules=1), 2),
    (Options(highest=5, setup="chance"), 3),
    (Options(highest=5, jokers=True), 4),
]

Spot = tuple[int, int] | Literal["hand"]
"""Where a hidden tile is: at a place of a row, or in the hand that drew it."""
Held = dict[Spot, Tile]


def lawful(row: Sequence[Tile], standings: Sequence[Standing], hand: int, rules: int = 2) -> bool:
    """Could these tiles stand in this row, by R3, R4 and the misses?"""
    if any(tile.face in standing.denied for tile, standing in zip(row, standings, strict=True)):
        return False
    history = [standing.born for standing in standings]
    for time in range(hand - 1, len(row)):
        then = [tile for tile, born in zip(row, history, strict=True) if born <= time]
        came = next(
            (i for i, born in enumerate(b for b in history if b <= time) if born == time and time >= hand), None
        )
        if not sorted_numbers(then) or not placed_well(then, came, rules):
            return False
    return True


def sorted_numbers(row: Sequence[Tile]) -> bool:
    """Do the numbers ascend (R3)?"""
    order = [2 * t.face + (t.colour == "white") for t in row if t.face != JOKER]
    return order == sorted(order)


def placed_well(row: Sequence[Tile], came: int | None, rules: int) -> bool:
    """Does R4 let the row be stood up so (None), or the tile that came last be where it is?"""
    if came is None:
        return not spoiled(row)
    if row[came].face == JOKER:
        return not spoiled([t for i, t in enumerate(row) if i == came or t.face != JOKER])
    if rules == 1 or not spoiled(row):
        return True
    rest = [*row[:came], *row[came + 1 :]]
    others = [[*rest[:place], row[came], *rest[place:]] for place in range(len(row))]
    return all(spoiled(other) for other in others if sorted_numbers(other))


def spoiled(row: Sequence[Tile]) -> bool:
    """Does a joker stand between consecutive numbers of one colour, jokers beside it looked past?"""
    for place, tile in enumerate(row):
        left = next((t for t in reversed(row[:place]) if t.face != JOKER), None)
        right = next((t for t in row[place:] if t.face != JOKER), None)
        if tile.face == JOKER and not joker_may_stand(left, right):
            return True
    return False


def plain_worlds(state: Any, seat: Seat) -> Iterator[Held]:
    """Every assignment of tiles the seat cannot see to places it cannot see, by trial, from the full state."""
    hand = hand_size(state.seats)
    hidden = [(o, i) for o, row in enumerate(state.rows) for i, s in enumerate(row) if o != seat and not s.open]
    in_hand = state.drawn is not None and state.turn != seat and state.phase != "placing"
    places: list[Spot] = [*hidden, "hand"] if in_hand else [*hidden]
    truth: Held = {**{(o, i): state.rows[o][i].tile for o, i in hidden}, "hand": state.drawn}
    away = [*state.pile, *(truth[place] for place in places)]
    for chosen in _by_colour(places, truth, away):
        rows = [[chosen.get((o, i), s.tile) for i, s in enumerate(row)] for o, row in enumerate(state.rows)]
        others = [o for o in range(state.seats) if o != seat]
        if all(lawful(rows[o], state.rows[o], hand, state.options.rules) for o in others):
            yield chosen


def _by_colour(places: list[Spot], truth: Held, away: list[Tile]) -> Iterator[Held]:
    black = [place for place in places if truth[place].colour == "black"]
    white = [place for place in places if truth[place].colour == "white"]
    for some in permutations([t for t in away if t.colour == "black"], len(black)):
        for others in permutations([t for t in away if t.colour == "white"], len(white)):
            yield {**dict(zip(black, some, strict=True)), **dict(zip(white, others, strict=True))}


def positions(options: Options, seats: int, number: int, wanted: int, most_hidden: int = 9) -> Iterator[Table]:
    """Yield positions of random games after everybody has stood up."""
    found = 0
    while found < wanted:
        number += 1
        referee = Referee.open(GAME, options, seats, seed_from(number))
        chance = Chance(seed_from(number), "course")
        choosing = options.setup == "choose"
        for _ in range(seats * (choosing + options.jokers) + chance.below(25)):
            if GAME.outcome(referee.state) is None:
                seat = chance.choice(GAME.to_act(referee.state))
                referee.act(seat, GAME.pick(GAME.offers(referee.state, seat), chance))
        hidden = sum(not s.open for row in referee.state.rows for s in row)
        if referee.state.phase not in ("arranging", "over") and hidden <= most_hidden:
            found += 1
            yield referee


@pytest.mark.parametrize(("options", "seats"), SMALL)
def test_count_and_odds_equal_plain_enumeration(options: Options, seats: int) -> None:
    for number, referee in enumerate(positions(options, seats, 0, 60)):
        seat = Seat(number % seats)
        posterior = Posterior(referee.sight(seat).view, seat)
        worlds = list(plain_worlds(referee.state, seat))
        assert posterior.count == len(worlds)
        for key, odds in posterior.odds.items():
            _, owner, which = key.split(".")
            place = _place(referee.state, int(owner), int(which))
            tally = Counter(str(world[place].face) for world in worlds)
            assert {face: round(p * len(worlds)) for face, p in odds.items()} == dict(tally)


def _place(state: Any, owner: int, born: int) -> Spot:
    return next(((owner, i) for i, s in enumerate(state.rows[owner]) if s.born == born), "hand")


def test_a_miss_removes_exactly_its_worlds() -> None:
    table = stand("B1 W3 B5 W7", "B2 W4 B6 W8", pile="B9 W9 B0 W0")
    before = Posterior(table.sight(Seat(0)).view, Seat(0)).odds["0.1.0"]["0"]
    count = Posterior(table.sight(Seat(0)).view, Seat(0)).count
    moves(table, "+W")
    drawn = Posterior(table.sight(Seat(0)).view, Seat(0))
    moves(table, "2a=0")
    after = Posterior(table.sight(Seat(0)).view, Seat(0))
    assert before > 0
    assert drawn.count < count
    assert after.count == drawn.count - round(drawn.odds["0.1.0"]["0"] * drawn.count)
    assert "0" not in after.odds["0.1.0"]


def test_what_is_certain_is_certain() -> None:
    table = stand("B0 B1 B3 B4", "B2 W0 W1 W2", highest=4, pile="W3 W4")
    assert Posterior(table.sight(Seat(0)).view, Seat(0)).odds["0.1.0"] == {"2": 1.0}


def test_the_sampler_draws_every_world_of_a_small_position_equally_often() -> None:
    table = stand("B0 B1 W3 W4", "B2 B3 W0 W1", highest=4, pile="B4 W2")
    posterior = Posterior(table.sight(Seat(0)).view, Seat(0))
    chance = Chance(seed_from(2), "samples")
    drawn = Counter(tuple(map(str, posterior.sample(chance).values())) for _ in range(200 * posterior.count))
    assert len(drawn) == posterior.count
    assert all(120 < count < 280 for count in drawn.values())


def test_beliefs_never_contradict_logic() -> None:
    """With soft weights, what logic excludes stays excluded and what it allows stays possible."""
    for referee in positions(Options(jokers=True), 3, 100, 20, most_hidden=15):
        view = referee.sight(Seat(0)).view
        plain = Posterior(view, Seat(0)).odds
        soft = Posterior(view, Seat(0), lambda slot, tile: 0.01 if tile.face in (3, JOKER) else 1.0).odds
        assert {key: set(odds) for key, odds in plain.items()} == {key: set(odds) for key, odds in soft.items()}


def test_ranks_two_apart_are_exactly_the_consecutive_numbers_of_one_colour() -> None:
    """The lanes remember two items and no more: R4 must never need a third."""
    for left in deck(Options()):
        for right in deck(Options()):
            apart = (right.colour, right.face) == (left.colour, int(left.face) + 1)
            assert joker_may_stand(left, right) == (not apart)
    assert tiles("B-") == (TILES["black", JOKER],)


# one row, with all the history it may have had


def a_row(chance: Chance, highest: int, hand: int, drawn: int, rules: int) -> Row | None:
    """Stand a row up at random, rich in jokers, and let tiles come to it; None where the hand cannot stand."""
    all_tiles = chance.shuffled(deck(Options(highest=highest, jokers=True)))
    jokers = [tile for tile in all_tiles if tile.face == JOKER][: chance.choice((1, 2, 2))]
    numbers = [tile for tile in all_tiles if tile.face != JOKER]
    held = chance.shuffled([*jokers, *numbers[: hand + drawn - len(jokers)]])
    first = arrangements(held[:hand])
    if not first:
        return None
    row: Row = tuple(Standing(tile, False, born) for born, tile in enumerate(chance.choice(first)))
    for tile in held[hand:]:
        place = chance.choice(places_for(tile, row, rules))
        row = (*row[:place], Standing(tile, False, len(row)), *row[place:])
    return row


def faced_down(chance: Chance, row: Row) -> Row:
    """Turn most of a row's tiles over."""
    return tuple(
        Standing(standing.tile, True, standing.born)
        if chance.below(10) < 3
        else Standing(BACKS[standing.tile.colour], False, standing.born)
        for standing in row
    )


def counted(row: Row, hand: int, highest: int, rules: int) -> int:
    """Return how many rows this may be, as a lane of its own is woven."""
    shown = {standing.tile for standing in row if isinstance(standing.tile, Tile)}
    all_tiles = deck(Options(highest=highest, jokers=True))
    slots, ranks = row_slots("row", row, hand), 2 * (highest + 1)
    lane = LaneBuilder(slots, ranks, frozenset(all_tiles) - shown, evenly, False, rules).build()
    return round(Weave((lane,), tuple(tile not in shown for tile in all_tiles[:ranks]), wilds=2).total)


def tried(row: Row, hand: int, highest: int, rules: int) -> int:
    """Return how many rows this may be, by trial."""
    all_tiles = deck(Options(highest=highest, jokers=True))

    def fill(held: list[Tile], last: int) -> int:
        if len(held) == len(row):
            return lawful(held, row, hand, rules)
        shown = row[len(held)].tile
        found = 0
        for tile in (shown,) if isinstance(shown, Tile) else all_tiles:
            here = last if tile.face == JOKER else rank(tile)
            if tile.colour == shown.colour and tile not in held and (tile.face == JOKER or here > last):
                found += fill([*held, tile], here)
        return found

    return fill([], -1)


@pytest.mark.parametrize("rules", [1, 2])
def test_R4_a_row_is_counted_by_the_whole_history_it_may_have_had(rules: int) -> None:
    chance, found = Chance(seed_from(rules), "rows"), 0
    while found < 150:
        highest, hand = chance.choice((4, 5)), chance.choice((2, 3))
        row = a_row(chance, highest, hand, chance.choice((1, 2, 3)), rules)
        if row is not None:
            row = faced_down(chance, row)
            assert counted(row, hand, highest, rules) == tried(row, hand, highest, rules), row
            found += 1


@pytest.mark.parametrize(
    ("row", "births", "hand"),
    [
        ("W2 B- W3 W4", (0, 1, 3, 2), 3),  # W3 had no better place
        ("W2 B- W3 W4 B5 W- B6 B8", (0, 1, 6, 2, 3, 4, 7, 5), 6),  # so B6, which had one, may stand anywhere
        ("W2 B- W3 W4 B5 W- B6 B8", (0, 1, 7, 2, 3, 4, 6, 5), 6),  # but not if it came first
        ("B2 W- B3 B4 W5 B- W6 W8", (0, 1, 6, 2, 3, 4, 7, 5), 6),
        ("W0 B- W1 W3 B4 W- B5 B6", (0, 1, 7, 2, 3, 4, 6, 5), 6),  # the other side round
        ("W0 B- W1 W3 B4 W- B5 B6", (0, 1, 6, 2, 3, 4, 7, 5), 6),
        ("W2 B- B3 W3 W4", (0, 1, 4, 3, 2), 3),  # B3 came later and mended it
    ],
)
def test_R4_rows_in_which_a_joker_was_surrounded(row: str, births: tuple[int, ...], hand: int) -> None:
    faces = tuple(Standing(tile, True, born) for tile, born in zip(tiles(row), births, strict=True))
    for hidden in [(), *((place,) for place in range(len(faces))), (0, 2), (1, 2), (2, 6), tuple(range(4))]:
        shown = tuple(
            Standing(BACKS[one.tile.colour], False, one.born) if place in hidden else one
            for place, one in enumerate(faces)
        )
        assert counted(shown, hand, 8, 2) == tried(shown, hand, 8, 2), hidden
