"""The operator's door: three pages, and none of them tells anything about anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.engines import Postgres, started

from cabinet_noir.server.app import readiness
from cabinet_noir.server.operator.operator_port import LONGEST_REQUEST, Readiness, operator_port
from cabinet_noir.server.protocol.from_page import Act
from cabinet_noir.server.protocol.tables import Join, NewTable, SeatPlan
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.server.tables.watcher import Watcher
from cabinet_noir.store import Store

from .test_house import Fools

Ask = Callable[..., Awaitable[httpx.Response]]


async def asking(port: int, do: Callable[[Ask], Awaitable[None]]) -> None:
    """Do something with somebody who asks at a port."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:

        async def ask(path: str, method: str = "GET", **more: Any) -> httpx.Response:
            return await client.request(method, path, **more)

        await do(ask)


def behind_the_house(db: str | Path, do: Callable[[House, Ask], Awaitable[None]]) -> None:
    """Open a house with its operator's port, and do something with both."""

    async def evening() -> None:
        store = await Store.open(db)
        house = House(Resources(store, Fools(b""), pace=0))  # type: ignore[arg-type]
        try:
            async with operator_port("127.0.0.1", 0, partial(readiness, house), house.resources.metrics.page) as port:
                await asking(port, partial(do, house))
        finally:
            await house.close()
            await store.close()

    asyncio.run(evening())


def test_health_readiness_and_nothing_else(db: str) -> None:
    async def look(house: House, ask: Ask) -> None:
        assert (await ask("/health")).text == "alive\n"
        assert (await ask("/ready?verbose")).text == "ready\n"
        for elsewhere in ("/api/games", "/", "/schema", "/health/more"):
            assert (await ask(elsewhere)).status_code == 404
        assert (await ask("/metrics", "POST")).status_code == 405
        await house.hall.clear()
        assert (await ask("/ready")).status_code == 503
        assert (await ask("/health")).status_code == 200

    behind_the_house(db, look)


async def always_ready() -> Readiness:
    return Readiness(True, "ready")


def at_a_port(do: Callable[[int], Awaitable[None]]) -> None:
    """Open a port with no house behind it."""

    async def evening() -> None:
        async with operator_port("127.0.0.1", 0, always_ready, lambda: b"figures\n") as port:
            await do(port)

    asyncio.run(evening())


def test_a_page_can_be_asked_for_its_head_alone_and_is_kept_nowhere() -> None:
    async def look(ask: Ask) -> None:
        for path in ("/health", "/ready", "/metrics"):
            page, head = await ask(path), await ask(path, "HEAD")
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["Content-Length"] == str(len(page.content))
            assert page.headers["Content-Type"].startswith("text/plain; ")
        for path, method in (("/health", "GET"), ("/ready", "POST"), ("/elsewhere", "GET")):
            assert (await ask(path, method)).headers["Cache-Control"] == "no-store"

    at_a_port(lambda port: asking(port, look))


def test_an_endless_request_is_not_read_to_its_end() -> None:
    async def look(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /health HTTP/1.1\r\nHost: here\r\nEndless: " + b"x" * LONGEST_REQUEST)
        assert (await reader.readline()).startswith(b"HTTP/1.1 431 ")
        writer.close()

    at_a_port(look)


def test_a_port_that_is_taken_is_refused_and_one_that_was_left_is_free() -> None:
    async def look(port: int) -> None:
        with pytest.raises(OSError):
            async with operator_port("127.0.0.1", port, always_ready, bytes):
                pass

    async def evening() -> None:
        async with operator_port("127.0.0.1", 0, always_ready, bytes) as port:
            await look(port)
            _reader, idle = await asyncio.open_connection("127.0.0.1", port)  # says nothing, and holds nothing up
        with pytest.raises(OSError):
            await asyncio.open_connection("127.0.0.1", port)
        idle.close()

    asyncio.run(evening())


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
        ada = await house.new_table(
            NewTable("vinci", (SeatPlan(), SeatPlan()), {"setup": "chance", "first": 0}, "Augusta")
        )
        bob = await house.join(ada.table, Join("Barnaby"))
        async with house.table(ada.table) as table:
            watcher = Watcher()
            await table.arrive(watcher, ada.token, -1)
            await table.act(watcher.seat, Act(0, "move-name", b'{"t":"draw","colour":"black"}'))  # type: ignore[arg-type]
            seed = table.row.seed.hex()
        page = (await ask("/metrics")).text
        assert 'cabinet_moves_total{game="vinci"} 2.0' in page
        assert "cabinet_tables_live 1.0" in page
        secrets = (ada.table, ada.code, ada.token, bob.token, seed, "Augusta", "Barnaby", "move-name")
        assert [secret for secret in secrets if secret in page] == []

    behind_the_house(db, play)
