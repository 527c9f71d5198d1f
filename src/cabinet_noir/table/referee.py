"""The referee: one table's full state, and the only place where full events exist together.

It judges (`propose`), records (`record`) and shows (`sight`, `seen`). It never writes to disk and never waits: the
server puts durability between `propose` and `record`; tests, simulations and the terminal call `act`, which is both.
"""

from __future__ import annotations

from typing import Any, Final, Generic

import msgspec

from cabinet_noir.core.chance import Chance, seal
from cabinet_noir.core.errors import Corrupt, Illegal, Refusal
from cabinet_noir.core.game import A, Deadline, E, Game, Line, O, S, Seat, Seq, Sight
from cabinet_noir.core.log import Entry, Header, Log, plain

from .course import Course
from .interlude import HOUSE_TAGS, HouseEvent, Interlude, OfTheHouse, Sealed, TakenBack, Unsealed, tell_interlude

NOTHING: Final = (None, None)


class Referee(Generic[O, S, A, E]):
    """One table, from its deal to its end."""

    def __init__(self, game: Game[O, S, A, E], options: O, seats: int, seed: bytes) -> None:
        """Set the table. Nothing is dealt yet: `open` does that, `resume` reads it from a log."""
        game.check_seats(seats)
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.state: S = game.start(options, seats)
        self.entries: list[Entry] = []
        self.interludes: list[Interlude] = []
        self.last_move = Seq(0)
        """The last entry that changed the game itself: other interludes make nobody's view of it old."""
        self._taken_back: frozenset[Seq] = frozenset()
        self._proposed: tuple[Entry | None, Any] = NOTHING
        """What was judged last and where it leads: if it is recorded next, it is not folded again."""
        self.deadline: Deadline | None = None
        self.wound_up = Seq(0)
        """The entry that brought the deadline."""

    @classmethod
    def open(cls, game: Game[O, S, A, E], options: O, seats: int, seed: bytes) -> Referee[O, S, A, E]:
        """Set the table and deal."""
        referee = cls(game, options, seats, seed)
        referee.record(referee.opening())
        return referee

    @classmethod
    def resume(cls, game: Game[O, S, A, E], log: Log, seed: bytes) -> Referee[O, S, A, E]:
        """Take up a table where its log ends."""
        if log.header.game != game.key or log.header.version != game.version:
            raise Corrupt("log-of-another-game", game=log.header.game, version=log.header.version)
        referee = cls(game, game.decode_options(log.header.options), log.header.seats, seed)
        for entry in log.entries:
            referee.record(referee.typed(entry))
        return referee

    @property
    def seq(self) -> Seq:
        """The number of the last entry; -1 before the deal."""
        return Seq(len(self.entries) - 1)

    def took_back(self, seq: Seq) -> bool:
        """Was this entry taken back?"""
        return seq in self._taken_back

    def may_take_back(self, seat: Seat) -> Seq | None:
        """Return the move a seat may take back: the last one that counts, its own, which told nobody anything.

        A move that wound up a clock stands: taking it back would win time.
        """
        for last in reversed(self.entries):
            if last.action is not None and last.seq not in self._taken_back:
                break
        else:
            return None
        mine = last.seat == seat and last.seq != self.wound_up
        return last.seq if mine and all(isinstance(event, self.game.mere_choices) for event in last.events) else None

    def opening(self) -> Entry:
        """Return entry 0: the seal and the deal."""
        dealt = self.game.deal(self.options, self.seats, Chance(self.seed, "deal"))
        return Entry(Seq(0), (Sealed(seal(self.seed)), *dealt))

    def propose(self, seat: Seat, action: A, id: str = "", at: float = 0.0) -> Entry:
        """Judge an action and return the entry it would make, or raise `Illegal`. Nothing changes."""
        seq = Seq(self.seq + 1)
        if self.game.outcome(self.state) is not None:
            raise Illegal("game-is-over")
        events: tuple[Any, ...] = self.game.decide(self.state, seat, action, Chance(self.seed, f"move {seq}"))
        after = self.state
        for event in events:
            after = self.game.fold(after, event)
        if self.game.outcome(after) is not None:
            events = (*events, Unsealed(self.seed.hex()))
        entry = Entry(seq, events, seat, action, id, at)
        self._proposed = (entry, after)
        return entry

    def interlude(self, events: tuple[HouseEvent, ...], seat: Seat, at: float = 0.0) -> Entry:
        """Return the entry of something that happens at the table and not in the game. Nothing changes."""
        return Entry(Seq(self.seq + 1), events, seat, at=at)

    def record(self, entry: Entry) -> None:
        """Take a judged entry into the log and fold it."""
        if entry.seq != self.seq + 1:
            raise Corrupt("log-gap", expected=self.seq + 1, found=entry.seq)
        proposed, state = self._proposed
        self._proposed = NOTHING
        self.state = state if proposed is entry else self._folded(entry)
        self.entries.append(entry)
        if entry.action is not None or _undoes(entry):
            self.last_move = entry.seq
        deadline = self.game.deadline(self.state)
        if deadline != self.deadline:  # an equal one is the same clock, still running
            self.deadline, self.wound_up = deadline, entry.seq

    def _folded(self, entry: Entry) -> S:
        """Return the state after an entry, and remember what the house did in it."""
        state = self.state
        for event in entry.events:
            if not isinstance(event, OfTheHouse):
                state = self.game.fold(state, event)
            elif isinstance(event, Interlude):
                self.interludes.append(event)
                if isinstance(event, TakenBack):
                    state = self._without(event.entry)
        return state

    def _without(self, taken_back: Seq) -> S:
        """Return the state as if an entry had never been. Nothing is kept for it: the log is folded again."""
        self._taken_back |= {taken_back}
        counting = (entry for entry in self.entries if entry.seq not in self._taken_back)
        events = (event for entry in counting for event in entry.events if not isinstance(event, OfTheHouse))
        return self.game.view(self.options, self.seats, events)

    def act(self, seat: Seat, action: A) -> Entry:
        """Judge and record at once."""
        entry = self.propose(seat, action)
        self.record(entry)
        return entry

    def typed(self, entry: Entry) -> Entry:
        """Return an entry read from JSON with its action and events as the game's own types."""
        try:
            action = None if entry.action is None else self.game.decode_action(entry.action)
            events = tuple(self._event(event) for event in entry.events)
        except (Refusal, msgspec.MsgspecError) as error:
            raise Corrupt("unreadable-entry", seq=entry.seq, detail=str(error)) from None
        return msgspec.structs.replace(entry, action=action, events=events)

    def _event(self, raw: Any) -> Any:
        kind = HouseEvent if isinstance(raw, dict) and str(raw.get("t")) in HOUSE_TAGS else self.game.event
        return msgspec.convert(raw, type=kind)

    def seen(self, entry: Entry, seat: Seat | None) -> tuple[E | HouseEvent, ...]:
        """Return what a seat may see of an entry. A secret leaves the house here or nowhere."""
        shown: list[E | HouseEvent] = []
        for event in entry.events:
            visible = event if isinstance(event, OfTheHouse) else self.game.see(event, seat)
            if visible is not None:
                shown.append(visible)  # type: ignore[arg-type]  # every event of the house is a `HouseEvent`
        return tuple(shown)

    def tell(self, event: E | HouseEvent) -> tuple[Line, ...]:
        """Return what is said about an event, of the game or of the house."""
        if not isinstance(event, OfTheHouse):
            return self.game.tell(event)
        return tell_interlude(event) if isinstance(event, Interlude) else ()

    def sight(self, seat: Seat | None, upto: Seq | None = None) -> Sight[S, E]:
        """Return all that a seat has been shown, up to an entry (by default the last)."""
        course = Course(self.game, self.options, self.seats)
        for entry in self.entries if upto is None else self.entries[: upto + 1]:
            course.add(entry.seq, self.seen(entry, seat))
        return course.sight(seat)

    def header(self, **more: Any) -> Header:
        """Return the header of this table's log."""
        return Header(self.game.key, self.game.version, self.seats, plain(self.options), **more)


def _undoes(entry: Entry) -> bool:
    return any(isinstance(event, TakenBack) for event in entry.events)
