"""Between sitting down and the deal: every device that pledged a part of it opens that part, or is not waited for.

What was pledged and opened is in the seats' rows, each changed only as it was seen; so the deal follows from the rows
alone, and every worker would make the same one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import structlog
from msgspec.structs import replace

from cabinet_noir.core import Denied, Illegal, Seat, is_part_of
from cabinet_noir.server.clocks.watch import Watch
from cabinet_noir.server.operator.faults import traced
from cabinet_noir.store import NOT_OPENED, SeatRow
from cabinet_noir.table import Mixed

if TYPE_CHECKING:
    from .table import Table

log = structlog.get_logger()

OPENING: Final = 5.0
"""Seconds a device has to open its part, once everybody sits."""


def everybody_sits(seats: Sequence[SeatRow]) -> bool:
    """Is every seat taken, so that no part is pledged any more?"""
    return all(seat.came for seat in seats)


def unopened(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats whose part is still waited for."""
    return [seat for seat in seats if seat.pledge and not seat.part]


def mixed_from(seats: Sequence[SeatRow]) -> Mixed:
    """Return what the seats have given."""
    if not any(seat.pledge for seat in seats):
        return Mixed()
    parts = ("" if seat.part == NOT_OPENED else seat.part for seat in seats)
    return Mixed(tuple(seat.pledge for seat in seats), tuple(parts))


class Dealing(Watch):
    """Waits for the parts of one table's deal, for so long and no longer."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.resources.sleep)
        self._table = table

    def wait(self) -> None:
        """Begin to wait, if nobody does yet."""
        if not self.busy:
            self.begin(self._wait())

    async def open_part(self, seat: Seat | None, part: str) -> None:
        """Take the part of the deal that a seat's device had pledged, once everybody sits."""
        table = self._table
        if seat is None:
            raise Denied("only-watching")
        async with table.lock:
            while (row := table.seats[seat]).part != part:
                if table.row.status != "waiting" or row.part == NOT_OPENED:
                    raise Illegal("deal-is-made")
                if not everybody_sits(table.seats) or not is_part_of(row.pledge, part):
                    raise Illegal("part-does-not-fit")
                await table.change_seat(row, replace(row, part=part), "waiting")
            await table.begin_if_full()

    async def _deal_without_the_late(self) -> None:
        """Give up the parts that were not opened in time, and deal."""
        table = self._table
        async with table.lock:
            while table.row.status == "waiting" and everybody_sits(table.seats) and (late := unopened(table.seats)):
                await table.change_seat(late[0], replace(late[0], part=NOT_OPENED), "waiting")
            await table.begin_if_full()

    async def _wait(self) -> None:
        await self._sleep.sleep(OPENING)
        try:
            await self._deal_without_the_late()
        except Exception as error:  # whoever comes next begins again
            log.error("not-dealt", table=self._table.row.id, **traced(error))
