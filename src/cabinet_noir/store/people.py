"""People in the store: visitors, accounts, sessions, and whose a seat is. Of a password it has a hash and no more.

It refuses to know how somebody proves who they are, and who may ask.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Row, RowMapping, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cabinet_noir.core import Illegal, Outcome

from . import schema
from .club.clubs import hand_over_clubs, rename_in_clubs, strike_out_clubs
from .club.tournaments import hand_over_tournaments, rename_in_tournaments, strike_out_tournaments
from .daily import hand_over_daily, strike_out_daily
from .friends import hand_over_friends, strike_out_friends
from .push import Devices, forget_oldest_devices
from .puzzles import hand_over_tries
from .ratings import OF_PEOPLE
from .rows import TableRow, read_table
from .schema.door import bans, blocks, reports
from .schema.machines import bots, tokens
from .schema.people import people, ratings, results, sessions, tries
from .schema.push import devices, errands
from .store import Store
from .worths import hand_over_worths, strike_out_worths


class NameIsTaken(Illegal):
    """Somebody else's account has this name, or one that looks like it."""

    def __init__(self) -> None:
        super().__init__("login-is-taken")


class Person(Struct, frozen=True, kw_only=True):
    """Somebody the house knows: a visitor, or with a `login` the owner of an account."""

    id: str
    name: str
    avatar: str
    login: str | None = None
    password: str = ""
    created: float
    likeness: str | None = None
    """What the name of an account looks like, so that nobody sits down under one that looks the same."""
    name_asked: bool = False
    """Are they to choose another name before they sit down anywhere?"""
    bot: bool = False
    """Is it a bot account? Once it is one, it stays one."""


class Session(Struct, frozen=True, kw_only=True):
    """A browser in which somebody is known, by the hash of its cookie."""

    token_hash: str
    person: str
    created: float
    seen: float


class Sitting(Struct, frozen=True, kw_only=True):
    """A seat of somebody's, at this table, and how it ended if it has."""

    table: TableRow
    seat: int
    ended: float | None
    outcome: Outcome | None


