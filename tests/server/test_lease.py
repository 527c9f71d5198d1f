"""Leases: who plays a table's bots. What is given back stays so, whatever else is under way."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import cast

from cabinet_noir.server.workers.leases import Leases
from cabinet_noir.store.leases import LeaseRows


class Slow:
    """Rows that are changed only when the test lets them be."""

    def __init__(self) -> None:
        self.rows: set[str] = set()
        self.go = asyncio.Event()
        self.asked = asyncio.Event()

    async def take(self, table: str, *_: object) -> bool:
        self.rows.add(table)
        return True

    async def renew(self, *_: object) -> set[str]:
        found = set(self.rows)
        self.asked.set()
        await self.go.wait()
        return found

    async def run_out(self, _now: float) -> list[str]:
        return []

    async def give_back(self, _worker: str, tables: Collection[str] | None = None) -> None:
        await self.go.wait()
        self.rows -= set(self.rows if tables is None else tables)


async def taken(*tables: str) -> tuple[Leases, Slow]:
    rows = Slow()
    leases = Leases("me", cast(LeaseRows, rows))
    for table in tables:
        got = asyncio.Event()
        leases.ask(table, got.set)
        await got.wait()
    return leases, rows


async def nobody(_table: str) -> None:
    raise AssertionError("nothing has run out")


def test_a_lease_given_back_during_a_renewal_is_not_held_again() -> None:
    async def run() -> None:
        leases, rows = await taken("a", "b")
        assert leases.holds("a") and leases.holds("b")
        renewing = asyncio.create_task(leases._round(cast(LeaseRows, rows), nobody))
        await rows.asked.wait()
        leases.give_back("a")
        rows.go.set()
        await renewing
        assert (leases.holds("a"), leases.holds("b")) == (False, True)
        leases.give_back("a")
        await leases.close()
        assert rows.rows == set()

    asyncio.run(run())


def test_a_lease_is_given_back_once_however_often_one_asks() -> None:
    async def run() -> None:
        leases, rows = await taken("a")
        leases.give_back("a")
        leases._held.add("a")  # got again before the first was done
        leases.give_back("a")
        assert len(leases._tasks) == 1
        (task,) = leases._tasks.values()
        rows.go.set()
        await task
        assert leases._tasks == {} and rows.rows == set()

    asyncio.run(run())


def test_a_lease_that_was_not_renewed_is_lost() -> None:
    async def run() -> None:
        leases, rows = await taken("a", "b")
        rows.rows.discard("a")
        rows.go.set()
        await leases._round(cast(LeaseRows, rows), nobody)
        assert (leases.holds("a"), leases.holds("b")) == (False, True)

    asyncio.run(run())
