"""The press: entries on their way into the log, and out of it. Those that wait while others are written go together.

One lot is one transaction and one wait for the disk, so a busy house pays for durability once for many tables. An entry
is acknowledged only after its lot is durable; one whose place is taken is not written and spoils no other. A worker
told of many moves of others reads them in lots, too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from msgspec.structs import asdict
from sqlalchemy import URL, Connection, Executable, create_engine, event, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from . import schema
from .engine import prepare
from .rows import SeatRow

_COLUMNS: Final = ("tables", "seqs", "seats", "ids", "bodies")


Wanted = tuple[str, int]
"""A table, and the entry after which its log is wanted."""

T = TypeVar("T")


class Sheet(NamedTuple):
    """One entry to be written, and what else is to be true from the same moment on."""

    table: str
    seq: int
    seat: int | None
    action_id: str | None
    body: str
    also: tuple[Executable, ...] = ()


def status_of(table: str, status: str) -> Executable:
    """Return the statement that gives a table its status."""
    return update(schema.tables).where(schema.tables.c.id == table).values(status=status)


def seated(table: str, seat: SeatRow) -> Executable:
    """Return the statement that says who sits somewhere."""
    here = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat.seat)
    return update(schema.seats).where(here).values(**asdict(seat))


def unrated(table: str) -> Executable:
    """Return the statement after which a table moves nobody's rating."""
    return update(schema.tables).where(schema.tables.c.id == table).values(rated=False)


@cache
def _inserting(sheets: int) -> str:
    """Return the statement that writes so many sheets where their places are free."""
    places = ", ".join(["(?, ?, ?, ?, ?)"] * sheets)
    return f"INSERT INTO entries (table_id, seq, seat, action_id, body) VALUES {places} ON CONFLICT DO NOTHING"  # noqa: S608


class SqlitePress:
    """Writes lots in a thread of its own, with a connection of its own: nobody else waits for the disk."""

    _SELECT: Final = "SELECT body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"

    def __init__(self, path: Path, pen: AbstractAsyncContextManager[Any]) -> None:
        self._engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
        event.listen(self._engine, "connect", prepare)
        self._pen = pen
        self._thread = ThreadPoolExecutor(1, "press")
        self._connection: Connection | None = None

    async def write(self, lot: Sequence[Sheet]) -> list[bool]:
        """Write a lot in one transaction."""
        async with self._pen:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, lot)

    async def read(self, lot: Sequence[Wanted]) -> list[list[str]]:
        """Read what each wants of a log, in order."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, lot)

    async def close(self) -> None:
        """Let the file go."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()

    def _open(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _commit(self, lot: Sequence[Sheet]) -> list[bool]:
        connection = self._open()
        with connection.begin():
            if self._put_all(connection, lot):
                return [True] * len(lot)
        with connection.begin():
            return [self._put(connection, sheet) for sheet in lot]

    def _read(self, lot: Sequence[Wanted]) -> list[list[str]]:
        connection = self._open()
        with connection.begin():
            return [[row.body for row in connection.exec_driver_sql(self._SELECT, wanted)] for wanted in lot]

    def _put_all(self, connection: Connection, lot: Sequence[Sheet]) -> bool:
        """Write every sheet of a lot, or none, if a place is taken.

        One statement for all: between two, this thread would wait for its turn beside the house's own.
        """
        if connection.exec_driver_sql(_inserting(len(lot)), sum((sheet[:5] for sheet in lot), ())).rowcount != len(lot):
            connection.rollback()
            return False
        for sheet in lot:
            for statement in sheet.also:
                connection.execute(statement)
        return True

    def _put(self, connection: Connection, sheet: Sheet) -> bool:
        if connection.exec_driver_sql(_inserting(1), sheet[:5]).rowcount != 1:
            return False
        for statement in sheet.also:
            connection.execute(statement)
        return True

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class PostgresPress:
    """Writes and reads lots in one statement each, and writes in one transaction whatever else is to be true."""

    # Always in the same order: two workers that write the same places wait for each other in line, never in a circle.
    _INSERT: Final = text(
        "INSERT INTO entries (table_id, seq, seat, action_id, body) "
        "SELECT * FROM unnest(CAST(:tables AS varchar[]), CAST(:seqs AS integer[]), CAST(:seats AS integer[]), "
        "CAST(:ids AS varchar[]), CAST(:bodies AS text[])) ON CONFLICT DO NOTHING RETURNING table_id, seq"
    )

    _SELECT: Final = text(
        "SELECT e.table_id, e.seq, e.body FROM unnest(CAST(:tables AS varchar[]), CAST(:afters AS integer[])) "
        "AS wanted (table_id, after) JOIN entries e ON e.table_id = wanted.table_id AND e.seq > wanted.after "
        "ORDER BY e.table_id, e.seq"
    )

    def __init__(self, url: URL) -> None:
        # Two connections of its own, which nobody asks first whether they still stand: a lot that fails is tried again.
        self._engine = create_async_engine(url, hide_parameters=True, pool_size=2, max_overflow=0)
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, lot: Sequence[Sheet]) -> list[bool]:
        """Write a lot; once more if the database went away meanwhile: a place is taken only once."""
        return await _again(lambda: self._put(lot))

    async def read(self, lot: Sequence[Wanted]) -> list[list[str]]:
        """Read what each wants of a log, in order."""
        return await _again(lambda: self._get(lot))

    async def close(self) -> None:
        """Let the database go."""
        await self._engine.dispose()

    async def _put(self, lot: Sequence[Sheet]) -> list[bool]:
        ordered = sorted(lot, key=lambda sheet: sheet[:2])
        columns = {name: [sheet[at] for sheet in ordered] for at, name in enumerate(_COLUMNS)}
        engine = self._engine if any(sheet.also for sheet in lot) else self._at_once
        async with engine.begin() as connection:
            rows = await connection.execute(self._INSERT, columns)
            written = {(row.table_id, row.seq) for row in rows}
            for sheet in ordered:
                if sheet[:2] in written:
                    for statement in sheet.also:
                        await connection.execute(statement)
        return [sheet[:2] in written for sheet in lot]

    async def _get(self, lot: Sequence[Wanted]) -> list[list[str]]:
        furthest: dict[str, int] = {}
        for table, after in lot:
            furthest[table] = min(after, furthest.get(table, after))
        found: dict[str, list[tuple[int, str]]] = {table: [] for table in furthest}
        async with self._at_once.connect() as connection:
            asked = {"tables": list(furthest), "afters": list(furthest.values())}
            for row in await connection.execute(self._SELECT, asked):
                found[row.table_id].append((row.seq, row.body))
        return [[body for seq, body in found[table] if seq > after] for table, after in lot]


async def _again(do: Callable[[], Awaitable[T]]) -> T:
    """Do something with the database; once more if it went away meanwhile."""
    try:
        return await do()
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        return await do()
