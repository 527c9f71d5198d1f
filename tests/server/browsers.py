"""Somebody's browser: it keeps the cookie the house gives it, and talks to the house as a page would."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count

import httpx
from tests import asking
from websockets.sync.client import connect

from .clients import PATIENCE, House, Message, with_a_turn

PASSWORD = "correct horse battery"
_names = count()


class Browser:
    """A browser of somebody's."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.cookie = ""
        self.marks: dict[str, str] = {}

    def post(self, path: str, body: object = None, **headers: str) -> httpx.Response:
        return self._ask("POST", path, json=body, headers=headers | self._cookies(path))

    def get(self, path: str) -> httpx.Response:
        return self._ask("GET", path, headers=self._cookies(path))

    def _ask(self, method: str, path: str, **more: object) -> httpx.Response:
        answer = asking.request(method, self.house.url + path, timeout=PATIENCE, **more)  # type: ignore[arg-type]
        given = [one.split(";")[0].partition("=") for one in answer.headers.get_list("set-cookie")]
        for one in answer.headers.get_list("set-cookie"):
            if one.startswith("cabinet-mark="):  # for one table's paths alone
                self.marks[one.split("Path=")[1].split(";")[0]] = one.split(";")[0]
        self.cookie = next((value.strip('"') for name, _, value in given if name == "cabinet"), self.cookie)
        return answer

    def _cookies(self, path: str = "/") -> dict[str, str]:
        marks = [mark for under, mark in self.marks.items() if path.startswith(f"{under}/")]
        told = [*([f"cabinet={self.cookie}"] if self.cookie else []), *marks]
        return {"Cookie": "; ".join(told)} if told else {}

    def me(self) -> Message:
        me: Message = self.get("/api/me").json()
        return me

    def with_account(self) -> str:
        """Make an account under a name nobody else has, and return the name."""
        name = f"Player {next(_names)}"
        answer = self.post("/api/account", {"name": name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        return name

    def open_table(self, *levels: str, **more: object) -> Message:
        """Open a table for oneself and these bots; an empty level is a seat for a person."""
        seats = [{"kind": "person"}, *({"kind": "bot", "level": level} if level else {} for level in levels)]
        asked = with_a_turn({"game": "vinci", "seats": seats, "name": "Ada", **more})
        answer = self.post("/api/tables", asked)
        assert answer.status_code == 201, answer.text
        seated: Message = answer.json()
        return seated

    @contextmanager
    def at(self, table: str) -> Iterator[Callable[[], Message]]:
        """Come to a table with nothing but the cookie; yield a way to take the next welcome."""
        address = self.house.url.replace("http", "ws", 1) + f"/ws/{table}"
        with connect(address, additional_headers=self._cookies()) as socket:
            socket.send('{"t":"hello"}')

            def welcome() -> Message:
                while True:
                    for line in str(socket.recv(PATIENCE)).split("\n"):
                        message: Message = json.loads(line)
                        if message["t"] == "welcome":
                            return message

            yield welcome

    def seat_at(self, table: str) -> int | None:
        """Return the seat one is led to with nothing but the cookie."""
        with self.at(table) as welcome:
            seat: int | None = welcome()["seat"]
            return seat


def reason(answer: httpx.Response) -> tuple[int, str]:
    """Return how something was refused."""
    return answer.status_code, answer.json()["reason"]
