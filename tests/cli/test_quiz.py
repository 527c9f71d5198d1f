"""The quiz at the command line: made, answered by a stand-in, scored, with the right answers apart or beside."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Cabinet


def test_a_quiz_is_made_answered_and_scored(cabinet: Cabinet, tmp_path: Path) -> None:
    quiz, right, given = (str(tmp_path / name) for name in ("quiz.jsonl", "right.jsonl", "given.jsonl"))
    made = cabinet(
        "quiz", "make", "--game", "vinci", "--many", "2", "--jobs", "1", "--to", quiz, "--answers", right, "--json"
    )
    assert made.code == 0 and json.loads(made.out)["questions"] == 2
    assert all("solution" not in json.loads(line) for line in Path(quiz).read_text("utf-8").splitlines())
    asked = ("--questions", quiz, "--answers", right)
    assert cabinet("quiz", "answer", *asked, "--by", "master", "--to", given).code == 0
    scored = cabinet("quiz", "score", given, *asked, "--json")
    assert scored.code == 0 and json.loads(scored.out)["all"]["right"] == 2
    told = cabinet("quiz", "score", given, *asked, "--language", "fr")
    assert "degré" in told.out and "100\u00a0%" in told.out
    alone = cabinet("quiz", "score", given, "--questions", quiz, "--language", "en")
    assert alone.code == 2 and "--answers" in alone.err


def test_a_line_that_is_no_answer_is_named(cabinet: Cabinet, tmp_path: Path) -> None:
    given = tmp_path / "given.jsonl"
    given.write_text('{"id": "a", "answer": "7"}\n{"answer": 7}\n', "utf-8")
    quiz = tmp_path / "quiz.jsonl"
    quiz.write_text("", "utf-8")
    said = cabinet("quiz", "score", str(given), "--questions", str(quiz), "--language", "en")
    assert said.code == 2 and "line 2" in said.err
