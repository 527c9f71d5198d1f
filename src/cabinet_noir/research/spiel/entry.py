"""Entries of a game's log, with what each seat has seen up to them; and a glance at one, for whoever is to act.

What a seat is told is folded from what `see` lets it see, only once somebody asks, and never twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cabinet_noir.core import Offer, Seat, Seq

from .table import Left, Table

Past = tuple[tuple[Seq, tuple[Any, ...]], ...]


class Entry:
    """An entry of the log: what was done and drawn, its events, the state after it; and what each seat saw so far."""

    __slots__ = ("action", "before", "drawn", "events", "looks", "seq", "state")

    def __init__(
        self, before: Entry | None, action: Any, drawn: Left, events: tuple[Any, ...], state: Any, seats: int
    ) -> None:
        self.before = before
        self.action = action
        self.drawn = drawn
        self.events = events
        self.state = state
        self.seq: Seq = Seq(0 if before is None else before.seq + 1)
        self.looks: list[tuple[Any, Past] | None] = [None] * (seats + 1)
        """Seat by seat what it saw so far, once somebody asked; spectators come last."""

    def look(self, table: Table, seat: int) -> tuple[Any, Past]:
        """Return a seat's view, and all it was shown; beyond the seats, a spectator's. Nothing is folded twice."""
        found = self.looks[seat]
        if found is not None:
            return found
        unseen = [self]
        while (last := unseen[-1].before) is not None and last.looks[seat] is None:
            unseen.append(last)
        found = (table.empty, ()) if last is None else last.looks[seat]
        assert found is not None
        view, past = found
        see, fold, eyes = table.game.see, table.game.fold, table.eyes(seat)
        for entry in reversed(unseen):
            seen = [see(event, eyes) for event in entry.events]
            for event in seen:
                if event is not None:
                    view = fold(view, event)
            past = (*past, (entry.seq, tuple(event for event in seen if event is not None)))
            entry.looks[seat] = found = view, past
        return found

    def all(self) -> list[Entry]:
        """Return every entry up to this one, the deal first."""
        found = [self]
        while (before := found[-1].before) is not None:
            found.append(before)
        return found[::-1]


class Glance:
    """A sight of whoever is to act that is folded only where somebody looks further than at the offers.

    The offers are the referee's: that they are the same in all worlds a seat cannot tell apart is a law of the house.
    """

    __slots__ = ("_entry", "_table", "offers", "seat", "seats", "seq")

    def __init__(self, table: Table, entry: Entry, seat: int) -> None:
        self._table = table
        self._entry = entry
        self.seat = seat
        self.seats = table.seats
        self.seq = entry.seq
        self.offers: tuple[Offer, ...] = table.game.offers(entry.state, Seat(seat))

    @property
    def view(self) -> Any:
        """How things stand, for this seat."""
        return self._entry.look(self._table, self.seat)[0]

    @property
    def past(self) -> Past:
        """All it was shown."""
        return self._entry.look(self._table, self.seat)[1]

    @property
    def events(self) -> Iterator[Any]:
        """Every seen event, oldest first."""
        return (event for _, events in self.past for event in events)
