"""Begins a new room: the template's folder, its tests and its golden games, copied and called by the new game's key.

    python tools/new_room.py sealed-card

It ends by saying which line to add to `GAMES`; `docs/a-new-game.md` says how to go on.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = Path("src/cabinet_noir/games")
TESTS = Path("tests")
GOLDEN = Path("tests/golden")
TEMPLATE = "_template"


def renamed(text: str, key: str) -> str:
    """Return a file of the template as a file of the new room.

    >>> renamed('from cabinet_noir.games._template import GAME  # key="_template", template-name', "tic-tac")
    'from cabinet_noir.games.tic_tac import GAME  # key="tic-tac", tic-tac-name'
    """
    package = key.replace("-", "_")
    text = re.sub(r"\b(games|tests)([./])_template\b", rf"\1\2{package}", text)
    return text.replace(TEMPLATE, key).replace("template-", f"{key}-")


def copies(key: str) -> dict[Path, Path]:
    """Return which folder of the template becomes which of the new room."""
    package = key.replace("-", "_")
    return {GAMES / TEMPLATE: GAMES / package, TESTS / TEMPLATE: TESTS / package, GOLDEN / TEMPLATE: GOLDEN / key}


def begin(key: str) -> str:
    """Make a room's folders, and return the line that opens it."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", key):
        sys.exit(f"{key!r} is no key: small letters, digits and single hyphens, such as sealed-card")
    for target in copies(key).values():
        if (ROOT / target).exists():
            sys.exit(f"{target} is there already")
    for source, target in copies(key).items():
        shutil.copytree(ROOT / source, ROOT / target, ignore=shutil.ignore_patterns("__pycache__"))
        for file in (ROOT / target).rglob("*.*"):
            file.write_text(renamed(file.read_text(encoding="utf-8"), key), encoding="utf-8")
    return f'    "{key}": "cabinet_noir.games.{key.replace("-", "_")}",'


if __name__ == "__main__":
    line = begin(sys.argv[1])
    print(f"Add this line to GAMES in {GAMES}/__init__.py, then read docs/a-new-game.md:\n\n{line}")
