"""How far away a socket is, as the house measures it: what was sent just before time ran out may arrive so much later.

A pong carries a probe, and the page echoes it at once. A page that echoes late, or never, gains no more than the bound.
"""

from __future__ import annotations

from collections import deque
from statistics import median
from typing import Final

MOST_CREDIT: Final = 0.3
"""Seconds that anybody may be behind, however slow the connection, however little the page can be trusted."""
TRIPS_KEPT: Final = 5


class Lag:
    """The round trips of one socket, in seconds."""

    def __init__(self) -> None:
        self._probe = 0
        self._sent: float | None = None
        self._trips: deque[float] = deque(maxlen=TRIPS_KEPT)

    def probe(self, now: float) -> int:
        """Begin a measurement, and return the number to be echoed."""
        self._probe += 1
        self._sent = now
        return self._probe

    def echoed(self, probe: int, now: float) -> None:
        """End it. Echoes of other numbers, and second echoes, say nothing."""
        if probe == self._probe and self._sent is not None:
            self._trips.append(max(0.0, now - self._sent))
            self._sent = None

    @property
    def credit(self) -> float:
        """Half of the usual round trip: what a word needs from there to here."""
        return min(MOST_CREDIT, median(self._trips) / 2) if self._trips else 0.0
