"""ArcheOlogic in a terminal, in the reader's own words."""

from __future__ import annotations

import pytest

from cabinet_noir.cli.words import Words
from cabinet_noir.core import Seat, seed_from
from cabinet_noir.games.archeologic import GAME
from cabinet_noir.games.archeologic.notation import read
from cabinet_noir.games.archeologic.types import Options
from cabinet_noir.prose.boards import labels, notated, paint, spelled
from cabinet_noir.table import Referee

FRENCH = Words("fr", GAME.key).say


@pytest.mark.parametrize(
    ("typed", "noted"),
    [("B pièges", "B traps"), ("b PIEGES", "B traps"), ("3 vides", "3 empty"), ("A batiments", "A buildings"),
     ("abandonne", "give up"), ("3 S", "3 S"), ("@3", "@3")],
)  # fmt: skip
def test_a_question_is_typed_in_french_and_in_the_notation(typed: str, noted: str) -> None:
    assert read(notated(GAME, typed, FRENCH)) == read(noted) == read(notated(GAME, noted, FRENCH))


def test_a_french_reader_is_shown_french_words() -> None:
    referee = Referee.open(GAME, Options(), 1, seed_from(1))
    referee.act(Seat(0), read("@3"))
    referee.act(Seat(0), read("B traps"))
    view = referee.sight(Seat(0)).view
    assert "B pièges (" in paint(GAME, view, ["Ada"], FRENCH).plain
    assert "B traps (" in paint(GAME, view, ["Ada"], Words("en", GAME.key).say).plain
    assert labels(GAME, view, FRENCH)("asked.0") == "B pièges"
    assert spelled(GAME, read("give up"), FRENCH) == "abandonne"
