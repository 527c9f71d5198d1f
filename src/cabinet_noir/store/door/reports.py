"""Reports in the store: about whom, where, why; and how each was settled. What becomes of anybody, people decide."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select

from cabinet_noir.store.schema.door import reports
from cabinet_noir.store.store import Store


class Report(Struct, frozen=True, kw_only=True):
    """What somebody told the house about somebody else. A person who was forgotten since is an empty string."""

    id: int = 0
    made: float
    by_person: str
    about_person: str
    about_name: str
    about_seat: int
    at_table: str
    at_seq: int
    reason: str
    words: str
    settled: float | None = None
    settled_by: str = ""
    note: str = ""


class Reports:
    """Every report of the house."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def add(self, report: Report) -> None:
        """Write a report down; the database numbers it."""
        told = {name: value for name, value in asdict(report).items() if name != "id"}
        async with self._database.writing() as connection:
            await connection.execute(insert(reports).values(told))

    async def by(self, person: str) -> list[Report]:
        """Return what somebody has reported, the latest first."""
        return await self._read(reports.c.by_person == person)

    async def about(self, person: str) -> list[Report]:
        """Return what was reported about somebody, the latest first."""
        return await self._read(reports.c.about_person == person)

    async def unsettled(self) -> list[Report]:
        """Return what nobody has settled, the latest first."""
        return await self._read(reports.c.settled.is_(None))

    async def latest(self) -> list[Report]:
        """Return all reports, the latest first."""
        return await self._read(reports.c.id > 0)

    async def numbered(self, id: int) -> Report | None:
        """Return the report of a number."""
        return next(iter(await self._read(reports.c.id == id)), None)

    async def sweep(self, settled_before: float) -> None:
        """Take away what was settled long ago."""
        async with self._database.writing() as connection:
            await connection.execute(delete(reports).where(reports.c.settled < settled_before))

    async def _read(self, which: Any, most: int = 500) -> list[Report]:
        query = select(reports).where(which).order_by(reports.c.id.desc()).limit(most)
        async with self._database.reading() as connection:
            return [Report(**row) for row in (await connection.execute(query)).mappings()]
