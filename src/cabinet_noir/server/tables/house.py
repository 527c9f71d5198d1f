"""The house: all its tables, and what is done around them: opening, joining, filling, playing again, taking in a log.

Tables are loaded when somebody asks for them and forgotten when nobody does; the store keeps them.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Generator, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Final

import structlog
from msgspec.structs import replace

from cabinet_noir.core import Corrupt, Denied, Illegal, Malformed, Seat, Stale, check_assist
from cabinet_noir.games import load
from cabinet_noir.games.editions import with_values
from cabinet_noir.server.operator.faults import traced
from cabinet_noir.server.people.accounts import Accounts
from cabinet_noir.server.people.keys import hashed, new_code, new_id, new_salt, new_token
from cabinet_noir.server.people.limits import Limiter
from cabinet_noir.server.people.places import Places
from cabinet_noir.server.people.rating import (
    check_device,
    check_person_for_rated,
    clock_of,
    is_rated,
    welcomes_machines,
)
from cabinet_noir.server.protocol.refusals import NoSuchTable
from cabinet_noir.server.protocol.tables import FillSeat, Join, NewTable, Seated, TableInfo
from cabinet_noir.server.workers.bus import Changed, Who
from cabinet_noir.store import Around, People, Person, SeatRow, TableRow, read_entry
from cabinet_noir.table import Referee

from .hall import Crowd, Hall
from .resources import Resources
from .rows import company, referee_of
from .seats.apart import is_closed_to
from .seats.invitations import invited
from .seats.seating import (
    bot_seat,
    check_clock,
    check_filled,
    check_level,
    check_machine,
    check_not_complete,
    check_waiting,
    first_free,
    may_fill,
    planned,
)
from .table import Table
from .windows import AnyReferee
from .withheld import check_not_arranged

log = structlog.get_logger()

TABLES_KEPT: Final = 256
ENTRIES_KEPT: Final = 40_000
"""How many entries the tables kept may have in all, counted once for each pair of eyes that has looked at them."""
CODE_TRIES: Final = 20


class House:
    """Every table of this process."""

    def __init__(self, resources: Resources, limits: Limiter | None = None) -> None:
        self.resources = resources
        self.limits = limits or Limiter()
        self.crowd = Crowd()
        self.places = {
            "logs": Places(4, 2),
            "replays": Places(64, 32),
            "exports": Places(8, 4),
            "puzzles": Places(64, 32),
            "sheets": Places(8, 2),
            "waits": Places(256, 16),
        }
        """How many of each kind of long work are done at a time, and how many of them for one address."""
        self.accounts = Accounts(People(resources.store), resources.clock, resources.at_the_desk)
        self.on_over: Callable[[str], None] = _nothing_more
        self.on_turn: Callable[[Table, Collection[Seat]], None] = _nothing_more
        """It has become the turn of these seats."""
        self.on_held: Callable[[str, str, Collection[str]], None] = _nothing_more
        """At a new table, somebody holds seats for people who are not there."""
        self.on_asked: Callable[[Collection[str]], None] = _nothing_more
        """Something has changed for these bot accounts: they are asked to a table, or no longer, or sit at one."""
        self.on_stirred: Callable[[Collection[str]], None] = _nothing_more
        """The same was said by another worker."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self.hall = Hall()
        resources.metrics.watch(lambda: len(self._tables), lambda: len(self.hall), lambda: resources.bus.connected)
        self._pinned: Counter[str] = Counter()
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._spoken_of: set[str] = set()

    # tables, live

    @asynccontextmanager
    async def table(self, key: str) -> AsyncIterator[Table]:
        """Hold a table, by id or code: while it is held it is not forgotten."""
        row = None if key in self._tables else await self.resources.store.table(key)
        if row is None and key not in self._tables:
            raise NoSuchTable("no-such-table")
        id = key if row is None else row.id
        self._pinned[id] += 1
        try:
            yield await self._live(id, row)
        finally:
            self._pinned[id] -= 1
            if not self._pinned[id]:
                del self._pinned[id]
            self._forget_some()

    def here(self) -> Mapping[str, Table]:
        """Return the tables that are live in this process."""
        return self._tables

    def forget(self, tables: Iterable[str]) -> None:
        """Forget tables that are gone from the store, or that are read again when somebody asks for them."""
        for id in tables:
            if id in self._tables and self._tables[id].idle and id not in self._pinned:
                self._let_go(id)

    def _let_go(self, id: str) -> None:
        del self._tables[id]
        self.resources.bus.part(id)
        self.resources.leases.give_back(id)

    async def _live(self, id: str, row: TableRow | None) -> Table:
        """Return a table that is pinned. It is loaded once for all who ask for it, and nobody waits for another one."""
        if row is not None and id not in self._tables:
            if id not in self._loading:
                loading = self._loading[id] = asyncio.create_task(self._bring_in(row))
                loading.add_done_callback(_heeded)
            await asyncio.shield(self._loading[id])  # who goes away meanwhile does not stop it for the others
        self._tables.move_to_end(id)
        return self._tables[id]

    async def _bring_in(self, row: TableRow) -> None:
        """Load a table, put it among the others, and let it look at what was said of it meanwhile."""
        id = row.id
        try:
            table = self._tables[id] = await self._listen_and_load(row)
            if id in self._spoken_of:
                table.other_workers.look_again()
        finally:
            del self._loading[id]
            self._spoken_of.discard(id)
            if id not in self._tables:
                self.resources.bus.part(id)
        self._forget_the_longest()

    def speak_of(self, id: str) -> None:
        """Another worker has said something about a table that is not live here; perhaps it is being loaded."""
        if id in self._loading:
            self._spoken_of.add(id)

    async def _listen_and_load(self, row: TableRow) -> Table:
        """Listen to what other workers do at a table, and only then read it."""
        bus = self.resources.bus
        if bus.reaches:
            await bus.join(row.id)
            bus.tell(row.id, Who())
            row = await self.resources.store.table(row.id) or row
        return await self._load(row)

    async def _load(self, row: TableRow) -> Table:
        game = load(row.game)
        seats = await self.resources.store.seats(row.id)
        sitting = company(row, seats, self.resources.grace)
        try:
            referee = referee_of(row, sitting)
            await self.resources.slices.do(_recorded(referee, await self.resources.store.lines(row.id)))
        except (Corrupt, Malformed) as corrupt:  # stop the table, keep the log
            referee = Referee(game, game.options(), row.seats, row.seed, sitting, bool(row.set_id))
            log.error("table-stopped", table=row.id, reason=corrupt.reason)
            if row.status != "over":
                await self.resources.store.set_status(row.id, "stopped")
            row = replace(row, status="stopped")
        if row.assist != "off" or any(seat.kind == "bot" for seat in seats):
            self.resources.thinkers.wake()
        table = Table(self.resources, row, seats, referee)
        table.on_over, table.on_turn = self.on_over, self.on_turn
        return table

    def _forget_some(self) -> None:
        for id in list(self._tables)[: max(0, len(self._tables) - TABLES_KEPT)]:
            if self._tables[id].idle and id not in self._pinned:
                self._let_go(id)

    def _forget_the_longest(self) -> None:
        """Keep so many entries at most, whatever is read anew; tables that are in use are not let go."""
        entries = sum(table.weight for table in self._tables.values())
        for id, table in sorted(self._tables.items(), key=lambda item: -item[1].weight):
            if entries <= ENTRIES_KEPT:
                return
            if table.idle and id not in self._pinned:
                entries -= table.weight
                self._let_go(id)

    async def take_up_clock(self, id: str) -> bool:
        """Watch the clock of a table again. False: none runs there."""
        async with self.table(id) as table:
            table.timekeeper.wake()
            table.leavers.wake()
            return table.timekeeper.busy or table.leavers.busy

    async def wake_bots(self) -> None:
        """After a restart, let the bots go on whose turn it is."""
        for id in await self.resources.store.tables_with_bots(time.time()):
            await self.wake(id)

    async def wake(self, id: str) -> None:
        """Let the bots of a table go on."""
        try:
            async with self.table(id) as table:
                table.driver.wake()
        except Exception as error:  # one bad table does not keep the others asleep
            self.resources.leases.give_back(id)
            log.error("table-not-woken", table=id, **traced(error))

    async def close(self) -> None:
        """Stop everything that is going on."""
        for loading in tuple(self._loading.values()):
            loading.cancel()
            await asyncio.wait([loading])
        for table in self._tables.values():
            await table.timekeeper.stop()
            await table.dealing.stop()
            await table.leavers.stop()
            await table.driver.stop()
            await table.assistant.stop()
            await table.reasons.stop()
            await table.other_workers.stop()

    # around the tables

    async def new_table(
        self, asked: NewTable, person: Person | None = None, device: str = "", machine: bool = False
    ) -> Seated:
        """Open a table; whoever opens it takes the first person's seat. Bot accounts that are asked hear of it."""
        game = load(asked.game)
        game.check_seats(len(asked.seats))
        check_assist(asked.assist, game.assists)
        check_clock(game, asked)
        options = game.agreed(game.version, with_values(game, asked.options, self.resources.editions))
        machines, rated = welcomes_machines(asked), is_rated(game, asked, options, person)
        check_machine(machines, person, machine)
        clock = clock_of(game, asked, rated)
        token = new_token()
        name = await self.accounts.name_at_a_table(asked.name, person)
        id = new_id()
        bots = await invited(self.resources, asked, options, person)
        seats = planned(asked, tuple(game.bots), id, name, token, person, device if rated else "", bots, machine)
        host = next((seat for seat in seats if seat.host), None)
        row = TableRow(
            id=id,
            code="",
            game=game.key,
            version=game.version,
            options=game.agreement(options),
            seats=len(seats),
            seed=self.resources.seeds(),
            status="waiting",
            open=asked.open,
            assist=asked.assist,
            created=self.resources.clock(),
            rated=rated,
            stirred=self.resources.clock(),
            turn=clock.turn if clock else 0,
            bank=clock.bank if clock else 0,
            machines=machines,
        )
        row = await with_code(row, lambda row: self.resources.store.create(row, seats))
        log.info("table-opened", table=row.id, game=row.game, seats=row.seats)
        async with self.table(row.id) as table, table.lock:
            await table.begin_if_full()
        self.on_asked([bot.id for bot in bots.values()])
        return Seated(row.id, row.code, None if host is None else Seat(host.seat), "" if host is None else token)

    async def join(
        self,
        key: str,
        asked: Join,
        person: Person | None = None,
        device: str = "",
        without: frozenset[str] = frozenset(),
        machine: bool = False,
    ) -> Seated:
        """Give a free seat away; whoever sits here already and names no other seat is led to theirs.

        `without` are people the house does not seat them with: a table among strangers with one of them is no table.
        `machine`: a program will play here, and everybody sees so.
        """
        name = await self.accounts.name_at_a_table(asked.name, person)
        async with self.table(key) as table, table.lock:
            while True:
                mine = table.seat_proved_by("", person.id if person else "")
                if mine is not None and (asked.seat is None or table.row.rated):  # their cookie is the proof
                    return Seated(table.row.id, table.row.code, Seat(mine.seat), "")
                check_not_arranged(table.row)
                if is_closed_to(table.row, table.seats, person.id if person else "", Around(blocked_by=without)):
                    raise NoSuchTable("no-such-table")
                check_waiting(table.row)
                check_machine(table.row.machines, person, machine)
                check_person_for_rated(table.row.rated, person, table.row.machines)
                check_device(table.row.rated, table.seats, None, "", device)
                free = first_free(table.seats, asked.seat, person.id if person else "")
                token = new_token()
                taken = {"name": name, "avatar": asked.avatar, "person": person.id if person else ""}
                marked = {"device": device if table.row.rated else "", "machine": machine, "asked": "", "declined": ""}
                proofs = {"token_hash": hashed(token), "salt": new_salt(), "pledge": asked.pledge}
                seat = replace(free, **taken, **marked, **proofs, came=True)
                if await table.claim_seat(free, seat):  # else somebody was faster at another worker, or sits there too
                    table.tell_info()
                    await table.begin_if_full()
                    return Seated(table.row.id, table.row.code, Seat(free.seat), token)

    async def fill(self, key: str, asked: FillSeat, token: str, person: str = "") -> TableInfo:
        """Put a bot into a free seat (or into all of them), or into one held for somebody who does not come.

        Without a level: let a bot's seat be free again.
        """
        async with self.table(key) as table, table.lock:
            check_not_arranged(table.row)
            asker = await table.seat_known_by(token, person)
            if asker is None or not may_fill(asker, table.row.open, table.seats, table.present()):
                raise Denied("only-the-host")
            self.resources.bans.check("", asker.person)
            if not asked.level:
                return await self._free(table, asked.seat)
            check_level(asked.level, tuple(table.referee.game.bots))
            if table.row.rated:
                raise Illegal("rated-needs-people")
            self.resources.thinkers.wake()
            filled = 0
            while empty := next((s for s in table.seats if not s.came and asked.seat in (None, s.seat)), None):
                check_waiting(table.row)
                bot = bot_seat(empty.seat, asked.level, table.row.id, [seat.name for seat in table.seats])
                filled += await table.change_seat(empty, bot, "waiting")  # else somebody sat down at another worker
            check_filled(table.row, filled)
            table.tell_info()
            await table.begin_if_full()
            return table.info()

    async def _free(self, table: Table, seat: int | None) -> TableInfo:
        """Let a bot's seat be free again, while somebody is still waited for."""
        while bot := next((s for s in table.seats if s.seat == seat and s.kind == "bot"), None):
            check_waiting(table.row)
            check_not_complete(table.seats)
            await table.vacate(bot)  # else somebody else has freed it, or sat down: look again
        if not any(s.seat == seat and not s.came for s in table.seats):
            raise Illegal("seat-is-taken")
        return table.info()

    async def leave(self, key: str, token: str, person: str = "") -> TableInfo:
        """Let somebody leave a table that waits; the seat is free again. Its host cancels it instead."""
        async with self.table(key) as table, table.lock:
            check_not_arranged(table.row)
            while True:
                seat = await table.seat_known_by(token, person)
                if seat is None:
                    raise Denied("only-watching")
                if seat.host:
                    raise Illegal("host-cancels")
                check_waiting(table.row)
                check_not_complete(table.seats)
                if await table.vacate(seat):
                    return table.info()

    async def cancel(self, key: str, token: str, person: str = "") -> TableInfo:
        """Let a table that waits wait no longer, and tell whoever is there; for the host only."""
        async with self.table(key) as table, table.lock:
            check_not_arranged(table.row)
            asker = await table.seat_known_by(token, person)
            if asker is None or not asker.host:
                raise Denied("only-the-host")
            check_waiting(table.row)
            if not await self.resources.store.cancel(table.row.id):  # it begins this very moment, or is gone already
                await table.other_workers.catch_up()
                check_waiting(table.row)
                raise Illegal("game-has-begun")
            table.row = replace(table.row, status="dropped")
            table.other_workers.tell(Changed())
            table.tell_info()
            log.info("table-cancelled", table=table.row.id, game=table.row.game)
            return table.info()

    async def again(self, key: str, token: str, person: str = "") -> Seated:
        """Open the table at which the same company plays again; the second to ask is led to the same one."""
        async with self.table(key) as table, table.lock:
            check_not_arranged(table.row)
            asker = await table.seat_known_by(token, person)
            if asker is None:
                raise Denied("only-watching")
            self.resources.bans.check("", asker.person)
            if table.row.status not in ("over", "stopped"):
                raise Illegal("game-is-not-over")
            after = await self.resources.store.table(table.row.next_table)
            if after is None:  # nobody has asked yet, or it was taken away while nobody came
                table.row = replace(table.row, next_table="")
                await self._follow(table, asker)
                after = await self.resources.store.table(table.row.next_table)
                assert after is not None
            return Seated(after.id, after.code, Seat(asker.seat), token)

    async def _follow(self, table: Table, asker: SeatRow) -> None:
        """Write the next table: the people's seats are held for them, the bots are there already."""
        old = table.row
        now = self.resources.clock()
        fresh = {"id": new_id(), "seed": self.resources.seeds(), "created": now, "stirred": now}
        game = table.referee.game
        options = game.agreement(game.agreed(game.version, old.options))  # a new table: the newest rules
        row = replace(old, **fresh, status="waiting", next_table="", version=game.version, options=options)
        row = replace(row, header="", signature="", assist=table.dial)
        seats = [_held(seat) for seat in table.seats]

        async def write(row: TableRow) -> None:
            await self.resources.store.follow(old.id, row, seats)

        row = await with_code(row, write)
        written = await self.resources.store.table(old.id)
        assert written is not None
        if written.next_table == row.id:
            away = {seat.person for seat in seats if not seat.came and seat.seat not in table.present()}
            self.on_held(row.id, asker.person, away - {""})
            self.on_asked([seat.asked for seat in seats if seat.asked])
        table.row = replace(table.row, next_table=written.next_table)
        table.tell_info()
        table.other_workers.tell(Changed())


