"""Long work in small pieces, so that nobody waits for it: whatever grows with the length of a log is done here.

A thread would not help: it and the event loop want the same interpreter, and the loop would wait for its turn each time
it wakes up. So the work is a generator that stops wherever it may be put aside, and it is put aside after a moment; of
all such work in the house, one piece is done at a time, and only while the house has time left for those who play.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import Final, TypeVar

from cabinet_noir.server.clocks.reserve import Reserve

T = TypeVar("T")

LONGEST: Final = 0.001
"""Seconds after which work is put aside."""


class Slices:
    """Takes turns among all that is long."""

    def __init__(
        self,
        longest: float = LONGEST,
        clock: Callable[[], float] = time.perf_counter,
        reserve: Reserve | None = None,
    ) -> None:
        self._longest = longest
        self._clock = clock
        self._reserve = reserve or Reserve()
        self._turn = asyncio.Lock()

    async def do(self, work: Generator[None, None, T]) -> T:
        """Do all of it and return what it returns; whoever is cancelled stops it where it is."""
        while True:
            async with self._turn:
                await self._reserve.turn()
                until = self._clock() + self._longest
                try:
                    next(work)
                    while self._clock() < until:
                        next(work)
                except StopIteration as done:
                    found: T = done.value
                    return found
            await asyncio.sleep(0)

    async def room(self) -> None:
        """Wait until there is time for a piece of something that is long in other ways than by its length."""
        async with self._turn:
            await self._reserve.turn()
