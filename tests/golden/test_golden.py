"""Every golden game, played again, reads the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden.golden import FOLDER, read_header, read_moves, render


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.txt")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_golden_game_reads_the_same(path: Path) -> None:
    text = path.read_text()
    assert read_header(text)["standing"] in ("checked", "frozen")
    assert render(read_header(text), read_moves(text)) == text
