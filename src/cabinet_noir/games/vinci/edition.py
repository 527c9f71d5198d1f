"""The components of Code de Vinci, as data, from the box."""

from __future__ import annotations

from typing import Final

from .types import JOKER, Colour, Face, FaceDown, Options, Tile

COLOURS: Final[tuple[Colour, ...]] = ("black", "white")
HIGHEST: Final = 11

POINTS_TILE: Final = 10  # R13
POINTS_JOKER: Final = 20
POINTS_PUT_OUT: Final = 50

TILES: Final[dict[tuple[Colour, Face], Tile]] = {
    (colour, face): Tile(colour, face) for face in (*range(HIGHEST + 1), JOKER) for colour in COLOURS
}
"""Every tile there is, once: tiles are compared often and made never."""
BACKS: Final[dict[Colour, FaceDown]] = {colour: FaceDown(colour) for colour in COLOURS}


def deck(options: Options) -> tuple[Tile, ...]:
    """Return the tiles of a game, numbers ascending, black before white, jokers last."""
    faces: tuple[Face, ...] = (*range(options.highest + 1), *((JOKER,) if options.jokers else ()))
    return tuple(TILES[colour, face] for face in faces for colour in COLOURS)


def faces(options: Options) -> tuple[Face, ...]:
    """Return what may be named (R6)."""
    return _FACES[options.highest, options.jokers]


_FACES: Final[dict[tuple[int, bool], tuple[Face, ...]]] = {
    (highest, jokers): (*range(highest + 1), *((JOKER,) if jokers else ()))
    for highest in range(HIGHEST + 1)
    for jokers in (False, True)
}


def hand_size(seats: int) -> int:
    """Return how many tiles each player starts with (R1)."""
    return 3 if seats == 4 else 4


def worth(face: Face) -> int:
    """Return the points of a tile (R13)."""
    return POINTS_JOKER if face == JOKER else POINTS_TILE
