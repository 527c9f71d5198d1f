"""Entries in PostgreSQL: two connections of their own, and one statement for all the entries of a batch.

It knows how writers of several workers keep out of each other's way, and nothing of what is in an entry.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from sqlalchemy import URL, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from .entries import COLUMNS, NewEntry, Wanted

_INSERT: Final = text(
    f"INSERT INTO entries ({COLUMNS}) "  # noqa: S608  of our own words
    "SELECT * FROM unnest(CAST(:tables AS varchar[]), CAST(:seqs AS integer[]), CAST(:seats AS integer[]), "
    "CAST(:ids AS varchar[]), CAST(:bodies AS text[])) ON CONFLICT DO NOTHING RETURNING table_id, seq"
)
_PARAMETERS: Final = ("tables", "seqs", "seats", "ids", "bodies")
_SELECT: Final = text(
    "SELECT wanted.table_id, wanted.after, e.body FROM unnest(CAST(:tables AS varchar[]), CAST(:afters AS integer[]), "
    "CAST(:uptos AS integer[])) AS wanted (table_id, after, upto) "
    "JOIN entries e ON e.table_id = wanted.table_id AND e.seq > wanted.after AND e.seq <= wanted.upto ORDER BY e.seq"
)

T = TypeVar("T")


class PostgresEntries:
    """Writes and reads batches in one statement each, and in one transaction with whatever else is to be true."""

    def __init__(self, url: URL) -> None:
        # Nobody asks these connections first whether they still stand: a batch that finds they do not is tried again.
        self._engine = create_async_engine(url, hide_parameters=True, pool_size=2, max_overflow=0)
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, batch: Sequence[NewEntry]) -> list[bool]:
        """Write a batch, durably; say of each entry whether its place was free.

        It is tried once more if the database went away meanwhile, for a place is taken only once.
        """
        return await _again(lambda: self._put(batch))

    async def durable(self) -> None:
        """Nothing to wait for: the server has answered when it was."""

    async def read(self, batch: Sequence[Wanted]) -> list[list[str]]:
        """Read what each wants of a log, in order."""
        return await _again(lambda: self._get(batch))

    async def close(self) -> None:
        """Let the database go."""
        await self._engine.dispose()

    async def _put(self, batch: Sequence[NewEntry]) -> list[bool]:
        first: dict[tuple[str, int], NewEntry] = {}
        for entry in batch:  # what comes back names a place, so a place is asked for once
            first.setdefault(entry.place, entry)
        # Always in the same order: two workers that write the same places wait for each other in line, not in a circle.
        ordered = [first[place] for place in sorted(first)]
        columns = zip(*(entry.columns for entry in ordered), strict=True)
        parameters = dict(zip(_PARAMETERS, map(list, columns), strict=True))
        engine = self._engine if any(entry.also for entry in ordered) else self._at_once  # alone, a statement commits
        async with engine.begin() as connection:
            written = {(row.table_id, row.seq) for row in await connection.execute(_INSERT, parameters)}
            for entry in ordered:
                if entry.place in written:
                    for statement in entry.also:
                        await connection.execute(statement)
        return [entry.place in written and entry is first[entry.place] for entry in batch]

    async def _get(self, batch: Sequence[Wanted]) -> list[list[str]]:
        found: dict[Wanted, list[str]] = {wanted: [] for wanted in batch}
        asked = {
            "tables": [wanted.table for wanted in found],
            "afters": [wanted.after for wanted in found],
            "uptos": [wanted.upto for wanted in found],
        }
        async with self._at_once.connect() as connection:
            for row in await connection.execute(_SELECT, asked):
                found[Wanted(row.table_id, row.after)].append(row.body)
        return [found[wanted] for wanted in batch]


async def _again(do: Callable[[], Awaitable[T]]) -> T:
    """Do something with the database; once more if it went away meanwhile."""
    try:
        return await do()
    except (DBAPIError, ConnectionError) as error:
        if isinstance(error, DBAPIError) and not error.connection_invalidated:
            raise
        return await do()
