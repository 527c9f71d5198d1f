"""The rules of the Sealed Card, one by one."""

from __future__ import annotations

import pytest
from tests._template.positions import dealt, ended, moves

from cabinet_noir.core import Illegal, Seat, seed_from
from cabinet_noir.games._template import GAME
from cabinet_noir.games._template.edition import deck
from cabinet_noir.games._template.types import FaceDown, Options
from cabinet_noir.table import Referee


def test_R1_everyone_is_dealt_a_card_of_the_deck_that_only_they_see() -> None:
    table = Referee.open(GAME, Options(highest=4), 3, seed_from(1))
    assert len(set(table.state.cards)) == 3 and set(table.state.cards) <= set(deck(Options(highest=4)))
    for seat in range(3):
        seen = table.sight(Seat(seat)).view.cards
        assert [card == FaceDown() for card in seen] == [other != seat for other in range(3)]


def test_R2_players_name_in_turn_a_card_of_another_with_a_number_of_the_deck() -> None:
    table = dealt(3, 7, 5)
    assert GAME.to_act(table.state) == (0,)
    for text in ("1=3", "2=10", "2=0", "4=3"):
        with pytest.raises(Illegal, match="R2"):
            moves(table, text)
    with pytest.raises(Illegal, match="template-not-your-turn"):
        table.act(Seat(1), GAME.read("1=3"))


def test_R3_whoever_names_a_card_wins_and_all_cards_are_turned_up() -> None:
    table = moves(dealt(3, 7, 5), "3=5")
    assert ended(table).winners == (0,)
    assert table.sight(None).view.cards == table.state.cards


def test_R4_after_a_miss_the_next_player_is_on_turn() -> None:
    table = moves(dealt(3, 7), "2=5", "1=4")
    assert GAME.to_act(table.state) == (0,)
    assert GAME.outcome(table.state) is None
