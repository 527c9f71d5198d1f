"""Who was last connected to a rated table, and when, at whichever worker. What follows from it is known elsewhere."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select

from .schema import attendance
from .store import Store


class Attendance:
    """When the people of rated tables were last seen."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def write(self, table: str, seats: Collection[int], now: float) -> None:
        """Write down that these seats' people are connected."""
        if not seats:
            return
        seen = self._database.insert(attendance).values([{"table_id": table, "seat": n, "seen": now} for n in seats])
        key = [attendance.c.table_id, attendance.c.seat]
        async with self._database.writing() as connection:
            await connection.execute(seen.on_conflict_do_update(index_elements=key, set_={"seen": seen.excluded.seen}))

    async def last(self, table: str, seat: int) -> float | None:
        """Return when somebody was last seen in a seat."""
        query = select(attendance.c.seen).where((attendance.c.table_id == table) & (attendance.c.seat == seat))
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar()
