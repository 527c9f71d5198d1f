"""How words are spelt and where a letter stands in them (R5, R6). Knows letters; knows no theme and no table.

Accents and case do not count, the ligatures oe and ae are two letters, hyphens, apostrophes and other marks are no
letters and part no words; only a space does. A leading article is no part of an answer (by version 1 it was).
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from .types import Language, Position

LONGEST: Final = 40
"""The longest answer, in characters, as it was typed."""

_TWO_LETTERS: Final = str.maketrans(
    {"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)
_ARTICLE: Final[dict[Language, re.Pattern[str]]] = {
    "fr": re.compile(r"(?:(?:le|la|les|un|une|des|du)\s+|l\s?['’]\s*)(?=.*[^\W\d_])", re.IGNORECASE),
    "en": re.compile(r"(?:the|a|an)\s+(?=.*[^\W\d_])", re.IGNORECASE),
}
"""An article that something follows: what is nothing but an article, like the note la, is a word."""
_EARLY: Final[tuple[Position, ...]] = ("1", "2", "3")


def folded(text: str) -> str:
    """Return a text as the game reads it: small letters a to z, and single spaces between words.

    >>> folded("L'Œuf  de Noël"), folded("arc-en-ciel"), folded("№ 5")
    ('loeuf de noel', 'arcenciel', 'no')
    """
    plain = unicodedata.normalize("NFKD", text.lower().translate(_TWO_LETTERS)).lower()
    kept = "".join(sign if sign.isascii() and sign.isalpha() else " " if sign.isspace() else "" for sign in plain)
    return " ".join(kept.split())


def has_article(text: str, language: Language) -> bool:
    """Does it begin with an article (R5)?"""
    return _ARTICLE[language].match(text) is not None


def bare(text: str, language: Language) -> str:
    """Return an answer as the game reads it without its leading article (R5).

    >>> bare("le cheval", "fr"), bare("L’Île", "fr"), bare("la", "fr"), bare("Lanterne", "fr"), bare("the sea", "fr")
    ('cheval', 'ile', 'la', 'lanterne', 'the sea')
    """
    article = _ARTICLE[language].match(text)
    return folded(text[article.end() :] if article else text)


def is_readable(text: str) -> bool:
    """Is it an answer at all: some letters, none of them from another alphabet, not longer than allowed?

    >>> is_readable("Porto Rico"), is_readable("4 x 4"), is_readable("Щ"), is_readable("...")
    (True, True, False, False)
    """
    if len(text) > LONGEST or text != " ".join(text.split()):
        return False
    return bool(folded(text)) and all(folded(sign) for sign in text if sign.isalpha())


def place_in(word: str, letter: str) -> Position:
    """Return where a letter first stands in one folded word: 1, 2, 3, + (fourth or later) or 0 (nowhere).

    >>> [place_in("banane", letter) for letter in "BANEZ"]
    ['1', '2', '3', '+', '0']
    >>> place_in("cirque", "QK"), place_in("kaki", "QK")
    ('+', '1')
    """
    found = [word.index(sign) for sign in letter.lower() if sign in word]
    if not found:
        return "0"
    return _EARLY[min(found)] if min(found) < len(_EARLY) else "+"


def places(text: str, letter: str) -> frozenset[Position]:
    """Return every position an answer satisfies: each of its words counts by itself, and 0 wants it in none (R6).

    >>> sorted(places("Tour Eiffel", "E")), sorted(places("Tour Eiffel", "F")), sorted(places("Porto Rico", "O"))
    (['1'], ['3'], ['+', '2'])
    >>> sorted(places("Porto Rico", "A"))
    ['0']
    """
    return places_in(folded(text), letter)


def places_in(spelling: str, letter: str) -> frozenset[Position]:
    """Return every position that an answer, folded already, satisfies."""
    found = frozenset(place_in(word, letter) for word in spelling.split())
    return found - {"0"} or found
