"""Everything the command line says, it says in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main

import cabinet_noir.cli
from cabinet_noir.cli.app import app, run
from cabinet_noir.cli.measuring.report import _endings
from cabinet_noir.cli.playing.advice import _percent
from cabinet_noir.cli.words import Words

Patch = pytest.MonkeyPatch
Captured = pytest.CaptureFixture[str]

HERE = Path(cabinet_noir.cli.__file__).parent


def messages(language: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", (HERE / f"text.{language}.ftl").read_text("utf-8"), re.MULTILINE))


def test_both_languages_have_the_same_messages() -> None:
    assert messages("fr") == messages("en")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_of_the_core_and_of_the_command_line_has_words(language: str) -> None:
    sources = [*HERE.rglob("*.py"), *(HERE.parent / "core").glob("*.py"), HERE.parent / "games" / "__init__.py"]
    raised = re.compile(r'(?:Malformed|Illegal|Corrupt|Denied|Stale)\(\s*"([a-z-]+)"')
    reasons = {reason for source in sources for reason in raised.findall(source.read_text("utf-8"))}
    words = Words(language)
    assert [reason for reason in sorted(reasons) if not words.knows(reason)] == []


# help, and lines that make no sense


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield every command with the words that lead to it."""
    yield path, command
    for name, each in getattr(command, "commands", {}).items():
        yield from commands(each, (*path, name))


def test_every_command_and_every_flag_has_its_help_in_french() -> None:
    words = Words("fr")
    unsaid = []
    for path, command in commands(typer.main.get_command(app)):
        own = "-".join(("help", *path))
        unsaid += [] if words.knows(own) else [own]
        unsaid += [
            f"{own}-{param.name}"
            for param in command.params
            if not (words.knows(f"{own}-{param.name}") or words.knows(f"help-flag-{param.name}"))
        ]
    assert unsaid == []


@pytest.mark.parametrize("where", [[], ["play"], ["serve"], ["admin"], ["admin", "ban"]], ids=" ".join)
def test_help_is_in_the_readers_language(where: list[str], monkeypatch: Patch, capsys: Captured) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run([*where, "--help"]) == 0
    french = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")
    assert french.startswith("Usage : cabinet") and "Affiche ce message et s’arrête." in french
    english = r"\b(of|with|COMMAND|ARGS|Commands|required|default|env var|Show|int|str|range)\b"
    assert re.findall(english, french) == []
    monkeypatch.setenv("LC_ALL", "C")
    capsys.readouterr()
    assert run([*where, "--help"]) == 0
    assert "Show this message and exit." in capsys.readouterr().out


WRONG = {
    "cabinet: Il manque JEU.": ["play"],
    "cabinet: Il n’y a pas de commande 'nix'.": ["nix"],
    "cabinet: La valeur donnée à --port ne convient pas.": ["serve", "--port", "x"],
    "cabinet: Il n’y a pas d’option --portt. Voulais-tu dire :": ["serve", "--portt", "1"],
    "cabinet: Il y a un argument de trop : b.": ["games", "a", "b"],
    "cabinet: L’option --port attend une valeur": ["serve", "--port"],
    "cabinet: Usage : cabinet admin": ["admin"],
    "cabinet: Il n’y a pas de fichier x.toml.": ["edition", "check", "x.toml"],
    "cabinet: Il n’y a pas de fichier y.toml.": ["serve", "--edition", "y.toml"],
    "cabinet: Il n’y a pas de fichier x.jsonl.": ["quiz", "score", "y.jsonl", "--questions", "x.jsonl"],
    "cabinet: Ce jeu n’a pas d’option « dragons » ;": ["play", "vinci", "--option", "dragons"],
    "cabinet: Ce jeu n’a pas d’option « rules » ;": ["simulate", "vinci", "--option", "rules=1"],
    "cabinet: L’option « jokers » ne peut être « maybe » ;": ["simulate", "vinci", "--option", "jokers=maybe"],
}


@pytest.mark.parametrize("said", WRONG)
def test_a_line_that_makes_no_sense_is_answered_in_the_readers_language(
    said: str, monkeypatch: Patch, capsys: Captured
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run(WRONG[said]) == 2
    assert capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ").startswith(said)
    monkeypatch.setenv("LC_ALL", "C")
    assert run([*WRONG[said], "--language", "fr"]) == 2
    assert re.search(r"\b(the|is|of)\b", capsys.readouterr().err) is None


@pytest.mark.parametrize(
    ("how", "said"),
    [("draw", "Égalité : Ada, Bob."), ("several", "Victoire partagée : Ada, Bob."), ("one", "Gagne : Ada, Bob.")],
)
def test_a_draw_is_not_told_as_a_win_of_two(how: str, said: str) -> None:
    assert said in Words("fr").say("play-over", winners="Ada, Bob", how=how, scores="")


def test_shares_and_odds_are_written_with_the_readers_comma() -> None:
    report = {"game": "vinci", "games": 3, "endings": {"vinci-all-open": 1}}
    assert _endings(report, Words("fr")) == "all-open 33,3\u00a0%"
    assert _endings(report, Words("en")) == "all-open 33.3%"
    assert _percent(0.001, Words("fr")) == "<1\u00a0%"
