"""A house in this process whose time stands still until a test lets it pass. Guests come in by the socket's door."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any, ParamSpec, TypeVar, cast

from cabinet_noir.bots import Thinkers
from cabinet_noir.core import seed_from
from cabinet_noir.server.clocks.timekeeper import Timekeeper
from cabinet_noir.server.protocol.tables import Join, NewTable, Seated, SeatPlan
from cabinet_noir.server.sockets.visit import AnySocket, Visitor
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.server.tables.table import Table
from cabinet_noir.server.tables.typists import Typist
from cabinet_noir.store import Store

P = ParamSpec("P")
T = TypeVar("T")
Message = dict[str, Any]
BEGINNING = 1_700_000_000.0


@dataclass
class Hand:
    """The hand that moves the clock. Whoever sleeps is woken in the order of their due times, and by nothing else."""

    now: float = BEGINNING
    asleep: list[tuple[float, asyncio.Future[None]]] = field(default_factory=list)

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asleep.append((self.now + seconds, woken))
        await woken

    def alarms(self) -> list[float]:
        """Return when each sleeper wakes, from the beginning on, soonest first."""
        self.asleep = [(until, woken) for until, woken in self.asleep if not woken.done()]
        return sorted(round(until - BEGINNING, 3) for until, _ in self.asleep)

    async def moves_to(self, seconds: float, house: House) -> None:
        """Let time pass until so many seconds after the beginning; all that falls due meanwhile is done."""
        target = BEGINNING + seconds
        await quiet(house)
        while self.alarms() and min(self.asleep, key=_until)[0] <= target:
            until, woken = min(self.asleep, key=_until)
            self.now = max(self.now, until)
            woken.set_result(None)
            await quiet(house)
        self.now = target


def _until(sleeper: tuple[float, asyncio.Future[None]]) -> float:
    return sleeper[0]


async def quiet(house: House) -> None:
    """Wait until nobody in the house does anything but sleep."""
    calm = 0
    while calm < 10:  # a call takes a few rounds to wake whoever it is for
        await asyncio.sleep(0)
        calm = calm + 1 if all(map(_is_quiet, house._tables.values())) else 0


def _is_quiet(table: Table) -> bool:
    workers: list[Timekeeper | Typist] = [table.timekeeper, *table.driver._typists.values()]
    at_rest = all(not worker.busy or worker._sleep.asleep for worker in workers)
    return at_rest and not table.lock.locked() and not table.driver._at_work


class AtOnce(Thinkers):
    """Thinks here and now."""

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return job(*args, **kwargs)


@asynccontextmanager
async def still_house(db: str, hand: Hand) -> AsyncIterator[House]:
    """Open a house on a file, with its time in this hand."""
    store = await Store.open(db)
    seeds = (seed_from(number) for number in count(1))
    house = House(Resources(store, AtOnce(), 0.0, hand.clock, lambda: next(seeds), hand.sleep))
    try:
        yield house
    finally:
        await house.close()
        await store.close()


async def express(house: House, *seats: str, **options: Any) -> list[Seated]:
    """Open a table of Password Express, fill it, and return what each person was given, in the order of the seats."""
    plan = tuple(SeatPlan() if seat == "person" else SeatPlan("bot", seat) for seat in seats)
    host = await house.new_table(NewTable("password-express", plan, {"rounds": 1, **options}, "Ada"))
    return [host, *[await house.join(host.table, Join("Bob")) for _ in range(seats.count("person") - 1)]]


class Guest:
    """A visitor without a wire: what it says is heard at once, and it keeps all it was told."""

    def __init__(self, house: House, seated: Seated) -> None:
        self._visitor = Visitor(cast(AnySocket, SimpleNamespace(cookies={}, headers={}, scope={})), house, seated.table)
        self._house = house
        self._ids = count()
        self.news: Message = {}
        self.table: Message = {}
        self.last: dict[str, Message] = {}

    @classmethod
    async def comes(cls, house: House, seated: Seated, since: int = -1) -> Guest:
        guest = cls(house, seated)
        await guest.says(t="hello", token=seated.token, since=since)
        return guest

    async def says(self, **message: Any) -> None:
        """Say something, and hear all that is due then."""
        await self._visitor._hear(json.dumps(message))
        await self.hears()

    async def hears(self) -> None:
        """Take everything that is due."""
        await quiet(self._house)
        while self._visitor._watcher._work.rung:
            for raw in await self._visitor._watcher.messages():
                message = json.loads(raw)
                self.last[message["t"]] = message
        self.news = self.last.get("news", {})
        self.table = self.last.get("table") or self.last["welcome"]["table"]

    async def does(self, id: str = "", **action: Any) -> Message:
        """Do something, and return the answer: done, or an error."""
        self.last.pop("error", None), self.last.pop("done", None)
        await self.says(t="act", at=self.news["seq"], id=id or f"g{next(self._ids)}", action=action)
        return self.last.get("error") or self.last["done"]

    async def is_far(self, hand: Hand, seconds: float) -> None:
        """Let the house measure that a message takes so long from here to there, and as long back."""
        await self.says(t="ping")
        hand.now += 2 * seconds
        await self.says(t="echo", probe=self.last["pong"]["probe"])
        hand.now -= 2 * seconds

    def leaves(self) -> None:
        self._visitor.leave()

    async def goes(self) -> None:
        """Leave, as a socket does that was closed."""
        self._visitor.leave()
        await self._visitor.weigh_wishes()


def word_for(news: Message, row: int = 0, place: int = 0) -> Message:
    """Return a made-up answer for a free place of a row, by what the offer describes."""
    free = {one["row"]: one for one in _say(news)["rows"]}[row]
    letter, position = free["letter"][0].lower(), free["free"][place][1]
    other = next(sign for sign in "xwzy" if sign.upper() not in free["letter"])
    before = {"1": 0, "2": 1, "3": 2, "+": 3, "0": 0}[position]
    word = other * 4 if position == "0" else other * before + letter + other
    return {"word": word + other * len(_say(news)["used"]), "rows": [row]}


def _say(news: Message) -> Message:
    domain: Message = next(offer for offer in news["offers"] if offer["action"] == "say")["fields"]["answer"]
    return domain
