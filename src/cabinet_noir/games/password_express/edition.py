"""The components of Password Express, as data: position cards and their stars, letters, themes, tokens, times."""

from __future__ import annotations

from typing import Final

from .types import Card, Edition, FaceDown, Options, Position

POSITIONS: Final[tuple[Position, ...]] = ("1", "2", "3", "+")
WHERE: Final[dict[Position, str]] = {"1": "first", "2": "second", "3": "third", "+": "later", "0": "nowhere"}
"""What each position is called."""
TOKENS: Final = 12
"""Tokens a team has for a round (R8)."""

HOUSE_VALUES: Final = Edition(name="house")
"""What the printed text has lost, as the house has it."""

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
RECAP_SECONDS: Final = 180
"""How long whoever is not ready for the next round is waited for (R14)."""


def values(options: Options) -> Edition:
    """Return the component values a table plays with."""
    return options.edition or HOUSE_VALUES


def stars_on(options: Options, position: Position) -> int:
    """Return how many stars a position card has.

    >>> [stars_on(Options(), position) for position in ("1", "2", "3", "+", "0")]
    [1, 2, 2, 1, 2]
    """
    return int(getattr(values(options).stars, WHERE[position]))


def letters(options: Options) -> tuple[str, ...]:
    """Return the printed letters, each as often as it is on a card."""
    return tuple(letter for letter, count in values(options).letters.counts().items() for _ in range(count))


def faces(options: Options) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the themes and the letters of a deck: as many as its cards, the blank card last.

    >>> faces(Options(cards=5, rows=1, rounds=1, blank=True))[1]
    ('A', 'A', 'A', 'A', 'E', 'own')
    """
    size = max(options.cards, options.rows * pile_size(options))
    own = (OWN,) if options.blank else ()
    return (*THEMES[:size], *own), (*letters(options)[:size], *own)


def pile_size(options: Options) -> int:
    """Return how many cards each row's pile has: one more than there are rounds (R2)."""
    return options.rounds + 1
