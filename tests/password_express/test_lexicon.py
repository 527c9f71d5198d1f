"""The lexicon: well formed, without doubles, long enough, and spread over letters and positions."""

from __future__ import annotations

import subprocess
import unicodedata
from pathlib import Path

import pytest
from tests.password_express.positions import lay, play
from tools import lexicon as tool

from cabinet_noir.games.password_express import lexicon
from cabinet_noir.games.password_express.edition import HOUSE_VALUES, POSITIONS, THEMES
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
        for letter in HOUSE_VALUES.letters.counts()
        for position in POSITIONS
    ]
    assert sum(cells) / len(cells) >= COVERED


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_found_fits(language: str) -> None:
    for letter in HOUSE_VALUES.letters.counts():
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


def test_an_article_is_one_only_as_it_is_written() -> None:
    assert knows("fr", "produce", "L’orange") and not knows("fr", "produce", "lorange")
    assert knows("fr", "produce", "lorange", rules=1)  # so version 1 read it


def test_older_versions_judge_by_the_lists_they_had(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = lexicon.read_differences("1 fr kitchen\n-Vieille Louche\n+fourchette\n1 en sea\n+wave\n")
    monkeypatch.setattr(lexicon, "formerly", lambda: changed)
    forget()
    try:
        assert knows("fr", "kitchen", "la vieille louche", 1) and not knows("fr", "kitchen", "vieille louche", 2)
        assert knows("fr", "kitchen", "fourchette", 2) and not knows("fr", "kitchen", "fourchette", 1)
        assert accepts("fr", "kitchen", "fourchette", 1) == (not elsewhere("fr", "fourchette", "kitchen"))
        assert knows("fr", "kitchen", "assiette", 1) and knows("fr", "kitchen", "assiette", 2)
        contested = ("2: !", "1: 1 fourchette", "2: ?1a", *["time"] * 3)
        assert play(lay("F kitchen", judge="lexicon"), *contested).state.verdicts[0].accepted
        old = play(lay("F kitchen", judge="lexicon", rules=1), *contested).state.verdicts[0]
        assert old.accepted == accepts("fr", "kitchen", "fourchette", 1)
    finally:
        forget()


def test_what_version_three_has_struck_version_two_still_knows() -> None:
    assert knows("en", "history", "soldier", rules=2) and not knows("en", "history", "soldier")
    assert knows("en", "history", "king", rules=2) == knows("en", "history", "king")


def test_what_version_four_has_struck_version_three_still_knows() -> None:
    assert knows("fr", "history", "démocratie", rules=3) and not knows("fr", "history", "démocratie")
    assert all(knows("en", "pirates", "parrot", rules) for rules in (1, 2, 3, 4))


def elsewhere(language: Language, word: str, theme: str) -> bool:
    return any(knows(language, other, word) for other in THEMES if other != theme)


def forget() -> None:
    """Let the lists of versions be read anew."""
    lexicon._spelt.cache_clear()
    lexicon._spelt_anywhere.cache_clear()


def test_the_tool_writes_down_what_has_gone_and_what_has_come(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        for theme in THEMES:
            (tmp_path / language / f"{theme}.txt").write_text("mot\nMot d’hier\n", encoding="utf-8")
    git = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"]
    for command in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "lists"]):
        subprocess.run([*git, *command], cwd=tmp_path, check=True)
    (tmp_path / "fr" / "sea.txt").write_text("MOT\nmot de demain\n", encoding="utf-8")
    (tmp_path / "formerly.txt").write_text("1 en sea\n-stale\n7 en sea\n-kept\n", encoding="utf-8")
    tool.write_formerly(1, "HEAD", tmp_path)
    written = (tmp_path / "formerly.txt").read_text(encoding="utf-8")
    assert written == "7 en sea\n-kept\n1 fr sea\n-Mot d’hier\n+mot de demain\n"
    gone, come = lexicon.read_differences(written)[1, "fr", "sea"]
    assert (set(gone), set(come)) == ({"mot dhier"}, {"mot de demain"})


def test_a_sample_to_judge_is_drawn_from_all_themes_and_can_be_drawn_again() -> None:
    drawn = tool.sample("fr", 500, "a seed")
    assert drawn == tool.sample("fr", 500, "a seed") != tool.sample("fr", 500, "another")
    assert sum(map(len, drawn.values())) == 500 and len(drawn) > 40
    assert all(set(some) <= set(words("fr", theme)) for theme, some in drawn.items())


def test_only_what_is_filed_elsewhere_is_doubted() -> None:
    assert accepts("en", "kitchen", "fork") and accepts("en", "kitchen", "wibblewobble")
    assert not accepts("en", "kitchen", "trumpet")
    assert accepts("en", "own", "trumpet")  # a theme of one's own has no list
