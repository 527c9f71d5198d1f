"""A table as the server holds it: a cache of its log, the sockets around it, and the one door into its log.

The store has the truth. Whatever is done here, in the game or at the table, is judged, made durable, recorded,
acknowledged and shown, in that order, one at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Final

import structlog
from msgspec.structs import replace
from sqlalchemy import Executable

from cabinet_noir.core import HOUSE, Corrupt, Denied, Entry, Illegal, Outcome, Seat, Seq, Stale
from cabinet_noir.review import Knowing, Reviewed
from cabinet_noir.server.clocks.lag import MOST_CREDIT
from cabinet_noir.server.clocks.steady import TableTime
from cabinet_noir.server.clocks.timekeeper import Timekeeper
from cabinet_noir.server.people.keys import seat_of
from cabinet_noir.server.people.rating import check_device
from cabinet_noir.server.protocol.from_page import Act
from cabinet_noir.server.protocol.tables import Done, Phrase, TableInfo, Welcome
from cabinet_noir.server.workers.bus import Changed, Moved, PhraseSaid
from cabinet_noir.store import SeatRow, TableRow, header_of_log
from cabinet_noir.table import ComeBack, Course, Running, TableAct, TableState, WeighWishes, outcome
from cabinet_noir.table.rules import check_not_left

from . import proof
from .assistant import Assistant
from .dealing import Dealing, everybody_sits, mixed_from, unopened
from .driver import Driver
from .info import table_info, with_standing, with_ways_out
from .notes import Notes
from .other_workers import OtherWorkers
from .phrases import Phrases
from .reasons import Reasons
from .resources import Resources
from .rows import company, consequences, in_step
from .seats.leavers import Leavers
from .seats.presence import Absences
from .seats.shoulder import close_eyes, right_to, seat_lending
from .watcher import Watcher
from .windows import AnyReferee, LastMove, Window
from .withheld import check_may_look

log = structlog.get_logger()

UNFINISHED: Final = ("waiting", "playing")
SEEN_AT_ONCE: Final = 32
"""How many entries a window may be behind without anybody noticing that it catches up."""


class Table:
    """One table, live."""

    def __init__(self, resources: Resources, row: TableRow, seats: list[SeatRow], referee: AnyReferee) -> None:
        self.resources = resources
        self.row = row
        self.seats = seats
        self.referee = referee
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.time = TableTime(resources.clock)
        self.time.was(referee.table.at)
        self.driver = Driver(self)
        self.assistant = Assistant(self)
        self.timekeeper = Timekeeper(self, resources.sleep)
        self.dealing = Dealing(self)
        self.absences = Absences(self.time)
        self.leavers = Leavers(self)
        self.phrases = Phrases()
        self.other_workers = OtherWorkers(self)
        self.notes = Notes(self)
        self.reasons = Reasons(self)
        self.on_over: Callable[[str], None] = lambda _table: None
        self.on_turn: Callable[[Table, Collection[Seat]], None] = lambda _table, _seats: None
        self._counted = resources.metrics.moves.labels(row.game)
        self._windows: dict[Seat | None, Window] = {}
        self.bookmarks: dict[str, Course[Any, Any, Any, Any]] = {}
        """Where each pair of eyes that reads the game again stopped reading."""
        self.hindsight: dict[int, Knowing] = {}
        """What each seat could know, once it is over and somebody has asked."""
        self.reviews: dict[int, Reviewed] = {}
        """What every step was worth to each seat, likewise."""
        self._last_move = LastMove()
        self._done = {(entry.seat, entry.id): entry.seq for entry in referee.entries if entry.id}

    # how it stands

    @property
    def name(self) -> str:
        """Its id, for the house's own log."""
        return self.row.id

    @property
    def seq(self) -> Seq:
        """The last entry; -1 before the deal."""
        return self.referee.seq

    @property
    def standing(self) -> TableState:
        """How the table itself stands, folded from its log."""
        return self.referee.table

    @property
    def playing(self) -> bool:
        """Has it been dealt, is it not over, and was it not stopped?"""
        return self.row.status == "playing"

    @property
    def going_on(self) -> bool:
        """Can something be done in the game now?"""
        return self.playing and self.standing.paused is None

    @property
    def over(self) -> bool:
        """Has the game ended, so that everything may be shown?"""
        return self.row.status == "over"

    @property
    def idle(self) -> bool:
        """Could this table be forgotten until somebody asks for it again?"""
        keepers = (self.driver, self.assistant, self.reasons, self.timekeeper, self.dealing, self.leavers)
        busy = self.other_workers.busy or any(keeper.busy for keeper in keepers)
        return not (self.watchers or self.lock.locked() or busy)

    @property
    def weight(self) -> int:
        """How many entries it holds, counted once for each pair of eyes that has looked at them."""
        return len(self.referee.entries) * (1 + len(self._windows) + len(self.bookmarks))

    @property
    def at_rest(self) -> bool:
        """Does nothing happen here before time passes, or somebody comes?"""
        keepers = (self.timekeeper, self.dealing, self.driver, self.assistant, self.leavers)
        return all(keeper.at_rest for keeper in keepers)

    @property
    def dial(self) -> str:
        """How much the house helps now: as was agreed, until somebody has turned the dial."""
        return self.standing.dial or self.row.assist

    @property
    def has_bots(self) -> bool:
        """Does a bot play here?"""
        return any(self.standing.bots)

    @property
    def running(self) -> Running | None:
        """The game's clock that runs now; none while the table stands still."""
        running = self.referee.table.clocks.running
        return running if running is not None and self.going_on else None

    def now(self) -> float:
        """Return the time at this table, which never goes back."""
        return self.time.now()

    def window(self, seat: Seat | None) -> Window:
        """Return what a seat sees, up to date."""
        return self._window(seat).catch_up()

    def is_far_behind(self, seat: Seat | None) -> bool:
        """Would somebody notice that a pair of eyes catches up?"""
        return self.referee.seq - self._window(seat).seq > SEEN_AT_ONCE

    async def open_window(self, seat: Seat | None) -> None:
        """Let a pair of eyes that comes late to a long game see it all, without making anybody else wait."""
        if self.is_far_behind(seat):
            await self.resources.slices.do(self._window(seat).catch_up_slowly())

    def _window(self, seat: Seat | None) -> Window:
        window = self._windows.get(seat)
        if window is None:
            window = Window(self.referee, seat, self._last_move, lambda: proof.read(self.row.header))
            self._windows[seat] = window
        return window

    def outcome(self) -> Outcome | None:
        """How it ended, for everyone to know: once it is over, nothing is hidden."""
        return outcome(self.standing, self.referee.game.outcome(self.referee.state)) if self.over else None

    def here(self) -> set[Seat]:
        """Return the seats whose people are connected to this worker."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    def present(self) -> set[Seat]:
        """Return the seats whose people are connected, to whichever worker."""
        return self.here() | self.other_workers.present()

    def info(self) -> TableInfo:
        """Return the table as everyone sees it."""
        info = table_info(self.row, self.seats, self.present(), self.seq, self.outcome())
        if self.row.rated:
            info = replace(info, grace=self.standing.grace if self.playing else self.resources.grace)
        if not self.playing:
            looked_at = self.over and not self.row.withheld
            return replace(info, reviewed=looked_at and self.referee.game.worth is not None)
        self.look_who_is_here()
        standing = self.standing
        info = with_standing(info, standing, self.absences.left(standing), self.absences.votes(standing))
        return with_ways_out(info, self.referee.game, standing, self.dial)

    def look_who_is_here(self) -> None:
        """Take in who is away."""
        self.absences.look(self.standing.people if self.playing else (), self.present())

    def seat_proved_by(self, token: str, person: str = "") -> SeatRow | None:
        """Return the seat of a token, or without one of a known person, or None; refuse a token that is nobody's."""
        if not token:
            return next((seat for seat in self.seats if person and seat.person == person), None)
        seat = seat_of(token, self.seats)
        if seat is None:
            raise Denied("unknown-token")
        return seat

    async def seat_known_by(self, token: str, person: str = "") -> SeatRow | None:
        """Return the seat of a token as `seat_proved_by` does; one given at another worker may not be known here yet.

        The lock is held.
        """
        if self.resources.bus.reaches and not self._knows(token):
            await self.other_workers.catch_up()
        return self.seat_proved_by(token, person)

    # who comes and goes

    async def arrive(
        self,
        watcher: Watcher,
        token: str,
        since: int,
        person: str = "",
        device: str = "",
        pledge: str = "",
        covered: bool = False,
    ) -> None:
        """Let a socket in: welcome it, then tell it all that it has not seen."""
        async with self.lock:
            if self.resources.bus.reaches and (since > self.seq or not self._knows(token)):
                await self.other_workers.catch_up()  # they come from a worker whose word has not come yet
            await check_may_look(self, token, person)
            lending = seat_lending(token, self.seats)
            seat = None if lending is not None else await self._sit_down(token, person, device, pledge)
            if seat is not None:
                await self._come_back(seat)
            notes = {} if seat is None or covered else dict(await self.notes.of(seat))
            was_present, were_here = self.present(), self.here()
            watcher.table, watcher.seat, watcher.sees_as = self, seat, seat if lending is None else lending
            if covered and seat is not None:
                watcher.cover()
            watcher.heard, watcher.right = self.phrases.count, right_to(watcher, self.seats)
            self.watchers.add(watcher)
            watcher.reply(self.welcome(watcher, notes))
            if self.seq >= 0:
                watcher.owe_news_since(since, self.seq)
                watcher.owe("assist")
            if self.present() != was_present:
                self.tell_info(but=watcher)
            if self.here() != were_here:
                self.other_workers.tell_who_is_here()
                await self.leavers.attend()
            await self.begin_if_full()
        self._wake()

    async def _sit_down(self, token: str, person: str, device: str, pledge: str) -> Seat | None:
        """Return the seat of whoever comes; one that was held for them is theirs from now on.

        Until everybody sits, whoever has not pledged a part of the deal may do so.
        """
        pledge = "" if self.row.set_id else pledge  # a deal that several tables play is the house's alone
        while (row := self.seat_proved_by(token, person)) is not None:
            check_device(self.row.rated and not self.over, self.seats, row.seat, person, device)
            if not self._is_new(row, pledge):
                break
            await self.change_seat(row, replace(row, came=True, pledge=row.pledge or pledge), self.row.status)
        return None if row is None else Seat(row.seat)

    def _knows(self, token: str) -> bool:
        return not token or seat_of(token, self.seats) is not None or seat_lending(token, self.seats) is not None

    def _is_new(self, row: SeatRow, pledge: str) -> bool:
        pledges = pledge and not row.pledge and self.row.status == "waiting" and not everybody_sits(self.seats)
        comes = not row.came and self.row.status in UNFINISHED  # a board may have begun without them
        return bool(comes or pledges)

    async def _come_back(self, seat: Seat) -> None:
        """A bot keeps a seat warm: whoever owns it and comes, or acts, has it back."""
        if self.playing and seat in self.standing.stand_ins:
            await self._do(seat, ComeBack)

    def welcome(self, watcher: Watcher, notes: dict[str, str]) -> Welcome:
        """Return what a socket is told first."""
        return Welcome(
            watcher.seat, self.info(), notes, round(self.now() * 1000), watcher.sees_as, self.resources.build()
        )

    def leave(self, watcher: Watcher) -> None:
        """A socket has gone."""
        was_present, were_here = self.present(), self.here()
        self.watchers.discard(watcher)
        if self.present() != was_present:
            self.look_who_is_here()
            self.leavers.wake()
            self.tell_info()
        if self.here() != were_here:
            self.other_workers.tell_who_is_here()

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
        self.leavers.wake()
        self.assistant.wake()
        self.driver.wake()

    async def change_seat(self, before: SeatRow, after: SeatRow, while_status: str | None = None) -> bool:
        """Change a seat that still is as it was seen, durably. False: it is not, and was read again.

        The lock is held.
        """
        changed = await self.resources.store.change_seat(self.row.id, before, after, while_status)
        return await self._seat_changed(after, changed)

    async def claim_seat(self, before: SeatRow, after: SeatRow) -> bool:
        """Give a free seat away, durably. False: it cannot be given so any more, and all was read again.

        The lock is held.
        """
        return await self._seat_changed(after, await self.resources.store.claim_seat(self.row.id, before, after))

    async def _seat_changed(self, after: SeatRow, changed: bool) -> bool:
        """Keep a seat that was changed, or read all of them again. Return whether it was."""
        if changed:
            self.seats[after.seat] = after
            self.other_workers.tell(Changed())
        else:
            await self.other_workers.catch_up()
        return changed

    async def vacate(self, before: SeatRow) -> bool:
        """Free a seat, durably, while others are still waited for; whoever had it watches. The lock is held.

        False: the seat is not as it was seen, or the company is complete; it was read again.
        """
        after = SeatRow(seat=before.seat)
        vacated = await self.resources.store.vacate(self.row.id, before, after)
        if vacated:
            self.seats[after.seat] = after
            self.other_workers.tell(Changed())
            close_eyes(self)
            self.tell_info()
        else:
            await self.other_workers.catch_up()
        return vacated

    # the one door into the log

    async def begin_if_full(self, without_absent: bool = False) -> None:
        """Deal, once every seat is taken and every part of the deal opened or given up. The lock is held.

        `without_absent`: a board of a set waits no longer for who has not come.
        """
        if self.row.status != "waiting" or not (without_absent or everybody_sits(self.seats)):
            return
        if self.resources.bus.reaches:  # a seat may have been freed at another worker, before this company was complete
            await self.other_workers.catch_up()
            if self.row.status != "waiting" or not (without_absent or everybody_sits(self.seats)):
                return
        if unopened(self.seats):
            self.dealing.wait()
            return
        self.referee.company = company(self.row, self.seats, self.resources.grace)
        self.referee.mixed = mixed_from(self.seats)
        header = proof.written(await proof.chained_header(self.resources.store, self.referee, self.row, self.seats))
        with suppress(Stale):  # it was dealt at another worker, and has been read
            await self._append(self.referee.opening(self.now()), header_of_log(self.row.id, header))
            self.row = replace(self.row, header=header)
            log.info("table-began", table=self.row.id, game=self.row.game, seats=self.row.seats)
        self.tell_info()
        self.tell_news()

    async def act(self, seat: Seat | None, message: Act, credit: float = 0.0) -> Done:
        """Do what a seat asks for in the game, once, and return the acknowledgement when it is durable.

        `credit` is how long it was on its way.
        """
        if seat is None:
            raise Denied("only-watching")
        left = self.now() - credit
        action = self.referee.game.decode_action(bytes(message.action))
        async with self.lock:
            standing = self.standing
            check_not_left(standing, seat)
            if seat in standing.stand_ins:
                await self._come_back(seat)
            seq = self._done.get((seat, message.id))
            if seq is not None:
                return Done(message.id, seq)
            try:
                seq = (await self._enter(seat, action, message.at, message.id, left)).seq
            except Stale:  # unless it was done meanwhile, at another worker
                if (seq := self._done.get((seat, message.id))) is None:
                    raise
            self._tell_done()
            return Done(message.id, seq)

    async def do(self, seat: Seat | None, act: Callable[[], TableAct]) -> None:
        """Do what a seat asks for at the table; `act` says what, as things stand when it is judged."""
        if seat is None:
            raise Denied("only-watching")
        async with self.lock:
            await self._do(seat, act)

    async def _do(self, seat: Seat, act: Callable[[], TableAct]) -> None:
        """Judge an act at the table, write it and record it, and tell everyone. The lock is held."""
        self._check_not_stopped()
        while (entry := self.referee.propose_act(seat, act(), self.now())) is not None:
            people = self.standing.people
            with suppress(Stale):  # something happened at another worker: look again
                await self._append(entry)
                self.tell_info()
                self._tell_done()
                if self.standing.people < people:  # whoever is left may be all who wish a pause
                    await self._weigh_wishes()
                return

    async def play(self, seat: Seat, action: Any, at: Seq) -> None:
        """Do what a bot of the house chose, unless whoever it played for is back."""
        async with self.lock:
            await self._enter(seat, action, at, "", self.now())
            self._tell_done()

    async def time_is_up(self, running: Running) -> None:
        """Say that a clock has run out; of all workers that would, one can."""
        async with self.lock:
            if self.running != running:
                return
            with suppress(Stale):  # said elsewhere, or something came in between: look again
                await self._enter(HOUSE, self.referee.game.action_of("time_up", {}), self.seq, running.id, running.due)
            self._tell_done()

    async def weigh_wishes(self) -> None:
        """Somebody has gone: perhaps all who are still here wish a pause."""
        async with self.lock:
            await self._weigh_wishes()

    async def _weigh_wishes(self) -> None:
        """Pause, if all who are asked wish it. The lock is held."""
        if self.going_on and self.standing.wishes:
            await self._do(HOUSE, lambda: WeighWishes(self.listed()))

    def listed(self) -> tuple[Seat, ...]:
        """Return who is present, in order: what an act carries along."""
        return tuple(sorted(self.present()))

    def credit(self, running: Running) -> float:
        """Return how long to wait for what left in time: the largest credit among those whom the clock hurries.

        A person without a socket here may have one at another worker, which knows how far away they are.
        """
        people = [seat for seat in running.deadline.seats if seat in self.standing.people]
        near = ([other.lag.credit for other in self.watchers if other.seat == seat] for seat in people)
        return max((max(credits, default=MOST_CREDIT) for credits in near), default=0.0)

    async def _enter(self, seat: Seat, action: Any, at: int, id: str, left: float) -> Entry:
        """Judge an action, write it and record it; what left its seat after the time is refused. The lock is held.

        Only what people and the house do has an `id`.
        """
        self._check_not_stopped()
        self._check_who_plays(seat, bool(id))
        referee, running = self.referee, self.running
        if running is not None and left > running.due:
            raise Illegal("time-is-up")
        behind = at < referee.table.last_move and not referee.game.at_once(referee.state)
        if (behind or at > referee.seq) and referee.table.phase == "playing":
            raise Stale("table-has-moved-on", seq=referee.seq)
        entry = referee.propose(seat, action, id, self.now())
        try:
            await self._append(entry)
        except Stale:  # where people act at once, being a moment behind another worker is no refusal
            at_once = seat != HOUSE and self.referee.game.at_once(self.referee.state)
            if (seat, id) in self._done or not at_once:
                raise
            return await self._enter(seat, action, at, id, left)
        return entry

    def _check_who_plays(self, seat: Seat, person: bool) -> None:
        """Refuse a bot for a seat that is its owner's again, and the owner of one that a bot plays meanwhile."""
        if seat != HOUSE and self.playing and bool(self.standing.bots[seat]) == person:
            raise Stale("table-has-moved-on", seq=self.seq)

    def _check_not_stopped(self) -> None:
        if self.row.status == "stopped":
            raise Corrupt("table-stopped")

    async def _append(self, entry: Entry, *more: Executable) -> None:
        """Write an entry and record it; `Stale` if another worker was faster. The lock is held."""
        status, also = consequences(self.row, self.referee, entry)
        signature = ""
        if status == "over":
            signature, signed = await proof.signature_of(self.resources.store, self.resources.slices, self.row, entry)
            more = (*more, *signed)
        try:
            await self.resources.store.append(self.row.id, entry, status, (*also, *more))
        except Stale:  # another writer won: what it wrote is the truth
            await self.other_workers.catch_up()
            raise
        before = self.standing.clocks
        self.record(entry)
        after = self.standing.clocks
        if after is not before and (begun := after.began.keys() - before.began):
            self.on_turn(self, begun)
        if signature:
            self.row = replace(self.row, signature=signature)
        self._counted.inc()
        self.other_workers.tell(Moved(entry.seq))

    def record(self, entry: Entry) -> None:
        """Take in an entry that is in the store, and with it what it says of the table's row and seats."""
        self.referee.record(entry)
        self.time.was(entry.at)
        if entry.id:
            self._done[entry.seat, entry.id] = entry.seq
        if entry.action is None or self.referee.over:
            self.row, self.seats = in_step(self.row, self.seats, entry, self.standing)

    def _tell_done(self) -> None:
        """Tell everyone what was done, and that it is over if it is."""
        if self.over:
            log.info("table-over", table=self.row.id, game=self.row.game, moves=int(self.seq))
            self.on_over(self.row.id)
            self.tell_info()
        self.tell_news()

    # phrases and help

    def say(self, watcher: Watcher, phrase: Phrase) -> None:
        """Let a seat say something to everyone here."""
        if watcher.seat is None:
            raise Denied("only-watching")
        self.phrases.say(watcher.seat, phrase, self.seq)
        self.other_workers.tell(PhraseSaid(watcher.seat, phrase))
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
