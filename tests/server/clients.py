"""A real house in a process of its own, and visitors with real sockets. Nothing waits for a clock."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import IO, Any

import httpx
from tests import asking
from tests.patience import PATIENCE as PATIENCE
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]

# A house like the one of `serve`, but with a clock that stands still: two houses can then be compared byte by byte. Or
# with one that runs so many times faster, for all workers alike: nobody waits for real seconds.
SCRIPT = """
import asyncio, socket, ssl, sys, time
from contextlib import suppress
from pathlib import Path
from cabinet_noir.server.app import Settings
from cabinet_noir.server.people.limits import LIMITS
from cabinet_noir.server.operator.house_log import configure
from cabinet_noir.server.run import HouseServer, server_config
configure(sys.argv[4])
db, bus, speed, beginning = sys.argv[1], sys.argv[2], float(sys.argv[3]), 1_700_000_000.0
def clock(): return beginning + (time.time() - beginning) * speed
def sleep(seconds): return asyncio.sleep(seconds / (speed or 1))
limits = {kind: limit for kind, limit in LIMITS.items() if kind != "messages"}  # tests talk faster than people
quiz = dict(puzzles=Path(sys.argv[6]), shipped=Path(sys.argv[6], "no others")) if sys.argv[6] else {}
push = None
if sys.argv[5]:  # a push service of the tests' own, on this machine
    from cabinet_noir.server.push.service import PushSettings, Roads
    port, certificate = sys.argv[5].split(" ", 1)
    async def resolve(host): return ["127.0.0.1"]
    push = PushSettings("mailto:house@example.com", Roads(
        int(port), "127.0.0.1".__eq__, resolve, lambda: ssl.create_default_context(cafile=certificate)))
settings = Settings(db, bot_workers=1, pace=0, clock=clock, sleep=sleep, bus=bus, limits=limits, push=push, **quiz)
listener = socket.create_server(("127.0.0.1", 0))
with listener, suppress(KeyboardInterrupt):
    HouseServer(server_config(settings), lambda url: print(url, flush=True)).run(sockets=[listener])
"""


def with_a_turn(asked: dict[str, Any]) -> dict[str, Any]:
    """Ask for a table that begins with somebody's turn: at Code de Vinci, where the first hands are dealt."""
    if asked["game"] != "vinci":
        return asked
    return {**asked, "options": {"setup": "chance", **asked.get("options", {})}}


@dataclass
class House:
    """A running house."""

    url: str
    process: subprocess.Popen[str]

    def post(self, path: str, body: Any = None, token: str = "") -> httpx.Response:
        return asking.post(self.url + path, json=body, headers=_bearer(token), timeout=PATIENCE)

    def post_raw(self, path: str, body: bytes) -> httpx.Response:
        return asking.post(self.url + path, content=body, timeout=PATIENCE)

    def get(self, path: str, token: str = "") -> httpx.Response:
        return asking.get(self.url + path, headers=_bearer(token), timeout=PATIENCE)

    def open_table(self, *seats: str, **more: Any) -> Message:
        """Open a table; a seat is "person" or the level of a bot."""
        plan = [{"kind": "person"} if seat == "person" else {"kind": "bot", "level": seat} for seat in seats]
        asked = with_a_turn({"game": "vinci", "seats": plan, "name": "Ada", **more})
        answer = self.post("/api/tables", asked)
        assert answer.status_code == 201, answer.text
        seated: Message = answer.json()
        return seated

    def join(self, table: str, name: str = "Bob", **more: Any) -> Message:
        answer = self.post(f"/api/tables/{table}/join", {"name": name, **more})
        assert answer.status_code == 201, answer.text
        seated: Message = answer.json()
        return seated

    def info(self, table: str) -> Message:
        info: Message = self.get(f"/api/tables/{table}").json()
        return info


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


WITH_MODELS = """
import functools, cabinet_noir.server.app as app
app.Settings = functools.partial(app.Settings, models=True)
"""
"""What lets language models into a house, before it is opened."""


