"""What an operator may count. No figure names a table, a seat, a person or anything that is hidden."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.core import HistogramMetricFamily, Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
THOUGHTS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Times(Collector):
    """How long something took, in buckets. It is counted in one thread and so often that a lock would be felt."""

    def __init__(self, name: str, what: str, bounds: Sequence[float], book: CollectorRegistry) -> None:
        self._name, self._what, self._bounds = name, what, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        book.register(self)

    def observe(self, seconds: float) -> None:
        """Count one."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        """Yield what was counted, as Prometheus wants it: each bucket with all below it."""
        names = [*map(floatToGoString, self._bounds), "+Inf"]
        buckets = list(zip(names, map(float, accumulate(self._counts)), strict=True))
        yield HistogramMetricFamily(self._name, self._what, buckets=buckets, sum_value=self._sum)


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
        self.faults = Counter("cabinet_faults", "Faults of the house", registry=book)
        self.acts = Times("cabinet_act_seconds", "From an action's arrival until it is durable", QUICK, book)
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
