"""Several workers on one port: each listens by itself, and the kernel deals visitors out among them. Or each has a
port of its own, and a proxy leads everyone of a table to the same one.

The supervisor serves nobody. It keeps the port, starts the workers, starts another where one has died, and passes on
the wish to stop.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from typing import Final, NamedTuple

import structlog

from .app import Settings
from .operator.house_log import configure
from .run import HouseServer, address_of, listen, server_config

log = structlog.get_logger()

GRACE: Final = 20.0
"""Seconds in which a worker is to have shown everyone out."""
LONGEST_PAUSE: Final = 5.0
"""Seconds between the deaths and births of a worker that dies at once, again and again."""


class Worker:
    """One worker's place: the process in it now, and how it has fared."""

    def __init__(self, number: int, settings: Settings, listener: tuple[str, int], log_level: str) -> None:
        self.number = number
        port = settings.metrics_port
        self._settings = replace(settings, metrics_port=port and port + number)
        self._listener, self._log_level = listener, log_level
        self._pause = 0.0
        self._born = 0.0
        self.start()

    def start(self) -> None:
        """Put a new process into the place."""
        context = multiprocessing.get_context("spawn")
        self.ready, told = context.Pipe(duplex=False)
        args = (self._settings, self._listener, self._log_level, told)
        self.process = context.Process(target=work, args=args, name=f"cabinet-worker-{self.number}")
        self.process.start()
        told.close()
        self._born = time.monotonic()

    def replace(self) -> None:
        """Start another process in the place of a dead one, at once if that one had lived for a while."""
        self._pause = 0.0 if time.monotonic() - self._born > GRACE else min(LONGEST_PAUSE, self._pause * 2 + 0.1)
        log.error("worker-died", number=self.number, code=self.process.exitcode, again_in=self._pause)
        time.sleep(self._pause)
        self.start()


class Crew(NamedTuple):
    """How many workers serve, and whether each has a port of its own."""

    workers: int = 1
    own_ports: bool = False

    def port_of(self, number: int, first: int) -> int:
        """Return the port of a worker."""
        return first + number if self.own_ports else first


def supervise(
    settings: Settings, host: str, port: int, crew: Crew, log_level: str, on_ready: Callable[[str], None] | None
) -> None:
    """Keep so many workers running until interrupted. Raises `OSError` when a port cannot be had or none starts."""
    stop = threading.Event()
    for wish in (signal.SIGTERM, signal.SIGINT):
        signal.signal(wish, lambda *_: stop.set())
    with ExitStack() as ports:
        kept = ports.enter_context(_keep(host, port))
        first = int(kept.getsockname()[1])
        places = [(host, crew.port_of(number, first)) for number in range(crew.workers)]
        for place in sorted({*places} - {places[0]}):
            ports.enter_context(_keep(*place))
        workers = [Worker(number, settings, place, log_level) for number, place in enumerate(places)]
        try:
            _wait_until_open(workers, stop)
            if on_ready is not None and not stop.is_set():
                on_ready(address_of(kept))
            while not stop.wait(0.2):
                for worker in workers:
                    if not worker.process.is_alive() and not stop.is_set():
                        worker.replace()
        finally:
            _send_home(workers)


def _keep(host: str, port: int) -> socket.socket:
    """Bind the port without listening, so that it stays the house's while no worker is there."""
    with listen(host, port):  # if somebody else has it, say so: sharing would hide it
        pass
    return listen(host, port, shared=True, deaf=True)


def _wait_until_open(workers: list[Worker], stop: threading.Event) -> None:
    for worker in workers:
        while not stop.is_set() and not worker.ready.poll(0.2):
            pass
        try:
            if not stop.is_set():
                worker.ready.recv()
        except EOFError:
            raise OSError(0, f"worker {worker.number} does not start; the log says why") from None


def _send_home(workers: list[Worker]) -> None:
    for worker in workers:
        worker.process.terminate()
    deadline = time.monotonic() + GRACE
    for worker in workers:
        worker.process.join(max(0.0, deadline - time.monotonic()))
        if worker.process.is_alive():
            log.error("worker-killed", number=worker.number)
            worker.process.kill()
            worker.process.join()


def work(settings: Settings, place: tuple[str, int], log_level: str, told: Connection) -> None:
    """Be one worker."""
    configure(log_level)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal's Ctrl+C reaches everyone; the supervisor passes it on
    threading.Thread(target=_leave_with_the_supervisor, daemon=True).start()
    server = HouseServer(server_config(settings), lambda _url: told.send(True))
    server.run(sockets=[listen(*place, shared=True)])


def _leave_with_the_supervisor() -> None:
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        wait([supervisor.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
