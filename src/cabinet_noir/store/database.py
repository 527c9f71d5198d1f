"""One database, open: who may read, who may write, and what becomes of a write that it refuses.

It owns the connections, and with SQLite the order of writers. It knows neither what is kept there nor in what shape:
that is the business of `Store`, `People`, `Lobby`, `Ratings`, `LeaseRows` and `Timers`, which all share one of these.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from .engine import open_engine, sqlite_file
from .faults import refused_if_nonsense, unwritten_if_out_of_order


class Database:
    """A database and its connections. With SQLite writers queue up here, so that it never has to refuse one."""

    def __init__(self, db: str | Path) -> None:
        self.engine = open_engine(db)
        self.file = sqlite_file(db)
        """Where a SQLite database is; None: it is a server's."""
        self.write_lock: AbstractAsyncContextManager[Any] = nullcontext() if self.file is None else asyncio.Lock()
        """Held by whoever writes to a file, which takes one writer at a time; a server orders its writers itself."""
        self._second: AbstractAsyncContextManager[Any] = nullcontext() if self.file is None else asyncio.Lock()
        """Of all who write anything but entries, one at a time waits for the lock: a move waits for one at most."""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection to read with."""
        with refused_if_nonsense():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection whose work is durable at the end, all of it or, if anything is raised, nothing."""
        with unwritten_if_out_of_order:
            async with self._second, self.write_lock, self.engine.begin() as connection:
                yield connection

    def insert(self, table: Table) -> Any:
        """Begin an INSERT that can say what to do where the row is there already: each dialect has its own."""
        return sqlite.insert(table) if self.file else postgresql.insert(table)

    async def close(self) -> None:
        """Let the database go."""
        await self.engine.dispose()
