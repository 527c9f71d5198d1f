"""What is printed on a deduction sheet of The Lost Code, taken from the box. Knows no page and no game.

The disks are left out: they differ between boxes, and whoever has one sees them.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .edition import COLOURS, MOST_NUMBERS, ROUNDS, numbers
from .pieces import Colour, Numbers
from .types import Options


class Printed(Struct, frozen=True):
    """What a deduction sheet shows of the box."""

    colours: tuple[Colour, ...]
    numbers: Numbers
    tougher: Numbers
    """The numbers of the tougher race (R10)."""
    rounds: dict[int, int]
    """How many rounds are played, by how many play (R8)."""
    most: int
    """How many numbers are written at most for a colour (R9)."""


PRINTED: Final = Printed(COLOURS, numbers(Options()), numbers(Options(tougher=True)), ROUNDS, MOST_NUMBERS)
