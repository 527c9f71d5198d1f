"""One database, open: who may read, who may write, and what becomes of a write that it refuses.

It owns the connections: to a server, or the hands that reach into a file. It knows neither what is kept there nor in
what shape: that is the business of `Store`, `People`, `Lobby`, `Ratings`, `LeaseRows` and `Timers`, which share it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from .engine import address, make_file, open_server, sqlite_file
from .entries import Entries
from .faults import refused_if_nonsense, unwritten_if_out_of_order
from .postgres_entries import PostgresEntries
from .sqlite_entries import SqliteEntries
from .sqlite_hands import Hands


class Database:
    """A database and its connections."""

    def __init__(self, db: str | Path) -> None:
        self.file = sqlite_file(db)
        """Where a SQLite database is; None: it is a server's."""
        self.entries: Entries
        """The way that moves take: it goes before all others."""
        self.lent = 0
        """How many connections are being used, or waited for, by all others."""
        self._reading: Callable[[], AbstractAsyncContextManager[AsyncConnection]]
        self._writing: Callable[[], AbstractAsyncContextManager[AsyncConnection]]
        self._let_go: Callable[[], Awaitable[None]]
        if self.file is None:
            server = open_server(db)
            self._reading, self._writing, self._let_go = server.connect, server.begin, server.dispose
            self.entries = PostgresEntries(address(db))
        else:
            hands = Hands(make_file(self.file))
            self._reading, self._writing, self._let_go = hands.reading, hands.writing, hands.close
            self.entries = SqliteEntries(hands)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection to read with."""
        with refused_if_nonsense(), self._one_more_lent():
            async with self._reading() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection whose work is durable at the end, all of it or, if anything is raised, nothing."""
        with unwritten_if_out_of_order, self._one_more_lent():
            async with self._writing() as connection:
                yield connection

    def insert(self, table: Table) -> Any:
        """Begin an INSERT that can say what to do where the row is there already: each dialect has its own."""
        return sqlite.insert(table) if self.file else postgresql.insert(table)

    @contextmanager
    def _one_more_lent(self) -> Iterator[None]:
        self.lent += 1
        try:
            yield
        finally:
            self.lent -= 1

    async def close(self) -> None:
        """Let the database go."""
        await self.entries.close()
        await self._let_go()
