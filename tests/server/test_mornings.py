"""A word in the morning that a new day is here: once a date, by one's own clock, and not to who has begun it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from cabinet_noir.server.daily.dates import next_morning, today_at
from cabinet_noir.server.lobby.messenger import APART, GATHERS, STILL_MORNING
from cabinet_noir.store import DailyTries, DailyTry, Devices

from .push_service import Phone, Service, push_service
from .test_messenger import ADA, BOB, Worker, at_work, read

PARIS, LIMA = 60, -300
TOLD = {"kind": "daily", "table": "", "language": "fr"}
AN_HOUR, A_DAY = 3600.0, 24 * 3600.0


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as opened:
        yield opened


async def wishes(one: Worker, offset: int | None = PARIS, tables: bool = False) -> None:
    """All of Ada's devices ask for mornings, by a clock."""
    for device in await Devices(one.store).of(ADA.id):
        morning = None if offset is None else next_morning(one.now[0], offset)
        await Devices(one.store).wish(device.session, tables, offset, morning)


def wait_for_nine(one: Worker, offset: int = PARIS) -> None:
    one.now[0] = next_morning(one.now[0], offset)


def test_a_new_day_is_told_once_a_date_at_nine_by_ones_own_clock_and_with_nothing_of_it(
    db: str, service: Service
) -> None:
    async def sleep_and_wake(one: Worker, other: Worker) -> None:
        phone = Phone("ada")
        await one.has(ADA, phone)
        await wishes(one)
        nine = next_morning(one.now[0], PARIS)
        one.now[0] = nine - 1 - GATHERS
        assert await one.told() == []
        one.now[0] = nine
        await other.messenger.round()
        (posted,) = await one.told()
        assert read(phone, posted) == TOLD
        for _ in range(3):
            assert await one.told(APART) + await other.told(AN_HOUR) == []
        one.now[0] = nine + A_DAY
        assert [read(phone, each) for each in await one.told()] == [TOLD]

    at_work(db, service, sleep_and_wake, workers=2)


@pytest.mark.parametrize("kind", ["puzzle", "quest"])
def test_who_has_begun_anything_of_the_day_is_left_alone(db: str, service: Service, kind: str) -> None:
    async def be_early(one: Worker) -> None:
        await one.has(ADA, Phone("ada"))
        await wishes(one)
        wait_for_nine(one)
        begun = DailyTry(person=ADA.id, date=str(today_at(one.now[0], PARIS)), kind="puzzle", begun=0.0)
        if kind == "puzzle":
            assert await DailyTries(one.store).answer(begun)
        else:
            assert await DailyTries(one.store).move(1, "{}", replace(begun, kind="quest"))
        assert await one.told() == []

    at_work(db, service, be_early)


def test_each_device_is_told_in_its_own_morning_and_only_one_that_has_asked(db: str, service: Service) -> None:
    async def travel(one: Worker) -> None:
        here, there, neither = Phone("here"), Phone("there"), Phone("neither")
        await one.has(ADA, here, there, neither)
        devices = Devices(one.store)
        by_address = {device.endpoint: device.session for device in await devices.of(ADA.id)}
        for phone, offset in ((here, PARIS), (there, LIMA)):
            await devices.wish(by_address[phone.endpoint], False, offset, next_morning(one.now[0], offset))
        first, second = sorted((PARIS, LIMA), key=lambda offset: next_morning(one.now[0] - 1, offset))
        for offset in (first, second):
            one.now[0] = next_morning(one.now[0] - 1, offset)
            (posted,) = await one.told()
            assert read(here if offset == PARIS else there, posted) == TOLD

    at_work(db, service, travel)


def test_a_morning_that_is_over_is_not_told_in_the_evening(db: str, service: Service) -> None:
    async def oversleep(one: Worker) -> None:
        await one.has(ADA, Phone("ada"))
        await wishes(one)
        one.now[0] = next_morning(one.now[0], PARIS) + STILL_MORNING
        assert await one.told() == []

    at_work(db, service, oversleep)


def test_who_asked_for_mornings_alone_is_told_of_no_table_and_the_other_way(db: str, service: Service) -> None:
    async def play(one: Worker) -> None:
        phone = Phone("ada")
        await one.has(ADA, phone)
        await wishes(one)
        await one.table(ADA, BOB)
        assert await one.told() == []
        await wishes(one, offset=None, tables=True)
        wait_for_nine(one)
        assert await one.told() == []

    at_work(db, service, play)
