"""Workers of one house in one process, with time in one hand: it stands still until somebody lets it pass.

They share a database as workers of a real house do, and a bus that loses words. What is real: the house, its tables,
the sockets' own door, the store. What is not: wires, processes, and the seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from time import time
from typing import Any, Final, ParamSpec, TypeVar

from cabinet_noir.bots import Thinkers, advise, assist, contradicted
from cabinet_noir.core import Chance, seed_from
from cabinet_noir.server.clocks.overdue import look
from cabinet_noir.server.people.limits import Limiter
from cabinet_noir.server.tables.bus_listener import BusListener
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.server.tables.table import Table
from cabinet_noir.server.workers.bus import Bus, Spoken, Word, new_worker
from cabinet_noir.server.workers.redis_bus import RedisBus
from cabinet_noir.store import Store, Timers

P = ParamSpec("P")
T = TypeVar("T")

BEGINNING: Final = 1_700_000_000.0
CALM: Final = 10
"""A call takes a few rounds of the loop to wake whoever it is for."""
A_MOMENT: Final = 0.0005
"""Seconds left to the threads of a store that is at work."""
PIECE: Final = 100.0
ROUNDS: Final = 8
LOST: Final = 12
"""One word on the bus in so many is lost."""


@dataclass
class Hand:
    """The hand that moves the clock. Whoever sleeps is woken in the order of their due times, and by nothing else."""

    now: float = BEGINNING
    asleep: list[tuple[float, asyncio.Future[None]]] = field(default_factory=list)

    def clock(self) -> float:
        """Return the time."""
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Sleep until time has passed."""
        if seconds <= 0:
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asleep.append((self.now + seconds, woken))
        await woken

    def alarms(self) -> list[float]:
        """Return when each sleeper wakes, from the beginning on, soonest first."""
        self.asleep = [(until, woken) for until, woken in self.asleep if not woken.done()]
        return sorted(round(until - BEGINNING, 3) for until, _ in self.asleep)

    async def moves_to(self, seconds: float, *houses: House) -> None:
        """Let time pass until so many seconds after the beginning; all that falls due meanwhile is done."""
        target = BEGINNING + seconds
        await quiet(*houses)
        while self.alarms() and min(self.asleep, key=_until)[0] <= target:
            until, woken = min(self.asleep, key=_until)
            self.now = max(self.now, until)
            woken.set_result(None)
            await quiet(*houses)
        self.now = max(self.now, target)


def _until(sleeper: tuple[float, asyncio.Future[None]]) -> float:
    return sleeper[0]


async def quiet(*houses: House) -> None:
    """Wait until nobody in these houses does anything but sleep, nor waits for what is read or written elsewhere."""
    calm = 0
    while calm < CALM:
        with_the_store = any(house.resources.store.busy for house in houses)
        await asyncio.sleep(A_MOMENT if with_the_store else 0)
        calm = calm + 1 if not with_the_store and all(map(is_quiet, tables_of(houses))) else 0


def tables_of(houses: Iterable[House]) -> list[Table]:
    """Return all tables that these houses hold."""
    return [table for house in houses for table in house.here().values()]


def is_quiet(table: Table) -> bool:
    """Does nobody at a table do anything but sleep?"""
    return table.at_rest and not table.lock.locked() and not table.other_workers.busy


class AtOnce(Thinkers):
    """Thinks here and now, and needs no process for it."""

    def wake(self) -> None:
        """There is nobody to wake."""

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do a job."""
        return job(*args, **kwargs)

    async def run_within(self, seconds: float, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do a job: here and now is soon enough."""
        return await self.run(job, *args, **kwargs)


