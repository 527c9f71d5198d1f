"""The components of Break the Code, as data, from the box: tiles, the 21 question cards, how many of what."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from .types import Card, Colour, Options, Question, Tile

COLOURS: Final[tuple[Colour, ...]] = ("black", "white", "green")
GREEN: Final = 5
OPEN_CARDS: Final = 6  # R3
GUESSES: Final = {2: 50, 3: 1, 4: 1}  # R9
"""How often each player guesses at most. Two may go on (R8), but whoever doubts between more codes than that asks."""
LETTERS: Final = "ABCDE"
CENTRE: Final = "centre"
BOX: Final = "box"

TILES: Final[dict[tuple[int, Colour], Tile]] = {
    (number, colour): Tile(number, colour) for number in range(10) for colour in COLOURS
}
"""Every tile there may be, once: tiles are compared often and made never."""

Kind = Literal[
    "where",
    "same_colour",
    "consecutive",
    "how_many",
    "pairs",
    "sum_left",
    "sum_right",
    "sum_middle",
    "sum",
    "third_is_high",
    "spread",
]


class QuestionCard(Struct, frozen=True):
    """What is printed on a card: what it asks, of which tiles, and the numbers its asker chooses from."""

    kind: Kind
    numbers: tuple[int, ...] = ()
    colour: Colour | None = None
    parity: int | None = None


CARDS: Final[dict[Card, QuestionCard]] = {
    1: QuestionCard("where", (0,)),
    2: QuestionCard("where", (1, 2)),
    3: QuestionCard("where", (3, 4)),
    4: QuestionCard("where", (5,)),
    5: QuestionCard("where", (6, 7)),
    6: QuestionCard("where", (8, 9)),
    7: QuestionCard("same_colour"),
    8: QuestionCard("consecutive"),
    9: QuestionCard("how_many", colour="black"),
    10: QuestionCard("how_many", colour="white"),
    11: QuestionCard("how_many", parity=1),
    12: QuestionCard("how_many", parity=0),
    13: QuestionCard("pairs"),
    14: QuestionCard("sum_left"),
    15: QuestionCard("sum_right"),
    16: QuestionCard("sum_middle"),
    17: QuestionCard("sum"),
    18: QuestionCard("sum", colour="black"),
    19: QuestionCard("sum", colour="white"),
    20: QuestionCard("third_is_high"),
    21: QuestionCard("spread"),
}


def choices(card: Card) -> tuple[int | None, ...]:
    """Return the numbers the asker of a card chooses from; only None where there is nothing to choose (R5)."""
    numbers = CARDS[card].numbers
    return numbers if len(numbers) > 1 else (None,)


QUESTIONS: Final = tuple(Question(card, choice) for card in CARDS for choice in choices(card))


class Pieces(Struct, frozen=True):
    """How much is dealt: the numbers in play, the tiles of a hand, those in the centre (R1)."""

    numbers: tuple[int, ...]
    hand: int
    centre: int


_ALL, _MIDDLE, _FEW = tuple(range(10)), tuple(range(1, 9)), (4, 5, 6)
PIECES: Final[dict[tuple[str, int], Pieces]] = {
    ("full", 2): Pieces(_ALL, 5, 0),
    ("full", 3): Pieces(_ALL, 5, 5),
    ("full", 4): Pieces(_ALL, 4, 4),
    ("short", 2): Pieces(_MIDDLE, 4, 0),
    ("short", 3): Pieces(_MIDDLE, 4, 4),
    ("short", 4): Pieces(_MIDDLE, 3, 3),
    ("tiny", 2): Pieces(_FEW, 2, 0),
    ("tiny", 3): Pieces(_FEW, 1, 2),
    ("tiny", 4): Pieces(_FEW, 1, 2),
}


def pieces(options: Options, seats: int) -> Pieces:
    """Return what a table is played with."""
    return PIECES[options.codes, seats]


@cache
def tiles_of(numbers: tuple[int, ...]) -> tuple[Tile, ...]:
    """Return the tiles with these numbers in their order: ascending, black before white, both green 5s (R2)."""
    return tuple(
        TILES[number, colour]
        for number in numbers
        for colour in (("green", "green") if number == GREEN else ("black", "white"))
    )


def deck(options: Options, seats: int) -> tuple[Tile, ...]:
    """Return the tiles of a table in their order."""
    return tiles_of(pieces(options, seats).numbers)


def rank(tile: Tile) -> tuple[int, int]:
    """Return what tiles are ordered by (R2)."""
    return tile.number, COLOURS.index(tile.colour)


def target_size(options: Options, seats: int) -> int:
    """Return how many tiles a guess names: the opponent's hand (R8), or the centre (R9)."""
    found = pieces(options, seats)
    return found.centre or found.hand
