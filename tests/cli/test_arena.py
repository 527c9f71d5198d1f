"""`cabinet arena`: the same table wherever and however often it is played, kept, added to, and told."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from fcntl import LOCK_EX, flock
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.arena.mortal import ARMED
from tests.cli.conftest import Cabinet

from cabinet_noir.arena.book import read_book

PAIR = ("arena", "vinci", "--bots", "novice,regular", "--jobs", 1)


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name != "thinking"}


def lines(path: Path) -> list[Any]:
    return [each.untimed for each in read_book(path.read_bytes()).played]


def test_the_table_adds_up(cabinet: Cabinet) -> None:
    report = cabinet("arena", "vinci", "--deals", 4, "--jobs", 1, "--json").json
    assert (report["deals"], report["games"]) == (4, 24)
    assert [row["games"] for row in report["table"]] == [16, 16, 16]
    assert sum(row["share"] for row in report["table"]) == pytest.approx(1.5)
    assert sum(row["elo"] for row in report["table"]) == pytest.approx(0, abs=0.2)
    assert all(row["low"] < row["elo"] < row["high"] for row in report["table"])
    assert len(report["pairs"]) == 3
    assert set(report["thinking"]) == {"novice", "regular", "master"}


def test_three_and_four_sit_at_one_table(cabinet: Cabinet) -> None:
    words = ("arena", "vinci", "--deals", 1, "--jobs", 1, "--json")
    assert cabinet(*words, "--seats", 3).json["games"] == 6
    assert cabinet(*words, "--seats", 4, "--bots", "novice,regular").json["games"] == 6


def test_it_goes_on_where_it_was_after_a_kill(cabinet: Cabinet, tmp_path: Path) -> None:
    whole, kept, armed = tmp_path / "whole.jsonl", tmp_path / "kept.jsonl", tmp_path / "armed"
    words = ("arena", "vinci", "--bots", "novice,mortal=tests.arena.mortal:Mortal", "--jobs", "1", "--batch", "2")
    assert cabinet(*words, "--deals", 6, "--to", whole).code == 0
    assert cabinet(*words, "--deals", 2, "--to", kept).code == 0
    armed.touch()
    killed = subprocess.run(
        [sys.executable, "-m", "cabinet_noir.cli", *words, "--deals", "6", "--to", str(kept)],
        env={**os.environ, ARMED: str(armed)},
        cwd=Path(__file__).parents[2],
        check=False,
    )
    assert killed.returncode == -signal.SIGKILL
    assert len(lines(kept)) == 2
    kept.write_bytes(kept.read_bytes() + b'{"t":"deal","seed":1,"de')  # and a line was being written
    assert cabinet(*words, "--deals", 6, "--to", kept).code == 0
    assert lines(kept) == lines(whole)
    assert untimed(cabinet("arena", "report", kept, "--json").json) == untimed(
        cabinet("arena", "report", whole, "--json").json
    )


def test_what_is_there_is_not_played_again_and_others_may_join_later(cabinet: Cabinet, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    first = cabinet(*PAIR, "--deals", 2, "--to", kept, "--json").json
    before = kept.read_bytes()
    assert untimed(cabinet(*PAIR, "--deals", 2, "--to", kept, "--json").json) == untimed(first)
    assert kept.read_bytes() == before
    words = ("arena", "vinci", "--bots", "novice,regular,master", "--jobs", 1, "--deals", 2)
    grown = cabinet(*words, "--to", kept, "--json").json
    assert untimed(grown) == untimed(cabinet(*words, "--json").json)
    assert kept.read_bytes().startswith(before)


def test_a_book_of_another_game_is_not_added_to(cabinet: Cabinet, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    assert cabinet(*PAIR, "--deals", 1, "--to", kept).code == 0
    said = cabinet(*PAIR, "--deals", 1, "--to", kept, "--option", "jokers")
    assert said.code == 2 and "cannot be counted together" in said.err


def test_two_do_not_add_to_one_book_at_a_time(cabinet: Cabinet, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    assert cabinet(*PAIR, "--deals", 1, "--to", kept).code == 0
    with kept.open("rb") as file:
        flock(file, LOCK_EX)
        said = cabinet(*PAIR, "--deals", 2, "--to", kept)
    assert said.code == 2 and "right now" in said.err
    assert len(lines(kept)) == 1


def test_books_of_two_machines_are_laid_together(cabinet: Cabinet, tmp_path: Path) -> None:
    one, other, both = (tmp_path / f"{name}.jsonl" for name in ("one", "other", "both"))
    cabinet(*PAIR, "--deals", 2, "--to", one)
    cabinet(*PAIR, "--deals", 3, "--to", other)
    said = cabinet("arena", "merge", one, other, "--to", both)
    assert said.code == 0 and "3 deals; 2 that were there twice count once" in said.out
    assert lines(both) == lines(other)


UNTIL = ("arena", "vinci", "--bots", "regular,novice", "--until", "150", "--deals", 200)


def test_it_stops_once_it_is_clear_at_the_same_deal_however_many_processes(cabinet: Cabinet, tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    alone = cabinet(*UNTIL, "--jobs", 1, "--to", one, "--json").json
    shared = cabinet(*UNTIL, "--jobs", 2, "--batch", 6, "--to", two, "--json").json
    assert untimed(alone) == untimed(shared)
    assert lines(one) == lines(two)
    assert alone["test"]["verdict"] == "better" and alone["test"]["deals"] == alone["deals"] < 50
    again = cabinet(*UNTIL, "--jobs", 1, "--to", one, "--json").json
    assert untimed(again) == untimed(alone), "what is answered is not asked again"


def test_without_what_chance_brought_it_stops_as_well(cabinet: Cabinet, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    report = cabinet(*UNTIL, "--jobs", 1, "--adjusted", "--to", kept, "--json").json
    assert report["test"]["adjusted"] and report["test"]["verdict"] == "better"
    told = cabinet("arena", "report", kept, "--until", 150, "--adjusted", "--bots", "regular,novice", "--json").json
    assert untimed(told) == untimed(report)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "novice"), "two bots at least"),
        (("--until", "much"), "does not say by how much"),
        (("--bots", "novice,regular,master", "--until", "10"), "name two"),
        (("--on", "here"), "is no cluster"),
        (("--bots", "novice,exec: ./nothing"), "no program"),
        (("--seats", "7"), ""),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(cabinet: Cabinet, words: tuple[str, ...], said: str) -> None:
    told = cabinet("arena", "vinci", "--deals", 1, "--jobs", 1, *words)
    assert told.code == 2 and said in told.err


class Page(HTMLParser):
    """Reads a page: are its elements closed, and does it ask for anything?"""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.drawings, self.asked = 0, list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.drawings += tag == "svg"
        self.asked += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(("language", "word"), [("fr", "L’arène"), ("en", "The arena")])
def test_the_report_is_one_page_that_asks_for_nothing(
    cabinet: Cabinet, tmp_path: Path, language: str, word: str
) -> None:
    path = tmp_path / "report.html"
    assert cabinet(*UNTIL, "--jobs", 1, "--html", path, "--language", language).code == 0
    text = path.read_text("utf-8")
    page = Page()
    page.feed(text)
    assert page.open == [] and page.asked == [] and page.drawings == 5
    assert word in text and "url(" not in text and "@import" not in text


def test_a_name_is_no_markup(cabinet: Cabinet, tmp_path: Path) -> None:
    kept, path = tmp_path / "kept.jsonl", tmp_path / "report.html"
    assert cabinet(*PAIR, "--deals", 2, "--to", kept).code == 0
    kept.write_text(kept.read_text().replace('"novice"', '"<b onload=x>"'))
    assert cabinet("arena", "report", kept, "--html", path).code == 0
    assert "<b onload" not in path.read_text("utf-8")


def test_faults_are_told(cabinet: Cabinet, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    words = ("arena", "vinci", "--bots", "novice,x=tests.arena.mortal:Broken", "--deals", 1, "--jobs", 1)
    said = cabinet(*words, "--html", path)
    assert "x lost games by its own fault: its code broke 2" in said.out
    assert "its code broke 2" in path.read_text("utf-8")
