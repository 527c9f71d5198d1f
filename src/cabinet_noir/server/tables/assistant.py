"""The assistant of one table: what each seat could know, counted elsewhere from that seat's sight and notes alone.

How much of it is told is the table's dial (`core.dial`) as it stands, and is decided here, before anything leaves the
house. It comes on a beat (`clocks.instants`): how long the house had to count would tell what the dial does not.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, cast

import structlog
from msgspec.structs import replace

from cabinet_noir.bots import Seen, advise, assist, contradicted
from cabinet_noir.core import AssistLevel, Seat, Sight, is_advised, is_checked, is_counted, is_named
from cabinet_noir.server.clocks.instants import at_an_instant
from cabinet_noir.server.operator.faults import traced
from cabinet_noir.server.protocol.tables import Advice, Assist

from .watcher import encode

if TYPE_CHECKING:
    from .table import Table

log = structlog.get_logger()

Mark = tuple[int, int]
"""What help was given for: the last entry, and how often this seat had written something down."""
NEVER: Final[tuple[Mark, None]] = (-1, -1), None


class Assistant:
    """Counts for the seats whose people are here; a seat's newest position and notes supersede its older ones."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._latest: dict[Seat, tuple[Mark, bytes | None]] = {}
        self._counted: dict[Seat, Assist] = {}
        self._notes_written: dict[Seat, int] = {}
        self._ready: set[Seat] = set()
        """Whose help is counted and waits for its moment."""

    @property
    def busy(self) -> bool:
        """Is somebody being counted for?"""
        return any(not task.done() for task in self._tasks.values())

    @property
    def at_rest(self) -> bool:
        """Has it nothing to do but to wait for the beat?"""
        return all(task.done() or seat in self._ready for seat, task in self._tasks.items())

    def latest(self, seat: Seat | None) -> bytes | None:
        """Return the help for a seat as things stand, encoded."""
        if seat is None:
            return None
        (seq, _), help = self._latest.get(seat, NEVER)
        return help if seq == self._table.seq else None

    def notes_changed(self, seat: Seat) -> None:
        """A seat has written something down: where the dial goes that far, its notes are checked again."""
        if is_checked(self._table.dial):
            self._notes_written[seat] = self._notes_written.get(seat, 0) + 1
            self.wake()

    def wake(self) -> None:
        """Count for everyone who is here and has no count of this position yet."""
        table = self._table
        if table.dial == "off" or not table.playing:
            return
        for number in table.here():
            seat = Seat(number)
            if self._outdated(seat) and (seat not in self._tasks or self._tasks[seat].done()):
                self._tasks[seat] = asyncio.create_task(self._think(seat))

    async def stop(self) -> None:
        """Stop counting: the house is closing."""
        for task in self._tasks.values():
            task.cancel()
            await asyncio.wait([task])

    def _mark(self, seat: Seat) -> Mark:
        return int(self._table.seq), self._notes_written.get(seat, 0)

    def _outdated(self, seat: Seat) -> bool:
        return self._latest.get(seat, NEVER)[0] != self._mark(seat)

    async def _think(self, seat: Seat) -> None:
        while self._outdated(seat) and seat in self._table.here() and self._table.playing:
            table, resources = self._table, self._table.resources
            await table.open_window(seat)
            mark, sight = self._mark(seat), table.window(seat).sight()
            self._ready.discard(seat)
            help = await at_an_instant(self._help(seat, sight), resources.beat, table.now, resources.sleep)
            self._latest[seat] = (mark, help)
            self._tell(seat)

    async def _help(self, seat: Seat, sight: Sight[Any, Any]) -> bytes | None:
        """Return the help for a seat, encoded; None: it could not be counted."""
        try:
            return await self._counted_help(seat, sight)
        finally:
            self._ready.add(seat)

    async def _counted_help(self, seat: Seat, sight: Sight[Any, Any]) -> bytes | None:
        table = self._table
        seen = Seen.of(table.referee.game.key, table.referee.options, sight)
        try:
            if seat not in self._counted or self._counted[seat].seq != sight.seq:
                self._counted[seat] = await self._count(sight, seen)
            found = self._counted[seat]
            if is_checked(found.level):
                notes = dict(await table.notes.of(seat))
                found = replace(found, wrong=tuple(await table.resources.thinkers.run(contradicted, seen, notes)))
        except Exception as error:  # no help is better than no game
            log.error("assist-failed", table=table.row.id, **traced(error))
            return None
        return encode(found)

    async def _count(self, sight: Sight[Any, Any], seen: Seen) -> Assist:
        """Return what the dial lets this seat know, its notes apart."""
        thinkers, level = self._table.resources.thinkers, cast(AssistLevel, self._table.dial)
        if not is_counted(level):
            return Assist(sight.seq, level)
        worlds, odds = await thinkers.run(assist, seen)
        advice = await thinkers.run(advise, seen) if is_advised(level) else []
        counts = {name: sum(chance > 0 for chance in values.values()) for name, values in odds.items()}
        shown = odds if is_named(level) else {}
        return Assist(sight.seq, level, worlds, counts, shown, tuple(Advice(*each) for each in advice))

    def _tell(self, seat: Seat) -> None:
        for watcher in self._table.watchers:
            if watcher.own == seat:
                watcher.owe("assist")
