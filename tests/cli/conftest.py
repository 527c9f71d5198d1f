"""A terminal for tests: run a command line in this process and look at what it said."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from cabinet_noir.bots.bout import lots_of, next_to_act
from cabinet_noir.cli.app import run
from cabinet_noir.core import Chance, dump_lines, seed_from
from cabinet_noir.games import load
from cabinet_noir.table import Referee


class Said(Struct, frozen=True):
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one JSON object on standard output."""
        return msgspec.json.decode(self.out)


Cabinet = Callable[..., Said]


@pytest.fixture
def cabinet(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cabinet:
    """Return a function that runs `cabinet` with these words, in English unless told otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")

    def type_in(*words: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(word) for word in words])
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return type_in


@pytest.fixture
def finished_log(tmp_path: Path) -> Path:
    """Return the log of a whole random game of two."""
    game, seed = load("vinci"), seed_from(7)
    referee = Referee.open(game, game.options(setup="chance"), 2, seed)
    while game.outcome(referee.state) is None:
        seat = next_to_act(referee)
        referee.act(seat, game.bots["novice"](referee.sight(seat), Chance(lots_of(seed), f"{referee.seq}")))
    path = tmp_path / "game.jsonl"
    path.write_bytes(dump_lines(referee.header(names=("Ada", "Blaise")), referee.entries))
    return path
