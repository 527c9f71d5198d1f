"""What the house works with, handed to every table: the store, the thinkers, a clock, a source of seeds, the bus."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from cabinet_noir.bots import Thinkers
from cabinet_noir.core import fresh_seed
from cabinet_noir.server.operator.metrics import Metrics
from cabinet_noir.server.workers.bus import Alone, Bus
from cabinet_noir.server.workers.leases import Leases
from cabinet_noir.store import Store

GRACE: Final = 120.0


@dataclass(frozen=True, slots=True)
class Means:
    """The house's means. Clock, sleep and seeds are injected so that a test can hold them still."""

    store: Store
    thinkers: Thinkers
    pace: float = 0.9
    """Seconds a bot waits before it moves, so that people can follow."""
    clock: Callable[[], float] = time.time
    seeds: Callable[[], bytes] = fresh_seed
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    bus: Bus = field(default_factory=Alone)
    leases: Leases = field(default_factory=Leases)
    metrics: Metrics = field(default_factory=Metrics)
    grace: float = GRACE
    """Seconds somebody may be away before the others are asked."""