def house_command(
    db: str | Path,
    bus: str = "",
    speed: float = 0,
    level: str = "warning",
    push: str = "",
    puzzles: str | Path = "",
    before: str = "",
) -> list[str]:
    """Return what starts a house on a database, after something else has been done in its process."""
    return [sys.executable, "-W", "error", "-c", before + SCRIPT, str(db), bus, str(speed), level, push, str(puzzles)]


@contextmanager
def running(
    db: str | Path,
    bus: str = "",
    speed: float = 0,
    level: str = "warning",
    log: IO[str] | None = None,
    push: str = "",
    puzzles: str | Path = "",
    before: str = "",
) -> Iterator[House]:
    """Start a house on a database, and close it properly at the end unless it is dead already."""
    command = house_command(db, bus, speed, level, push, puzzles, before)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process:
        assert process.stdout is not None
        try:
            url = process.stdout.readline().strip()
            assert url, "the house did not open"
            yield House(url, process)
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


class Visitor:
    """One socket at a table. It keeps every message as it came, and what it knows from the news."""

    def __init__(
        self, house: House, table: str, token: str = "", since: int = -1, hello: bool = True, cookie: str = ""
    ) -> None:
        address = house.url.replace("http", "ws", 1) + f"/ws/{table}"
        headers = {"Cookie": f"cabinet={cookie}"} if cookie else {}
        self._wire = ExitStack()
        wire = connect(address, additional_headers=headers, max_size=None, compression=None)
        self.socket: ClientConnection = self._wire.enter_context(wire)
        self.heard: list[str] = []
        self._unread: deque[str] = deque()
        self.news: Message = {"seq": -1, "offers": [], "outcome": None, "moves": []}
        self.table: Message = {}
        self.notes: dict[str, str] = {}
        self._ids = count()
        if hello:
            self.say(t="hello", token=token, since=since)
            welcome = self.until("welcome")
            self.seat = welcome["seat"]
            self.table, self.notes = welcome["table"], welcome["notes"]

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._wire.close()

    def send(self, raw: str | bytes) -> None:
        self.socket.send(raw)

    def say(self, **message: Any) -> None:
        self.send(json.dumps(message))

    def hear(self) -> Message:
        """Take the next message."""
        if not self._unread:
            text = self.socket.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            self._unread.extend(text.split("\n"))
        raw = self._unread.popleft()
        self.heard.append(raw)
        message: Message = json.loads(raw)
        match message["t"]:
            case "news":
                self.news = message
            case "table":
                self.table = message
            case "noted":
                self.notes[message["key"]] = message["value"]
        return message

    def until(self, *kinds: str) -> Message:
        """Take messages until one of these kinds comes."""
        while (message := self.hear())["t"] not in kinds:
            pass
        return message

    def catch_up(self, seq: int) -> Message:
        """Take messages until the table is known up to an entry."""
        while self.news["seq"] < seq:
            self.hear()
        return self.news

    def act(self, action: Message, at: int | None = None, id: str | None = None) -> Message:
        """Do something, and return what is answered: done, or an error."""
        at = self.news["seq"] if at is None else at
        self.say(t="act", at=at, id=id or f"a{next(self._ids)}", action=action)
        return self.until("done", "error")

    def settle(self) -> None:
        """Take everything that is on its way: what is due when a ping comes is heard before the next one's pong."""
        for _ in range(2):
            self.say(t="ping")
            self.until("pong")


def any_action(news: Message, picker: random.Random) -> Message:
    """Return some action the offers admit."""
    offer = picker.choice(news["offers"])
    return {"t": offer["action"], **{name: picker.choice(values) for name, values in offer["fields"].items()}}


def play_on(visitors: list[Visitor], picker: random.Random, stop: Callable[[int], bool]) -> None:
    """Let people play at random until the game is over, or until they have had enough."""
    seq = max(0, *(visitor.news["seq"] for visitor in visitors))
    while True:
        for visitor in visitors:
            visitor.catch_up(seq)
        if visitors[0].news["outcome"] or stop(seq):
            return
        player = next(visitor for visitor in visitors if visitor.news["offers"])
        done = player.act(any_action(player.news, picker))
        assert done["t"] == "done", done
        seq = done["seq"]


def never(_seq: int) -> bool:
    return False
