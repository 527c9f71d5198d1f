"""Every room has the same furniture, and every numbered rule is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cabinet_noir.core import ASSIST_LEVELS, no_advice, no_check
from cabinet_noir.games import GAMES, TEMPLATE, load

ROOT = Path(__file__).parents[2]
FURNITURE = (
    "README.md",
    "__init__.py",
    "types.py",
    "edition.py",
    "rules.py",
    "views.py",
    "notation.py",
    "mind/__init__.py",
    "mind/deduce.py",
    "mind/bots.py",
    "text.fr.ftl",
    "text.en.ftl",
    "web/Board.tsx",
)
ORDER = ("start", "deal", "to_act", "offers", "decide", "fold", "outcome")


def room(key):
    """Return a room's folder."""
    return ROOT / "src" / "cabinet_noir" / "games" / key.replace("-", "_")


@pytest.mark.parametrize("key", [*GAMES, TEMPLATE])
def test_a_room_has_all_its_furniture(key):
    assert [name for name in FURNITURE if not (room(key) / name).is_file()] == []
    assert load(key).key == key


@pytest.mark.parametrize("key", [*GAMES, TEMPLATE])
def test_the_rules_are_always_in_the_same_order(key):
    text = (room(key) / "rules.py").read_text()
    places = [text.index(f"\ndef {name}(") for name in ORDER]
    assert places == sorted(places)


@pytest.mark.parametrize("key", [*GAMES, TEMPLATE])
def test_the_dial_has_the_steps_a_room_can_keep(key):
    game = load(key)
    assert game.assists[0] == "off"
    assert list(game.assists) == [level for level in ASSIST_LEVELS if level in game.assists]
    assert ("checked" in game.assists) == (game.deduction.check is not no_check)
    assert ("best" in game.assists) == (game.deduction.advise is not no_advice)


@pytest.mark.parametrize("key", GAMES)
def test_every_numbered_rule_is_named_by_a_test(key):
    rules = set(re.findall(r"\bR\d+\b", (room(key) / "README.md").read_text()))
    tests = "".join(path.read_text() for path in (ROOT / "tests" / key.replace("-", "_")).glob("*.py"))
    assert rules
    assert {rule for rule in rules if not re.search(rf"test_{rule}_", tests)} == set()


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_golden_games(key):
    assert list((ROOT / "tests" / "golden" / key).glob("*.txt"))
