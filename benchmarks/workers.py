"""One worker and two on one PostgreSQL and one Redis, which are started for the measurement on ports of their own.

They stand as docs/operate/several-machines.md has them: each table's sockets are led to one worker, by the table's
address. How far that carries shows only where workers are what is scarce. A machine with two cores, on which client,
database and bus run, too, has nothing left for a second worker; so each worker is given the same small share of one.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from zlib import crc32

from serving import CABINET, Server, house
from tables import Opener, house_table

sys.path.append(str(Path(__file__).parents[1]))
from tests.engines import Postgres, Redis, started

SHARE = 0.3
"""The part of the time in which a worker may run."""
PERIOD = 0.1


class DurablePostgres(Postgres):
    """PostgreSQL as an operator runs it: what it says is written, is written."""

    def command(self) -> list[str]:
        """Return what starts it, with the tests' short cut taken back."""
        return [word.replace("=off", "=on") for word in super().command()]


class Crew(Server):
    """Workers of one house, each in a process of its own."""

    def __init__(self, workers: list[Server]) -> None:
        super().__init__(workers[0].url, workers[0].pid)
        self._workers = workers

    @property
    def opener(self) -> Opener:
        """Opens tables, and leads their sockets as a proxy would."""
        urls = [worker.url for worker in self._workers]
        return partial(house_table, proxy=lambda table: urls[crc32(table.encode()) % len(urls)])

    def worked(self) -> float:
        """Return the seconds of processor time that all workers have used."""
        return sum(worker.worked() for worker in self._workers)

    @contextmanager
    def rationed(self) -> Iterator[None]:
        """Let every worker run for its share of the time only."""
        over = threading.Event()
        keeper = threading.Thread(target=self._ration, args=(over,))
        keeper.start()
        try:
            yield
        finally:
            over.set()
            keeper.join()

    def _ration(self, over: threading.Event) -> None:
        while not over.wait(PERIOD * SHARE):
            self._tell(signal.SIGSTOP)
            over.wait(PERIOD * (1 - SHARE))
            self._tell(signal.SIGCONT)

    def _tell(self, word: signal.Signals) -> None:
        for worker in self._workers:
            os.kill(worker.pid, word)


@contextmanager
def crew(workers: int) -> Iterator[Crew]:
    """Open a house of so many workers, on engines of its own."""
    postgres, redis = DurablePostgres(), Redis()
    with started(postgres), started(redis), ExitStack() as houses:
        db = postgres.empty()
        subprocess.run([CABINET, "migrate", "--db", db], check=True, capture_output=True)
        opened = [houses.enter_context(house("--bus", redis.url, db=db)) for _ in range(workers)]
        yield Crew(opened)
