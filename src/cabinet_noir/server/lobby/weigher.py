"""The weigher puts finished games down in the ledgers of those who ask for theirs.

Nobody's games are weighed unasked. It is done from the log as the store keeps it, by those who look back, one after
the other: no table is loaded or locked for it. An ask is good for a few games, so whoever goes away costs little more;
the page asks again while some are left. What cannot be weighed is let be.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
import structlog

from cabinet_noir.bots import look_over, put_down
from cabinet_noir.core import Illegal, Seat
from cabinet_noir.games import GAMES, load
from cabinet_noir.server.operator.faults import traced
from cabinet_noir.server.past.hindsight import MOST_ENTRIES, past_of
from cabinet_noir.server.protocol.ledger import MyWorth
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.store import Person, WorthRow, Worths, read_entry

from .ledger import added_up

log = structlog.get_logger()

MOST_GAMES: Final = 60
"""Of somebody's finished games so many are weighed, the newest."""
AN_ASK: Final = 4
"""So many games are weighed for one ask."""
MOST_PEOPLE: Final = 4
"""For so many people at a time, of this worker; whoever else asks is weighed for when they ask again."""
MOST_LET_BE: Final = 10_000

Game = tuple[str, int]
"""A table, and a seat there."""


class Weigher:
    """Weighs games for those who ask."""

    def __init__(self, resources: Resources) -> None:
        self._resources = resources
        self._worths = Worths(resources.store)
        self._turn = asyncio.Lock()
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._let_be: dict[Game, None] = {}

    async def worth(self, person: Person) -> MyWorth:
        """Return somebody's ledger as it stands, and let some of what is left be weighed meanwhile."""
        idle = person.id not in self._under_way  # else what is left now may be weighed before it is told
        left = await self._left(person.id)
        told = MyWorth(added_up(await self._worths.of(person.id)), len(left))
        if left and idle and person.id not in self._under_way and len(self._under_way) < MOST_PEOPLE:
            task = asyncio.create_task(self._weigh_some(person.id, left[:AN_ASK]))
            self._under_way[person.id] = task
            task.add_done_callback(lambda _: self._under_way.pop(person.id))
        return told

    async def rest(self) -> None:
        """Wait for all that is being weighed."""
        while self._under_way:
            await asyncio.wait([*self._under_way.values()])

    async def stop(self) -> None:
        """Put aside what is being weighed: it is weighed when somebody asks again."""
        for task in [*self._under_way.values()]:
            task.cancel()
        await self.rest()

    async def _left(self, person: str) -> list[Game]:
        rooms = [key for key in GAMES if load(key).worth is not None]
        found = await self._worths.unweighed(person, rooms, MOST_GAMES)
        return [game for game in found if game not in self._let_be]

    async def _weigh_some(self, person: str, games: Sequence[Game]) -> None:
        for game in games:
            async with self._turn:  # who asked first comes first, and then everyone in turn
                try:
                    await self._weigh(person, game)
                except Exception as error:  # the others may go better
                    log.error("not-weighed", table=game[0], **traced(error))
                    self._let_go(game)

    def _let_go(self, game: Game) -> None:
        self._let_be[game] = None
        while len(self._let_be) > MOST_LET_BE:
            del self._let_be[next(iter(self._let_be))]

    async def _weigh(self, person: str, game: Game) -> None:
        table, seat = game
        row, lines = await self._resources.store.table(table), await self._resources.store.lines(table)
        if row is None or row.status != "over" or row.withheld or len(lines) > MOST_ENTRIES:
            raise Illegal("game-is-not-over" if row is None or row.status != "over" else "too-long-to-look-back")
        past, run = await past_of(self._resources, row, lines), self._resources.hindsight.run
        found = await run(put_down, past, Seat(seat))
        missed = await run(look_over, past, Seat(seat))
        line = WorthRow(
            table_id=table,
            seat=seat,
            person=person,
            game=row.game,
            seats=row.seats,
            ended=read_entry(lines[-1]).at or row.created,
            start=found.start,
            result=found.result,
            **msgspec.structs.asdict(found.parts),
            guesses=msgspec.json.encode(found.guesses).decode(),
            overlooked=msgspec.json.encode(missed).decode(),
        )
        await self._worths.keep(line)  # unless it was weighed elsewhere meanwhile, or is no longer theirs
