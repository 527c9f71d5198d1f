"""Clubs in the store: their titles, and who belongs to them in which role.

A club has at least one director for as long as it has anybody; one without members is gone.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cabinet_noir.core import Illegal, Stale
from cabinet_noir.store.schema.club import club_members, clubs, tournaments
from cabinet_noir.store.store import Store

MOST_MEMBERS: Final = 500
MOST_CLUBS: Final = 50
"""Of one person."""


class ClubRow(Struct, frozen=True, kw_only=True):
    """A club."""

    id: str
    code: str
    title: str
    created: float


class MemberRow(Struct, frozen=True, kw_only=True):
    """Somebody's membership, by a name of its own."""

    id: str
    club: str
    person: str
    name: str
    role: str
    since: float


class Clubs:
    """Every club of the house."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def create(self, club: ClubRow, founder: MemberRow) -> None:
        """Write a new club and its first member; `Stale` if its code is in use."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(clubs).values(msgspec.structs.asdict(club)))
                await connection.execute(insert(club_members).values(msgspec.structs.asdict(founder)))
                await _refuse_too_many(connection, founder)
        except IntegrityError:
            raise Stale("code-in-use") from None

    async def of(self, key: str) -> ClubRow | None:
        """Return a club by its id, or by its code."""
        async with self._database.reading() as connection:
            for found in (clubs.c.id == key, clubs.c.code == key.upper()):
                row = (await connection.execute(select(clubs).where(found))).mappings().first()
                if row is not None:
                    return ClubRow(**row)
        return None

    async def members(self, club: str) -> list[MemberRow]:
        """Return who belongs to a club, the oldest first."""
        m = club_members.c
        query = select(club_members).where(m.club == club).order_by(m.since, m.id)
        async with self._database.reading() as connection:
            return [MemberRow(**row) for row in (await connection.execute(query)).mappings()]

    async def member(self, club: str, person: str) -> MemberRow | None:
        """Return somebody's membership; None: they have none."""
        m = club_members.c
        query = select(club_members).where((m.club == club) & (m.person == person))
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else MemberRow(**row)

    async def with_person(self, person: str) -> list[tuple[ClubRow, MemberRow]]:
        """Return the clubs somebody is in, by title."""
        m = club_members.c
        query = select(club_members, clubs.c.code, clubs.c.title, clubs.c.created).join(clubs, clubs.c.id == m.club)
        async with self._database.reading() as connection:
            found = await connection.execute(query.where(m.person == person).order_by(clubs.c.title, m.club))
            rows = found.mappings().all()
        return [
            (
                ClubRow(id=row["club"], code=row["code"], title=row["title"], created=row["created"]),
                MemberRow(**{name: row[name] for name in MemberRow.__struct_fields__}),
            )
            for row in rows
        ]

    async def join(self, member: MemberRow) -> None:
        """Write down a membership; whoever belongs stays as they are."""
        new = self._database.insert(club_members).values(msgspec.structs.asdict(member)).on_conflict_do_nothing()
        try:
            async with self._database.writing() as connection:
                there = select(clubs.c.id).where(clubs.c.id == member.club).with_for_update()
                if (await connection.execute(there)).first() is not None:
                    await connection.execute(new)
                    await _refuse_too_many(connection, member)
        except IntegrityError:  # whoever was forgotten meanwhile belongs nowhere
            return

    async def set_role(self, club: str, member: str, role: str) -> None:
        """Give a member a role; refuse to leave a club without a director."""
        m = club_members.c
        async with self._database.writing() as connection:
            await _hold(connection, club)
            mine = (m.id == member) & (m.club == club)
            await connection.execute(update(club_members).where(mine).values(role=role))
            if not await _directors(connection, club):
                raise Illegal("club-needs-a-director")

    async def part(self, club: str, member: str) -> None:
        """End a membership; a club whose last member goes is gone. Its last director stays while others do."""
        m = club_members.c
        async with self._database.writing() as connection:
            await _hold(connection, club)
            await connection.execute(delete(club_members).where((m.id == member) & (m.club == club)))
            if await _some(connection, club) and not await _directors(connection, club):
                raise Illegal("club-needs-a-director")
            await _tidy(connection, club)

    async def delete(self, club: str) -> None:
        """Delete a club; its tournaments are nobody's from now on."""
        async with self._database.writing() as connection:
            await _delete(connection, club)


async def _hold(connection: AsyncConnection, club: str) -> None:
    """Until the transaction ends nobody else changes who belongs to a club."""
    await connection.execute(select(clubs.c.id).where(clubs.c.id == club).with_for_update())


async def _refuse_too_many(connection: AsyncConnection, member: MemberRow) -> None:
    m = club_members.c
    if await _many(connection, m.club == member.club) > MOST_MEMBERS:
        raise Illegal("too-many-members", most=MOST_MEMBERS)
    if await _many(connection, m.person == member.person) > MOST_CLUBS:
        raise Illegal("too-many-clubs", most=MOST_CLUBS)


async def _many(connection: AsyncConnection, which: ColumnElement[bool]) -> int:
    return (await connection.execute(select(func.count()).select_from(club_members).where(which))).scalar() or 0


async def _directors(connection: AsyncConnection, club: str) -> bool:
    m = club_members.c
    return await _many(connection, (m.club == club) & (m.role == "director")) > 0


async def _some(connection: AsyncConnection, club: str) -> bool:
    return await _many(connection, club_members.c.club == club) > 0


async def _tidy(connection: AsyncConnection, club: str) -> None:
    """Let a club without members be gone, and one without a director be directed by its oldest member."""
    m = club_members.c
    if not await _some(connection, club):
        await _delete(connection, club)
    elif not await _directors(connection, club):
        ranked = (m.role == "guest", m.since, m.id)
        oldest = (await connection.execute(select(m.id).where(m.club == club).order_by(*ranked))).scalars().first()
        await connection.execute(update(club_members).where(m.id == oldest).values(role="director"))


async def _delete(connection: AsyncConnection, club: str) -> None:
    await connection.execute(update(tournaments).where(tournaments.c.club == club).values(club=""))
    await connection.execute(delete(club_members).where(club_members.c.club == club))
    await connection.execute(delete(clubs).where(clubs.c.id == club))


async def hand_over_clubs(connection: AsyncConnection, visitor: str, account: str) -> None:
    """Give an account a visitor's memberships; where it belongs itself, it stays as it is, or directs if either did."""
    m = club_members.c
    own = select(m.club).where(m.person == account)
    double = (m.person == visitor) & m.club.in_(own)
    directed = [row.club for row in await connection.execute(select(m.club).where(double & (m.role == "director")))]
    await connection.execute(delete(club_members).where(double))
    if directed:
        theirs = (m.person == account) & m.club.in_(directed)
        await connection.execute(update(club_members).where(theirs).values(role="director"))
    await connection.execute(update(club_members).where(m.person == visitor).values(person=account))


async def rename_in_clubs(connection: AsyncConnection, person: str, name: str) -> None:
    """Show somebody under another name in all their clubs."""
    await connection.execute(update(club_members).where(club_members.c.person == person).values(name=name))


async def strike_out_clubs(connection: AsyncConnection, gone: Select[tuple[str]]) -> None:
    """Let people who are forgotten belong to no club."""
    m = club_members.c
    theirs = m.person.in_(gone)
    left = [row.club for row in await connection.execute(select(m.club).where(theirs).distinct())]
    await connection.execute(delete(club_members).where(theirs))
    for club in left:
        await _tidy(connection, club)
