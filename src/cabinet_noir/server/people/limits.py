"""How often somebody may do something: one small limiter with a clock of its own, for everything the house limits.

Each kind of deed has a `Limit`: so many at once, then one every so many seconds. Of each asker it keeps one number, the
time at which the deeds already done would have been due; so it costs the same however often somebody asks. It counts
for this process alone: with several workers, a limit is as many times as wide.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final

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
    "logins": Limit(8, 30.0),
    "logins-from-here": Limit(60, 5.0),
    "exports": Limit(5, 60.0),
    "logs": Limit(20, 30.0),
    "logs-from-here": Limit(200, 5.0),
    "replays-from-here": Limit(3000, 0.1),
    "phrases": Limit(4, 3.0),
    "messages": Limit(600, 0.05),
    "codes-from-here": Limit(3000, 0.2),
    "drawings-from-here": Limit(600, 0.5),
}
"""`-from-here`: for all that comes from one address, be it a family, a club or a school; the others: for one person."""

MOST_ASKERS: Final = 50_000


class Limiter:
    """Counts deeds, per kind and asker. The longest silent asker is forgotten first."""

    def __init__(self, limits: Mapping[str, Limit] = LIMITS, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._due: OrderedDict[tuple[str, str], float] = OrderedDict()

    def of(self, kind: str) -> Limit | None:
        """Return the limit of a kind, for whoever counts by themselves."""
        return self._limits.get(kind)

    def take(self, kind: str, asker: str) -> None:
        """Count one deed, or refuse it and say how many seconds to wait. A kind without a limit is free."""
        limit = self._limits.get(kind)
        if limit is None or not asker:
            return
        now = self._clock()
        due = max(self._due.get((kind, asker), now), now)
        wait = due - now - (limit.burst - 1) * limit.every
        if wait > 0:
            raise TooMany("too-many", seconds=math.ceil(wait))
        self._due[kind, asker] = due + limit.every
        self._due.move_to_end((kind, asker))
        while len(self._due) > MOST_ASKERS:
            self._due.popitem(last=False)
