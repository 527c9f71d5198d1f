"""The moment at which what was thought about is done: chosen beforehand, so that it tells nothing of the thinking.

How long somebody thinks depends on what they see, which others must not learn. So thinking goes on beside a wait that
was fixed before it began; what is not ready then waits for the next of a row of moments, as far from each other as the
first is from the beginning.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")

Sleep = Callable[[float], Awaitable[None]]


def instant(first: float, step: float, now: float) -> float:
    """Return the first moment of a row that is not over: the first one, and then one after every step.

    >>> instant(10.0, 2.0, 9.0), instant(10.0, 2.0, 10.5), instant(10.0, 2.0, 12.0), instant(10.0, 0.0, 11.0)
    (10.0, 12.0, 12.0, 11.0)
    """
    if now <= first:
        return first
    return first + math.ceil((now - first) / step) * step if step > 0 else now


async def until_told(began: float, step: float, sleep: Sleep) -> None:
    """Wait for the moment at which a move that was made at some time is refused."""
    now = time.perf_counter()
    await sleep(instant(began + step, step, now) - now)


async def at_an_instant(thinking: Awaitable[T], after: float, now: Callable[[], float], sleep: Sleep) -> T:
    """Think, and return what came of it, or raise what went wrong, so many seconds from now; or as many later."""
    first = now() + after
    thought = asyncio.ensure_future(thinking)
    try:
        await sleep(max(0.0, first - now()))
        if after <= 0:
            await asyncio.wait([thought])
        while not thought.done():
            await sleep(instant(first, after, math.nextafter(now(), math.inf)) - now())
        return thought.result()
    finally:
        thought.cancel()
