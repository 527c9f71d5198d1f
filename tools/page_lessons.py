"""Writes the rooms' lessons as the page plays them.

    python -m tools.page_lessons web/src/generated

One file a lesson, `lessons/vinci.json`: what a socket would have told its reader, scene by scene. Where a game has one
for each language, the file is named by it, too: `lessons/password-express.fr.json`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from tools.page_files import keep

from cabinet_noir.games import GAMES, load
from cabinet_noir.server.past.lessons import lesson_of

if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/generated")
    for key in GAMES:
        for language, lesson in load(key).lessons.items():
            name = f"{key}.{language}.json" if language else f"{key}.json"
            keep(folder / "lessons" / name, msgspec.json.encode(lesson_of(load(key), lesson)).decode())
