"""Bans in the store: a person or a network, and until when. Who may ban, and what it closes, is known elsewhere."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from sqlalchemy import delete, select

from cabinet_noir.store.schema.door import bans
from cabinet_noir.store.store import Store

Banned = Literal["person", "address"]


class Ban(Struct, frozen=True):
    """A person, or whoever comes from a network, may change nothing here until then."""

    kind: Banned
    about: str
    since: float
    until: float


class Bans:
    """Every ban of the house."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def all(self) -> list[Ban]:
        """Return all bans, the soonest to end first."""
        query = select(bans).order_by(bans.c.until, bans.c.about)
        async with self._database.reading() as connection:
            return [Ban(row.kind, row.about, row.since, row.until) for row in await connection.execute(query)]

    async def of(self, person: str) -> Ban | None:
        """Return a person's ban."""
        query = select(bans).where((bans.c.kind == "person") & (bans.c.about == person))
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Ban(row.kind, row.about, row.since, row.until)

    async def sweep(self, now: float) -> None:
        """Take away the bans that have ended."""
        async with self._database.writing() as connection:
            await connection.execute(delete(bans).where(bans.c.until < now))
