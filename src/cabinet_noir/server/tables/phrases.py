"""What is said at a table: a few set phrases, kept for whoever is there and for nobody else.

They are no part of the game: never in its log, its replays or its exports, and gone when the table is forgotten.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from cabinet_noir.core import Seat, Seq
from cabinet_noir.server.people.limits import Tally
from cabinet_noir.server.protocol.tables import Phrase, Said

KEPT: Final = 24


class Phrases:
    """The last phrases said at one table, numbered, so that a slow reader hears each of them once."""

    def __init__(self, limits: Tally | None = None) -> None:
        self._limits = limits or Tally()
        self._said: deque[Said] = deque(maxlen=KEPT)
        self.count = 0

    def say(self, seat: Seat, phrase: Phrase, seq: Seq) -> None:
        """Add a phrase; refuse a seat that says too much."""
        self._limits.take("phrases", str(seat))
        self.count += 1
        self._said.append(Said(self.count, seat, phrase, seq))

    def after(self, number: int) -> list[Said]:
        """Return what was said after this number, as far as it is kept."""
        return [said for said in self._said if said.number > number]
