"""Pencil marks held against what is known: told of exactly when no world agrees with them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.break_the_code.positions import Table

from cabinet_noir.core import Seat, World, seed_from
from cabinet_noir.games.break_the_code import GAME
from cabinet_noir.games.break_the_code.answers import answer
from cabinet_noir.games.break_the_code.edition import LETTERS, deck
from cabinet_noir.games.break_the_code.mind.marks import check
from cabinet_noir.games.break_the_code.types import Asked, Options
from cabinet_noir.table import Referee

from .positions import moves, table


@pytest.fixture
def two() -> Table:
    """Seat 1 has said that its 5s stand at A and B, and that its sum is 36: 9, 9 and an 8."""
    return moves(table("B0 B1 B2 B3 B4", "G5 G5 W8 B9 W9", cards="4 17 1 7 8 9"), "?4", "?7", "?17")


def test_a_place_that_cannot_hold_the_number_is_wrong(two: Table) -> None:
    notes = {"1.A": "5", "1.B": "6", "1.C": "8", "1.E": "1"}
    assert check(two.sight(Seat(0)), notes) == {"1.B", "1.E"}


def test_one_of_several_numbers_is_enough_and_words_are_left_alone(two: Table) -> None:
    notes = {"1.A": "6? 5", "1.B": "6, 7", "1.C": "not 1!", "1.D": "", "1.E": "6?7?"}
    assert check(two.sight(Seat(0)), notes) == {"1.B", "1.E"}


def test_a_tile_that_must_be_there_is_not_struck_and_one_that_cannot_is_not_ringed(two: Table) -> None:
    notes = {"tiles": "G5x G5'o W0o B9x W9x W6x B0o"}
    assert check(two.sight(Seat(0)), notes) == {"tiles:G5", "tiles:W0", "tiles:B9", "tiles:W9"}


def test_of_two_green_fives_the_second_counts_as_a_second() -> None:
    referee = moves(table("B0 B1 B2 B3 B4", "W1 G5 B6 B7 B8", cards="4 17 1 7 8 9"), "?4")
    sight = referee.sight(Seat(0))
    assert check(sight, {"tiles": "G5o"}) == check(sight, {"tiles": "G5'o"}) == frozenset()
    assert check(sight, {"tiles": "G5x"}) == check(sight, {"tiles": "G5'x"}) == frozenset()
    assert check(sight, {"tiles": "G5o G5'o"}) == {"tiles:G5'"}
    assert check(sight, {"tiles": "G5x G5'x"}) == {"tiles:G5'"}


def test_what_is_read_is_only_what_a_sheet_may_hold(two: Table) -> None:
    notes = {"": "5", "tiles": "x o B B99x rubbish", "1.Z": "1", "9.A": "1", "box": "7", "centre.A": "1"}
    assert check(two.sight(Seat(0)), notes) == frozenset()


def test_whoever_watches_and_whoever_has_finished_is_told_nothing(two: Table) -> None:
    over = moves(two, "?1", "!G5 G5 W8 B9 W9", "-")
    assert GAME.outcome(over.state) is not None
    assert check(over.sight(Seat(0)), {"1.A": "1"}) == check(over.sight(None), {"1.A": "1"}) == frozenset()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_mark_is_wrong_exactly_when_no_world_agrees(seats: int) -> None:
    """Worlds are listed by plain trial, each played again; every mark and every number is tried."""
    picker = random.Random(seats)
    options = Options(codes="tiny")
    for game in range(6):
        referee = Referee.open(GAME, options, seats, seed_from(100 * seats + game))
        for _ in range(picker.randrange(1, 5)):
            if GAME.outcome(referee.state) is None:
                seat = GAME.to_act(referee.state)[0]
                asks = [offer for offer in GAME.offers(referee.state, seat) if offer.action == "ask"]
                referee.act(seat, GAME.pick(asks, picker))
        if GAME.outcome(referee.state) is None:
            agree(referee, Seat(picker.randrange(seats)))


def agree(referee: Table, seat: Seat) -> None:
    """Hold every mark a seat could make against all worlds that look the same to it."""
    sight = referee.sight(seat)
    worlds: list[Any] = [w.deal[0] for w in GAME.deduction.enumerate(sight) if looks_the_same(referee, seat, w)]
    groups = {str(other): [world.hands[other] for world in worlds] for other in range(sight.seats) if other != seat}
    groups |= {"centre": [world.centre for world in worlds]} if sight.seats > 2 else {}
    for name, hands in groups.items():
        for place, letter in enumerate(LETTERS[: len(hands[0])]):
            for number in range(10):
                wrong = all(hand[place].number != number for hand in hands)
                assert (check(sight, {f"{name}.{letter}": str(number)}) != frozenset()) == wrong
    sought = groups["centre" if sight.seats > 2 else str(1 - seat)]
    own = set(map(str, referee.state.hands[seat]))
    for tile in set(map(str, deck(sight.view.options, sight.seats))) - own - {"G5"}:
        held = [tile in map(str, hand) for hand in sought]
        assert (check(sight, {"tiles": f"{tile}o"}) != frozenset()) == (not any(held))
        assert (check(sight, {"tiles": f"{tile}x"}) != frozenset()) == all(held)


def looks_the_same(referee: Table, seat: Seat, world: World[Any, Any]) -> bool:
    """Does a world, played again, give this seat the same answers?"""
    asked = [event for event in referee.sight(seat).events if isinstance(event, Asked)]
    return all(
        answer(event.question, world.deal[0].hands[said.seat]) == said.answer for event in asked for said in event.said
    )
