"""A program of somebody's: it bears a bot account's token, and reads and writes as its API says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from tests import asking

from .browsers import PASSWORD, Browser
from .clients import PATIENCE, House, Message

EVERY_SETUP = {"setup": ["own", "chance"], "highest": [3, 4, 5, 11], "first": [0, 1]}
"""What the bots of these tests play of Code de Vinci."""


class Lines:
    """A stream, line by line; heartbeats are kept, and passed over."""

    def __init__(self, answer: httpx.Response) -> None:
        self._lines = answer.iter_lines()
        self.raw: list[str] = []

    def next(self) -> Message:
        """Take the next line."""
        raw = next(self._lines)
        self.raw.append(raw)
        line: Message = json.loads(raw)
        return line

    def until(self, *kinds: str) -> Message:
        """Take lines until one of these kinds comes."""
        while (line := self.next())["t"] not in kinds:
            assert line["t"] != "end", line
        return line

    def rest(self) -> list[Message]:
        """Take all that come until the end."""
        found = []
        for raw in self._lines:
            self.raw.append(raw)
            found.append(json.loads(raw))
        return found


class Program:
    """A program, its account, and its owner's browser."""

    def __init__(self, house: House, bot: bool = True) -> None:
        self.house = house
        self.owner = Browser(house)
        self.name = self.owner.with_account()
        if bot:
            assert self.owner.post("/api/me/bot", {"password": PASSWORD}).status_code == 200
        self.made: Message = self.owner.post("/api/me/tokens", {"label": "a test"}).json()
        self.token: str = self.made["token"]
        self._with: Any = {"headers": {"Authorization": f"Bearer {self.token}"}, "timeout": PATIENCE, "verify": False}

    def ask(self, method: str, path: str, body: object = None, house: House | None = None) -> httpx.Response:
        return asking.request(method, (house or self.house).url + path, json=body, **self._with)

    def post(self, path: str, body: object = None, house: House | None = None) -> httpx.Response:
        return self.ask("POST", path, body, house)

    def get(self, path: str, house: House | None = None) -> httpx.Response:
        return self.ask("GET", path, None, house)

    def plays(self, *offers: Message) -> None:
        """Say what it plays; by default Code de Vinci with any setup."""
        said = offers or ({"game": "vinci", "options": EVERY_SETUP},)
        answer = self.post("/api/bot/offers", {"offers": said})
        assert answer.status_code == 200, answer.text

    @contextmanager
    def stream(self, path: str, house: House | None = None) -> Iterator[Lines]:
        with asking.stream("GET", (house or self.house).url + path, **self._with) as answer:
            if answer.status_code != 200:
                answer.read()
                raise AssertionError(answer.text)
            yield Lines(answer)

    def own(self, house: House | None = None) -> Any:
        """Open its own stream."""
        return self.stream("/api/bot/stream", house)

    def game(self, table: str, since: int = -1, house: House | None = None) -> Any:
        """Open a game's stream."""
        return self.stream(f"/api/bot/games/{table}/stream?since={since}", house)

    def move(self, table: str, at: int, action: object, id: str = "", house: House | None = None) -> httpx.Response:
        asked = {"at": at, "id": id or f"after {at}", "action": action}
        return self.post(f"/api/bot/games/{table}/move", asked, house)


def challenge(browser: Browser, program: Program, **more: Any) -> Message:
    """Open a table at which a program's bot is asked to the second seat, and return one's own."""
    seats = [{"kind": "person"}, {"kind": "machine", "name": program.name}]
    asked = {"game": "vinci", "seats": seats, "name": "Ada", "options": {"setup": "chance", "highest": 4}, **more}
    answer = browser.post("/api/tables", asked)
    assert answer.status_code == 201, answer.text
    seated: Message = answer.json()
    return seated


def reason(answer: httpx.Response) -> str:
    """Return why something was refused."""
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["reason"])
