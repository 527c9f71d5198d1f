"""The README shows every room, with pictures that are there and that nobody waits for."""

from __future__ import annotations

import re
from pathlib import Path

from cabinet_noir.games import GAMES

ROOT = Path(__file__).parents[2]
LARGEST = 600_000
"""Bytes of all pictures together."""


def pictures() -> list[str]:
    """Return where the README's pictures are."""
    return re.findall(r'<img src="(docs/pictures/[^"]+)" alt="[^"]+"', (ROOT / "README.md").read_text(encoding="utf-8"))


def test_every_room_is_pictured_and_every_picture_shown() -> None:
    shown = {Path(picture).name for picture in pictures()}
    assert shown == {picture.name for picture in (ROOT / "docs" / "pictures").iterdir()}
    assert {f"{key}-phone.webp" for key in GAMES} <= shown


def test_pictures_are_small() -> None:
    assert 0 < sum((ROOT / picture).stat().st_size for picture in pictures()) < LARGEST
