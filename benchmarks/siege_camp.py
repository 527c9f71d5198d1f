"""Where an attack comes from: an address, what it holds, what it was answered, and how it goes on."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from itertools import count, cycle
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from calls import Answer, Caller
from tables import encode
from wire import Wire, opened

MOMENT: Final = 0.2
"""Seconds before one comes again who was shown out."""
PATIENCE: Final = 10.0
"""Seconds a socket is waited for."""
TOO_MANY: Final = 429


class Plan(Struct, frozen=True):
    """Whom to besiege, how long, and with what."""

    url: str
    seconds: float
    logs: dict[str, str]
    """Where each log lies, by its name."""
    cookie: str
    """Of somebody who has played many games."""
    silent: int
    """How many connections say nothing."""
    addresses: int = 1
    """How many addresses each attack has: it goes on from the next when one has asked too often."""
    only: str = ""
    """A part of the names of the attacks that are wanted; empty: all."""
    tokens: tuple[str, ...] = ()
    """Of bot accounts."""


Answered = dict[str, dict[str, int]]
"""How often each attack was answered how."""


class Repelled(Exception):
    """What an attack begins with was refused."""


class Told(Struct, frozen=True):
    """What kind of message a socket was told, and of which kind a refusal is."""

    t: str
    code: str = ""


class Camp:
    """Where one attack comes from, what it has, and what it was answered."""

    _decode = msgspec.json.Decoder(Told).decode

    def __init__(self, plan: Plan, place: int) -> None:
        self.plan = plan
        self.place = place
        self._sources = cycle(f"127.1.{place}.{number}" for number in range(1, plan.addresses + 1))
        self.source = next(self._sources)
        self.picker = random.Random(place)
        self.answered: Counter[str] = Counter()
        self.caller = Caller(plan.url, self.source)
        self.number = count()
        self.wires: list[Wire] = []
        self.table = ""
        self.moves = 0
        self.tokens: list[str] = []
        self.goes = count()
        self.cookie = ""
        self.handle = ""
        self.unread: list[asyncio.StreamWriter] = []
        self._heard = asyncio.Event()

    def log(self, name: str) -> bytes:
        """Return a log that was made for this."""
        return Path(self.plan.logs[name]).read_bytes()

    async def ask(self, method: str, path: str, body: bytes | Mapping[str, Any] = b"", **headers: str) -> Answer | None:
        """Ask by HTTP, and count the answer; None: there was none."""
        try:
            answer = await self.caller.call(method, path, body, **headers)
        except TimeoutError:
            self.answered["not in time"] += 1
            return None
        except OSError:
            self.answered["no answer"] += 1
            await asyncio.sleep(MOMENT)
            return None
        self.answered[answer.verdict] += 1
        if answer.status == TOO_MANY and self.plan.addresses > 1:
            self._move_on()
        return answer

    def _move_on(self) -> None:
        """Come from another address."""
        self.source = next(self._sources)
        self.caller.hang_up()
        self.caller = Caller(self.plan.url, self.source)

    async def needed(self, method: str, path: str, body: Mapping[str, Any]) -> Any:
        """Ask for what the attack cannot do without."""
        answer = await self.ask(method, path, body)
        if answer is None or answer.status >= 300:
            raise Repelled
        return answer.json()

    async def sit_down(self, **more: Any) -> None:
        """Have a table of one's own, with both seats, in play."""
        body = {"game": "vinci", "seats": [{}, {}], "options": {"games": 20, "setup": "chance"}, "name": "Mal", **more}
        first = await self.needed("POST", "/api/tables", body)
        second = await self.needed("POST", f"/api/tables/{first['table']}/join", {"name": "Lory"})
        self.table, self.tokens = first["table"], [first["token"], second["token"]]

    async def socket(self, path: str, token: str | None = None) -> Wire:
        """Open a socket, and say hello with a token if there is one; how it is closed is counted."""
        async with asyncio.timeout(PATIENCE):
            wire = await opened(self.plan.url, path, self._hear, self.source)
        self.answered["socket opened"] += 1
        wire.closed.add_done_callback(lambda _closed: self._count_closed(wire))
        if token is not None:
            wire.send(encode({"t": "hello", "token": token}))
        self.wires.append(wire)
        return wire

    def _count_closed(self, wire: Wire) -> None:
        if not wire.closed.cancelled():
            self.answered[f"socket closed {wire.closed.result()} {wire.reason}".rstrip()] += 1

    def _hear(self, _wire: Wire, text: bytes) -> None:
        told = self._decode(text)
        self.answered[f"told {told.code if told.t == 'error' else told.t}"] += 1
        if told.t == "pong":
            self._heard.set()

    async def seated(self, sockets: int = 1, **more: Any) -> list[Wire]:
        """Have so many sockets at a table of one's own; those that were lost are opened again."""
        if not self.table:
            await self.sit_down(**more)
        self.wires = [wire for wire in self.wires if not wire.closed.done()]
        while len(self.wires) < sockets:
            await self.socket(f"/ws/{self.table}", self.tokens[len(self.wires) % 2])
        return self.wires

    async def heard(self, wire: Wire) -> None:
        """Wait until all that was said on a socket has been read."""
        self._heard.clear()
        wire.send(encode({"t": "ping", "sent": 0.0}))
        async with asyncio.timeout(PATIENCE):
            await self._heard.wait()

    def rise(self) -> None:
        """Leave one's table for another."""
        for wire in self.wires:
            wire.close()
        self.wires, self.table = [], ""


class Attack(Struct, frozen=True):
    """One way to harm a house: what is done in one go, and the seconds before the next."""

    name: str
    go: Callable[[Camp], Awaitable[object]]
    every: float = 0.0


async def lay(attack: Attack, camp: Camp) -> None:
    """Attack again and again, whatever comes of it."""
    while True:
        try:
            await attack.go(camp)
            await asyncio.sleep(attack.every)
        except ConnectionRefusedError as refused:
            camp.answered["no answer" if refused.errno else f"{str(refused)[9:12]} for a socket"] += 1
            await asyncio.sleep(MOMENT)
        except (OSError, EOFError) as error:
            camp.answered["not in time" if isinstance(error, TimeoutError) else "no answer"] += 1
            camp.rise()
            await asyncio.sleep(MOMENT)
        except Repelled:
            await asyncio.sleep(MOMENT)
