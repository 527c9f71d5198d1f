"""Exact deduction, held against plain enumeration from the rules' own words, not through `see` or the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, Literal

import pytest
from tests.vinci.positions import Table, moves, stand, tiles

from cabinet_noir.core import Chance, Seat, seed_from
from cabinet_noir.games.vinci import GAME
from cabinet_noir.games.vinci.edition import TILES, deck, hand_size
from cabinet_noir.games.vinci.mind.deduce import Posterior
from cabinet_noir.games.vinci.rows import joker_may_stand
from cabinet_noir.games.vinci.types import JOKER, Options, Standing, Tile
from cabinet_noir.table import Referee

SMALL = [
    (Options(highest=4), 2),
    (Options(highest=4, jokers=True), 2),
    (Options(highest=5), 3),
    (Options(highest=5, jokers=True), 4),
]

Spot = tuple[int, int] | Literal["hand"]
"""Where a hidden tile is: at a place of a row, or in the hand that drew it."""
Held = dict[Spot, Tile]


def lawful(row: Sequence[Tile], standings: Sequence[Standing], hand: int) -> bool:
    """Could these tiles stand in this row, by R3, R4 and the misses?"""
    order = [2 * t.face + (t.colour == "white") for t in row if t.face != JOKER]
    if order != sorted(order):
        return False
    if any(tile.face in standing.denied for tile, standing in zip(row, standings, strict=True)):
        return False
    for place, tile in enumerate(row):
        if tile.face == JOKER:
            time = max(standings[place].born, hand - 1)
            there = [(i, t) for i, t in enumerate(row) if standings[i].born <= time and t.face != JOKER]
            left = next((t for i, t in reversed(there) if i < place), None)
            right = next((t for i, t in there if i > place), None)
            if not joker_may_stand(left, right):
                return False
    return True


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
        if all(lawful(rows[o], state.rows[o], hand) for o in range(state.seats) if o != seat):
            yield chosen


def _by_colour(places: list[Spot], truth: Held, away: list[Tile]) -> Iterator[Held]:
    black = [place for place in places if truth[place].colour == "black"]
    white = [place for place in places if truth[place].colour == "white"]
    for some in permutations([t for t in away if t.colour == "black"], len(black)):
        for others in permutations([t for t in away if t.colour == "white"], len(white)):
            yield {**dict(zip(black, some, strict=True)), **dict(zip(white, others, strict=True))}


def positions(options: Options, seats: int, number: int, wanted: int) -> Iterator[Table]:
    """Yield positions of random games after everybody has stood up."""
    found = 0
    while found < wanted:
        number += 1
        referee = Referee.open(GAME, options, seats, seed_from(number))
        chance = Chance(seed_from(number), "course")
        for _ in range(seats * options.jokers + chance.below(25)):
            if GAME.outcome(referee.state) is None:
                seat = chance.choice(GAME.to_act(referee.state))
                referee.act(seat, GAME.pick(GAME.offers(referee.state, seat), chance))
        hidden = sum(not s.open for row in referee.state.rows for s in row)
        if referee.state.phase not in ("arranging", "over") and hidden <= 9:
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
    for referee in positions(Options(jokers=True), 3, 100, 20):
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
