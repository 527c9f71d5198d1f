"""Two seats at many tables, played at random as fast as a server answers: one script for the house and for its peer.

A move is made when both seats have seen the one before; its time runs from the act until the last of them has it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter
from typing import Any, Protocol

import httpx
import msgspec
from msgspec import Struct

from wire import Wire, opened

encode = msgspec.json.encode


class Seen(Struct, frozen=True):
    """What a seat was just told: how far the table is, and what the seat may send now, if anything."""

    at: int
    sends: bytes | None
    over: bool = False


class Seat(Protocol):
    """One end of a table, in some server's words."""

    def hear(self, wire: Wire, text: bytes) -> Seen | None:
        """Read a message; None if it says nothing about the table."""
        ...


class Table:
    """One table's two seats. It keeps the times of its moves."""

    def __init__(self, times: list[float]) -> None:
        self._times = times
        self._at = [-1, -1]
        self._sends: list[bytes | None] = [None, None]
        self._wires: list[Wire] = []
        self._since = 0.0
        self.playing = False
        self.over = False

    def heard(self, number: int, seen: Seen | None) -> None:
        """Take in what a seat was told; play on once both know."""
        if seen is None or seen.at <= self._at[number]:
            return
        self._at[number], self._sends[number] = seen.at, seen.sends
        self.over = self.over or seen.over
        if self._at[0] == self._at[1]:
            if self._since:
                self._times.append(perf_counter() - self._since)
            self._since = 0.0
            if self.playing:
                self.move()

    def move(self) -> None:
        """Let whoever may act do so."""
        for number, sends in enumerate(self._sends):
            if sends is not None:
                self._sends = [None, None]
                self._since = perf_counter()
                self._wires[number].send(sends)
                return

    def sit(self, wire: Wire) -> None:
        """Give the next seat its socket."""
        self._wires.append(wire)

    def leave(self) -> None:
        """Get up."""
        for wire in self._wires:
            wire.close()


class Offer(Struct, frozen=True):
    """One family of actions, as the house offers it."""

    action: str
    fields: dict[str, list[Any]] = {}


class News(Struct, frozen=True, tag_field="t", tag="news"):
    """The part of the house's news that a random player needs; the rest is skipped while it is read."""

    seq: int
    offers: list[Offer]
    outcome: Any = None


class HouseSeat:
    """A seat in the house."""

    _decode = msgspec.json.Decoder(News).decode

    def __init__(self, picker: random.Random) -> None:
        self._picker = picker

    def hear(self, _wire: Wire, text: bytes) -> Seen | None:
        if not text.startswith(b'{"t":"news"'):
            assert not text.startswith(b'{"t":"error"'), text
            return None
        news = self._decode(text)
        return Seen(news.seq, self._act(news) if news.offers else None, news.outcome is not None)

    def _act(self, news: News) -> bytes:
        offer = self._picker.choice(news.offers)
        fields = {name: self._picker.choice(values) for name, values in offer.fields.items()}
        return encode({"t": "act", "at": news.seq, "id": f"a{news.seq}", "action": {"t": offer.action, **fields}})


Proxy = Callable[[str], str]
"""Leads to the worker that a table's sockets go to."""


async def house_table(
    http: httpx.AsyncClient, url: str, times: list[float], picker: random.Random, proxy: Proxy | None = None
) -> Table:
    """Open a table of the house, and sit down twice."""
    body = {"game": "vinci", "seats": [{}, {}], "options": {"games": 20, "setup": "chance"}, "name": "Ada"}
    first = (await http.post("/api/tables", json=body)).raise_for_status().json()
    second = (await http.post(f"/api/tables/{first['table']}/join", json={"name": "Bob"})).raise_for_status().json()
    table = Table(times)
    where = proxy(first["table"]) if proxy else url
    for number, seated in enumerate((first, second)):
        seat = HouseSeat(picker)
        wire = await opened(where, f"/ws/{first['table']}", _hearing(table, number, seat))
        table.sit(wire)
        wire.send(encode({"t": "hello", "token": seated["token"]}))
    return table


class PeerContext(Struct, frozen=True):
    """Whose turn it is, in boardgame.io's words."""

    currentPlayer: str


class PeerState(Struct, frozen=True):
    """The part of boardgame.io's state that a random player needs."""

    G: dict[str, Any]
    ctx: PeerContext
    _stateID: int


