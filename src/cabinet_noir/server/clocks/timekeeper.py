"""The keeper of one table's clock: sleeps until it falls due, waits for what left in time, and says that time is up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import structlog

from cabinet_noir.server.operator.faults import traced
from cabinet_noir.table import Running

from .watch import Watch

log = structlog.get_logger()

TRY_AGAIN: Final = 1.0
"""Seconds before time is said to be up again, where that could not be written."""


class Timed(Protocol):
    """What a timekeeper needs of its table."""

    @property
    def name(self) -> str:
        """Whose clock it is, for the house's own log."""
        ...

    @property
    def running(self) -> Running | None:
        """The clock that runs now."""
        ...

    def now(self) -> float:
        """Return the time."""
        ...

    def credit(self, running: Running) -> float:
        """Return how long to wait, beyond its due time, for what left in time."""
        ...

    async def time_is_up(self, running: Running) -> None:
        """Say that a clock has run out, unless it no longer runs."""
        ...


class Timekeeper(Watch):
    """Watches one table's clock; asleep while none runs."""

    def __init__(self, table: Timed, sleep: Callable[[float], Awaitable[None]]) -> None:
        super().__init__(sleep)
        self._table = table

    def wake(self) -> None:
        """Look at the clock: another one may be running, or none."""
        if self.busy:
            self._sleep.wake()
        elif self._table.running is not None:
            self.begin(self._keep())

    async def _keep(self) -> None:
        while (running := self._table.running) is not None:
            left = running.due + self._table.credit(running) - self._table.now()
            if left > 0:
                await self._sleep.sleep(left)
            else:
                await self._say_time_up(running)

    async def _say_time_up(self, running: Running) -> None:
        try:
            await self._table.time_is_up(running)
        except Exception as error:  # the clock is not lost: it is overdue until this can be written
            log.error("time-not-up", table=self._table.name, **traced(error))
            await self._sleep.sleep(TRY_AGAIN)
