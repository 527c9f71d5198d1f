"""Who is connected to a table, here or at another worker, and since when everybody else is not."""

from __future__ import annotations

from collections.abc import Callable, Collection

from cabinet_noir.core import Seat
from cabinet_noir.table import TableState, Vote, left, standing_votes


class Absences:
    """Since when each person is away, as far as this worker knows: at the longest, since it knows the table."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._since: dict[Seat, float] = {}

    def look(self, people: Collection[Seat], present: Collection[Seat]) -> None:
        """Take in who is here."""
        self._since = {seat: self._since.get(seat, self._now()) for seat in people if seat not in present}

    def since(self, seat: Seat) -> float | None:
        """Return since when somebody is away; None: they are not."""
        return self._since.get(seat)

    def left(self, table: TableState) -> dict[Seat, float]:
        """Return from when on the others may choose about each seat that was left, or will be out of time.

        Where everybody has gone, nobody was left.
        """
        all_gone = len(self._since) >= len(table.people)
        dues = {seat: left(table, seat, None if all_gone else self.since(seat)) for seat in sorted(table.people)}
        return {seat: due for seat, due in dues.items() if due is not None}

    def votes(self, table: TableState) -> tuple[Vote, ...]:
        """Return all choices that count now."""
        counted = {about: standing_votes(table, about, self.since(about)) for about in table.people}
        return tuple(vote for vote in table.votes if counted.get(vote.about, {}).get(vote.seat) == vote.choice)
