"""Results and ratings in the store. A table's result is written once, and what it does to ratings with it.

How an outcome moves ratings is a function it is given (`Rate`): it knows no formula, and no game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cabinet_noir.core import Outcome

from . import schema
from .database.database import Database
from .schema.people import people, ratings, results
from .store import Store

OF_PEOPLE: Final = ("person", "machine", "solver")
"""The kinds of ratings whose `who` is somebody."""


class Pool(Struct, frozen=True):
    """Who is compared with whom: one game, so many seats, people, bots or machines; or solvers and puzzles."""

    game: str
    seats: int
    kind: str


class Rating(Struct, frozen=True):
    """What is believed of somebody's strength in a pool."""

    pool: Pool
    who: str
    mu: float
    sigma: float
    games: int
    name: str = ""


Rate = Callable[[Sequence[Rating]], Sequence[Rating]]
"""What the outcome of a game makes of the ratings of those who played it, in their order."""


class Ratings:
    """How games ended, and what that says."""

    def __init__(self, store: Store, fresh: tuple[float, float]) -> None:
        self._database = store.database
        self._fresh = fresh

    async def unsettled(self, most: int) -> list[str]:
        """Return tables that are over and have no result yet; of a set, once it is closed."""
        t = schema.tables.c
        query = select(t.id).outerjoin(results, results.c.table_id == t.id)
        over = (t.status == "over") & ~t.withheld & results.c.table_id.is_(None)
        query = query.where(over).order_by(t.created).limit(most)
        async with self._database.reading() as connection:
            return [row.id for row in await connection.execute(query)]

    async def settle(
        self, table: str, ended: float, outcome: Outcome | None, pool: Pool, players: Sequence[str], rate: Rate
    ) -> bool:
        """Write a result and move the ratings of its players (none: an unrated table). False: it was written before."""
        written = {"table_id": table, "ended": ended, "outcome": msgspec.json.encode(outcome).decode()}
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(results).values(written))
                if players:
                    before = [await self._locked(connection, pool, who) for who in sorted(players)]
                    before.sort(key=lambda rating: players.index(rating.who))
                    for after in rate(before):
                        await put(connection, after)
        except IntegrityError:
            return False
        return True

    async def of(self, who: str, kind: str = "person") -> list[Rating]:
        """Return somebody's ratings: at tables, or as a solver of puzzles."""
        query = select(ratings).where((ratings.c.who == who) & (ratings.c.kind == kind))
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(ratings.c.game, ratings.c.seats))
            return [_rating(row) for row in rows]

    async def one(self, pool: Pool, who: str) -> Rating:
        """Return a rating; a fresh one, where there is none yet."""
        query = select(ratings).where(_in(pool) & (ratings.c.who == who))
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return Rating(pool, who, *self._fresh, 0) if row is None else _rating(row)

    async def believed(self, pool: Pool, who: Collection[str] | None = None) -> dict[str, float]:
        """Return how strong everyone in a pool, or some of them, are believed to be."""
        query = select(ratings.c.who, ratings.c.mu).where(_in(pool))
        if who is not None:
            query = query.where(ratings.c.who.in_(who))
        async with self._database.reading() as connection:
            return {row.who: row.mu for row in await connection.execute(query)}

    async def board(self, pool: Pool, most: int) -> list[Rating]:
        """Return the best of a pool, the surest strength first, with their names."""
        query = select(ratings, people.c.name).outerjoin(people, people.c.id == ratings.c.who)
        query = query.where(_in(pool)).order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.who)
        async with self._database.reading() as connection:
            return [_rating(row, row.name or "") for row in await connection.execute(query.limit(most))]

    async def _locked(self, connection: AsyncConnection, pool: Pool, who: str) -> Rating:
        return await locked(self._database, connection, Rating(pool, who, *self._fresh, 0))


async def locked(database: Database, connection: AsyncConnection, fresh: Rating) -> Rating:
    """Return a rating that nobody else moves until the transaction ends; a fresh one, where there is none yet.

    Whoever needs several always asks for them in the same order.
    """
    values = {"who": fresh.who, "mu": fresh.mu, "sigma": fresh.sigma, "games": fresh.games}
    first = msgspec.structs.asdict(fresh.pool) | values
    await connection.execute(database.insert(ratings).values(first).on_conflict_do_nothing())
    query = select(ratings).where(_in(fresh.pool) & (ratings.c.who == fresh.who)).with_for_update()
    return _rating((await connection.execute(query)).one())


async def put(connection: AsyncConnection, rating: Rating) -> None:
    """Write down a rating that was locked."""
    here = _in(rating.pool) & (ratings.c.who == rating.who)
    values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
    await connection.execute(update(ratings).where(here).values(values))


def _in(pool: Pool) -> Any:
    return (ratings.c.game == pool.game) & (ratings.c.seats == pool.seats) & (ratings.c.kind == pool.kind)


def _rating(row: Row[Any], name: str = "") -> Rating:
    return Rating(Pool(row.game, row.seats, row.kind), row.who, row.mu, row.sigma, row.games, name)
