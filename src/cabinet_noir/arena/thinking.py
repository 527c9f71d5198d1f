"""Thinking times as histograms that add up. Nothing that must come out the same twice is told by them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import floor, log2
from typing import Final

Histogram = dict[int, int]
"""How many times fall into each step."""

STEPS: Final = 32
"""Steps of a doubling: each is two hundredths wide."""


def histogram(times: Iterable[float]) -> Histogram:
    """Return the histogram of some times, in seconds."""
    return dict(Counter(map(step_of, times)))


def added(mine: Histogram, more: Histogram) -> Histogram:
    """Return two histograms together."""
    return dict(Counter(mine) + Counter(more))


def step_of(seconds: float) -> int:
    """Return the step a time falls into."""
    return floor(log2(max(seconds, 1e-9)) * STEPS)


def seconds_of(step: int) -> float:
    """Return the middle of a step."""
    return float(2 ** ((step + 0.5) / STEPS))


def percentile(times: Histogram, share: float) -> float:
    """Return the time below which this share of the times lie, to two hundredths.

    >>> round(percentile({step_of(0.5): 95, step_of(8.0): 5}, 0.95), 1)
    0.5
    """
    rest = share * sum(times.values())
    for step in sorted(times):
        rest -= times[step]
        if rest <= 0:
            return seconds_of(step)
    return 0.0
