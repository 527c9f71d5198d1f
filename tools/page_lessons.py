"""Writes the rooms' lessons as the page plays them.

    python -m tools.page_lessons web/src/generated

One file a game, `lessons/vinci.json`: what a socket would have told its reader, scene by scene.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from tools.page_files import keep

from cabinet_noir.games import GAMES, load
from cabinet_noir.server.tables.lessons import lesson_of

if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/generated")
    for key in GAMES:
        if load(key).lesson is not None:
            keep(folder / "lessons" / f"{key}.json", msgspec.json.encode(lesson_of(load(key))).decode())
