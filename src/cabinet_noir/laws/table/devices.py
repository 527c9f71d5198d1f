"""People and their devices: pages without a screen, which come in by the sockets' door and keep all they are told."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any, cast

from cabinet_noir.core import seal
from cabinet_noir.laws.trial import Broken
from cabinet_noir.server.sockets.visit import AnySocket, visit

from .house import Worker

Message = dict[str, Any]

GRAVE = ("fault", "corrupt")
"""The codes of what may never be answered, whatever anybody does."""


class MemorySocket:
    """A socket without a wire, as far as the house looks at one."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        self.scope: dict[str, Any] = {}
        self.client = None
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def accept(self) -> None:
        """The house opens the door."""

    async def receive(self) -> Message:
        """The house listens."""
        return await self.said.get()

    async def send(self, event: Message) -> None:
        """The house says something: one message, or several, a line each."""
        for message in event["text"].split("\n"):
            self.heard.put_nowait(message)

    async def close(self, code: int = 1000) -> None:
        """The house closes the door."""
        self.heard.put_nowait(None)


class Device:
    """One page: what it has been told, put together as a page does it."""

    def __init__(self, worker: Worker, table: str, token: str, part: bytes = b"") -> None:
        self.worker, self.token = worker, token
        self.part = part
        """What it gives to the deal, once it is asked; nothing: it does not."""
        self.opened = False
        self.seat: int | None = None
        self.info: Message = {}
        self.news: Message = {}
        self.moves: dict[int, Message] = {}
        self.done: dict[str, int] = {}
        self.refused: list[Message] = []
        self.helped: list[Message] = []
        self.closed = False
        self._pings = count(1)
        self._pong = 0.0
        self._socket = MemorySocket()
        self._visit = asyncio.create_task(visit(cast(AnySocket, self._socket), worker.house, table))
        self.say(t="hello", token=token, since=-1)

    @property
    def seq(self) -> int:
        """The last entry it knows of."""
        return int(self.news.get("seq", -1))

    def say(self, **message: Any) -> None:
        """Say something, and do not wait for the answer."""
        self._socket.said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def settle(self) -> None:
        """Wait until all that was said has been answered, and take in everything that was told meanwhile."""
        opened = None
        while opened != self.opened:  # what is told may be answered by opening one's part
            opened = self.opened
            ping = float(next(self._pings))
            self.say(t="ping", sent=ping)
            while self._pong < ping and not self.closed:
                self._take(await self._socket.heard.get())
            while not self._socket.heard.empty():
                self._take(self._socket.heard.get_nowait())

    async def leave(self) -> None:
        """Go, as a phone does that is put away."""
        self._socket.said.put_nowait({"type": "websocket.disconnect"})
        await asyncio.wait([self._visit])

    def _take(self, text: str | None) -> None:
        if text is None:
            self.closed = True
            raise Broken("the house closed a socket that had done nothing wrong")
        message: Message = json.loads(text)
        match message["t"]:
            case "welcome":
                self.seat, self.info = message["seat"], message["table"]
                self._open()
            case "table":
                self.info = message
                self._open()
            case "news":
                self._read(message)
            case "done":
                self.done[message["id"]] = message["seq"]
            case "error":
                if message["code"] in GRAVE:
                    raise Broken(f"somebody was told {message}")
                self.refused.append(message)
            case "assist":
                self.helped.append(message)
            case "pong":
                self._pong = message["sent"]

    def _open(self) -> None:
        """Open one's part of the deal, as a page does by itself."""
        if self.info["dealing"] and self.seat is not None and self.part and not self.opened:
            self.opened = self.info["seats"][self.seat]["pledge"] == seal(self.part)
            if self.opened:
                self.say(t="open", part=self.part.hex())

    def _read(self, news: Message) -> None:
        if news["since"] > self.seq:
            raise Broken(f"news since entry {news['since']} came to a page that knows up to {self.seq}")
        for move in news["moves"]:
            if self.moves.setdefault(move["seq"], move) != move:
                raise Broken(f"entry {move['seq']} was told twice, and differently")
        self.news = news


class Person:
    """Somebody with a seat, or a spectator without one."""

    def __init__(self, name: str, token: str = "", seat: int | None = None, part: bytes = b"") -> None:
        self.name, self.token, self.seat, self.part = name, token, seat, part
        self.devices: list[Device] = []
