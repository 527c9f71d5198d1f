"""Texts drawn as QR codes, by a worker that stands back for those who play, and the same text only once.

It refuses to know what a text says: it may be a seat's link, so the drawings that are kept are few, and there alone.
"""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

import segno

KEPT: Final = 128
MASK: Final = 2
"""Of eight patterns to lay over a code any will do; to find the prettiest, all eight would have to be drawn."""


@lru_cache(maxsize=KEPT)
def drawn(text: str) -> bytes:
    """Return a text as an SVG that a telephone reads."""
    drawing = io.BytesIO()
    code = segno.make(text, micro=False, error="m", mask=MASK)
    code.save(drawing, kind="svg", border=3, scale=6, light="#fff", xmldecl=False)
    return drawing.getvalue()
