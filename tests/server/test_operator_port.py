"""The operator's door: three pages, and none of them tells anything about anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
from tests.engines import Postgres, started

from cabinet_noir.server.operator.operator_port import OperatorPort
from cabinet_noir.server.protocol.from_page import Act
from cabinet_noir.server.protocol.tables import Join, NewTable, SeatPlan
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.server.tables.watcher import Watcher
from cabinet_noir.store import Store

from .test_house import Fools

Ask = Callable[..., Awaitable[httpx.Response]]


def behind_the_house(db: str | Path, do: Callable[[House, Ask], Awaitable[None]]) -> None:
    """Open a house with its operator_port, and do something with both."""

    async def evening() -> None:
        store = await Store.open(db)
        house = House(Resources(store, Fools(b""), pace=0))  # type: ignore[arg-type]
        door = OperatorPort(house)
        await door.open("127.0.0.1", 0)
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{door.port}") as client:

                async def ask(path: str, method: str = "GET") -> httpx.Response:
                    return await client.request(method, path)

                await do(house, ask)
        finally:
            await door.close()
            await house.close()
            await store.close()

    asyncio.run(evening())


def test_health_readiness_and_nothing_else(db: str) -> None:
    async def look(house: House, ask: Ask) -> None:
        assert (await ask("/health")).text == "alive\n"
        assert (await ask("/ready?verbose")).text == "ready\n"
        assert (await ask("/api/games")).status_code == 404
        assert (await ask("/metrics", "POST")).status_code == 405
        await house.hall.clear()
        assert (await ask("/ready")).status_code == 503
        assert (await ask("/health")).status_code == 200

    behind_the_house(db, look)


def test_a_house_whose_database_is_away_is_alive_and_not_ready() -> None:
    engine = Postgres()
    with started(engine):

        async def look(_house: House, ask: Ask) -> None:
            assert (await ask("/ready")).status_code == 200
            await asyncio.to_thread(engine.stop)
            assert (await ask("/ready")).status_code == 503
            assert (await ask("/health")).status_code == 200
            await asyncio.to_thread(engine.start)
            assert (await ask("/ready")).status_code == 200

        behind_the_house(engine.fresh(), look)


def test_the_figures_count_and_name_nobody(db: str) -> None:
    async def play(house: House, ask: Ask) -> None:
        ada = await house.new_table(NewTable("vinci", (SeatPlan(), SeatPlan()), {"first": 0}, "Augusta"))
        bob = await house.join(ada.table, Join("Barnaby"))
        async with house.table(ada.table) as table:
            watcher = Watcher()
            await table.arrive(watcher, ada.token, -1)
            await table.act(watcher, Act(0, "move-name", b'{"t":"draw","colour":"black"}'))  # type: ignore[arg-type]
            seed = table.row.seed.hex()
        page = (await ask("/metrics")).text
        assert 'cabinet_moves_total{game="vinci"} 2.0' in page
        assert "cabinet_tables_live 1.0" in page
        secrets = (ada.table, ada.code, ada.token, bob.token, seed, "Augusta", "Barnaby", "move-name")
        assert [secret for secret in secrets if secret in page] == []

    behind_the_house(db, play)
