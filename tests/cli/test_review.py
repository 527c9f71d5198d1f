"""`cabinet review`: a game looked back at in the terminal."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.conftest import Cabinet

from cabinet_noir.cli.past import verdict


def test_a_review_adds_up_and_compares_what_was_done_with_the_best(cabinet: Cabinet, finished_log: Path) -> None:
    told = cabinet("review", finished_log, "--seat", 2, "--json").json
    assert sum(told["parts"].values()) == pytest.approx(told["result"] - told["start"][1], abs=1e-9)
    own = [step for step in told["steps"] if step["seat"] == 1]
    assert own
    for step in own:
        expected = [each["expected"] for each in step["compared"]]
        assert expected == sorted(expected, reverse=True)
        assert step["done"] in [each["move"] for each in step["compared"]]


@pytest.mark.parametrize(
    ("language", "estimate"), [("en", "by the house’s estimate"), ("fr", "l’estimation de la maison")]
)
def test_it_says_that_it_is_an_estimate(cabinet: Cabinet, finished_log: Path, language: str, estimate: str) -> None:
    said = cabinet("review", finished_log, "--language", language)
    assert said.code == 0
    assert estimate in said.out


def test_in_french_shares_are_written_as_one_writes_them(cabinet: Cabinet, finished_log: Path) -> None:
    said = cabinet("review", finished_log, "--language", "fr").out
    assert "de chances au départ" in said
    assert not re.search(r"\d%|\d\.\d|\S:|-\d", said), "a space before the sign, a comma, a minus"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Move 21: There was more to be had here.", "Ada’s tile d is the black 2.", "lies open", "no mistake"]),
        (
            "fr",
            ["Coup 21 : Il y avait mieux à faire ici.", "la tuile d est le 2 noir.", "est couchée", "pas une erreur"],
        ),
    ],
)
def test_a_choice_that_was_not_the_best_is_told_why_and_a_good_one_that_failed_is_praised(
    cabinet: Cabinet, finished_log: Path, language: str, words: list[str]
) -> None:
    said = " ".join(cabinet("review", finished_log, "--seat", 2, "--language", language).out.split())
    assert [word for word in words if word not in said] == []


def test_skill_and_luck_are_two_bars_with_the_parts_they_are(cabinet: Cabinet, finished_log: Path) -> None:
    parts = cabinet("review", finished_log, "--seat", 2, "--json").json["parts"]
    said = cabinet("review", finished_log, "--seat", 2, "--language", "en").out.splitlines()
    skill, luck = (next(line for line in said if line.strip().startswith(f"{name} ")) for name in ("Skill", "Luck"))
    assert "█│" in skill and f"−{abs(100 * parts['choice']):.1f}%" in skill, "what was lost, to the left"
    assert "│█" in luck and f"+{100 * parts['chance']:.1f}%" in luck, "what was won, to the right"
    assert skill.count("█") / luck.count("█") == pytest.approx(abs(parts["choice"]) / parts["chance"], rel=0.3)


def test_the_page_and_the_terminal_judge_alike() -> None:
    page = (Path(__file__).parents[2] / "web/src/review/verdict.ts").read_text("utf-8")
    told = {name: float(value) for name, value in re.findall(r"^const ([A-Z_]+) = (0\.\d+);", page, re.MULTILINE)}
    assert told == {name: getattr(verdict, name) for name in ("AS_GOOD", "MUCH", "FELT")}


def test_the_line_of_worth_is_drawn(cabinet: Cabinet, finished_log: Path, tmp_path: Path) -> None:
    assert cabinet("review", finished_log, "--svg", tmp_path / "worth.svg").code == 0
    drawing = ElementTree.parse(tmp_path / "worth.svg").getroot()
    assert len(drawing.findall("{http://www.w3.org/2000/svg}polyline")) == 2


def test_nothing_is_told_before_the_end(cabinet: Cabinet, finished_log: Path, tmp_path: Path) -> None:
    unfinished = tmp_path / "unfinished.jsonl"
    unfinished.write_bytes(b"".join(finished_log.read_bytes().splitlines(keepends=True)[:9]))
    said = cabinet("review", unfinished)
    assert said.code == 2
    assert "not over" in said.err


def test_a_seat_that_is_not_there_is_refused(cabinet: Cabinet, finished_log: Path) -> None:
    assert cabinet("review", finished_log, "--seat", 3).code == 2
