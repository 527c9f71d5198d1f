"""Writes what is printed on the rooms' note sheets, from their editions: no component is typed twice.

    python -m tools.page_printed web/src/generated

A room that has sheets keeps it in `paper.py`, as `PRINTED`; its type goes where the room's other types are.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from msgspec import json
from tools.page_files import keep

from cabinet_noir.games import GAMES, room_of

HEAD = "// Written by tools/page_printed.py from the room {key}. Do not edit: change its paper.py.\n"
TYPE = 'import type {{ Printed }} from "../{key}";\n'
VALUE = "export const PRINTED: Printed = {value};\n"


def paper_of(key: str) -> ModuleType | None:
    """Return what a room has for paper, if it has anything."""
    name = f"{room_of(key)}.paper"
    return import_module(name) if find_spec(name) else None


def printed(key: str, paper: ModuleType) -> str:
    """Return a room's file."""
    value = json.format(json.encode(paper.PRINTED)).decode()
    return "\n".join([HEAD.format(key=key), TYPE.format(key=key), VALUE.format(value=value)])


def write_all(folder: Path) -> None:
    """Write one file a room that has sheets."""
    for key in GAMES:
        if paper := paper_of(key):
            keep(folder / "printed" / f"{key}.ts", printed(key, paper))


if __name__ == "__main__":
    write_all(Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/generated"))
