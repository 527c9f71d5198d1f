"""Clocks that nobody watches, of a house that was closed or a worker that died: they are found by their rows."""

from __future__ import annotations

from typing import Final

import structlog

from cabinet_noir.store import Timers

from .house import House
from .problems import traced

log = structlog.get_logger()

EVERY: Final = 1.0
OVERDUE: Final = 1.0
"""Seconds after which a clock that has not been said to be up has nobody who would say it. More than any credit."""


async def keep_sweeping(house: House) -> None:
    """Go on sweeping for as long as the house is open."""
    while True:
        try:
            await sweep(house)
        except Exception as error:  # the store may be away for a while
            log.error("not-swept", **traced(error))
        await house.means.sleep(EVERY)


async def sweep(house: House) -> None:
    """Take up every clock that is overdue."""
    timers = Timers(house.means.store)
    before = house.means.clock() - OVERDUE
    for id in await timers.overdue(before):
        try:
            await _take_up(house, timers, id, before)
        except Exception as error:  # one bad table does not stop the other clocks
            log.error("clock-not-taken-up", table=id, **traced(error))


async def _take_up(house: House, timers: Timers, id: str, before: float) -> None:
    async with house.table(id) as table:
        table.timekeeper.wake()
        if not table.timekeeper.busy:  # the row is older than the log
            await timers.drop(id, before)
