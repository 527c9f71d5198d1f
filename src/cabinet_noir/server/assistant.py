"""The assistant of one table: what each seat could know, counted elsewhere from that seat's sight alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import structlog

from cabinet_noir.bots import Seen, advise, assist
from cabinet_noir.core import Seat, Sight

from .problems import traced
from .protocol import Advice, Assist, AssistLevel
from .watcher import encode

if TYPE_CHECKING:
    from .table import Table

log = structlog.get_logger()


class Assistant:
    """Counts for the seats whose people are here; a seat's newest position supersedes its older ones."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._latest: dict[Seat, tuple[int, bytes | None]] = {}

    @property
    def busy(self) -> bool:
        """Is somebody being counted for?"""
        return any(not task.done() for task in self._tasks.values())

    def latest(self, seat: Seat | None) -> bytes | None:
        """Return the help for a seat as things stand, encoded."""
        if seat is None:
            return None
        seq, help = self._latest.get(seat, (-1, None))
        return help if seq == self._table.seq else None

    def wake(self) -> None:
        """Count for everyone who is here and has no count of this position yet."""
        table = self._table
        if table.row.assist == "off" or table.row.status != "playing":
            return
        for number in table.present():
            seat = Seat(number)
            if self._outdated(seat) and (seat not in self._tasks or self._tasks[seat].done()):
                self._tasks[seat] = asyncio.create_task(self._think(seat))

    async def stop(self) -> None:
        """Stop counting: the house is closing."""
        for task in self._tasks.values():
            task.cancel()
            await asyncio.wait([task])

    def _outdated(self, seat: Seat) -> bool:
        return self._latest.get(seat, (-1, None))[0] != self._table.seq

    async def _think(self, seat: Seat) -> None:
        while self._outdated(seat) and seat in self._table.present() and self._table.row.status == "playing":
            sight = self._table.eyes(seat).sight()
            self._latest[seat] = (sight.seq, await self._help(sight))
            self._tell(seat)

    async def _help(self, sight: Sight[Any, Any]) -> bytes | None:
        table = self._table
        game, level = table.referee.game, cast(AssistLevel, table.row.assist)
        try:
            seen = Seen.of(game.key, table.referee.options, sight)
            worlds, odds = await table.means.thinkers.run(assist, seen)
            advice = await table.means.thinkers.run(advise, seen) if level == "best" else []
        except Exception as error:  # no help is better than no game
            log.error("assist-failed", table=table.row.id, **traced(error))
            return None
        counts = {name: sum(chance > 0 for chance in values.values()) for name, values in odds.items()}
        shown = odds if level in ("candidates", "best") else {}
        return encode(Assist(sight.seq, level, worlds, counts, shown, tuple(Advice(*each) for each in advice)))

    def _tell(self, seat: Seat) -> None:
        for watcher in self._table.watchers:
            if watcher.seat == seat:
                watcher.owe("assist")
