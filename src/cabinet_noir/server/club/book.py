"""A tournament's log, read and written: folded once an entry, with the names that lie beside it.

A name is never in an entry, so that whoever is forgotten is forgotten, and the log stands.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cabinet_noir.club import Act, ClubEntry, Enter, Entered, Plan, Player, Tournament, decide, stand, stand_on
from cabinet_noir.core import AssistLevel
from cabinet_noir.games import GAMES, load
from cabinet_noir.server.protocol.refusals import NoSuchTournament
from cabinet_noir.server.protocol.tables import TurnClock
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.store import MOST_UNTENDED, EntryRow, PlayerRow, TournamentRow, Tournaments, Written

from .scores import final_scores

KEPT: Final = 64
"""So many tournaments are kept folded."""
TURNS: Final = 64
"""Whoever writes waits for whoever writes in the same tournament, of this worker; across workers the store decides."""

Folded = tuple[tuple[ClubEntry, ...], Tournament]

_encode: Final = msgspec.json.Encoder().encode
_read_entry: Final = msgspec.json.Decoder(ClubEntry).decode


class GamePlan(Struct, frozen=True):
    """What is played at the tables of a tournament, and how."""

    game: str
    options: dict[str, Any]
    assist: AssistLevel
    level: str
    clock: TurnClock | None = None


class Evening(Struct, frozen=True):
    """A tournament as it is kept: what was agreed, its log, and how it stands."""

    row: TournamentRow
    game: GamePlan
    log: tuple[ClubEntry, ...]
    state: Tournament
    lucks: dict[str, tuple[int, ...]]
    """What chance brought each seat of closed boards, as far as they were weighed; empty: nobody can tell."""

    @property
    def seq(self) -> int:
        """The last entry."""
        return len(self.log) - 1

    def number_of(self, person: str) -> int | None:
        """Return somebody's number, if they take part."""
        return next((each.number for each in self.state.players if person and each.person == person), None)

    @property
    def unweighed(self) -> tuple[str, ...]:
        """The boards of closed rounds of which nobody has tried yet to say what chance brought."""
        if self.game.game not in GAMES or load(self.game.game).worth is None:
            return ()
        boards = (result.table for each in self.state.closed for result in each.results)
        return tuple(board for board in boards if board not in self.lucks)


class Book:
    """Every tournament this worker has looked at lately."""

    def __init__(self, resources: Resources) -> None:
        self._clock = resources.clock
        self.rows = Tournaments(resources.store)
        self._kept: OrderedDict[str, Folded] = OrderedDict()
        self._lucks: dict[str, dict[str, tuple[int, ...]]] = {}
        self._looked: dict[str, str] = {}
        """How far each chore has gone round."""
        self._turns = [asyncio.Lock() for _ in range(TURNS)]

    def turn(self, tournament: str) -> asyncio.Lock:
        """Return what whoever writes in a tournament holds, so that two here do not get in each other's way."""
        return self._turns[hash(tournament) % TURNS]

    async def of(self, key: str) -> Evening:
        """Return a tournament, by its id or its code, as it stands now."""
        row = await self.rows.of(key)
        if row is None:
            raise NoSuchTournament("no-such-tournament")
        log, bare = await self._folded(row)
        state = replace(bare, players=_named(bare.players, await self.rows.players(row.id)))
        row = replace(row, seq=len(log) - 1, phase=state.phase)
        evening = Evening(row, msgspec.json.decode(row.game, type=GamePlan), log, state, {})
        return replace(evening, lucks=await self._lucks_of(evening))

    async def untended(self, chore: str) -> list[str]:
        """Return the next tournaments a chore is to look at: however many there are, each has its turn."""
        found = await self.rows.untended(self._looked.get(chore, ""))
        self._looked[chore] = found[-1] if len(found) == MOST_UNTENDED else ""
        return found

    async def write(self, evening: Evening, act: Act, by: str) -> Evening:
        """Judge an act and write it down; `Stale` if somebody was faster, at whichever worker."""
        at = self._clock()
        events = decide(evening.log, evening.state, act, at)
        entry = ClubEntry(evening.seq + 1, at, by, act, events)
        after = stand_on(evening.state, evening.log, (entry,))
        written = Written(
            entry=EntryRow(entry.seq, by, _encode(_nameless(entry)).decode()),
            phase=after.phase,
            player=next((_row_of(each.player) for each in events if isinstance(each, Entered)), None),
            scores=final_scores(after) if after.finished else (),
        )
        await self.rows.append(evening.row.id, written)
        return await self.of(evening.row.id)

    async def _folded(self, row: TournamentRow) -> Folded:
        """Return a log and what it folds to, nobody named; what was read once is not read again."""
        log, state = self._kept.get(row.id) or ((), stand(msgspec.json.decode(row.plan, type=Plan), ()))
        if len(log) <= row.seq:
            new = tuple(_entry(each) for each in await self.rows.log(row.id, len(log) - 1))
            log, state = (*log, *new), stand_on(state, log, new)
        self._kept[row.id] = log, state
        self._kept.move_to_end(row.id)
        while len(self._kept) > KEPT:
            gone, _ = self._kept.popitem(last=False)
            self._lucks.pop(gone, None)
        return log, state

    async def _lucks_of(self, evening: Evening) -> dict[str, tuple[int, ...]]:
        """Return what is known of the luck of closed boards; what is known once is not asked for again."""
        known = self._lucks.setdefault(evening.row.id, {})
        missing = replace(evening, lucks=known).unweighed
        if missing:
            known |= await self.rows.lucks(missing)
        return dict(known)


def _entry(row: EntryRow) -> ClubEntry:
    return replace(_read_entry(row.body), by=row.person)


def _nameless(entry: ClubEntry) -> ClubEntry:
    """Return an entry as it is kept: nobody's name and nobody's id is in it."""
    nobody = {"name": "", "person": "", "avatar": ""}
    act = replace(entry.act, **nobody) if isinstance(entry.act, Enter) else entry.act
    events = tuple(
        replace(each, player=replace(each.player, **nobody)) if isinstance(each, Entered) else each
        for each in entry.events
    )
    return replace(entry, by="", act=act, events=events)


def _row_of(player: Player) -> PlayerRow:
    return PlayerRow(player.number, player.person, player.name, player.avatar)


def _named(players: tuple[Player, ...], rows: list[PlayerRow]) -> tuple[Player, ...]:
    """Put names to numbers."""
    by_number = {row.number: row for row in rows}
    return tuple(
        replace(player, name=row.name, person=row.person, avatar=row.avatar)
        for player in players
        if (row := by_number[player.number])
    )
