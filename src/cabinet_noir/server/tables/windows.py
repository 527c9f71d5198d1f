"""What a seat is shown, ready to be sent: moves as told, and how things stand, encoded once for all who share it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

import msgspec
from msgspec import Raw

from cabinet_noir.core import Chain, Entry, Header, Seat, Seq
from cabinet_noir.server.clocks.told import clock_of
from cabinet_noir.server.protocol.tables import Move, News
from cabinet_noir.table import Eyes, Referee, as_seen, seen_chain

AnyReferee = Referee[Any, Any, Any, Any]

MOST_KEPT: Final = 4
"""News is kept for the few places in the log from which it is really asked for."""

_encode = msgspec.json.Encoder().encode


class LastMove:
    """The last entry as it was told to all who saw the same of it: it is put into words and bytes once."""

    __slots__ = ("_events", "_raw", "_seq")

    def __init__(self) -> None:
        self._seq, self._events, self._raw = Seq(-1), (), Raw()

    def of(self, referee: AnyReferee, entry: Entry, events: tuple[Any, ...]) -> Raw:
        """Return, encoded, a move of these events of an entry."""
        if entry.seq != self._seq or events != self._events:
            self._seq, self._events, self._raw = entry.seq, events, Raw(_encode(move(referee, entry, events)))
        return self._raw


def move_seen(referee: AnyReferee, entry: Entry, seat: Seat | None) -> Move:
    """Return an entry as a seat may see it, and as it is told to that seat."""
    return move(referee, entry, referee.seen(entry, seat))


def move(referee: AnyReferee, entry: Entry, events: tuple[Any, ...]) -> Move:
    """Return a move of these events of an entry."""
    return Move(entry.seq, entry.seat, events, tuple([line for event in events for line in referee.tell(event)]))


class Window(Eyes[Any, Any, Any, Any]):
    """A pair of eyes whose sights are kept encoded, for all the sockets that share them."""

    def __init__(
        self, referee: AnyReferee, seat: Seat | None, last_move: LastMove, header: Callable[[], Header | None]
    ) -> None:
        super().__init__(referee, seat)
        self._last_move = last_move
        self._header = header
        self._chain: Chain | None = None
        self._moves: list[Raw] = []
        self._news: dict[int, bytes] = {}

    def catch_up(self) -> Window:
        """Look at the entries that came since the last look."""
        for entry in self.unseen():
            self.take_in(entry)
        return self

    def catch_up_slowly(self) -> Generator[None, None, None]:
        """Look at one entry after the other, and be up to date with each."""
        while self.seq < self._referee.seq:
            self.take_in(self._referee.entries[self.seq + 1])
            yield

    def take_in(self, entry: Entry) -> tuple[Any, ...]:
        """Take in the next entry, and return what was seen of it."""
        seen = super().take_in(entry)
        self._moves.append(self._last_move.of(self._referee, entry, seen))
        self._link(as_seen(entry, seen))
        self._news.clear()
        return seen

    def _link(self, entry: Entry) -> None:
        """Take an entry into the chain of what these eyes were shown, at a table that has one."""
        if entry.seq == 0 and (header := self._header()) is not None:
            self._chain = seen_chain(header, self.seat)
        if self._chain is not None:
            self._chain.line(entry)

    def news(self, since: int) -> bytes:
        """Return, encoded, all moves after an entry and how things stand. Watchers of one mind share the bytes."""
        if since not in self._news:
            if len(self._news) >= MOST_KEPT:
                self._news.clear()
            self._news[since] = _encode(self._compose(since))
        return self._news[since]

    def _compose(self, since: int) -> News:
        referee, view = self._referee, self._course.state
        played = not referee.over
        plays = played and self.seat not in referee.table.forfeited
        acting = referee.game.to_act(view) if played else ()
        return News(
            since=Seq(since),
            seq=self.seq,
            moves=tuple(self._moves[since + 1 :]),  # type: ignore[arg-type]  # encoded once, when they were seen
            view=view,
            to_act=acting,
            offers=self.offers if plays and self.seat in acting else (),
            outcome=None if played else self.outcome,
            clock=clock_of(referee.table) if played else None,
            undo=referee.may_take_back(self.seat) if plays and self.seat is not None else None,
            head="" if self._chain is None else self._chain.head,
        )
