"""A bot's own stream: the tables it is asked to, the games it has, and how they end.

Each line follows from how the store stands beside what was told before: nothing is remembered for who is not there,
and who comes again is told everything that is.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Final, cast

from msgspec import Struct

from cabinet_noir.core import AssistLevel, Seat
from cabinet_noir.server.protocol.machines import (
    Challenge,
    ChallengeBrief,
    ChallengeGone,
    End,
    GameBrief,
    GameFinish,
    GameStart,
    Heartbeat,
    Hello,
)
from cabinet_noir.server.protocol.tables import Status, TurnClock
from cabinet_noir.store import SeatRow, TableRow

from .access import Access, still
from .desk import MOST_GAMES, OWN, MachineDesk
from .stream import Stream

SEEN_EVERY: Final = 3
"""Heartbeats after which it is written down that a bot listens."""
MOST_ASKED: Final = 32


class OwnStream(Stream):
    """What one bot was told of its games and challenges."""

    def __init__(self, desk: MachineDesk, access: Access) -> None:
        super().__init__(desk.house, access)
        self._desk = desk
        self._seq = -1
        self._games: dict[str, GameBrief] = {}
        self._asked: dict[str, ChallengeBrief] = {}
        self._round = 0

    @property
    def seq(self) -> int:
        """The number of the next line."""
        return self._seq + 1

    async def lines(self) -> AsyncGenerator[bytes, None]:
        """Yield line after line, until there is a reason to end."""
        with self._desk.listening(OWN, self):
            try:
                await self._listens()
                self._games, self._asked = await self._now()
                yield self.written([self._hello()])
                while self.why is None:
                    await self.pause()
                    if self.why is None and not await still(self.house, self.access):
                        self.close("revoked")
                    if self.why is None:
                        yield self.written(await self._changes() or [Heartbeat(self._next())])
                        await self._listens()
                yield self.written([End(self._next(), self.why)])
            finally:
                if self._desk.is_current(OWN, self):
                    await self._desk.bots.seen(self.access.person.id, 0.0)

    def _next(self) -> int:
        self._seq += 1
        return self._seq

    def _hello(self) -> Hello:
        games, asked = tuple(self._games.values()), tuple(self._asked.values())
        return Hello(self._next(), self.access.person.name, games, asked, self.house.resources.heartbeat)

    async def _listens(self) -> None:
        """Write down from time to time that this bot can be asked."""
        if self._round % SEEN_EVERY == 0:
            await self._desk.bots.seen(self.access.person.id, self.house.resources.clock())
        self._round += 1

    async def _now(self) -> tuple[dict[str, GameBrief], dict[str, ChallengeBrief]]:
        """Return the games and challenges there are now, by table."""
        me, people = self.access.person.id, self.house.accounts.people
        sittings = await people.sittings(me, ("waiting", "playing"), most=2 * MOST_GAMES)
        games = {
            one.table.id: GameBrief(one.table.id, one.table.game, Seat(one.seat), cast(Status, one.table.status))
            for one in reversed(sittings)
        }
        asked = await self._desk.bots.asked(me, MOST_ASKED)
        briefs = {row.id: await self._brief(row, seat) for row, seat in asked}
        return games, briefs

    async def _brief(self, row: TableRow, seat: SeatRow) -> ChallengeBrief:
        if (known := self._asked.get(row.id)) is not None:
            return known
        host = next((one for one in await self.house.resources.store.seats(row.id) if one.host), None)
        return ChallengeBrief(
            table=row.id,
            game=row.game,
            seat=Seat(seat.seat),
            by=host.name if host else "",
            by_machine=host is not None and host.machine,
            options=row.options,
            seats=row.seats,
            assist=cast(AssistLevel, row.assist),
            rated=row.rated,
            clock=TurnClock(row.turn, row.bank) if row.turn else None,
        )

    async def _changes(self) -> list[Struct]:
        """Return what is to be told, since the last look."""
        games, asked = await self._now()
        lines: list[Struct] = [ChallengeGone(self._next(), table) for table in self._asked.keys() - asked.keys()]
        lines += [Challenge(self._next(), brief) for table, brief in asked.items() if table not in self._asked]
        lines += [GameStart(self._next(), brief) for table, brief in games.items() if table not in self._games]
        lines += [GameFinish(self._next(), table, await self._end_of(table)) for table in self._games.keys() - games]
        self._games, self._asked = games, asked
        return lines

    async def _end_of(self, id: str) -> Status:
        """Return how a table stands that is no game of this bot's any longer."""
        row = await self.house.resources.store.table(id)
        ended = row is not None and row.status not in ("waiting", "playing")
        return cast(Status, row.status if row is not None and ended else "gone")
