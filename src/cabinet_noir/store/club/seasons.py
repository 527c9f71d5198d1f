"""A club's evenings, season by season: which there were, who won them, and what everybody brought home.

A season is a span of time; which one is the server's business. Everything is added up where it is kept, so that what a
page is told of a season is bounded, however much was played in it.
"""

from __future__ import annotations

from collections import defaultdict

from msgspec import Struct
from sqlalchemy import ColumnElement, func, select

from cabinet_noir.store.schema.club import club_members, tournament_players, tournament_scores, tournaments
from cabinet_noir.store.store import Store

from .tournaments import TournamentRow


class Span(Struct, frozen=True):
    """From then on, until before then."""

    since: float
    until: float


class PersonTotal(Struct, frozen=True):
    """What somebody brought home in a season, in thousandths of what could be had: in all, and at best."""

    person: str
    evenings: int
    shares: int
    best: int


class Seasons:
    """The seasons of every club."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def last_before(self, club: str, until: float) -> float | None:
        """Return when a club's last evening before then was opened; None: there was none."""
        t = tournaments.c
        query = select(func.max(t.created)).where((t.club == club) & (t.created < until))
        async with self._database.reading() as connection:
            found: float | None = (await connection.execute(query)).scalar()
            return found

    async def count(self, club: str, span: Span) -> int:
        """Return how many evenings a season has."""
        query = select(func.count()).select_from(tournaments).where(_within(club, span))
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def evenings(self, club: str, span: Span, most: int) -> list[TournamentRow]:
        """Return the evenings of a season, the newest first."""
        t = tournaments.c
        query = select(tournaments).where(_within(club, span)).order_by(t.created.desc(), t.id).limit(most)
        async with self._database.reading() as connection:
            return [TournamentRow(**row) for row in (await connection.execute(query)).mappings()]

    async def head_counts(self, club: str, span: Span) -> dict[str, int]:
        """Return how many took part in each evening of a season."""
        t, p = tournaments.c, tournament_players.c
        query = select(p.tournament, func.count()).join(tournaments, t.id == p.tournament)
        query = query.where(_within(club, span)).group_by(p.tournament)
        async with self._database.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def winners(self, club: str, span: Span, most: int) -> dict[str, list[str]]:
        """Return who won each evening of a season, by name; of all of them so many."""
        t, p, s = tournaments.c, tournament_players.c, tournament_scores.c
        query = select(s.tournament, p.name).join(tournaments, t.id == s.tournament)
        query = query.join(tournament_players, (p.tournament == s.tournament) & (p.number == s.number))
        query = query.where(_within(club, span) & (s.place == 1) & (p.name != ""))
        query = query.order_by(t.created.desc(), t.id, s.number).limit(most)
        found: defaultdict[str, list[str]] = defaultdict(list)
        async with self._database.reading() as connection:
            for tournament, name in await connection.execute(query):
                found[tournament].append(name)
        return found

    async def totals(self, club: str, span: Span) -> list[PersonTotal]:
        """Return what each member brought home from the evenings of a season that are over."""
        t, p, s, m = tournaments.c, tournament_players.c, tournament_scores.c, club_members.c
        query = select(p.person, func.count(), func.sum(s.share), func.max(s.share)).select_from(tournament_scores)
        query = query.join(tournaments, t.id == s.tournament)
        query = query.join(tournament_players, (p.tournament == s.tournament) & (p.number == s.number))
        query = query.join(club_members, (m.club == t.club) & (m.person == p.person))
        query = query.where(_within(club, span)).group_by(p.person)
        async with self._database.reading() as connection:
            return [PersonTotal(row[0], row[1], int(row[2]), row[3]) for row in await connection.execute(query)]


def _within(club: str, span: Span) -> ColumnElement[bool]:
    t = tournaments.c
    return (t.club == club) & (t.created >= span.since) & (t.created < span.until)
