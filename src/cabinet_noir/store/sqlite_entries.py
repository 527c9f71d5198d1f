"""Entries in a SQLite file: written and read by a thread and a connection each, so that nobody else waits for the disk.

It knows the fewest steps to the file, and nothing of what is in an entry.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

from .engine import prepare
from .entries import COLUMNS, NewEntry, Wanted

A = TypeVar("A")
R = TypeVar("R")

_SELECT: Final = "SELECT body FROM entries WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq"


@cache
def _insert(entries: int) -> str:
    """Return the statement that writes so many entries where their places are free."""
    places = ", ".join(["(?, ?, ?, ?, ?)"] * entries)
    return f"INSERT INTO entries ({COLUMNS}) VALUES {places} ON CONFLICT DO NOTHING"  # noqa: S608  of our own words


class SqliteEntries:
    """Writes a batch in one transaction and, if all its places are free, in one statement.

    One and not many: between two statements its thread would wait for its turn beside the house's own. The same
    connection is kept, since opening a file and its pragmas cost more than a batch. Logs are read by another thread: no
    move waits for that.
    """

    def __init__(self, path: Path, write_lock: AbstractAsyncContextManager[Any]) -> None:
        self._engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)
        event.listen(self._engine, "connect", prepare)
        self._write_lock = write_lock
        self._writing, self._reading = _Hand(self._engine, "entries"), _Hand(self._engine, "readers")

    async def write(self, batch: Sequence[NewEntry]) -> list[bool]:
        """Write a batch, durably; say of each entry whether its place was free."""
        async with self._write_lock:
            return await self._writing.do(_commit, batch)

    async def read(self, batch: Sequence[Wanted]) -> list[list[str]]:
        """Read what each wants of a log, in order."""
        return await self._reading.do(_read, batch)

    async def close(self) -> None:
        """Let the file go."""
        for hand in (self._writing, self._reading):
            await hand.close()
        self._engine.dispose()


class _Hand:
    """A thread with a connection of its own, which it opens when it is first needed."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, name)
        self._connection: Connection | None = None

    async def do(self, work: Callable[[Connection, A], R], batch: A) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()

    def _do(self, work: Callable[[Connection, A], R], batch: A) -> R:
        if self._connection is None:
            self._connection = self._engine.connect()
        return work(self._connection, batch)

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _commit(connection: Connection, batch: Sequence[NewEntry]) -> list[bool]:
    with connection.begin():
        if _put_all(connection, batch):
            return [True] * len(batch)
    with connection.begin():
        return [_put(connection, entry) for entry in batch]


def _read(connection: Connection, batch: Sequence[Wanted]) -> list[list[str]]:
    with connection.begin():
        asked = ((*wanted, wanted.upto) for wanted in batch)
        return [[row.body for row in connection.exec_driver_sql(_SELECT, wanted)] for wanted in asked]


def _put_all(connection: Connection, batch: Sequence[NewEntry]) -> bool:
    """Write every entry of a batch; none of them, if a place is taken."""
    values = tuple(chain.from_iterable(entry.columns for entry in batch))
    if connection.exec_driver_sql(_insert(len(batch)), values).rowcount != len(batch):
        connection.rollback()
        return False
    for entry in batch:
        _do_also(connection, entry)
    return True


def _put(connection: Connection, entry: NewEntry) -> bool:
    """Write one entry, if its place is free."""
    if connection.exec_driver_sql(_insert(1), entry.columns).rowcount != 1:
        return False
    _do_also(connection, entry)
    return True


def _do_also(connection: Connection, entry: NewEntry) -> None:
    for statement in entry.also:
        connection.execute(statement)
