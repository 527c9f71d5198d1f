"""Break the Code in a terminal: tiles by marks that read alike in every language, moves in the reader's own letters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.break_the_code.positions import moves, table

from cabinet_noir.cli.words import Words
from cabinet_noir.core import Line, Seat
from cabinet_noir.games.break_the_code import GAME
from cabinet_noir.games.break_the_code.notation import read
from cabinet_noir.games.break_the_code.terminal import paint
from cabinet_noir.games.break_the_code.views import tell
from cabinet_noir.prose.boards import notated, spelled, valued

LETTER_TILE = re.compile(r"\b[BWG] ?\d")


def played() -> Any:
    return moves(table("B0 W1 B3 W7 B9", "W0 B2 B4 W4 G5"), "!W0 B2 B4 W4 B8", "!B0 W1 B3 W7 W9", "?1")


@pytest.mark.parametrize(("language", "typed"), [("fr", "!N0 B3 V5 n7 B9"), ("en", "!B0 W3 G5 b7 W9")])
def test_a_guess_is_typed_in_the_readers_letters(language: str, typed: str) -> None:
    say = Words(language, GAME.key).say
    assert read(notated(GAME, typed, say)) == read("!B0 W3 G5 B7 W9")
    assert spelled(GAME, read("!B0 W3 G5 B7 W9"), say) == typed.replace("n", "N").replace("b", "B")
    assert notated(GAME, "?17", say) == "?17"


def test_no_tile_is_drawn_or_told_by_an_english_letter() -> None:
    referee = played()
    drawn = str(paint(referee.sight(Seat(0)).view, ("Ada", "Cy")))
    assert "● 0" in drawn and "○ 1" in drawn
    assert "!●0 ○1 ●3 ○7 ○9" in drawn
    assert LETTER_TILE.findall(drawn) == []
    told = [Words("fr", GAME.key).tell(line, ("Ada", "Cy"), 0) for line in _lines(referee)]
    assert any("●0 ○1 ●3 ○7 ○9" in line for line in told)
    assert [line for line in told if LETTER_TILE.search(line)] == []
    assert (valued(GAME, "G5"), valued(GAME, "unseen")) == ("▲5", "unseen")


def _lines(referee: Any) -> Iterator[Line]:
    for entry in referee.entries:
        for event in entry.events:
            if hasattr(event, "seat") and type(event).__module__.startswith("cabinet_noir.games"):
                yield from tell(event)
