"""The keeper of one table's clock: sleeps until it falls due, waits for what left in time, and says that time is up."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import Executable

from cabinet_noir.core import HOUSE, Deadline, Entry, Illegal, Stale, never
from cabinet_noir.store import due_at

from .clock import Running, running, running_after
from .eyes import AnyReferee
from .lag import MOST_CREDIT
from .nap import Nap
from .problems import traced

if TYPE_CHECKING:
    from .table import Table

log = structlog.get_logger()

TRY_AGAIN: Final = 1.0
"""Seconds before time is said to be up again, where that could not be written."""


class Timekeeper:
    """Watches one table's clock; asleep while none runs."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._nap = Nap(table.means.sleep)

    @property
    def busy(self) -> bool:
        """Is a clock being watched?"""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Look at the clock: another one may be running, or none."""
        if self.busy:
            self._nap.wake()
        elif self._running() is not None:
            self._task = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        """Stop watching: the house is closing."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def credit(self, deadline: Deadline) -> float:
        """Return how long to wait for what left in time: the largest credit among those whom the clock hurries.

        A person without a socket here may have one at another worker, which knows how far away they are.
        """
        table = self._table
        people = [seat for seat in deadline.seats if table.seats[seat].kind != "bot"]
        near = ([other.lag.credit for other in table.watchers if other.seat == seat] for seat in people)
        return max((max(credits, default=MOST_CREDIT) for credits in near), default=0.0)

    def _running(self) -> Running | None:
        clock = self._table.clock if self._table.row.status == "playing" else None
        return clock if clock is not None and clock.paused is None else None

    async def _keep(self) -> None:
        while (clock := self._running()) is not None:
            left = clock.due + self.credit(clock.deadline) - self._table.means.clock()
            if left > 0:
                await self._nap.sleep(left)
            else:
                await self._say_time_up(clock)

    async def _say_time_up(self, clock: Running) -> None:
        try:
            await self._time_up(clock)
        except Exception as error:  # the clock is not lost: it is overdue until this can be written
            log.error("time-not-up", table=self._table.row.id, **traced(error))
            await self._nap.sleep(TRY_AGAIN)

    async def _time_up(self, clock: Running) -> None:
        """Say that a clock has run out; of all workers that would, one can."""
        table = self._table
        async with table.lock:
            if table.clock != clock or table.row.status != "playing":
                return
            with suppress(Stale):  # said elsewhere, or something came in between: look again
                await table.enter(HOUSE, table.referee.game.action_of("time_up", {}), table.seq, clock.id, clock.due)
            table.tell_played()


def check_in_time(clock: Running | None, left: float) -> None:
    """Refuse what is done while the table stands still, or what left its seat after the time."""
    if clock is None:
        return
    if clock.paused is not None:
        raise Illegal("table-is-paused")
    if left > clock.due:
        raise Illegal("time-is-up")


def timer_after(table: str, referee: AnyReferee, entry: Entry) -> tuple[Executable, ...]:
    """Return what is to be written down with an entry about when the clock falls due: nothing, if it runs on."""
    if referee.game.deadline is never:
        return ()
    before, after = (_due(clock) for clock in (running(referee), running_after(referee, entry)))
    return () if before == after else due_at(table, after)


def _due(clock: Running | None) -> float | None:
    return None if clock is None or clock.paused is not None else clock.due
