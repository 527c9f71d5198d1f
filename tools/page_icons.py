"""Draws the sign of the house, a keyhole in a brass frame, as the pictures an installed page is known by.

    python -m tools.page_icons web/public

`icon.svg` is the drawing; the others are the same shapes, point by point, for those who cannot read it. A test holds
what is checked in against what is drawn here.
"""

from __future__ import annotations

import struct
import sys
import zlib
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

INK: Final = (0x11, 0x14, 0x1B)
BRASS: Final = (0xD8, 0xB2, 0x4A)
SIDE: Final = 64.0
"""What the drawing is measured in; its middle is at 32, 32."""
SAMPLES: Final = 4
"""Points each way for each point of a picture, for smooth edges."""
SAFE: Final = 0.7
"""A mask leaves a circle of four fifths: in it the whole frame fits at this size."""

SVG: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
    '<rect width="64" height="64" rx="14" fill="#11141b"/>'
    '<rect x="5" y="5" width="54" height="54" rx="10" fill="none" stroke="#d8b24a" stroke-width="2.5"/>'
    '<path d="M32 15a10 10 0 0 0-5.5 18.3L23 49h18l-3.500-15.700A10 10 0 0 0 32 15z" fill="#d8b24a"/></svg>\n'
)

Numbers = NDArray[np.float64]
Mask = NDArray[np.bool_]


def rounded(x: Numbers, y: Numbers, half: float, radius: float) -> Numbers:
    """Return how far each point is outside a rounded square around the middle; inside, less than 0."""
    right, below = np.abs(x - 32) - (half - radius), np.abs(y - 32) - (half - radius)
    outside = np.hypot(np.maximum(right, 0), np.maximum(below, 0))
    return outside + np.minimum(np.maximum(right, below), 0) - radius


def is_keyhole(x: Numbers, y: Numbers) -> Mask:
    """Which points are in the keyhole: a disc, and a foot that widens."""
    disc = np.hypot(x - 32, y - 25) <= 10
    foot = (y >= 33.3) & (y <= 49) & (np.abs(x - 32) <= 5.5 + (y - 33.3) * 3.5 / 15.7)
    return disc | foot


def drawn(size: int, maskable: bool = False) -> NDArray[np.uint8]:
    """Return the sign as rows of red, green, blue and how opaque each point is."""
    steps = (np.arange(size * SAMPLES) + 0.5) * SIDE / (size * SAMPLES)
    x, y = np.meshgrid(steps, steps)
    if maskable:
        x, y = 32 + (x - 32) / SAFE, 32 + (y - 32) / SAFE
    ground = np.ones_like(x, dtype=bool) if maskable else rounded(x, y, 32, 14) <= 0
    brass = (np.abs(rounded(x, y, 27, 10)) <= 1.25) | is_keyhole(x, y)
    colour = np.where(brass[..., None], np.array(BRASS), np.array(INK)) * ground[..., None]
    whole = np.dstack([colour, ground * 255.0]).reshape(size, SAMPLES, size, SAMPLES, 4).mean(axis=(1, 3))
    opaque = np.maximum(whole[..., 3:], 1e-9) / 255  # the mean of the points that are there, not of the empty ones
    return np.dstack([whole[..., :3] / opaque, whole[..., 3]]).round().astype(np.uint8)


def png(picture: NDArray[np.uint8]) -> bytes:
    """Return a picture as a PNG file."""
    height, width, _ = picture.shape
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    rows = np.concatenate([np.zeros((height, 1), np.uint8), picture.reshape(height, -1)], axis=1)
    body = zlib.compress(rows.tobytes(), 9)
    chunks = ((b"IHDR", head), (b"IDAT", body), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )


PICTURES: Final = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-maskable.png": (512, True)}

if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "web/public")
    (folder / "icon.svg").write_text(SVG, encoding="utf-8")
    for name, (size, maskable) in PICTURES.items():
        (folder / name).write_bytes(png(drawn(size, maskable)))