def _held(seat: SeatRow) -> SeatRow:
    """Return a seat of the table before, held for whoever had it there, whoever has played it to the end."""
    if seat.machine:  # it is asked again
        return SeatRow(seat=seat.seat, name=seat.name, avatar=seat.avatar, asked=seat.person, host=seat.host)
    fresh = {"watch_hash": "", "device": "", "pledge": "", "part": "", "salt": new_salt() if seat.name else ""}
    if seat.token_hash:
        return replace(seat, kind="person", level="", came=False, **fresh)
    return replace(seat, came=seat.kind == "bot", **fresh)


async def with_code(row: TableRow, write: Callable[[TableRow], Awaitable[None]]) -> TableRow:
    """Write a new table under a code that no unfinished table has."""
    for _ in range(CODE_TRIES):
        row = replace(row, code=new_code())
        try:
            await write(row)
        except Stale:
            continue
        return row
    raise Stale("code-in-use")


def _heeded(loading: asyncio.Task[None]) -> None:
    """Take note of how a load ended, even where nobody waits for it any longer."""
    if not loading.cancelled():
        loading.exception()


def _recorded(referee: AnyReferee, lines: Iterable[str]) -> Generator[None, None, None]:
    """Let a referee record a log as it is kept, entry by entry."""
    for line in lines:
        referee.record(referee.typed(read_entry(line)))
        yield


def _nothing_more(*_: object) -> None:
    """When a table is over, or somebody is waited for, and nobody keeps the house, that is all."""
