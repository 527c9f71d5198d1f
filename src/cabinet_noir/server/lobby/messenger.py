"""The messenger taps people on the shoulder who are elsewhere: your turn, day by day; a seat is kept; a new day.

Something to be told is an errand, kept in the store: whichever worker takes it away runs it, so it is told once. What
somebody is told within moments is one message. No message says more than its kind and which table it is about; the
device finds the words. Whether it is still so is looked at before anything leaves the house.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable
from typing import Final, get_args

import msgspec
import structlog

from cabinet_noir.core import Corrupt, Seat
from cabinet_noir.server.daily.dates import next_morning, today_at
from cabinet_noir.server.operator.faults import traced
from cabinet_noir.server.protocol.push import Tap, TapKind
from cabinet_noir.server.protocol.refusals import NoSuchTable
from cabinet_noir.server.push.addresses import place_of
from cabinet_noir.server.push.postman import Answer
from cabinet_noir.server.push.sealing import sealed, to_base64
from cabinet_noir.server.push.service import Push
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.table import Table
from cabinet_noir.store import Blocks, DailyTries, Device, Devices, Errand, Errands

log = structlog.get_logger()

EVERY: Final = 1.0
GATHERS: Final = 2.0
"""Seconds an errand waits for others of its kind."""
APART: Final = 60.0
"""Seconds between two messages to somebody."""
AGAIN: Final = 60.0
"""Seconds before it is tried again to reach somebody; each time twice as many."""
FAILS_FOR: Final = 24 * 3600.0
"""Seconds for which a device may not be reached before it is forgotten."""
AT_ONCE: Final = 16
"""How many people are told something at a time."""
MOST_UNWRITTEN: Final = 1000
"""How many errands may wait for the store; beyond that nobody is told."""
STILL_MORNING: Final = 3 * 3600.0
"""Seconds after which a morning is over, and nobody is told of it any more."""
TTL: Final = 12 * 3600
"""Seconds for which a push service keeps a message for a device that is away."""

KINDS: Final[tuple[TapKind, ...]] = get_args(TapKind)
_encode: Final = msgspec.json.Encoder().encode


class Messenger:
    """Runs the house's errands."""

    def __init__(self, house: House, push: Push) -> None:
        self._house = house
        self._push = push
        store = house.resources.store
        self._devices, self._errands, self._blocks = Devices(store), Errands(store), Blocks(store)
        self._tries = DailyTries(store)
        self._unwritten: dict[tuple[str, TapKind, str], str] = {}
        self._running: dict[tuple[str, str], asyncio.Task[None]] = {}
        house.on_turn = self.turn_came
        house.on_held = self.seats_were_held

    # what there is to tell

    def turn_came(self, table: Table, seats: Iterable[Seat]) -> None:
        """It has become somebody's turn; day by day, they are told if they are not there."""
        if table.standing.by_days:
            for seat in set(seats) - table.present():
                self._note(table.seats[seat].person, "turn", table.row.id)

    def seats_were_held(self, table: str, by: str, people: Iterable[str]) -> None:
        """Somebody plays again, and holds seats for people who are not there."""
        for person in people:
            self._note(person, "invitation", table, by)

    def _note(self, person: str, kind: TapKind, about: str, by: str = "") -> None:
        if person and person != by and len(self._unwritten) < MOST_UNWRITTEN:
            self._unwritten[person, kind, about] = by

    # telling it

    async def keep(self) -> None:
        """Run errands for as long as the house is open."""
        while True:
            try:
                await self.round()
            except Exception as error:  # the next round may go better
                log.error("round-failed", **traced(error))
            await self._house.resources.sleep(EVERY)

    async def round(self) -> None:
        """Write down what has come up, and set out with what is due, as far as there is a hand free."""
        now = self._house.resources.clock()
        await self._write_down(now)
        await self._look_for_mornings(now)
        free = AT_ONCE - len(self._running)
        for person, kind in await self._errands.due(now, free, KINDS) if free else ():
            if (person, kind) not in self._running:
                self._set_out(person, kind)

    async def rest(self) -> None:
        """Wait for everyone who is under way."""
        while self._running:
            await asyncio.wait([*self._running.values()])

    async def stop(self) -> None:
        """Call everyone back who is under way; what they had to tell is told after the house has opened again."""
        for task in [*self._running.values()]:
            task.cancel()
        await self.rest()
        try:
            await self._write_down(self._house.resources.clock())
        except Exception as error:  # the house closes all the same
            log.error("errands-lost", **traced(error))

    async def _look_for_mornings(self, now: float) -> None:
        """Write down whom a new day is to be told to; of several workers one does, and once a date."""
        for device in await self._devices.due(now, AT_ONCE):
            assert device.daily is not None
            assert device.morning is not None
            is_mine = await self._devices.put_off(device, next_morning(now, device.daily))
            if is_mine and now < device.morning + STILL_MORNING:
                about = f"{today_at(now, device.daily)} {_mark(device)}"
                await self._errands.add(Errand(device.person, "daily", about, now, now + GATHERS), APART)

    async def _write_down(self, now: float) -> None:
        for (person, kind, about), by in [*self._unwritten.items()]:
            if not by or by not in (await self._blocks.around(person)).blocked:
                await self._errands.add(Errand(person, kind, about, now, now + GATHERS), APART)
            del self._unwritten[person, kind, about]

    def _set_out(self, person: str, kind: str) -> None:
        task = self._running[person, kind] = asyncio.create_task(self._run(person, kind))
        task.add_done_callback(lambda _: self._running.pop((person, kind)))

    async def _run(self, person: str, kind: str) -> None:
        some: list[Errand] = []
        try:
            some = await self._errands.claim(person, kind)
            codes = [code for errand in some if (code := await self._code_if_still_so(errand)) is not None]
            if codes and not await self._tell(person, msgspec.convert(kind, TapKind), codes, some):
                now = self._house.resources.clock()
                await self._errands.put_back(some, now + max(AGAIN, now - some[0].made))
        except asyncio.CancelledError:  # the house closes
            await self._errands.put_back(some, self._house.resources.clock())
            raise
        except Exception as error:  # one errand that goes wrong keeps nobody else from being told
            log.error("errand-failed", **traced(error))

    async def _code_if_still_so(self, errand: Errand) -> str | None:
        """Return the code of the table somebody is to be told of; None: they are there, or it is no longer so.

        A new day has no code: it is so for whoever has not tried anything of it.
        """
        if errand.kind == "daily":
            return None if await self._tries.has_tried(errand.person, errand.about.split()[0]) else ""
        try:
            async with self._house.table(errand.about) as table:
                seats = {Seat(seat.seat) for seat in table.seats if seat.person == errand.person}
                is_so = _is_held(table, seats) if errand.kind == "invitation" else _is_awaited(table, seats)
                return table.row.code if is_so else None
        except (NoSuchTable, Corrupt):
            return None

    async def _tell(self, person: str, kind: TapKind, codes: list[str], some: list[Errand]) -> bool:
        """Tell somebody's devices that have asked. False: none could be reached, and another time one perhaps can."""
        now = self._house.resources.clock()
        table = codes[0] if len(codes) == 1 else ""
        devices = [device for device in await self._devices.of(person) if _has_asked(device, some)]
        await self._devices.telling(person, now)
        answers = await asyncio.gather(*(self._carry(device, kind, table) for device in devices))
        for device, answer in zip(devices, answers, strict=True):
            self._house.resources.metrics.taps.labels(answer).inc()
            await self._remember(device, answer, now)
        return "told" in answers or "failed" not in answers

    async def _carry(self, device: Device, kind: TapKind, table: str) -> Answer:
        message = sealed(_encode(Tap(kind, table, device.language)), device.public, device.secret)
        headers = {
            "Authorization": self._push.signer.authorization(place_of(device.endpoint).origin),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Topic": topic(kind, device),
            "Urgency": "normal",
        }
        return await self._push.postman.carry(device.endpoint, headers, message)

    async def _remember(self, device: Device, answer: Answer, now: float) -> None:
        failed_for = 0.0 if device.failing is None else now - device.failing
        if answer == "told":
            await self._devices.was_reached(device)
        elif answer == "gone" or failed_for > FAILS_FOR:
            await self._devices.drop(device)
        else:
            await self._devices.has_failed(device, now)


def _has_asked(device: Device, some: list[Errand]) -> bool:
    """Has this device asked for such a thing? Of a new day it is told in its own morning."""
    if some[0].kind == "daily":
        return device.daily is not None and any(errand.about.endswith(_mark(device)) for errand in some)
    return device.tables


def _mark(device: Device) -> str:
    """Return enough of a device's name to tell it from somebody's others."""
    return device.id[:16]


def _is_held(table: Table, seats: set[Seat]) -> bool:
    """Does one of these seats wait for its owner, before the deal?"""
    return table.row.status == "waiting" and any(not table.seats[seat].came for seat in seats)


def _is_awaited(table: Table, seats: set[Seat]) -> bool:
    """Is it the turn of one of these seats, whose owner is not there?"""
    begun = table.standing.people.intersection(table.standing.clocks.began)
    return table.going_on and bool(seats & begun) and not seats & table.present()


def topic(kind: TapKind, device: Device) -> str:
    """Return by what a push service lets a newer message take the place of one not yet delivered; it tells no kind."""
    return to_base64(hashlib.sha256(f"{kind} {device.secret}".encode()).digest())[:32]
