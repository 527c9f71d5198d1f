"""One worker and two on one PostgreSQL and one Redis, which are started for the measurement on ports of their own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from serving import CABINET, Server, house

sys.path.append(str(Path(__file__).parents[1]))
from tests.engines import Postgres, Redis, started


class DurablePostgres(Postgres):
    """PostgreSQL as an operator runs it: what it says is written, is written."""

    def command(self) -> list[str]:
        """Return what starts it, with the tests' short cut taken back."""
        return [word.replace("=off", "=on") for word in super().command()]


@contextmanager
def crew(workers: int) -> Iterator[Server]:
    """Open the house with so many workers, on engines of its own."""
    postgres, redis = DurablePostgres(), Redis()
    with started(postgres), started(redis):
        db = postgres.empty()
        subprocess.run([CABINET, "migrate", "--db", db], check=True, capture_output=True)
        with house("--bus", redis.url, "--workers", str(workers), db=db) as server:
            yield server
