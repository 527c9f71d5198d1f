"""A puzzle in the terminal: how an answer is typed, a refusal in few lines, and the best question put in words."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Cabinet, Said

from cabinet_noir.cli.playing import puzzling
from cabinet_noir.games import load
from cabinet_noir.puzzles import APART, Order, kinds_of, look, shelf

both = pytest.mark.parametrize("language", ["en", "fr"])
NAMING = {"en": "2C=… names tile C of seat 2", "fr": "2C=… nomme la tuile C de la place 2"}
HOW = {"en": "Answer as at the table", "fr": "Réponds comme à la table"}
NOTATION = {"en": "?17 asks card 17", "fr": "?17 pose la carte 17"}
SUM = {
    "en": "The best question: “?17 (Sum of all your tiles?)”.",
    "fr": "La meilleure question : « ?17 (Total de toutes",
}


def solve(cabinet: Cabinet, game: str, id: str, *typed: str, language: str = "en") -> list[str]:
    """Return what is said about a puzzle to somebody who types this."""
    said = cabinet("puzzles", "solve", game, "--id", id, "--language", language, typed="\n".join(typed))
    assert said.code == 0
    return said.out.replace("\u00a0", " ").splitlines()


@both
@pytest.mark.parametrize("kind", kinds_of(load("break-the-code")))
def test_how_an_answer_is_typed_is_said_before_it_is(cabinet: Cabinet, kind: str, language: str) -> None:
    id = next(id for id, puzzle in shelf("break-the-code").items() if puzzle.kind == kind)
    told = "\n".join(solve(cabinet, "break-the-code", id, language=language))
    assert (NAMING[language] in told) == (kind == "certain")
    assert (HOW[language] in told) == (kind == "question")


@both
def test_the_notation_is_told_and_the_best_question_is_put_in_words(cabinet: Cabinet, language: str) -> None:
    said = solve(cabinet, "break-the-code", "510b3661e232", "?", "?17", language=language)
    assert any(NOTATION[language] in line for line in said)
    assert any(line.startswith(SUM[language]) for line in said)


def make(cabinet: Cabinet, to: Path, *more: object) -> Said:
    """Make a few puzzles as an operator does."""
    return cabinet("puzzles", "make", "break-the-code", "--to", to, "--many", 3, "--jobs", 1, *more)


def test_puzzles_are_made_with_a_bar_and_what_was_torn_off_goes_on_the_same_for_a_program(
    cabinet: Cabinet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, first = "break-the-code.jsonl.gz", msgspec.json.encode(look("break-the-code", APART))
    halted = tmp_path / "halted"
    halted.mkdir()
    (halted / "break-the-code.jsonl.part").write_bytes(first + b"\n" + first[:40])
    plain = make(cabinet, halted, "--json")
    assert plain.json["kinds"] == {"certain": 1, "contradiction": 1, "question": 1}
    assert (plain.json["file"], plain.err) == (str(halted / name), ""), "no bar for a program"
    assert [file.name for file in halted.iterdir()] == [name]
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    told = make(cabinet, tmp_path / "whole")
    assert (told.code, len(told.out.splitlines())) == (0, 3)
    assert "Puzzles" in told.err, "the bar, beside what is printed"
    assert (tmp_path / "whole" / name).read_bytes() == (halted / name).read_bytes()


def test_moves_that_decide_are_asked_for_by_a_word_and_are_a_file_of_their_own(
    cabinet: Cabinet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[tuple[Order, str]]()

    def made(order: Order, file: Path, _told: object) -> Counter[str]:
        asked.append((order, file.name))
        return Counter(win=3)

    monkeypatch.setattr(puzzling, "make_them", made)
    assert make(cabinet, tmp_path, "--win", "--json").json["kinds"] == {"win": 3}
    assert asked == [(Order("break-the-code", 3, 1, 1, weighed=True), "break-the-code.win.jsonl.gz")]


def test_a_city_that_denies_an_answer_is_told_by_its_buildings(cabinet: Cabinet) -> None:
    said = solve(cabinet, "archeologic", "47ab670a0f66", "at.A5=S")
    world = [line for line in said if line.startswith("  · ")]
    assert world[0] == "  · The hook covers A5."
    assert len(world) == 1 + 6
