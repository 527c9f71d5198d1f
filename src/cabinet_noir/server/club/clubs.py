"""Clubs: founding, joining, roles, leaving, deleting, and the table of a season.

A director names directors, members and guests, lets them go, and deletes the club; anybody may leave. A member and a
guest see the same; a season is added up for directors and members. To whoever is none of them a club is its title.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

import msgspec

from cabinet_noir.club import Phase, Role
from cabinet_noir.core import Denied, Stale
from cabinet_noir.server.people.keys import new_code, new_id
from cabinet_noir.server.protocol.club import (
    ClubInfo,
    EveningInfo,
    JoinClub,
    MemberInfo,
    MyClub,
    NewClub,
    SeasonRow,
)
from cabinet_noir.server.protocol.refusals import NoSuchClub
from cabinet_noir.server.tables.house import CODE_TRIES, House
from cabinet_noir.store import ClubRow, Clubs, MemberRow, Person, PersonTotal, Seasons, TournamentRow

from .desk import MOST_EVENINGS, season_of, span_of, titled

MOST_WINNERS: Final = 8
"""So many are named who share the first place of an evening."""
MOST_SEASONS: Final = 50
FAR_AWAY: Final = 1e12


class ClubDesk:
    """Everything the house does about clubs."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._clubs = Clubs(house.resources.store)
        self._seasons = Seasons(house.resources.store)

    async def found(self, asked: NewClub, person: Person) -> ClubInfo:
        """Found a club; whoever does directs it."""
        name = await self._house.accounts.name_at_a_table(asked.name, person)
        now, title = self._house.resources.clock(), titled(asked.title)
        for _ in range(CODE_TRIES):
            club = ClubRow(id=new_id(), code=new_code(), title=title, created=now)
            founder = self._member(club, person, name, "director")
            try:
                await self._clubs.create(club, founder)
            except Stale:
                continue
            return await self.show(club.id, "", person)
        raise Stale("code-in-use")

    def _member(self, club: ClubRow, person: Person, name: str, role: Role) -> MemberRow:
        since = self._house.resources.clock()
        return MemberRow(id=new_id(), club=club.id, person=person.id, name=name, role=role, since=since)

    async def show(self, key: str, season: str, person: Person | None) -> ClubInfo:
        """Tell of a club: to its members, and of a season, by default the last."""
        club = await self._club(key)
        me = None if person is None else await self._clubs.member(club.id, person.id)
        if me is None:
            return ClubInfo(club.id, "", club.title, None)
        members = await self._clubs.members(club.id)
        seasons = await self._seasons_of(club)
        chosen = season or (seasons[0] if seasons else season_of(self._house.resources.clock()))
        span = span_of(chosen)
        evenings = await self._seasons.evenings(club.id, span, MOST_EVENINGS)
        counts = await self._seasons.head_counts(club.id, span)
        winners = await self._seasons.winners(club.id, span, MOST_WINNERS * MOST_EVENINGS)
        return ClubInfo(
            id=club.id,
            code=club.code,
            title=club.title,
            role=cast(Role, me.role),
            members=tuple(MemberInfo(one.id, one.name, cast(Role, one.role), one.id == me.id) for one in members),
            evenings=tuple(_evening(row, counts.get(row.id, 0), winners.get(row.id, ())) for row in evenings),
            season=chosen,
            seasons=tuple(seasons),
            table=season_table(members, await self._seasons.totals(club.id, span)),
        )

    async def _seasons_of(self, club: ClubRow) -> list[str]:
        """Return the seasons in which a club had an evening, the last first."""
        seasons: list[str] = []
        until = FAR_AWAY
        while len(seasons) < MOST_SEASONS and (last := await self._seasons.last_before(club.id, until)) is not None:
            seasons.append(season_of(last))
            until = span_of(seasons[-1]).since
        return seasons

    async def join(self, key: str, asked: JoinClub, person: Person) -> ClubInfo:
        """Become a member; whoever belongs stays what they are."""
        club = await self._club(key)
        name = await self._house.accounts.name_at_a_table(asked.name, person)
        await self._clubs.join(self._member(club, person, name, "member"))
        return await self.show(club.id, "", person)

    async def set_role(self, key: str, member: str, role: Role, person: Person) -> ClubInfo:
        """Give a member another role; for directors."""
        club, _ = await self._directed(key, person)
        await self._clubs.set_role(club.id, member, role)
        return await self.show(club.id, "", person)

    async def part(self, key: str, member: str, person: Person) -> ClubInfo:
        """Leave, or, for directors, let a member go."""
        club = await self._club(key)
        me = await self._clubs.member(club.id, person.id)
        if me is None or (me.id != member and me.role != "director"):
            raise Denied("only-the-director")
        await self._clubs.part(club.id, member)
        if await self._clubs.of(club.id) is None:
            return ClubInfo(club.id, "", club.title, None)
        return await self.show(club.id, "", person)

    async def delete(self, key: str, person: Person) -> list[MyClub]:
        """Delete a club; for directors. Its tournaments stay, and are nobody's."""
        club, _ = await self._directed(key, person)
        await self._clubs.delete(club.id)
        return await self.mine(person)

    async def mine(self, person: Person) -> list[MyClub]:
        """List the clubs somebody is in."""
        found = await self._clubs.with_person(person.id)
        return [MyClub(club.id, club.title, cast(Role, member.role)) for club, member in found]

    async def exported(self, key: str, person: Person) -> bytes:
        """Return all that is kept of a club, as lines of JSON: itself, its members, its evenings, its seasons."""
        club = await self._club(key)
        if await self._clubs.member(club.id, person.id) is None:
            raise Denied("only-members")
        last = await self.show(club.id, "", person)
        seasons = [await self.show(club.id, season, person) for season in last.seasons]
        told: list[dict[str, object]] = [{"t": "club", "title": club.title, "created": club.created}]
        told += [{"t": "member", "name": one.name, "role": one.role} for one in last.members]
        for season in seasons:
            told += [{"t": "evening", **msgspec.to_builtins(one)} for one in season.evenings]
            told += [{"t": "season", "season": season.season, **msgspec.to_builtins(row)} for row in season.table]
        return b"".join(msgspec.json.encode(line) + b"\n" for line in told)

    async def _club(self, key: str) -> ClubRow:
        club = await self._clubs.of(key)
        if club is None:
            raise NoSuchClub("no-such-club")
        return club

    async def _directed(self, key: str, person: Person) -> tuple[ClubRow, MemberRow]:
        club = await self._club(key)
        me = await self._clubs.member(club.id, person.id)
        if me is None or me.role != "director":
            raise Denied("only-the-director")
        return club, me


def season_table(members: Sequence[MemberRow], totals: Iterable[PersonTotal]) -> tuple[SeasonRow, ...]:
    """Add up a season: what each member brought home of what could be had, on average, and on their best evening."""
    brought = {total.person: total for total in totals}
    counted = [one for one in members if one.role != "guest" and one.person in brought]
    rows = [
        SeasonRow(0, one.name, mine.evenings, mine.shares // mine.evenings, mine.best)
        for one in counted
        if (mine := brought[one.person])
    ]
    rows.sort(key=lambda row: (-row.score, -row.evenings, -row.best, row.name))
    ranks = [(row.score, row.evenings, row.best) for row in rows]
    return tuple(
        msgspec.structs.replace(row, place=ranks.index(rank) + 1) for row, rank in zip(rows, ranks, strict=True)
    )


def _evening(row: TournamentRow, players: int, winners: Sequence[str]) -> EveningInfo:
    game = msgspec.json.decode(row.game)["game"]
    created = round(1000 * row.created)
    return EveningInfo(
        row.id, row.code, row.title, game, cast(Phase, row.phase), created, players, tuple(winners[:MOST_WINNERS])
    )
