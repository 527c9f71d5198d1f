"""What an operator may count. No figure names a table, a seat, a person or anything that is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.exposition import generate_latest

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
THOUGHTS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """One worker's figures."""

    def __init__(self) -> None:
        book = self._book = CollectorRegistry()
        ProcessCollector(registry=book)
        PlatformCollector(registry=book)
        self.tables = Gauge("cabinet_tables_live", "Tables held in memory", registry=book)
        self.sockets = Gauge("cabinet_sockets", "Open sockets", registry=book)
        self.bus_up = Gauge("cabinet_bus_up", "1 while the other workers can be heard", registry=book)
        self.moves = Counter("cabinet_moves", "Entries written to logs", ["game"], registry=book)
        self.refusals = Counter("cabinet_refusals", "What was asked and not done", ["code"], registry=book)
        self.taps = Counter(
            "cabinet_taps", "Messages to push services, by what came of them", ["answer"], registry=book
        )
        self.faults = Counter("cabinet_faults", "Faults of the house", registry=book)
        self.acts = Histogram(
            "cabinet_act_seconds", "From an action's arrival until it is durable", registry=book, buckets=QUICK
        )
        self.thoughts = Histogram(
            "cabinet_thought_seconds", "Thinking, waiting included", ["job"], registry=book, buckets=THOUGHTS
        )
        self.bus_lag = Histogram(
            "cabinet_bus_lag_seconds", "From a word's being said until it is heard", registry=book, buckets=QUICK
        )

    def watch(self, tables: Callable[[], int], sockets: Callable[[], int], bus: Callable[[], bool]) -> None:
        """Say where the figures are that are read when they are asked for."""
        self.tables.set_function(tables)
        self.sockets.set_function(sockets)
        self.bus_up.set_function(bus)

    def page(self) -> bytes:
        """Return everything in the format of Prometheus."""
        return generate_latest(self._book)
