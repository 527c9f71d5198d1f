"""A bell: somebody waits until it was rung. It is `asyncio.Event` for one waiter, who knows the loop already.

A socket's writer waits once for every message. The standard event looks up the running loop each time, with a call to
the system; that alone was a thirtieth of a busy worker's time.
"""

from __future__ import annotations

import asyncio


class Signal:
    """Rung or not; only one may wait for it."""

    __slots__ = ("_loop", "_rung", "_waiting")

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._rung = False
        self._waiting: asyncio.Future[None] | None = None

    @property
    def rung(self) -> bool:
        """Was it rung since somebody last heard it?"""
        return self._rung

    def ring(self) -> None:
        """Wake whoever waits; whoever comes later need not wait."""
        if not self._rung:
            self._rung = True
            if self._waiting is not None and not self._waiting.done():
                self._waiting.set_result(None)

    async def heard(self) -> None:
        """Wait until it was rung. Afterwards it is silent again."""
        if not self._rung:
            self._waiting = self._loop.create_future()
            await self._waiting
        self._rung = False
