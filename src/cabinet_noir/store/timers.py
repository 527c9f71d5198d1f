"""When each running clock falls due: an index, so that one whose worker is gone goes on. The truth is the log.

A row changes with the entry that winds a clock up or stops it. What happens when it falls due is not known here.
"""

from __future__ import annotations

from sqlalchemy import Executable, delete, insert, select

from .schema import timers
from .store import Store


def due_at(table: str, due: float | None) -> tuple[Executable, ...]:
    """Return the statements that write down when a table's clock falls due; None: no clock runs."""
    gone = delete(timers).where(timers.c.table_id == table)
    return (gone,) if due is None else (gone, insert(timers).values(table_id=table, due=due))


class Timers:
    """Every running clock of the house."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def overdue(self, now: float, most: int = 256) -> list[str]:
        """Return the tables whose clocks fell due before now, the longest overdue first."""
        query = select(timers.c.table_id).where(timers.c.due < now).order_by(timers.c.due).limit(most)
        async with self._database.reading() as connection:
            return [row.table_id for row in await connection.execute(query)]

    async def drop(self, table: str, now: float) -> None:
        """Take away a clock that fell due before now; one that was wound up again meanwhile stays."""
        overdue = (timers.c.table_id == table) & (timers.c.due < now)
        async with self._database.writing() as connection:
            await connection.execute(delete(timers).where(overdue))
