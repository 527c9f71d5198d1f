"""The README's pictures are there, are small, and none lies about unseen. A new room may be pictured later."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LARGEST = 600_000
"""Bytes of all pictures together."""


def pictures() -> list[str]:
    """Return where the README's pictures are."""
    return re.findall(r'<img src="(docs/pictures/[^"]+)" alt="[^"]+"', (ROOT / "README.md").read_text(encoding="utf-8"))


def test_every_picture_is_there_and_shown() -> None:
    shown = {Path(picture).name for picture in pictures()}
    assert shown == {picture.name for picture in (ROOT / "docs" / "pictures").iterdir()}


def test_pictures_are_small() -> None:
    assert 0 < sum((ROOT / picture).stat().st_size for picture in pictures()) < LARGEST
