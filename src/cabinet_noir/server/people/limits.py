"""How often somebody may do something: so many at once, then one every so many seconds, for all that is limited.

Of each kind of deed and asker one number is kept, the time at which the deeds already done would have been due; so it
costs the same however often somebody asks. A `Tally` keeps those numbers for one process. A `Limiter` asks, beyond its
own tally, whatever all workers share; while that cannot be reached, each worker counts for itself.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final, Protocol

from msgspec import Struct

from cabinet_noir.server.protocol.refusals import TooMany


class Limit(Struct, frozen=True):
    """So many at once, and then one more every so many seconds."""

    burst: int
    every: float


LIMITS: Final[Mapping[str, Limit]] = {
    "tables": Limit(30, 20.0),
    "tables-from-here": Limit(600, 0.5),
    "joins": Limit(60, 5.0),
    "joins-from-here": Limit(1200, 0.25),
    "visitors-from-here": Limit(300, 2.0),
    "accounts-from-here": Limit(60, 60.0),
    "taken-names-from-here": Limit(10, 120.0),
    "logins": Limit(8, 30.0),
    "logins-from-here": Limit(60, 5.0),
    "exports": Limit(5, 60.0),
    "logs": Limit(20, 30.0),
    "logs-from-here": Limit(200, 5.0),
    "replays-from-here": Limit(3000, 0.1),
    "phrases": Limit(4, 3.0),
    "blocks": Limit(60, 10.0),
    "blocks-from-here": Limit(600, 1.0),
    "reports": Limit(10, 300.0),
    "reports-from-here": Limit(60, 60.0),
    "devices": Limit(20, 60.0),
    "devices-from-here": Limit(300, 1.0),
    "profiles-from-here": Limit(1200, 0.5),
    "puzzles": Limit(240, 2.0),
    "puzzles-from-here": Limit(2400, 0.1),
    "retries": Limit(240, 2.0),
    "retries-from-here": Limit(2400, 0.1),
    "sheets": Limit(240, 1.0),
    "sheets-from-here": Limit(2400, 0.1),
    "daily": Limit(240, 2.0),
    "daily-from-here": Limit(2400, 0.1),
    "worth": Limit(120, 2.0),
    "worth-from-here": Limit(1200, 0.25),
    "friends": Limit(60, 10.0),
    "friends-from-here": Limit(600, 1.0),
    "tournaments": Limit(20, 120.0),
    "tournaments-from-here": Limit(200, 10.0),
    "directing": Limit(240, 2.0),
    "directing-from-here": Limit(2400, 0.1),
    "clubs": Limit(60, 10.0),
    "clubs-from-here": Limit(600, 1.0),
    "evenings-from-here": Limit(6000, 0.02),
    "machines": Limit(600, 0.1),
    "machines-from-here": Limit(6000, 0.02),
    "machine-streams": Limit(60, 2.0),
    "bots-from-here": Limit(1200, 0.2),
    "tokens": Limit(20, 60.0),
    "tokens-from-here": Limit(200, 5.0),
    "messages": Limit(600, 0.05),
    "codes-from-here": Limit(3000, 0.2),
    "drawings-from-here": Limit(120, 1.0),
}
"""`-from-here`: for all that comes from one address, be it a family, a club or a school; the others: for one person."""

MOST_ASKERS: Final = 50_000


class SharedTally(Protocol):
    """What all workers of a house count together."""

    async def wait(self, key: str, burst: int, every: float, deeds: int) -> float | None:
        """Count so many deeds (none: only look), unless there is to wait; return how long. None: nobody can say."""


class Tally:
    """Counts deeds in this process, per kind and asker. The longest silent asker is forgotten first."""

    def __init__(self, limits: Mapping[str, Limit] = LIMITS, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._due: OrderedDict[tuple[str, str], float] = OrderedDict()

    def of(self, kind: str) -> Limit | None:
        """Return the limit of a kind; None: it has none."""
        return self._limits.get(kind)

    def check(self, kind: str, asker: str) -> None:
        """Refuse whoever has done too much, and say how many seconds to wait. A kind without a limit is free."""
        limit = self._limits.get(kind)
        if limit is None:
            return
        now = self._clock()
        refuse_if(self._due.get((kind, asker), now) - now - (limit.burst - 1) * limit.every)

    def count(self, kind: str, asker: str) -> None:
        """Count one deed."""
        limit = self._limits.get(kind)
        if limit is None:
            return
        now = self._clock()
        self._due[kind, asker] = max(self._due.get((kind, asker), now), now) + limit.every
        self._due.move_to_end((kind, asker))
        while len(self._due) > MOST_ASKERS:
            self._due.popitem(last=False)

    def take(self, kind: str, asker: str) -> None:
        """Count one deed, or refuse it."""
        self.check(kind, asker)
        self.count(kind, asker)


class Limiter:
    """Counts deeds for a house of any number of workers."""

    def __init__(
        self,
        limits: Mapping[str, Limit] = LIMITS,
        clock: Callable[[], float] = time.monotonic,
        shared: SharedTally | None = None,
    ) -> None:
        self._here = Tally(limits, clock)
        self._shared = shared

    def of(self, kind: str) -> Limit | None:
        """Return the limit of a kind, for whoever counts by themselves."""
        return self._here.of(kind)

    async def check(self, kind: str, asker: str) -> None:
        """Refuse whoever has done too much already; nothing is counted."""
        await self._ask(kind, asker, 0)

    async def take(self, kind: str, asker: str) -> None:
        """Count one deed, or refuse it and say how many seconds to wait. A kind without a limit is free."""
        await self._ask(kind, asker, 1)

    async def _ask(self, kind: str, asker: str, deeds: int) -> None:
        limit = self._here.of(kind)
        if limit is None or not asker:
            return
        self._here.check(kind, asker)  # a flood at one worker is refused there
        if self._shared is not None:
            wait = await self._shared.wait(_anonymous(kind, asker), limit.burst, limit.every, deeds)
            refuse_if(wait or 0.0)
        for _ in range(deeds):
            self._here.count(kind, asker)


def refuse_if(wait: float) -> None:
    """Refuse whoever has to wait."""
    if wait > 0:
        raise TooMany("too-many", seconds=math.ceil(wait))


def _anonymous(kind: str, asker: str) -> str:
    """Return by what workers know an asker among themselves: neither an address nor a name."""
    return f"{kind}:{hashlib.sha256(asker.encode(errors='replace')).hexdigest()[:32]}"
