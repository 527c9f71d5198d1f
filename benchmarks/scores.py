"""What Lighthouse says of the page as a phone gets it: of home, and of a table where a game is on.

Each page is visited several times by a browser that knows nothing yet, and of each score the median counts: how long a
processor was blocked depends on what else it had to do.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec

from figure import Figure
from serving import house

NODE = os.environ.get("LIGHTHOUSE_NODE", "node")
LIGHTHOUSE = Path(__file__).parent / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
CHROMIUM_FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --accept-lang=fr-FR"
)
CATEGORIES = {"performance": "performance", "accessibility": "accessibility", "best-practices": "best practices"}
TABLE = {
    "game": "vinci",
    "name": "Ada",
    "seats": [{"kind": "person"}, {"kind": "bot", "level": "novice"}],
    "options": {"first": 0},
}
Scores = dict[str, float]


def measure(runs: int) -> list[Figure]:
    """Visit home and a table, each so many times."""
    with house() as server:
        table = httpx.post(f"{server.url}/api/tables", json=TABLE).raise_for_status().json()
        places = {"home": f"{server.url}/", "a table": f"{server.url}/t/{table['code']}#seat={table['token']}"}
        return [figure for name, url in places.items() for figure in judged(name, [visit(url) for _ in range(runs)])]


def visit(url: str) -> Scores:
    """Let Lighthouse visit an address once, as a phone on a slow line, and return what it found."""
    command = [NODE, str(LIGHTHOUSE), url, "--output=json", "--quiet", f"--chrome-flags={CHROMIUM_FLAGS}"]
    command += [f"--only-categories={','.join(CATEGORIES)}", "--no-enable-error-reporting"]
    environment = {**os.environ, "CHROME_PATH": os.environ.get("CHROMIUM", "")}
    for last in (False, False, True):  # now and then its browser records nothing
        done = subprocess.run(command, check=last, stdout=subprocess.PIPE, env=environment)
        if done.returncode == 0:
            break
    return scores(msgspec.json.decode(done.stdout))


def scores(report: Mapping[str, Any]) -> Scores:
    """Read a report."""
    if error := report.get("runtimeError"):
        raise RuntimeError(error["message"])
    audits = report["audits"]
    return {
        **{name: report["categories"][name]["score"] for name in CATEGORIES},
        "shift": audits["cumulative-layout-shift"]["numericValue"],
        "paint": audits["largest-contentful-paint"]["numericValue"],
        "blocked": audits["total-blocking-time"]["numericValue"],
        "bytes": audits["total-byte-weight"]["numericValue"],
    }


def judged(place: str, visits: list[Scores]) -> list[Figure]:
    """Hold the median of each score against its target."""
    of = {name: median(visit[name] for visit in visits) for name in visits[0]}
    how = f"{place}, median of {len(visits)}: "
    return [
        *(Figure(how + said, of[name], "of 1", least=0.95) for name, said in CATEGORIES.items()),
        Figure(how + "layout shift", of["shift"], "", most=0.05),
        Figure(how + "largest paint, slow line", of["paint"], "ms"),
        Figure(how + "processor blocked, slow phone", of["blocked"], "ms"),
        Figure(how + "loaded in all", of["bytes"] / 1000, "kB"),
    ]
