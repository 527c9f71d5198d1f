"""Clocks that nobody watches, of a house that was closed or a worker that died: they are found by their rows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from cabinet_noir.server.operator.faults import traced
from cabinet_noir.store import Timers

log = structlog.get_logger()

EVERY: Final = 1.0
OVERDUE: Final = 1.0
"""Seconds after which a clock that has not been said to be up has nobody who would say it. More than any credit."""

TakeUp = Callable[[str], Awaitable[bool]]
"""Watches the clock of a table again; False: none runs there."""


async def keep_looking(
    timers: Timers, take_up: TakeUp, clock: Callable[[], float], sleep: Callable[[float], Awaitable[None]]
) -> None:
    """Go on looking for as long as the house is open."""
    while True:
        try:
            await look(timers, take_up, clock())
        except Exception as error:  # the store may be away for a while
            log.error("clocks-not-looked-at", **traced(error))
        await sleep(EVERY)


async def look(timers: Timers, take_up: TakeUp, now: float) -> None:
    """Take up every clock that is overdue."""
    for table in await timers.overdue(now - OVERDUE):
        try:
            if not await take_up(table):  # the row is older than the log
                await timers.drop(table, now)
        except Exception as error:  # one bad table does not stop the other clocks
            log.error("clock-not-taken-up", table=table, **traced(error))
