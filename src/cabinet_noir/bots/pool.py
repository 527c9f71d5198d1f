"""The pool of worker processes that think for the house, so that the event loop never does.

A worker that dies takes its pool with it; the pool is made again and the job is done again.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, Final, ParamSpec, TypeVar

from .standing_back import A_STEP, FAR_BACK, stand_back

P = ParamSpec("P")
T = TypeVar("T")

TRIES: Final = 3
LONGEST_THOUGHT: Final = 60.0


class ThoughtLost(Exception):
    """No worker could finish the job: it took too long, or it killed every worker that tried."""


class Thinkers:
    """Worker processes. Jobs are plain functions of plain arguments."""

    def __init__(
        self,
        workers: int = 1,
        longest: float = LONGEST_THOUGHT,
        on_thought: Callable[[str, float], None] = lambda _job, _took: None,
        tries: int = TRIES,
        memory: int = 0,
    ) -> None:
        """`memory`: the bytes a worker may have; such a one stands far back for all others.
        0: as many as it needs, and a step back.
        """
        self._workers = workers
        self._longest = longest
        self._on_thought = on_thought
        self._tries = tries
        self._memory = memory
        self._pool: ProcessPoolExecutor | None = None
        # Jobs wait here and not in the pool, so that a job's time is its own.
        self._free = asyncio.Semaphore(workers)

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do a job in a worker. What the job raises is raised here."""
        return await self.run_within(self._longest, job, *args, **kwargs)

    async def run_within(self, seconds: float, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do a job that may take so long; who does not finish it by then is replaced."""
        began = time.monotonic()
        try:
            return await self._run(seconds, job, *args, **kwargs)
        finally:
            self._on_thought(job.__name__, time.monotonic() - began)

    async def _run(self, seconds: float, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._free:
            for _ in range(self._tries):
                pool = self._awake()
                try:
                    await self._ready(pool, job)
                    future = asyncio.wrap_future(self._given(pool, job, *args, **kwargs))
                    async with asyncio.timeout(seconds):
                        return await future
                except BrokenProcessPool:
                    self._discard(pool)
                except TimeoutError:
                    self._discard(pool)
                    break
        raise ThoughtLost(job.__name__)

    async def _ready(self, pool: ProcessPoolExecutor, job: Callable[..., Any]) -> None:
        """Wait until a worker that is new has read what the job is written in: none of it is the job's time."""
        if len(_processes(pool)) < self._workers:
            async with asyncio.timeout(LONGEST_THOUGHT):
                await asyncio.wrap_future(self._given(pool, _yawn, job))

    def _given(self, pool: ProcessPoolExecutor, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Give a job to a pool; workers that are started for it stand back before they do anything."""
        before = set(_processes(pool))
        future = pool.submit(job, *args, **kwargs)
        for worker in _processes(pool).keys() - before:
            stand_back(worker, FAR_BACK if self._memory else A_STEP)
        return future

    def wake(self) -> None:
        """Get a worker ready before it is needed."""
        if self._pool is None:
            self._given(self._awake(), _yawn)

    def close(self) -> None:
        """Send the workers home, whatever they are doing."""
        if self._pool is not None:
            self._discard(self._pool)

    def _awake(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=settle_in, initargs=(self._memory,)
            )
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        workers = list(_processes(pool).values())
        pool.shutdown(wait=False)
        for worker in workers:
            worker.kill()


def _processes(pool: ProcessPoolExecutor) -> dict[int, Any]:
    """Return a pool's workers by their process, as far as they were started; it tells of them in no other way."""
    return getattr(pool, "_processes", None) or {}


def _yawn(_job: Callable[..., Any] | None = None) -> None:
    """Do nothing, but be there, and have read what a job is written in."""


def settle_in(memory: int) -> None:
    """Prepare a worker: Ctrl+C is the house's business, and a worker does not outlive the house."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    threading.Thread(target=_leave_with_the_house, daemon=True).start()


def _leave_with_the_house() -> None:
    house = multiprocessing.parent_process()
    if house is not None:
        wait([house.sentinel])
        os._exit(0)
