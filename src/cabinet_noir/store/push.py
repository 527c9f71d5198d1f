"""Taps on the shoulder as rows: the house's key for them, devices that have asked, and errands to be run.

It refuses to know how a device is reached, what is said to it, and whether that still is so.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Select, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema.people import sessions
from .schema.push import devices, errands, push_keys
from .store import Store

MOST_DEVICES: Final = 5
"""How many of somebody's devices are told; of more, the one that asked first is forgotten."""
MOST_ERRANDS: Final = 20
"""How many things of one kind somebody is to be told of: beyond that, one more changes nothing."""
_THE_ONE: Final = 1


class PushKey(Struct, frozen=True):
    """What the house proves itself with to push services."""

    public: str
    private: str
    created: float


class Device(Struct, frozen=True, kw_only=True):
    """A browser that is to be told, where, and how what it is told is sealed."""

    session: str
    person: str
    endpoint: str
    public: str
    secret: str
    language: str
    created: float
    told: float = 0.0
    failing: float | None = None
    tables: bool = True
    """Is it told of tables?"""
    daily: int | None = None
    """How many minutes its clock is ahead of UTC, if it is told of the daily."""
    morning: float | None = None
    """When it is told of the daily next."""

    @property
    def id(self) -> str:
        """Its name among all devices."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


class Errand(Struct, frozen=True):
    """Something somebody is to be told: of what kind, about which table."""

    person: str
    kind: str
    about: str
    made: float
    due: float


class PushKeys:
    """The one key the house has for all push services."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def current(self, draw: Callable[[], PushKey]) -> PushKey:
        """Return the key; if there is none yet, whoever comes first has drawn it."""
        found = await self._read()
        if found is None:
            new = self._database.insert(push_keys).values(number=_THE_ONE, **msgspec.structs.asdict(draw()))
            async with self._database.writing() as connection:
                await connection.execute(new.on_conflict_do_nothing())
            found = await self._read()
            assert found is not None
        return found

    async def _read(self) -> PushKey | None:
        query = select(push_keys.c.public, push_keys.c.private, push_keys.c.created)
        async with self._database.reading() as connection:
            row = (await connection.execute(query.where(push_keys.c.number == _THE_ONE))).mappings().first()
        return None if row is None else PushKey(**row)


class Devices:
    """Every device that is to be told something."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def put(self, device: Device) -> bool:
        """Tell this device from now on, and no other one by the same session or address.

        False: the session has ended meanwhile, and nothing was written.
        """
        d = devices.c
        new = self._database.insert(devices).values(id=device.id, **msgspec.structs.asdict(device))
        alive = select(sessions.c.token_hash).where(sessions.c.token_hash == device.session)
        async with self._database.writing() as connection:
            if (await connection.execute(alive)).first() is None:
                return False
            await connection.execute(delete(devices).where((d.session == device.session) | (d.id == device.id)))
            await connection.execute(new)
            await forget_oldest_devices(connection, device.person)
        return True

    async def of(self, person: str) -> list[Device]:
        """Return somebody's devices, the one that asked last first."""
        query = select(devices).where(devices.c.person == person).order_by(devices.c.created.desc(), devices.c.id)
        return await self._read(query)

    async def by_session(self, session: str) -> Device | None:
        """Return the browser of a session, if it is told anything."""
        return next(iter(await self._read(select(devices).where(devices.c.session == session).limit(1))), None)

    async def wish(self, session: str, tables: bool, daily: int | None, morning: float | None) -> None:
        """Let the browser of a session be told of tables, of the daily, or of both; of neither, it is forgotten."""
        mine = devices.c.session == session
        wished, nothing = update(devices).where(mine), mine & ~devices.c.tables & devices.c.daily.is_(None)
        async with self._database.writing() as connection:
            await connection.execute(wished.values(tables=tables, daily=daily, morning=morning))
            await connection.execute(delete(devices).where(nothing))

    async def due(self, now: float, most: int) -> list[Device]:
        """Return the devices that are to be told of the daily now, the longest due first."""
        query = select(devices).where(devices.c.morning <= now)
        return await self._read(query.order_by(devices.c.morning, devices.c.id).limit(most))

    async def put_off(self, device: Device, morning: float) -> bool:
        """Let a device be told of the daily then. False: another worker was there first."""
        mine = _the_same(device) & (devices.c.morning == device.morning)
        async with self._database.writing() as connection:
            put_off = update(devices).where(mine).values(morning=morning)
            return bool((await connection.execute(put_off)).rowcount == 1)

    async def leave(self, session: str) -> None:
        """Tell the browser of a session nothing any longer."""
        async with self._database.writing() as connection:
            await connection.execute(delete(devices).where(devices.c.session == session))

    async def drop(self, device: Device) -> None:
        """Forget a device that is not to be reached, unless it has asked anew meanwhile."""
        async with self._database.writing() as connection:
            await connection.execute(delete(devices).where(_the_same(device)))

    async def telling(self, person: str, now: float) -> None:
        """Write down that somebody is being told something: the next thing waits for a while."""
        async with self._database.writing() as connection:
            await connection.execute(update(devices).where(devices.c.person == person).values(told=now))

    async def was_reached(self, device: Device) -> None:
        """A word has reached a device."""
        if device.failing is not None:
            async with self._database.writing() as connection:
                await connection.execute(update(devices).where(_the_same(device)).values(failing=None))

    async def has_failed(self, device: Device, now: float) -> None:
        """A word has not reached a device; it is remembered since when."""
        since = func.coalesce(devices.c.failing, now)
        async with self._database.writing() as connection:
            await connection.execute(update(devices).where(_the_same(device)).values(failing=since))

    async def move(self, before: str, after: str, person: str) -> None:
        """Let the device of one session go on by another one of the same person; anybody else's is forgotten."""
        d = devices.c
        async with self._database.writing() as connection:
            mine = (d.session == before) & (d.person == person)
            await connection.execute(update(devices).where(mine).values(session=after))
            await connection.execute(delete(devices).where(d.session == before))
            await forget_oldest_devices(connection, person)

    async def _read(self, query: Select[Any]) -> list[Device]:
        async with self._database.reading() as connection:
            return [
                Device(**{name: row[name] for name in Device.__struct_fields__})
                for row in (await connection.execute(query)).mappings()
            ]


