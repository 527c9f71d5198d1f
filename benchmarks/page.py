"""How much a first visit loads, fonts included, whether the browser would install the house, and what Lighthouse says.

`page runs=1` lets it visit once instead of five times.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import msgspec

import scores
from figure import Figure

PYTHON = os.environ.get("HOUSE_PYTHON", "python")
"""The Python that has Playwright: the house's own environment."""


def first_load() -> tuple[dict[str, tuple[int, int]], list[str]]:
    """Return, by address, the bytes received and the bytes it would be gzipped; and what is against installing it."""
    script = Path(__file__).parent / "visit.py"
    done = subprocess.run([PYTHON, str(script)], check=True, stdout=subprocess.PIPE)
    return msgspec.json.decode(done.stdout, type=tuple[dict[str, tuple[int, int]], list[str]])


def measure(runs: int = 5) -> list[Figure]:
    """Visit the house once and weigh what comes, then let it be judged."""
    return [*weighed(), *scores.measure(runs)]


def weighed() -> list[Figure]:
    """Visit the house once."""
    sizes, against = first_load()
    fonts = sum(wire for name, (wire, _) in sizes.items() if name.endswith((".woff2", ".woff")))
    small = sum(packed for _, packed in sizes.values())
    received = sum(wire for wire, _ in sizes.values())
    return [
        Figure(f"first load, {len(sizes)} answers with fonts, gzipped", small / 1000, "kB", most=120),
        Figure("first load as this house sends it, headers included", received / 1000, "kB", most=120),
        Figure("of that, fonts", fonts / 1000, "kB"),
        Figure(" ".join(["against installing the house", *against]), len(against), "", most=0),
    ]
