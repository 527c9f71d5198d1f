"""Which worker plays the bots of a table, and until when it need not say so again.

Whether there are bots, what they play and what time it is are known elsewhere.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, select, update

from .schema import leases
from .store import Store


class LeaseRows:
    """Every lease of the house."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def take(self, table: str, worker: str, now: float, until: float) -> bool:
        """Take a table's lease, unless another worker's is still running."""
        new = self._database.insert(leases).values(table_id=table, worker=worker, until=until)
        free = (leases.c.worker == worker) | (leases.c.until < now)
        put = {"worker": worker, "until": until}
        taking = new.on_conflict_do_update(index_elements=[leases.c.table_id], set_=put, where=free)
        async with self._database.writing() as connection:
            return bool((await connection.execute(taking)).rowcount)

    async def renew(self, worker: str, until: float) -> set[str]:
        """Renew all of a worker's leases, and return the tables they are for."""
        mine = update(leases).where(leases.c.worker == worker).values(until=until).returning(leases.c.table_id)
        async with self._database.writing() as connection:
            return {row.table_id for row in await connection.execute(mine)}

    async def give_back(self, worker: str, tables: Collection[str] | None = None) -> None:
        """End a worker's leases: of these tables, or all of them."""
        mine = leases.c.worker == worker
        if tables is not None:
            mine &= leases.c.table_id.in_(tables)
        async with self._database.writing() as connection:
            await connection.execute(delete(leases).where(mine))

    async def run_out(self, now: float, most: int = 256) -> list[str]:
        """Return tables whose worker has not renewed its lease in time."""
        query = select(leases.c.table_id).where(leases.c.until < now).order_by(leases.c.until).limit(most)
        async with self._database.reading() as connection:
            return [row.table_id for row in await connection.execute(query)]
