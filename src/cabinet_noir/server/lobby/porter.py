"""The porter does, in a house in full swing, what its operator has done in the database: every few seconds he looks.

The audit log tells him what happened; the store has how things stand. So the operator need reach nothing but the
database, and every worker of every machine follows within seconds, whether or not there is a bus.
"""

from __future__ import annotations

import time
from typing import Final

import structlog

from cabinet_noir.server.operator.faults import traced
from cabinet_noir.server.tables.house import House
from cabinet_noir.store import Audit, Bans

log = structlog.get_logger()

EVERY: Final = 2.0
LOOKS_BACK: Final = 600.0
"""Seconds: a deed may be written by another machine's clock, and be there only once its transaction is done."""


class Porter:
    """Follows the operator."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._audit = Audit(house.resources.store)
        self._looked = time.time()
        self._known: frozenset[int] | None = None

    async def keep(self) -> None:
        """Look for as long as the house is open."""
        while True:
            await self._house.resources.sleep(EVERY)
            try:
                await self.look()
            except Exception as error:  # the next look may go better
                log.error("round-failed", **traced(error))

    async def look(self) -> None:
        """See what the operator has done since, and do it here. What was done before the first look needs no doing."""
        now = time.time()
        lines = await self._audit.since(self._looked - LOOKS_BACK)
        first = self._known is None
        new = [line for line in lines if line.id not in (self._known or ())]
        if first or any(line.act in ("banned", "unbanned") for line in new):
            await self._read_bans()
        for line in [] if first else new:
            self._follow(line.act, line.about)
        self._known, self._looked = frozenset(line.id for line in lines), now

    async def _read_bans(self) -> None:
        self._house.resources.bans.read(await Bans(self._house.resources.store).all())
        self._house.hall.show_out_the_banned()

    def _follow(self, act: str, about: str) -> None:
        """Let the tables here read again what the operator has changed."""
        for table in list(self._house.here().values()):
            closed = act == "table-closed" and table.row.id == about
            changed = act in ("renamed", "logged-out") and any(seat.person == about for seat in table.seats)
            if closed or changed:
                table.other_workers.look_again()
