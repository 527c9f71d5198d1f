"""A sixth game is one folder and one line. The steps of `docs/a-new-game.md` are followed in a copy of the house."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.clients import Visitor, any_action, running

ROOT = Path(__file__).parents[2]
KEY, PACKAGE = "tic-tac", "tic_tac"
COPIED = (
    "src",
    "tests",
    "tools",
    "web",
    "docs",
    "examples",
    "package.json",
    "tsconfig.json",
    "pyproject.toml",
    "Makefile",
    "README.md",
)
MADE = shutil.ignore_patterns("__pycache__", "page", "generated")


def run(house: Path, *command: str) -> str:
    """Run a command in the copy, and return what it printed."""
    env = {**os.environ, "PYTHONPATH": str(house / "src"), "PYTHON": sys.executable, "LANG": "en"}
    env["PATH"] = f"{subprocess.check_output(['sh', ROOT / 'tools' / 'node.sh'], text=True).strip()}:{env['PATH']}"
    done = subprocess.run(
        command, cwd=house, env=env, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def python(house: Path, *args: str) -> str:
    return run(house, sys.executable, *args)


def cabinet(house: Path, *args: str) -> str:
    return python(house, "-m", "cabinet_noir.cli", *args)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with one room more: one command, one line."""
    house = tmp_path_factory.mktemp("house")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, house / name, ignore=MADE)
        else:
            shutil.copy(source, house / name)
    (house / "node_modules").symlink_to(ROOT / "node_modules")
    told = python(house, "tools/new_room.py", KEY)
    (line,) = re.findall(rf'^    "{KEY}": .*,$', told, re.MULTILINE)
    games = house / "src/cabinet_noir/games/__init__.py"
    games.write_text(games.read_text().replace("\n}\n", f"\n{line}\n}}\n", 1))
    return house


def test_the_copy_speaks_of_the_template_no_more(house: Path) -> None:
    folders = (f"src/cabinet_noir/games/{PACKAGE}", f"tests/{PACKAGE}", f"tests/golden/{KEY}")
    files = [file for folder in folders for file in (house / folder).rglob("*.*") if "__pycache__" not in file.parts]
    assert len(files) > 20
    python(house, "-m", "doctest", "tools/new_room.py")
    assert [file.name for file in files if "template" in file.read_text(encoding="utf-8")] == []


def test_it_keeps_the_laws(house: Path) -> None:
    assert "every law holds" in cabinet(house, "laws", KEY, "--games", "24", "--jobs", "1")


CHOSEN = f"(not golden or {KEY}) and not test_locks"
"""The locks and what is deployed by them are no part of a room."""


def test_it_passes_what_the_suite_asks_of_a_room(house: Path) -> None:
    asked = [f"tests/{PACKAGE}", "tests/laws/test_furniture.py", "tests/laws/test_shell.py", "tests/texts"]
    told = python(house, "-m", "pytest", "-p", "no:cacheprovider", *asked, "tests/golden", "-k", CHOSEN)
    assert "passed" in told


def test_it_passes_what_every_room_is_asked(house: Path) -> None:
    """Each test that goes through all games, game by game, goes through the new one."""
    apart = {"browser", "laws", "golden", "texts"}
    found = [file for file in (house / "tests").rglob("test_*.py") if file.parent.name not in apart]
    asked = sorted(str(file) for file in found if re.search(r"\bin GAMES\b|, GAMES", file.read_text(encoding="utf-8")))
    assert len(asked) > 20
    asked.append("src/cabinet_noir/puzzles/daily.py")
    chosen = ("-m", "not prove", "-k", f"{KEY} or puzzles.daily")
    assert "passed" in python(house, "-m", "pytest", "-p", "no:cacheprovider", *chosen, *asked)


def test_it_keeps_the_layers(house: Path) -> None:
    run(house, str(Path(sys.executable).with_name("lint-imports")), "--no-cache")


def test_bots_play_it_and_a_person_plays_it_at_a_terminal(house: Path) -> None:
    assert KEY in cabinet(house, "games", "--keys")
    assert "novice" in cabinet(house, "simulate", KEY, "--bots", "novice,regular", "--games", "4", "--jobs", "1")
    assert "The Sealed Card" in cabinet(house, "play", KEY, "--seed", "1")


def test_it_is_played_at_a_table_of_the_house(house: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONPATH", str(house / "src"))
    picker = random.Random(1)
    with running(tmp_path / "house.sqlite") as opened:
        seated = opened.open_table("person", "regular", game=KEY)
        with Visitor(opened, seated["table"], seated["token"]) as ada:
            while not ada.news["outcome"]:
                if ada.news["offers"]:
                    ada.catch_up(ada.act(any_action(ada.news, picker))["seq"])
                else:
                    ada.hear()


def test_the_page_is_built_with_its_board(house: Path) -> None:
    run(house, "npm", "run", "--silent", "build")
    built = "".join(file.read_text() for file in (house / "src/cabinet_noir/server/page/assets").glob("*.js"))
    assert f"{KEY}-ask-name" in built
