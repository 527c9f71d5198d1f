"""The audit log: who did what to whom, when and why. It is added to, and read; nothing in it is ever changed.

Workers read it, too: that is how a house in full swing hears, within seconds, what its operator did in the database.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from sqlalchemy import Executable, delete, insert, select

from cabinet_noir.store.schema.door import audit
from cabinet_noir.store.store import Store

Deed = Literal[
    "looked-at-person",
    "looked-at-report",
    "name-asked",
    "renamed",
    "logged-out",
    "banned",
    "unbanned",
    "table-closed",
    "report-settled",
]
LONGEST_WHO = 64
LONGEST_WHY = 500


class Line(Struct, frozen=True):
    """One deed of an operator."""

    id: int
    made: float
    who: str
    act: str
    about: str
    why: str


def written_down(made: float, who: str, act: Deed, about: str, why: str) -> Executable:
    """Return the statement that writes a deed down, to go in one transaction with it."""
    told = {"made": made, "who": who[:LONGEST_WHO], "act": act, "about": about, "why": why[:LONGEST_WHY]}
    return insert(audit).values(told)


class Audit:
    """The whole of the audit log."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def since(self, made: float) -> list[Line]:
        """Return what was done from some moment on, in order."""
        query = select(audit).where(audit.c.made >= made).order_by(audit.c.id)
        async with self._database.reading() as connection:
            return [Line(**row) for row in (await connection.execute(query)).mappings()]

    async def latest(self, most: int, about: str = "") -> list[Line]:
        """Return the last deeds, or the last about one thing, the newest first."""
        query = select(audit).order_by(audit.c.id.desc()).limit(most)
        if about:
            query = query.where(audit.c.about == about)
        async with self._database.reading() as connection:
            return [Line(**row) for row in (await connection.execute(query)).mappings()]

    async def sweep(self, made_before: float) -> None:
        """Take away what was done long ago."""
        async with self._database.writing() as connection:
            await connection.execute(delete(audit).where(audit.c.made < made_before))
