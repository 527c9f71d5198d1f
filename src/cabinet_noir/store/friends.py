"""Friends by link, in the store: who may be joined by which token, and who sees whose results.

It refuses to know who keeps apart from whom: whoever asks it to join two has made sure of that.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Select, delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cabinet_noir.core import Illegal

from .daily import DailyKind
from .schema.daily import daily_friends, daily_links, daily_tries
from .schema.people import people
from .store import Store

MOST_FRIENDS: Final = 50
"""Of one person: more than anybody compares a day with."""


class Friend(Struct, frozen=True):
    """A friend, by what the friendship is called, and as they are called now."""

    id: str
    person: str
    name: str
    avatar: str
    since: float


class FriendTry(Struct, frozen=True):
    """What a friend made of a date."""

    person: str
    name: str
    avatar: str
    found: bool
    time: int


class Friends:
    """Every friendship of the house."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def open_link(self, person: str, token_hash: str, now: float) -> None:
        """Let somebody be joined by this token from now on, and by no earlier one."""
        values = {"token_hash": token_hash, "created": now}
        new = self._database.insert(daily_links).values(person=person, **values)
        with suppress(IntegrityError):  # whoever was forgotten meanwhile has no link
            async with self._database.writing() as connection:
                await connection.execute(new.on_conflict_do_update(index_elements=[daily_links.c.person], set_=values))

    async def link_of(self, person: str) -> float | None:
        """Return since when somebody's link is open; None: they have none."""
        query = select(daily_links.c.created).where(daily_links.c.person == person)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def invited_by(self, token_hash: str) -> str:
        """Return whose link this is; empty: nobody's."""
        query = select(daily_links.c.person).where(daily_links.c.token_hash == token_hash)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar() or ""

    async def join(self, one: str, other: str, ids: tuple[str, str], now: float) -> None:
        """Make two people friends; those who are stay so."""
        rows = [
            {"id": id, "person": mine, "friend": theirs, "since": now}
            for id, mine, theirs in zip(ids, (one, other), (other, one), strict=True)
        ]
        once = [daily_friends.c.person, daily_friends.c.friend]
        both = select(people.c.id).where(people.c.id.in_((one, other))).order_by(people.c.id).with_for_update()
        async with self._database.writing() as connection:
            if len((await connection.execute(both)).all()) < len(rows):
                return  # one of them was forgotten meanwhile
            new = self._database.insert(daily_friends).values(rows)
            if (await connection.execute(new.on_conflict_do_nothing(index_elements=once))).rowcount > 0:
                for person in (one, other):
                    await _refuse_too_many(connection, person)

    async def part(self, person: str, id: str) -> bool:
        """End one of somebody's friendships, for both. False: they have no such friend."""
        f = daily_friends.c
        async with self._database.writing() as connection:
            mine = select(f.friend).where((f.id == id) & (f.person == person))
            friend = (await connection.execute(mine)).scalar()
            if friend is not None:
                await _part(connection, person, [friend])
        return friend is not None

    async def of(self, person: str) -> list[Friend]:
        """Return somebody's friends, the oldest first."""
        f = daily_friends.c
        query = select(f.id, f.friend.label("person"), people.c.name, people.c.avatar, f.since)
        query = query.join(people, people.c.id == f.friend).where(f.person == person).order_by(f.since, f.id)
        async with self._database.reading() as connection:
            return [Friend(**row) for row in (await connection.execute(query)).mappings()]

    async def tries(self, person: str, date: str, kind: DailyKind) -> list[FriendTry]:
        """Return what somebody's friends made of a date, by name."""
        f, t = daily_friends.c, daily_tries.c
        query = select(t.person, people.c.name, people.c.avatar, t.found, t.time)
        query = query.join(daily_friends, f.friend == t.person).join(people, people.c.id == t.person)
        query = query.where((f.person == person) & (t.date == date) & (t.kind == kind) & t.counted)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query.order_by(people.c.name, t.person))).mappings()
            return [FriendTry(**row) for row in rows]


async def _refuse_too_many(connection: AsyncConnection, person: str) -> None:
    many = select(func.count()).where(daily_friends.c.person == person)
    if ((await connection.execute(many)).scalar() or 0) > MOST_FRIENDS:
        raise Illegal("too-many-friends", most=MOST_FRIENDS)


async def _part(connection: AsyncConnection, person: str, friends: Collection[str]) -> None:
    f = daily_friends.c
    mine, theirs = (f.person == person) & f.friend.in_(friends), (f.friend == person) & f.person.in_(friends)
    await connection.execute(delete(daily_friends).where(mine | theirs))


async def hand_over_friends(connection: AsyncConnection, visitor: str, account: str) -> None:
    """Give an account a visitor's friends; the ones it has stay, and of too many the latest are let go."""
    f = daily_friends.c
    for mine, other in ((f.person, f.friend), (f.friend, f.person)):
        double = (mine == visitor) & (other.in_(select(other).where(mine == account)) | (other == account))
        await connection.execute(delete(daily_friends).where(double))
        await connection.execute(update(daily_friends).where(mine == visitor).values({mine: account}))
    ordered = select(f.friend).where(f.person == account).order_by(f.since, f.id)
    latest = (await connection.execute(ordered)).scalars().all()[MOST_FRIENDS:]
    if latest:
        await _part(connection, account, latest)


async def strike_out_friends(connection: AsyncConnection, gone: Select[tuple[str]]) -> None:
    """Let nobody be a friend any longer of people who are forgotten, nor be joined by their links."""
    f: Any = daily_friends.c
    await connection.execute(delete(daily_links).where(daily_links.c.person.in_(gone)))
    await connection.execute(delete(daily_friends).where(f.person.in_(gone) | f.friend.in_(gone)))
