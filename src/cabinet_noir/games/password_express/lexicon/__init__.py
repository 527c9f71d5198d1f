"""The lexicon: for each theme and language a list of words, the familiar ones first. It advises and is never the law.

It feeds the bots, breaks ties in votes (R12), and shows after a round what could have been said.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from ..edition import THEMES
from ..spelling import folded, places_in
from ..types import Language, Position

LANGUAGES: Final[tuple[Language, ...]] = ("fr", "en")
ARTICLES: Final[dict[Language, tuple[str, ...]]] = {
    "fr": ("le ", "la ", "les ", "l", "un ", "une ", "des ", "du "),
    "en": ("the ", "a ", "an "),
}


@cache
def words(language: Language, theme: str) -> tuple[str, ...]:
    """Return a theme's words, the familiar ones first; a theme of one's own has none."""
    if theme not in THEMES:
        return ()
    text = (files(__name__) / language / f"{theme}.txt").read_text(encoding="utf-8")
    return tuple(text.split("\n")[:-1])


@cache
def _spellings(language: Language, theme: str) -> tuple[str, ...]:
    return tuple(folded(word) for word in words(language, theme))


@cache
def _spelt(language: Language, theme: str) -> frozenset[str]:
    return frozenset(_spellings(language, theme))


@cache
def _spelt_anywhere(language: Language) -> frozenset[str]:
    return frozenset[str]().union(*(_spelt(language, theme) for theme in THEMES))


@cache
def found(language: Language, theme: str, letter: str, position: Position) -> tuple[tuple[int, str], ...]:
    """Return the theme's words that satisfy a position, each with its rank in the list."""
    listed = enumerate(zip(words(language, theme), _places(language, theme, letter), strict=True))
    return tuple((rank, word) for rank, (word, met) in listed if position in met)


@cache
def _places(language: Language, theme: str, letter: str) -> tuple[frozenset[Position], ...]:
    """Return where the letter stands in each of a theme's words."""
    return tuple(places_in(spelling, letter) for spelling in _spellings(language, theme))


def knows(language: Language, theme: str, word: str) -> bool:
    """Is this word in the theme's list, an article before it or a plural's ending aside?"""
    return not _spelt(language, theme).isdisjoint(_forms(language, word))


def accepts(language: Language, theme: str, word: str) -> bool:
    """Would the lexicon let it pass? A word it files under other themes only is refused; one it lacks is not wrong."""
    if knows(language, theme, word) or theme not in THEMES:
        return True
    return _spelt_anywhere(language).isdisjoint(_forms(language, word))


def _forms(language: Language, word: str) -> set[str]:
    """Return the spellings under which a word may be listed."""
    spelt = folded(word)
    forms = {spelt, *(spelt.removeprefix(article) for article in ARTICLES[language])}
    for form in tuple(forms):
        forms |= {form.removesuffix("s"), form.removesuffix("x"), form + "s"}
    return forms
