"""What is printed on a sheet of Password Express, taken from the box. Knows no page and no game.

Stars are left out: they differ between boxes, and whoever has one sees them.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .edition import POSITIONS
from .types import Options, Position


class Printed(Struct, frozen=True):
    """What a sheet shows of the box."""

    rounds: int
    rows: int
    positions: tuple[Position, ...]


PRINTED: Final = Printed(Options().rounds, Options().rows, POSITIONS)
