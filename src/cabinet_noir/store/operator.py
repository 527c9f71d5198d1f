"""What whoever runs the house does and looks up. Each act is one transaction with its line in the audit log.

It refuses to know seeds, tokens, entries and notes: nothing that is read here holds a game's secret. How a running
house hears of an act is told in `audit`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from sqlalchemy import ColumnElement, Executable, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from cabinet_noir.core import Illegal

from . import schema
from .door.audit import Deed, written_down
from .door.bans import Ban
from .schema.door import bans, reports
from .schema.people import people, sessions
from .schema.push import devices
from .statements import status_of
from .store import Store

MOST_LISTED = 200


class PersonLine(Struct, frozen=True, kw_only=True):
    """A person as an operator sees them in a list."""

    id: str
    name: str
    account: bool
    created: float
    seen: float | None
    """When one of their browsers last came; None: they are known nowhere."""
    name_asked: bool


class TableLine(Struct, frozen=True, kw_only=True):
    """A table as an operator sees it: nothing of its deal, of its moves or of what its seats wrote down."""

    id: str
    code: str
    game: str
    status: str
    open: bool
    rated: bool
    seats: int
    created: float
    stirred: float


class SeatLine(Struct, frozen=True, kw_only=True):
    """A seat as an operator sees it."""

    seat: int
    kind: str
    level: str
    name: str
    person: str


class Operator:
    """Somebody who runs the house, by name: the audit log says who did what."""

    def __init__(self, store: Store, who: str, clock: Callable[[], float]) -> None:
        self._database = store.database
        self._who = who
        self._clock = clock

    def line(self, act: Deed, about: str, why: str) -> Executable:
        """Return the line of the audit log for a deed of this operator."""
        return written_down(self._clock(), self._who, act, about, why)

    # acts

    async def _do(self, act: Deed, about: str, why: str, *statements: Executable) -> None:
        async with self._database.writing() as connection:
            for statement in statements:
                await connection.execute(statement)
            await connection.execute(self.line(act, about, why))

    async def looked(self, act: Deed, about: str) -> None:
        """Write down that something about a person was read."""
        await self._do(act, about, "")

    async def ban(self, ban: Ban, why: str) -> None:
        """Ban a person or a network; a ban that is there already gets this end."""
        new = self._database.insert(bans).values(kind=ban.kind, about=ban.about, since=ban.since, until=ban.until)
        put = new.on_conflict_do_update(index_elements=[bans.c.kind, bans.c.about], set_={"until": ban.until})
        await self._do("banned", ban.about, why, put)

    async def unban(self, about: str, why: str) -> bool:
        """Lift a ban. False: there is none."""
        async with self._database.writing() as connection:
            lifted = await connection.execute(delete(bans).where(bans.c.about == about))
            if lifted.rowcount:
                await connection.execute(self.line("unbanned", about, why))
        return bool(lifted.rowcount)

    async def ask_for_a_name(self, person: str, why: str) -> None:
        """Let somebody sit down nowhere before they have chosen another name."""
        await self._do("name-asked", person, why, update(people).where(people.c.id == person).values(name_asked=True))

    async def rename(self, person: str, name: str, account: tuple[str, str] | None, why: str) -> None:
        """Give somebody another name, at every seat of theirs; an account has its login and likeness from it."""
        values = {"name": name, "name_asked": False} | dict(zip(("login", "likeness"), account or (), strict=False))
        given = update(people).where(people.c.id == person).values(values)
        shown = update(schema.seats).where(schema.seats.c.person == person).values(name=name)
        try:
            await self._do("renamed", person, why, given, shown)
        except IntegrityError:
            raise Illegal("login-is-taken") from None

    async def log_out(self, person: str, instead: str, why: str) -> None:
        """Let somebody be known nowhere, and no token but one that nobody holds open their seats."""
        out = delete(sessions).where(sessions.c.person == person)
        untold = delete(devices).where(devices.c.person == person)
        void = update(schema.seats).where(schema.seats.c.person == person).values(token_hash=instead, watch_hash="")
        await self._do("logged-out", person, why, out, untold, void)

    async def settle(self, report: int, note: str) -> bool:
        """Settle a report. False: there is none of that number, or it is settled."""
        open_one = (reports.c.id == report) & reports.c.settled.is_(None)
        done = {"settled": self._clock(), "settled_by": self._who[:64], "note": note}
        async with self._database.writing() as connection:
            settled = await connection.execute(update(reports).where(open_one).values(done))
            if settled.rowcount:
                await connection.execute(self.line("report-settled", str(report), note))
        return bool(settled.rowcount)

    async def close_unbegun(self, table: str, why: str) -> bool:
        """Stop a table that was not dealt yet: it has no log to end. False: it does not wait any longer."""
        waits = (schema.tables.c.id == table) & (schema.tables.c.status == "waiting")
        async with self._database.writing() as connection:
            found = await connection.execute(select(schema.tables.c.id).where(waits).with_for_update())
            if found.first() is None:
                return False
            await connection.execute(status_of(table, "stopped"))
            await connection.execute(self.line("table-closed", table, why))
        return True

    # what there is

    async def people(self, text: str = "") -> list[PersonLine]:
        """Return who is called so, is entered by that name or has that id; by default who came last."""
        called = func.lower(people.c.name).contains(text.lower(), autoescape=True)
        wanted = or_(people.c.id == text, people.c.login == text.casefold(), called)
        return await self._people(wanted if text else people.c.id != "")

    async def person(self, id: str) -> PersonLine | None:
        """Return the person of an id, or the owner of an account of that name."""
        exactly = or_(people.c.id == id, people.c.login == id.casefold())
        return next(iter(await self._people(exactly)), None)

    async def _people(self, wanted: ColumnElement[bool]) -> list[PersonLine]:
        seen = select(func.max(sessions.c.seen)).where(sessions.c.person == people.c.id).scalar_subquery()
        p = people.c
        query = select(p.id, p.name, p.login, p.created, p.name_asked, seen.label("seen")).where(wanted)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(seen.desc().nulls_last(), p.id).limit(MOST_LISTED))
            return [
                PersonLine(
                    id=row.id,
                    name=row.name,
                    account=row.login is not None,
                    created=row.created,
                    seen=row.seen,
                    name_asked=row.name_asked,
                )
                for row in rows
            ]

    async def tables_of(self, person: str) -> list[TableLine]:
        """Return the tables at which somebody sits or sat, the newest first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        return await self._tables(schema.tables.c.id.in_(mine))

    async def tables(self, status: Sequence[str]) -> list[TableLine]:
        """Return the tables of these kinds, the newest first."""
        return await self._tables(schema.tables.c.status.in_(status))

    async def table(self, key: str) -> TableLine | None:
        """Return the table of an id, or the unfinished one of a code."""
        t = schema.tables.c
        code = (t.code == key.upper()) & t.status.in_(schema.UNFINISHED)
        return next(iter(await self._tables((t.id == key) | code)), None)

    async def _tables(self, wanted: ColumnElement[bool]) -> list[TableLine]:
        columns = [schema.tables.c[name] for name in TableLine.__struct_fields__]
        query = select(*columns).where(wanted).order_by(schema.tables.c.created.desc()).limit(MOST_LISTED)
        async with self._database.reading() as connection:
            return [TableLine(**row) for row in (await connection.execute(query)).mappings()]

    async def seats(self, table: str) -> list[SeatLine]:
        """Return a table's seats."""
        columns = [schema.seats.c[name] for name in SeatLine.__struct_fields__]
        query = select(*columns).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
        async with self._database.reading() as connection:
            return [SeatLine(**row) for row in (await connection.execute(query)).mappings()]

    async def moves(self, table: str) -> int:
        """Return how long a table's log is."""
        query = select(func.count()).where(schema.entries.c.table_id == table)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar() or 0
