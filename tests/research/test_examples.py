"""The scripts for researchers run, and do what they say: in a shorter form."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from cabinet_noir import research
from cabinet_noir.games import GAMES

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "research"


def run(script: str, *args: str) -> dict[str, Any]:
    """Run a script with these arguments, and return what it leaves behind."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", [script, *args])
        return runpy.run_path(str(EXAMPLES / f"{script}.py"))


def test_random_play_goes_through_every_room(capsys: pytest.CaptureFixture[str]) -> None:
    run("random_play", "0")
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 5 and all("picks a game" in line for line in told)


def test_the_tiny_agent_beats_the_novice_it_has_learned_nothing_from(capsys: pytest.CaptureFixture[str]) -> None:
    left = run("tiny_agent", "25", "40")
    assert "as learned, against novice" in capsys.readouterr().out
    assert sum(left["won"](left["weights"], 60, "novice")) >= 40
    assert sum(left["won"](None, 60, "novice")) <= 20


def test_the_posterior_is_a_label_that_holds(capsys: pytest.CaptureFixture[str]) -> None:
    left = run("posterior", "0.08")
    odds, hits = left["odds"], left["hits"]
    assert hits[odds == 0].sum() == 0 and hits[odds == 1].all()
    assert left["exact"].sum(2) == pytest.approx(1.0)
    assert "exact" in capsys.readouterr().out


def test_what_the_page_for_researchers_begins_with_runs() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    (snippet,) = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    left: dict[str, Any] = {}
    exec(compile(snippet, "docs/research.md", "exec"), left)
    assert left["env"].agents == []


THE_HOUSES_OWN = 5


def test_the_page_tells_every_environment_by_its_sizes() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    told = [game for game in GAMES if f"`{research.environment_name(game)}`" in page]
    assert len(told) >= THE_HOUSES_OWN, "a room that was just begun may wait for its line"
    for game in told:
        env = research.aec(game)
        seen, acts = env.observation_space("player_0"), env.action_space("player_0")
        sizes = f"{seen['observation'].shape[0]:,} | {acts.n:,} |"
        assert re.search(rf"`{research.environment_name(game)}` .*\| {re.escape(sizes)}", page), (game, sizes)