class MakesUpHelp(AtOnce):
    """Chooses for bots, and counts nothing: what help says is held by the laws of games, here it is whom it reaches."""

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do a job."""
        return MADE_UP[job] if job in MADE_UP else await super().run(job, *args, **kwargs)


MADE_UP: Final[dict[Any, Any]] = {assist: (1, {"x": {"y": 1.0}}), advise: [({}, 1.0)], contradicted: []}


class LossyBus:
    """A bus within one process: what is said reaches the others soon, mostly."""

    reaches: Final = True
    connected: Final = True

    def __init__(self, ends: list[LossyBus], chance: Chance) -> None:
        self.worker = new_worker()
        self._ends, self._chance = ends, chance
        self._tables: set[str] = set()
        self._hear: Callable[[Spoken], None] | None = None
        ends.append(self)

    async def open(self, hear: Callable[[Spoken], None], missed: Callable[[], None]) -> None:
        """Begin to listen."""
        self._hear = hear

    async def join(self, table: str) -> None:
        """Hear what is said about a table from now on."""
        self._tables.add(table)

    async def wait(self, key: str, burst: int, every: float, deeds: int) -> float | None:
        """Nobody counts here."""
        return None

    def part(self, table: str) -> None:
        """Hear no more about a table."""
        self._tables.discard(table)

    def tell(self, table: str, word: Word) -> None:
        """Say something about a table to the other workers."""
        for end in self._ends:
            if end is not self and self._chance.below(LOST):
                asyncio.get_running_loop().call_soon(end.hears, Spoken(table, self.worker, time(), word))

    def hears(self, spoken: Spoken) -> None:
        """Take a word."""
        if self._hear is not None and spoken.table in self._tables:
            self._hear(spoken)

    async def close(self) -> None:
        """Hear and say no more."""
        self._ends.remove(self)
        self._hear = None


class Worker:
    """One worker: a house with its own store and its own end of the bus. It can be closed, killed and opened again."""

    def __init__(self, db: str, hand: Hand, make_bus: Callable[[], Bus]) -> None:
        self._db, self._hand, self._make_bus = db, hand, make_bus
        self._seeds = (seed_from(number) for number in count(1))
        self.house: House

    async def open(self) -> None:
        """Begin to serve."""
        self._store = await Store.open(self._db)
        self._bus = self._make_bus()
        resources = Resources(
            self._store, MakesUpHelp(), 0.0, self._hand.clock, lambda: next(self._seeds), self._hand.sleep, self._bus
        )
        self.house = House(resources, Limiter({}))
        self._listener = BusListener(self.house)
        self._listening = asyncio.create_task(self._listener.keep())
        await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop at once. Whoever is connected must have gone."""
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening
        await self.house.close()
        await self._bus.close()
        await self._store.close()

    async def look_round(self) -> None:
        """Do what a worker does from time to time: look for what it missed, and for clocks that nobody watches."""
        await self._listener.look_round(True)
        await look(Timers(self._store), self.house.take_up_clock, self._hand.clock())


class Workers:
    """All workers of one house."""

    def __init__(self, db: str, bus: str, number: int, chance: Chance) -> None:
        self.hand = Hand()
        ends: list[LossyBus] = []
        make = (lambda: RedisBus(bus)) if bus else (lambda: LossyBus(ends, chance))
        self.all = [Worker(db, self.hand, make) for _ in range(number)]

    async def __aenter__(self) -> Workers:
        for worker in self.all:
            await worker.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        for worker in self.all:
            await worker.close()

    async def quiet(self) -> None:
        """Wait until nobody does anything but sleep."""
        await quiet(*(worker.house for worker in self.all))

    async def pass_time_and_look_round(self, seconds: float) -> None:
        """Let so much time pass, at first in pieces, and let the workers tell each other in between whom they see.

        As real ones do every few seconds: words that were lost are said again before anybody is believed gone.
        """
        for _ in range(ROUNDS if len(self.all) > 1 else 0):
            for worker in self.all:
                await worker.look_round()
            await self.pass_time(min(PIECE, seconds))
            seconds -= min(PIECE, seconds)
        await self.pass_time(seconds)

    async def pass_time(self, seconds: float) -> None:
        """Let so much time pass, and do what falls due meanwhile."""
        to = self.hand.now - BEGINNING + seconds
        await self.hand.moves_to(to, *(worker.house for worker in self.all))
