"""Tokens and bot accounts in the store, on each kind of database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from cabinet_noir.store import (
    Bots,
    People,
    Person,
    Pool,
    Rating,
    Ratings,
    SeatRow,
    Session,
    Store,
    TableRow,
    Token,
    Tokens,
)

Scene = Callable[[Store], Awaitable[None]]


def within(db: str, scene: Scene) -> None:
    async def run() -> None:
        store = await Store.open(db)
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(run())


async def somebody(store: Store, id: str, account: bool = True) -> Person:
    person = Person(id=id, name=id, avatar="", login=id if account else None, created=0.0)
    await People(store).add(person, Session(token_hash=f"session {id}", person=id, created=0.0, seen=0.0))
    return person


def token(person: str, number: int = 0) -> Token:
    return Token(
        id=f"{person}-{number}",
        person=person,
        token_hash=f"hash {person} {number}",
        scope="bot:play",
        label="x",
        created=float(number),
    )


def table(id: str, status: str = "waiting") -> TableRow:
    return TableRow(
        id=id,
        code=id[:8].upper(),
        game="vinci",
        version=1,
        options={},
        seats=2,
        seed=b"seed",
        status=status,
        open=False,
        assist="off",
        created=1.0,
        machines=True,
    )


def test_a_token_is_its_holders_until_it_is_revoked_and_there_are_only_so_many(db: str) -> None:
    async def scene(store: Store) -> None:
        tokens = Tokens(store)
        ada = await somebody(store, "ada")
        assert [await tokens.add(token("ada", number), 2) for number in range(3)] == [True, True, False]
        assert [one.id for one in await tokens.of("ada")] == ["ada-1", "ada-0"]
        assert await tokens.holder("hash ada 1") == (token("ada", 1), ada)
        await tokens.stir("ada-1", 7.0)
        assert (await tokens.of("ada"))[0].used == 7.0
        assert await tokens.revoke("bob", "ada-1") is False
        assert await tokens.revoke("ada", "ada-1") is True
        assert await tokens.holder("hash ada 1") is None
        await tokens.revoke_all("ada")
        assert await tokens.of("ada") == []

    within(db, scene)


def test_an_account_is_marked_once_and_only_before_it_has_played_for_people(db: str) -> None:
    async def scene(store: Store) -> None:
        bots, ratings = Bots(store), Ratings(store, (25.0, 8.0))
        for id in ("new", "rated", "sits", "sat"):
            await somebody(store, id)
        await somebody(store, "visitor", account=False)
        await store.create(table("one"), [SeatRow(seat=0, person="sits"), SeatRow(seat=1)])
        await store.create(table("two", "over"), [SeatRow(seat=0, person="sat"), SeatRow(seat=1)])
        pool = Pool("vinci", 2, "person")

        def as_before(before: object) -> list[Rating]:
            return [Rating(pool, "rated", 25.0, 8.0, 0)]

        await ratings.settle("two", 1.0, None, pool, ["rated"], as_before)
        marked = {id: await bots.mark(id) for id in ("new", "rated", "sits", "sat", "visitor", "nobody")}
        assert marked == {
            "new": True,
            "rated": False,
            "sits": False,
            "sat": True,
            "visitor": False,
            "nobody": False,
        }
        assert await bots.mark("new") is False
        found = await People(store).by_id("new")
        assert found is not None and found.bot

    within(db, scene)


def test_bots_are_found_while_they_listen_and_told_what_they_are_asked(db: str) -> None:
    async def scene(store: Store) -> None:
        bots = Bots(store)
        await somebody(store, "bot")
        await bots.mark("bot")
        assert await bots.offers_of("bot") == ""
        await bots.offer("bot", "[1]")
        await bots.offer("bot", "[2]")
        await bots.seen("bot", 50.0)
        assert [(row.person.id, row.offers) for row in await bots.listening(40.0, 9)] == [("bot", "[2]")]
        assert await bots.listening(60.0, 9) == []
        one = await bots.one_listening("bot", 40.0)
        assert one is not None and one.person.id == "bot"
        assert await bots.one_listening("bot", 60.0) is None
        asked = SeatRow(seat=1, name="bot", asked="bot")
        await store.create(table("one"), [SeatRow(seat=0), asked])
        declined = SeatRow(seat=1, name="bot", asked="bot", declined="later")
        await store.create(table("two"), [SeatRow(seat=0), declined])
        assert await bots.asked("bot", 9) == [(table("one"), asked)]

    within(db, scene)


def test_an_account_that_is_deleted_leaves_no_token_no_offer_and_no_seat_that_waits_but_that_a_machine_played(
    db: str,
) -> None:
    async def scene(store: Store) -> None:
        bots, tokens = Bots(store), Tokens(store)
        await somebody(store, "bot")
        await bots.mark("bot")
        await bots.offer("bot", "[]")
        await tokens.add(token("bot"), 9)
        await store.create(table("one"), [SeatRow(seat=0), SeatRow(seat=1, name="bot", asked="bot")])
        played = SeatRow(seat=1, name="bot", person="bot", came=True, machine=True)
        await store.create(table("two", "over"), [SeatRow(seat=0), played])
        await People(store).forget("bot")
        assert await tokens.holder("hash bot 0") is None and await bots.offers_of("bot") == ""
        assert (await store.seats("one"))[1] == SeatRow(seat=1)
        assert (await store.seats("two"))[1] == SeatRow(seat=1, came=True, machine=True)

    within(db, scene)