class People:
    """Everyone the house knows."""

    def __init__(self, store: Store) -> None:
        self._database = store.database
        self.devices = Devices(store)
        """Where they are told that something waits for them."""

    # who they are

    async def add(self, person: Person, session: Session) -> None:
        """Write down somebody new, and where they are known."""
        async with self._database.writing() as connection:
            await connection.execute(insert(people).values(msgspec.structs.asdict(person)))
            await _add_session(connection, session)

    async def known_by(self, token_hash: str) -> tuple[Person, Session] | None:
        """Return whose session this is."""
        query = select(people, sessions.c.created.label("since"), sessions.c.seen).join(sessions)
        async with self._database.reading() as connection:
            row = (await connection.execute(query.where(sessions.c.token_hash == token_hash))).first()
        if row is None:
            return None
        session = Session(token_hash=token_hash, person=row.id, created=row.since, seen=row.seen)
        return read_person(row), session

    async def with_login(self, login: str) -> Person | None:
        """Return the owner of an account."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(people).where(people.c.login == login))).first()
        return None if row is None else read_person(row)

    async def looks_like_another(self, likeness: str) -> bool:
        """Is there an account whose name looks like this?"""
        async with self._database.reading() as connection:
            found = await connection.execute(select(people.c.id).where(people.c.likeness == likeness).limit(1))
            return found.first() is not None

    async def by_id(self, id: str) -> Person | None:
        """Return the person of an id."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(people).where(people.c.id == id))).first()
        return None if row is None else read_person(row)

    async def change(self, before: Person, after: Person) -> bool:
        """Change what differs of somebody whose login and password are as they were seen; refuse another's login.

        False: they are not, and nothing was written. So no account is undone by who still takes them for a visitor,
        and no old password comes back.
        """
        seen = msgspec.structs.asdict(before)
        still = (people.c[name].is_not_distinct_from(seen[name]) for name in ("id", "login", "password"))
        changed = {name: value for name, value in msgspec.structs.asdict(after).items() if value != seen[name]}
        try:
            async with self._database.writing() as connection:
                done = await connection.execute(update(people).where(*still).values(changed or {"id": before.id}))
                return done.rowcount == 1
        except IntegrityError:
            raise NameIsTaken from None

    # where they are known

    async def open_session(self, session: Session) -> None:
        """Let somebody be known in one more browser."""
        async with self._database.writing() as connection:
            await _add_session(connection, session)

    async def stir_session(self, token_hash: str, now: float) -> None:
        """Write down that a session is still used."""
        async with self._database.writing() as connection:
            await connection.execute(update(sessions).where(sessions.c.token_hash == token_hash).values(seen=now))

    async def sessions_of(self, person: str) -> list[Session]:
        """Return everywhere somebody is known, latest first."""
        query = select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
        async with self._database.reading() as connection:
            return [Session(**row) for row in (await connection.execute(query)).mappings()]

    async def close_session(self, token_hash: str) -> None:
        """Forget somebody in one browser."""
        async with self._database.writing() as connection:
            await _end_sessions(connection, sessions.c.token_hash == token_hash)

    async def close_sessions(self, person: str, but: str = "") -> None:
        """Forget somebody in all browsers, or in all but one."""
        mine = (sessions.c.person == person) & (sessions.c.token_hash != but)
        async with self._database.writing() as connection:
            await _end_sessions(connection, mine)

    async def sweep(self, unseen_since: float) -> None:
        """Forget sessions that are no longer used, and visitors who are known nowhere and sit nowhere."""
        nowhere = people.c.id.not_in(select(sessions.c.person))
        seatless = people.c.id.not_in(select(schema.seats.c.person))
        async with self._database.writing() as connection:
            await _end_sessions(connection, sessions.c.seen < unseen_since)
            gone = people.c.login.is_(None) & nowhere & seatless
            await _strike_out(connection, select(people.c.id).where(gone))
            await connection.execute(delete(people).where(gone))

    # their seats

    async def sittings(
        self, person: str, status: Sequence[str] = (), most: int = 500, after: Sitting | None = None
    ) -> list[Sitting]:
        """Return somebody's seats, the newest table first; or those that come after one of them."""
        t, s = schema.tables, schema.seats
        query = select(t, s.c.seat.label("my_seat"), results.c.ended, results.c.outcome)
        query = query.join(s, s.c.table_id == t.c.id).outerjoin(results, results.c.table_id == t.c.id)
        query = query.where(s.c.person == person)
        if status:
            query = query.where(t.c.status.in_(status))
        if after is not None:
            created, id = after.table.created, after.table.id
            later = (t.c.id > id) | ((t.c.id == id) & (s.c.seat > after.seat))
            query = query.where((t.c.created < created) | ((t.c.created == created) & later))
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(t.c.created.desc(), t.c.id, s.c.seat).limit(most))
            return [_sitting(row) for row in rows.mappings()]

    async def hand_over(self, visitor: str, account: str) -> list[str]:
        """Give an account a visitor's seats and all that goes with them, forget them; return the unfinished tables."""
        async with self._database.writing() as connection:
            live = await _unfinished_tables(connection, visitor)
            await connection.execute(update(schema.seats).where(_is(visitor)).values(person=account))
            await _hand_over_door(connection, visitor, account)
            await _hand_over_devices(connection, visitor, account)
            await hand_over_tries(connection, visitor, account)
            await hand_over_worths(connection, visitor, account)
            await hand_over_daily(connection, visitor, account)
            await hand_over_friends(connection, visitor, account)
            await hand_over_tournaments(connection, visitor, account)
            await hand_over_clubs(connection, visitor, account)
            await _forget_person(connection, visitor)
        return live

    async def void_tokens(self, person: str, instead: str) -> list[str]:
        """Let no token open somebody's seats but one that nobody holds. Return the tables that are not over."""
        async with self._database.writing() as connection:
            live = await _unfinished_tables(connection, person)
            await connection.execute(update(schema.seats).where(_is(person)).values(token_hash=instead, watch_hash=""))
        return live

    async def rename_seats(self, person: str, name: str) -> list[str]:
        """Show somebody under another name wherever they sit or belong, or did. Return the tables that are not over."""
        async with self._database.writing() as connection:
            named = _is(person) | (schema.seats.c.asked == person)
            await connection.execute(update(schema.seats).where(named).values(name=name))
            await rename_in_tournaments(connection, person, name)
            await rename_in_clubs(connection, person, name)
            return await _unfinished_tables(connection, person)

    async def finished(self, person: str) -> int:
        """Return how many games somebody has played to their end."""
        query = (
            select(func.count()).select_from(results).join(schema.seats, schema.seats.c.table_id == results.c.table_id)
        )
        async with self._database.reading() as connection:
            return (await connection.execute(query.where(_is(person)))).scalar() or 0

    async def forget(self, person: str) -> list[str]:
        """Delete somebody: nothing tells any longer who sat in their seats. Return the tables that are not over."""
        async with self._database.writing() as connection:
            live = await _unfinished_tables(connection, person)
            await _delete_notes(connection, person)
            await _free_waiting_seats(connection, person)
            nobody = dict.fromkeys(("person", "name", "avatar", "token_hash", "watch_hash", "salt", "device"), "")
            await connection.execute(update(schema.seats).where(_is(person)).values(nobody))
            await _forget_person(connection, person)
        return live


async def _add_session(connection: AsyncConnection, session: Session) -> None:
    await connection.execute(insert(sessions).values(msgspec.structs.asdict(session)))


