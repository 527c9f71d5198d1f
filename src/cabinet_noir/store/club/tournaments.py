"""Tournaments in the store: what was agreed, the entries of their logs, who takes part, and what follows from them.

It knows no rule of a tournament: an entry is a line of text, and who judged it is the server's business. Who somebody
is and what they are called lies beside the log, by number.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cabinet_noir.core import Stale
from cabinet_noir.store.schema.club import (
    board_lucks,
    tournament_entries,
    tournament_players,
    tournament_scores,
    tournaments,
)
from cabinet_noir.store.store import Store

MOST_UNTENDED: Final = 256
"""So many are looked at in one go."""


class TournamentRow(Struct, frozen=True, kw_only=True):
    """A tournament: what was agreed, as JSON, and how far its log goes."""

    id: str
    code: str
    title: str
    club: str
    director: str
    plan: str
    game: str
    created: float
    phase: str = "gathering"
    seq: int = -1
    tended: int = -1
    """The last entry after which nothing is left to do for the house."""


class PlayerRow(Struct, frozen=True):
    """Who has a number in a tournament, and under which name; empty: forgotten."""

    number: int
    person: str
    name: str
    avatar: str = ""


class EntryRow(Struct, frozen=True):
    """One entry of a tournament's log: by whom, and its text."""

    seq: int
    person: str
    body: str


class ScoreRow(Struct, frozen=True):
    """How somebody came out of a tournament: their place, and of what could be had how much, in thousandths."""

    number: int
    place: int
    share: int


class Written(Struct, frozen=True, kw_only=True):
    """An entry to be written, and what changes with it."""

    entry: EntryRow
    phase: str
    player: PlayerRow | None = None
    """Who entered by it."""
    scores: tuple[ScoreRow, ...] = ()
    """How everybody came out, if it is over."""


class Tournaments:
    """Every tournament of the house."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def create(self, row: TournamentRow) -> None:
        """Write a new tournament; `Stale` if its code is in use."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(tournaments).values(msgspec.structs.asdict(row)))
        except IntegrityError:
            raise Stale("code-in-use") from None

    async def of(self, key: str) -> TournamentRow | None:
        """Return a tournament by its id, or by its code."""
        t = tournaments.c
        async with self._database.reading() as connection:
            for found in (t.id == key, t.code == key.upper()):
                row = (await connection.execute(select(tournaments).where(found))).mappings().first()
                if row is not None:
                    return TournamentRow(**row)
        return None

    async def log(self, tournament: str, after: int = -1) -> list[EntryRow]:
        """Return the entries of a log after one."""
        e = tournament_entries.c
        query = select(e.seq, e.person, e.body).where((e.tournament == tournament) & (e.seq > after)).order_by(e.seq)
        async with self._database.reading() as connection:
            return [EntryRow(**row) for row in (await connection.execute(query)).mappings()]

    async def players(self, tournament: str) -> list[PlayerRow]:
        """Return who takes part, by number."""
        p = tournament_players.c
        query = select(p.number, p.person, p.name, p.avatar).where(p.tournament == tournament).order_by(p.number)
        async with self._database.reading() as connection:
            return [PlayerRow(**row) for row in (await connection.execute(query)).mappings()]

    async def append(self, tournament: str, written: Written) -> None:
        """Add the next entry, and with it what follows from it; `Stale` if somebody was faster."""
        t, entry = tournaments.c, written.entry
        last = (t.id == tournament) & (t.seq == entry.seq - 1)
        further = update(tournaments).where(last).values(seq=entry.seq, phase=written.phase)
        try:
            async with self._database.writing() as connection:
                if (await connection.execute(further)).rowcount != 1:
                    raise Stale("tournament-has-moved-on")
                values = {"tournament": tournament, **msgspec.structs.asdict(entry)}
                await connection.execute(insert(tournament_entries).values(values))
                if written.player is not None:
                    who = {"tournament": tournament, **msgspec.structs.asdict(written.player)}
                    await connection.execute(insert(tournament_players).values(who))
                await _score(connection, tournament, written.scores)
        except IntegrityError:
            raise Stale("tournament-has-moved-on") from None

    async def untended(self, after: str = "", most: int = MOST_UNTENDED) -> list[str]:
        """Return tournaments for which something may be left to do, by id: those after one."""
        t = tournaments.c
        query = select(t.id).where((t.tended < t.seq) & (t.id > after)).order_by(t.id).limit(most)
        async with self._database.reading() as connection:
            return [row.id for row in await connection.execute(query)]

    async def tended(self, tournament: str, seq: int) -> None:
        """Write down that after this entry nothing is left to do; what was written since is still to be looked at."""
        t = tournaments.c
        done = update(tournaments).where((t.id == tournament) & (t.tended < seq)).values(tended=seq)
        async with self._database.writing() as connection:
            await connection.execute(done)

    # whose they are

    async def with_person(self, person: str) -> list[tuple[TournamentRow, int | None]]:
        """Return the tournaments somebody plays in, with their number there, or directs; the newest first."""
        t, p = tournaments.c, tournament_players.c
        mine = (p.tournament == t.id) & (p.person == person)
        query = select(tournaments, p.number).outerjoin(tournament_players, mine)
        query = query.where((t.director == person) | p.number.is_not(None)).order_by(t.created.desc(), t.id)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [(_tournament(row), row["number"]) for row in rows]

    # what chance brought

    async def lucks(self, boards: Collection[str]) -> dict[str, tuple[int, ...]]:
        """Return what chance brought each seat of these boards, as far as they were weighed; empty: nobody can tell."""
        query = select(board_lucks).where(board_lucks.c.board.in_(boards))
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all() if boards else []
        return {row.board: msgspec.json.decode(row.luck, type=tuple[int, ...]) for row in rows}

    async def keep_luck(self, board: str, luck: Sequence[int]) -> None:
        """Write down what chance brought each seat of a board, unless another worker has just done so."""
        new = self._database.insert(board_lucks).values(board=board, luck=msgspec.json.encode(luck).decode())
        async with self._database.writing() as connection:
            await connection.execute(new.on_conflict_do_nothing())


