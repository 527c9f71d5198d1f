"""Entries in a SQLite file: a batch is written in one go, and nobody else waits for logs that are read.

It knows the fewest steps to the file, and nothing of what is in an entry.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Final

from sqlalchemy import Connection

from .entries import COLUMNS, NewEntry, Wanted
from .sqlite_hands import Hands

_SELECT: Final = "SELECT body FROM entries WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq"


@cache
def _insert(entries: int) -> str:
    """Return the statement that writes so many entries where their places are free."""
    places = ", ".join(["(?, ?, ?, ?, ?)"] * entries)
    return f"INSERT INTO entries ({COLUMNS}) VALUES {places} ON CONFLICT DO NOTHING"  # noqa: S608  of our own words


class SqliteEntries:
    """Writes a batch in one transaction and, if all its places are free, in one statement.

    One and not many: between two statements its thread would wait for its turn beside the house's own.
    """

    def __init__(self, hands: Hands) -> None:
        self._hands = hands

    async def write(self, batch: Sequence[NewEntry]) -> list[bool]:
        """Write a batch; say of each entry whether its place was free."""
        return await self._hands.write_moves(_commit, batch)

    async def durable(self) -> None:
        """Wait for the disk, together with all who do."""
        await self._hands.durable()

    async def read(self, batch: Sequence[Wanted]) -> list[list[str]]:
        """Read what each wants of a log, in order."""
        return await self._hands.read_logs(_read, batch)

    async def close(self) -> None:
        """Nothing to let go: whoever lent the hands closes them."""


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
