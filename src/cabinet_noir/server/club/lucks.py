"""What chance alone brought each seat of a closed board: weighed after the round, meanwhile, and kept beside the log.

It decides nothing and may be found again, so it is no entry: nobody who directs is told that the tournament has moved
on while they think. What cannot be weighed is kept as such, and not tried again.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

import structlog

from cabinet_noir.bots import luck_of
from cabinet_noir.club import WHOLE
from cabinet_noir.server.operator.faults import traced
from cabinet_noir.server.past.hindsight import MOST_ENTRIES, past_of
from cabinet_noir.server.tables.resources import Resources

from .book import Book

log = structlog.get_logger()

EVERY: Final = 5.0
A_LOOK: Final = 8
"""So many boards of a tournament are weighed before the next one has its turn."""


class Lucks:
    """Weighs the boards of rounds that are closed."""

    def __init__(self, resources: Resources, book: Book) -> None:
        self._resources, self._book = resources, book

    async def keep(self) -> None:
        """Go on weighing for as long as the house is open."""
        while True:
            try:
                await self.look()
            except Exception as error:  # the store may be away for a while
                log.error("boards-not-weighed", **traced(error))
            await self._resources.sleep(EVERY)

    async def look(self) -> None:
        """Weigh a few boards of every tournament that has some left."""
        for tournament in await self._book.untended("lucks"):
            left = (await self._book.of(tournament)).unweighed
            for board in sorted(left, key=self._mine_first)[:A_LOOK]:
                await self._weigh(board)

    def _mine_first(self, board: str) -> int:
        """Each worker has an order of its own: two of them seldom weigh the same board."""
        return crc32(f"{self._resources.bus.worker} {board}".encode())

    async def _weigh(self, board: str) -> None:
        try:
            found = await self._found(board)
        except Exception as error:  # the others may go better
            log.error("board-not-weighed", table=board, **traced(error))
            found = ()
        await self._book.rows.keep_luck(board, [round(WHOLE * part) for part in found])

    async def _found(self, board: str) -> tuple[float, ...]:
        store = self._resources.store
        row, lines = await store.table(board), await store.lines(board)
        if row is None or row.status != "over" or len(lines) > MOST_ENTRIES:
            return ()  # nobody can tell: a round that is closed early in a loop is to fill no operator's log
        return await self._resources.hindsight.run(luck_of, await past_of(self._resources, row, lines))
