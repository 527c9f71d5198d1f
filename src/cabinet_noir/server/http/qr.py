"""Texts drawn as QR codes, away from everybody else's work, and the same text only once.

It refuses to know what a text says: it may be a seat's link, so the drawings that are kept are few, and here alone.
"""

from __future__ import annotations

import asyncio
import io
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Final

import segno

KEPT: Final = 128
MASK: Final = 2
"""Of eight patterns to lay over a code any will do; to find the prettiest, all eight would have to be drawn."""

_hand: Final = ThreadPoolExecutor(1, "qr")
"""One at a time: whoever wants a drawing waits for a moment, the tables for nobody."""


async def drawn(text: str) -> bytes:
    """Return a text as an SVG that a telephone reads."""
    return await asyncio.get_running_loop().run_in_executor(_hand, draw, text)


@lru_cache(maxsize=KEPT)
def draw(text: str) -> bytes:
    """Draw a text."""
    drawing = io.BytesIO()
    code = segno.make(text, micro=False, error="m", mask=MASK)
    code.save(drawing, kind="svg", border=3, scale=6, light="#fff", xmldecl=False)
    return drawing.getvalue()
