"""Language models at the table: what their tools do, each answered by one text of bounded length.

A model sits down by the token of a bot account, at a table that welcomes machines, and is shown what its seat is shown.
Seats are called by their numbers, people's phrases by their ids: nothing that somebody wrote reaches it as text. It has
no connection that lasts, so it is taken to be there for a while after each call.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from cabinet_noir.core import Game, Malformed, Seat, plain
from cabinet_noir.games import GAMES, load
from cabinet_noir.prose import Reader, completed, notated, rules
from cabinet_noir.prose.look import cut
from cabinet_noir.server.lobby.finding import around, waiting
from cabinet_noir.server.past import hindsight
from cabinet_noir.server.protocol.machines import BotMove, BotTable
from cabinet_noir.server.protocol.tables import Seated, SeatPlan
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.table import UNFINISHED, Table
from cabinet_noir.server.tables.watcher import Watcher
from cabinet_noir.store import Blocks, Person, Wish

from . import model_texts as told
from .access import Access
from .desk import MOST_GAMES, MachineDesk
from .games import move
from .handles import fingerprint, handle_of, opened

AnyGame = Game[Any, Any, Any, Any]

LINGERS: Final = 300.0
"""Seconds for which a model is taken to be there after its last call."""
MOST_WAIT: Final = 20
"""Seconds a call waits at most."""
LONGEST_MOVE: Final = 200
LONGEST_CODE: Final = 8
"""An id is longer, and cannot be found by trying."""
TABLES_LISTED: Final = 20
TURNS: Final = 64
"""Whoever sits down by a call waits for another call that does so at the same seat."""


@dataclass(slots=True, eq=False)
class Sitter:
    """A model at a table, for as long as it is taken to be there."""

    table: Table
    watcher: Watcher
    timer: asyncio.TimerHandle | None = None


class Call:
    """A call that waits: when this worker is to stop, or its account is shown out, it waits no longer."""

    def __init__(self, watcher: Watcher) -> None:
        self._watcher = watcher
        self.ended = False

    def dismiss(self) -> None:
        """Wait no longer."""
        self.ended = True
        self._watcher.rouse()

    def hush(self) -> None:
        """It has said who it is."""

    def go_if_banned(self) -> None:
        """Wait no longer, if its account is banned: the next call is refused."""
        self.dismiss()


class ModelDesk:
    """The language models of this worker."""

    def __init__(self, house: House, machines: MachineDesk, lingers: float = LINGERS) -> None:
        self.house, self.machines, self._lingers = house, machines, lingers
        self._sitting: dict[tuple[str, Seat], Sitter] = {}
        self._turns = [asyncio.Lock() for _ in range(TURNS)]
        self._leaving: set[asyncio.Task[None]] = set()

    # Around the tables

    async def games(self, bot: Person, language: str) -> str:
        """Return which games there are, which tables wait for machines, and where this account sits."""
        wish = Wish(rated=False, machines=True)
        tables = await waiting(self.house, wish, 1, (await around(self.house, bot)).apart)
        people = self.house.accounts.people
        mine = await people.sittings(bot.id, UNFINISHED, most=MOST_GAMES)
        seated = [(sitting.table.id, sitting.table.game, sitting.table.status) for sitting in mine]
        return cut(told.games(language, tables[:TABLES_LISTED], seated), Reader(language, ""))

    def rules(self, game: str, language: str) -> str:
        """Return the rules of a game in short, and how moves are written."""
        return rules(Reader(language, load(game).key))

    async def sit(self, access: Access, game: str, table: str, against: str, seats: int, language: str) -> str:
        """Take a seat: at this table, else against bots of the house, else at a table that waits, else at a new one."""
        bot = access.person
        seated = await (self._at(access, table) if table else self._anywhere(access, game, against, seats))
        async with self.house.table(seated.table) as found:
            assert seated.seat is not None, "whoever sits down has a seat"
            await self._be_there(found, seated.seat, bot)
            handle = handle_of(found.row.id, found.seats[seated.seat])
            head = told.handle(handle, found.row.code, language)
            return f"{head}\n\n{await told.look(found, seated.seat, language, len(head) + 2)}"

    async def _at(self, access: Access, key: str) -> Seated:
        """Take a seat at this table; whoever sits there already is led to theirs. Nobody finds one by trying codes."""
        if len(key) <= LONGEST_CODE:
            await self.house.limits.take("codes-from-here", access.near)
        async with self.house.table(key) as table:
            if (mine := table.seat_proved_by("", access.person.id)) is not None:
                return Seated(table.row.id, table.row.code, Seat(mine.seat), "")
        return await self._join(access, key)

    async def _anywhere(self, access: Access, game: str, against: str, seats: int) -> Seated:
        """Take a seat at a game: against bots of the house, or at the first table that waits, or at a new one."""
        if not game:
            raise Malformed("no-such-game", game=", ".join(GAMES))
        count = seats or min((count for count in load(game).seats if count > 1), default=1)
        if against:
            return await self._open(access, BotTable(game, (SeatPlan(), *(SeatPlan("bot", against),) * (count - 1))))
        apart = (await around(self.house, access.person)).apart
        for info in await waiting(self.house, Wish(game, seats or None, rated=False, machines=True), 1, apart):
            return await self._join(access, info.table)
        return await self._open(access, BotTable(game, (SeatPlan(),) * count, open=count > 1))

    async def _join(self, access: Access, table: str) -> Seated:
        await self._limit("joins", access)
        return await self.machines.join(access.person, table, None)

    async def _open(self, access: Access, asked: BotTable) -> Seated:
        await self._limit("tables", access)
        return await self.machines.open_table(access.person, asked)

    async def _limit(self, kind: str, access: Access) -> None:
        await self.house.limits.take(kind, access.person.id)
        await self.house.limits.take(f"{kind}-from-here", access.near)

    # At a seat

    async def look(self, bot: Person, handle: str, language: str) -> str:
        """Return what a seat sees, and what it may do."""
        async with opened(self.house, bot, handle) as (table, seat):
            await self._be_there(table, seat, bot)
            return await told.look(table, seat, language)

    async def act(self, bot: Person, handle: str, text: str, at: int | None, language: str) -> str:
        """Do something in the game, written as the room writes it, and return what the seat sees then."""
        async with opened(self.house, bot, handle) as (table, seat):
            await self._be_there(table, seat, bot)
            action = await self._read(table, seat, text.strip()[:LONGEST_MOVE], language)
            entry = int(table.seq) if at is None else at
            asked = BotMove(entry, fingerprint(table.referee.game.write(action), entry), plain(action))
            await move(self.house, bot, table.row.id, asked)
            return await told.look(table, seat, language)

    async def _read(self, table: Table, seat: Seat, text: str, language: str) -> Any:
        """Read a move as its seat would type it."""
        game, say = table.referee.game, Reader(language, table.row.game).say
        await table.open_window(seat)
        return game.read(notated(game, completed(game, table.window(seat).so_far(), text), say))

    async def wait(self, bot: Person, handle: str, after: int, seconds: int, language: str) -> str:
        """Return what a seat sees once it may do something, or it is over; or after so many seconds."""
        async with opened(self.house, bot, handle) as (table, seat):
            watcher = await self._be_there(table, seat, bot)
            await table.open_window(seat)
            call = Call(watcher)
            with self.house.places["waits"].one(bot.id), self.house.hall.inside(call), suppress(TimeoutError):
                async with asyncio.timeout(min(seconds, MOST_WAIT)):
                    while not (call.ended or self.house.hall.closing or _is_due(table, seat, after)):
                        await watcher.messages()
            return await told.look(table, seat, language)

    async def review(self, access: Access, handle: str, language: str) -> str:
        """Return how a game that is over went for a seat: what decided it, and what would have been better."""
        await self.house.limits.take("replays-from-here", access.near)
        async with opened(self.house, access.person, handle) as (table, seat):
            hindsight.open_to_all(table, seat)
            worth = table.referee.game.worth
            with self.house.places["replays"].one(access.near):
                found = None if worth is None else await hindsight.reviewed(table, seat)
            return told.review(table, seat, found, language)

    # Who is there

    async def _be_there(self, table: Table, seat: Seat, bot: Person) -> Watcher:
        """Let everybody see that a model is there, from now on for a while."""
        key = table.row.id, seat
        async with self._turns[hash(key) % TURNS]:  # of two first calls at once one sits down
            sitter = self._sitting.get(key)
            if sitter is None or sitter.watcher not in table.watchers:
                sitter = self._sitting[key] = Sitter(table, await self._arrived(table, bot))
            if sitter.timer is not None:
                sitter.timer.cancel()
            sitter.timer = asyncio.get_running_loop().call_later(self._lingers, self._leave, key, sitter)
            return sitter.watcher

    async def _arrived(self, table: Table, bot: Person) -> Watcher:
        """Let a model come to its table; one that is called away on the way has not come."""
        watcher = Watcher()
        watcher.person = bot.id
        watcher.around = await Blocks(self.house.resources.store).around(bot.id)
        try:
            await table.arrive(watcher, "", table.seq, bot.id)
        except BaseException:
            if watcher in table.watchers:
                table.leave(watcher)
            raise
        return watcher

    def _leave(self, key: tuple[str, Seat], sitter: Sitter) -> None:
        if self._sitting.get(key) is sitter:
            del self._sitting[key]
        sitter.table.leave(sitter.watcher)
        self._do(sitter.table.weigh_wishes())

    def _do(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def stop(self) -> None:
        """Take nobody to be there any longer."""
        for sitter in self._sitting.values():
            if sitter.timer is not None:
                sitter.timer.cancel()
            sitter.table.leave(sitter.watcher)
        self._sitting.clear()
        for task in tuple(self._leaving):
            task.cancel()


def _is_due(table: Table, seat: Seat, after: int) -> bool:
    """Is there something to do? Where people act at once, only what is new counts."""
    if table.row.status not in UNFINISHED:
        return True
    if table.seq < 0 or not (offers := table.window(seat).offers):
        return False
    return bool(offers) and (table.seq > after or not table.referee.game.at_once(table.window(seat).view))
