"""The notes of one table's seats: each seat's own, on all its devices, whichever worker they are connected to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cabinet_noir.core import Denied, Malformed, Seat
from cabinet_noir.server.workers.bus import NoteWritten
from cabinet_noir.store import MOST_NOTES as MOST_KEPT
from cabinet_noir.store import Note

if TYPE_CHECKING:
    from .table import Table
    from .watcher import Watcher

HINTS: Final = "house.hints"
"""The house's own note about a seat: the hints it has had. No page writes it, and none is shown it."""
MOST_NOTES: Final = 512
"""Notes a seat may have at once; the store bounds how many of those that were written over are kept for a replay."""


class Notes:
    """What the seats have written down, as far as somebody asked for it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._written: dict[Seat, dict[str, str]] = {}
        self._hints: dict[Seat, str] = {}
        self._kept: dict[Seat, int] = {}
        """How many the store has of each seat, at the most."""

    async def of(self, seat: Seat) -> dict[str, str]:
        """Return a seat's notes as they now stand."""
        if seat not in self._written:
            written = await self._table.resources.store.notes(self._table.row.id, seat)
            self._kept[seat] = len(written)
            self._written[seat] = {note.key: note.value for note in written if note.value}
            self._hints[seat] = self._written[seat].pop(HINTS, "")
        return self._written[seat]

    async def write(self, watcher: Watcher, key: str, value: str) -> None:
        """Keep a note, and show it on all devices of its seat."""
        table, seat = self._table, watcher.seat
        if seat is None:
            raise Denied("only-watching")
        if key == HINTS:
            raise Malformed("no-such-note")
        async with table.lock:
            notes = await self.of(seat)
            if key not in notes and len(notes) >= MOST_NOTES:
                raise Denied("too-many-notes", most=MOST_NOTES)
            await self._keep(seat, Note(key=key, at_seq=table.seq, value=value))
            notes[key] = value
            if not value:
                del notes[key]
        self._show(seat, key, value)
        table.other_workers.tell(NoteWritten(seat))

    async def hints_of(self, seat: Seat) -> str:
        """Return what the house noted of the hints a seat had."""
        await self.of(seat)
        return self._hints[seat]

    async def keep_hints(self, seat: Seat, hints: str) -> None:
        """Note what hints a seat had."""
        async with self._table.lock:
            await self.of(seat)
            await self._keep(seat, Note(key=HINTS, at_seq=self._table.seq, value=hints))
            self._hints[seat] = hints
        self._table.other_workers.tell(NoteWritten(seat))

    async def _keep(self, seat: Seat, note: Note) -> None:
        """Write a note down, and see to it that there are not too many."""
        store, table = self._table.resources.store, self._table.row.id
        await store.put_note(table, seat, note)
        self._kept[seat] += 1
        if self._kept[seat] > MOST_KEPT:
            self._kept[seat] = len(await store.thin_out_notes(table, seat))

    async def read_again(self, seat: Seat) -> None:
        """Show what a seat wrote at another worker."""
        before = self._written.pop(seat, {})
        after = await self.of(seat)
        for key in before.keys() | after.keys():
            if before.get(key) != after.get(key):
                self._show(seat, key, after.get(key, ""))

    def _show(self, seat: Seat, key: str, value: str) -> None:
        for watcher in self._table.watchers:
            if watcher.own == seat:
                watcher.owe_note(key, value)
        self._table.assistant.notes_changed(seat)
