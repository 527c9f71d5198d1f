"""Machines from outside in the store: tokens that let a program act for an account, and what bot accounts play.

It refuses to know what a token opens, and what an offer says: that is JSON, kept as it comes.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping, and_, delete, func, insert, select, update

from . import schema
from .people import Person, read_person
from .rows import SeatRow, TableRow, read_seat, read_table
from .schema.machines import bots, tokens
from .schema.people import people, ratings
from .store import Store


class Token(Struct, frozen=True, kw_only=True):
    """What lets a program act for somebody, by the hash of what it shows; `label` is its owner's word for it."""

    id: str
    person: str
    token_hash: str
    scope: str
    label: str
    created: float
    used: float = 0.0


class BotRow(Struct, frozen=True, kw_only=True):
    """A bot account and what it plays, as JSON."""

    person: Person
    offers: str


class Tokens:
    """Every token."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def add(self, token: Token, most: int) -> bool:
        """Write a token down. False: its owner has so many already."""
        mine = select(func.count()).select_from(tokens).where(tokens.c.person == token.person)
        async with self._database.writing() as connection:
            if ((await connection.execute(mine)).scalar() or 0) >= most:
                return False
            await connection.execute(insert(tokens).values(msgspec.structs.asdict(token)))
            return True

    async def of(self, person: str) -> list[Token]:
        """Return somebody's tokens, the newest first."""
        query = select(tokens).where(tokens.c.person == person).order_by(tokens.c.created.desc(), tokens.c.id)
        async with self._database.reading() as connection:
            return [Token(**row) for row in (await connection.execute(query)).mappings()]

    async def holder(self, token_hash: str) -> tuple[Token, Person] | None:
        """Return a token and whose it is; None: nobody's."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(tokens).where(tokens.c.token_hash == token_hash))
            if (row := found.mappings().first()) is None:
                return None
            whose = (await connection.execute(select(people).where(people.c.id == row["person"]))).first()
        return None if whose is None else (Token(**row), read_person(whose))

    async def stir(self, id: str, now: float) -> None:
        """Write down that a token is used."""
        async with self._database.writing() as connection:
            await connection.execute(update(tokens).where(tokens.c.id == id).values(used=now))

    async def revoke(self, person: str, id: str) -> bool:
        """Let one of somebody's tokens open nothing any longer. False: they have no such token."""
        async with self._database.writing() as connection:
            done = await connection.execute(delete(tokens).where((tokens.c.person == person) & (tokens.c.id == id)))
            return done.rowcount == 1

    async def revoke_all(self, person: str) -> None:
        """Let none of somebody's tokens open anything any longer."""
        async with self._database.writing() as connection:
            await connection.execute(delete(tokens).where(tokens.c.person == person))


class Bots:
    """Bot accounts."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def mark(self, person: str) -> bool:
        """Make an account a bot account, for ever. False: it is one, or has no login, or has played for people.

        That is: it has a rating among them, or sits at a table that is not over.
        """
        t, s, r = schema.tables.c, schema.seats.c, ratings.c
        rated = select(r.who).where((r.who == person) & (r.kind == "person")).exists()
        sits = select(s.seat).join(schema.tables).where((s.person == person) & t.status.in_(schema.UNFINISHED)).exists()
        fit = and_(people.c.id == person, people.c.login.is_not(None), ~people.c.bot, ~rated, ~sits)
        async with self._database.writing() as connection:
            return (await connection.execute(update(people).where(fit).values(bot=True))).rowcount == 1

    async def offer(self, person: str, offers: str) -> None:
        """Write down what a bot account plays."""
        new = self._database.insert(bots).values(person=person, offers=offers, seen=0.0)
        put = new.on_conflict_do_update(index_elements=bots.primary_key, set_={"offers": new.excluded.offers})
        async with self._database.writing() as connection:
            await connection.execute(put)

    async def offers_of(self, person: str) -> str:
        """Return what a bot account plays, as it was said; empty: it has said nothing."""
        async with self._database.reading() as connection:
            return (await connection.execute(select(bots.c.offers).where(bots.c.person == person))).scalar() or ""

    async def seen(self, person: str, now: float) -> None:
        """Write down that a bot account listens; 0: that it no longer does."""
        async with self._database.writing() as connection:
            await connection.execute(update(bots).where(bots.c.person == person).values(seen=now))

    async def listening(self, since: float, most: int) -> list[BotRow]:
        """Return the bot accounts that were listening lately, by name."""
        query = select(people, bots.c.offers).join(bots, bots.c.person == people.c.id)
        query = query.where(people.c.bot & (bots.c.seen >= since)).order_by(people.c.login).limit(most)
        async with self._database.reading() as connection:
            return [BotRow(person=read_person(row), offers=row.offers) for row in await connection.execute(query)]

    async def one_listening(self, login: str, since: float) -> BotRow | None:
        """Return the bot account of a login, if it was listening lately."""
        query = select(people, bots.c.offers).join(bots, bots.c.person == people.c.id)
        query = query.where((people.c.login == login) & people.c.bot & (bots.c.seen >= since))
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else BotRow(person=read_person(row), offers=row.offers)

    async def asked(self, person: str, most: int) -> list[tuple[TableRow, SeatRow]]:
        """Return the seats a bot account was asked to take and has not answered about, the oldest table first."""
        t, s = schema.tables, schema.seats
        query = select(t, *(s.c[name].label(f"seat_{name}") for name in SeatRow.__struct_fields__))
        query = query.join(s, s.c.table_id == t.c.id)
        query = query.where((s.c.asked == person) & (s.c.declined == "") & (t.c.status == "waiting"))
        async with self._database.reading() as connection:
            rows = (await connection.execute(query.order_by(t.c.created, t.c.id).limit(most))).mappings()
            return [(read_table(row), read_seat(_seat_of(row))) for row in rows]


def _seat_of(row: RowMapping) -> dict[str, Any]:
    return {name: row[f"seat_{name}"] for name in SeatRow.__struct_fields__}
