"""Devices and errands: few of each, gone with whom they belong to, and an errand is one worker's."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from cabinet_noir.store import (
    MOST_DEVICES,
    Device,
    Devices,
    Errand,
    Errands,
    Operator,
    People,
    Person,
    PushKey,
    PushKeys,
    Session,
    Store,
)
from cabinet_noir.store.push import MOST_ERRANDS

from .test_store import with_store, with_two_stores

KINDS = ("turn", "invitation")
ADA = Person(id="ada", name="Ada", avatar="fox", created=0.0)
BOB = Person(id="bob", name="Bob", avatar="owl", created=0.0, login="bob", likeness="bob")


def device(session: str, person: str = "ada", created: float = 0.0) -> Device:
    where = f"https://push.example.com/{session}"
    return Device(
        session=session, person=person, endpoint=where, public="p", secret="s", language="fr", created=created
    )


def errand(kind: str = "turn", about: str = "one", person: str = "ada", due: float = 5.0) -> Errand:
    return Errand(person, kind, about, 0.0, due)


async def known(store: Store, person: Person, *more: str) -> None:
    await People(store).add(person, session(person.id, person.id))
    for token in more:
        await People(store).open_session(session(token, person.id))


def session(token: str, person: str) -> Session:
    return Session(token_hash=token, person=person, created=0.0, seen=10.0)


async def told(store: Store, person: str = "ada") -> list[str]:
    return [device.session for device in await Devices(store).of(person)]


def test_the_key_is_whoever_comes_first_and_stays(db: str) -> None:
    async def both(one: Store, other: Store) -> None:
        keys = await asyncio.gather(
            PushKeys(one).current(lambda: PushKey("first", "1", 0.0)),
            PushKeys(other).current(lambda: PushKey("second", "2", 0.0)),
        )
        assert keys[0] == keys[1]
        assert await PushKeys(one).current(lambda: PushKey("third", "3", 0.0)) == keys[0]

    with_two_stores(db, both)


def test_somebody_has_few_devices_and_the_oldest_goes(db: str) -> None:
    async def many(store: Store) -> None:
        tokens = [f"s{number}" for number in range(MOST_DEVICES + 2)]
        await known(store, ADA, *tokens)
        for at, token in enumerate(tokens):
            assert await Devices(store).put(device(token, created=float(at)))
        assert await told(store) == tokens[:1:-1]

    with_store(db, many)


def test_a_browser_and_an_address_are_told_once(db: str) -> None:
    async def again(store: Store) -> None:
        await known(store, ADA)
        await known(store, BOB)
        await Devices(store).put(device("ada"))
        moved = replace(device("ada", created=1.0), endpoint="https://push.example.com/moved")
        await Devices(store).put(moved)
        assert await Devices(store).of("ada") == [moved]
        taken = replace(moved, session="bob", person="bob")  # the same browser, by another person
        await Devices(store).put(taken)
        assert (await Devices(store).of("ada"), await Devices(store).of("bob")) == ([], [taken])
        await Devices(store).drop(moved)  # what was read before
        assert await Devices(store).of("bob") == [taken]

    with_store(db, again)


def test_nobody_is_told_in_a_browser_that_was_logged_out_meanwhile(db: str) -> None:
    async def late(store: Store) -> None:
        await known(store, ADA)
        await People(store).close_session("ada")
        assert not await Devices(store).put(device("ada"))
        assert await told(store) == []

    with_store(db, late)


ENDINGS: dict[str, tuple[Callable[[Store], Awaitable[object]], list[str]]] = {
    "log out": (lambda store: People(store).close_session("ada"), ["phone"]),
    "log out everywhere": (lambda store: People(store).close_sessions("ada"), []),
    "another password": (lambda store: People(store).close_sessions("ada", but="phone"), ["phone"]),
    "never came again": (lambda store: People(store).sweep(11.0), []),
    "deleted": (lambda store: People(store).forget("ada"), []),
    "logged out by the operator": (lambda store: Operator(store, "op", float).log_out("ada", "void", "why"), []),
    "switched off": (lambda store: Devices(store).leave("ada"), ["phone"]),
    "went on as somebody else": (lambda store: Devices(store).move("ada", "new", "bob"), ["phone"]),
    "went on by a new session": (lambda store: Devices(store).move("ada", "new", "ada"), ["phone", "new"]),
}


def test_a_device_is_told_no_longer_than_it_is_known(db: str) -> None:
    async def end(store: Store) -> None:
        for name, (ending, left) in ENDINGS.items():
            await known(store, ADA, "phone")
            for at, token in enumerate(("ada", "phone")):
                await Devices(store).put(device(token, created=float(at)))
            await ending(store)
            assert await told(store) == left, name
            await People(store).forget("ada")

    with_store(db, end)


def test_whoever_is_forgotten_is_told_nothing_more(db: str) -> None:
    async def forget(store: Store) -> None:
        await known(store, ADA)
        await Devices(store).put(device("ada"))
        await Errands(store).add(errand(), 60.0)
        await People(store).forget("ada")
        assert await Errands(store).due(100.0, 9, KINDS) == []

    with_store(db, forget)


def test_a_visitors_device_is_the_accounts_once_they_log_in(db: str) -> None:
    async def log_in(store: Store) -> None:
        await known(store, ADA)
        await known(store, BOB)
        await Devices(store).put(device("ada"))
        await People(store).hand_over("ada", "bob")
        await Devices(store).move("ada", "new", "bob")
        assert await Devices(store).of("bob") == [
            replace(device("ada"), session="new", person="bob"),
        ]

    with_store(db, log_in)


def test_an_errand_is_for_whoever_has_a_device_and_waits_for_its_time(db: str) -> None:
    async def run(store: Store) -> None:
        await known(store, ADA)
        assert not await Errands(store).add(errand(), 60.0)
        await Devices(store).put(device("ada"))
        assert await Errands(store).add(errand(), 0.0)
        assert await Errands(store).due(4.9, 9, KINDS) == []
        assert await Errands(store).due(5.0, 9, KINDS) == [("ada", "turn")]
        await Devices(store).telling("ada", 10.0)
        await Errands(store).add(errand("invitation"), 60.0)
        assert await Errands(store).due(70.0, 9, KINDS[1:]) == [("ada", "invitation")]
        assert await Errands(store).due(69.0, 9, KINDS) == [("ada", "turn")]
        assert await Errands(store).due(70.0, 9, KINDS) == [("ada", "turn"), ("ada", "invitation")]

    with_store(db, run)


def test_errands_are_bounded_and_old_ones_are_forgotten(db: str) -> None:
    async def run(store: Store) -> None:
        await known(store, ADA)
        await Devices(store).put(device("ada"))
        for number in range(MOST_ERRANDS + 3):
            assert await Errands(store).add(errand(about=str(number)), 0.0)
        taken = await Errands(store).claim("ada", "turn")
        assert len(taken) == MOST_ERRANDS
        await Errands(store).put_back(taken[:2], 9.0)
        assert [one.due for one in await Errands(store).claim("ada", "turn")] == [9.0, 9.0]
        await Errands(store).put_back(taken[:2], 9.0)
        await Errands(store).sweep(0.5)
        assert await Errands(store).claim("ada", "turn") == []

    with_store(db, run)


def test_of_two_workers_one_gets_the_errands(db: str) -> None:
    async def both(one: Store, other: Store) -> None:
        await known(one, ADA)
        await Devices(one).put(device("ada"))
        for _ in range(20):
            for table in "abc":
                await Errands(one).add(errand(about=table), 0.0)
            taken = await asyncio.gather(*(Errands(store).claim("ada", "turn") for store in (one, other)))
            assert sorted(errand.about for some in taken for errand in some) == ["a", "b", "c"]

    with_two_stores(db, both)


def test_it_is_remembered_since_when_a_device_is_not_reached(db: str) -> None:
    async def fail(store: Store) -> None:
        await known(store, ADA)
        rows = Devices(store)
        await rows.put(device("ada"))
        for now in (7.0, 8.0):
            await rows.has_failed(device("ada"), now)
        [found] = await rows.of("ada")
        assert found.failing == 7.0
        await rows.was_reached(found)
        assert await rows.of("ada") == [device("ada")]

    with_store(db, fail)
