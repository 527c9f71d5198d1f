"""Writes the rooms' puzzles for the way: what the page puts to its reader, and judges, without the network.

    python -m tools.page_puzzles web/src/generated

One file a room, `puzzles/vinci.json`; where one plays with words, one a language, `puzzles/password-express.fr.json`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from tools.page_files import keep

from cabinet_noir.games import GAMES
from cabinet_noir.server.puzzles.pack import languages_of, pack_of


def write_all(folder: Path) -> None:
    """Write every pack, and take away what is none any longer: the page takes all it finds."""
    written = set()
    for key in GAMES:
        for language in languages_of(key):
            file = folder / (f"{key}.{language}.json" if language else f"{key}.json")
            keep(file, msgspec.json.encode(pack_of(key, language)).decode())
            written.add(file)
    for file in set(folder.glob("*.json")) - written:
        file.unlink()


if __name__ == "__main__":
    write_all(Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/generated") / "puzzles")
