"""The command line as a whole: help, languages, and what it says to nonsense."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Cabinet

from cabinet_noir.games import GAMES

COMMANDS = ("games", "serve", "migrate", "play", "simulate", "laws", "verify", "replay")


def test_help_lists_every_command(cabinet: Cabinet) -> None:
    said = cabinet("--help")
    assert said.code == 0
    assert all(command in said.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(cabinet: Cabinet, command: str) -> None:
    assert cabinet(command, "--help").code == 0


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from cabinet_noir.cli.app import run; run(['--help']);"
        "heavy = {'numpy', 'litestar', 'sqlalchemy', 'rich', 'fluent', 'cabinet_noir.games'} & set(sys.modules);"
        "sys.exit(','.join(heavy) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("language", "title", "option"), [("en", "Games:", "Highest number"), ("fr", "Jeux", "Nombre le plus haut")]
)
def test_help_calls_games_and_options_by_their_names(
    cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch, language: str, title: str, option: str
) -> None:
    monkeypatch.setenv("LANG", language)
    for command in ("play", "simulate", "laws"):
        told = cabinet(command, "--help").out
        assert title in told and "lost-code         The Lost Code" in told
    monkeypatch.setenv("COLUMNS", "200")
    assert option in cabinet("games", "_template").out


def test_the_keys_alone_are_for_scripts(cabinet: Cabinet) -> None:
    assert cabinet("games", "--keys").out.split() == list(GAMES)


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cabinet_noir.cli", "games", "--json"], capture_output=True, check=False
    )
    assert done.returncode == 0
    assert b'"vinci"' in done.stdout


NONSENSE = {
    "an unknown command": ("dance",),
    "an unknown game": ("simulate", "chess"),
    "laws of an unknown game": ("laws", "chess"),
    "a game played that is not there": ("play", "chess"),
    "an unknown bot": ("simulate", "vinci", "--bots", "nobody"),
    "an unknown opponent": ("play", "vinci", "--bots", "nobody"),
    "no bot at all": ("simulate", "vinci", "--bots", ","),
    "too many bots": ("play", "vinci", "--bots", "novice,novice,novice,novice"),
    "too many seats": ("simulate", "vinci", "--seats", "9"),
    "fewer seats than bots": ("simulate", "vinci", "--bots", "novice,novice,novice", "--seats", "2"),
    "a seat outside the table": ("play", "vinci", "--seat", "5"),
    "an unknown option": ("simulate", "vinci", "--option", "dragons=true"),
    "an option of the wrong kind": ("simulate", "vinci", "--option", "jokers=perhaps"),
    "an option without a value": ("simulate", "vinci", "--option", "games"),
    "a value without an option": ("simulate", "vinci", "--option", "=3"),
    "a game for two played alone": ("simulate", "vinci", "--option", "solo"),
    "solo with two seats": ("simulate", "archeologic", "--option", "solo", "--seats", "2"),
    "solo against somebody": ("play", "archeologic", "--option", "solo", "--bots", "novice"),
    "a number that is none": ("simulate", "vinci", "--games", "many"),
    "no games": ("simulate", "vinci", "--games", "0"),
    "a flag that is none": ("games", "--loud"),
    "a language not spoken here": ("games", "--language", "de"),
    "a file that is not there": ("verify", "no/such/file"),
    "a replay that is not there": ("replay", "no/such/file"),
    "a file that is no log": ("verify", __file__),
    "a folder": ("replay", str(Path(__file__).parent)),
}


@pytest.mark.parametrize("words", NONSENSE.values(), ids=NONSENSE.keys())
def test_nonsense_is_told_in_one_line_and_leaves_with_2(cabinet: Cabinet, words: tuple[str, ...]) -> None:
    said = cabinet(*words)
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("cabinet: ")
    assert said.err.count("\n") == 1


def test_errors_are_told_in_the_language_of_the_terminal(cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "There is no game" in cabinet("simulate", "chess").err
    assert "Il n’y a pas de jeu" in cabinet("simulate", "chess", "--language", "fr").err
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Il n’y a pas de jeu" in cabinet("simulate", "chess").err


def test_games_lists_what_a_room_offers(cabinet: Cabinet) -> None:
    (vinci,) = [game for game in cabinet("games", "--json").json["games"] if game["key"] == "vinci"]
    assert vinci["seats"] == [2, 3, 4]
    (jokers,) = [option for option in vinci["options"] if option["name"] == "jokers"]
    assert (jokers["kind"], jokers["default"]) == ("flag", False)
    assert {"novice", "regular", "master"} <= set(vinci["bots"])
    assert "vinci" in cabinet("games").out
