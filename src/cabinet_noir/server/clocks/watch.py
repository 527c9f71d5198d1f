"""A watch: one task of a table that mostly sleeps, is woken when something has changed, and stops with the house."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

from .breakable_sleep import BreakableSleep


class Watch:
    """Keeps one task, and its sleep."""

    def __init__(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        self._sleep = BreakableSleep(sleep)
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Is something being waited for, or done?"""
        return self._under_way

    @property
    def at_rest(self) -> bool:
        """Is it asleep, or has it nothing to do?"""
        return not self._under_way or self._sleep.asleep

    @property
    def _under_way(self) -> bool:
        return self._task is not None and not self._task.done()

    def begin(self, keeping: Coroutine[None, None, None]) -> None:
        """Begin what is kept from now on; only where nothing is."""
        self._task = asyncio.create_task(keeping)

    async def stop(self) -> None:
        """Break off whatever is under way: the house is closing."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
