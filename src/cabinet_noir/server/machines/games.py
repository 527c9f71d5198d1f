"""A game's stream, and what a bot does there: through the eyes of its seat, and by the table's one door.

Its eyes are a `Watcher` like any socket's: the lines are the very bytes a page would get, but for the first one, which
puts them together, and for what only a page needs.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Raw, Struct

from cabinet_noir.core import Illegal, Seat
from cabinet_noir.server.clocks.instants import until_told
from cabinet_noir.server.protocol.from_page import Act
from cabinet_noir.server.protocol.machines import BotChoice, BotDone, BotMove, End, Ended, Full, Heartbeat
from cabinet_noir.server.protocol.refusals import NoSuchTable
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.table import UNFINISHED, Table
from cabinet_noir.server.tables.watcher import Watcher
from cabinet_noir.store import Blocks, Person
from cabinet_noir.table import ChooseAbout, Resign, WishPause

from .access import Access, still
from .desk import MachineDesk
from .stream import Stream

TOLD: Final = tuple(f'{{"t":"{kind}"'.encode() for kind in ("table", "news", "said", "assist"))
"""How the messages begin that a program is told; each has a `seq`."""
NEWS: Final = b'{"t":"news"'


class GameStream(Stream):
    """One bot at one table."""

    def __init__(self, desk: MachineDesk, access: Access, table: Table, since: int) -> None:
        super().__init__(desk.house, access)
        self._desk = desk
        self._table = table
        self._since = since
        self._watcher = Watcher()
        self._watcher.person = access.person.id

    @property
    def seq(self) -> int:
        """The last entry there is."""
        return self._table.seq

    def stir(self) -> None:
        """There may be something to tell: that this token opens nothing any longer."""
        self._watcher.rouse()
        super().stir()

    async def lines(self) -> AsyncGenerator[bytes, None]:
        """Yield line after line, until the game is over or there is another reason to end."""
        table, watcher = self._table, self._watcher
        watcher.around = await Blocks(self.house.resources.store).around(self.access.person.id)
        with self._desk.listening(table.row.id, self):
            try:
                await table.arrive(watcher, "", self._since, self.access.person.id)
                heard = await watcher.messages()
                yield self._told([self._full(heard), *_but_news(heard)])
                while (why := self._reason()) is None:
                    yield self._told(await self._heard() or [Heartbeat(table.seq)])
                yield self.written([End(table.seq, why, table.outcome() if why == "over" else None)])
            finally:
                table.leave(watcher)
        if watcher.seat is not None:
            await table.weigh_wishes()

    def _told(self, lines: Iterable[bytes | Struct]) -> bytes:
        """Return lines for whoever sits here; who no longer does is told none of them."""
        return b"" if self._watcher.seat is None else self.written(lines)

    def _full(self, heard: list[bytes]) -> Full:
        table, watcher = self._table, self._watcher
        if watcher.seat is None:  # it has just been lost
            raise NoSuchTable("no-such-table")
        news = next((Raw(raw) for raw in heard if raw.startswith(NEWS)), None)
        now = round(table.now() * 1000)
        return Full(table.seq, watcher.seat, table.info(), now, news)  # type: ignore[arg-type]  # encoded once, for all

    async def _heard(self) -> list[bytes]:
        """Return what is to be told within a heartbeat.

        Where that is nothing, or something has changed for the account, look whether the token still opens it.
        """
        heard: list[bytes] = []
        with suppress(TimeoutError):
            async with asyncio.timeout(self.house.resources.heartbeat):
                heard = [raw for raw in await self._watcher.messages() if raw.startswith(TOLD)]
        if (not heard or self.was_stirred()) and self.why is None and not await still(self.house, self.access):
            self.close("revoked")
        return [] if self.why == "revoked" else heard

    def _reason(self) -> Ended | None:
        """Return why there is nothing more to tell; None: there may be."""
        watcher, table = self._watcher, self._table
        if self.why is None and (watcher.seat is None or watcher.parting):
            return "gone"
        over = table.row.status not in UNFINISHED and watcher.told >= table.seq and not watcher.owing
        return self.why or ("over" if over else None)


def _but_news(heard: list[bytes]) -> list[bytes]:
    return [raw for raw in heard if raw.startswith(TOLD) and not raw.startswith((NEWS, b'{"t":"table"'))]


async def seat_of_bot(table: Table, bot: Person) -> Seat:
    """Return where a bot sits; where it does not, there is no such table for it."""
    found = table.seat_proved_by("", bot.id)
    if found is None and table.resources.bus.reaches:  # it has sat down at another worker, whose word has not come yet
        async with table.lock:
            await table.other_workers.catch_up()
        found = table.seat_proved_by("", bot.id)
    if found is None or not found.machine:
        raise NoSuchTable("no-such-table")
    return Seat(found.seat)


async def move(house: House, bot: Person, table: str, asked: BotMove) -> BotDone:
    """Do what a bot asks for in its game, once; when it is refused tells nothing of what it was judged by."""
    began = time.perf_counter()
    async with house.table(table) as found:
        seat = await seat_of_bot(found, bot)
        act = Act(asked.at, asked.id, Raw(msgspec.json.encode(asked.action)))
        try:
            done = await found.act(seat, act)
        except Illegal:
            await until_told(began, house.resources.refusal, house.resources.sleep)
            raise
        finally:
            house.resources.metrics.acts.observe(time.perf_counter() - began)
    return BotDone(done.id, done.seq)


async def resign(house: House, bot: Person, table: str) -> None:
    """Give a bot's game up."""
    async with house.table(table) as found:
        await found.do(await seat_of_bot(found, bot), Resign)


async def pause(house: House, bot: Person, table: str, wish: bool) -> None:
    """Let a bot wish a pause, or no longer."""
    async with house.table(table) as found:
        await found.do(await seat_of_bot(found, bot), lambda: WishPause(wish, found.listed()))


async def choose(house: House, bot: Person, table: str, asked: BotChoice) -> None:
    """Let a bot say what it would do about a seat that was left."""
    async with house.table(table) as found:
        away = found.absences.since
        seat = await seat_of_bot(found, bot)
        about, choice = asked.about, asked.choice
        await found.do(seat, lambda: ChooseAbout(about, choice, found.listed(), away(about)))


async def leave(house: House, bot: Person, table: str) -> None:
    """Let a bot leave a table that waits; one that it has opened, it cancels."""
    async with house.table(table) as found:
        seat = await seat_of_bot(found, bot)
        hosts = found.seats[seat].host
    await (house.cancel if hosts else house.leave)(table, "", bot.id)
    house.on_asked([bot.id])
