"""The Sealed Card in a terminal."""

from __future__ import annotations

from tests._template.positions import dealt, moves

from cabinet_noir.core import Seat
from cabinet_noir.games._template.terminal import paint


def test_the_table_shows_ones_own_card_and_what_was_named_in_vain() -> None:
    view = moves(dealt(7, 2), "2=5").sight(Seat(0)).view
    assert paint(view, ["Ada", "Blaise"]).plain == "  1 Ada      [ 7 ]\n▶ 2 Blaise   [ ? ]   ≠ 5\n"
