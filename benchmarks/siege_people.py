"""The people of a besieged house: at every table they play as people do, and write down how long they wait.

Half of the tables are of two people, half of one with a bot; every fifth has somebody who watches. A move's time runs
from the act until everyone at the table has it: a socket that was lost on the way, and an act that never was answered,
are in it. Newcomers come every second, open a table and wait for their first view. Every table and every newcomer has
an address of its own, as people have: what the house allows one address is neither shared with besiegers nor a proxy's.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from time import perf_counter
from typing import Any, Final

import msgspec
from msgspec import Struct

from cabinet_noir.core import fresh_seed, seal
from calls import Answer, Caller
from tables import encode
from wire import Wire, opened

THOUGHT: Final = (0.5, 2.5)
"""Seconds a person thinks, from and to."""
PING_EVERY: Final = 15.0
LOST_FOR: Final = 1.0
"""Seconds after which somebody whose socket was lost comes again."""
WATCHED: Final = 5
"""Every so manieth table is watched."""
PATIENCE: Final = 10.0
"""Seconds after which a newcomer goes elsewhere."""


class Offer(Struct, frozen=True):
    """One family of actions, as the house offers it."""

    action: str
    fields: dict[str, list[Any]] = {}


class Told(Struct, frozen=True):
    """The part of the house's messages that a random player needs."""

    t: str
    seq: int = -1
    offers: tuple[Offer, ...] = ()
    outcome: Any = None
    id: str = ""
    reason: str = ""


class Acknowledged(Struct, frozen=True):
    """A move somebody was told is in the log for good, as this entry."""

    table: str
    seat: int
    id: str
    seq: int


class Found(Struct):
    """What was found in one stretch of the evening."""

    times: list[float] = []
    """Seconds from an act to everyone's view of it."""
    bots: list[float] = []
    """Seconds a bot took, its pace of nearly a second in it."""
    newcomers: list[float] = []
    """Seconds from a newcomer's first word to their first view."""
    turned_away: int = 0
    """Newcomers who had none in time."""
    late: list[float] = []
    """Seconds by which the people's own process was late: what its core did to these figures."""
    refused: Counter[str] = msgspec.field(default_factory=Counter)
    closed: Counter[int] = msgspec.field(default_factory=Counter)
    """People's sockets that the house closed, by their code."""


