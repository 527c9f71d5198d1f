"""Writes what the page needs of real boxes without the house: sheets nobody has written on.

    python -m tools.page_companions web/src/generated

One file a room, `companions/break-the-code.json`: by the names of its blanks, the table as such a sheet draws it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from tools.page_files import keep

from cabinet_noir.games import GAMES, load
from cabinet_noir.server.companion.jobs import blanks_of

if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/generated")
    for key in GAMES:
        if load(key).companion is not None:
            keep(folder / "companions" / f"{key}.json", msgspec.json.encode(blanks_of(key)).decode())
