"""A tap on the shoulder: whose turn it is day by day, and for whom a seat is kept; once, and with nothing of a game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass

import pytest

from cabinet_noir.core import Seat
from cabinet_noir.server.lobby.messenger import AGAIN, APART, AT_ONCE, FAILS_FOR, GATHERS, TTL, Messenger
from cabinet_noir.server.protocol.tables import Join, NewTable, Seated, SeatPlan, TurnClock
from cabinet_noir.server.push.postman import Roads
from cabinet_noir.server.push.service import PushSettings, open_push
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.server.tables.watcher import Watcher
from cabinet_noir.store import Block, Blocks, Device, Devices, People, Person, Session, Store
from cabinet_noir.table import Resign

from .push_service import HOST, Phone, Posted, Service, check_signature, push_service
from .test_house import Fools

DAY = TurnClock(24 * 3600)
ADA, BOB = (Person(id=name, name=name, avatar="", created=0.0) for name in ("ada", "bob"))


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as opened:
        yield opened


@dataclass
class Worker:
    """A worker of a house that taps people on the shoulder, whose time passes as it is told."""

    house: House
    messenger: Messenger
    service: Service
    now: list[float]

    @property
    def store(self) -> Store:
        return self.house.resources.store

    async def go_round(self, later: float = GATHERS) -> None:
        """Write down what has come up; later, tell it."""
        await self.messenger.round()
        self.now[0] += later
        await self.messenger.round()
        await self.messenger.rest()

    async def told(self, later: float = GATHERS) -> list[Posted]:
        """Return what is posted when time has passed."""
        await self.go_round(later)
        return [self.service.posted.get_nowait() for _ in range(self.service.posted.qsize())]

    async def has(self, person: Person, *phones: Phone) -> None:
        """Somebody is known in a browser for each of these devices."""
        for at, phone in enumerate(phones):
            await tell(self.store, person, phone, float(at))

    async def table(self, *people: Person, clock: TurnClock | None = DAY) -> Seated:
        """Let people sit down; the first one has the first turn."""
        options, seats = {"setup": "chance", "first": 0}, (SeatPlan(),) * len(people)
        host = await self.house.new_table(NewTable("vinci", seats, options, people[0].name, clock=clock), people[0])
        for person in people[1:]:
            await self.house.join(host.table, Join(person.name), person)
        return host


async def tell(store: Store, person: Person, phone: Phone, created: float = 0.0) -> None:
    session = Session(token_hash=f"{person.id} {phone.endpoint}", person=person.id, created=0.0, seen=0.0)
    people = People(store)
    if await people.by_id(person.id) is None:
        await people.add(person, session)
    else:
        await people.open_session(session)
    assert await people.devices.put(
        Device(
            session=session.token_hash,
            person=person.id,
            endpoint=phone.endpoint,
            public=phone.public,
            secret=phone.secret,
            language="fr",
            created=created,
        )
    )


async def worker(db: str, service: Service, now: list[float]) -> Worker:
    store = await Store.open(db)

    async def resolve(_host: str) -> list[str]:
        return ["127.0.0.1"]

    roads = Roads(service.port, "127.0.0.1".__eq__, resolve, service.tls)
    push = await open_push(PushSettings("mailto:house@example.com", roads), store, lambda: now[0])
    house = House(Resources(store, Fools(b""), pace=0, clock=lambda: now[0], push=push))  # type: ignore[arg-type]
    return Worker(house, Messenger(house, push), service, now)


def at_work(db: str, service: Service, do: Callable[..., Awaitable[None]], workers: int = 1) -> None:
    """Do something with workers on one database."""

    async def run() -> None:
        now = [1_700_000_000.0]
        opened = [await worker(db, service, now) for _ in range(workers)]
        try:
            await do(*opened)
        finally:
            for one in opened:
                await one.messenger.stop()
                await one.house.close()
                await one.store.close()

    asyncio.run(run())


def read(phone: Phone, posted: Posted) -> dict[str, str]:
    found: dict[str, str] = json.loads(phone.opened(posted.message))
    return found


def test_whose_turn_it_is_day_by_day_is_told_so_and_nothing_of_the_game(db: str, service: Service) -> None:
    async def play(one: Worker) -> None:
        phone = Phone()
        await one.has(ADA, phone)
        seated = await one.table(ADA, BOB)
        [posted] = await one.told()
        assert read(phone, posted) == {"kind": "turn", "table": seated.code, "language": "fr"}
        says = check_signature(posted.headers["authorization"], one.house.resources.push.signer.public)  # type: ignore[union-attr]
        assert (says["aud"], says["sub"]) == (f"https://{HOST}", "mailto:house@example.com")
        assert one.now[0] < says["exp"] <= one.now[0] + 24 * 3600
        told = {name: posted.headers[name] for name in ("content-encoding", "ttl", "urgency")}
        assert told == {"content-encoding": "aes128gcm", "ttl": str(TTL), "urgency": "normal"}
        assert len(posted.headers["topic"]) == 32
        assert await one.told(APART) == []

    at_work(db, service, play)


def test_nobody_is_told_of_a_turn_with_everybody_there(db: str, service: Service) -> None:
    async def play(one: Worker) -> None:
        await one.has(ADA, Phone())
        await one.table(ADA, BOB, clock=None)
        await one.table(ADA, BOB, clock=TurnClock(60))
        assert await one.told() == []

    at_work(db, service, play)


def test_whoever_is_there_is_not_told_and_neither_is_whose_turn_is_over(db: str, service: Service) -> None:
    async def play(one: Worker) -> None:
        await one.has(ADA, Phone())
        seated = await one.table(ADA, BOB)
        await one.messenger.round()
        async with one.house.table(seated.table) as table:
            watcher = Watcher()
            await table.arrive(watcher, seated.token, -1)  # before anybody was told
            assert await one.told() == []
            table.leave(watcher)
        gone = await one.table(ADA, BOB)
        await one.messenger.round()
        async with one.house.table(gone.table) as table:
            await table.do(Seat(0), Resign)
        assert await one.told(APART) == []

    at_work(db, service, play)


def test_five_turns_are_one_message_and_the_next_waits_for_a_while(db: str, service: Service) -> None:
    async def play(one: Worker) -> None:
        phone = Phone()
        await one.has(ADA, phone)
        first = [await one.table(ADA, BOB) for _ in range(5)]
        assert len({seated.table for seated in first}) == 5
        [posted] = await one.told()
        assert read(phone, posted) == {"kind": "turn", "table": "", "language": "fr"}
        last = await one.table(ADA, BOB)
        assert await one.told() == []
        [again] = await one.told(APART)
        assert read(phone, again)["table"] == last.code
        assert again.headers["topic"] == posted.headers["topic"]

    at_work(db, service, play)


def test_all_of_somebodys_devices_are_told_and_none_of_anybody_elses(db: str, service: Service) -> None:
    async def play(one: Worker) -> None:
        await one.has(ADA, Phone("phone"), Phone("desk"))
        await one.has(BOB, Phone("bob"))
        await one.table(ADA, BOB)
        posted = await one.told()
        assert {one.path for one in posted} == {"/phone", "/desk"}
        assert len({one.headers["topic"] for one in posted}) == 2
        assert len({len(one.message) for one in posted}) == 1

    at_work(db, service, play)


def test_of_two_workers_one_tells_it(db: str, service: Service) -> None:
    async def play(one: Worker, other: Worker) -> None:
        phone = Phone()
        await one.has(ADA, phone)
        for number in range(10):
            await (one if number % 2 else other).table(ADA, BOB)
            for each in (one, other):
                await each.messenger.round()
            one.now[0] += APART + GATHERS
            await asyncio.gather(one.messenger.round(), other.messenger.round())
            await asyncio.gather(one.messenger.rest(), other.messenger.rest())
            assert service.posted.qsize() == number + 1

    at_work(db, service, play, workers=2)


@pytest.mark.parametrize("status", [b"404 Not Found", b"410 Gone", b"403 Forbidden", b"301 Moved"])
def test_a_device_that_is_gone_is_forgotten(db: str, service: Service, status: bytes) -> None:
    async def play(one: Worker) -> None:
        gone, here = Phone("gone"), Phone("here")
        service.answers["/gone"] = b"HTTP/1.1 " + status + b"\r\n\r\n"
        await one.has(ADA, gone, here)
        await one.table(ADA, BOB)
        assert len(await one.told()) == 2
        assert [device.endpoint for device in await Devices(one.store).of("ada")] == [here.endpoint]

    at_work(db, service, play)


def test_who_could_not_be_reached_is_tried_again_and_forgotten_after_a_day(db: str, service: Service) -> None:
    async def play(one: Worker) -> None:
        service.answers["/phone"] = b"HTTP/1.1 503 Busy\r\n\r\n"
        await one.has(ADA, Phone())
        await one.table(ADA, BOB)
        assert len(await one.told()) == 1
        assert await one.told(AGAIN - 1) == []
        assert len(await one.told(1)) == 1
        assert len(await one.told(AGAIN + GATHERS)) == 1
        one.now[0] += FAILS_FOR
        await one.table(ADA, BOB)
        assert len(await one.told()) == 1
        assert await Devices(one.store).of("ada") == []

    at_work(db, service, play)


def test_what_is_under_way_when_the_house_closes_is_told_when_it_opens(db: str, service: Service) -> None:
    async def play(one: Worker, other: Worker) -> None:
        service.answers["/phone"] = b""
        await one.has(ADA, Phone())
        await one.table(ADA, BOB)
        await one.messenger.round()
        one.now[0] += GATHERS
        await one.messenger.round()
        await asyncio.to_thread(service.next)
        await one.messenger.stop()
        del service.answers["/phone"]
        assert len(await other.told()) == 1

    at_work(db, service, play, workers=2)


def test_however_many_are_to_be_told_few_are_told_at_a_time(db: str, service: Service) -> None:
    async def play(one: Worker) -> None:
        many = [Person(id=f"p{number}", name=f"p{number}", avatar="", created=0.0) for number in range(AT_ONCE + 3)]
        for person in many:
            await one.has(person, Phone(person.id))
            await one.table(person, BOB)
        assert len(await one.told()) == AT_ONCE
        assert len(await one.told()) == 3

    at_work(db, service, play)


async def over(one: Worker, *people: Person) -> Seated:
    """Let people play a game to its end, and go."""
    seated = await one.table(*people, clock=None)
    async with one.house.table(seated.table) as table:
        await table.do(Seat(0), Resign)
        assert table.over
    return seated


def test_for_whom_a_seat_is_kept_is_told_so_but_not_who_asked(db: str, service: Service) -> None:
    async def play(one: Worker) -> None:
        phone = Phone()
        await one.has(ADA, Phone("ada"))
        await one.has(BOB, phone)
        seated = await over(one, ADA, BOB)
        again = await one.house.again(seated.table, "", "ada")
        await one.house.again(seated.table, "", "ada")
        [posted] = await one.told()
        assert read(phone, posted) == {"kind": "invitation", "table": again.code, "language": "fr"}

    at_work(db, service, play)


def test_whoever_has_come_needs_no_invitation(db: str, service: Service) -> None:
    async def play(one: Worker) -> None:
        await one.has(BOB, Phone())
        seated = await over(one, ADA, BOB)
        again = await one.house.again(seated.table, "", "ada")
        await one.messenger.round()
        async with one.house.table(again.table) as table:
            watcher = Watcher()
            await table.arrive(watcher, "", -1, "bob")
            table.leave(watcher)
        assert await one.told() == []

    at_work(db, service, play)


def test_nobody_is_invited_by_whom_they_have_blocked(db: str, service: Service) -> None:
    async def play(one: Worker) -> None:
        await one.has(BOB, Phone())
        seated = await over(one, ADA, BOB)
        await Blocks(one.store).add(Block(id="id", person="bob", blocked="ada", name="Ada", since=0.0))
        await one.house.again(seated.table, "", "ada")
        assert await one.told() == []

    at_work(db, service, play)
