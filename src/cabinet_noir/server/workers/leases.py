"""Whose bots this worker plays. Two workers that play the same bots do no harm, the log takes each move once; but they
think twice, and a bot with a pace of its own would type twice as fast.

A lease is renewed for as long as its worker lives; a dead worker's runs out, and whoever notices first goes on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from cabinet_noir.server.operator.faults import traced
from cabinet_noir.store import LeaseRows

log = structlog.get_logger()

LASTS: Final = 6.0
RENEWED: Final = 2.0


class Leases:
    """The tables whose bots are this worker's. Without rows to share them by, all of them are."""

    def __init__(self, worker: str = "", rows: LeaseRows | None = None) -> None:
        self._worker = worker
        self._rows = rows
        self._held: set[str] = set()
        self._until = 0.0
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def holds(self, table: str) -> bool:
        """Are this table's bots to be played here?"""
        return self._rows is None or (table in self._held and time.monotonic() < self._until)

    def ask(self, table: str, then: Callable[[], None]) -> None:
        """Try to get a table's lease, and do something if it was got."""
        if self._rows is not None and table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._ask(self._rows, table, then))

    def give_back(self, table: str) -> None:
        """Let others play a table's bots: it is over, or forgotten here."""
        if self._rows is not None and table in self._held:
            self._held.discard(table)
            if table not in self._tasks:
                self._tasks[table] = asyncio.create_task(self._give_back(self._rows, table))

    async def keep(self, take_up: Callable[[str], Awaitable[None]]) -> None:
        """Renew what is held, and take up what another worker has let run out, for as long as the house is open."""
        while self._rows is not None:
            try:
                await self._round(self._rows, take_up)
            except Exception as error:  # the store may be away for a while
                log.error("leases-not-renewed", **traced(error))
            await asyncio.sleep(RENEWED)

    async def close(self) -> None:
        """Give everything back, so that others need not wait."""
        for task in [*self._tasks.values()]:
            await asyncio.wait([task])
        if self._rows is not None:
            try:
                await self._rows.give_back(self._worker)
            except Exception as error:  # they run out by themselves
                log.error("leases-not-given-back", **traced(error))

    async def _round(self, rows: LeaseRows, take_up: Callable[[str], Awaitable[None]]) -> None:
        until, before = time.monotonic() + LASTS, set(self._held)
        renewed = await rows.renew(self._worker, time.time() + LASTS)
        self._held -= before - renewed  # what was got or given back meanwhile stays so
        self._until = until
        for table in await rows.run_out(time.time()):
            if await rows.take(table, self._worker, time.time(), time.time() + LASTS):
                self._held.add(table)
                await take_up(table)

    async def _ask(self, rows: LeaseRows, table: str, then: Callable[[], None]) -> None:
        try:
            got = await rows.take(table, self._worker, time.time(), time.time() + LASTS)
        except Exception as error:  # the next move, or the next round, asks again
            log.error("lease-not-taken", table=table, **traced(error))
            got = False
        finally:
            del self._tasks[table]
        if got:
            self._held.add(table)
            self._until = max(self._until, time.monotonic() + RENEWED)
            then()

    async def _give_back(self, rows: LeaseRows, table: str) -> None:
        try:
            await rows.give_back(self._worker, [table])
        except Exception as error:  # it runs out by itself
            log.error("lease-not-given-back", table=table, **traced(error))
        finally:
            del self._tasks[table]
