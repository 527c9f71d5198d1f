"""Programs play whole games of each room: the package's client, and the example. Their bugs hold nobody up."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from threading import Thread
from types import SimpleNamespace
from typing import Any

import pytest

from cabinet_noir.bots.guest import Guest, Made
from cabinet_noir.bots.wire import Line, Wire
from cabinet_noir.core import Chance, Sight
from cabinet_noir.games import GAMES, load

from .browsers import Browser
from .clients import PATIENCE, House, Message, Visitor, running
from .programs import Program, challenge

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
FASTER = 40.0
"""The house's time runs so much faster, and so does the programs'."""
TIMED = "password-express"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("guests") / "house.sqlite", speed=FASTER) as opened:
        yield opened


Told = Queue[tuple[str, Line]]


def sooner(seconds: float) -> None:
    time.sleep(seconds / FASTER)


@contextmanager
def guest(house: House, bots: dict[str, Made]) -> Iterator[tuple[Program, Told]]:
    """Let the package's client listen; at the end its token is revoked, and it must go home by itself."""
    program, told = Program(house), Told()
    client = Guest(Wire(house.url, program.token, sleep=sooner), bots, lambda what, line: told.put((what, line)))
    with at_work(house, program, client.play):
        yield program, told


@contextmanager
def at_work(house: House, program: Program, work: Callable[[], object]) -> Iterator[None]:
    working = Thread(target=work, daemon=True)
    working.start()
    while not is_listed(house, program):
        assert working.is_alive()
    yield
    program.owner.post("/api/me/tokens/revoke", {"id": program.made["info"]["id"]})
    working.join(PATIENCE)
    assert not working.is_alive()


def is_listed(house: House, program: Program) -> bool:
    """Does the house offer it to whoever wants to play?"""
    return program.name in [bot["name"] for bot in house.get("/api/bots").json()]


def against_a_novice(house: House, program: Program, game: str) -> Message:
    """Open a table at which a program plays a bot of the house, and return how it ended."""
    plan = [{"kind": "machine", "name": program.name}, {"kind": "bot", "level": "novice"}]
    asked = {"game": game, "seats": plan, "name": "Ada"}
    answer = house.post("/api/tables", asked)
    while "bot-is-not-there" in answer.text:
        answer = house.post("/api/tables", asked)  # where time runs so fast, it may seem to have gone for a moment
    assert answer.status_code == 201, answer.text
    with Visitor(house, answer.json()["table"]) as watcher:
        while not watcher.news["outcome"]:
            watcher.hear()
        outcome: Message = watcher.news["outcome"]
        return outcome


def heard(told: Told, until: str = "end") -> dict[str, Line]:
    """Return what the client said until something, the last of each kind."""
    said: dict[str, Line] = {}
    while until not in said:
        said |= [told.get(timeout=PATIENCE)]
    return said


@pytest.mark.parametrize("game", GAMES)
def test_the_packages_client_plays_a_game_of_each_room(house: House, game: str) -> None:
    with guest(house, {game: load(game).bots["novice"]}) as (program, told):
        ended, said = against_a_novice(house, program, game), heard(told)
    assert ended["reason"].startswith(game)
    assert said["end"]["outcome"] == ended and "broken" not in said


@pytest.mark.parametrize("game", [key for key in GAMES if key != TIMED])
def test_the_example_plays_a_game_of_each_room_without_a_clock(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    refused: list[tuple[str, ...]] = []
    monkeypatch.setattr(module, "time", SimpleNamespace(sleep=sooner))
    monkeypatch.setattr(module, "print", lambda *said: refused.append(said), raising=False)
    program = Program(house)
    bot = module.Bot(house.url, program.token)
    with at_work(house, program, lambda: bot.run([game])):
        ended = against_a_novice(house, program, game)
        moves = [said for said in refused if said[0].endswith("/move")]
    assert ended["reason"].startswith(game)
    assert not [said for said in moves if "malformed" in said[1] or '"illegal"' in said[1]]


# bugs


class Breaking:
    """Raises whenever it is asked; each game has one of its own."""

    made: list[Breaking] = []  # noqa: RUF012 - all there are

    def __init__(self) -> None:
        self.made.append(self)

    def __call__(self, _sight: Sight[Any, Any], _chance: Chance, /) -> Any:
        raise KeyError("a bug")


class BreakingAtAPace(Breaking):
    """Raises in a game against the clock."""

    def pause(self, _action: Any, _chance: Chance, /) -> float:
        raise AssertionError("nobody asks for it")


@pytest.mark.parametrize(("game", "bot"), [("break-the-code", Breaking), (TIMED, BreakingAtAPace)])
def test_what_a_bot_raises_is_told_and_the_game_is_played_to_its_end(
    house: House, game: str, bot: type[Breaking]
) -> None:
    with guest(house, {game: bot}) as (program, told):
        ended, said = against_a_novice(house, program, game), heard(told)
    assert ended["reason"].startswith(game)
    assert said["broken"]["reason"] == "KeyError: 'a bug'"


def test_each_game_has_a_bot_of_its_own(house: House) -> None:
    Breaking.made.clear()
    with guest(house, {"break-the-code": Breaking}) as (program, _):
        for _ in range(2):
            against_a_novice(house, program, "break-the-code")
        asked = len(Breaking.made)
    assert asked == 4  # one to be asked whether it accepts, and one to play, each time


class Choosy(Breaking):
    """Breaks over the first question already."""

    def accepts(self, _challenge: Line) -> bool:
        raise ValueError("what is that?")


def test_one_that_breaks_over_a_challenge_declines_it_and_listens_on(house: House) -> None:
    with guest(house, {"vinci": Choosy, "break-the-code": load("break-the-code").bots["novice"]}) as (program, told):
        seated = challenge(Browser(house), program, options={})
        with Visitor(house, seated["table"], seated["token"]) as person:
            while person.table["seats"][1].get("declined") is None and program.name in str(person.table["seats"][1]):
                person.hear()
        assert against_a_novice(house, program, "break-the-code")["reason"].startswith("break-the-code")
    assert heard(told, "broken")["broken"]["reason"] == "ValueError: what is that?"


def test_a_game_it_does_not_play_is_left_to_others(house: House) -> None:
    """The account's other program sits at a table of another game when this one begins to listen."""
    program, told = Program(house), Told()
    program.plays({"game": "vinci"}, {"game": "break-the-code"})
    with program.own() as own:
        own.next()
        seated = challenge(Browser(house), program, options={})
        assert program.post(f"/api/bot/challenges/{seated['table']}/accept").status_code < 300
        own.until("gameStart")
    while is_listed(house, program):  # until the house has noticed that the other one has stopped listening
        time.sleep(0.01)
    bots: dict[str, Made] = {"break-the-code": load("break-the-code").bots["novice"]}
    client = Guest(Wire(house.url, program.token, sleep=sooner), bots, lambda what, line: told.put((what, line)))
    with at_work(house, program, client.play):
        against_a_novice(house, program, "break-the-code")
    assert heard(told, "unplayed")["unplayed"]["table"] == seated["table"]


def test_it_follows_others_wishes_for_a_pause(house: House) -> None:
    with guest(house, {"break-the-code": load("break-the-code").bots["novice"]}) as (program, _):
        clock = {"turn": 3000, "bank": 0}
        seated = challenge(Browser(house), program, game="break-the-code", options={}, clock=clock)
        with Visitor(house, seated["table"], seated["token"]) as person:
            while not person.table["seats"][1]["present"]:
                person.hear()
            person.say(t="pause", wish=True)
            while not person.table["paused"]:
                person.hear()
