"""The pictures an installed page is known by are the house's own drawing, and the manifest names what is there."""

from __future__ import annotations

import json
import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from tools.page_icons import PICTURES, SVG, drawn

PUBLIC = Path(__file__).parents[2] / "web" / "public"
TOKENS = (PUBLIC.parent / "src" / "style" / "tokens.css").read_text(encoding="utf-8")


def pixels(file: Path) -> tuple[int, bytes]:
    """Return the width of a PNG of one block, and its rows."""
    content = file.read_bytes()
    (width,) = struct.unpack(">I", content[16:20])
    (length,) = struct.unpack(">I", content[33:37])
    return int(width), zlib.decompress(content[41 : 41 + length])


@pytest.mark.parametrize(("name", "how"), PICTURES.items(), ids=PICTURES)
def test_what_is_checked_in_is_what_is_drawn(name: str, how: tuple[int, bool]) -> None:
    size, rows = pixels(PUBLIC / name)
    picture = drawn(*how)
    assert size == how[0]
    found = np.frombuffer(rows, np.uint8).reshape(size, 1 + size * 4)[:, 1:].reshape(picture.shape)
    assert np.abs(found.astype(int) - picture).max() <= 1
    assert (PUBLIC / "icon.svg").read_text(encoding="utf-8") == SVG


def test_a_mask_may_cut_everything_off_but_a_circle() -> None:
    picture = drawn(128, maskable=True)
    across, down = np.meshgrid(np.arange(128) - 63.5, np.arange(128) - 63.5)
    outside = np.hypot(across, down) > 0.4 * 128
    assert (picture[..., 3] == 255).all()
    assert (picture[outside][:, :3] == picture[0, 0, :3]).all()


def test_the_manifest_names_what_is_there_in_the_colours_of_the_house() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert [icon["src"] for icon in manifest["icons"] if not (PUBLIC / icon["src"].lstrip("/")).is_file()] == []
    assert {manifest["theme_color"], manifest["background_color"]} == {"#11141b"}
    assert "light-dark(#f6f0e2, #11141b)" in TOKENS
    assert (manifest["lang"], manifest["display"], manifest["start_url"]) == ("fr", "standalone", "/")
