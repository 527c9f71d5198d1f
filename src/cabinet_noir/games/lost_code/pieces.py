"""The pieces of The Lost Code: stones from the front and from the back, disks, and what is written on paper."""

from __future__ import annotations

from itertools import pairwise, starmap
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

Colour = Literal["yellow", "violet", "red", "blue", "green", "pink"]
Number = Annotated[int, Meta(ge=0, le=8)]
Numbers = tuple[Number, ...]
Dice = tuple[Colour, Colour, Colour]
Verdict = Literal["inside", "above", "below", "wrong"]
"""What the others say of an estimate (R6): the sum is in the range, above it, below it; or only that it is wrong."""


class Stone(Struct, frozen=True, tag_field="t", tag="stone"):
    """A stone whose number is known to whoever holds this value."""

    colour: Colour
    number: Number

    def __str__(self) -> str:
        return f"{self.colour[0].upper()}{self.number}"


class FaceDown(Struct, frozen=True, tag_field="t", tag="face_down"):
    """A stone of which only the back is seen: its colour shows."""

    colour: Colour

    def __str__(self) -> str:
        return f"{self.colour[0].upper()}?"


AnyStone = Stone | FaceDown
Rack = tuple[AnyStone, ...]
"""One stone a colour in play, in the order of the colours."""


class Sheet(Struct, frozen=True, tag_field="t", tag="sheet"):
    """A final answer (R9): for each colour in play the numbers written, none to three."""

    numbers: tuple[Numbers, ...]


class Noted(Struct, frozen=True, tag_field="t", tag="noted"):
    """The numbers written for one colour when its token was taken (R11)."""

    numbers: Numbers


class Unread(Struct, frozen=True, tag_field="t", tag="unread"):
    """Something written that this reader may not read."""


class Disk(Struct, frozen=True, forbid_unknown_fields=True):
    """How many sums in a row a disk shows, and its points."""

    width: Annotated[int, Meta(ge=1, le=12)]
    points: Annotated[int, Meta(ge=1, le=9)]


Disks = Annotated[tuple[Disk, ...], Meta(min_length=7, max_length=7)]
"""The seven disks, all on one side."""

HOUSE_DISKS: Final = tuple(starmap(Disk, ((1, 5), (2, 4), (3, 3), (4, 3), (5, 2), (7, 2), (10, 1))))
"""The house's own: the rulebook shows widths 1, 2, 5, 7 and 10, that 5 scores 2 and 10 scores 1, and some disk 4."""


def check_disks(disks: Disks) -> None:
    """Refuse disks that no box can have: of one width, or a wider one that scores more than a narrower."""
    for narrow, wide in pairwise(disks):
        if wide.width <= narrow.width:
            raise ValueError("the disks must stand from the narrowest to the widest, no two of one width")
        if wide.points > narrow.points:
            raise ValueError("a wider disk must not score more than a narrower one")
