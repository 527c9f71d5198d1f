"""The lexicon: for each theme and language a list of words, the familiar ones first.

It feeds the bots, speaks where teams disagree (R12), and shows after a round what could have been said. A word it lacks
is not wrong. What it judges by is a part of the rules: `formerly.txt` says in what it differed under older versions;
`tools/lexicon.py` writes it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from cabinet_noir.games.password_express.edition import THEMES
from cabinet_noir.games.password_express.spelling import bare, folded, has_article, places_in
from cabinet_noir.games.password_express.types import Language, Options, Position

LANGUAGES: Final[tuple[Language, ...]] = ("fr", "en")
NEWEST: Final = Options().rules
FIRST_ARTICLES: Final[dict[Language, tuple[str, ...]]] = {
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
def _spelt(language: Language, theme: str, rules: int) -> frozenset[str]:
    """Return the spellings of a theme's words as they were under a version of the rules."""
    gone, come = formerly().get((rules, language, theme), (frozenset(), frozenset()))
    return (frozenset(_spellings(language, theme)) - come) | gone


@cache
def _spelt_anywhere(language: Language, rules: int) -> frozenset[str]:
    return frozenset[str]().union(*(_spelt(language, theme, rules) for theme in THEMES))


Difference = tuple[frozenset[str], frozenset[str]]
"""Spellings a list had under an older version and has no more, and those that have come since."""


@cache
def formerly() -> dict[tuple[int, Language, str], Difference]:
    """Return in what the lists differed under older versions of the rules."""
    file = files(__name__) / "formerly.txt"
    return read_differences(file.read_text(encoding="utf-8")) if file.is_file() else {}


def read_differences(text: str) -> dict[tuple[int, Language, str], Difference]:
    """Read differences: `1 fr kitchen` begins those of a list, `-word` is gone since and `+word` has come.

    >>> read_differences("1 fr sea\\n-Corse\\n+île\\n")
    {(1, 'fr', 'sea'): (frozenset({'corse'}), frozenset({'ile'}))}
    """
    found: dict[tuple[int, Language, str], Difference] = {}
    for section in sections(text):
        head, *lines = section.splitlines()
        version, language, theme = head.split()
        gone, come = (frozenset(folded(line[1:]) for line in lines if line[0] == sign) for sign in "-+")
        found[int(version), "fr" if language == "fr" else "en", theme] = gone, come
    return found


def sections(text: str) -> list[str]:
    """Return the sections of a text of differences, each with its head."""
    return re.findall(r"^\d+ .*\n(?:[-+].*\n)*", text, re.MULTILINE)


@cache
def names(language: Language, theme: str) -> tuple[str, ...]:
    """Return the spellings of a theme's names that have an article of their own (R5).

    >>> "le havre" in names("fr", "cities"), names("fr", "animals")
    (True, ())
    """
    return tuple(sorted(folded(word) for word in words(language, theme) if has_article(word, language)))


@cache
def found(language: Language, theme: str, letter: str, position: Position) -> tuple[tuple[int, str], ...]:
    """Return the theme's words that satisfy a position, each with its rank in the list."""
    listed = enumerate(zip(words(language, theme), _places(language, theme, letter), strict=True))
    return tuple((rank, word) for rank, (word, met) in listed if position in met)


@cache
def _places(language: Language, theme: str, letter: str) -> tuple[frozenset[Position], ...]:
    """Return where the letter stands in each of a theme's words."""
    return tuple(places_in(spelling, letter) for spelling in _spellings(language, theme))


def knows(language: Language, theme: str, word: str, rules: int = NEWEST) -> bool:
    """Is this word in the theme's list, an article before it or a plural's ending aside?"""
    return not _spelt(language, theme, rules).isdisjoint(_forms(language, word, rules))


def accepts(language: Language, theme: str, word: str, rules: int = NEWEST) -> bool:
    """Is nothing known against it? A word filed under other themes only is doubted; one that is lacking is not."""
    if knows(language, theme, word, rules) or theme not in THEMES:
        return True
    return not is_listed(language, word, rules)


def is_listed(language: Language, word: str, rules: int = NEWEST) -> bool:
    """Is this word in the list of any theme?"""
    return not _spelt_anywhere(language, rules).isdisjoint(_forms(language, word, rules))


def _forms(language: Language, word: str, rules: int) -> set[str]:
    """Return the spellings under which a word may be listed."""
    spelt = folded(word)
    if rules == 1:
        forms = {spelt, *(spelt.removeprefix(article) for article in FIRST_ARTICLES[language])}
    else:
        forms = {spelt, bare(word, language)}
    for form in tuple(forms):
        forms |= {form.removesuffix("s"), form.removesuffix("x"), form + "s"}
    return forms
