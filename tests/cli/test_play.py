"""Whole games in the terminal, typed from a file."""

from __future__ import annotations

import re
from datetime import date
from itertools import cycle, islice
from pathlib import Path
from typing import Self

import pytest
from tests.cli.conftest import Cabinet

from cabinet_noir.cli.options import read_options
from cabinet_noir.core import load_lines
from cabinet_noir.games.archeologic.edition import HOUSE, drawings

FIRST = ("--option", "first=0", "--option", "setup=chance")
SECOND = ("--option", "first=1", "--option", "setup=chance")
"""Code de Vinci begins with this seat's turn."""
STUBBORN = [f"2{letter}={face}" for face in range(12) for letter in "abcdefghijklm"]
"""Guess everything there is: what is refused costs nothing, and sooner or later somebody has won."""


def a_whole_game() -> str:
    """Return enough typed lines to play any game of two to its end: choose, draw, try everything, lay open."""
    tries = ["#1", "+B", "+W", *STUBBORN, *(f"~{letter}" for letter in "abcdefghijklm")]
    return "\n".join(islice(cycle(tries), 60 * len(tries)))


def test_a_whole_game_is_played_and_kept(cabinet: Cabinet, tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    said = cabinet("play", "vinci", "--bots", "novice", "--seed", 3, "--save", log, typed=a_whole_game())
    assert said.code == 0
    assert "It is over." in said.out
    assert cabinet("verify", log).code == 0
    assert load_lines(log.read_bytes()).header.bots == ("", "novice")


def test_leaving_keeps_only_what_was_seen(cabinet: Cabinet, tmp_path: Path) -> None:
    log = tmp_path / "left.jsonl"
    said = cabinet("play", "vinci", "--bots", "novice", *FIRST, "--seed", 3, typed=f"+B\nq\n{log}\n")
    assert said.code == 0
    assert load_lines(log.read_bytes()).header.eyes == "1"
    assert b"unsealed" not in log.read_bytes()
    assert cabinet("replay", log).code == 0
    assert cabinet("replay", log, "--eyes", "all").code == 2
    position = cabinet("replay", log, "--json").json["position"].splitlines()[1]
    assert all(tile in ("[B?]", "[W?]") for tile in position.split()[1:])


@pytest.mark.parametrize("typed", ["", "+B\n", "?\n", "q\n", "q\n\n"])
def test_the_end_of_the_input_is_the_end_of_the_game(cabinet: Cabinet, typed: str) -> None:
    said = cabinet("play", "vinci", "--bots", "novice", *FIRST, typed=typed)
    assert said.code == 0
    assert said.out.rstrip().endswith("Goodbye.")


def test_help_tells_the_notation_and_legal_moves(cabinet: Cabinet) -> None:
    said = cabinet("play", "vinci", "--bots", "novice", *FIRST, typed="?\n")
    assert "2c=7" in said.out
    assert "2 legal moves, such as: +B  +W" in said.out


def test_refusals_are_told_in_the_players_language_and_change_nothing(cabinet: Cabinet) -> None:
    words = ("play", "vinci", "--bots", "novice", *FIRST, "--seed", 3)
    english = cabinet(*words, typed="rabbit\n2a=3\n1a=3\n")
    french = cabinet(*words, "--language", "fr", typed="rabbit\n2a=3\n1a=3\n")
    for said in (english, french):
        assert said.code == 0
        assert "vinci-" not in said.out
        assert "(R6)" in said.out
    assert english.out != french.out
    assert "Au revoir." in french.out


def test_the_other_seats_stay_hidden(cabinet: Cabinet) -> None:
    said = cabinet("play", "vinci", "--bots", "novice,novice,novice", "--seat", 2, *SECOND, typed="")
    faces = [line for line in said.out.splitlines() if "│" in line]
    assert len(faces) == 4
    assert ["?" in line for line in faces] == [True, False, True, True]


@pytest.mark.parametrize("assist", ["counts", "candidates"])
def test_the_house_helps_if_asked_to(cabinet: Cabinet, assist: str) -> None:
    bare = cabinet("play", "vinci", "--bots", "novice", *FIRST)
    said = cabinet("play", "vinci", "--bots", "novice", *FIRST, "--assist", assist)
    assert "2a: " in said.out
    assert ("%" in said.out) == (assist == "candidates")
    assert "2a: " not in bare.out


def test_the_best_questions_are_named_and_what_cannot_be_told_is_not(cabinet: Cabinet) -> None:
    words = ("play", "break-the-code", "--bots", "novice", "--option", "first=0", "--seed", 5, "--assist", "best")
    said = cabinet(*words, "--language", "en")
    assert said.out.count("Worth asking: ?") == 3
    assert "2A: " in said.out
    assert "unseen" not in said.out
    assert "À demander" in cabinet(*words, "--language", "fr").out


@pytest.mark.parametrize("assist", ["checked", "counts", "rabbit"])
def test_help_a_game_does_not_have_in_a_terminal_is_refused(cabinet: Cabinet, assist: str) -> None:
    said = cabinet("play", "break-the-code", "--bots", "novice", "--assist", assist, "--language", "en")
    assert said.code == 2
    assert "off, candidates, best" in said.err


def test_a_french_reader_types_and_reads_french_letters(cabinet: Cabinet) -> None:
    words = ("play", "vinci", "--bots", "novice", "--option", "first=0", "--seed", 3)
    said = cabinet(*words, "--language", "fr", typed="#2\n?\n+N\n")
    assert "2 coups possibles, par exemple : +N  +B" in said.out.replace("\u00a0", " ")
    assert "Tu pioches le 7 noir" in said.out
    assert not re.search(r"[BWN]", "".join(line for line in said.out.splitlines() if "│" in line))
    assert re.search(r"Tu pioches le \d+ blanc", cabinet(*words, "--language", "fr", typed="#2\n+B\n").out)
    assert "You draw the black 7" in cabinet(*words, "--language", "en", typed="#2\n+B\n").out


def test_the_expert_game_is_arranged_first(cabinet: Cabinet) -> None:
    said = cabinet("play", "vinci", "--bots", "novice", "--option", "jokers=true", "--assist", "counts", typed="?\n")
    assert said.code == 0
    assert "legal move" in said.out


ALONE = ("play", "archeologic", "--option", "solo", "--option", "quest=EJA-A9N0")
CITY = "SA1^ TB4< LD3v OD1< VA4> IC1>"


def test_a_quest_alone_is_played_to_its_end(cabinet: Cabinet, tmp_path: Path) -> None:
    log = tmp_path / "quest.jsonl"
    said = cabinet(*ALONE, "--save", log, typed=f"@A\n1 traps\n! {CITY}\n")
    assert said.code == 0
    assert "┌────┬" in said.out
    assert "Won: Guest." in said.out
    assert "Guest: time spent: 6" in said.out
    assert load_lines(log.read_bytes()).header.seats == 1
    assert cabinet("verify", log).code == 0


def test_no_bots_at_all_is_the_same_as_solo(cabinet: Cabinet) -> None:
    typed = "@A\n1 traps\nq\n\n"
    assert cabinet(*ALONE, "--seed", 1, typed=typed).out == (
        cabinet("play", "archeologic", "--bots", "", "--option", "quest=EJA-A9N0", "--seed", 1, typed=typed).out
    )


def test_giving_up_alone_is_nobodys_win(cabinet: Cabinet) -> None:
    assert "Nobody won." in cabinet(*ALONE, typed="@A\ngive up\n\n").out


def test_a_quest_to_practise_may_be_named_by_todays_date(monkeypatch: pytest.MonkeyPatch) -> None:
    class Someday(date):
        @classmethod
        def today(cls) -> Self:
            return cls(2026, 1, 31)

    monkeypatch.setattr("cabinet_noir.cli.options.date", Someday)
    assert read_options(["quest=today"]) == {"quest": "2026-01-31"}


def test_help_draws_the_buildings_and_explains_a_claim(cabinet: Cabinet) -> None:
    said = cabinet(*ALONE, typed="@A\n?\nq\n\n")
    for building, drawing in drawings(HOUSE.buildings).items():
        assert f"{building} {' '.join(drawing[0]).replace('.', '·')}" in said.out
    assert "! SB3> TA1^" in said.out
