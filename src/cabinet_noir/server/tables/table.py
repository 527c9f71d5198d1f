"""A table as the server holds it: a cache of its log, the sockets around it, and the one door for actions.

The store has the truth. Here an action is judged, made durable, recorded, acknowledged and shown, in that order,
one at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import structlog
from msgspec.structs import replace
from sqlalchemy import Executable

from cabinet_noir.core import HOUSE, Corrupt, Denied, Entry, Illegal, Outcome, Seat, Seq, Stale
from cabinet_noir.server.clocks.clock import Running, running
from cabinet_noir.server.clocks.timekeeper import Timekeeper, check_in_time, timer_after
from cabinet_noir.server.clocks.turns import Turns
from cabinet_noir.server.people.keys import seat_of
from cabinet_noir.server.protocol.from_page import Act
from cabinet_noir.server.protocol.tables import Done, Phrase, TableInfo, TurnClock, Welcome
from cabinet_noir.server.workers.bus import Changed, Moved, Said
from cabinet_noir.store import SeatRow, TableRow
from cabinet_noir.table import Unsealed

from .assistant import Assistant
from .driver import Driver
from .info import table_info, with_left
from .notes import Notes
from .other_workers import Others
from .pause import standing
from .phrases import Phrases
from .quitters import Absences, left_seats, standing_votes
from .resources import Means
from .shoulder import right_to, seat_lending
from .watcher import Watcher
from .windows import AnyReferee, Told, Window

log = structlog.get_logger()


class Table:
    """One table, live."""

    def __init__(self, means: Means, row: TableRow, seats: list[SeatRow], referee: AnyReferee) -> None:
        self.means = means
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.driver = Driver(self)
        self.assistant = Assistant(self)
        self.timekeeper = Timekeeper(self)
        self.absences = Absences()
        self.phrases = Phrases()
        self.others = Others(self)
        self.on_over: Callable[[str], None] = lambda _table: None
        self.notes = Notes(self)
        self._counted = means.metrics.moves.labels(row.game)
        self._take_up(referee)

    def _take_up(self, referee: AnyReferee) -> None:
        self.referee = referee
        self.turns = Turns(referee, TurnClock(self.row.turn, self.row.bank)) if self.row.turn else None
        self._eyes: dict[Seat | None, Window] = {}
        self._told = Told()
        self._done = {(entry.seat, entry.id): entry.seq for entry in referee.entries if entry.id}

    # how it stands

    @property
    def seq(self) -> Seq:
        """The last entry; -1 before the deal."""
        return self.referee.seq

    @property
    def over(self) -> bool:
        """Has the game ended, so that everything may be shown?"""
        return self.row.status == "over"

    @property
    def idle(self) -> bool:
        """Could this table be forgotten until somebody asks for it again?"""
        busy = self.driver.busy or self.assistant.busy or self.timekeeper.busy or self.others.busy
        return not (self.watchers or self.lock.locked() or busy)

    @property
    def has_bots(self) -> bool:
        """Does a bot sit here?"""
        return any(seat.kind == "bot" for seat in self.seats)

    @property
    def clock(self) -> Running | None:
        """The clock that is running."""
        return running(self.referee)

    @property
    def paused(self) -> bool:
        """Does the table stand still?"""
        return bool(self.referee.interludes) and standing(self.referee.interludes).paused

    def eyes(self, seat: Seat | None) -> Window:
        """Return a seat's eyes, up to date."""
        if seat not in self._eyes:
            self._eyes[seat] = Window(self.referee, seat, self._told, self.turns)
        return self._eyes[seat].catch_up()

    def outcome(self) -> Outcome | None:
        """How it ended, for everyone to know."""
        return self.eyes(None).outcome if self.over else None

    def here(self) -> set[int]:
        """Return the seats whose people are connected to this worker."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    def present(self) -> set[int]:
        """Return the seats whose people are connected, to whichever worker."""
        return self.here() | self.others.present()

    def info(self) -> TableInfo:
        """Return the table as everyone sees it."""
        info = table_info(self.row, self.seats, self.present(), self.seq, self.outcome())
        pause = standing(self.referee.interludes)
        wishes, chosen = tuple(sorted(pause.wishes)), standing_votes(self)
        return replace(with_left(info, left_seats(self)), paused=pause.paused, pause_wished=wishes, chosen=chosen)

    def seat_proved_by(self, token: str, person: str = "") -> SeatRow | None:
        """Return the seat of a token, or without one of a known person, or None; refuse a token that is nobody's."""
        if not token:
            return next((seat for seat in self.seats if person and seat.person == person), None)
        seat = seat_of(token, self.seats)
        if seat is None:
            raise Denied("unknown-token")
        return seat

    # who comes and goes

    async def arrive(self, watcher: Watcher, token: str, since: int, person: str = "") -> None:
        """Let a socket in: welcome it, then tell it all that it has not seen."""
        async with self.lock:
            if since > self.seq and self.means.bus.reaches:  # told so by another worker, whose word has not come yet
                await self.others.catch_up()
            lending = seat_lending(token, self.seats)
            row = None if lending is not None else self.seat_proved_by(token, person)
            if row is not None and (not row.came or row.kind == "bot"):  # a bot keeps it warm for its owner
                await self.put_seat(replace(row, came=True, kind="person", level=""))
            seat = None if row is None else Seat(row.seat)
            notes = {} if seat is None else dict(await self.notes.of(seat))
            was_present, were_here = self.present(), self.here()
            watcher.table, watcher.seat, watcher.eyes = self, seat, seat if lending is None else lending
            watcher.heard, watcher.right = self.phrases.count, right_to(watcher, self.seats)
            self.watchers.add(watcher)
            watcher.reply(self.welcome(watcher, notes))
            if self.seq >= 0:
                watcher.owe_news_since(since, self.seq)
                watcher.owe("assist")
            if self.present() != was_present:
                self.tell_info(but=watcher)
            if self.here() != were_here:
                self.others.tell_who_is_here()
            await self.begin_if_full()
        self._wake()

    def welcome(self, watcher: Watcher, notes: dict[str, str]) -> Welcome:
        """Return what a socket is told first."""
        return Welcome(watcher.seat, self.info(), notes, round(self.means.clock() * 1000), watcher.eyes)

    def leave(self, watcher: Watcher) -> None:
        """A socket has gone."""
        was_present, were_here = self.present(), self.here()
        self.watchers.discard(watcher)
        if self.present() != was_present:
            self.tell_info()
        if self.here() != were_here:
            self.others.tell_who_is_here()

    def tell_info(self, but: Watcher | None = None) -> None:
        """Tell everyone how the table looks from outside."""
        for watcher in self.watchers:
            if watcher is not but:
                watcher.owe("info")

    def tell_news(self) -> None:
        """Tell everyone that the table has moved on."""
        for watcher in self.watchers:
            watcher.owe("news")
        self._wake()

    def _wake(self) -> None:
        self.timekeeper.wake()
        self.assistant.wake()
        self.driver.wake()

    async def put_seat(self, seat: SeatRow) -> None:
        """Change a seat, durably; `Stale` if it has become another's meanwhile, at another worker."""
        if not await self.means.store.change_seat(self.row.id, self.seats[seat.seat], seat):
            await self.others.catch_up()
            raise Stale("table-has-moved-on", seq=self.seq)
        self.seats[seat.seat] = seat
        self.others.tell(Changed())

    # the door for actions

    async def begin_if_full(self) -> None:
        """Deal, once every seat is taken. The lock is held."""
        if self.row.status != "waiting" or not all(seat.came for seat in self.seats):
            return
        opening = replace(self.referee.opening(), at=self.means.clock())
        await self.append(opening, "playing")
        log.info("table-began", table=self.row.id, game=self.row.game, seats=self.row.seats)
        self.tell_info()
        self.tell_news()

    async def act(self, watcher: Watcher, message: Act) -> None:
        """Do what a socket's seat asks for, once, and acknowledge it when it is durable."""
        if watcher.seat is None:
            raise Denied("only-watching")
        left = self.means.clock() - watcher.lag.credit
        action = self.referee.game.decode_action(bytes(message.action))
        async with self.lock:
            await self._take_back(watcher.seat)
            seq = self._done.get((watcher.seat, message.id))
            if seq is not None:
                watcher.reply(Done(message.id, seq))
                return
            try:
                seq = (await self.enter(watcher.seat, action, message.at, message.id, left)).seq
            except Stale:  # unless it was done meanwhile, at another worker
                if (seq := self._done.get((watcher.seat, message.id))) is None:
                    raise
            watcher.reply(Done(message.id, seq))
            self.tell_played()

    async def _take_back(self, seat: Seat) -> None:
        """A bot keeps a seat warm: whoever owns it and acts has it back."""
        if self.seats[seat].kind == "bot":
            await self.put_seat(replace(self.seats[seat], kind="person", level=""))
            self.tell_info()

    async def play(self, seat: Seat, action: Any, at: Seq) -> None:
        """Do what a bot of the house chose."""
        async with self.lock:
            await self.enter(seat, action, at, "", self.means.clock())
            self.tell_played()

    async def enter(self, seat: Seat, action: Any, at: int, id: str, left: float) -> Entry:
        """Judge an action, write it and record it; what left its seat after the time is refused. The lock is held."""
        if self.row.status == "waiting":
            raise Illegal("game-has-not-begun")
        if self.row.status == "stopped":
            raise Corrupt("table-stopped")
        if self.over:
            raise Illegal("game-is-over")
        if self.paused:
            raise Illegal("table-is-paused")
        check_in_time(self.clock, left)
        behind = at < self.referee.last_move and not self.referee.game.at_once(self.referee.state)
        if at > self.seq or behind:
            raise Stale("table-has-moved-on", seq=self.seq)
        entry = self.referee.propose(seat, action, id, self.means.clock())
        try:
            await self.append(entry, "over" if isinstance(entry.events[-1], Unsealed) else None)
        except Stale:  # where people act at once, being a moment behind another worker is no refusal
            at_once = seat != HOUSE and self.referee.game.at_once(self.referee.state)
            if (seat, id) in self._done or not at_once:
                raise
            return await self.enter(seat, action, at, id, left)
        return entry

    async def append(self, entry: Entry, status: str | None = None, also: Sequence[Executable] = ()) -> None:
        """Write an entry and record it; `Stale` if another worker was faster. The lock is held."""
        try:
            timer = timer_after(self.row.id, self.referee, entry)
            await self.means.store.append(self.row.id, entry, status, (*timer, *also))
        except Stale:  # another writer won: what it wrote is the truth
            await self.others.catch_up()
            raise
        self.record(entry)
        self._counted.inc()
        self.others.tell(Moved(entry.seq))
        if status is not None:
            self.row = replace(self.row, status=status)

    def tell_played(self) -> None:
        """Tell everyone what was done, and that it is over if it is."""
        if self.over:
            log.info("table-over", table=self.row.id, game=self.row.game, moves=int(self.seq))
            self.on_over(self.row.id)
            self.tell_info()
        self.tell_news()

    def record(self, entry: Entry) -> None:
        """Take in an entry that is in the store."""
        self.referee.record(entry)
        if entry.id:
            self._done[entry.seat, entry.id] = entry.seq

    # phrases and help

    def say(self, watcher: Watcher, phrase: Phrase) -> None:
        """Let a seat say something to everyone here."""
        if watcher.seat is None:
            raise Denied("only-watching")
        self.phrases.say(watcher.seat, phrase, self.seq)
        self.others.tell(Said(watcher.seat, phrase))
        for other in self.watchers:
            other.owe("said")

    def hear_phrase(self, seat: Seat, phrase: Phrase) -> None:
        """Pass on what a seat said at another worker."""
        with suppress(Denied):
            self.phrases.say(seat, phrase, self.seq)
        for watcher in self.watchers:
            watcher.owe("said")

    def assistance(self, seat: Seat | None) -> bytes | None:
        """Return, encoded, the latest help for a seat, if the table has any and it is not outdated."""
        return self.assistant.latest(seat)
