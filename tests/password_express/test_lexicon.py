"""The lexicon: well formed, without doubles, long enough, and spread over letters and positions."""

from __future__ import annotations

import unicodedata

import pytest

from cabinet_noir.games.password_express.edition import LETTER_COUNTS, POSITIONS, THEMES
from cabinet_noir.games.password_express.lexicon import LANGUAGES, accepts, found, knows, words
from cabinet_noir.games.password_express.spelling import folded, is_readable, places
from cabinet_noir.games.password_express.types import Language

LEAST = 120
COVERED = 0.85
LETTERS = {
    "fr": "àâæçéèêëîïôœùûüÿ" + "áíñóãú",  # French, and what the names of people and places bring along
    "en": "àâäæçéèêëíîïñóôœöúûüãá",
}
MARKS = " ’-.'0123456789"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_a_list_is_long_enough_well_formed_and_without_doubles(language: Language, theme: str) -> None:
    listed = words(language, theme)
    assert len(listed) >= LEAST
    assert len({folded(word) for word in listed}) == len(listed)
    for word in listed:
        assert is_readable(word) and word == unicodedata.normalize("NFC", word)
        assert all(
            sign in MARKS or sign in LETTERS[language] or (sign.isascii() and sign.isalpha()) for sign in word.lower()
        ), word
        assert word[0] not in MARKS and word[-1] not in " -’", word


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_of_what_a_table_can_show_has_a_word(language: str) -> None:
    cells = [
        bool(found(language, theme, letter, position))
        for theme in THEMES
        for letter in LETTER_COUNTS
        for position in POSITIONS
    ]
    assert sum(cells) / len(cells) >= COVERED


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_found_fits(language: str) -> None:
    for letter in LETTER_COUNTS:
        for position in (*POSITIONS, "0"):
            for rank, word in found(language, "kitchen", letter, position):
                assert position in places(word, letter) and words(language, "kitchen")[rank] == word


def test_articles_and_plurals_do_not_matter() -> None:
    assert (
        knows("fr", "kitchen", "une fourchette")
        and knows("fr", "kitchen", "Fourchettes")
        and knows("fr", "sea", "l'île")
    )
    assert knows("en", "kitchen", "the forks") and not knows("en", "kitchen", "trumpet")


def test_only_what_is_filed_elsewhere_is_refused() -> None:
    assert accepts("en", "kitchen", "fork") and accepts("en", "kitchen", "wibblewobble")
    assert not accepts("en", "kitchen", "trumpet")
    assert accepts("en", "own", "trumpet")  # a theme of one's own has no list
