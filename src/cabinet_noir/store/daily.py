"""The daily in the store: its secret, the puzzles of the dates, and what each person made of a date, once.

It knows no puzzle, no quest and no time zone: a puzzle is a line of text, a move is another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Select, delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema.daily import dailies, daily_moves, daily_secrets, daily_tries
from .store import Store

DailyKind = Literal["puzzle", "quest"]
_THE_ONE: Final = 1


class MadeDaily(Struct, frozen=True):
    """What was made for a date: its puzzle, as a line of a shelf, and by which rules its quest is played."""

    date: str
    puzzle: str
    rules: int
    made: float


class DailyTry(Struct, frozen=True, kw_only=True):
    """What somebody made of a date's puzzle, or of its quest."""

    person: str
    date: str
    kind: DailyKind
    begun: float
    done: float | None = None
    """When it was answered, or over; None: it is not over."""
    found: bool = False
    time: int = 0
    counted: bool = False
    """Was it done before the date had ended everywhere?"""
    answer: str = ""


class Tally(Struct, frozen=True):
    """So many people did it like this."""

    found: bool
    time: int
    many: int


class Dailies:
    """The secret of the house, and the puzzle of each date."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def secret(self, draw: Callable[[], bytes], now: float) -> bytes:
        """Return the secret all dailies follow from; if there is none yet, whoever comes first has drawn it."""
        found = await self._secret()
        if found is None:
            values = {"number": _THE_ONE, "secret": draw().hex(), "created": now}
            async with self._database.writing() as connection:
                new = self._database.insert(daily_secrets).values(values)
                await connection.execute(new.on_conflict_do_nothing())
            found = await self._secret()
            assert found is not None
        return found

    async def _secret(self) -> bytes | None:
        query = select(daily_secrets.c.secret).where(daily_secrets.c.number == _THE_ONE)
        async with self._database.reading() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else bytes.fromhex(found)

    async def one(self, date: str) -> MadeDaily | None:
        """Return what was made for a date; None: nothing yet."""
        query = select(dailies).where(dailies.c.date == date)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else MadeDaily(**row)

    async def keep(self, made: MadeDaily) -> MadeDaily:
        """Keep what was made for a date, unless another worker has just done so; return what is kept."""
        new = self._database.insert(dailies).values(msgspec.structs.asdict(made))
        async with self._database.writing() as connection:
            await connection.execute(new.on_conflict_do_nothing())
        kept = await self.one(made.date)
        assert kept is not None
        return kept


class DailyTries:
    """Everybody's tries at dailies, and the moves of their quests."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def of(self, person: str) -> list[DailyTry]:
        """Return all of somebody's tries, the newest date first."""
        newest = (daily_tries.c.date.desc(), daily_tries.c.kind)
        return await self._read(select(daily_tries).where(daily_tries.c.person == person).order_by(*newest))

    async def one(self, person: str, date: str, kind: DailyKind) -> DailyTry | None:
        """Return what somebody made of a date's puzzle, or of its quest; None: nothing yet."""
        return next(iter(await self._read(select(daily_tries).where(_is(person, date, kind)))), None)

    async def has_tried(self, person: str, date: str) -> bool:
        """Has somebody begun anything of a date?"""
        mine = (daily_tries.c.person == person) & (daily_tries.c.date == date)
        return bool(await self._read(select(daily_tries).where(mine).limit(1)))

    async def dates(self, person: str) -> list[str]:
        """Return the dates that count for somebody, the first one first."""
        mine = (daily_tries.c.person == person) & daily_tries.c.counted
        query = select(daily_tries.c.date).where(mine).distinct().order_by(daily_tries.c.date)
        async with self._database.reading() as connection:
            return [row.date for row in await connection.execute(query)]

    async def tallies(self, date: str, kind: DailyKind) -> list[Tally]:
        """Return how everybody did, the quickest first."""
        t = daily_tries.c
        query = select(t.found, t.time, func.count().label("many")).where(_of(date, kind) & t.counted)
        query = query.group_by(t.found, t.time).order_by(t.time, t.found)
        async with self._database.reading() as connection:
            return [Tally(**row) for row in (await connection.execute(query)).mappings()]

    async def answer(self, attempt: DailyTry) -> bool:
        """Write down the one answer somebody gives to a date's puzzle. False: there is one, or they are forgotten."""
        try:
            async with self._database.writing() as connection:
                new = self._database.insert(daily_tries).values(msgspec.structs.asdict(attempt))
                return bool((await connection.execute(new.on_conflict_do_nothing())).rowcount == 1)
        except IntegrityError:
            return False

    async def moves(self, person: str, date: str) -> tuple[str, ...]:
        """Return what somebody did in a date's quest, in order."""
        m = daily_moves.c
        query = select(m.action).where((m.person == person) & (m.date == date)).order_by(m.seq)
        async with self._database.reading() as connection:
            return tuple(row.action for row in await connection.execute(query))

    async def move(self, seq: int, action: str, attempt: DailyTry) -> bool:
        """Write a move down, and with it that the quest was begun, or is over.

        False: there is a move of this number, by whichever device, or whoever moves is forgotten.
        """
        values = {"person": attempt.person, "date": attempt.date, "seq": seq, "action": action}
        try:
            async with self._database.writing() as connection:
                new = self._database.insert(daily_moves).values(values).on_conflict_do_nothing()
                if (await connection.execute(new)).rowcount != 1:
                    return False
                begun = self._database.insert(daily_tries).values(msgspec.structs.asdict(attempt))
                if (await connection.execute(begun.on_conflict_do_nothing())).rowcount != 1:
                    await _go_on(connection, attempt)
        except IntegrityError:
            return False
        return True

    async def sweep(self, before: str) -> None:
        """Forget the moves of quests of old dates: how they ended stays."""
        async with self._database.writing() as connection:
            await connection.execute(delete(daily_moves).where(daily_moves.c.date < before))

    async def _read(self, query: Select[Any]) -> list[DailyTry]:
        async with self._database.reading() as connection:
            return [DailyTry(**row) for row in (await connection.execute(query)).mappings()]


