"""What is printed on the pad of Break the Code, taken from the box. Knows no page and no game."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from . import GAME
from .edition import LETTERS, Pieces, deck, pieces
from .types import Options, Tile


class Printed(Struct, frozen=True):
    """What the pad shows of the box."""

    tiles: tuple[Tile, ...]
    letters: str
    """What the places behind a screen are called."""
    dealt: dict[int, Pieces]
    """How much is dealt, by how many play."""


PRINTED: Final = Printed(
    deck(Options(), GAME.seats[0]),
    LETTERS,
    {seats: pieces(Options(), seats) for seats in GAME.seats},
)
