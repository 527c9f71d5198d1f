"""The same table at other workers: what they are told about it, and what is done when they say something.

Each worker that holds a table is a cache of it. Being told of something newer, it reads the store again. Who is
connected elsewhere is known by hearsay only, and forgotten when it is not repeated.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from cabinet_noir.core import Seat
from cabinet_noir.server.operator.faults import traced
from cabinet_noir.server.workers.bus import (
    BlocksChanged,
    BotsStirred,
    Changed,
    Here,
    Moved,
    NoteWritten,
    PhraseSaid,
    Who,
    Word,
)

from .dealing import everybody_sits
from .seats.shoulder import close_eyes

if TYPE_CHECKING:
    from .table import Table

log = structlog.get_logger()

REPEATED: Final = 10.0
"""Seconds after which a worker says again who is with it."""
BELIEVED: Final = 2.5 * REPEATED


class OtherWorkers:
    """What one table knows of the other workers that hold it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bus = table.resources.bus
        self._present: dict[str, tuple[frozenset[int], float]] = {}
        self._task: asyncio.Task[None] | None = None
        self._heard: set[Word] = set()

    @property
    def busy(self) -> bool:
        """Is something being read again?"""
        return self._task is not None and not self._task.done()

    # speaking

    def tell(self, word: Word) -> None:
        """Tell the others, if there can be any."""
        if self._bus.reaches:
            self._bus.tell(self._table.row.id, word)

    def tell_who_is_here(self) -> None:
        """Tell the others who is connected to this worker."""
        self.tell(Here(tuple(sorted(self._table.here()))))

    # who is connected elsewhere

    def present(self) -> set[Seat]:
        """Return the seats whose people are connected to other workers."""
        return {Seat(seat) for seats, _ in self._present.values() for seat in seats}

    def forget_the_silent(self) -> None:
        """Believe no longer what was not repeated: that worker is dead, or has let the table go."""
        now = asyncio.get_running_loop().time()
        self._change({worker: said for worker, said in self._present.items() if said[1] > now})

    def _change(self, present: dict[str, tuple[frozenset[int], float]]) -> None:
        before = self._table.present()
        self._present = present
        if self._table.present() != before:
            self._table.look_who_is_here()
            self._table.leavers.wake()
            self._table.tell_info()

    # listening

    def hear(self, worker: str, word: Word) -> None:
        """Take a word: what can be done at once is done, what must be read is read soon."""
        match word:
            case Here(seats):
                until = asyncio.get_running_loop().time() + BELIEVED
                self._change(self._present | {worker: (frozenset(seats), until)})
            case Who():
                if self._table.watchers:
                    self.tell_who_is_here()
            case PhraseSaid(seat, phrase):
                self._table.hear_phrase(seat, phrase)
            case BlocksChanged() | BotsStirred():
                pass  # said about no table, and heard by whoever holds the sockets
            case Moved(seq) if seq <= self._table.seq:
                pass
            case Moved() | Changed() | NoteWritten():
                self.look_again(word)

    def look_again(self, word: Word = Changed()) -> None:  # noqa: B008  a frozen word
        """Read soon what the others have written: what a word points to, by default everything."""
        self._heard.add(word)
        if not self.busy:
            self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Stop reading: the house is closing."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _look(self) -> None:
        while True:
            heard, self._heard = self._heard, set()
            try:
                async with self._table.lock:
                    await self.catch_up(Changed() in heard)
                    await self._table.begin_if_full()
                    for seat in {word.seat for word in heard if isinstance(word, NoteWritten)}:
                        await self._table.notes.read_again(seat)
            except Exception as error:  # the house looks again from time to time
                log.error("not-read-again", table=self._table.row.id, **traced(error))
                return
            if not self._heard:
                return

    async def catch_up(self, changed: bool = True) -> None:
        """Take in what was written elsewhere, and tell everyone who is here. The table's lock is held.

        Where only the log has grown, only the log is read: it says itself who plays, and whether the game is over.
        """
        table, store = self._table, self._table.resources.store
        seq, looks = table.seq, self._looks()
        for entry in await store.log(table.row.id, after=seq):
            table.record(table.referee.typed(entry))
        if changed or seq < 0 or table.row.status != "playing":  # the deal and the end bring more than their entry
            table.row = await store.table(table.row.id) or table.row
            table.seats = await store.seats(table.row.id)
            close_eyes(table)
            if table.row.status == "waiting" and everybody_sits(table.seats):
                table.dealing.wait()  # whoever saw it become full may be gone before they deal
        if self._looks() != looks:
            table.tell_info()
        if table.seq != seq:
            table.tell_news()

    def _looks(self) -> tuple[object, ...]:
        standing = self._table.standing
        wished = standing.paused, standing.wishes, standing.votes, standing.dial
        return self._table.row, tuple(self._table.seats), *wished
