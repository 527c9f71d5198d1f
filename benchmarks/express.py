"""How instant and how fair Password Express is: from a key to a team-mate's screen, and whether two clocks agree.

Durable writes wait for the disk, so the disk's own wait is told beside them. All of it is measured on one machine, over
the loopback; on a machine that does other work, that work is in the figures.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from tempfile import TemporaryFile
from time import perf_counter

import msgspec

from figure import Figure, quantile

PYTHON = os.environ.get("HOUSE_PYTHON", "python")
"""The Python that has sockets and browsers: the house's own environment."""
SYNCS = 200


def told_by(script: str) -> dict[str, list[float]]:
    """Run a script beside this one, and return what it prints; the house's own words are not shown."""
    path = Path(__file__).parent / script
    done = subprocess.run([PYTHON, str(path)], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return msgspec.json.decode(done.stdout, type=dict[str, list[float]])


def disk() -> list[float]:
    """Return how long the disk takes to keep a small write, in milliseconds."""
    times = []
    with TemporaryFile() as file:
        for _ in range(SYNCS):
            file.write(b"x" * 4096)
            file.flush()
            began = perf_counter()
            os.fdatasync(file.fileno())
            times.append((perf_counter() - began) * 1000)
    return times


def measure() -> list[Figure]:
    """Let twenty tables type, then two browsers."""
    people, browsers, syncs = told_by("typing_people.py"), told_by("two_browsers.py"), disk()
    words, keys, drift = people["times"], browsers["keys"], browsers["drift"]
    return [
        Figure(f"word to team-mate, 20 tables of 4, {len(words)} words, p50", quantile(words, 0.5), "ms"),
        Figure("word to team-mate, 20 tables of 4, p99", quantile(words, 0.99), "ms", most=60),
        Figure("one durable write of this disk, p99", quantile(syncs, 0.99), "ms"),
        Figure(f"key to team-mate's frame, 2 browsers, {len(keys)} words, p50", quantile(keys, 0.5), "ms"),
        Figure("key to team-mate's frame, 2 browsers, p95", quantile(keys, 0.95), "ms"),
        Figure(f"clocks of two browsers apart, {len(drift)} seconds, p50", quantile(drift, 0.5), "ms"),
        Figure("clocks of two browsers apart, p95", quantile(drift, 0.95), "ms", most=50),
    ]
