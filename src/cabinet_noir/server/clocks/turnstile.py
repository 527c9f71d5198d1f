"""Those who play go first: whoever else asks for something is let in one by one, and only so many in a moment.

What is asked by HTTP, a socket's first word and whatever it says that is no move wait here while the house is busy;
where it is not, that is no time at all. Of all who wait, the one goes next from whose address least was asked lately: a
crowd from one place makes only itself wait, and a newcomer hardly at all.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import Final

from .reserve import Reserve

MOST_WAITING: Final = 64
"""Who may wait from one address; whoever comes then is asked to come again."""
FORGOTTEN_AFTER: Final = 10.0
"""Seconds in which an address has half of what it asked forgotten."""


class Turnstile:
    """Lets one in after the other."""

    def __init__(self, reserve: Reserve) -> None:
        self._reserve = reserve
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By address."""
        self._let_in: Counter[str] = Counter()
        """How often somebody from an address was let in lately."""
        self._forgets_at = 0.0
        self._turning = False

    async def enter(self, address: str) -> bool:
        """Wait for one's turn. False: too many wait from there."""
        if not self._turning and self._reserve.wait() <= 0:
            self._reserve.go_on()
            self._count(address)
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
            address = min(self._waiting, key=self._let_in.__getitem__)
            waiting = self._waiting[address]
            turn = waiting.popleft()
            if not waiting:
                del self._waiting[address]
            if not turn.done():
                self._reserve.go_on()
                self._count(address)
                turn.set_result(None)
                loop.call_soon(self._turn)
                return
        self._turning = False

    def _count(self, address: str) -> None:
        """Somebody is let in. What was longer ago counts less and less."""
        if (now := asyncio.get_running_loop().time()) > self._forgets_at:
            self._forgets_at = now + FORGOTTEN_AFTER
            self._let_in = Counter({who: often // 2 for who, often in self._let_in.items() if often > 1})
        self._let_in[address] += 1
