"""Exact deduction, held against plain enumeration from the rules' own words, not through `see` or the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from tests.break_the_code.positions import Table, moves, table

from cabinet_noir.core import Chance, Entry, Odds, Seat, seed_from
from cabinet_noir.deduce import Partitions, Share, entropy
from cabinet_noir.games.break_the_code import GAME
from cabinet_noir.games.break_the_code.answers import answer
from cabinet_noir.games.break_the_code.edition import deck, rank
from cabinet_noir.games.break_the_code.mind.deduce import Posterior
from cabinet_noir.games.break_the_code.notation import read_code
from cabinet_noir.games.break_the_code.types import Code, Options, Tile
from cabinet_noir.table import Referee

Ways = Counter[frozenset[int]]
"""Sets of places among the tiles out of sight, each with its number of deals."""
Counts = tuple[int, dict[Code, int], dict[str, dict[str, int]]]
"""How many deals there are, how many behind every code of the centre, and how many behind every tile."""


def course(seats: int, number: int, asks: int, options: Options | None = None, guess_one_in: int = 0) -> Table:
    """Return a random game after so many questions (and now and then a guess)."""
    referee = Referee.open(GAME, options or Options(), seats, seed_from(number))
    chance = Chance(seed_from(number), "course")
    while len(referee.state.asked) < asks and GAME.outcome(referee.state) is None:
        seat = referee.game.to_act(referee.state)[0]
        offers = GAME.offers(referee.state, seat)
        guess = guess_one_in and chance.below(guess_one_in) == 0
        wanted = [offer for offer in offers if (offer.action == "guess") == bool(guess)] or offers
        referee.act(seat, GAME.pick(wanted, chance))
    return referee


def fits(state: Any, owner: int, hand: Code) -> bool:
    """Would this hand have given every answer its owner gave?"""
    return all(
        answer(exchange.question, hand) == said.answer
        for exchange in state.asked
        for said in exchange.said
        if said.seat == owner
    )


def away_from(state: Any, seat: Seat) -> list[Tile]:
    """Return the tiles a seat cannot see, both green 5s where it holds none."""
    away = list(deck(state.options, state.seats))
    for tile in state.hands[seat]:
        away.remove(tile)
    return away


def plain_hands(state: Any, seat: Seat, owner: int) -> list[tuple[int, ...]]:
    """Return every raw hand its owner may have, as places among the tiles out of sight."""
    away = away_from(state, seat)
    size = len(state.hands[owner])
    return [c for c in combinations(range(len(away)), size) if fits(state, owner, tuple(away[i] for i in c))]


def tally(name: int, codes: list[Code]) -> dict[str, Counter[str]]:
    """Count tiles by place."""
    found: dict[str, Counter[str]] = {}
    for code in codes:
        for place, tile in enumerate(code):
            found.setdefault(f"{name}.{'ABCDE'[place]}", Counter())[str(tile)] += 1
    return found


def same(odds: Odds, total: int, counted: dict[str, Counter[str]]) -> bool:
    """Are these odds these counts?"""
    return {name: {v: round(p * total) for v, p in values.items()} for name, values in odds.items()} == {
        name: dict(values) for name, values in counted.items()
    }


@pytest.mark.parametrize("block", range(8))
def test_two_seats_equal_plain_filtering_on_thousands_of_positions(block: int) -> None:
    """260 games of up to nine questions: after each of them the count, and for some the odds, from one seat."""
    for number in range(block * 33, block * 33 + 33):
        referee = course(2, number, 9, guess_one_in=6)
        seat = Seat(number % 2)
        away = away_from(referee.state, seat)
        left = [tuple(away[i] for i in c) for c in combinations(range(15), 5)]
        for entry in referee.entries:
            left = _still_possible(entry, 1 - seat, left)
            view = referee.sight(seat, entry.seq).view
            posterior = Posterior(view, seat)
            if view.phase == "over":
                break
            assert posterior.count == len(left)
            if entry.seq % 4 == number % 4:
                assert same(posterior.odds, len(left), tally(1 - seat, left))


def _still_possible(entry: Entry, owner: int, left: list[Code]) -> list[Code]:
    for event in entry.events:
        for said in getattr(event, "said", ()):
            if said.seat == owner:
                left = [hand for hand in left if answer(event.question, hand) == said.answer]
        if hasattr(event, "right") and event.seat != owner:
            left = [hand for hand in left if (hand == event.code) == event.right]
    return left


@pytest.mark.parametrize(("number", "asks"), [(1, 2), (2, 3), (3, 4), (4, 1)])
def test_three_seats_in_full(number: int, asks: int) -> None:
    """Every one of the 756,756 raw deals is looked at."""
    referee = course(3, number, asks)
    state, seat = referee.state, Seat(number % 3)
    away = away_from(state, seat)
    one, two = (other for other in range(3) if other != seat)
    firsts = {frozenset(c) for c in plain_hands(state, seat, one)}
    seconds = {frozenset(c) for c in plain_hands(state, seat, two)}
    everything = frozenset(range(15))
    counted: Ways = Counter()
    held: dict[int, Ways] = {one: Counter(), two: Counter()}
    for centre in map(frozenset, combinations(range(15), 5)):
        rest = sorted(everything - centre)
        for mine in map(frozenset, combinations(rest, 5)):
            if mine in firsts and (other := everything - centre - mine) in seconds:
                counted[centre] += 1
                held[one][mine] += 1
                held[two][other] += 1
    assert told(referee, seat) == counted_up(away, counted, held)


def told(referee: Table, seat: Seat) -> Counts:
    """Return what the engine says, in whole numbers: the deals, those behind every centre, those behind every tile."""
    posterior = Posterior(referee.sight(seat).view, seat)
    total = posterior.count
    codes = {code: round(chance * total) for code, chance in posterior.codes("centre").items()}
    tiles = {name: {tile: round(p * total) for tile, p in values.items()} for name, values in posterior.odds.items()}
    return total, codes, tiles


def counted_up(away: list[Tile], counted: Ways, held: dict[int, Ways]) -> Counts:
    """Return the same from deals counted one by one: by their centres, and by each other hand."""
    codes: Counter[Code] = Counter()
    for centre, ways in counted.items():
        codes[tuple(away[i] for i in sorted(centre))] += ways
    expected: dict[str, Counter[str]] = {}
    for name, sets in (("centre", counted), *held.items()):
        for chosen, ways in sets.items():
            for place, item in enumerate(sorted(chosen)):
                expected.setdefault(f"{name}.{'ABCDE'[place]}", Counter())[str(away[item])] += ways
    return counted.total(), dict(codes), {name: dict(tiles) for name, tiles in expected.items()}


@pytest.mark.parametrize("number", range(6))
def test_four_seats_on_thinned_positions(number: int) -> None:
    referee = course(4, number, 3 + number % 3)
    state, seat = referee.state, Seat(number % 4)
    away = away_from(state, seat)
    others = [other for other in range(4) if other != seat]
    lists = [[frozenset(c) for c in plain_hands(state, seat, other)] for other in others]
    counted: Ways = Counter()
    held: dict[int, Ways] = {other: Counter() for other in others}
    for a in lists[0]:
        for b in (b for b in lists[1] if not a & b):
            for c in (c for c in lists[2] if not c & (a | b)):
                counted[frozenset(range(16)) - a - b - c] += 1
                for other, hand in zip(others, (a, b, c), strict=True):
                    held[other][hand] += 1
    assert told(referee, seat) == counted_up(away, counted, held)


def test_the_number_of_deals_before_anything_is_asked() -> None:
    for seats, deals in ((2, 3_003), (3, 756_756), (4, 63_063_000)):
        referee = Referee.open(GAME, Options(), seats, seed_from(1))
        assert Posterior(referee.sight(Seat(0)).view, Seat(0)).count == deals
    assert Posterior(referee.sight(None).view, None).count == 305_540_235_000


def test_a_code_with_one_green_five_is_twice_as_likely() -> None:
    referee = table("B0 W1 B3 W7 B9", "W0 B2 B4 W4 G5")
    codes = Posterior(referee.sight(Seat(0)).view, Seat(0)).codes("1")
    assert codes[read_code("W0 B2 B4 W4 G5")] == pytest.approx(2 / 3003)
    assert codes[read_code("W0 B2 B4 G5 G5")] == pytest.approx(1 / 3003)
    assert codes[read_code("W0 B2 B4 W4 B6")] == pytest.approx(1 / 3003)
    codes = Posterior(referee.sight(Seat(1)).view, Seat(1)).codes("0")
    assert codes[read_code("B0 W1 B3 G5 B9")] == pytest.approx(1 / 3003)


def test_a_wrong_guess_rules_out_its_code_and_its_twin() -> None:
    referee = moves(table("B0 W1 B3 W7 B9", "W0 B2 B4 W4 G5"), "!W0 B2 B4 G5 B6")
    assert Posterior(referee.sight(Seat(0)).view, Seat(0)).count == 3_001


def test_an_own_written_guess_rules_out_its_code_and_anothers_tells_nothing() -> None:
    hands = ("B0 W1 B3 W7 B9", "W0 B2 B4 W4 G5", "B1 W2 G5 W6 W8")
    before = table(*hands, centre="W3 B6 B7 B8 W9")
    other = Posterior(before.sight(Seat(1)).view, Seat(1)).count
    referee = moves(before, "!W3 B6 B7 B8 W8")
    assert Posterior(referee.sight(Seat(0)).view, Seat(0)).count == 756_756 - 252
    assert Posterior(referee.sight(Seat(1)).view, Seat(1)).count == other


def test_what_is_known_for_certain_is_certain() -> None:
    referee = moves(table("B0 W1 B3 W7 B9", "W0 B2 B4 W4 G5"), "?1", "?7", "?2=2", "?8", "?3=4", "?9", "?4")
    odds = Posterior(referee.sight(Seat(0)).view, Seat(0)).odds
    assert odds["1.A"] == {"W0": 1.0}
    assert odds["1.C"] == {"B4": 1.0}
    assert odds["1.D"] == {"W4": 1.0}
    assert odds["1.E"] == {"G5": 1.0}
    assert set(odds["1.B"]) == {"B2", "W2"}


@pytest.mark.parametrize(("seats", "asks"), [(2, 4), (3, 5), (4, 6)])
def test_the_sampler_draws_every_world_of_a_small_position_equally_often(seats: int, asks: int) -> None:
    number = 0
    while True:
        number += 1
        referee = course(seats, number, asks)
        posterior = Posterior(referee.sight(Seat(0)).view, Seat(0))
        if 3 <= posterior.count <= 30 and all(
            "G5" not in odds or odds["G5"] == 1.0 for odds in posterior.odds.values()
        ):
            break
    chance = Chance(seed_from(2), "samples")
    drawn = Counter(tuple(posterior.sample(chance).items()) for _ in range(200 * posterior.count))
    assert len(drawn) == posterior.count
    assert all(120 < count < 280 for count in drawn.values())


# the engine by itself


@pytest.mark.parametrize("number", range(40))
def test_partitions_equal_plain_enumeration(number: int) -> None:
    chance = Chance(seed_from(number), "partitions")
    sizes = [1 + chance.below(3) for _ in range(1 + chance.below(4))]
    items = sum(sizes)
    shares, lists = [], []
    for size in sizes:
        every = [sum(1 << i for i in c) for c in combinations(range(items), size)]
        free = chance.below(3) == 0
        sets = every if free else [mask for mask in every if chance.below(3)]
        shares.append(Share(size, np.array(sets, np.int64), free))
        lists.append(sets)
    partitions = Partitions(items, tuple(shares))
    found = list(_plainly(lists, 0))
    assert partitions.total == len(found)
    for lane, sets in enumerate(lists):
        ways = Counter(masks[lane] for masks in found)
        assert partitions.ways(lane).tolist() == [ways[mask] for mask in sets]
    if found:
        assert tuple(partitions.pick(chance.chosen)) in found
        listed = partitions.each(1 << 22)
        assert listed is not None
        assert sorted(
            tuple(sets[i] for sets, i in zip(lists, row, strict=True)) for row in zip(*listed, strict=True)
        ) == sorted(found)


def _plainly(lists: list[list[int]], used: int) -> Iterator[tuple[int, ...]]:
    if not lists:
        yield ()
        return
    for mask in lists[0]:
        if not mask & used:
            for rest in _plainly(lists[1:], used | mask):
                yield (mask, *rest)


def test_listing_gives_up_where_it_would_take_too_long() -> None:
    assert Partitions(10, (Share(5, None, True), Share(5, None, True))).each(100) is None


def test_the_tiles_of_a_hand_are_always_in_their_order() -> None:
    posterior = Posterior(course(3, 5, 1).sight(Seat(0)).view, Seat(0))
    for code in posterior.sample(Chance(bytes(32), "order")).values():
        assert list(code) == sorted(code, key=rank)


def test_entropy_is_that_of_a_fair_choice() -> None:
    assert entropy(np.ones(8)) == 3.0
    assert entropy(np.zeros(3)) == 0.0
