"""A puzzle in the terminal: how an answer is typed, a refusal in few lines, and the best question put in words."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Cabinet

from cabinet_noir.games import load
from cabinet_noir.puzzles import kinds_of, shelf

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


def test_a_city_that_denies_an_answer_is_told_by_its_buildings(cabinet: Cabinet) -> None:
    said = solve(cabinet, "archeologic", "47ab670a0f66", "at.A5=S")
    world = [line for line in said if line.startswith("  · ")]
    assert world[0] == "  · The hook covers A5."
    assert len(world) == 1 + 6
