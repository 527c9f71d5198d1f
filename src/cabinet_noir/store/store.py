"""The store: every durable fact of the house. A method that returns has been written; one that raises changed nothing.

It refuses to know rules, views or sockets. Entries are kept whole, as they are in a log file.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Executable, Select, bindparam, case, delete, false, func, insert, or_, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cabinet_noir.core import Entry, Stale

from . import migrations, schema
from .database.batches import Batches
from .database.database import Database
from .database.entries import MOST_READ, NewEntry, Wanted
from .database.faults import unwritten_if_out_of_order
from .rows import Note, SeatRow, TableRow, read_seat, read_table, seat_values, table_values
from .statements import seat_change, status_of

MOST_NOTES: Final = 4096
"""Notes kept of one seat, as they stood at any entry. Beyond it, what was written over longest ago is forgotten."""
AT_ONCE: Final = 256
"""Of a long log, so many entries are written at a time."""
_KEY: Final = re.compile(r"[\w-]{1,32}", re.ASCII)
"""What an id or a code can be. Nothing else is asked of the database."""

_encode = msgspec.json.Encoder().encode
read_entry: Final = msgspec.json.Decoder(Entry).decode


class Store:
    """Tables, seats, logs and notes."""

    def __init__(self, database: Database) -> None:
        self.database = database
        """What everything else that is kept there is reached by, too."""
        self._writing = Batches(database.entries.write, after=database.entries.durable)
        self._reading = Batches(database.entries.read)

    @property
    def busy(self) -> bool:
        """Is anything being read or written?"""
        return bool(self.database.lent) or self._writing.busy or self._reading.busy

    @classmethod
    def on(cls, db: str | Path) -> Store:
        """Return the store of a database, whatever shape that has."""
        return cls(Database(db))

    @classmethod
    async def open(cls, db: str | Path) -> Store:
        """Open a database. One's own file is brought up to date; a server's must be, by whoever runs it."""
        store = cls.on(db)
        try:
            await (store.check() if store.database.file is None else store.migrate())
        except BaseException:
            await store.close()
            raise
        return store

    async def migrate(self) -> None:
        """Bring the database up to date."""
        async with self.database.writing() as connection:
            await connection.run_sync(migrations.upgrade)

    async def check(self) -> None:
        """Refuse a database that is not up to date."""
        async with self.database.reading() as connection:
            await connection.run_sync(migrations.check)

    async def answers(self, patience: float = 2.0) -> bool:
        """Can the database be reached?"""
        try:
            async with asyncio.timeout(patience), self.database.reading() as connection:
                await connection.execute(select(1))
        except (DBAPIError, OSError, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Finish what is being written, and let the database go."""
        await self._writing.close()
        await self._reading.close()
        await self.database.close()

    # tables

    async def create(self, table: TableRow, seats: Sequence[SeatRow], log: Sequence[Entry] = ()) -> None:
        """Write a new table, its seats and (for a log that was taken in) its entries; `Stale` if its code is in use.

        A long log is written in pieces, so that no move waits for all of it, and its beginning last: until then the
        table is a stopped one at which nothing was dealt. If the house falls in between, it is taken away as such.
        """
        pieces = [log[start : start + AT_ONCE] for start in range(0, len(log), AT_ONCE)] or [()]
        in_one = len(pieces) == 1
        try:
            async with self.database.writing() as connection:
                await insert_table(connection, table if in_one else replace(table, status="stopped"), seats)
                if in_one:
                    await _insert_entries(connection, table.id, pieces.pop())
        except IntegrityError:
            raise Stale("code-in-use") from None
        while pieces:
            async with self.database.writing() as connection:
                await _insert_entries(connection, table.id, pieces.pop())
                if not pieces:
                    await connection.execute(status_of(table.id, table.status))

    async def follow(self, old: str, table: TableRow, seats: Sequence[SeatRow]) -> bool:
        """Write the table that follows a finished one. False: there already is one, and nothing was written."""
        try:
            async with self.database.writing() as connection:
                free = (schema.tables.c.id == old) & (schema.tables.c.next_table == "")
                claimed = await connection.execute(update(schema.tables).where(free).values(next_table=table.id))
                if claimed.rowcount != 1:
                    return False
                await insert_table(connection, table, seats)
                return True
        except IntegrityError:
            raise Stale("code-in-use") from None

    async def table(self, key: str) -> TableRow | None:
        """Return a table by its id, or by its code: the unfinished one of that code, else the newest."""
        if not _KEY.fullmatch(key):
            return None
        async with self.database.reading() as connection:
            for query in (by_id(key), by_code(key)):  # one index each: a search by either would read every table
                row = (await connection.execute(query)).mappings().first()
                if row is not None:
                    return read_table(row)
        return None

    async def tables_with_bots(self, now: float) -> list[str]:
        """Return the ids of the tables in play at which a bot sits whom no other worker plays."""
        t, s, lease = schema.tables.c, schema.seats.c, schema.leases.c
        played = select(lease.table_id).where((lease.table_id == t.id) & (lease.until >= now)).exists()
        query = select(t.id).where((t.status == "playing") & (s.kind == "bot") & ~played).join(schema.seats).distinct()
        async with self.database.reading() as connection:
            return [row.id for row in await connection.execute(query)]

    async def set_status(self, table: str, status: str) -> None:
        """Change a table's status alone."""
        async with self.database.writing() as connection:
            await connection.execute(status_of(table, status))

    # seats

    async def seats(self, table: str) -> list[SeatRow]:
        """Return a table's seats in order."""
        query = select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
        async with self.database.reading() as connection:
            return [read_seat(row) for row in (await connection.execute(query)).mappings()]

    async def change_seat(self, table: str, before: SeatRow, after: SeatRow, while_status: str | None = None) -> bool:
        """Change a seat that is still as it was seen, at a table that still has this status (None: whatever it has).

        False: something of it has changed since, and nothing was written. Read the seats again, and judge again.
        """
        async with self.database.writing() as connection:
            changed = await connection.execute(seat_change(table, before, after, while_status))
            return changed.rowcount == 1

    async def claim_seat(self, table: str, before: SeatRow, after: SeatRow) -> bool:
        """Give a seat that is still as it was seen, at a table that waits; at a rated one nobody has a second one.

        False: the seat has changed, or the table has, or its new owner sits there already, or their device does.
        """
        async with self.database.writing() as connection:
            if not await _is_held(connection, table) or await _sits_elsewhere(connection, table, after):
                return False
            changed = await connection.execute(seat_change(table, before, after))
            return changed.rowcount == 1

    async def vacate(self, table: str, before: SeatRow, after: SeatRow) -> bool:
        """Free a seat at a table that waits for others, too; a seat's company that is complete is no longer changed.

        False: it is complete, or not waiting, or the seat is not as it was seen. Nothing was written.
        """
        async with self.database.writing() as connection:
            if not await _waits_for_others(connection, table, before.seat):
                return False
            changed = await connection.execute(seat_change(table, before, after))
            return changed.rowcount == 1

    async def cancel(self, table: str) -> bool:
        """Let a table that waits for somebody wait no longer. False: it does not, and nothing was written."""
        async with self.database.writing() as connection:
            if not await _waits_for_others(connection, table):
                return False
            await connection.execute(status_of(table, "dropped"))
            return True

    # the log

    async def append(
        self, table: str, entry: Entry, status: str | None = None, also: Sequence[Executable] = ()
    ) -> None:
        """Add the next entry, and with it a new status and whatever else; `Stale` if somebody was faster."""
        if status is not None:
            also = (status_of(table, status), *also)
        body = _encode(entry).decode()
        new = NewEntry(table, entry.seq, entry.seat, entry.id or None, body, tuple(also))
        with unwritten_if_out_of_order:
            written = await self._writing.ask(new)
        if not written:
            raise Stale("table-has-moved-on")

    async def log(self, table: str, after: int = -1) -> list[Entry]:
        """Return a table's entries after one (by default all), as plain JSON values."""
        return [read_entry(line) for line in await self.lines(table, after)]

    async def lines(self, table: str, after: int = -1) -> list[str]:
        """Return a table's entries after one as they are kept: `read_entry` reads them, one by one."""
        lines: list[str] = []
        while some := await self._reading.ask(Wanted(table, after + len(lines))):
            lines += some
            if len(some) < MOST_READ:
                break
        return lines

    async def last(self, tables: Collection[str]) -> dict[str, int]:
        """Return the last entry of each of these tables that has one."""
        e = schema.entries.c
        query = select(e.table_id, func.max(e.seq).label("seq")).where(e.table_id.in_(tables)).group_by(e.table_id)
        async with self.database.reading() as connection:
            return {row.table_id: row.seq for row in await connection.execute(query)}

    # notes

    async def put_note(self, table: str, seat: int, note: Note) -> None:
        """Keep a note; within one entry, a later one takes an earlier one's place, wherever each was written."""
        new = self.database.insert(schema.notes).values(table_id=table, seat=seat, **msgspec.structs.asdict(note))
        put = new.on_conflict_do_update(index_elements=schema.notes.primary_key, set_={"value": new.excluded.value})
        async with self.database.writing() as connection:
            await connection.execute(put)

    async def thin_out_notes(self, table: str, seat: int) -> list[Note]:
        """Forget the notes of a seat that were written over longest ago, until few enough are kept; return those."""
        written = await self.notes(table, seat)
        if gone := superfluous(written, MOST_NOTES * 3 // 4):
            n = schema.notes.c
            one = (n.key == bindparam("its_key")) & (n.at_seq == bindparam("its_entry"))
            forget = delete(schema.notes).where((n.table_id == table) & (n.seat == seat) & one)
            async with self.database.writing() as connection:
                await connection.execute(forget, [{"its_key": note.key, "its_entry": note.at_seq} for note in gone])
        return [note for note in written if note not in gone]

    async def notes(self, table: str, seat: int) -> list[Note]:
        """Return all that a seat ever noted, oldest first."""
        n = schema.notes.c
        query = select(n.key, n.at_seq, n.value).where((n.table_id == table) & (n.seat == seat)).order_by(n.at_seq)
        async with self.database.reading() as connection:
            return [Note(key=row.key, at_seq=row.at_seq, value=row.value) for row in await connection.execute(query)]


def by_id(id: str) -> Select[Any]:
    """Return the question for the table of an id."""
    return select(schema.tables).where(schema.tables.c.id == id)


def by_code(code: str) -> Select[Any]:
    """Return the question for the table of a code: the unfinished one, else the newest; a cancelled one has none."""
    t = schema.tables.c
    unfinished = case((t.status.in_(schema.UNFINISHED), 0), else_=1)
    found = (t.code == code.upper()) & (t.status != "dropped")
    return select(schema.tables).where(found).order_by(unfinished, t.created.desc()).limit(1)


def superfluous(written: Sequence[Note], most: int) -> set[Note]:
    """Return which of a seat's notes, oldest first, to forget so that about so many stay; none that still stands.

    First what was written over longest ago: only a replay's first moves would have shown it. Then erasures of which
    nothing is left to erase.
    """
    latest = {note.key: note for note in written}
    over = [note for note in written if latest[note.key] is not note]
    gone = set(over[: max(0, len(written) - most)])
    left = Counter(note.key for note in written if note not in gone)
    return gone | {note for note in latest.values() if not note.value and left[note.key] == 1}


async def _is_held(connection: AsyncConnection, table: str) -> bool:
    """Does a table wait? Then until the transaction ends nobody sits down there, deals or takes it away.

    Written, not read: a file is nobody's before something is written.
    """
    waits = (schema.tables.c.id == table) & (schema.tables.c.status == "waiting")
    held = await connection.execute(update(schema.tables).where(waits).values(status="waiting"))
    return held.rowcount == 1


async def _waits_for_others(connection: AsyncConnection, table: str, seat: int = -1) -> bool:
    """Does a table wait for somebody, in another seat than this one? Until the transaction ends nobody sits down."""
    s = schema.seats.c
    if not await _is_held(connection, table):
        return False
    free = select(s.seat).where((s.table_id == table) & (s.seat != seat) & ~s.came).limit(1)
    return (await connection.execute(free)).first() is not None


async def _sits_elsewhere(connection: AsyncConnection, table: str, seat: SeatRow) -> bool:
    """Does the owner of a seat have another one at this table, if it is rated, or does their device?"""
    t, s = schema.tables.c, schema.seats.c
    same = or_(*(s[name] == value for name in ("person", "device") if (value := getattr(seat, name))), false())
    others = (t.id == table) & t.rated & (s.table_id == t.id) & (s.seat != seat.seat) & same
    return (await connection.execute(select(s.seat).where(others).limit(1))).first() is not None


async def insert_table(connection: AsyncConnection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Write a new table and its seats, in somebody's transaction."""
    await connection.execute(insert(schema.tables).values(table_values(table)))
    await connection.execute(insert(schema.seats), [seat_values(table.id, seat) for seat in seats])


async def _insert_entries(connection: AsyncConnection, table: str, log: Sequence[Entry]) -> None:
    if log:
        await connection.execute(insert(schema.entries), [_entry_values(table, entry) for entry in log])


def _entry_values(table: str, entry: Entry) -> dict[str, Any]:
    body = _encode(entry).decode()
    return {"table_id": table, "seq": entry.seq, "seat": entry.seat, "action_id": entry.id or None, "body": body}
