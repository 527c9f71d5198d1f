"""A table as the server holds it: a cache of its log, the sockets around it, and the one door for actions.

The store has the truth. Here an action is judged, made durable, recorded, acknowledged and shown, in that order,
one at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog
from msgspec.structs import replace

from cabinet_noir.core import (
    HOUSE,
    Corrupt,
    Denied,
    Entry,
    Illegal,
    Log,
    Outcome,
    Referee,
    Seat,
    Seq,
    Stale,
    Unsealed,
)
from cabinet_noir.store import Note, SeatRow, TableRow

from .assistant import Assistant
from .clock import Running, running
from .driver import Driver
from .eyes import AnyReferee, Window
from .info import header_of, table_info
from .keys import seat_of
from .looking import seat_lending
from .means import Means
from .pause import pause_follows, standing
from .phrases import Phrases
from .protocol import Act, Done, Phrase, TableInfo, Welcome
from .timekeeper import Timekeeper, check_in_time, timer_after
from .watcher import Watcher

log = structlog.get_logger()

MOST_NOTES = 512


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
        self.phrases = Phrases()
        self.on_over: Callable[[str], None] = lambda _table: None
        self._notes: dict[int, dict[str, str]] = {}
        self._take_up(referee)

    def _take_up(self, referee: AnyReferee) -> None:
        self.referee = referee
        self._eyes: dict[Seat | None, Window] = {}
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
        busy = self.driver.busy or self.assistant.busy or self.timekeeper.busy
        return not (self.watchers or self.lock.locked() or busy)

    @property
    def clock(self) -> Running | None:
        """The clock that is running."""
        return running(self.referee)

    @property
    def paused(self) -> bool:
        """Does the table stand still?"""
        return standing(self.referee.interludes).paused

    def eyes(self, seat: Seat | None) -> Window:
        """Return a seat's eyes, up to date."""
        if seat not in self._eyes:
            self._eyes[seat] = Window(self.referee, seat)
        return self._eyes[seat].catch_up()

    def outcome(self) -> Outcome | None:
        """How it ended, for everyone to know."""
        return self.eyes(None).outcome if self.over else None

    def present(self) -> set[int]:
        """Return the seats whose people are here."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    def info(self) -> TableInfo:
        """Return the table as everyone sees it."""
        info = table_info(self.row, self.seats, self.present(), self.seq, self.outcome())
        pause = standing(self.referee.interludes)
        return replace(info, paused=pause.paused, pause_wished=tuple(sorted(pause.wishes)))

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
            lending = seat_lending(token, self.seats)
            row = None if lending is not None else self.seat_proved_by(token, person)
            if row is not None and not row.came:
                await self.put_seat(replace(row, came=True))
            seat = None if row is None else Seat(row.seat)
            notes = {} if seat is None else dict(await self.notes(seat))
            was_present = self.present()
            watcher.table, watcher.seat, watcher.eyes = self, seat, seat if lending is None else lending
            watcher.heard = self.phrases.count
            self.watchers.add(watcher)
            watcher.reply(self.welcome(watcher, notes))
            if self.seq >= 0:
                watcher.owe_news_since(since, self.seq)
                watcher.owe("assist")
            if self.present() != was_present:
                self.tell_info(but=watcher)
            await self.begin_if_full()
        self._wake()

    def welcome(self, watcher: Watcher, notes: dict[str, str]) -> Welcome:
        """Return what a socket is told first."""
        return Welcome(watcher.seat, self.info(), notes, round(self.means.clock() * 1000), watcher.eyes)

    def leave(self, watcher: Watcher) -> None:
        """A socket has gone."""
        was_present = self.present()
        self.watchers.discard(watcher)
        if self.present() != was_present:
            self.tell_info()

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
        """Change a seat, durably."""
        await self.means.store.put_seat(self.row.id, seat)
        self.seats[seat.seat] = seat

    # the door for actions

    async def begin_if_full(self) -> None:
        """Deal, once every seat is taken. The lock is held."""
        if self.row.status != "waiting" or not all(seat.came for seat in self.seats):
            return
        opening = replace(self.referee.opening(), at=self.means.clock())
        await self._append(opening, "playing")
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
            seq = self._done.get((watcher.seat, message.id))
            if seq is not None:
                watcher.reply(Done(message.id, seq))
                return
            entry = await self._play(watcher.seat, action, message.at, message.id, left)
            watcher.reply(Done(message.id, entry.seq))
            self._tell_played()

    async def play(self, seat: Seat, action: Any, at: Seq) -> None:
        """Do what a bot of the house chose."""
        async with self.lock:
            await self._play(seat, action, at, "", self.means.clock())
            self._tell_played()

    async def time_up(self, clock: Running) -> None:
        """Let the house say that a clock has run out; of all workers that would, one can."""
        async with self.lock:
            if self.clock == clock and self.row.status == "playing":
                action = self.referee.game.action_of("time_up", {})
                with suppress(Stale):  # said elsewhere, or something came in between: look again
                    await self._play(HOUSE, action, self.seq, clock.id, clock.due)
                self._tell_played()

    async def pause(self, watcher: Watcher, wish: bool) -> None:
        """Hear whether a seat wishes a pause; a paused table goes on as soon as anyone says so."""
        if watcher.seat is None:
            raise Denied("only-watching")
        async with self.lock:
            if self.clock is None:
                raise Illegal("nothing-to-pause")
            while events := pause_follows(self.referee.interludes, watcher.seat, wish, self.present()):
                with suppress(Stale):  # something happened at another worker: look again
                    await self._append(self.referee.interlude(events, watcher.seat, self.means.clock()), None)
                    break
            self.tell_info()
            self.tell_news()

    async def _play(self, seat: Seat, action: Any, at: int, id: str, left: float) -> Entry:
        """Judge, write and record. What left its seat after the time is refused."""
        if self.row.status == "waiting":
            raise Illegal("game-has-not-begun")
        if self.row.status == "stopped":
            raise Corrupt("table-stopped")
        check_in_time(self.clock, left)
        behind = at < self.referee.last_move and not self.referee.game.at_once(self.referee.state)
        if at > self.seq or behind:
            raise Stale("table-has-moved-on", seq=self.seq)
        entry = self.referee.propose(seat, action, id, self.means.clock())
        await self._append(entry, "over" if isinstance(entry.events[-1], Unsealed) else None)
        return entry

    async def _append(self, entry: Entry, status: str | None) -> None:
        try:
            timer = timer_after(self.row.id, self.referee, entry)
            await self.means.store.append(self.row.id, entry, status, timer)
        except Stale:  # another writer won: what it wrote is the truth
            await self._reload()
            raise
        self.referee.record(entry)
        if entry.id:
            self._done[entry.seat, entry.id] = entry.seq
        if status is not None:
            self.row = replace(self.row, status=status)

    def _tell_played(self) -> None:
        if self.over:
            log.info("table-over", table=self.row.id, game=self.row.game, moves=int(self.seq))
            self.on_over(self.row.id)
            self.tell_info()
        self.tell_news()

    async def _reload(self) -> None:
        row = await self.means.store.table(self.row.id)
        assert row is not None
        self.row = row
        self.seats = await self.means.store.seats(row.id)
        entries = tuple(await self.means.store.log(row.id))
        header = header_of(self.referee, row, self.seats, "all")
        self._take_up(Referee.resume(self.referee.game, Log(header, entries), row.seed))

    # notes, phrases and help

    async def notes(self, seat: Seat) -> dict[str, str]:
        """Return a seat's notes as they now stand."""
        if seat not in self._notes:
            written = await self.means.store.notes(self.row.id, seat)
            self._notes[seat] = {note.key: note.value for note in written if note.value}
        return self._notes[seat]

    async def note(self, watcher: Watcher, key: str, value: str) -> None:
        """Keep a note, and show it on all devices of its seat."""
        if watcher.seat is None:
            raise Denied("only-watching")
        async with self.lock:
            notes = await self.notes(watcher.seat)
            if key not in notes and len(notes) >= MOST_NOTES:
                raise Denied("too-many-notes", most=MOST_NOTES)
            await self.means.store.put_note(self.row.id, watcher.seat, Note(key=key, at_seq=self.seq, value=value))
            notes[key] = value
            if not value:
                del notes[key]
        for other in self.watchers:
            if other.seat == watcher.seat:
                other.owe_note(key, value)
        self.assistant.notes_changed(watcher.seat)

    def say(self, watcher: Watcher, phrase: Phrase) -> None:
        """Let a seat say something to everyone here."""
        if watcher.seat is None:
            raise Denied("only-watching")
        self.phrases.say(watcher.seat, phrase, self.seq)
        for other in self.watchers:
            other.owe("said")

    def assistance(self, seat: Seat | None) -> bytes | None:
        """Return, encoded, the latest help for a seat, if the table has any and it is not outdated."""
        return self.assistant.latest(seat)