async def _end_sessions(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    """End sessions; what was to be told in those browsers is told there no longer."""
    ended = select(sessions.c.token_hash).where(which)
    await connection.execute(delete(devices).where(devices.c.session.in_(ended)))
    await connection.execute(delete(sessions).where(which))


async def _forget_person(connection: AsyncConnection, person: str) -> None:
    await _strike_out(connection, select(people.c.id).where(people.c.id == person))
    theirs = ratings.c.kind.in_(OF_PEOPLE) & (ratings.c.who == person)
    await connection.execute(delete(ratings).where(theirs))
    await connection.execute(delete(sessions).where(sessions.c.person == person))
    await connection.execute(delete(people).where(people.c.id == person))


async def _strike_out(connection: AsyncConnection, gone: Select[tuple[str]]) -> None:
    """Let nothing speak any longer of people who are forgotten. A report stays, and does not say about whom."""
    b, r = blocks.c, reports.c
    await connection.execute(delete(devices).where(devices.c.person.in_(gone)))
    await connection.execute(delete(errands).where(errands.c.person.in_(gone)))
    await connection.execute(delete(tries).where(tries.c.person.in_(gone)))
    await strike_out_worths(connection, gone)
    await strike_out_daily(connection, gone)
    await strike_out_friends(connection, gone)
    await strike_out_tournaments(connection, gone)
    await strike_out_clubs(connection, gone)
    await connection.execute(delete(tokens).where(tokens.c.person.in_(gone)))
    await connection.execute(delete(bots).where(bots.c.person.in_(gone)))
    nobody_asked = {"asked": "", "declined": "", "name": ""}
    await connection.execute(update(schema.seats).where(schema.seats.c.asked.in_(gone)).values(nobody_asked))
    await connection.execute(delete(blocks).where(b.person.in_(gone) | b.blocked.in_(gone)))
    await connection.execute(update(reports).where(r.by_person.in_(gone)).values(by_person=""))
    nobody = {"about_person": "", "about_name": ""}
    await connection.execute(update(reports).where(r.about_person.in_(gone)).values(nobody))
    await connection.execute(delete(bans).where((bans.c.kind == "person") & bans.c.about.in_(gone)))


async def _hand_over_door(connection: AsyncConnection, visitor: str, account: str) -> None:
    """Give an account a visitor's blocks, reports and ban, and those about the visitor; what it has already stays."""
    for mine, other in ((blocks.c.person, blocks.c.blocked), (blocks.c.blocked, blocks.c.person)):
        there = select(other).where(mine == account)
        double = (mine == visitor) & (other.in_(there) | (other == account))
        await connection.execute(delete(blocks).where(double))
        await connection.execute(update(blocks).where(mine == visitor).values({mine: account}))
    for column in (reports.c.by_person, reports.c.about_person):
        await connection.execute(update(reports).where(column == visitor).values({column: account}))
    ban = (bans.c.kind == "person") & (bans.c.about == visitor)
    until = (await connection.execute(select(bans.c.until).where(ban))).scalar()
    if until is not None:
        has = (bans.c.kind == "person") & (bans.c.about == account)
        await connection.execute(delete(bans).where(has & (bans.c.until <= until)))
        longer = select(bans.c.about).where(has).exists()
        await connection.execute(update(bans).where(ban & ~longer).values(about=account))


async def _hand_over_devices(connection: AsyncConnection, visitor: str, account: str) -> None:
    """Give an account a visitor's devices; what the visitor was to be told, they find when they look."""
    await connection.execute(update(devices).where(devices.c.person == visitor).values(person=account))
    await forget_oldest_devices(connection, account)


async def _unfinished_tables(connection: AsyncConnection, person: str) -> list[str]:
    t, s = schema.tables.c, schema.seats.c
    query = select(t.id).join(schema.seats).where((s.person == person) & t.status.in_(schema.UNFINISHED)).distinct()
    return [row.id for row in await connection.execute(query)]


async def _delete_notes(connection: AsyncConnection, person: str) -> None:
    mine = await connection.execute(select(schema.seats.c.table_id, schema.seats.c.seat).where(_is(person)))
    for row in mine:
        n = schema.notes.c
        await connection.execute(delete(schema.notes).where((n.table_id == row.table_id) & (n.seat == row.seat)))


async def _free_waiting_seats(connection: AsyncConnection, person: str) -> None:
    """A seat at a table that has not begun is simply free again; the host's part stays with it."""
    waiting = schema.seats.c.table_id.in_(select(schema.tables.c.id).where(schema.tables.c.status == "waiting"))
    await connection.execute(update(schema.seats).where(_is(person) & waiting).values(came=False, pledge="", part=""))


def _is(person: str) -> Any:
    return schema.seats.c.person == person


def read_person(row: Row[Any]) -> Person:
    """Read somebody; columns that are not theirs are passed over."""
    return Person(**{name: getattr(row, name) for name in Person.__struct_fields__})


def _sitting(row: RowMapping) -> Sitting:
    outcome = None if row["outcome"] is None else msgspec.json.decode(row["outcome"], type=Outcome | None)
    return Sitting(table=read_table(row), seat=row["my_seat"], ended=row["ended"], outcome=outcome)
