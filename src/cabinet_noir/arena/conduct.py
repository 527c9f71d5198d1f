"""Work done by whichever workers there are, handed back in the order it was given out, however they end.

Written against `concurrent.futures.Executor` and nothing else: this process, a pool of them, or a Dask cluster. A job
is a plain call that may be done again and comes out the same, so a worker that dies loses nothing and doubles nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from typing import Any, Final, ParamSpec, TypeVar

from msgspec import Struct

from cabinet_noir.bots.pool import settle_in
from cabinet_noir.core import Illegal, Malformed

P = ParamSpec("P")
T = TypeVar("T")

TRIES: Final = 3
"""So often a job is given out again after its worker died."""
DASK: Final = "dask://"
AHEAD: Final = 4
"""Jobs given out at a time, for each worker: nobody waits for the next one."""


class Workers(Struct, frozen=True):
    """Where work is done."""

    hire: Callable[[], Executor]
    """Gives workers, and new ones once those are lost."""
    ahead: int
    """How many jobs are given out at a time."""
    lost: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError)
    """What a job raises whose worker is gone."""


class Here(Executor):
    """This very process: a job is done when it is given out."""

    def submit(self, job: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do a job at once."""
        future: Future[T] = Future()
        try:
            future.set_result(job(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def workers(jobs: int, on: str = "") -> Iterator[Workers]:
    """Give the workers that were asked for: those of a cluster, so many processes, or this one."""
    if on:
        with _cluster(on) as by:
            yield by
    elif jobs == 1:
        yield Workers(Here, 1)
    else:
        yield Workers(lambda: ProcessPoolExecutor(jobs, get_context("spawn"), settle_in, (0,)), AHEAD * jobs)


@contextmanager
def _cluster(on: str) -> Iterator[Workers]:
    if not on.startswith(DASK):
        raise Malformed("no-such-cluster", address=on)
    try:
        import distributed
    except ImportError:
        raise Illegal("extra-missing", extra="arena") from None
    dask: Any = distributed  # it tells no types
    try:
        client = dask.Client(f"tcp://{on.removeprefix(DASK)}", timeout="10s", set_as_default=False)
    except (OSError, ValueError):
        raise Illegal("cluster-unreachable", address=on) from None
    with client:
        threads = sum(client.nthreads().values()) or 1
        lost = (BrokenExecutor, CancelledError, dask.KilledWorker)
        yield Workers(lambda: client.get_executor(pure=False), AHEAD * threads, lost)


def in_order(job: Callable[..., T], calls: Iterable[tuple[Any, ...]], by: Workers) -> Generator[T, None, None]:
    """Do a job for each of the calls, and yield what comes of them in their order; whoever stops asking ends it."""
    crew, rest = by.hire(), iter(calls)
    given: deque[_Given] = deque()
    try:
        while True:
            for call in rest:
                given.append(_Given(call, crew.submit(job, *call)))
                if len(given) >= by.ahead:
                    break
            if not given:
                return
            try:
                yield given[0].future.result()
                given.popleft()
            except by.lost:
                send_home(crew)
                crew = by.hire()
                _give_again(given, crew, job)
    finally:
        send_home(crew)


class _Given(Struct):
    """A job that was given out."""

    call: tuple[Any, ...]
    future: Future[Any]
    tries: int = 1


def _give_again(given: deque[_Given], crew: Executor, job: Callable[..., Any]) -> None:
    """Give out again what was not done; what costs every worker its life is no longer tried."""
    for each in given:
        if each.future.done() and not each.future.cancelled() and each.future.exception() is None:
            continue
        if each.tries == TRIES:
            raise Illegal("workers-lost", tries=TRIES)
        each.tries += 1
        each.future = crew.submit(job, *each.call)


def send_home(crew: Executor) -> None:
    """Let workers go, whatever they are doing; a cluster is told that nobody waits for it any more."""
    processes = list((getattr(crew, "_processes", None) or {}).values())
    crew.shutdown(wait=False)
    for process in processes:
        with suppress(OSError):
            process.kill()
