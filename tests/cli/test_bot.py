"""`cabinet bot`: a bot plays at a house elsewhere; what cannot be is told in one line."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import ClassVar

import pytest
from tests.ports import free_port
from tests.server.browsers import Browser
from tests.server.clients import Visitor, running
from tests.server.programs import Program, challenge

from cabinet_noir.bots.guest import Guest
from cabinet_noir.bots.wire import Refused, Wire
from cabinet_noir.cli.app import run
from cabinet_noir.games import GAMES, load

Captured = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["vinci/nobody", "--token", "x"], "novice"),
        (["chess/master", "--token", "x"], "chess"),
        (["nowhere:Bot", "--token", "x"], "nowhere:Bot"),
        (["random:choice", "--token", "x"], "--game"),
        (["vinci/novice"], "Authorization"),
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_no_bot_is_told_in_one_line(asked: list[str], said: str, language: str, capsys: Captured) -> None:
    assert run(["bot", *asked, "--language", language]) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1


def test_a_bot_of_ones_own_plays_whole_games_against_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    own = tmp_path / "my_first_bot.py"
    own.write_text(
        "from cabinet_noir.games import load\n"
        "class Bot:\n"
        "    games = ('vinci',)\n"
        "    def __call__(self, sight, chance):\n"
        "        return load('vinci').pick(sight.offers, chance)\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    with running(tmp_path / "house.sqlite") as house:
        program, ada = Program(house), Browser(house)
        command = ["bot", "my_first_bot:Bot", "--url", house.url, "--token", program.token, "--language", "en"]
        playing = Thread(target=run, args=[command], daemon=True)
        playing.start()
        while program.name not in [bot["name"] for bot in ada.get("/api/bots").json()]:
            pass
        seated = challenge(ada, program, options={"setup": "chance"})
        with Visitor(house, seated["table"], seated["token"]) as person:
            person.catch_up(0)
            play_as_one(person)
        program.owner.post("/api/me/tokens/revoke", {"id": program.made["info"]["id"]})
        playing.join(60)
        assert not playing.is_alive()
    told = capsys.readouterr().out
    assert f"{program.name} listens." in told and "asks for a game of vinci" in told


def play_as_one(person: Visitor) -> None:
    """Play at random whenever it is one's turn, until the end."""
    picker = random.Random(3)
    while not person.news["outcome"]:
        if person.news["offers"]:
            offer = picker.choice(person.news["offers"])
            action = {"t": offer["action"], **{name: picker.choice(few) for name, few in offer["fields"].items()}}
            person.act(action)
        if not person.news["outcome"]:
            person.catch_up(person.news["seq"] + 1)


class Enough(Exception):
    """So often was it tried."""


class Elsewhere(BaseHTTPRequestHandler):
    """Answers as anything but a house does."""

    answer: ClassVar[tuple[int, bytes]]

    def do_GET(self) -> None:
        status, body = self.answer
        self.send_response(status)
        self.send_header("Location", "https://house.example/")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_said: object) -> None:
        """Say nothing."""


ELSEWHERE = [(200, b"<html>"), (301, b""), (404, b"<html>"), (404, b"[]"), (502, b"<html>"), None]


@pytest.mark.parametrize("answer", ELSEWHERE)
@pytest.mark.parametrize("way", [lambda wire: wire.get("/"), lambda wire: list(wire.lines(lambda: "/"))])
def test_what_does_not_answer_as_a_house_does_is_told_once_and_asked_again(
    answer: tuple[int, bytes] | None, way: Callable[[Wire], object]
) -> None:
    """It may be a slip in the address, or a house that is opened again: nobody is left to wonder which."""
    pauses, told = list[float](), list[str]()

    def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 5:
            raise Enough

    with HTTPServer(("127.0.0.1", 0), type("There", (Elsewhere,), {"answer": answer})) as server:
        port = free_port() if answer is None else server.server_port
        Thread(target=server.serve_forever, daemon=True).start()
        with pytest.raises(Enough):
            way(Wire(f"http://127.0.0.1:{port}", "x", sleep, told.append))
        server.shutdown()
    assert len(told) == 1 and (answer is None or answer[0] == 200 or str(answer[0]) in told[0])


def test_a_token_that_opens_nothing_ends_it_with_a_sentence(tmp_path: Path, capsys: Captured) -> None:
    with running(tmp_path / "house.sqlite") as house:
        assert run(["bot", "vinci/novice", "--url", house.url, "--token", "cabinet_none", "--language", "fr"]) == 2
        with pytest.raises(Refused):
            Guest(Wire(house.url, "x"), {key: load(key).bots["novice"] for key in GAMES}).play()
    assert "n’ouvre rien" in capsys.readouterr().err