async def _score(connection: AsyncConnection, tournament: str, scores: Sequence[ScoreRow]) -> None:
    s = tournament_scores.c
    await connection.execute(delete(tournament_scores).where(s.tournament == tournament))
    if scores:
        rows = [{"tournament": tournament, **msgspec.structs.asdict(score)} for score in scores]
        await connection.execute(insert(tournament_scores), rows)


def _tournament(row: RowMapping | Mapping[Any, Any]) -> TournamentRow:
    return TournamentRow(**{name: row[name] for name in TournamentRow.__struct_fields__})


async def hand_over_tournaments(connection: AsyncConnection, visitor: str, account: str) -> None:
    """Give an account a visitor's numbers and what they direct. Where it plays itself, the visitor's is nobody's."""
    t, p, e = tournaments.c, tournament_players.c, tournament_entries.c
    own = select(p.tournament).where(p.person == account)
    double = (p.person == visitor) & p.tournament.in_(own)
    await connection.execute(update(tournament_players).where(double).values(person=""))
    await connection.execute(update(tournament_players).where(p.person == visitor).values(person=account))
    await connection.execute(update(tournaments).where(t.director == visitor).values(director=account))
    await connection.execute(update(tournament_entries).where(e.person == visitor).values(person=account))


async def rename_in_tournaments(connection: AsyncConnection, person: str, name: str) -> None:
    """Show somebody under another name in all their tournaments."""
    mine = tournament_players.c.person == person
    await connection.execute(update(tournament_players).where(mine).values(name=name))


async def strike_out_tournaments(connection: AsyncConnection, gone: Select[tuple[str]]) -> None:
    """Let no tournament tell any longer of people who are forgotten: their results stay, under no name."""
    t, p, e = tournaments.c, tournament_players.c, tournament_entries.c
    nobody = {"person": "", "name": "", "avatar": ""}
    await connection.execute(update(tournament_players).where(p.person.in_(gone)).values(nobody))
    await connection.execute(update(tournaments).where(t.director.in_(gone)).values(director=""))
    await connection.execute(update(tournament_entries).where(e.person.in_(gone)).values(person=""))
