"""Password Express on a real table: the house is the judge, and the page brings sand, letters and themes along.

It knows words and where letters stand in them. It keeps no score: that lies on the table.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from cabinet_noir.core import Companion, Illegal

from .edition import POSITIONS, THEMES, letters
from .lexicon import NEWEST, knows
from .spelling import LONGEST, bare, is_readable, places_in
from .types import Language, Options, Position

LETTER: Final = r"^([A-Z]|QK)?$"


class Entered(Struct, frozen=True, forbid_unknown_fields=True):
    """A word that is doubted: for which theme and, where that is asked too, for which letter."""

    language: Language
    theme: Annotated[str, Meta(max_length=24)]
    word: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    letter: Annotated[str, Meta(pattern=LETTER)] = ""


class Ruling(Struct, frozen=True):
    """What the judge says: does the lexicon know it, and where does the letter stand?"""

    known: bool
    """A word it does not know is not wrong: then it is for the table to say (R12)."""
    positions: tuple[Position, ...] = ()


class Deck(Struct, frozen=True):
    """What a table needs of the box while the house is away."""

    themes: tuple[str, ...]
    letters: tuple[str, ...]
    seconds: int


def says(entered: Entered) -> Ruling:
    """Judge a word (R5, R6, R12)."""
    word = " ".join(entered.word.split())
    if not is_readable(word):
        raise Illegal("password-express-companion-no-word", rule="R5")
    if entered.theme not in THEMES:
        raise Illegal("password-express-companion-no-theme", rule="R2")
    found = places_in(bare(word, entered.language), entered.letter) if entered.letter else frozenset()
    order: tuple[Position, ...] = (*POSITIONS, "0")
    known = knows(entered.language, entered.theme, word, NEWEST)
    return Ruling(known, tuple(position for position in order if position in found))


COMPANION: Final = Companion(
    Entered, says=says, blanks=(("deck", Deck(THEMES, letters(Options()), Options().seconds)),)
)
