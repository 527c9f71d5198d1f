"""A house in this process whose dates pass when a test says so, and readers who come in by its doors with a cookie."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar

from cabinet_noir.core import plain
from cabinet_noir.games import load
from cabinet_noir.laws.table.house import AtOnce
from cabinet_noir.puzzles import Puzzle
from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.daily.dates import begins, ends
from cabinet_noir.server.daily.desk import DailyDesk
from cabinet_noir.server.daily.jobs import AnyReferee, dealt_quest, quest_room
from cabinet_noir.server.daily.made import seed_of
from cabinet_noir.store import Dailies, MadeDaily, Store

from .clients import Message
from .puzzling import of_kind

SECRET = bytes(range(32))
DAY = date(2026, 11, 17)
NEXT = DAY + timedelta(1)
NOON = begins(DAY) + 26 * 3600
"""Noon of that day in Greenwich."""
RULES = load(quest_room()).version
TOKYO, LIMA = 9 * 60, -5 * 60
AIM = {"t": "aim", "axis": "A"}
ASK = {"t": "ask", "axis": "A", "element": "traps"}
GIVE_UP = {"t": "give_up"}


@dataclass
class Clock:
    """What time it is, until a test says otherwise."""

    now: float = NOON

    def __call__(self) -> float:
        return self.now

    def local(self, day: date, offset: int, hour: float) -> None:
        """Let it be this hour of a day where clocks are so many minutes ahead of UTC."""
        self.now = begins(day) + 14 * 3600 - offset * 60 + hour * 3600

    def end_everywhere(self, day: date) -> None:
        self.now = ends(day)


@cache
def of_the_day() -> Puzzle:
    """Return the puzzle that is every day's, so that none has to be made."""
    return of_kind("archeologic", "certain")[0]


def quest_of(day: date, secret: bytes = SECRET) -> AnyReferee:
    """Return a day's quest as the house deals it."""
    return dealt_quest(seed_of(secret, "quest", day), RULES)


def right_claim(day: date, secret: bytes = SECRET) -> Message:
    """Return the claim that finds a day's city."""
    return {"t": "claim", "city": [*plain(quest_of(day, secret).state.city)]}


def wrong_claim(day: date) -> Message:
    """Return a claim that does not."""
    return right_claim(day + timedelta(99))


async def prepare(
    db: str | Path, secret: bytes = SECRET, puzzles: Mapping[date, Puzzle] | None = None, around: date = DAY
) -> None:
    """Give a database its secret, and puzzles for some days around one."""
    usual = {around + timedelta(number): of_the_day() for number in range(-2, 4)}
    store = await Store.open(db)
    await stock(store, secret, {**usual, **(puzzles or {})})
    await store.close()


async def stock(store: Store, secret: bytes, puzzles: Mapping[date, Puzzle]) -> None:
    """Keep a secret, and the puzzles of some dates."""
    await Dailies(store).secret(lambda: secret, 0.0)
    for day, puzzle in puzzles.items():
        await Dailies(store).keep(MadeDaily(str(day), msgspec.json.encode(puzzle).decode(), RULES, 0.0))


@asynccontextmanager
async def open_house(db: str, clock: Clock, **settings: Any) -> AsyncIterator[Litestar]:
    """Open a house on a database that is prepared; it thinks here and now."""
    app = make_app(Settings(db, bot_workers=1, pace=0, clock=clock, **{"limits": {}, **settings}))
    async with app.lifespan():
        app.state.daily = DailyDesk(app.state.house.resources, AtOnce())
        yield app


class Reader:
    """Somebody's browser at a house, which keeps its cookie."""

    def __init__(self, app: Litestar, offset: int = 0) -> None:
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # an application is one
        self.http = httpx.AsyncClient(transport=transport, base_url="http://house")
        self.offset = offset

    @classmethod
    async def known(cls, app: Litestar, name: str = "Ada", offset: int = 0) -> Reader:
        """Return somebody the house knows."""
        reader = cls(app, offset)
        assert (await reader.post("/api/me", {"name": name})).status_code == 200
        return reader

    def at(self, app: Litestar) -> Reader:
        """Return the same browser at another worker, or in another tab."""
        other = Reader(app, self.offset)
        other.http.cookies = self.http.cookies
        return other

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def post(self, path: str, body: object = None) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def today(self) -> Message:
        """Return the date it is for them."""
        return await self._told(self.get(f"/api/daily?offset={self.offset}"))

    async def day(self, day: date) -> Message:
        return await self._told(self.get(f"/api/daily/{day}?offset={self.offset}"))

    async def answers(self, day: date, answer: Message) -> Message:
        return await self._told(self.post(f"/api/daily/{day}/puzzle", {"answer": answer}))

    async def does(self, day: date, at: int, action: Message) -> Message:
        return await self._told(self.post(f"/api/daily/{day}/quest", {"at": at, "action": action}))

    async def explores(self, day: date, *actions: Message) -> Message:
        """Do one thing after the other, from the beginning."""
        told: Message = {}
        for at, action in enumerate(actions):
            told = await self.does(day, at, action)
        return told

    async def results(self, day: date) -> Message:
        return await self._told(self.get(f"/api/daily/{day}/results"))

    @staticmethod
    async def _told(asking: Any) -> Message:
        answer = await asking
        assert answer.status_code == 200, answer.text
        told: Message = answer.json()
        return told
