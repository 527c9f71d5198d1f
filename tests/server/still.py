"""A house in this process whose time stands still until a test lets it pass. Guests come in by the socket's door."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, cast

import msgspec

from cabinet_noir.core import Seat, seed_from
from cabinet_noir.laws.table.devices import MemorySocket
from cabinet_noir.laws.table.house import BEGINNING, AtOnce, Hand, quiet
from cabinet_noir.server.protocol.from_page import Act
from cabinet_noir.server.protocol.tables import Join, NewTable, Seated, SeatPlan
from cabinet_noir.server.sockets.visit import AnySocket, Visitor
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.server.tables.table import Table
from cabinet_noir.store import Store

Message = dict[str, Any]
__all__ = ["BEGINNING", "AtOnce", "Guest", "Hand", "Message", "express", "let_act", "quiet", "still_house", "word_for"]


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


async def let_act(table: Table, seat: Seat | None, action: Any, at: int) -> None:
    """Let whoever has a seat act in the game, as their page would have it; `play` is for bots."""
    await table.act(seat, Act(at, f"move {at + 1}", msgspec.Raw(msgspec.json.encode(action))))


async def express(house: House, *seats: str, **options: Any) -> list[Seated]:
    """Open a table of Password Express, fill it, and return what each person was given, in the order of the seats."""
    plan = tuple(SeatPlan() if seat == "person" else SeatPlan("bot", seat) for seat in seats)
    host = await house.new_table(NewTable("password-express", plan, {"rounds": 1, **options}, "Ada"))
    return [host, *[await house.join(host.table, Join("Bob")) for _ in range(seats.count("person") - 1)]]


class Guest:
    """A visitor without a wire: what it says is heard at once, and it keeps all it was told."""

    def __init__(self, house: House, seated: Seated) -> None:
        self._visitor = Visitor(cast(AnySocket, MemorySocket()), house, seated.table)
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
        while self._visitor._watcher._work.is_set():
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
