"""The clock of a table: which one runs, and when it falls due, read off its log.

A deadline starts at the entry that brought it, and while the table is paused it stands still. Nothing is remembered
beside the log: whoever reads it, after whatever crash, knows the same moment.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from cabinet_noir.core import Deadline, Entry, Seq
from cabinet_noir.server.protocol.tables import Clock
from cabinet_noir.table import OfTheHouse, Paused, Resumed, Unsealed

if TYPE_CHECKING:
    from cabinet_noir.server.tables.windows import AnyReferee


class Running(Struct, frozen=True):
    """A clock, in seconds since 1970."""

    deadline: Deadline
    wound_up: Seq
    due: float
    paused: float | None = None
    """Since when it stands still."""

    @property
    def id(self) -> str:
        """The name of its `time_up`: of all who would say it, one can."""
        return f"time-up-{self.wound_up}"

    def told(self) -> Clock:
        """Return the clock as everyone is told of it."""
        paused = None if self.paused is None else _ms(self.paused)
        lasts = _ms(self.deadline.seconds)
        return Clock(self.deadline.mark, _ms(self.due), lasts, self.deadline.seats, paused)


def running(referee: AnyReferee) -> Running | None:
    """Return the clock that runs at a table now."""
    deadline = referee.deadline
    return None if deadline is None else _read(deadline, referee.entries[referee.wound_up :])


def running_after(referee: AnyReferee, entry: Entry) -> Running | None:
    """Return the clock that will run once an entry is recorded."""
    game, state = referee.game, referee.state
    if isinstance(entry.events[-1], Unsealed):
        return None
    for event in entry.events:
        if not isinstance(event, OfTheHouse):
            state = game.fold(state, event)
    deadline = game.deadline(state)
    if deadline is None:
        return None
    return _read(deadline, [*referee.entries[referee.wound_up :], entry] if deadline == referee.deadline else [entry])


def _read(deadline: Deadline, entries: list[Entry]) -> Running:
    """Read a clock off the entries since it was wound up."""
    stood_still, paused = _pauses(entries)
    return Running(deadline, entries[0].seq, entries[0].at + deadline.seconds + stood_still, paused)


def _pauses(entries: Iterable[Entry]) -> tuple[float, float | None]:
    """Return how long the table stood still, and since when it does again."""
    stood_still, since = 0.0, None
    for entry in entries:
        for event in entry.events:
            if isinstance(event, Paused):
                since = entry.at
            elif isinstance(event, Resumed) and since is not None:
                stood_still, since = stood_still + entry.at - since, None
    return stood_still, since


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
