"""A part of every moment is kept for those who play, however much others ask for.

A move goes through several rounds of the event loop until everybody has seen it, and waits in each for all that is to
be done before it. A loop that is busy all the time makes it wait without end; one that is idle for a part of the time,
hardly. So whatever is not a move waits here until the loop has been idle for that part, counted since it last went on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

BUSY: Final = 0.16
"""The part of the time for which the loop may be busy while others are let in."""
LONGEST_WAIT: Final = 0.02
"""Seconds after which something is done for them all the same, however busy those who play keep the house."""


class Reserve:
    """Says how long to wait, so that the loop stays idle for a part of the time."""

    def __init__(
        self,
        worked: Callable[[], float] = time.thread_time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._worked, self._clock = worked, clock
        self._last_worked, self._last = worked(), clock()

    def wait(self) -> float:
        """Return the seconds until something may be done for those who do not play; 0 or less: now."""
        worked, since = self._worked() - self._last_worked, self._clock() - self._last
        return min(worked / BUSY, LONGEST_WAIT) - since

    def go_on(self) -> None:
        """Something is done for them: count from here."""
        self._last_worked, self._last = self._worked(), self._clock()

    async def turn(self) -> None:
        """Wait until something may be done, and go on with it."""
        if (wait := self.wait()) > 0:
            await asyncio.sleep(wait)
        self.go_on()
