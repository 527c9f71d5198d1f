"""So many at a time: who comes when all places are taken is asked to come again, and nobody queues without end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from cabinet_noir.server.protocol.refusals import Busy

COME_AGAIN: Final = 2
"""Seconds after which one may try again."""


class Places:
    """Places for one kind of work of this worker, and of those so many for one asker."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most, self._most_of_one = most, most_of_one
        self._taken: Counter[str] = Counter()

    @contextmanager
    def one(self, asker: str) -> Iterator[None]:
        """Take a place for a while, or be refused."""
        if self._taken.total() >= self._most or self._taken[asker] >= self._most_of_one:
            raise Busy("house-is-busy", seconds=COME_AGAIN)
        self._taken[asker] += 1
        try:
            yield
        finally:
            self._taken[asker] -= 1
            if not self._taken[asker]:
                del self._taken[asker]
