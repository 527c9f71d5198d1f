"""The build keeps a room's mind from whatever holds or judges a full state: the contract bites, near and far."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTRACT = "A mind never reaches what holds or judges a full state, directly or through others"
MIND = "games/vinci/mind/clairvoyance.py"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the house's modules, to be spoilt."""
    shutil.copytree(
        ROOT / "src" / "cabinet_noir",
        tmp_path / "cabinet_noir",
        ignore=lambda folder, names: [n for n in names if (Path(folder) / n).is_file() and not n.endswith(".py")],
    )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def contracts(house: Path) -> dict[str, bool]:
    """Return whether each contract is kept in this house, by its name."""
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--no-logo"]
    env = {**os.environ, "PYTHONPATH": str(house), "COLUMNS": "200"}
    told = subprocess.run(command, cwd=house, env=env, capture_output=True, text=True, check=False).stdout
    verdicts = (line.rpartition(" ") for line in told.splitlines())
    return {name: verdict == "KEPT" for name, _, verdict in verdicts if verdict in ("KEPT", "BROKEN")}


def test_the_house_as_it_stands_keeps_every_contract(house: Path) -> None:
    kept = contracts(house)
    assert CONTRACT in kept
    assert all(kept.values())


@pytest.mark.parametrize(
    "files",
    [
        {MIND: "from ..rules import fold"},
        {MIND: "from ..spyglass import fold", "games/vinci/spyglass.py": "from .rules import fold"},
        {MIND: "from cabinet_noir.table import Referee"},
        {MIND: "def peek():\n    from cabinet_noir.table.referee import Referee"},
        {MIND: "from cabinet_noir.deduce import spyglass", "deduce/spyglass.py": "import cabinet_noir.store"},
    ],
    ids=["the rules", "the rules through a helper", "the table", "the referee, late", "the store through an engine"],
)
def test_a_mind_that_reaches_a_judge_breaks_the_build(house: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (house / "cabinet_noir" / name).write_text(text + "\n")
    assert not contracts(house)[CONTRACT]
