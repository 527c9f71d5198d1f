"""The laws of the house on this room: nobody can know the next letter or theme, nor a vote before it closes."""

from __future__ import annotations

from dataclasses import replace
from math import factorial

import pytest
from tests.laws.catching import caught_by
from tests.password_express.positions import lay, play

from cabinet_noir.core import Seat, seed_from
from cabinet_noir.games.password_express import GAME
from cabinet_noir.games.password_express.edition import HOUSE_VALUES
from cabinet_noir.games.password_express.mind.deduce import count, odds
from cabinet_noir.games.password_express.types import Dealt, Event, Options, Voted
from cabinet_noir.table import Referee


def test_a_pile_passed_through_is_caught() -> None:
    def see(event: Event, seat: Seat | None) -> Event | None:
        return event if isinstance(event, Dealt) else GAME.see(event, seat)

    assert caught_by({"secrecy"}, replace(GAME, see=see), 7, 8)


def test_a_vote_passed_through_is_caught() -> None:
    def see(event: Event, seat: Seat | None) -> Event | None:
        return event if isinstance(event, Voted) else GAME.see(event, seat)

    assert caught_by({"secrecy"}, replace(GAME, see=see), 7, 48)


def test_the_worlds_before_the_first_round_are_counted_by_factorials() -> None:
    table = Referee.open(GAME, Options(), 2, seed_from(1))
    letters = factorial(55)
    for number in HOUSE_VALUES.letters.counts().values():
        letters //= factorial(number)
    assert count(table.sight(Seat(0))) == letters * factorial(51)  # four themes lie on top


def test_the_next_letter_has_the_odds_of_what_is_left() -> None:
    table = play(lay("A kitchen, E sea", cards=4), "2: !")
    seen = odds(table.sight(Seat(0)))
    assert seen["0.1.letter"] == seen["1.1.letter"]
    full = Referee.open(GAME, Options(), 2, seed_from(1))
    assert odds(full.sight(None))["3.0.letter"]["QK"] == pytest.approx(1 / 55)
    assert odds(full.sight(None))["0.0.letter"]["E"] == pytest.approx(4 / 55)


def test_a_whole_deck_stays_in_doubt_to_the_last_card() -> None:
    table = Referee.open(GAME, Options(rounds=4), 2, seed_from(3))
    while GAME.outcome(table.state) is None:
        play(table, "time")
    assert count(table.sight(Seat(0))) > 1
