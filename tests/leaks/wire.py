"""A house in this process, with real sockets and real HTTP, of which everything that leaves it is kept.

The clock stands still, ids and tokens are the same in both worlds, and nothing is sent before the last message has
been heard by everybody: what still differs between two runs is what they differ in.
"""

from __future__ import annotations

import asyncio
import io
import json
import re
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import Any

import httpx
import msgspec
import structlog
import uvicorn
from litestar import Litestar
from litestar.routes import HTTPRoute
from tests.patience import PATIENCE as PATIENCE
from tests.server.days import prepare
from websockets.asyncio.client import ClientConnection, connect

from cabinet_noir.core import HOUSE, Seat, plain
from cabinet_noir.puzzles import SHIPPED
from cabinet_noir.server.app import Settings
from cabinet_noir.server.daily.dates import today_at
from cabinet_noir.server.operator.house_log import configure
from cabinet_noir.server.people.keys import hashed
from cabinet_noir.server.run import listen, server_config
from cabinet_noir.store import SeatRow, Store, TableRow
from cabinet_noir.table import OfTheHouse

from .courses import Course

NOW = 1_700_000_000.0
ASKED_AGAIN = 10
"""How often an address is asked for that would be answered later."""
WRONG_EVERY = 5
ASKED = 3
"""Of so many things it is asked why."""
QUERIES = ("", "?start=1", "?eyes=0", "?eyes=1", "?eyes=spectator", "?eyes=all")


def token_of(seat: int | None) -> str:
    """Return the token of a seat, the same in both worlds; a spectator has none."""
    return "" if seat is None else f"the-token-of-seat-{seat}-and-nobody-else"


def note_of(seat: int, world: int) -> str:
    """Return what a seat noted: its own business, and different in each world for all but the compared eyes."""
    return f"seat {seat} wrote this in world {world}"


@dataclass
class Wire:
    """One running house and its address."""

    url: str
    app: Litestar
    http: httpx.AsyncClient
    written: io.StringIO
    """What the house wrote about itself."""


@dataclass
class Ear:
    """One pair of eyes at a table: a socket, and every message it heard, as it came."""

    socket: ClientConnection
    seat: Seat | None
    heard: list[str] = field(default_factory=list)
    seq: int = -1
    unread: deque[str] = field(default_factory=deque)

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        if not self.unread:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(text, str)
            self.unread.extend(text.split("\n"))
        raw = self.unread.popleft()
        self.heard.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["t"] == "news":
            self.seq = message["seq"]
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        while (message := await self.hear())["t"] not in kinds:
            pass
        return message

    async def settle(self) -> None:
        """Hear all that is on its way: what is due when a ping comes is said before the next one's pong."""
        for _ in range(2):
            await self.say(t="ping")
            await self.until("pong")

    async def catch_up(self, seq: int) -> None:
        while self.seq < seq:
            await self.hear()


async def keep(db: Path, courses: list[Course], world: int, entries: int | Callable[[Course], int] = 1) -> None:
    """Write the tables of one world as if the house had dealt them, and let the first moves be made."""
    store = await Store.open(db)
    for number, course in enumerate(courses):
        row = TableRow(
            id=course.id,
            code=f"{course.id[-1]}AAA{number:02}",
            game=course.game.key,
            version=course.options.rules,
            options=course.game.agreement(course.options),
            seats=course.seats,
            seed=course.worlds[world].seed,
            status="playing",
            open=False,
            assist=course.assist,
            created=NOW,
        )
        seats = [
            SeatRow(seat=seat, name=f"Seat {seat}", token_hash=hashed(token_of(seat)), host=seat == 0, came=True)
            for seat in range(course.seats)
        ]
        many = entries if isinstance(entries, int) else entries(course)
        made = (msgspec.structs.replace(entry, at=NOW) for entry in course.worlds[world].entries[:many])
        await store.create(row, seats, list(made))
    await store.close()


