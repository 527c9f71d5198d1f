"""What is printed on a plan of ArcheOlogic, taken from the box. Knows no page and no game.

What stands on the buildings is left out: it differs between boxes, and whoever has one sees it.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .edition import CLAIM_TIME, COLUMNS, ELEMENT_TIMES, OUTLINES, SIDE
from .types import Building, Drawing, Element


class Printed(Struct, frozen=True):
    """What a plan shows of the box."""

    side: int
    columns: str
    outlines: dict[Building, Drawing]
    element_times: dict[Element, int]
    claim_time: int


PRINTED: Final = Printed(SIDE, COLUMNS, OUTLINES, ELEMENT_TIMES, CLAIM_TIME)
