"""Says, at one rated table, that somebody has left it for good: after the grace, or once their time is out.

Nobody is asked, and nothing is remembered here: whether it is so is judged by the table's rules when it is said, so of
several workers that would say it one can. A worker believes nobody to be away whom another has seen meanwhile, even
where the words between them are lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from cabinet_noir.core import HOUSE, Illegal, Seat
from cabinet_noir.server.clocks.lag import MOST_CREDIT
from cabinet_noir.server.clocks.timekeeper import TRY_AGAIN
from cabinet_noir.server.clocks.watch import Watch
from cabinet_noir.server.operator.faults import traced
from cabinet_noir.store import Attendance
from cabinet_noir.table import Forfeit

if TYPE_CHECKING:
    from cabinet_noir.server.tables.table import Table

log = structlog.get_logger()

STARTING: Final = ("waiting", "playing")


class Leavers(Watch):
    """Watches who is away from one table; asleep while nobody is, and where nothing follows from it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.resources.sleep)
        self._table = table
        self._attendance = Attendance(table.resources.store)
        self._stopped = False

    def wake(self) -> None:
        """Look again who is away."""
        if self.busy:
            self._sleep.wake()
        elif not self._stopped and self._next() is not None:
            self.begin(self._keep())

    async def stop(self) -> None:
        """Stop watching: the house is closing, and whoever is here goes for no reason of their own."""
        self._stopped = True
        await super().stop()

    async def attend(self) -> None:
        """Write down who is here, for workers that may not hear of it otherwise."""
        table = self._table
        if table.resources.bus.reaches and table.row.rated and table.row.status in STARTING:
            await self._attendance.write(table.row.id, table.here(), table.now())

    def _next(self) -> tuple[float, Seat] | None:
        """Return who will have left next, and when, as things stand."""
        table = self._table
        if not table.playing or not table.standing.rated:
            return None
        table.look_who_is_here()
        dues = table.absences.left(table.standing)
        return min(((due, seat) for seat, due in dues.items()), default=None)

    async def _keep(self) -> None:
        while (following := self._next()) is not None:
            due, seat = following
            wait = due + MOST_CREDIT - self._table.now()  # what left in time may still be on its way
            if wait > 0:
                await self._sleep.sleep(wait)
                continue
            try:
                await self._say_left(seat)
            except Illegal:  # they are back, or it was said elsewhere: look again, but not at once for ever
                await self._sleep.sleep(TRY_AGAIN)
            except Exception as error:  # they are still away when this can be written
                log.error("leaver-not-written", table=self._table.row.id, **traced(error))
                await self._sleep.sleep(TRY_AGAIN)

    async def _say_left(self, seat: Seat) -> None:
        table = self._table
        if table.resources.bus.reaches and (seen := await self._attendance.last(table.row.id, seat)) is not None:
            table.absences.was_seen(seat, seen)
        await table.do(HOUSE, lambda: Forfeit(seat, table.listed(), table.absences.since(seat)))
        log.info("seat-forfeited", table=table.row.id, game=table.row.game)
