"""What some work took, measured once and as it comes: whatever else the machine was doing is in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter, process_time
from typing import NamedTuple

from figure import Figure, quantile


class Took(NamedTuple):
    """The time by the wall's clock, and the work of this process, all its threads together."""

    wall: float
    cpu: float


def took(work: Callable[[], object]) -> Took:
    """Measure some work once, in milliseconds."""
    began, worked = perf_counter(), process_time()
    work()
    return Took((perf_counter() - began) * 1000, (process_time() - worked) * 1000)


def percentiles(name: str, times: Sequence[Took], most: float | None) -> Iterator[Figure]:
    """Yield the plain percentiles. The target holds for the wall's clock: that is what somebody waits for."""
    wall, cpu = [each.wall for each in times], [each.cpu for each in times]
    yield Figure(f"{name}, p50 of {len(times)}", quantile(wall, 0.5), "ms")
    yield Figure(f"{name}, p99", quantile(wall, 0.99), "ms", most=most)
    yield Figure(f"{name}, p50 on all processors", quantile(cpu, 0.5), "ms")
    yield Figure(f"{name}, p99 on all processors", quantile(cpu, 0.99), "ms")
