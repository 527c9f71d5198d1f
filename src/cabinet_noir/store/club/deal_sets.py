"""Sets of deals in the store: what each follows from, which tables play it, and when it was opened.

A set is closed once, for all its tables in one transaction, and not while one of them is unfinished: from then on
nothing of it is withheld. What may be told before is known elsewhere.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cabinet_noir.core import Illegal, Stale, board_seals, fresh_seed, set_seal
from cabinet_noir.store.rows import SeatRow, TableRow
from cabinet_noir.store.schema import UNFINISHED, deal_sets, seats, tables
from cabinet_noir.store.store import Store, insert_table

_seals = msgspec.json.Decoder(tuple[str, ...]).decode


class DealSetRow(Struct, frozen=True, kw_only=True):
    """A set: the secret all its deals follow from, and what is told of it before the first is dealt."""

    id: str
    secret: bytes
    seals: tuple[str, ...]
    """The seal of each board's seed."""
    seal: str
    """The one hash over them."""
    opened: float
    closed: float | None = None


class DealSets:
    """Every set of the house."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def open(self, boards: int, now: float, secret: bytes | None = None) -> DealSetRow:
        """Draw the deals of a new set, so many boards, and seal them."""
        secret = secret or fresh_seed()
        seals = board_seals(secret, boards)
        row = DealSetRow(id=secrets.token_hex(16), secret=secret, seals=seals, seal=set_seal(seals), opened=now)
        values = msgspec.structs.asdict(row) | {"seals": msgspec.json.encode(seals).decode()}
        async with self._database.writing() as connection:
            await connection.execute(insert(deal_sets).values(values))
        return row

    async def of(self, id: str) -> DealSetRow | None:
        """Return a set."""
        async with self._database.reading() as connection:
            found = (await connection.execute(select(deal_sets).where(deal_sets.c.id == id))).mappings().first()
        return None if found is None else DealSetRow(**{**found, "seals": _seals(found["seals"])})

    async def tables(self, id: str) -> list[tuple[str, str]]:
        """Return the tables that play a set, each with its status."""
        query = select(tables.c.id, tables.c.status).where(tables.c.set_id == id).order_by(tables.c.board, tables.c.id)
        async with self._database.reading() as connection:
            return [(row.id, row.status) for row in await connection.execute(query)]

    async def played_by(self, id: str, board: int, people: Collection[str]) -> str | None:
        """Return the table at which exactly these people play a board of a set; none: there is none, or they are."""
        same = (tables.c.set_id == id) & (tables.c.board == board) & (seats.c.person != "")
        query = select(tables.c.id, seats.c.person).join(seats, seats.c.table_id == tables.c.id).where(same)
        found: dict[str, set[str]] = {}
        async with self._database.reading() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.id, set()).add(row.person)
        return next((table for table, sitting in found.items() if sitting == set(people)), None)

    async def add(self, table: TableRow, sitting: Sequence[SeatRow]) -> None:
        """Write a table that plays a board of an open set; nobody sits at it who plays that board elsewhere.

        `Stale` if its code is in use.
        """
        people = [seat.person for seat in sitting if seat.person]
        try:
            async with self._database.writing() as connection:
                await _must_be_open(connection, table.set_id)
                await _must_be_new_to(connection, table, people)
                await insert_table(connection, table, sitting)
        except IntegrityError:
            raise Stale("code-in-use") from None

    async def drop(self, table: str) -> bool:
        """Let a board that was never dealt not be. False: it was dealt, or is no more."""
        waits = (tables.c.id == table) & (tables.c.status == "waiting") & (tables.c.set_id != "")
        async with self._database.writing() as connection:
            return (await connection.execute(update(tables).where(waits).values(status="dropped"))).rowcount == 1

    async def close(self, id: str, now: float) -> bool:
        """Open a set to everybody, with all its tables. False: it was before; `Stale` while one is unfinished."""
        async with self._database.writing() as connection:
            row = await _locked(connection, id)
            if row is None or row.closed is not None:
                return False
            here = tables.c.set_id == id
            unfinished = select(tables.c.id).where(here & tables.c.status.in_(UNFINISHED)).limit(1)
            if (await connection.execute(unfinished)).first() is not None:
                raise Stale("set-is-open")
            await connection.execute(update(deal_sets).where(deal_sets.c.id == id).values(closed=now))
            await connection.execute(update(tables).where(here).values(withheld=False))
            return True


async def _locked(connection: AsyncConnection, id: str) -> DealSetRow | None:
    """Return a set that nobody opens a table of, or closes, until the transaction ends."""
    found = await connection.execute(select(deal_sets).where(deal_sets.c.id == id).with_for_update())
    row = found.mappings().first()
    return None if row is None else DealSetRow(**{**row, "seals": _seals(row["seals"])})


async def _must_be_open(connection: AsyncConnection, id: str) -> None:
    row = await _locked(connection, id)
    if row is None or row.closed is not None:
        raise Illegal("set-is-closed")


async def _must_be_new_to(connection: AsyncConnection, table: TableRow, people: Sequence[str]) -> None:
    """Refuse a board to who plays it elsewhere, or twice."""
    same = (tables.c.set_id == table.set_id) & (tables.c.board == table.board)
    query = select(seats.c.person).join(tables, tables.c.id == seats.c.table_id)
    found = await connection.execute(query.where(same & seats.c.person.in_(people)).limit(1))
    if found.first() is not None or len(set(people)) != len(people):
        raise Illegal("board-is-known")
