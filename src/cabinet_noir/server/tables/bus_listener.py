"""This worker's ear on the bus: it passes on what the bus says, and looks itself in case of silence.

While the bus is down every move is still durable; each worker then learns of the others' moves a moment later, here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Final

import structlog

from cabinet_noir.server.operator.faults import traced
from cabinet_noir.server.workers.bus import BlocksChanged, BotsStirred, Moved, Spoken, Who

from .house import House
from .other_workers import REPEATED
from .seats.apart import read_blocks_again
from .table import Table

log = structlog.get_logger()

LOOK_OFTEN: Final = 1.0
AT_ONCE: Final = 500


class BusListener:
    """One house's ear on the bus."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._bus = house.resources.bus
        self._missed = asyncio.Event()
        self._reading: set[asyncio.Task[None]] = set()

    async def keep(self) -> None:
        """Listen, and go round, for as long as the house is open."""
        if not self._bus.reaches:
            return
        await self._bus.open(self._hear, self._missed.set)
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(REPEATED if self._bus.connected else LOOK_OFTEN):
                    await self._missed.wait()
            try:
                await self.look_round(self._missed.is_set())
            except Exception as error:  # the next round may go better
                log.error("round-failed", **traced(error))

    def _hear(self, spoken: Spoken) -> None:
        self._house.resources.metrics.bus_lag.observe(max(0.0, time.time() - spoken.at))
        if isinstance(spoken.word, BlocksChanged):
            self._read_blocks_again(spoken.word.people)
            return
        if isinstance(spoken.word, BotsStirred):
            self._house.on_stirred(spoken.word.people)
            return
        table = self._house.here().get(spoken.table)
        if table is None:
            self._house.speak_of(spoken.table)
            return
        if isinstance(spoken.word, Moved) and table.idle and not table.has_bots:
            self._house.forget([spoken.table])  # it is played elsewhere: to follow it here would serve nobody
        else:
            table.other_workers.hear(spoken.by, spoken.word)

    def _read_blocks_again(self, people: Collection[str]) -> None:
        task = asyncio.create_task(read_blocks_again(self._house, people))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def look_round(self, everything: bool) -> None:
        """Look in the store whether something was missed: where a log has grown, or at everything."""
        self._missed.clear()
        for some in _batches(self._house.here().values()):
            last = await self._house.resources.store.last([table.row.id for table in some])
            for table in some:
                behind = last.get(table.row.id, -1) > table.seq
                if behind or everything or (table.row.status == "waiting" and not self._bus.connected):
                    table.other_workers.look_again()
                await self._repeat(table, everything)

    async def _repeat(self, table: Table, everything: bool) -> None:
        table.other_workers.forget_the_silent()
        if everything:
            table.other_workers.tell(Who())
        if table.watchers:
            table.other_workers.tell_who_is_here()
            await table.leavers.attend()


def _batches(tables: Iterable[Table]) -> Iterator[list[Table]]:
    """Cut what may change meanwhile into batches."""
    rest = iter(list(tables))
    while some := list(islice(rest, AT_ONCE)):
        yield some
