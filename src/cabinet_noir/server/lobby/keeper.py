"""The keeper goes round the house: tables nobody waits at are taken away, finished games settled, old sessions ended.

Each round may be done by every worker: whatever it does is done once, or does no harm twice.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from cabinet_noir.server.daily.dates import oldest
from cabinet_noir.server.operator.faults import traced
from cabinet_noir.server.people.cookies import LIFE
from cabinet_noir.server.people.rating import FRESH, course_of, players, pool_kind, rated
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.withheld import is_withheld
from cabinet_noir.store import Audit, Bans, DailyTries, Errands, Keys, Lobby, People, Pool, Ratings, Reports

log = structlog.get_logger()

EVERY: Final = 30.0
OPEN_KEPT: Final = 15 * 60.0
PRIVATE_KEPT: Final = 7 * 24 * 3600.0
"""An open table that nobody is at stands in strangers' way; one among friends may wait for the weekend."""
SETTLED_AT_ONCE: Final = 50
ERRANDS_KEPT: Final = 3600.0
"""Seconds after which it is too late to tell somebody something."""
REPORTS_KEPT: Final = 180 * 24 * 3600.0
"""How long a report is kept once it is settled."""
AUDIT_KEPT: Final = 2 * 365 * 24 * 3600.0
"""How long it is kept what the operator did."""


class Keeper:
    """Goes round, and is called when a table is over."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._lobby = Lobby(house.resources.store)
        self._ratings = Ratings(house.resources.store, FRESH)
        self._people = People(house.resources.store)
        self._keys = Keys(house.resources.store)
        self._errands = Errands(house.resources.store)
        self._daily = DailyTries(house.resources.store)
        self._tasks: set[asyncio.Task[None]] = set()
        house.on_over = self.settle_soon

    async def keep(self) -> None:
        """Go round for as long as the house is open."""
        while True:
            try:
                await self.round()
            except Exception as error:  # the next round may go better
                log.error("round-failed", **traced(error))
            await asyncio.sleep(EVERY)

    async def round(self) -> None:
        """Go round once."""
        now = self._house.resources.clock()
        here = self._house.here()
        waiting = [id for id, table in here.items() if table.row.status == "waiting"]
        await self._lobby.stir([id for id in waiting if here[id].watchers], now)
        gone = await self._lobby.clear(now - OPEN_KEPT, now - PRIVATE_KEPT)
        if gone:
            log.info("tables-cleared", count=len(gone))
        self._house.forget([*gone, *waiting])  # another worker may have cleared one of them: read it again
        for table in await self._ratings.unsettled(SETTLED_AT_ONCE):
            await self.settle(table)
        await self._people.sweep(now - LIFE)
        await self._keys.forget_old()
        await self._errands.sweep(now - ERRANDS_KEPT)
        await self._daily.sweep(str(oldest(now)))
        await self._clear_the_door(now)

    async def _clear_the_door(self, now: float) -> None:
        """Take away what has been kept long enough of reports, bans and deeds of the operator."""
        store = self._house.resources.store
        await Bans(store).sweep(now)
        await Reports(store).sweep(now - REPORTS_KEPT)
        await Audit(store).sweep(now - AUDIT_KEPT)

    def settle_soon(self, table: str) -> None:
        """Settle a table that is just over, without making its players wait for it."""
        task = asyncio.create_task(self._settle_kindly(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Finish what is being settled."""
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _settle_kindly(self, table: str) -> None:
        try:
            await self.settle(table)
        except Exception as error:  # the next round settles it
            log.error("settling-failed", table=table, **traced(error))

    async def settle(self, id: str) -> bool:
        """Write a finished table's result and what it does to ratings, once. False: it was before, or will be later."""
        async with self._house.table(id) as table:
            if await is_withheld(table):  # it is settled when its set is closed
                return False
            seats = await self._house.resources.store.seats(id)
            outcome = table.outcome()
            who = players(table.row, seats, outcome, table.standing.forfeited)
            course = course_of(table.standing, table.referee.entries)
            pool = Pool(table.row.game, table.row.seats, pool_kind(table.row, seats, course.forfeited))
            ended = table.referee.entries[-1].at if table.seq >= 0 else table.row.created
            return await self._ratings.settle(
                id, ended, outcome, pool, who, lambda before: rated(before, outcome, course) if outcome else before
            )