class Errands:
    """Everything somebody is still to be told."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def add(self, errand: Errand, apart: float) -> bool:
        """Write an errand down, for whoever has a device; not to be run within so many seconds of the last one.

        One that is there already stays as it is. False: nobody would hear of it.
        """
        e = errands.c
        told = select(func.count(), func.max(devices.c.told)).where(devices.c.person == errand.person)
        mine = select(func.count()).where((e.person == errand.person) & (e.kind == errand.kind))
        async with self._database.writing() as connection:
            count, last = (await connection.execute(told)).one()
            if not count or ((await connection.execute(mine)).scalar() or 0) >= MOST_ERRANDS:
                return bool(count)
            row = msgspec.structs.asdict(errand) | {"due": max(errand.due, last + apart)}
            await connection.execute(self._database.insert(errands).values(row).on_conflict_do_nothing())
        return True

    async def due(self, now: float, most: int, kinds: Sequence[str]) -> list[tuple[str, str]]:
        """Return who is to be told something of these kinds now, and of which; the longest due first."""
        e = errands.c
        query = select(e.person, e.kind).where((e.due <= now) & e.kind.in_(kinds)).group_by(e.person, e.kind)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(func.min(e.due), e.person, e.kind).limit(most))
            return [(row.person, row.kind) for row in rows]

    async def claim(self, person: str, kind: str) -> list[Errand]:
        """Take all errands of a kind to somebody away, to run them: of several workers, one gets each."""
        e = errands.c
        taken = delete(errands).where((e.person == person) & (e.kind == kind)).returning(errands)
        async with self._database.writing() as connection:
            rows = (await connection.execute(taken)).mappings().all()
        return sorted((Errand(**row) for row in rows), key=lambda errand: (errand.made, errand.about))

    async def put_back(self, some: Sequence[Errand], due: float) -> None:
        """Let errands be run later, since nobody could be reached."""
        rows = [msgspec.structs.asdict(errand) | {"due": due} for errand in some]
        if rows:
            async with self._database.writing() as connection:
                await connection.execute(self._database.insert(errands).values(rows).on_conflict_do_nothing())

    async def sweep(self, made_before: float) -> None:
        """Forget what nobody was told in time."""
        async with self._database.writing() as connection:
            await connection.execute(delete(errands).where(errands.c.made < made_before))


async def forget_oldest_devices(connection: AsyncConnection, person: str) -> None:
    """Keep as many devices of somebody as there may be, those that asked last."""
    d = devices.c
    newest = select(d.id).where(d.person == person).order_by(d.created.desc(), d.id).limit(MOST_DEVICES)
    kept = [row.id for row in await connection.execute(newest)]
    await connection.execute(delete(devices).where((d.person == person) & d.id.not_in(kept)))


def _the_same(device: Device) -> ColumnElement[bool]:
    """Is this row still the device that was read? It may have asked anew, by the same address, since then."""
    d = devices.c
    return (d.id == device.id) & (d.session == device.session) & (d.created == device.created)
