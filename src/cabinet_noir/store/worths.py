"""What finished games were worth to somebody, in the store: a line a game and seat, weighed once.

It knows neither how a game is weighed nor what the small lists in a line say: they are JSON, kept as they come.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct
from sqlalchemy import Select, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .schema.people import worths
from .store import Store


class WorthRow(Struct, frozen=True, kw_only=True):
    """What one game was worth to somebody: the result is the start and the five parts together."""

    table_id: str
    seat: int
    person: str
    game: str
    seats: int
    ended: float
    start: float
    result: float
    chance: float
    choice: float
    gamble: float
    others: float
    slip: float
    guesses: str = "[]"
    """Each guess with its odds, as JSON."""
    overlooked: str = "[]"
    """What was certain and passed over, as JSON."""


class Worths:
    """Everybody's ledger."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def of(self, person: str) -> list[WorthRow]:
        """Return somebody's lines, the game that ended last first."""
        w = worths.c
        query = select(worths).where(w.person == person).order_by(w.ended.desc(), w.table_id, w.seat)
        async with self._database.reading() as connection:
            return [WorthRow(**row) for row in (await connection.execute(query)).mappings()]

    async def unweighed(self, person: str, games: Collection[str], newest: int) -> list[tuple[str, int]]:
        """Return which of the newest of somebody's finished games have no line yet, as tables and seats."""
        t, s, w = schema.tables, schema.seats, worths
        query = select(t.c.id, s.c.seat, w.c.table_id.label("weighed"))
        query = query.join(s, s.c.table_id == t.c.id)
        query = query.outerjoin(w, (w.c.table_id == t.c.id) & (w.c.seat == s.c.seat))
        query = query.where((s.c.person == person) & (t.c.status == "over") & ~t.c.withheld & t.c.game.in_(games))
        query = query.order_by(t.c.created.desc(), t.c.id, s.c.seat).limit(newest)
        async with self._database.reading() as connection:
            return [(row.id, row.seat) for row in await connection.execute(query) if row.weighed is None]

    async def keep(self, line: WorthRow) -> bool:
        """Write down a line. False: it was there, or whoever it is about is forgotten, or no longer sits there."""
        theirs = (schema.seats.c.table_id == line.table_id) & (schema.seats.c.seat == line.seat)
        try:
            async with self._database.writing() as connection:
                sits = await connection.execute(select(schema.seats.c.person).where(theirs))
                if sits.scalar() != line.person:
                    return False
                new = self._database.insert(worths).values(msgspec.structs.asdict(line)).on_conflict_do_nothing()
                return (await connection.execute(new)).rowcount == 1
        except IntegrityError:  # somebody forgotten meanwhile leaves no trace
            return False


async def hand_over_worths(connection: AsyncConnection, visitor: str, account: str) -> None:
    """Give an account a visitor's lines: they go with the seats."""
    await connection.execute(update(worths).where(worths.c.person == visitor).values(person=account))


async def strike_out_worths(connection: AsyncConnection, gone: Select[tuple[str]]) -> None:
    """Let no line tell of people who are forgotten."""
    await connection.execute(delete(worths).where(worths.c.person.in_(gone)))