async def _go_on(connection: AsyncConnection, attempt: DailyTry) -> None:
    """Write down how a quest ended that was begun; when it was begun stays."""
    if attempt.done is not None:
        ended = {"done": attempt.done, "found": attempt.found, "time": attempt.time, "counted": attempt.counted}
        mine = _is(attempt.person, attempt.date, attempt.kind)
        await connection.execute(update(daily_tries).where(mine).values(ended))


async def hand_over_daily(connection: AsyncConnection, visitor: str, account: str) -> None:
    """Give an account a visitor's tries, with their moves. What both have tried stays the account's own."""
    t, m = daily_tries.c, daily_moves.c
    for kind in ("puzzle", "quest"):
        own = select(t.date).where((t.person == account) & (t.kind == kind))
        double = (t.person == visitor) & (t.kind == kind) & t.date.in_(own)
        await connection.execute(delete(daily_tries).where(double))
    kept = select(t.date).where((t.person == visitor) & (t.kind == "quest"))
    await connection.execute(delete(daily_moves).where((m.person == visitor) & m.date.not_in(kept)))
    await connection.execute(update(daily_moves).where(m.person == visitor).values(person=account))
    await connection.execute(update(daily_tries).where(t.person == visitor).values(person=account))


async def strike_out_daily(connection: AsyncConnection, gone: Select[tuple[str]]) -> None:
    """Forget the tries of people who are forgotten."""
    await connection.execute(delete(daily_moves).where(daily_moves.c.person.in_(gone)))
    await connection.execute(delete(daily_tries).where(daily_tries.c.person.in_(gone)))


def _is(person: str, date: str, kind: DailyKind) -> Any:
    return (daily_tries.c.person == person) & _of(date, kind)


def _of(date: str, kind: DailyKind) -> Any:
    return (daily_tries.c.date == date) & (daily_tries.c.kind == kind)
