"""Clocks that never go back, whatever is done to the machine's: a turn lasts as long as it lasts."""

from __future__ import annotations

import time
from collections.abc import Callable


class SteadyClock:
    """The machine's time, in seconds since 1970: it follows when set forward, and goes on when set back."""

    def __init__(self, wall: Callable[[], float] = time.time, ticks: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._ticks = wall, ticks
        self._last, self._ticked = wall(), ticks()

    def __call__(self) -> float:
        """Return the time."""
        ticked = self._ticks()
        self._last, self._ticked = max(self._wall(), self._last + ticked - self._ticked), ticked
        return self._last


class TableTime:
    """The time at one table: never before the last entry, though that was written by a clock ahead of this one."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._ahead = 0.0
        self._latest = 0.0

    def now(self) -> float:
        """Return the time at the table."""
        now = self._clock() + self._ahead
        if now < self._latest:
            self._ahead += self._latest - now
            now = self._latest
        self._latest = now
        return now

    @property
    def ahead(self) -> float:
        """How far it is ahead of this worker's own clock by now."""
        self.now()
        return self._ahead

    def was(self, at: float) -> None:
        """Something happened at this time: it is not earlier now."""
        self._latest = max(self._latest, at)
