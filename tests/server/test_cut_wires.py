"""A program whose connections are cut, again and again and anywhere, loses no game to it.

A proxy stands between the program and the house, and cuts every connection after some bytes, in whichever direction
they go: in the middle of a line, of a request, between a request and its answer. Nothing waits for a clock.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from tests.leaks.test_machines import BOT, TOKEN, seat_the_bot
from tests.leaks.wire import PATIENCE, Wire, opened
from websockets.asyncio.client import connect

from cabinet_noir.bots import guest, wire
from cabinet_noir.games import load
from cabinet_noir.store import Tokens

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
CUTS = 100
LIVES = (0, 1, 150, 400, 900, 1500, 2500, 4000, 7000)
"""After how many bytes a connection is cut, of which one is drawn."""
MOST_GAMES = 60


class Scissors:
    """A proxy that cuts so many connections, and then lets everything pass."""

    def __init__(self, url: str, cuts: int) -> None:
        at = urlsplit(url)
        self._to = (at.hostname, at.port)
        self._picker = random.Random(1)
        self._cuts = cuts
        self.cut = 0

    @asynccontextmanager
    async def standing(self) -> AsyncIterator[str]:
        """Stand before the house, and say where."""
        server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        async with server:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    async def _pass(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, forth = await asyncio.open_connection(*self._to)
        life = [self._picker.choice(LIVES) if self.cut < self._cuts else 1 << 40]
        ways = [asyncio.create_task(self._carry(*way, life)) for way in ((near, forth), (far, back))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        if life[0] <= 0:
            self.cut += 1
        for end in (forth, back):
            end.transport.abort()
        for way in ways:
            way.cancel()

    async def _carry(self, source: asyncio.StreamReader, to: asyncio.StreamWriter, life: list[int]) -> None:
        while sent := await source.read(4096):
            to.write(sent[: max(0, life[0])])
            life[0] -= len(sent)
            if life[0] <= 0:
                await asyncio.sleep(0)  # what was let through is on its way
                return


async def game_of(house: Wire) -> dict[str, Any]:
    """Open a table at which the program plays a bot of the house, and return how it ends."""
    seats = [{"kind": "machine", "name": BOT.name}, {"kind": "bot", "level": "novice"}]
    asked = {"game": "vinci", "seats": seats, "options": {"highest": 5, "setup": "chance"}}
    for _ in range(1000):
        answer = await house.http.post("/api/tables", json=asked)
        if answer.status_code == httpx.codes.CREATED:
            break
        assert answer.json()["reason"] == "bot-is-not-there", answer.text  # its own stream was just cut
    async with connect(f"{house.url.replace('http', 'ws', 1)}/ws/{answer.json()['table']}", max_size=None) as socket:
        await socket.send('{"t":"hello"}')
        while True:
            text = await asyncio.wait_for(socket.recv(), PATIENCE)
            for raw in str(text).split("\n"):
                if (told := json.loads(raw))["t"] == "news" and told["outcome"]:
                    outcome: dict[str, Any] = told["outcome"]
                    return outcome


def example(url: str, patch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return the bot of seventy lines, which waits for nothing here."""
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    patch.setattr(module, "time", SimpleNamespace(sleep=lambda _seconds: None))
    patch.setattr(module, "print", lambda *_said: None, raising=False)
    bot = module.Bot(url, TOKEN)
    offer = bot.post

    def with_options(path: str, body: Any) -> Any:
        if path.endswith("/offers"):
            body["offers"][0]["options"] = {"highest": [5], "setup": ["chance"]}
        return offer(path, body)

    bot.post = with_options
    return lambda: bot.run(["vinci"])


def package(url: str, _patch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return the package's client, with a bot of the house."""
    bot = guest.Guest(wire.Wire(url, TOKEN, sleep=lambda _seconds: None), {"vinci": load("vinci").bots["regular"]})
    bot._offers = lambda: [{"game": "vinci", "options": {"highest": [5], "setup": ["chance"]}}]  # type: ignore[method-assign]
    return bot.play


@pytest.mark.parametrize("program", [example, package])
def test_a_hundred_cut_connections_lose_no_game(
    program: Callable[[str, pytest.MonkeyPatch], Callable[[], None]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> tuple[int, list[dict[str, Any]]]:
        db = tmp_path / "house.sqlite"
        await seat_the_bot(db, [])
        async with opened(db) as house:
            scissors = Scissors(house.url, CUTS)
            async with scissors.standing() as url:
                running = Thread(target=program(url, monkeypatch), daemon=True)
                running.start()
                ends: list[dict[str, Any]] = []
                while scissors.cut < CUTS and len(ends) < MOST_GAMES:
                    ends.append(await game_of(house))
                tokens = Tokens(house.app.state.house.resources.store)
                await tokens.revoke_all(BOT.id)
                house.app.state.programs.tell([BOT.id])
                await asyncio.to_thread(running.join, PATIENCE)
                assert not running.is_alive()
                return scissors.cut, ends

    cut, ends = asyncio.run(scene())
    assert cut >= CUTS
    assert {end["reason"] for end in ends} == {"vinci-last-standing"}  # none was given up, none left
