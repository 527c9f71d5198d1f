"""A SQLite file, and the threads that reach into it: one that writes, a few that read, one that waits for the disk.

A thread is asked once for every statement, and not for every step of one: each time the loop has to come by again, and
while the house is busy that is what takes long. Whoever writes holds the file until the last statement is in it, so
moves go first: of all others one at a time may wait for the file. It is durable when the disk has it, which takes
longest; all who have written meanwhile wait for that together, and hold up nobody (decision 0022). It is not known here
what is kept there.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast

from sqlalchemy import URL, Connection, Engine, Executable, NullPool, Result, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection

from .batches import Batches
from .engine import prepare

P = ParamSpec("P")
R = TypeVar("R")

READERS: Final = 3
TIDIED_EVERY: Final = 5.0
"""Seconds after which what was written goes from the log of writes to its place: seldom, and beside everything else."""
ROOM: Final = 16 * 1024 * 1024
"""Bytes by which the log of writes is made larger, when less than half of that is left in it."""
FRAME_HEAD: Final = 24
"""Bytes before each page in the log of writes, as SQLite's file format has it."""
_SYNC: Final = os.fsync if sys.platform == "darwin" else os.fdatasync


class Hand:
    """A thread with a connection of its own, opened when it is first needed. It does one thing after the other."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, name)
        self._connection: Connection | None = None

    async def do(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do something, and wait for it. Whoever goes meanwhile takes it back only if it was not begun."""
        return await asyncio.wrap_future(self.begin(work, *args, **kwargs))

    def begin(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Have something done after all that was asked before."""
        return self._thread.submit(partial(self._do, work, *args, **kwargs))

    async def close(self) -> None:
        """Finish, and let the file go."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()

    def _do(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        if self._connection is None:
            self._connection = self._engine.connect()
        return work(self._connection, *args, **kwargs)

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()


class _Lent:
    """The part of SQLAlchemy's `AsyncConnection` that the house uses, done by a hand."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand

    async def execute(self, statement: Executable, parameters: Any = None) -> Result[Any]:
        return await self._hand.do(_execute, statement, parameters)

    async def run_sync(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await self._hand.do(work, *args, **kwargs)


class Hands:
    """All threads of one file."""

    def __init__(self, path: Path) -> None:
        self._engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True, poolclass=NullPool)
        event.listen(self._engine, "connect", prepare)
        self._log_path = path.with_name(f"{path.name}-wal")
        self._log_of_writes: int | None = None
        self._writer = Hand(self._engine, "writer")
        self._tidier = Hand(self._engine, "tidier")
        self._tidied = time.monotonic()
        self._disk = ThreadPoolExecutor(1, "disk")
        self._on_disk = Batches(self._flush)
        self._of_logs = Hand(self._engine, "logs")
        self._readers = [Hand(self._engine, f"reader-{number}") for number in range(READERS)]
        self._free: asyncio.LifoQueue[Hand] = asyncio.LifoQueue()
        for reader in self._readers:
            self._free.put_nowait(reader)
        self._file = asyncio.Lock()
        """Held by whoever writes: the file takes one writer at a time."""
        self._second = asyncio.Lock()
        """Held by who waits for the file with anything but moves."""

    async def write_moves(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do a whole transaction in one go, before all who wait with anything else. It is not durable yet."""
        async with self._file:
            return await self._writer.do(work, *args, **kwargs)

    async def durable(self) -> None:
        """Wait until all that was written up to now is on the disk."""
        await self._on_disk.ask(None)

    async def read_logs(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Read something in one go, beside all other readers."""
        return await self._of_logs.do(work, *args, **kwargs)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection to read with."""
        hand = await self._free.get()
        try:
            yield cast(AsyncConnection, _Lent(hand))
        finally:
            hand.begin(Connection.rollback)  # whoever has the hand next comes after that
            self._free.put_nowait(hand)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection whose work is durable at the end, all of it or, if anything is raised, nothing."""
        async with self._second, self._file:
            try:
                yield cast(AsyncConnection, _Lent(self._writer))
                await self._writer.do(Connection.commit)
            except BaseException:
                self._writer.begin(Connection.rollback)  # whatever is written next comes after that
                raise
        await self.durable()

    async def close(self) -> None:
        """Finish what was begun, and let the file go."""
        await self._on_disk.close()
        for hand in (self._of_logs, *self._readers, self._tidier, self._writer):
            await hand.close()
        self._disk.shutdown()
        if self._log_of_writes is not None:
            os.close(self._log_of_writes)
        self._engine.dispose()

    async def _flush(self, waiting: Sequence[None]) -> Sequence[None]:
        """Wait for the disk, once for all who wait."""
        if (now := time.monotonic()) > self._tidied + TIDIED_EVERY:
            self._tidied = now
            self._tidier.begin(self._tidy)
        await asyncio.get_running_loop().run_in_executor(self._disk, self._wait_for_disk)
        return waiting

    def _wait_for_disk(self) -> None:
        if self._log_of_writes is None:
            self._log_of_writes = _opened(self._log_path)
        _SYNC(self._log_of_writes)

    def _tidy(self, connection: Connection) -> None:
        """Bring what was written to its place, as far as nobody is in the way, and see to it that more has room."""
        _, frames, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
        page = connection.exec_driver_sql("PRAGMA page_size").scalar_one()
        connection.rollback()
        if self._log_path.stat().st_size < frames * (page + FRAME_HEAD) + ROOM // 2:
            self._writer.begin(_make_room, self._log_path)


def _execute(connection: Connection, statement: Executable, parameters: Any) -> Result[Any]:
    """Have a statement done, and all its rows read: they are looked at in another thread."""
    result = connection.execute(statement, parameters)
    return result.freeze()() if result.returns_rows else result


def _make_room(connection: Connection, log_of_writes: Path) -> None:
    """Make the log of writes larger before it is full: while it grows, the disk waits for its own books, too.

    SQLite reads no further than what it has written, so zeros may follow. Nobody else writes meanwhile.
    """
    if connection.in_transaction():  # somebody is in the middle of something: next time
        return
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        with log_of_writes.open("r+b") as log:
            log.seek(0, os.SEEK_END)
            log.write(bytes(ROOM))
    finally:
        connection.rollback()


def _opened(path: Path) -> int:
    """Open a file that is there as long as the database is open; the disk knows of it from here on."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
    return os.open(path, os.O_RDONLY)
