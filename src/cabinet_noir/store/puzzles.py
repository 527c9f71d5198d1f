"""What people made of puzzles, in the store. A puzzle is begun once by each, and what that does to ratings is written
with it.

How an answer moves ratings is a function it is given (`Bout`): it knows no formula, no puzzle and no answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Select, case, delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .ratings import Rating, locked, put
from .schema.people import tries
from .store import Store

_LATEST: Final = (tries.c.last.desc(), tries.c.puzzle)


class Try(Struct, frozen=True, kw_only=True):
    """What somebody made of a puzzle so far."""

    person: str
    puzzle: str
    game: str
    first: float
    last: float
    solved: bool
    counted: bool = False
    """Did the first answer move ratings?"""
    hints: int = 0
    """How far the furthest hint went."""


class Bout(Struct, frozen=True):
    """An answer that counts: what both sides begin with where they have no rating, and what it makes of the two."""

    solver: Rating
    puzzle: Rating
    rate: Callable[[Rating, Rating], tuple[Rating, Rating]]


class Tries:
    """Everybody's tries."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def of(self, person: str) -> list[Try]:
        """Return all of somebody's tries, the latest first."""
        return await self._read(select(tries).where(tries.c.person == person).order_by(*_LATEST))

    async def unsolved(self, person: str, most: int) -> list[Try]:
        """Return what somebody has begun and not solved, the latest first."""
        query = select(tries).where((tries.c.person == person) & ~tries.c.solved)
        return await self._read(query.order_by(*_LATEST).limit(most))

    async def one(self, person: str, puzzle: str) -> Try | None:
        """Return what somebody made of a puzzle; None: nothing yet."""
        return next(iter(await self._read(select(tries).where(_is(person, puzzle)))), None)

    async def solved(self, person: str) -> dict[str, int]:
        """Return how many puzzles somebody has solved, game by game."""
        query = select(tries.c.game, func.count().label("many")).where((tries.c.person == person) & tries.c.solved)
        async with self._database.reading() as connection:
            return {row.game: row.many for row in await connection.execute(query.group_by(tries.c.game))}

    async def tried(self, person: str, game: str) -> dict[str, float]:
        """Return which of a game's puzzles somebody has tried, and when last."""
        query = select(tries.c.puzzle, tries.c.last).where((tries.c.person == person) & (tries.c.game == game))
        async with self._database.reading() as connection:
            return {row.puzzle: row.last for row in await connection.execute(query)}

    async def _read(self, query: Select[Any]) -> list[Try]:
        async with self._database.reading() as connection:
            return [Try(**row) for row in (await connection.execute(query)).mappings()]

    async def begin(self, attempt: Try, bout: Bout | None) -> tuple[Rating, Rating] | None:
        """Write down a try; the first one moves the ratings of a bout with it, in one transaction.

        Return the solver's rating before and after; None: it did not count, for there was no bout, or this puzzle was
        begun before, at whichever worker, or whoever tried is forgotten.
        """
        try:
            async with self._database.writing() as connection:
                new = self._database.insert(tries).values(msgspec.structs.asdict(attempt)).on_conflict_do_nothing()
                if (await connection.execute(new)).rowcount != 1:
                    await _go_on(connection, attempt)
                    return None
                return None if bout is None else await self._fight(connection, bout)
        except IntegrityError:  # somebody forgotten meanwhile leaves no trace
            return None

    async def _fight(self, connection: AsyncConnection, bout: Bout) -> tuple[Rating, Rating]:
        """Move two ratings. The solver's is always locked first, so that no two ever wait for each other."""
        solver = await locked(self._database, connection, bout.solver)
        puzzle = await locked(self._database, connection, bout.puzzle)
        after, puzzle_after = bout.rate(solver, puzzle)
        await put(connection, after)
        await put(connection, puzzle_after)
        return solver, after


async def _go_on(connection: AsyncConnection, attempt: Try) -> None:
    """Write down one more try at a puzzle that was begun: what was solved stays so."""
    t = tries.c
    furthest = case((t.hints < attempt.hints, attempt.hints), else_=t.hints)
    values: dict[Any, Any] = {t.last: attempt.last, t.hints: furthest}
    if attempt.solved:
        values[t.solved] = True
    await connection.execute(update(tries).where(_is(attempt.person, attempt.puzzle)).values(values))


async def hand_over_tries(connection: AsyncConnection, visitor: str, account: str) -> None:
    """Give an account a visitor's tries. What both have tried is solved if either has; the account's own stays."""
    t = tries.c
    theirs = select(t.puzzle).where(t.person == visitor)
    solved = (t.person == account) & t.puzzle.in_(theirs.where(t.solved))
    await connection.execute(update(tries).where(solved).values(solved=True))
    double = (t.person == visitor) & t.puzzle.in_(select(t.puzzle).where(t.person == account))
    await connection.execute(delete(tries).where(double))
    await connection.execute(update(tries).where(t.person == visitor).values(person=account))


def _is(person: str, puzzle: str) -> Any:
    return (tries.c.person == person) & (tries.c.puzzle == puzzle)
