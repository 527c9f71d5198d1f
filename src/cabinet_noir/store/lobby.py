"""Waiting tables in the store: which of them strangers may join, which are still alive, which nobody needs.

It knows when somebody was last seen at a table, and refuses to know who.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct
from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .rows import SeatRow, TableRow, read_seat, read_table
from .store import Store


class Wish(Struct, frozen=True):
    """What somebody looks for in the lobby; None: no matter."""

    game: str | None = None
    seats: int | None = None
    assist: str | None = None
    rated: bool | None = None
    turn: tuple[int, int] | None = None
    """The seconds a turn may take, from and to; 0: as many as it takes."""
    machines: bool | None = None
    """Are machines from outside welcome?"""


class Lobby:
    """The tables that wait."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def waiting(
        self, wish: Wish, stirred_since: float, newest: int, without: Collection[str] = ()
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return the open tables that wait for players and at which somebody was lately seen, newest first.

        Those at which one of these people sits are passed over before they are counted: nobody notices that one is
        missing.
        """
        t = schema.tables.c
        wanted = [(t.status == "waiting"), t.open, t.stirred >= stirred_since]
        wanted += [
            column == value
            for column, value in (
                (t.game, wish.game),
                (t.seats, wish.seats),
                (t.assist, wish.assist),
                (t.rated, wish.rated),
                (t.machines, wish.machines),
            )
            if value is not None
        ]
        if wish.turn is not None:
            wanted.append(t.turn.between(*wish.turn))
        if without:
            wanted.append(t.id.not_in(select(schema.seats.c.table_id).where(schema.seats.c.person.in_(without))))
        query = select(schema.tables).where(and_(*wanted)).order_by(t.created.desc()).limit(newest)
        async with self._database.reading() as connection:
            rows = [read_table(row) for row in (await connection.execute(query)).mappings()]
            s = schema.seats
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            taken = select(s).where(s.c.table_id.in_(seats)).order_by(s.c.seat)
            for seat in (await connection.execute(taken)).mappings():
                seats[seat["table_id"]].append(read_seat(seat))
        return [(row, seats[row.id]) for row in rows]

    async def stir(self, tables: Collection[str], now: float) -> None:
        """Write down that somebody is at these tables. One that is being changed by another shows that itself."""
        if tables:
            t = schema.tables.c
            # Waiting here for one table while holding others would be waiting in a circle with whoever deals at two.
            here = t.id.in_(select(t.id).where(t.id.in_(tables)).with_for_update(skip_locked=True))
            async with self._database.writing() as connection:
                await connection.execute(update(schema.tables).where(here).values(stirred=now))

    async def clear(self, open_since: float, private_since: float) -> list[str]:
        """Take away the tables that never began and at which nobody was seen for too long, and return them."""
        t = schema.tables.c
        unseen = or_(and_(t.open, t.stirred < open_since), t.stirred < private_since)
        quiet = (t.status == "waiting") & unseen
        dealt = select(schema.entries.c.seq).where((schema.entries.c.table_id == t.id) & (schema.entries.c.seq == 0))
        closed = t.status.in_(("stopped", "dropped")) & (t.stirred < private_since) & ~dealt.exists()
        async with self._database.writing() as connection:
            # a board of an open set waits for as long as that is
            query = select(t.id).where((quiet | closed) & ~t.withheld).with_for_update(skip_locked=True)
            gone = [row.id for row in await connection.execute(query)]
            if gone:
                await _delete(connection, gone)
        return gone


async def _delete(connection: AsyncConnection, gone: Sequence[str]) -> None:
    t = schema.tables.c
    await connection.execute(update(schema.tables).where(t.next_table.in_(gone)).values(next_table=""))
    for table in reversed(schema.METADATA.sorted_tables):  # whatever speaks of a table goes before it
        if "table_id" in table.c:
            await connection.execute(delete(table).where(table.c.table_id.in_(gone)))
    await connection.execute(delete(schema.tables).where(t.id.in_(gone)))
