"""Every room has the same furniture, and every numbered rule is named by a test."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from cabinet_noir.core import ASSIST_LEVELS, no_advice, no_check
from cabinet_noir.games import GAMES, TEMPLATE, load, room_of

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "cabinet_noir"
ROOMS = (*GAMES, TEMPLATE)
FURNITURE = (
    "README.md",
    "__init__.py",
    "types.py",
    "edition.py",
    "rules.py",
    "views.py",
    "notation.py",
    "terminal.py",
    "mind/__init__.py",
    "mind/deduce.py",
    "mind/bots.py",
    "text.fr.ftl",
    "text.en.ftl",
    "prose.fr.ftl",
    "prose.en.ftl",
    "web/Board.tsx",
    "web/room.tsx",
)
"""What stands in every room."""
NAMED = {
    "lesson.py": "a first evening at the game, stop by stop; its sentences are in `lesson.*.ftl`",
    "paper.py": "what is printed on a note sheet, from the edition",
    "companion.py": "a game on a real table, as somebody enters it: the events a seat would have seen",
    "answers.py": "what is answered to a question: the referee answers by it, the deduction filters by it",
    "domains.py": "what the fields of an action may be now",
    "progress.py": "how the game goes on by itself: turns, rounds, the end; a part of the rules",
    "records.py": "how events are recorded, where that is too much for `fold`",
    "track.py": "where the pawns stand, and who is ahead of whom",
    "rates.py": "what a simulation tells of a seat beside points",
    "mind/worlds.py": "from hidden things back to a whole deal that can be played again",
    "mind/posterior.py": "the candidates left, weighed exactly",
    "mind/why.py": "what a seat was told, clue by clue, so that the house can say why",
    "mind/marks.py": "a seat's own notes, held against what can be known",
    "mind/ranking.py": "what a question is worth",
    "mind/opinions.py": "what others give away by what they choose; never a certainty",
    "mind/lookahead.py": "what a turn is worth, thought ahead",
    "mind/reading.py": "how what is hidden reads to a seat, cheaply enough to be asked thousands of times",
    "mind/race.py": "whether another will be there first",
    "mind/worth.py": "what speaks for each side of a full state, and what a seat has to choose from",
}
"""What only some rooms need, and what it is called there."""
ORDER = ("start", "deal", "to_act", "offers", "decide", "fold", "outcome", "longest")


def room(key: str) -> Path:
    """Return a room's folder."""
    return SOURCE / "games" / key.replace("-", "_")


@pytest.mark.parametrize("key", ROOMS)
def test_a_room_has_all_its_furniture(key: str) -> None:
    assert [name for name in FURNITURE if not (room(key) / name).is_file()] == []
    assert load(key).key == key


def modules(key: str) -> dict[str, Path]:
    """Return the Python files of a room, by their names in it."""
    return {str(path.relative_to(room(key))): path for path in room(key).rglob("*.py")}


@pytest.mark.parametrize("key", ROOMS)
def test_every_module_says_what_it_owns(key: str) -> None:
    assert [name for name, path in modules(key).items() if not ast.get_docstring(ast.parse(path.read_text()))] == []


def test_a_name_that_two_rooms_share_means_the_same_in_both() -> None:
    """So it is a piece of furniture, or a kind of helper that has its name in `NAMED`."""
    found = Counter(name for key in ROOMS for name in modules(key))
    assert {name for name, rooms in found.items() if rooms > 1} - set(FURNITURE) - set(NAMED) == set()


def test_no_room_has_a_thing_called_like_something_of_the_house() -> None:
    """A room's table would be another thing than the one people sit at."""
    house = {path.stem for path in [*SOURCE.iterdir(), *(SOURCE / "table").iterdir()]} - {"__init__"}
    own = {f"{key}/{name}" for key in ROOMS for name in modules(key) if name not in (*FURNITURE, "lesson.py")}
    assert {name for name in own if Path(name).stem in house} == set()


PLACES = {
    "rules": ORDER,
    "views": ("see", "tell"),
    "notation": ("show", "write", "read"),
    "rates": ("rates",),
}
MINDS = {"deduce": ("count", "odds", "sample", "enumerate", "truth", "hidden"), "marks": ("check",)}


@pytest.mark.parametrize("key", ROOMS)
def test_what_a_room_does_stands_where_it_is_looked_for(key: str) -> None:
    game, package = load(key), room_of(key)
    found = {name: getattr(game, name).__module__ for names in PLACES.values() for name in names}
    found |= {name: getattr(game.deduction, name).__module__ for names in MINDS.values() for name in names}
    expected = {name: f"{package}.{place}" for place, names in PLACES.items() for name in names}
    expected |= {name: f"{package}.mind.{place}" for place, names in MINDS.items() for name in names}
    by_the_house = {name for name, module in found.items() if module == "cabinet_noir.core.game"}
    assert by_the_house <= {"rates", "check"}
    assert {name: found[name] for name in found.keys() - by_the_house} == {
        name: expected[name] for name in expected.keys() - by_the_house
    }


@pytest.mark.parametrize("key", ROOMS)
def test_the_rules_are_always_in_the_same_order(key: str) -> None:
    text = (room(key) / "rules.py").read_text()
    places = [text.index(f"\ndef {name}(") for name in ORDER]
    assert places == sorted(places)


@pytest.mark.parametrize("key", ROOMS)
def test_the_dial_has_the_steps_a_room_can_keep(key: str) -> None:
    game = load(key)
    assert game.assists[0] == "off"
    assert list(game.assists) == [level for level in ASSIST_LEVELS if level in game.assists]
    assert ("checked" in game.assists) == (game.deduction.check is not no_check)
    assert ("best" in game.assists) == (game.deduction.advise is not no_advice)


@pytest.mark.parametrize("key", ROOMS)
def test_every_numbered_rule_is_named_by_a_test(key: str) -> None:
    rules = set(re.findall(r"\bR\d+\b", (room(key) / "README.md").read_text()))
    tests = "".join(path.read_text() for path in (ROOT / "tests" / key.replace("-", "_")).glob("*.py"))
    assert rules
    assert {rule for rule in rules if not re.search(rf"test_{rule}_", tests)} == set()


@pytest.mark.parametrize("key", ROOMS)
def test_every_game_has_golden_games(key: str) -> None:
    assert list((ROOT / "tests" / "golden" / key).glob("*.txt"))
