"""The press: entries on their way into the log. Those that wait while others are written go together, in one lot.

One lot is one transaction and one wait for the disk, so a busy house pays for durability once for many tables. An entry
is acknowledged only after its lot is durable; one whose place is taken is not written and spoils no other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec.structs import asdict
from sqlalchemy import URL, Connection, Executable, create_engine, event, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from . import schema
from .engine import prepare
from .rows import SeatRow

LARGEST_LOT: Final = 256
_COLUMNS: Final = ("tables", "seqs", "seats", "ids", "bodies")


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


class Press:
    """Gathers sheets into lots, and has them written one lot after the other."""

    def __init__(self, write: Callable[[Sequence[Sheet]], Awaitable[Sequence[bool]]]) -> None:
        self._write = write
        self._waiting: list[tuple[Sheet, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None

    async def print(self, sheet: Sheet) -> bool:
        """Write an entry durably. False: its place in the log, or its id, is taken, and nothing was written."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((sheet, written))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        return await written

    async def close(self) -> None:
        """Finish what was begun."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        while self._waiting:
            lot, self._waiting = self._waiting[:LARGEST_LOT], self._waiting[LARGEST_LOT:]
            try:
                _tell(lot, await self._write([sheet for sheet, _ in lot]))
            except Exception:  # one of them may be at fault: the others must not suffer for it
                for each in lot:
                    await self._alone(each)

    async def _alone(self, waiting: tuple[Sheet, asyncio.Future[bool]]) -> None:
        try:
            _tell([waiting], await self._write([waiting[0]]))
        except Exception as error:
            if not waiting[1].done():
                waiting[1].set_exception(error)


def _tell(lot: Sequence[tuple[Sheet, asyncio.Future[bool]]], results: Sequence[bool]) -> None:
    for (_, written), result in zip(lot, results, strict=True):
        if not written.done():  # whoever waited may have gone
            written.set_result(result)


class SqliteWriter:
    """Writes lots in a thread of its own, with a connection of its own: nobody else waits for the disk."""

    _INSERT: Final = (
        "INSERT INTO entries (table_id, seq, seat, action_id, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    )

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

    async def close(self) -> None:
        """Let the file go."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()

    def _commit(self, lot: Sequence[Sheet]) -> list[bool]:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return [self._put(self._connection, sheet) for sheet in lot]

    def _put(self, connection: Connection, sheet: Sheet) -> bool:
        if connection.exec_driver_sql(self._INSERT, sheet[:5]).rowcount != 1:
            return False
        for statement in sheet.also:
            connection.execute(statement)
        return True

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class PostgresWriter:
    """Writes lots in one statement each, and in one transaction with whatever else is to be true."""

    # Always in the same order: two workers that write the same places wait for each other in line, never in a circle.
    _INSERT: Final = text(
        "INSERT INTO entries (table_id, seq, seat, action_id, body) "
        "SELECT * FROM unnest(CAST(:tables AS varchar[]), CAST(:seqs AS integer[]), CAST(:seats AS integer[]), "
        "CAST(:ids AS varchar[]), CAST(:bodies AS text[])) ON CONFLICT DO NOTHING RETURNING table_id, seq"
    )

    def __init__(self, url: URL) -> None:
        # One connection of its own, which nobody asks first whether it still stands: a lot that fails is tried again.
        self._engine = create_async_engine(url, hide_parameters=True, pool_size=1, max_overflow=0)
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, lot: Sequence[Sheet]) -> list[bool]:
        """Write a lot; once more if the database went away meanwhile: a place is taken only once."""
        try:
            return await self._put(lot)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._put(lot)

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
