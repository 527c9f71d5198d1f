"""One pair of eyes at a table: what a seat, or a spectator, has been shown so far.

Everything here is folded from seen events, entry by entry as they come; the referee's state is never looked at.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw

from cabinet_noir.core import Entry, HouseEvent, Offer, Outcome, Referee, Seat, Seq, Sight

from .protocol import Move, News

AnyReferee = Referee[Any, Any, Any, Any]

MOST_KEPT: Final = 4
"""News is kept for the few places in the log from which it is really asked for."""

_encode = msgspec.json.Encoder().encode


def move_seen(referee: AnyReferee, entry: Entry, seat: Seat | None) -> Move:
    """Return an entry as a seat may see it, and as it is told to that seat."""
    return told(referee, entry, referee.seen(entry, seat))


def told(referee: AnyReferee, entry: Entry, events: tuple[Any, ...]) -> Move:
    """Return a move of these events of an entry."""
    lines = (line for event in events if not isinstance(event, HouseEvent) for line in referee.game.tell(event))
    return Move(entry.seq, entry.seat, events, tuple(lines))


def of_the_game(events: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the events that are folded: all but the house's own."""
    return tuple(event for event in events if not isinstance(event, HouseEvent))


class Eyes:
    """What a seat (None: a spectator) has been shown, kept up to date without folding anything twice."""

    def __init__(self, referee: AnyReferee, seat: Seat | None) -> None:
        self.seat = seat
        self.view: Any = referee.game.start(referee.options, referee.seats)
        self._referee = referee
        self._past: list[tuple[Seq, tuple[Any, ...]]] = []
        self._moves: list[Raw] = []
        self._news: dict[int, bytes] = {}

    @property
    def seq(self) -> Seq:
        """The last entry these eyes have seen; -1 before the deal."""
        return Seq(len(self._past) - 1)

    def catch_up(self) -> Eyes:
        """Look at the entries that came since the last look."""
        for entry in self._referee.entries[len(self._past) :]:
            move = move_seen(self._referee, entry, self.seat)
            events = of_the_game(move.events)
            for event in events:
                self.view = self._referee.game.fold(self.view, event)
            self._past.append((entry.seq, events))
            self._moves.append(Raw(_encode(move)))
            self._news.clear()
        return self

    def news(self, since: int) -> bytes:
        """Return, encoded, all moves after an entry and how things stand. Watchers of one mind share the bytes."""
        if since not in self._news:
            if len(self._news) >= MOST_KEPT:
                self._news.clear()
            self._news[since] = _encode(self._compose(since))
        return self._news[since]

    def _compose(self, since: int) -> News:
        return News(
            since=Seq(since),
            seq=self.seq,
            moves=tuple(self._moves[since + 1 :]),  # type: ignore[arg-type]  # encoded once, when they were seen
            view=self.view,
            to_act=self._referee.game.to_act(self.view),
            offers=self.offers,
            outcome=self.outcome,
        )

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What this seat may do now, as far as its own eyes can tell."""
        game = self._referee.game
        if self.seat is None or self.seat not in game.to_act(self.view):
            return ()
        return game.offers(self.view, self.seat)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, as far as these eyes can tell."""
        return self._referee.game.outcome(self.view)

    def sight(self) -> Sight[Any, Any]:
        """Return what bots and the deduction engine are given."""
        return Sight(self.seat, self._referee.seats, self.seq, self.view, tuple(self._past), self.offers)
