"""Who is connected to a table, here or at another worker, and since when everybody else is not."""

from __future__ import annotations

from collections.abc import Collection

from cabinet_noir.core import Seat
from cabinet_noir.server.clocks.steady import TableTime
from cabinet_noir.table import TableState, Vote, left, standing_votes


class Absences:
    """Since when each person is away, as far as this worker knows: at the longest, since it knows the table.

    It is kept by this worker's own clock: where another one's is ahead, the time at the table leaps, and nobody was
    away for longer by that.
    """

    def __init__(self, time: TableTime) -> None:
        self._time = time
        self._since: dict[Seat, float] = {}

    def look(self, people: Collection[Seat], present: Collection[Seat]) -> None:
        """Take in who is here. Where everybody has gone nobody is waited for: that begins when somebody comes back."""
        away = [seat for seat in people if seat not in present]
        now = self._time.now() - self._time.ahead
        self._since = {} if len(away) == len(people) else {seat: self._since.get(seat, now) for seat in away}

    def was_seen(self, seat: Seat, at: float) -> None:
        """Somebody was seen at another worker as late as this, by the time at the table."""
        if seat in self._since:
            self._since[seat] = max(self._since[seat], at - self._time.ahead)

    def since(self, seat: Seat) -> float | None:
        """Return since when somebody is away, by the time at the table; None: they are not."""
        since = self._since.get(seat)
        return None if since is None else since + self._time.ahead

    def left(self, table: TableState) -> dict[Seat, float]:
        """Return from when on each seat is left, or will be out of time."""
        dues = {seat: left(table, seat, self.since(seat)) for seat in sorted(table.people)}
        return {seat: due for seat, due in dues.items() if due is not None}

    def votes(self, table: TableState) -> tuple[Vote, ...]:
        """Return all choices that count now."""
        counted = {about: standing_votes(table, about, self.since(about)) for about in table.people}
        return tuple(vote for vote in table.votes if counted.get(vote.about, {}).get(vote.seat) == vote.choice)
