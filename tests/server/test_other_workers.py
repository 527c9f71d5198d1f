"""What a worker believes about the others: who is with them, for as long as they say so."""

from __future__ import annotations

import asyncio
import random

import pytest

from cabinet_noir.server.tables.bus_listener import BusListener
from cabinet_noir.server.tables.watcher import Watcher
from cabinet_noir.server.workers.bus import Here, Moved, Spoken

from .test_races import new_game, two_houses


def test_who_is_with_a_worker_that_fell_silent_is_believed_gone(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with two_houses(db, random.Random(1)) as houses:
            seated = await new_game(houses)
            async with houses[0].table(seated[0].table) as table:
                watcher = Watcher()
                await table.arrive(watcher, seated[0].token, -1)
                table.other_workers.hear("another", Here((1,)))
                table.other_workers.forget_the_silent()
                assert table.present() == {0, 1}
                monkeypatch.setattr("cabinet_noir.server.tables.other_workers.BELIEVED", -1.0)
                table.other_workers.hear("another", Here((1,)))
                table.other_workers.forget_the_silent()
                assert table.present() == {0}
                assert [seat.present for seat in table.info().seats] == [True, False]

    asyncio.run(evening())


def test_a_table_played_elsewhere_is_not_followed_where_nobody_looks_on(db: str) -> None:
    async def evening() -> None:
        async with two_houses(db, random.Random(1)) as houses:
            seated = await new_game(houses)
            id, house = seated[0].table, houses[0]
            listener, word = BusListener(house), Spoken(id, "another", 0.0, Moved(7))
            async with house.table(id) as table:  # somebody is looking at it just now
                listener._hear(word)
                await table.other_workers.stop()
                assert id in house.here()
                watcher = Watcher()
                await table.arrive(watcher, seated[0].token, -1)
            listener._hear(word)
            await table.other_workers.stop()
            assert id in house.here()
            table.leave(watcher)
            async with asyncio.timeout(10):  # the other house may have said something just now, and that is read first
                while id in house.here():
                    listener._hear(word)
                    await asyncio.sleep(0.01)

    asyncio.run(evening())
