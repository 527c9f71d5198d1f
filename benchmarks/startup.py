"""How long the `cabinet` command takes to say its help."""

from __future__ import annotations

import os
import subprocess
from statistics import median
from time import perf_counter

from figure import Figure

ROUNDS = 9
COMMAND = os.environ.get("CABINET", "cabinet")


def seconds() -> float:
    """Run `cabinet --help` once."""
    began = perf_counter()
    subprocess.run([COMMAND, "--help"], check=True, capture_output=True)
    return perf_counter() - began


def measure() -> list[Figure]:
    """Measure the median of a few runs, the first not counted."""
    seconds()
    return [Figure("cabinet --help", median(seconds() for _ in range(ROUNDS)), "s", most=0.4)]
