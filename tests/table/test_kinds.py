"""Events are told apart by their exact types: so every kind there is has to be named."""

from __future__ import annotations

from typing import get_args

import pytest

from cabinet_noir.core import Seat
from cabinet_noir.games import GAMES, load
from cabinet_noir.games.vinci.types import PutOut, TurnBegan
from cabinet_noir.table import OfTheHouse
from cabinet_noir.table.types import HOUSE_KINDS


def test_every_event_of_the_house_is_known_as_one() -> None:
    assert set(OfTheHouse.__subclasses__()) == HOUSE_KINDS


@pytest.mark.parametrize("key", GAMES)
def test_no_event_of_a_game_is_one_of_the_house_and_its_mere_choices_are_events_of_its_own(key: str) -> None:
    game = load(key)
    kinds = set(get_args(game.event))
    assert kinds.isdisjoint(HOUSE_KINDS)
    assert kinds.issuperset(game.mere_choices)


def test_a_move_tells_nobody_anything_only_if_all_its_events_are_mere_choices() -> None:
    game = load("vinci")
    turn, out = TurnBegan(Seat(0)), PutOut(Seat(1), Seat(0))
    assert game.tell_nobody((turn,))
    assert not game.tell_nobody((turn, out))
