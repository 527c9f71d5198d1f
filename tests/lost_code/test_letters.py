"""The Lost Code in the reader's own letters and words: drawn so, typed so, and the notation's are taken as well."""

from __future__ import annotations

import re

import pytest
from tests.lost_code.positions import moves, table

from cabinet_noir.cli.playing.advice import told
from cabinet_noir.cli.words import Words
from cabinet_noir.core import Seat
from cabinet_noir.games.lost_code import GAME
from cabinet_noir.games.lost_code.edition import COLOURS
from cabinet_noir.games.lost_code.notation import letter, read
from cabinet_noir.prose.boards import labels, notated, paint, spelled

FRENCH = Words("fr", GAME.key).say
ENGLISH_STONE = re.compile(r"\b[YGP][\d?×-]")
MOVES = [("lance", "roll"), ("passe", "pass"), ("=jts", "=YGP"), ("xT", "xG"),
         ("J1 V12 R- B345 T0 S7", "Y1 V12 R- B345 G0 P7"),
         ("9-15", "9-15"), ("+12", "+12")]  # fmt: skip


@pytest.mark.parametrize(("typed", "noted"), MOVES)
def test_a_move_is_typed_in_french_and_in_the_notation(typed: str, noted: str) -> None:
    assert read(notated(GAME, typed, FRENCH)) == read(noted) == read(notated(GAME, noted, FRENCH))
    assert spelled(GAME, read(noted), FRENCH) == (typed.upper() if "=" in typed else typed)
    assert spelled(GAME, read(noted), Words("en", GAME.key).say) == noted
    assert notated(GAME, "jeter", FRENCH) == "jeter"  # no move: it is told as it was typed


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_letter_is_another_colours_in_any_spelling(language: str) -> None:
    own = {colour: Words(language, GAME.key).say(f"lost-code-letter-{colour}") for colour in COLOURS}
    assert len(set(own.values())) == len(COLOURS)
    assert all(own[colour] != letter(other) for colour in COLOURS for other in COLOURS if other != colour)


def test_a_french_reader_is_shown_no_english_letter() -> None:
    referee = moves(table("121000", "030111", stack="21"), "!VVY", "=VVY", "20-21", "0-9", "xG")
    sight = referee.sight(Seat(0))
    drawn = paint(GAME, sight.view, ["Ada", "Blaise"], FRENCH).plain
    assert "J? " in drawn and "VVJ" in drawn and "× T" in drawn
    lines = "\n".join([drawn, *told(GAME, sight, "best", Words("fr", GAME.key))])
    assert ENGLISH_STONE.findall(lines) == []
    assert labels(GAME, sight.view, FRENCH)("0.pink.0") == "1S"
