"""The room speaks two languages: the same messages, every reason, line and theme in both, and whole sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from tests.password_express.positions import lay, play

from cabinet_noir.core import seed_from
from cabinet_noir.games import password_express
from cabinet_noir.games.password_express import GAME
from cabinet_noir.games.password_express.edition import HOUSE_VALUES, THEMES
from cabinet_noir.games.password_express.types import Options
from cabinet_noir.table import Referee
from cabinet_noir.texts import LANGUAGES, spoken, texts

UNCHOSEN = ("rules", "edition")
ROOM = Path(password_express.__file__).parent


def names(language: str) -> list[str]:
    """Return the names of a language's messages; a line that cannot be read fails."""
    body = FluentParser().parse((ROOM / f"text.{language}.ftl").read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def test_both_languages_have_the_same_messages_once_each() -> None:
    assert names("fr") == names("en")
    assert len(set(names("fr"))) == len(names("fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_line_and_option_has_words(language: str) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in ROOM.glob("*.py"))
    said = set(re.findall(r"\"(password-express-[a-z-]+)\"", code))
    assert len(said) > 30
    said |= {f"password-express-option-{name}" for name in Options.__struct_fields__ if name not in UNCHOSEN}
    assert said - set(names(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_and_letter_has_a_name_of_its_own(language: str) -> None:
    say = texts(language, "password-express")
    themes = [say("password-express-theme", {"theme": theme}) for theme in (*THEMES, "own")]
    assert len(set(themes)) == len(THEMES) + 1
    assert {"fr": {"Cuisine", "Noël"}, "en": {"Kitchen", "Christmas"}}[language] <= set(themes)
    letters = [say("password-express-letter", {"letter": letter}) for letter in HOUSE_VALUES.letters.counts()]
    assert "Q/K" in letters and len(set(letters)) == len(HOUSE_VALUES.letters.counts())


def test_in_french_one_of_four_has_voted_and_two_of_four_have() -> None:
    say = texts("fr", "password-express")
    told = [say("password-express-votes", {"cast": cast, "voters": 4}) for cast in (1, 2)]
    assert told == ["1 sur 4 a voté.", "2 sur 4 ont voté."]


def test_in_french_one_of_four_waits_and_two_of_four_wait() -> None:
    say = texts("fr", "password-express")
    told = [say("password-express-ready-of", {"ready": ready, "seats": 4}) for ready in range(3)]
    assert told == ["0 sur 4 attend la suite.", "1 sur 4 attend la suite.", "2 sur 4 attendent la suite."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("me", [0, 1, None])
def test_a_game_is_told_in_sentences(language: str, me: int | None) -> None:
    say = texts(language, "password-express")
    table = play(
        lay("A kitchen, E sea", seats=2), "2: !", "1: 1 assiette", "2: ?1a", "time", "time", "time", "1: +", "2: -"
    )
    full = play(lay("A kitchen"), "2: !", "1: 1 assiette", "1: 1 banane", "1: 1 plat", "1: 1 frigidaire", "2: ok")
    hosted = Referee.open(GAME, Options(zeros="host"), 2, seed_from(1))
    told = [
        line
        for one in (table, full, play(hosted, "1: =1234"))
        for event in one.sight(None).events
        for line in GAME.tell(event)
    ]
    assert len({line.id for line in told}) > 10
    for line in told:
        sentence = say(line.id, spoken(line.args, ["Ada", "Blaise"], me))
        assert "{" not in sentence and "$" not in sentence and "  " not in sentence, sentence
        assert sentence.strip()[-1] in ".!", sentence


def test_the_first_a_of_banane_is_second() -> None:
    facts = {"word": "banane", "letter": "A", "row": 1, "place": "second"}
    name = "password-express-letter-elsewhere"
    assert (
        texts("en", "password-express")(name, facts) == "The first A of “banane” is second, and that place is not free."
    )
    assert "est en deuxième" in texts("fr", "password-express")(name, facts)