@asynccontextmanager
async def opened(db: Path, shelf: Path = SHIPPED) -> AsyncIterator[Wire]:
    """Open a house on a file, with the puzzles of a folder, and the same daily as any other."""
    await prepare(db, around=today_at(NOW, 0))
    written = io.StringIO()
    configure("debug", written)
    settings = Settings(db, bot_workers=1, pace=0, clock=lambda: NOW, limits={}, shipped=shelf)
    server = uvicorn.Server(server_config(settings))
    with listen("127.0.0.1", 0) as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            assert not serving.done(), "the house did not open"
            await asyncio.sleep(0)
        try:
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, headers={"host": "the-house"}) as http:
                app = server.config.app
                assert isinstance(app, Litestar)
                yield Wire(url, app, http, written)
        finally:
            server.should_exit = True
            await serving
            structlog.reset_defaults()


@dataclass(frozen=True)
class Traffic:
    """All that one pair of eyes got out of a house, and its operator, who may see no more of the game."""

    heard: list[str]
    fetched: list[str]
    logged: list[str]
    counted: list[str]

    @property
    def everything(self) -> bytes:
        """All of it but the day's puzzle and quest: they are of other games, where the same pieces lie about."""
        fetched = [each for each in self.fetched if not each.startswith("/api/daily")]
        return "\n".join([*self.heard, *fetched, *self.logged, *self.counted]).encode()


async def run(courses: list[Course], world: int, folder: Path) -> list[Traffic]:
    """Play all courses in one world, and return what the compared eyes of each got."""
    db = folder / f"world-{world}" / "house.sqlite"
    await keep(db, courses, world)
    async with opened(db) as wire:
        return [await play(wire, course, world) for course in courses]


async def play(wire: Wire, course: Course, world: int) -> Traffic:
    """Play one course over the wire."""
    before = wire.written.tell()
    async with AsyncExitStack() as stack:
        ears: list[Ear] = []
        for seat in (*map(Seat, range(course.seats)), None):
            ears.append(await arrive(stack, wire, course, seat))
            await catch_up(wire, ears, course, 0)
            await settle(wire, ears, course)  # who comes before this has been heard would be told in one message
        for seq in course.moves:
            if seq % WRONG_EVERY == 1:
                await _try_what_is_wrong(ears, course, seq)
            await move(wire, ears, course, world, seq)
            await catch_up(wire, ears, course, seq)
            if course.assist != "off" and seq % WRONG_EVERY == 2:
                await _ask_why(ears, course, seq)
        await write_notes(ears, course, world)
        await settle(wire, ears, course)
        await _sync(ears)
        fetched = await _fetch(wire, course)
        compared = next(ear for ear in ears if ear.seat == course.eyes)
        wire.written.seek(before)
        logged = [_without_time(line) for line in wire.written.read().splitlines()]
        return Traffic(compared.heard, fetched, logged, _counted(wire))


async def arrive(stack: AsyncExitStack, wire: Wire, course: Course, seat: Seat | None, covered: bool = False) -> Ear:
    """Let a pair of eyes come to the table, or a seat behind a curtain."""
    address = f"{wire.url.replace('http', 'ws', 1)}/ws/{course.id}"
    ear = Ear(await stack.enter_async_context(connect(address, max_size=None, compression=None)), seat)
    await ear.say(t="hello", token=token_of(seat), since=-1, **({"covered": True} if covered else {}))
    await ear.until("welcome")
    return ear


async def settle(wire: Wire, ears: list[Ear], course: Course) -> None:
    """Wait until nobody is counted for any more and everything has been heard."""
    async with wire.app.state.house.table(course.id) as table:
        while table.assistant.busy:
            await asyncio.wait(table.assistant._tasks.values())
    for ear in ears:
        await ear.settle()


async def catch_up(wire: Wire, ears: list[Ear], course: Course, seq: int) -> None:
    """Let everybody hear of an entry, and of what help there is then."""
    for ear in ears:
        await ear.catch_up(seq)
    if course.assist != "off":
        await settle(wire, ears, course)


async def move(wire: Wire, ears: list[Ear], course: Course, world: int, seq: int) -> None:
    """Let whoever did so in this world make the next move."""
    entry = course.entry(world, seq)
    assert entry.seat is not None
    if entry.seat == HOUSE:
        async with wire.app.state.house.table(course.id) as table:
            table.time.was(table.running.due)  # in this house time passes only so
            await table.play(HOUSE, entry.action, seq - 1)
        return
    actor = ears[entry.seat]
    await actor.say(t="act", at=seq - 1, id=f"move {seq}", action=plain(entry.action))
    answer = await actor.until("done", "error")
    assert answer == {"t": "done", "id": f"move {seq}", "seq": seq}, answer


