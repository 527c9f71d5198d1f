"""The store: every durable fact of the house. A method that returns has been written; one that raises changed nothing.

It refuses to know rules, views or sockets. Entries are kept whole, as they are in a log file.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, case, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cabinet_noir.core import Entry, Stale

from . import migrations, schema
from .engine import open_engine
from .faults import Unwritten, is_out_of_order
from .lots import Lots
from .press import PostgresPress, Sheet, SqlitePress, status_of
from .rows import Note, SeatRow, TableRow

_encode = msgspec.json.Encoder().encode
_entry = msgspec.json.Decoder(Entry)


class Store:
    """One database. With SQLite writers queue up here, so that it never has to refuse one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._is_file = engine.dialect.name == "sqlite"
        self._pen = asyncio.Lock()
        self._press: SqlitePress | PostgresPress
        if self._is_file:
            self._press = SqlitePress(Path(str(engine.url.database)), self._pen)
        else:
            self._press = PostgresPress(engine.url)
        self._sheets = Lots(self._press.write)
        self._logs = Lots(self._press.read)

    @classmethod
    def on(cls, db: str | Path) -> Store:
        """Return the store of a database, whatever shape that has."""
        return cls(open_engine(db))

    @classmethod
    async def open(cls, db: str | Path) -> Store:
        """Open a database. One's own file is brought up to date; a server's must be, by whoever runs it."""
        store = cls.on(db)
        try:
            await (store.migrate() if store._is_file else store.check())
        except BaseException:
            await store.close()
            raise
        return store

    async def migrate(self) -> None:
        """Bring the database up to date."""
        async with self._write() as connection:
            await connection.run_sync(migrations.upgrade)

    async def check(self) -> None:
        """Refuse a database that is not up to date."""
        async with self._engine.connect() as connection:
            await connection.run_sync(migrations.check)

    async def answers(self, patience: float = 2.0) -> bool:
        """Can the database be reached?"""
        try:
            async with asyncio.timeout(patience), self._engine.connect() as connection:
                await connection.execute(select(1))
        except (DBAPIError, OSError, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Finish what is being written, and let the database go."""
        for lots in (self._sheets, self._logs):
            await lots.close()
        await self._press.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._pen if self._is_file else nullcontext(), self._engine.begin() as connection:
                yield connection
        except (DBAPIError, OSError) as error:
            raise _told(error) from error

    # tables

    async def create(self, table: TableRow, seats: Sequence[SeatRow], log: Iterable[Entry] = ()) -> None:
        """Write a new table, its seats and (for a log that was taken in) its entries; `Stale` if its code is in use."""
        try:
            async with self._write() as connection:
                await _insert_table(connection, table, seats)
                if lines := [_entry_values(table.id, entry) for entry in log]:
                    await connection.execute(insert(schema.entries), lines)
        except IntegrityError:
            raise Stale("code-in-use") from None

    async def follow(self, old: str, table: TableRow, seats: Sequence[SeatRow]) -> bool:
        """Write the table that follows a finished one. False: there already is one, and nothing was written."""
        try:
            async with self._write() as connection:
                free = (schema.tables.c.id == old) & (schema.tables.c.next_table == "")
                claimed = await connection.execute(update(schema.tables).where(free).values(next_table=table.id))
                if claimed.rowcount != 1:
                    return False
                await _insert_table(connection, table, seats)
                return True
        except IntegrityError:
            raise Stale("code-in-use") from None

    async def table(self, key: str) -> TableRow | None:
        """Return a table by its id, or by its code: the unfinished one of that code, else the newest."""
        t = schema.tables.c
        unfinished = case((t.status.in_(schema.UNFINISHED), 0), else_=1)
        query = select(schema.tables).where((t.id == key) | (t.code == key.upper()))
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                query.order_by(case((t.id == key, 0), else_=1), unfinished, t.created.desc()).limit(1)
            )
            row = rows.first()
        return None if row is None else _table(row)

    async def open_tables(self, newest: int) -> list[TableRow]:
        """Return the tables that strangers may join, newest first."""
        t = schema.tables.c
        query = select(schema.tables).where((t.status == "waiting") & t.open).order_by(t.created.desc()).limit(newest)
        async with self._engine.connect() as connection:
            return [_table(row) for row in await connection.execute(query)]

    async def tables_with_bots(self, now: float) -> list[str]:
        """Return the ids of the tables in play at which a bot sits whom no other worker plays."""
        t, s, lease = schema.tables.c, schema.seats.c, schema.leases.c
        played = select(lease.table_id).where((lease.table_id == t.id) & (lease.until >= now)).exists()
        query = select(t.id).where((t.status == "playing") & (s.kind == "bot") & ~played).join(schema.seats).distinct()
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    async def set_status(self, table: str, status: str) -> None:
        """Change a table's status alone."""
        async with self._write() as connection:
            await connection.execute(status_of(table, status))

    # seats

    async def seats(self, table: str) -> list[SeatRow]:
        """Return a table's seats in order."""
        query = select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
        async with self._engine.connect() as connection:
            return [_seat(row) for row in await connection.execute(query)]

    async def put_seat(self, table: str, seat: SeatRow) -> None:
        """Change one seat."""
        here = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat.seat)
        async with self._write() as connection:
            await connection.execute(update(schema.seats).where(here).values(**msgspec.structs.asdict(seat)))

    # the log

    async def append(
        self, table: str, entry: Entry, status: str | None = None, also: Sequence[Executable] = ()
    ) -> None:
        """Add the next entry, and with it a new status and whatever else; `Stale` if somebody was faster."""
        if status is not None:
            also = (status_of(table, status), *also)
        body = _encode(entry).decode()
        sheet = Sheet(table, entry.seq, entry.seat, entry.id or None, body, tuple(also))
        try:
            written = await self._sheets.ask(sheet)
        except (DBAPIError, OSError) as error:
            raise _told(error) from error
        if not written:
            raise Stale("table-has-moved-on")

    async def log(self, table: str, after: int = -1) -> list[Entry]:
        """Return a table's entries after one (by default all), as plain JSON values."""
        return [_entry.decode(body) for body in await self._logs.ask((table, after))]

    async def last(self, tables: Collection[str]) -> dict[str, int]:
        """Return the last entry of each of these tables that has one."""
        e = schema.entries.c
        query = select(e.table_id, func.max(e.seq).label("seq")).where(e.table_id.in_(tables)).group_by(e.table_id)
        async with self._engine.connect() as connection:
            return {row.table_id: row.seq for row in await connection.execute(query)}

    # notes

    async def put_note(self, table: str, seat: int, note: Note) -> None:
        """Keep a note; within one entry, a later one takes an earlier one's place."""
        n = schema.notes.c
        same = (n.table_id == table) & (n.seat == seat) & (n.key == note.key) & (n.at_seq == note.at_seq)
        async with self._write() as connection:
            await connection.execute(delete(schema.notes).where(same))
            await connection.execute(
                insert(schema.notes).values(table_id=table, seat=seat, **msgspec.structs.asdict(note))
            )

    async def notes(self, table: str, seat: int) -> list[Note]:
        """Return all that a seat ever noted, oldest first."""
        n = schema.notes.c
        query = select(n.key, n.at_seq, n.value).where((n.table_id == table) & (n.seat == seat)).order_by(n.at_seq)
        async with self._engine.connect() as connection:
            return [Note(key=row.key, at_seq=row.at_seq, value=row.value) for row in await connection.execute(query)]


def _told(error: Exception) -> Exception:
    """Return what is raised instead of an error of the database."""
    return Unwritten("not-written") if is_out_of_order(error) else error


async def _insert_table(connection: AsyncConnection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    values = msgspec.structs.asdict(table) | {"options": msgspec.json.encode(table.options).decode()}
    await connection.execute(insert(schema.tables).values(values))
    await connection.execute(
        insert(schema.seats), [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seats]
    )


def _entry_values(table: str, entry: Entry) -> dict[str, Any]:
    body = _encode(entry).decode()
    return {"table_id": table, "seq": entry.seq, "seat": entry.seat, "action_id": entry.id or None, "body": body}


def _table(row: Row[Any]) -> TableRow:
    fields = dict(row._mapping)
    return TableRow(**fields | {"options": msgspec.json.decode(fields["options"])})


def _seat(row: Row[Any]) -> SeatRow:
    fields = dict(row._mapping)
    del fields["table_id"]
    return SeatRow(**fields)
