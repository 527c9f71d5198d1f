"""The components of Password Express, as data: position cards and their stars, letters, themes, tokens, times."""

from __future__ import annotations

from typing import Final

from .types import Card, FaceDown, Options, Position

POSITIONS: Final[tuple[Position, ...]] = ("1", "2", "3", "+")
STARS: Final[dict[Position, int]] = {"1": 1, "2": 2, "3": 2, "+": 1, "0": 2}
TOKENS: Final = 12
"""Tokens a team has for a round (R8)."""

LETTER_COUNTS: Final[dict[str, int]] = {
    "A": 4, "E": 4, "O": 4, "R": 4, "S": 4, "I": 3, "C": 3, "L": 3, "N": 3, "P": 3, "T": 3,
    "U": 2, "B": 2, "D": 2, "F": 2, "G": 2, "M": 2, "V": 2, "H": 1, "J": 1, "QK": 1,
}  # fmt: skip
"""The printed letters, and on how many cards each is."""
LETTERS: Final = tuple(letter for letter, count in LETTER_COUNTS.items() for _ in range(count))

THEMES: Final = (
    "kitchen", "christmas", "animals", "sea", "forest", "garden", "farm", "mountain", "beach", "school", "music",
    "cinema", "sport", "house", "clothes", "produce", "drinks", "sweets", "countries", "cities", "jobs", "names",
    "body", "health", "transport", "car", "travel", "space", "weather", "plants", "science", "computers", "toys",
    "tales", "characters", "celebrities", "history", "knights", "pirates", "mystery", "circus", "party", "feelings",
    "tools", "art", "books", "time", "winter", "camping", "night", "bathroom", "shopping", "noise", "round", "verbs",
)  # fmt: skip
"""The printed themes by their keys, which never change; their names are in the `.ftl` files."""

OWN: Final = "own"
"""Both faces of the blank card: what stands there is written by the host (R2)."""
OWN_LETTERS: Final = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
OWN_THEME_LONGEST: Final = 24

BACK: Final = FaceDown()
HIDDEN_CARD: Final = Card(BACK, BACK)

READY_SECONDS: Final = 30
"""How long a round waits for somebody to start it."""
CLOSING_SECONDS: Final = 5
"""How long the last words of a full board may be contested (R11)."""
JUDGING_SECONDS: Final = 30
"""How long a vote is open (R12)."""


def faces(options: Options) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the themes and the letters of a deck: as many as its cards, the blank card last.

    >>> faces(Options(cards=5, rows=1, rounds=1, blank=True))[1]
    ('A', 'A', 'A', 'A', 'E', 'own')
    """
    size = max(options.cards, options.rows * pile_size(options))
    own = (OWN,) if options.blank else ()
    return (*THEMES[:size], *own), (*LETTERS[:size], *own)


def pile_size(options: Options) -> int:
    """Return how many cards each row's pile has: one more than there are rounds (R2)."""
    return options.rounds + 1
