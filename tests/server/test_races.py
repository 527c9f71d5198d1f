"""Two clients race for the same move, at two workers, in every order that chance finds: one wins, the other is told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from cabinet_noir.core import Chance, Denied, Illegal, Stale
from cabinet_noir.server.protocol.from_page import Act
from cabinet_noir.server.protocol.tables import Join, NewTable, Seated, SeatPlan
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.server.tables.watcher import Watcher
from cabinet_noir.server.workers.bus import Alone, Here, Spoken, Word
from cabinet_noir.store import Store

from .test_house import Fools

SCHEDULES = 500  # on each kind of database


class Rumour(Alone):
    """A bus between houses of one process, whose words come late, or never: chance decides."""

    reaches = True  # type: ignore[misc]

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self._chance = chance
        self.other_workers: list[Callable[[Spoken], None]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def tell(self, table: str, word: Word) -> None:
        if not isinstance(word, Here) and self._chance.random() < 0.7:
            task = asyncio.create_task(self._carry(Spoken(table, self.worker, 0.0, word)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, spoken: Spoken) -> None:
        await dawdle(self._chance)
        for hear in self.other_workers:
            hear(spoken)


async def dawdle(chance: random.Random) -> None:
    """Let others go first, some number of times."""
    for _ in range(chance.randrange(6)):
        await asyncio.sleep(0)


@asynccontextmanager
async def two_houses(db: str, chance: random.Random) -> AsyncIterator[list[House]]:
    stores = [await Store.open(db) for _ in range(2)]
    buses = [Rumour(chance) for _ in range(2)]
    houses = [House(Resources(stores[at], Fools(b""), bus=buses[at])) for at in range(2)]  # type: ignore[arg-type]
    for at in range(2):
        buses[1 - at].other_workers.append(lambda spoken, house=houses[at]: _pass_on(house, spoken))  # type: ignore[misc]
    try:
        yield houses
    finally:
        for house, store in zip(houses, stores, strict=True):
            await house.close()
            await store.close()


def _pass_on(house: House, spoken: Spoken) -> None:
    if table := house.here().get(spoken.table):
        table.other_workers.hear(spoken.by, spoken.word)


async def new_game(houses: list[House]) -> list[Seated]:
    ada = await houses[0].new_table(
        NewTable("vinci", (SeatPlan(), SeatPlan()), {"setup": "chance", "games": 20}, "Ada")
    )
    return [ada, await houses[1].join(ada.table, Join("Bob"))]


async def sit(house: House, seated: Seated, since: int) -> Watcher:
    async with house.table(seated.table) as table:
        watcher = Watcher()
        await table.arrive(watcher, seated.token, since)
        return watcher


async def attempt(house: House, watcher: Watcher, act: Act, chance: random.Random) -> str:
    """Try the move at some moment, and return what came of it."""
    await dawdle(chance)
    assert watcher.table is not None
    try:
        await watcher.table.act(watcher.seat, act)
    except (Stale, Illegal, Denied) as refusal:
        return refusal.code
    return "done"


def test_of_two_who_race_for_the_same_move_one_wins_and_the_other_is_told_stale(db: str) -> None:
    chance = random.Random(20)

    async def evening() -> None:
        async with two_houses(db, chance) as houses:
            seated: list[Seated] = []
            seq = 0
            for number in range(SCHEDULES):
                if not seated or await is_over(houses[0], seated[0].table):
                    seated, seq = await new_game(houses), 0
                last, seq = seq, await race(houses, seated, seq, number, chance)
                assert seq == last + 1

    asyncio.run(evening())


async def is_over(house: House, table: str) -> bool:
    row = await house.resources.store.table(table)
    return row is None or row.status == "over"


async def race(houses: list[House], seated: list[Seated], seq: int, number: int, chance: random.Random) -> int:
    """Let two devices of the seat that is to move act on the same entry; return the new last entry."""
    places = [houses[chance.randrange(2)] for _ in range(2)]
    async with places[0].table(seated[0].table) as table:
        if table.seq < seq:
            async with table.lock:
                await table.other_workers.catch_up()
        mover = table.referee.game.to_act(table.referee.state)[0]
        actions = [pick(table, mover, chance) for _ in range(2)]
    watchers = [await sit(place, seated[mover], seq) for place in places]
    acts = [Act(seq, f"{number}-{at}", msgspec.Raw(action)) for at, action in enumerate(actions)]
    tries = [attempt(*each, chance) for each in zip(places, watchers, acts, strict=True)]
    assert sorted(await asyncio.gather(*tries)) == ["done", "stale"]
    for watcher in watchers:
        assert watcher.table is not None
        watcher.table.leave(watcher)
    written = await houses[0].resources.store.last([seated[0].table])
    assert written == {seated[0].table: seq + 1}
    return seq + 1


def pick(table: Any, mover: Any, chance: random.Random) -> bytes:
    """Return some action that may be done now."""
    sight = table.window(mover).sight()
    return msgspec.json.encode(table.referee.game.pick(sight.offers, Chance(chance.randbytes(16), "race")))