async def _try_what_is_wrong(ears: list[Ear], course: Course, seq: int) -> None:
    """Let the compared eyes try what the rules refuse: how it is refused must tell nothing either."""
    ear = next(ear for ear in ears if ear.seat == course.eyes)
    state = course.worlds[0].game.view(course.options, course.seats, _events_before(course, seq))
    for number, (_, action) in enumerate(course.tried[:40:3]):
        offers = () if ear.seat is None else course.game.offers(state, ear.seat)
        if not any(offer.admits(action) for offer in offers):
            await ear.say(t="act", at=seq - 1, id=f"wrong {seq} {number}", action=plain(action))
            await ear.until("error")


async def _ask_why(ears: list[Ear], course: Course, seq: int) -> None:
    """Let the compared eyes ask for a hint, from its first rung and to the end, and why some things are as they most
    likely are."""
    ear = next(ear for ear in ears if ear.seat == course.eyes)
    for rung in (1, 5):
        await ear.say(t="hint", id=f"hint {seq} {rung}", rung=rung)
        await ear.until("hint", "error")
    told: dict[str, Any] = next((json.loads(raw) for raw in reversed(ear.heard) if '"t":"assist"' in raw), {"odds": {}})
    for name, odds in list(told["odds"].items())[:ASKED]:
        await ear.say(t="why", id=f"{name} {seq}", claim={"name": name, "values": [next(iter(odds))]})
        await ear.until("why", "error")


def _events_before(course: Course, seq: int) -> list[Any]:
    entries = course.worlds[0].entries[:seq]
    return [event for entry in entries for event in entry.events if not isinstance(event, OfTheHouse)]


async def write_notes(ears: list[Ear], course: Course, world: int) -> None:
    """Let every seat write something down, which is another thing in the other world."""
    for ear in ears:
        if ear.seat is not None:
            await ear.say(t="note", key="k", value=note_of(ear.seat, 0 if ear.seat == course.eyes else world))
            await ear.until("noted")


async def _sync(ears: list[Ear]) -> None:
    """Ask for everything again, as after a lost connection."""
    for ear in ears:
        await ear.say(t="sync", since=-1)
        await ear.until("news")


async def _fetch(wire: Wire, course: Course) -> list[str]:
    """Fetch every address the house has, with the compared eyes' token, and return the answers with their headers."""
    token = token_of(course.eyes)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    found = []
    for path in addresses(wire.app, course.id):
        for _ in range(ASKED_AGAIN):
            answer = await wire.http.get(path, headers=headers)
            if answer.status_code != HTTPStatus.SERVICE_UNAVAILABLE:  # a busy machine: the house says to ask again
                break
        assert answer.status_code < 500, path
        told = {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}
        found.append(f"{path} {answer.status_code} {sorted(told.items())} {answer.text}")
    return found


def addresses(app: Litestar, table: str) -> list[str]:
    """Return everything that can be fetched from the house's doors, about a table or at all."""
    found = []
    for route in app.routes:
        if isinstance(route, HTTPRoute) and "GET" in route.methods and route.path.startswith("/api/"):
            path = re.sub(r"\{[^}]*\}", "0", route.path.replace("{table:str}", table))
            asked = QUERIES if path.endswith(("/replay", "/knowing", "/review")) else QUERIES[:1]
            found += [path + query for query in asked]
    return sorted(found)


def _counted(wire: Wire) -> list[str]:
    """Return the house's figures, without those that are times."""
    page: str = wire.app.state.house.resources.metrics.page().decode()
    return [line for line in page.splitlines() if re.match(r"cabinet_(?!\w*(_seconds|_created))", line)]


def _without_time(line: str) -> str:
    """Return a line of the house's log without the moment it was written."""
    said: dict[str, Any] = msgspec.json.decode(line)
    said.pop("timestamp", None)
    return json.dumps(said)
