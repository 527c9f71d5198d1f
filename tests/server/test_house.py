"""A house in this process, with thinkers, clocks and files of our choosing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.engines import sql

from cabinet_noir.core import Illegal, Stale
from cabinet_noir.server.protocol.from_page import Act
from cabinet_noir.server.protocol.tables import Join, NewTable, Seated, SeatPlan
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.server.tables.watcher import Watcher
from cabinet_noir.store import Store

BOT = SeatPlan("bot", "novice")
PERSON = SeatPlan()


class Fools:
    """Thinkers that think what they are told to."""

    def __init__(self, thought: bytes | Exception) -> None:
        self._thought = thought

    def wake(self) -> None:
        pass

    async def run(self, *_: Any) -> bytes:
        if isinstance(self._thought, Exception):
            raise self._thought
        return self._thought


async def with_house(db: str, thought: bytes | Exception, do: Callable[[House], Awaitable[None]]) -> None:
    store = await Store.open(db)
    house = House(Resources(store, Fools(thought), pace=0))  # type: ignore[arg-type]
    try:
        await do(house)
    finally:
        await house.close()
        await store.close()


@pytest.mark.parametrize(
    "thought", [RuntimeError("a bot's bug"), b"not json", b'{"t":"lay_open","place":25}', b'{"t":"no_such"}']
)
def test_a_bot_that_fails_plays_at_random_and_the_table_goes_on(db: str, thought: bytes | Exception) -> None:
    async def play(house: House) -> None:
        seated = await house.new_table(NewTable("vinci", (BOT, BOT), {"setup": "chance", "highest": 4}))
        async with house.table(seated.table) as table:
            watcher = Watcher()
            await table.arrive(watcher, "", -1)
            while not table.over:
                await watcher.messages()
            assert table.outcome() is not None

    asyncio.run(with_house(db, thought, play))


async def sit_two(house: House) -> tuple[Seated, Seated]:
    ada = await house.new_table(NewTable("vinci", (PERSON, PERSON), {"setup": "chance", "first": 0}, "Ada"))
    return ada, await house.join(ada.table, Join("Bob"))


async def draw(house: House, seated: Seated, at: int, id: str) -> Watcher:
    async with house.table(seated.table) as table:
        watcher = Watcher()
        await table.arrive(watcher, seated.token, -1)
        await table.act(watcher.seat, Act(at, id, b'{"t":"draw","colour":"black"}'))  # type: ignore[arg-type]
        return watcher


def test_of_two_houses_on_one_file_the_slower_one_reloads_and_says_stale(db: str) -> None:
    async def race(house: House) -> None:
        ada, _ = await sit_two(house)

        async def other(second: House) -> None:
            async with second.table(ada.table) as table:
                assert table.seq == 0
                await draw(house, ada, 0, "one")
                with pytest.raises(Stale):
                    await draw(second, ada, 0, "two")
                assert table.seq == 1
                await draw(second, ada, 0, "one")  # known to the second house, too, since it has read the log
                with pytest.raises(Illegal):
                    await draw(second, ada, 1, "three")

        await with_house(db, b"", other)

    asyncio.run(with_house(db, b"", race))


def test_a_log_that_contradicts_itself_stops_its_table_and_is_kept(db: str) -> None:
    tables: list[Seated] = []

    async def begin(house: House) -> None:
        tables.extend(await sit_two(house))

    async def look(house: House) -> None:
        async with house.table(tables[0].table) as table:
            assert table.info().status == "stopped"

    asyncio.run(with_house(db, b"", begin))
    sql(db, "UPDATE entries SET body = replace(body, 'began', 'begone')")
    asyncio.run(with_house(db, b"", look))
    assert sql(db, "SELECT count(*) FROM entries") == [(1,)]


def test_tables_nobody_needs_are_forgotten_and_found_again(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabinet_noir.server.tables.house.TABLES_KEPT", 2)

    async def many(house: House) -> None:
        opened = [await sit_two(house) for _ in range(5)]
        assert len(house._tables) == 2
        for ada, _ in opened:
            await draw(house, ada, 0, "x")
        assert len(house._tables) == 5  # each of them is being watched
        async with house.table(opened[0][0].code) as table:
            assert table.seq == 1

    asyncio.run(with_house(db, b"", many))