class Evening:
    """All tables of the evening."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.picker = random.Random(12)
        self.found = Found()
        self.acknowledged: list[Acknowledged] = []
        self.playing = False
        self.tables: list[Company] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._at_rest = asyncio.Event()

    async def sit_down(self, tables: int) -> None:
        """Open the tables, and connect everybody."""
        for number in range(tables):
            company = await Company.opened(self, number)
            self.tables.append(company)
            for chair in company.chairs:
                self.start(chair.stay())
        self.start(self._keep_coming())

    def start(self, work: Any) -> None:
        """Do something beside everything else, until all go home."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @contextmanager
    def stretch(self) -> Iterator[Found]:
        """Write down what is found from here on."""
        self.found = found = Found()
        yield found

    async def come_to_rest(self, patience: float) -> None:
        """Let nobody act any more, and wait for what was done; what is not answered then has taken so long."""
        self.playing = False
        self._at_rest.clear()
        self.look_for_rest()
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._at_rest.wait()
        for company in self.tables:
            company.give_up()

    def look_for_rest(self) -> None:
        """Is nothing waited for any more?"""
        if not self.playing and not any(company.waits for company in self.tables):
            self._at_rest.set()

    def play(self) -> None:
        """Let everybody play."""
        self.playing = True
        for company in self.tables:
            for chair in company.chairs:
                chair.think()

    async def go_home(self) -> None:
        """Leave, all of them."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for company in self.tables:
            for chair in company.chairs:
                chair.get_up()

    async def _keep_coming(self) -> None:
        for number in count():
            if self.playing:
                self.start(self._newcomer(self.found, f"127.0.3.{number % 250 + 1}"))
            await asyncio.sleep(1.0)

    async def _newcomer(self, found: Found, source: str) -> None:
        began = perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                await _first_view(self.url, source)
            found.newcomers.append(perf_counter() - began)
        except (OSError, msgspec.MsgspecError, KeyError):
            found.turned_away += 1


class Company:
    """One table, and everybody at it, who all come from one address."""

    def __init__(self, evening: Evening, table: str, source: str) -> None:
        self.evening = evening
        self.table = table
        self.source = source
        self.chairs: list[Chair] = []

    @classmethod
    async def opened(cls, evening: Evening, number: int) -> Company:
        """Open a table and take its seats."""
        with_bot, source = number % 2 == 1, f"127.0.2.{number % 250 + 1}"
        caller = Caller(evening.url, source)
        seats: list[dict[str, str]] = [{}, {"kind": "bot", "level": "regular"} if with_bot else {}]
        body = {"game": "vinci", "seats": seats, "options": {"games": 20, "setup": "chance"}, "name": "Ada"}
        first = _given(await caller.call("POST", "/api/tables", body))
        company = cls(evening, first["table"], source)
        company.chairs.append(Chair(company, first["token"], first["seat"], alone=with_bot))
        if not with_bot:
            second = _given(await caller.call("POST", f"/api/tables/{company.table}/join", {"name": "Bob"}))
            company.chairs.append(Chair(company, second["token"], second["seat"]))
        if number % WATCHED == 0:
            company.chairs.append(Chair(company, "", None))
        caller.hang_up()
        return company

    @property
    def waits(self) -> bool:
        """Has somebody acted, and not everyone has seen it?"""
        return any(chair.act is not None for chair in self.chairs)

    def everyone_heard(self) -> None:
        """Close the books on every act that everyone has now seen."""
        heard = min(chair.at for chair in self.chairs)
        for chair in self.chairs:
            if chair.act is not None and heard > chair.act.at:
                chair.act.found.times.append(perf_counter() - chair.act.since)
                chair.act = None
                chair.think()
        self.evening.look_for_rest()

    def give_up(self) -> None:
        """Write down what was waited for in vain."""
        for chair in self.chairs:
            if chair.act is not None:
                chair.act.found.times.append(perf_counter() - chair.act.since)
                chair.act.found.refused["never answered"] += 1
                chair.act = None


class SentAct(Struct, frozen=True):
    """What somebody has done, when, and in which stretch of the evening."""

    at: int
    id: str
    text: bytes
    since: float
    found: Found


class Chair:
    """Somebody at a table: in a seat, or only watching."""

    _decode = msgspec.json.Decoder(Told).decode

    def __init__(self, company: Company, token: str, seat: int | None, alone: bool = False) -> None:
        self._company = company
        self._evening = company.evening
        self._token = token
        self._seat = seat
        self._alone = alone
        self._wire: Wire | None = None
        self._news = Told("news")
        self._thinking_at = -1
        self._bot_since = 0.0
        self._acts = 0
        self.act: SentAct | None = None

    @property
    def at(self) -> int:
        """The last entry this one was told of."""
        return self._news.seq

    async def stay(self) -> None:
        """Be connected; come again whenever the socket is lost."""
        path = f"/ws/{self._company.table}"
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    self._wire = await opened(self._evening.url, path, self.hear, self._company.source)
                self._wire.send(encode({"t": "hello", "token": self._token}))
                self._evening.found.closed[await self._stay_connected(self._wire)] += 1
            except OSError:
                self._evening.found.refused["socket not opened"] += 1
            await asyncio.sleep(LOST_FOR)

    async def _stay_connected(self, wire: Wire) -> int:
        """Say now and then that one is here, as a page does; return how the socket was closed."""
        while True:
            done, _ = await asyncio.wait([wire.closed], timeout=PING_EVERY)
            if done:
                return wire.closed.result()
            wire.send(encode({"t": "ping", "sent": 0.0}))

    def get_up(self) -> None:
        """Go."""
        if self._wire is not None:
            self._wire.close()

    def hear(self, wire: Wire, text: bytes) -> None:
        """Take in what one is told."""
        told = self._decode(text)
        if told.t == "news":
            self._hear_news(wire, told)
        elif told.t == "done" and self._seat is not None:
            self._evening.acknowledged.append(Acknowledged(self._company.table, self._seat, told.id, told.seq))
        elif told.t == "error":
            self._evening.found.refused[told.reason] += 1
            if self.act is not None and told.id == self.act.id:  # it was not done: think again
                self.act = None
                self.think()
                self._evening.look_for_rest()

    def _hear_news(self, wire: Wire, news: Told) -> None:
        if self.act is not None and news.seq <= self.act.at:  # one has come again: was it done? Ask once more
            wire.send(self.act.text)
        if news.seq <= self.at:
            return
        self._news = news
        self._company.everyone_heard()
        self._hear_of_bot(news)
        self.think()

    def _hear_of_bot(self, news: Told) -> None:
        """Take the time of a bot's move: from the news that it is its turn to the next."""
        if self._alone:
            if self._bot_since and self._evening.playing:
                self._evening.found.bots.append(perf_counter() - self._bot_since)
            self._bot_since = 0.0 if news.offers or news.outcome is not None else perf_counter()

    def think(self) -> None:
        """Think about one's move, if it is one's turn, and not twice about the same."""
        if self._evening.playing and self._news.offers and self.act is None and self._thinking_at < self.at:
            self._thinking_at = self.at
            loop, thought = asyncio.get_running_loop(), self._evening.picker.uniform(*THOUGHT)
            loop.call_at(loop.time() + thought, self._do, self.at, loop.time() + thought)

    def _do(self, at: int, due: float) -> None:
        self._thinking_at = -1
        found, wire = self._evening.found, self._wire
        found.late.append(asyncio.get_running_loop().time() - due)
        if not self._evening.playing or self.act is not None or wire is None:
            return
        if at == self.at:
            self._acts += 1
            id = f"{self._seat}-{self._acts}"
            text = encode({"t": "act", "at": at, "id": id, "action": self._move()})
            self.act = SentAct(at, id, text, perf_counter(), found)
            wire.send(text)
        else:  # the table has moved on
            self.think()

    def _move(self) -> Any:
        offer = self._evening.picker.choice(self._news.offers)
        fields = {name: self._evening.picker.choice(values) for name, values in offer.fields.items()}
        return {"t": offer.action, **fields}


def _given(answer: Answer) -> Any:
    """Return what was asked for."""
    if answer.status >= 300:
        raise ConnectionRefusedError(f"{answer.status} {answer.body[:200]!r}")
    return answer.json()


async def _first_view(url: str, source: str) -> None:
    """Come in as somebody new: open a table with a bot, have a part in the deal, and see it dealt."""
    caller, seen = Caller(url, source), asyncio.get_running_loop().create_future()
    part = fresh_seed()

    def hear(wire: Wire, text: bytes) -> None:
        if text.startswith(b'{"t":"news"') and not seen.done():
            seen.set_result(None)
        elif b'"dealing":true' in text:
            wire.send(encode({"t": "open", "part": part.hex()}))

    try:
        seats: list[dict[str, str]] = [{}, {"kind": "bot", "level": "novice"}]
        body = {"game": "vinci", "seats": seats, "name": "Eve", "pledge": seal(part)}
        seated = _given(await caller.call("POST", "/api/tables", body))
        wire = await opened(url, f"/ws/{seated['table']}", hear, source)
        wire.send(encode({"t": "hello", "token": seated["token"]}))
        try:
            await seen
        finally:
            wire.close()
    finally:
        caller.hang_up()
