"""The clock of a table whose game has none: so long a turn, and for the whole game a bank for slower ones.

Like the game's own clocks it is read off the log: a turn lasts from the entry that brought it to the entry that ends
it, and a pause takes none of it. Nothing is lost when time is out: from then on the others may choose about the seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cabinet_noir.core import Denied, Entry, Game, Illegal, Malformed, Seat, Seq, Stale, never
from cabinet_noir.server.protocol.tables import Clock, NewTable, TurnClock
from cabinet_noir.server.tables.pause import MOST_INTERLUDES
from cabinet_noir.table import Granted, OfTheHouse, Paused, Resumed, TakenBack

if TYPE_CHECKING:
    from cabinet_noir.server.tables.table import Table
    from cabinet_noir.server.tables.windows import AnyReferee

BY_DAYS: Final = 12 * 3600
"""From so long a turn on, people come and go: being away is no leaving."""


class Turns:
    """What each seat has used of its time, kept up to date entry by entry. All times are seconds."""

    def __init__(self, referee: AnyReferee, agreed: TurnClock) -> None:
        self.agreed = agreed
        self._referee = referee
        self._begin()

    def _begin(self) -> None:
        referee = self._referee
        self._state = referee.game.start(referee.options, referee.seats)
        self._read = 0
        self._began: dict[Seat, float] = {}
        self._banks = [float(self.agreed.bank)] * referee.seats
        self._paused: float | None = None
        self._mark = Seq(0)

    def catch_up(self) -> Turns:
        """Read the entries that came since the last look; all of them again, if one was taken back.

        Then it is as if that move had never been: its seat's turn goes on, and the time the next one had is forgiven.
        """
        entries = self._referee.entries
        if any(isinstance(event, TakenBack) for entry in entries[self._read :] for event in entry.events):
            self._begin()
        for entry in entries[self._read :]:
            if not self._referee.took_back(entry.seq):
                self._take(entry)
            self._read += 1
        return self

    def due(self) -> dict[Seat, float]:
        """Return when each seat whose turn it is runs out of time, as things stand."""
        return {seat: began + self.agreed.turn + self._banks[seat] for seat, began in self._began.items()}

    def told(self) -> Clock | None:
        """Return the clock as everyone is told of it: the one that runs out first."""
        if not self._began:
            return None
        due = self.due()
        first = min(due, key=lambda seat: (due[seat], seat))
        lasts = due[first] - self._began[first]
        paused = None if self._paused is None else _ms(self._paused)
        banks = tuple(map(_ms, self._banks))
        return Clock(int(self._mark), _ms(due[first]), _ms(lasts), tuple(sorted(due)), paused, banks)

    def _take(self, entry: Entry) -> None:
        for event in entry.events:
            match event:
                case Paused():
                    self._paused = entry.at
                case Resumed():
                    self._resume(entry.at)
                case Granted():
                    self._banks[event.about] += event.seconds
                case _ if not isinstance(event, OfTheHouse):
                    self._state = self._referee.game.fold(self._state, event)
        self._pass_on(frozenset(self._referee.game.to_act(self._state)), entry)

    def _resume(self, now: float) -> None:
        stood_still = 0.0 if self._paused is None else now - self._paused
        self._began = {seat: began + stood_still for seat, began in self._began.items()}
        self._paused = None

    def _pass_on(self, acting: frozenset[Seat], entry: Entry) -> None:
        """End the turns that are over, take what they used beyond their time off the bank, and begin the next."""
        for seat in self._began.keys() - acting:
            over = entry.at - self._began.pop(seat) - self.agreed.turn
            self._banks[seat] = max(0.0, self._banks[seat] - max(0.0, over))
            self._mark = entry.seq
        for seat in acting - self._began.keys():
            self._began[seat] = entry.at
            self._mark = entry.seq


def check_clock(game: Game[Any, Any, Any, Any], asked: NewTable) -> None:
    """Refuse a clock for a game that has its own."""
    if asked.clock is not None and game.deadline is not never:
        raise Malformed("game-has-a-clock")


def _ms(seconds: float) -> int:
    return round(seconds * 1000)


async def grant(table: Table, seat: Seat | None, about: Seat) -> None:
    """Give somebody else another turn's time."""
    if seat is None:
        raise Denied("only-watching")
    async with table.lock:
        while True:
            turns = table.turns
            if turns is None or about == seat or about not in turns.catch_up().due():
                raise Illegal("no-time-to-give")
            if len(table.referee.interludes) >= MOST_INTERLUDES:
                raise Denied("too-many-pauses", most=MOST_INTERLUDES)
            try:
                events = (Granted(seat, about, turns.agreed.turn),)
                await table.append(table.referee.interlude(events, seat, table.means.clock()))
            except Stale:  # something happened at another worker: look again
                continue
            table.tell_info()
            table.tell_news()
            return
