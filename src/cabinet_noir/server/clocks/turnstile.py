"""Those who play go first: whoever else asks for something is let in one by one, and only so many in a moment.

What is asked by HTTP, and a socket's first word, waits here while the house is busy; where it is not, that is no time
at all. Addresses take turns: a crowd from one place makes only itself wait.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from .reserve import Reserve

MOST_WAITING: Final = 64
"""Who may wait from one address; whoever comes then is asked to come again."""


class Turnstile:
    """Lets one in after the other."""

    def __init__(self, reserve: Reserve) -> None:
        self._reserve = reserve
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By address; the first address is the next."""
        self._turning = False

    async def enter(self, address: str) -> bool:
        """Wait for one's turn. False: too many wait from there."""
        if not self._turning and self._reserve.wait() <= 0:
            self._reserve.go_on()
            return True
        waiting = self._waiting.setdefault(address, deque())
        if len(waiting) >= MOST_WAITING:
            return False
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        waiting.append(turn)
        if not self._turning:
            self._turning = True
            loop.call_soon(self._turn)
        await turn
        return True

    def _turn(self) -> None:
        """Let the next one in who is still there, as soon as there is room for it."""
        loop = asyncio.get_running_loop()
        if (wait := self._reserve.wait()) > 0:
            loop.call_later(wait, self._turn)
            return
        while self._waiting:
            address = next(iter(self._waiting))
            waiting = self._waiting.pop(address)
            turn = waiting.popleft()
            if waiting:
                self._waiting[address] = waiting  # behind all the others
            if not turn.done():
                self._reserve.go_on()
                turn.set_result(None)
                loop.call_soon(self._turn)
                return
        self._turning = False
