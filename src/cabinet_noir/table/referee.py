"""The referee: one table's full state, and the only place where full events exist together.

It judges (`propose` a game's action, `propose_act` a table's), records (`record`) and shows (`sight`, `seen`). It never
writes to disk and never waits: the server puts durability between proposing and recording; tests, simulations and the
terminal call `act`, which is both.
"""

from __future__ import annotations

from functools import reduce
from typing import Any, Final, Generic

import msgspec

from cabinet_noir.core import (
    HOUSE,
    Chance,
    Corrupt,
    Entry,
    Game,
    Header,
    Illegal,
    Line,
    Log,
    Refusal,
    Seat,
    Seq,
    Sight,
    mixed_seed,
    seal,
)
from cabinet_noir.core.game import A, E, O, S
from cabinet_noir.core.log import FORMAT

from . import rules, words
from .course import Course
from .types import (
    ENDS,
    HOUSE_KINDS,
    HOUSE_TAGS,
    Convened,
    HouseEvent,
    KeptSealed,
    Mixed,
    RanTooLong,
    Sealed,
    TableAct,
    TableState,
    Unsealed,
)

NOTHING: Final = (None, None, None)


class Referee(Generic[O, S, A, E]):
    """One table, from its deal to its end."""

    def __init__(
        self,
        game: Game[O, S, A, E],
        options: O,
        seats: int,
        seed: bytes,
        company: Convened | None = None,
        in_set: bool = False,
    ) -> None:
        """Set the table. Nothing is dealt yet: `open` does that, `resume` reads it from a log.

        `in_set`: other tables play this deal, too, and the seed is not opened here.
        """
        game.check_seats(seats)
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        """The house's part of the deal; all of it, where no seat gave one."""
        self.mixed: Mixed | None = Mixed()
        """What the seats gave; none: a deal of the time before they could."""
        self._mix: tuple[Mixed | None, bytes] = (None, seed)
        """What was given when it was last asked for, and the seed that follows from it: every move asks."""
        self.company = company or Convened(("",) * seats)
        """Who is to sit down, and what they agreed on; also for a log that does not say so itself."""
        self.entries: list[Entry] = []
        self.seq = Seq(-1)
        """The number of the last entry; -1 before the deal."""
        self.course: Course[O, S, A, E] = Course(game, options, seats)
        self.table = rules.start(seats, game.sides(options, seats), in_set)
        self.longest = rules.longest(game, options, seats)
        self._proposed: tuple[Entry | None, Any, TableState | None] = NOTHING
        """What was judged last and where it leads: if it is recorded next, it is not folded again."""

    @classmethod
    def open(
        cls, game: Game[O, S, A, E], options: O, seats: int, seed: bytes, company: Convened | None = None
    ) -> Referee[O, S, A, E]:
        """Set the table and deal."""
        referee = cls(game, options, seats, seed, company)
        referee.record(referee.opening())
        return referee

    @classmethod
    def resume(
        cls, game: Game[O, S, A, E], log: Log, seed: bytes, company: Convened | None = None
    ) -> Referee[O, S, A, E]:
        """Take up a table where its log ends."""
        if log.header.game != game.key:
            raise Corrupt("log-of-another-game", game=log.header.game, version=log.header.version)
        header, options = log.header, game.agreed(log.header.version, log.header.options)
        referee = cls(game, options, header.seats, seed, company, header.deal_set is not None)
        for entry in log.entries:
            referee.record(referee.typed(entry))
        return referee

    @property
    def state(self) -> S:
        """How the game stands."""
        return self.course.state

    @property
    def over(self) -> bool:
        """Has it ended, one way or another?"""
        return self.table.phase == "over"

    def may_take_back(self, seat: Seat) -> Seq | None:
        """Return the move a seat may take back, if there is one."""
        last = rules.may_take_back(self.table, seat)
        return None if last is None else last.entry

    # judging

    def opening(self, at: float = 0.0) -> Entry:
        """Return entry 0: the seal, the company, what the seats gave, and the deal that follows."""
        dealt = self.game.deal(self.options, self.seats, self._chance("deal"))
        mixed = () if self.mixed is None else (self.mixed,)
        return Entry(Seq(0), (Sealed(seal(self.seed)), self.company, *mixed, *dealt), at=at)

    @property
    def next_number(self) -> int:
        """The number by which the next move rolls: no pause rolls the dice anew."""
        return int(self.seq) + 1 if self.mixed is None else self.table.moves + 1

    def chance_of(self, number: int) -> Chance:
        """Return what a move rolls with."""
        return self._chance(f"move {number}")

    def _chance(self, label: str) -> Chance:
        mixed, seed = self._mix
        if mixed is not self.mixed:
            parts = () if self.mixed is None else self.mixed.parts
            seed = mixed_seed(self.seed, [bytes.fromhex(part) for part in parts])
            self._mix = (self.mixed, seed)
        return Chance(seed, label)

    def propose(self, seat: Seat, action: A, id: str = "", at: float = 0.0) -> Entry:
        """Judge an action of the game and return the entry it would make, or raise `Illegal`. Nothing changes."""
        game, state, table = self.game, self.state, self.table
        rules.check_playing(table)
        if table.paused is not None:
            raise Illegal("table-is-paused")
        at = max(at, table.at)
        running = table.clocks.running
        if seat == HOUSE and running is not None and 0.0 < at < running.due:
            raise Illegal("time-is-not-up")
        seq = Seq(self.seq + 1)
        events: tuple[Any, ...] = game.decide(state, seat, action, self.chance_of(self.next_number))
        if not events:
            raise Corrupt("action-without-event", seq=seq)
        after = state
        for event in events:
            after = game.fold(after, event)
        if game.outcome(after) is not None:
            events = (*events, self._end)
        entry = Entry(seq, self._with_the_end(events), seat, action, id, at)
        self._proposed = (entry, after, None)
        return entry

    def propose_act(self, seat: Seat, act: TableAct, at: float = 0.0) -> Entry | None:
        """Judge an act at the table and return its entry, or raise. None: things are so already. Nothing changes."""
        at = max(at, self.table.at)
        events = rules.decide(self.game, self.table, seat, act, at)
        if not events:
            return None
        if rules.ends(events[-1]):
            events = (*events, self._end)
        return Entry(Seq(self.seq + 1), self._with_the_end(events), seat, act=act, at=at)

    def _with_the_end(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return an entry's events: the longest log ends with it, without loss."""
        entries = len(self.entries) + 1
        if entries < self.longest or type(events[-1]) in ENDS:
            return events
        return (*events, RanTooLong(entries), self._end)

    @property
    def _end(self) -> Unsealed | KeptSealed:
        """What the last entry ends with."""
        return KeptSealed() if self.table.in_set else Unsealed(self.seed.hex())

    def foresee(self, entry: Entry) -> TableState:
        """Return how the table will stand once a judged entry is recorded; a turn taken back is still as it is now."""
        proposed, after, table = self._proposed
        if entry is not proposed:
            played = (event for event in entry.events if type(event) not in HOUSE_KINDS)
            return rules.fold(self.game, self.table, entry, reduce(self.game.fold, played, self.state))
        table = table or rules.fold(self.game, self.table, entry, after)
        self._proposed = (proposed, after, table)
        return table

    # recording

    def record(self, entry: Entry) -> None:
        """Take a judged entry into the log and fold it."""
        if entry.seq != self.seq + 1:
            raise Corrupt("log-gap", line=int(entry.seq) + 2, expected=int(self.seq + 1), found=int(entry.seq))
        _, after, table = self._proposed if entry is self._proposed[0] else NOTHING
        self._proposed = NOTHING
        self.course.add(entry.seq, entry.events, after)
        self.entries.append(entry)
        self.seq = entry.seq
        if entry.seq == 0:
            self.mixed = next((event for event in entry.events if isinstance(event, Mixed)), None)
            if not any(isinstance(event, Convened) for event in entry.events):
                self.table = rules.fold_event(self.table, self.company, entry.at)
        self.table = table or rules.fold(self.game, self.table, entry, self.state)

    def act(self, seat: Seat, action: A) -> Entry:
        """Judge and record at once."""
        entry = self.propose(seat, action)
        self.record(entry)
        return entry

    def typed(self, entry: Entry) -> Entry:
        """Return an entry read from JSON with its action and events as the game's own types; links are its file's."""
        try:
            action = None if entry.action is None else self.game.decode_action(entry.action)
            act = None if entry.act is None else msgspec.convert(entry.act, type=TableAct)
            events = tuple(self._event(event) for event in entry.events)
        except (Refusal, msgspec.MsgspecError) as error:
            raise Corrupt("unreadable-entry", seq=entry.seq, detail=str(error)) from None
        return msgspec.structs.replace(entry, action=action, act=act, events=events, prev="")

    def _event(self, raw: Any) -> Any:
        kind = HouseEvent if isinstance(raw, dict) and str(raw.get("t")) in HOUSE_TAGS else self.game.event
        return msgspec.convert(raw, type=kind)

    # showing

    def seen(self, entry: Entry, seat: Seat | None) -> tuple[E | HouseEvent, ...]:
        """Return what a seat may see of an entry. A secret leaves the house here or nowhere."""
        shown: list[E | HouseEvent] = []
        for event in entry.events:
            visible = event if type(event) in HOUSE_KINDS else self.game.see(event, seat)
            if visible is not None:
                shown.append(visible)
        return tuple(shown)

    def tell(self, event: E | HouseEvent) -> tuple[Line, ...]:
        """Return what is said about an event, of the game or of the house."""
        if type(event) in HOUSE_KINDS:
            return words.tell(event)  # type: ignore[arg-type]  # every event of the house is a `HouseEvent`
        return self.game.tell(event)  # type: ignore[arg-type]  # what is none of the house is the game's

    def sight(self, seat: Seat | None, upto: Seq | None = None) -> Sight[S, E]:
        """Return all that a seat has been shown, up to an entry (by default the last)."""
        course = Course(self.game, self.options, self.seats)
        for entry in self.entries if upto is None else self.entries[: upto + 1]:
            course.add(entry.seq, self.seen(entry, seat))
        return course.sight(seat)

    def header(self, **more: Any) -> Header:
        """Return the header of this table's log, in the format it was begun in."""
        agreed = self.game.agreement(self.options)
        return Header(self.game.key, self.options.rules, self.seats, agreed, self._format(), **more)

    def _format(self) -> int:
        """Return a log's format by its deal: the first did not name who sat down, the second not what they gave."""
        if self.mixed is not None:
            return FORMAT
        return 2 if any(isinstance(event, Convened) for event in self.entries[0].events) else 1