class PeerSeat:
    """A seat at boardgame.io's server, which speaks socket.io."""

    _state = msgspec.json.Decoder(PeerState).decode
    _parts = msgspec.json.Decoder(list[msgspec.Raw]).decode

    def __init__(self, picker: random.Random, match: str, seat: int, credentials: str) -> None:
        self._picker = picker
        self._match = match
        self._seat = seat
        self._credentials = credentials

    def hear(self, wire: Wire, text: bytes) -> Seen | None:
        if text.startswith(b"0"):
            wire.send(b"40/vinci,")
        elif text.startswith(b"40"):
            wire.send(b"42/vinci," + encode(["sync", self._match, str(self._seat), self._credentials, 2]))
        elif text == b"2":
            wire.send(b"3")
        elif text.startswith(b'42/vinci,["update"'):
            return self._seen(self._state(self._parts(text[9:])[2]))
        elif text.startswith(b'42/vinci,["sync"'):
            return self._seen(msgspec.json.decode(self._parts(text[9:])[2], type=dict[str, Any])["state"])
        return None

    def _seen(self, state: Any) -> Seen:
        state = msgspec.convert(state, PeerState) if isinstance(state, dict) else state
        mine = state.ctx.currentPlayer == str(self._seat)
        return Seen(state._stateID, self._act(state) if mine else None)

    def _act(self, state: PeerState) -> bytes:
        move, args = self._move(state.G)
        payload = {"type": move, "args": args, "playerID": str(self._seat), "credentials": self._credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return b"42/vinci," + encode(["update", action, state._stateID, self._match, str(self._seat)])

    def _move(self, G: dict[str, Any]) -> tuple[str, list[Any]]:
        if G["phase"] == "draw":
            return "draw", [self._picker.choice(G["pile"])["colour"] if G["pile"] else "black"]
        if G["phase"] == "again" and self._picker.random() < 0.5:
            return "stop", []
        hidden = [place for place, tile in enumerate(G["rows"][1 - self._seat]) if not tile["open"]]
        return "guess", [self._picker.choice(hidden), self._picker.randrange(12)]


async def peer_table(http: httpx.AsyncClient, url: str, times: list[float], picker: random.Random) -> Table:
    """Open a match at boardgame.io's server, and sit down twice."""
    match = (await http.post("/games/vinci/create", json={"numPlayers": 2})).raise_for_status().json()["matchID"]
    table = Table(times)
    for number in range(2):
        body = {"playerID": str(number), "playerName": "Ada"}
        joined = (await http.post(f"/games/vinci/{match}/join", json=body)).raise_for_status().json()
        seat = PeerSeat(picker, match, number, joined["playerCredentials"])
        wire = await opened(url, "/socket.io/?EIO=4&transport=websocket", _hearing(table, number, seat))
        table.sit(wire)
    return table


def _hearing(table: Table, number: int, seat: Seat) -> Callable[[Wire, bytes], None]:
    return lambda wire, text: table.heard(number, seat.hear(wire, text))


class Race(Struct, frozen=True):
    """How it went: moves per second, and the seconds from each act until everyone had it."""

    rate: float
    times: list[float]
    work: float
    """Seconds of processor time the server spent on a move."""


Opener = Callable[[httpx.AsyncClient, str, list[float], random.Random], Awaitable[Table]]


Worked = Callable[[], float]
"""Returns the seconds of processor time a server has used so far."""


async def race(
    url: str,
    opener: Opener,
    tables: int,
    seconds: float,
    worked: Worked,
    meanwhile: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> Race:
    """Play at so many tables for so long."""
    times: list[float] = []
    picker = random.Random(7)
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        opened_tables = [await opener(http, url, times, picker) for _ in range(tables)]
    await asyncio.sleep(1.0)
    with meanwhile():
        for table in opened_tables:
            table.playing = True
            table.move()
        await asyncio.sleep(seconds / 4)  # let it get into its stride
        times.clear()
        began, before = perf_counter(), worked()
        await asyncio.sleep(seconds)
        found, lasted, work = list(times), perf_counter() - began, worked() - before
    for table in opened_tables:
        table.playing = False
        table.leave()
    return Race(len(found) / lasted, found, work / len(found))
