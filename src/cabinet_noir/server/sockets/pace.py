"""How fast one socket is read."""

from __future__ import annotations

from collections.abc import Callable

from cabinet_noir.server.people.limits import Limit


class Pace:
    """How fast one socket is read. Whoever talks faster than anybody types is not refused, but read more slowly."""

    def __init__(self, limit: Limit | None, clock: Callable[[], float]) -> None:
        self._limit = limit
        self._clock = clock
        self._due = 0.0

    def count(self) -> float:
        """Count a message, and return how many seconds to wait before the next one is read."""
        if self._limit is None:
            return 0.0
        now = self._clock()
        self._due = max(self._due, now) + self._limit.every
        return max(0.0, self._due - now - self._limit.burst * self._limit.every)
