"""The table in a terminal: drawn in the language of play, and a bare word finds its row where there is only one."""

from __future__ import annotations

from tests.password_express.positions import lay, play

from cabinet_noir.core import Seat
from cabinet_noir.games.password_express.mind.deduce import hidden
from cabinet_noir.games.password_express.terminal import completed, labels, paint

NAMES = ("Ada", "Blaise")


def test_the_table_shows_letters_themes_words_and_doubts() -> None:
    table = play(lay("A kitchen, QK sea", zeros="14"), "2: !", "1: 1 banane", "2: ?1b")
    drawn = paint(table.sight(Seat(0)).view, NAMES).plain
    assert "1 A  Cuisine" in drawn and "2 QK La mer" in drawn
    assert "2** <banane?" in drawn
    assert "▶  < Ada  0  (11 ●)" in drawn and "> Blaise  0  (12 ●)" in drawn
    english = paint(lay("A kitchen", language="en").sight(Seat(0)).view, NAMES).plain
    assert "Detective" not in english and "Party time" in english


def test_after_a_round_the_terminal_says_what_could_have_been_said() -> None:
    table = play(lay("A kitchen"), "2: !", "time", "time")
    assert "1 1  assiette" in paint(table.sight(None).view, NAMES).plain


def test_a_bare_word_finds_its_row_where_there_is_only_one() -> None:
    sight = play(lay("A kitchen, O sea"), "2: !", "1: 1 banane").sight(Seat(0))
    assert completed(sight, "évier") == "évier"
    assert completed(sight, "moto") == "2 moto"
    assert completed(sight, "Allumette") == "1 Allumette"
    assert completed(sight, "chaloupe") == "chaloupe", "two rows fit"
    assert completed(sight, "banane") == "banane", "it was said already"
    assert completed(sight, "2 moto") == "2 moto"
    assert completed(play(lay("A kitchen"), "2: !").sight(Seat(1)), "plat") == "plat", "it is not this seat's turn"


def test_only_the_next_letter_and_theme_of_a_row_have_a_name_in_the_terminal() -> None:
    table = play(lay("A kitchen", "E sea", "I farm"), "2: !")
    named = labels(table.state)
    assert {name: label for name, label in named.items() if label} == {"0.1.letter": "1 A?", "0.2.theme": "1 ...?"}
    assert hidden(table.state, Seat(0)) <= set(named)
