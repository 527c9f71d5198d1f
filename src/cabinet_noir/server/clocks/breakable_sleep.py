"""A sleep that can be broken off, without breaking off whoever sleeps."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class BreakableSleep:
    """One sleeper's sleep."""

    def __init__(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        self._sleep = sleep
        self._asleep: asyncio.Future[None] | None = None

    async def sleep(self, seconds: float) -> None:
        """Sleep for so long, unless woken."""
        asleep = self._asleep = asyncio.ensure_future(self._sleep(seconds))
        try:
            await asyncio.wait([asleep])
        finally:
            asleep.cancel()
            self._asleep = None

    @property
    def asleep(self) -> bool:
        """Is somebody asleep, and not called?"""
        return self._asleep is not None

    def wake(self) -> None:
        """End the sleep, if there is one."""
        if self._asleep is not None:
            self._asleep.cancel()
            self._asleep = None
