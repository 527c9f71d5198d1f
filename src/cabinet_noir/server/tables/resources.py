"""What the house works with, handed to every table: the store, the thinkers, a clock, a source of seeds, the bus."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from cabinet_noir.bots import Thinkers
from cabinet_noir.core import fresh_seed
from cabinet_noir.games.editions import Editions
from cabinet_noir.server.clocks.reserve import Reserve
from cabinet_noir.server.clocks.steady import SteadyClock
from cabinet_noir.server.clocks.turnstile import Turnstile
from cabinet_noir.server.operator.metrics import Metrics
from cabinet_noir.server.people.bans import BanList
from cabinet_noir.server.protocol.from_page import PROTOCOL
from cabinet_noir.server.push.service import Push
from cabinet_noir.server.workers.bus import Alone, Bus
from cabinet_noir.server.workers.leases import Leases
from cabinet_noir.store import Store
from cabinet_noir.table import GRACE

from .slices import Slices

BEAT: Final = 0.4
HEARTBEAT: Final = 6.0
REFUSAL: Final = 0.01
"""More than judging ever takes, less than anybody notices."""


@dataclass(frozen=True, slots=True)
class Resources:
    """The house's resources. Clock, sleep and seeds are injected so that a test can hold them still."""

    store: Store
    thinkers: Thinkers
    pace: float = 0.9
    """Seconds before a bot moves, so that people can follow, and so that it has thought by then."""
    clock: Callable[[], float] = field(default_factory=SteadyClock)
    seeds: Callable[[], bytes] = fresh_seed
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    bus: Bus = field(default_factory=Alone)
    leases: Leases = field(default_factory=Leases)
    metrics: Metrics = field(default_factory=Metrics)
    bans: BanList = field(default_factory=BanList)
    """Who may change nothing here, as this worker last read it."""
    grace: float = GRACE
    """Seconds somebody may be away before the others are asked."""
    clerks: Thinkers | None = None
    """Who hashes passwords and draws codes, so that nobody who comes in waits for a log; none: the thinkers do."""
    checkers: Thinkers | None = None
    """Who checks logs and pairs rounds, which takes long, so that no bot waits for that; none: the thinkers do."""
    explainers: Thinkers | None = None
    """Who says why, so that neither bots nor logs wait for that; none: the thinkers do."""
    reviewers: Thinkers | None = None
    """Who looks back at games that are over, so that no hint waits for that; none: those who say why do."""
    editions: Editions = field(default_factory=dict)
    """Whose component values a new table may choose besides the house's; a table that has some keeps them."""
    turnstile: Turnstile = field(default_factory=lambda: Turnstile(Reserve()))
    """Where whatever is no move waits for its turn while the house is busy."""
    slices: Slices = field(default_factory=Slices)
    """Where whatever grows with the length of a log is done, a little at a time."""
    heartbeat: float = HEARTBEAT
    """Seconds after which a program hears that there is nothing new."""
    build: Callable[[], str] = str
    """Which build of the page is served now."""
    protocol: int = PROTOCOL
    """What a page must speak to be understood."""

    push: Push | None = None
    """How people are tapped on the shoulder; none: nobody is."""

    @property
    def at_the_desk(self) -> Thinkers:
        """Who hashes passwords and draws codes, with what others leave of the processor."""
        return self.clerks or self.thinkers

    @property
    def aside(self) -> Thinkers:
        """Who checks logs and pairs rounds, with what others leave of the processor."""
        return self.checkers or self.thinkers

    @property
    def reasoners(self) -> Thinkers:
        """Who says why."""
        return self.explainers or self.thinkers

    @property
    def hindsight(self) -> Thinkers:
        """Who looks back."""
        return self.reviewers or self.reasoners

    @property
    def beat(self) -> float:
        """Seconds before help comes; nobody waits for it in a house whose bots do not wait either."""
        return min(BEAT, self.pace)

    @property
    def refusal(self) -> float:
        """Seconds before a move that the rules refuse is answered."""
        return min(REFUSAL, self.pace)
