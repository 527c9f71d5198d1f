"""One word for one thing, and the reader's own words: what holds for every message of the house at once."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from cabinet_noir.cli.words import of_room
from cabinet_noir.core import ASSIST_LEVELS
from cabinet_noir.games import GAMES
from cabinet_noir.texts import LANGUAGES, bundle, spoken, texts

from .test_texts import HOUSE, SOURCES

TERMINAL = HOUSE / "cli" / "text"
DEVICE = re.compile(r"\b(phone|téléphone|mobile|smartphone|desktop|ordinateur de bureau)s?\b", re.IGNORECASE)
BITS = re.compile(r"\bbits?\b(?! })", re.IGNORECASE)
COUNTED = re.compile(r"\b(\d+) (\w+)")
NAMED = re.compile(r"^(?P<name>[^:]+?)\s?: (?P<what>.+)$")


def patterns(language: str, terminal: bool = False) -> Iterator[tuple[str, str]]:
    """Yield every message of the page, and of the terminal if it is asked for, by its name, as it is written."""
    written = FluentSerializer()
    for source in (*SOURCES, TERMINAL) if terminal else SOURCES:
        text = source.with_name(f"{source.name}.{language}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                yield entry.id.name, written.serialize_entry(entry).split("=", 1)[1]


def name_of(step: str) -> str:
    found = NAMED.match(step)
    assert found, step
    return found["name"].lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ASSIST_LEVELS[1:])
def test_a_step_of_the_dial_has_one_name_wherever_it_is_named(language: str, level: str) -> None:
    say = texts(language)
    name = name_of(say(f"house-assist-{level}", {}))
    is_set = NAMED.match(say(f"house-assist-is-{level}", {}))
    assert is_set and is_set["what"] == name
    for me in (0, 1):
        told = say(f"house-told-dial-{level}", spoken({"seat": 0}, ["Ada", "Blaise"], me))
        assert re.search(rf"\b{name}\.$", told), told
    for game in GAMES:
        own = of_room(game, f"assist-{level}")
        if bundle(language, game).has_message(own):
            assert name_of(texts(language, game)(own, {})) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_help_is_told_in_words_too(language: str) -> None:
    said = {texts(language)("house-told-dial-off", spoken({"seat": 0}, ["Ada", "Blaise"], me)) for me in (0, 1)}
    assert len(said) == 2 and not any("house-" in one for one in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_knows_what_device_it_is_read_on(language: str) -> None:
    assert [name for name, text in patterns(language) if DEVICE.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_of_bits(language: str) -> None:
    """What a message is given, and what it chooses by, may be called so; what is read may not."""
    unread = re.compile(r"\$bits|\[bits\]")
    spoken_of = [name for name, text in patterns(language, terminal=True) if BITS.search(unread.sub("", text))]
    assert spoken_of == []


def test_what_happened_is_a_story_in_english_and_never_a_course() -> None:
    assert texts("en")("house-pane-course", {}) == "Story"
    assert [name for name, text in patterns("en") if re.search(r"\bcourse\b", text, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buildings_have_names_of_things_and_one_each(language: str) -> None:
    say = texts(language, "archeologic")
    names = [say("archeologic-element", {"element": building}) for building in "STLOVI"]
    assert len(set(names)) == 6 and not {"Rule", "Règle"} & set(names)
    for building, name in zip("STLOVI", names, strict=True):
        called = say("archeologic-building", {"building": building})
        assert called.endswith(name.lower())
        assert say("archeologic-second", {"second": building}) == called
        begins = say("archeologic-building-begins", {"building": building})
        assert begins.lower() == called and begins != called


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("time", [0, 1, 2, 5])
def test_time_is_said_so_that_no_number_asks_for_a_plural(language: str, time: int) -> None:
    say = texts(language, "archeologic")
    args = {"seat": 0, "axis": "A", "element": "traps", "time": time}
    told = say("archeologic-told-asked", spoken(args, ["Ada"], 0))
    priced = say("archeologic-element-time", {"element": "x", "time": time})
    assert str(time) in told and str(time) in priced
    for _number, noun in COUNTED.findall(f"{told} {priced}"):
        assert noun not in ("time", "temps"), told
