"""What is printed on a note sheet of Code de Vinci, taken from the box. Knows no page and no game."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from . import GAME
from .edition import COLOURS, deck, faces
from .types import Colour, Face, Options


class Printed(Struct, frozen=True):
    """What a note sheet shows of the box."""

    colours: tuple[Colour, ...]
    faces: tuple[Face, ...]
    """All there is to be named, the joker of the expert game last."""
    rows: dict[int, int]
    """How many tiles stand in a row, by how many play, once all are drawn."""


PRINTED: Final = Printed(
    COLOURS,
    faces(Options(jokers=True)),
    {seats: len(deck(Options())) // seats for seats in GAME.seats},
)
