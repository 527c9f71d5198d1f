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
        while self._take_the_next():
            pass
        return self

    def catch_up_slowly(self) -> Generator[None, None, None]:
        """Look at one entry after the other, and be up to date with each."""
        while self._take_the_next():
            yield

    def _take_the_next(self) -> bool:
        """Look at one entry more. False: there is none."""
        looked_at = self.look_on()
        if looked_at is None:
            return False
        entry, seen = looked_at
        self._moves.append(self._last_move.of(self._referee, entry, seen))
        self._link(as_seen(entry, seen))
        self._news.clear()
        return True

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
        referee, view = self._referee, self.view
        played = not referee.over
        plays = played and self.seat not in referee.table.forfeited
        return News(
            since=Seq(since),
            seq=self.seq,
            moves=tuple(self._moves[since + 1 :]),  # type: ignore[arg-type]  # encoded once, when they were seen
            view=view,
            to_act=referee.game.to_act(view) if played else (),
            offers=self.offers if plays else (),
            outcome=self.outcome,
            clock=clock_of(referee.table) if played else None,
            undo=referee.may_take_back(self.seat) if plays and self.seat is not None else None,
            head="" if self._chain is None else self._chain.head,
        )
