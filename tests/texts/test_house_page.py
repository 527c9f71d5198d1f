"""The map of the server names every module, and nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "cabinet_noir" / "server"
PAGE = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")


def test_the_map_names_every_module_of_the_server() -> None:
    rows = re.findall(r"^\| (?:([\w/]+) )?\| `(\w+\.py)` \|", PAGE, flags=re.MULTILINE)
    named = {f"{room}/{module}" if room else module for room, module in rows}
    there = {str(path.relative_to(SERVER)) for path in SERVER.rglob("*.py") if path.name != "__init__.py"}
    assert named == there


def test_every_room_of_the_server_says_what_it_holds() -> None:
    rooms = [path / "__init__.py" for path in SERVER.rglob("*") if path.is_dir() and any(path.glob("*.py"))]
    assert len(rooms) > 5
    assert [room.parent.name for room in rooms if not room.read_text(encoding="utf-8").startswith('"""')] == []
