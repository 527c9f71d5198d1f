"""One pair of eyes at a table: what a seat, or a spectator, has been shown so far, kept up to date entry by entry.

Everything here is folded from seen events; the referee's state is never looked at. Servers, arenas and terminals give
each seat its eyes, and bots and the deduction the sight they make.
"""

from __future__ import annotations

from typing import Generic

from cabinet_noir.core import Entry, Offer, Outcome, Seat, Seq, Sight
from cabinet_noir.core.game import A, E, O, S

from . import rules
from .course import Course
from .referee import Referee
from .types import HouseEvent


class Eyes(Generic[O, S, A, E]):
    """What a seat (None: a spectator) has been shown, without folding anything twice."""

    def __init__(self, referee: Referee[O, S, A, E], seat: Seat | None) -> None:
        self.seat = seat
        self._referee = referee
        self._course = Course(referee.game, referee.options, referee.seats)

    @property
    def view(self) -> S:
        """How things stand, for these eyes."""
        return self._course.state

    @property
    def seq(self) -> Seq:
        """The last entry these eyes have seen; -1 before the deal."""
        return Seq(len(self._course.past) - 1)

    def look(self) -> list[tuple[Entry, tuple[E | HouseEvent, ...]]]:
        """Take in every entry since the last look, and return each with what was seen of it."""
        return [(entry, self.take_in(entry)) for entry in self.unseen()]

    def unseen(self) -> list[Entry]:
        """Return every entry since the last look."""
        return self._referee.entries[len(self._course.past) :]

    def take_in(self, entry: Entry) -> tuple[E | HouseEvent, ...]:
        """Take in the next entry, and return what was seen of it."""
        seen = self._referee.seen(entry, self.seat)
        self._course.add(entry.seq, seen)
        return seen

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What this seat may do now, as far as its own eyes can tell."""
        return self._course.offers(self.seat)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, as far as these eyes can tell."""
        return rules.outcome(self._referee.table, self._referee.game.outcome(self.view))

    def sight(self) -> Sight[S, E]:
        """Look, and return all that was shown: the same as `Referee.sight`."""
        self.look()
        return self.so_far()

    def so_far(self) -> Sight[S, E]:
        """Return all that was taken in, without looking further."""
        return self._course.sight(self.seat)
