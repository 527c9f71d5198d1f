"""Both languages say everything: the same messages with the same arguments, and every reason and line has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import cabinet_noir
from cabinet_noir.cli.words import of_room
from cabinet_noir.club import TIE_BREAKS
from cabinet_noir.games import GAMES, TEMPLATE, load
from cabinet_noir.texts import LANGUAGES, spoken, texts

HOUSE = Path(cabinet_noir.__file__).parent
PAGE = HOUSE.parents[1] / "web" / "src"
KEYS = (*GAMES, TEMPLATE)
ROOMS = tuple(f"games/{key.replace('-', '_')}" for key in KEYS)
CHAPTERS = (
    "house",
    "people",
    "proof",
    "why",
    "learn",
    "puzzles",
    "daily",
    "review",
    "paper",
    "club",
    "desk",
    "box",
    "machines",
    "taps",
    "prose",
    "research",
)
LESSONS = [file.with_suffix("").with_suffix("") for file in sorted(HOUSE.glob("games/*/lesson.fr.ftl"))]
PROSE = [file.with_suffix("").with_suffix("") for file in sorted(HOUSE.glob("games/*/prose.fr.ftl"))]
SOURCES = [*(HOUSE / "texts" / name for name in CHAPTERS), *(HOUSE / room / "text" for room in ROOMS), *LESSONS, *PROSE]
REASON = re.compile(
    r"\b(?:Malformed|Illegal|Stale|Denied|Corrupt|TooLarge|TooMany|Banned|NoToken|Busy|NoSuch[A-Z][a-z]+|Problem)\(\s*(?:\"[a-z]+\",\s*)?\"([a-z-]+)\"(?:\s+if\s.*?\selse\s+\"([a-z-]+)\")?"
)
LINE = re.compile(r"\"([a-z_-]+-told-[a-z-]+)\"")
CHECKED = re.compile(r"_check\(.*?\"([a-z-]+)\", \"C\d+\"\)")
USED = re.compile(r"\bt\(\s*\"([a-z][\w-]+)\"|\bt\([^\"`()]*\? \"([\w-]+)\" : \"([\w-]+)\"")


class Arguments(Visitor):
    """Collects the names of the variables a message speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(source: Path, language: str) -> dict[str, set[str]]:
    """Return the messages of a file, each with its arguments; a line that cannot be read fails."""
    found = {}
    text = source.with_name(f"{source.name}.{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{source.name}.{language}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = arguments.names
    return found


def known(language: str) -> set[str]:
    return {name for source in SOURCES for name in messages(source, language)}


def sources(*folders: str) -> str:
    files = (file for folder in folders for file in sorted((HOUSE / folder).rglob("*.py")))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: f"{source.parent.name}-{source.name}")
def test_both_languages_have_the_same_messages(source: Path) -> None:
    assert set(messages(source, "fr")) == set(messages(source, "en"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: f"{source.parent.name}-{source.name}")
def test_no_message_of_one_language_needs_an_argument_the_other_never_names(source: Path) -> None:
    french, english = messages(source, "fr"), messages(source, "en")
    assert {name for name in french if french[name] != english[name]} == set()


def reasons(code: str) -> set[str]:
    return {reason for found in REASON.findall(code) for reason in found if reason}


def operators_reasons() -> set[str]:
    """Return why a database is not opened: told at the terminal, before there is a page."""
    return reasons(
        sources("store/migrations") + (HOUSE / "store" / "database" / "engine.py").read_text(encoding="utf-8")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    given = reasons(sources("core", "deduce", *ROOMS, "bots", "club", "store", "server"))
    given |= set(CHECKED.findall(sources("club")))
    assert len(given) > 25, "the pattern no longer finds the reasons"
    assert given - operators_reasons() - known(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_not_to_open_a_database_has_words_at_the_terminal(language: str) -> None:
    given = operators_reasons()
    assert len(given) >= 3
    assert given - messages(HOUSE / "cli" / "text", language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_told_line_has_words(language: str) -> None:
    lines = set(LINE.findall(sources(*ROOMS, "server/club")))
    assert len(lines) > 10
    assert lines - known(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_page_names_has_words(language: str) -> None:
    files = [*PAGE.rglob("*.ts*"), *(file for room in ROOMS for file in HOUSE.glob(f"{room}/web/*.ts*"))]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files if ".test." not in file.name)
    used = {name for found in USED.findall(code) for name in found if name}
    assert len(used) > 100
    assert used - known(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_game_has_words(language: str) -> None:
    for key in KEYS:
        game = load(key)
        unchosen = {"rules", *game.formerly.get(game.version, {})}  # nobody chooses old rules, nor what only they have
        chosen = [name for name in game.options.__struct_fields__ if name not in unchosen]
        wanted = {"name", "pitch", "notation", *(f"option-{name}" for name in chosen)}
        names = {of_room(key, name) for name in wanted} | {f"house-bot-{level}" for level in game.bots}
        assert names - known(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("me", [0, 1, None])
def test_a_line_reads_as_a_sentence(language: str, me: int | None) -> None:
    say = texts(language, "vinci")
    args = {
        "seat": 0,
        "victim_seat": 1,
        "by_seat": 1,
        "place": "c",
        "colour": "black",
        "face": "joker",
        "game": 2,
        "bonus": 40,
    }
    for name in sorted(set(LINE.findall(sources("games/vinci")))):
        sentence = say(name, spoken(args, ["Ada", "Blaise"], me))
        assert "{" not in sentence and "$" not in sentence and "  " not in sentence, sentence
        assert sentence.strip()[-1] in ".!", sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tie_break_of_a_tournament_has_words(language: str) -> None:
    assert {f"desk-by-{name}" for name in TIE_BREAKS} - known(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_a_tournament_that_refuses_is_found(language: str) -> None:
    found = set(CHECKED.findall(sources("club"))) | reasons(sources("club"))
    assert {"takes-part-already", "draft-does-not-fit", "no-such-board", "too-few-players"} <= found & known(language)
