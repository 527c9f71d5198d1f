"""A seat is given to one: whoever claims it says what they saw, and gets it only if it still is so."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import select
from tests.engines import Postgres

from cabinet_noir.store import People, Person, SeatRow, Session, Store, played_by, status_of, unrated
from cabinet_noir.store.schema import tables
from cabinet_noir.store.statements import seat_change

from .test_store import entry, table, with_store, with_two_stores

FREE = SeatRow(seat=1)
HERS = SeatRow(seat=0, name="Ada", token_hash="a", host=True, came=True, person="ada", avatar="fox", watch_hash="w")
OTHERWISE = {
    "kind": "bot",
    "level": "novice",
    "name": "Eve",
    "token_hash": "e",
    "host": False,
    "came": False,
    "person": "eve",
    "avatar": "owl",
    "watch_hash": "",
    "salt": "5a17",
    "pledge": "91ed6e",
    "part": "-",
    "device": "another browser",
    "machine": True,
    "asked": "a bot",
    "declined": "later",
}


def claim(name: str) -> SeatRow:
    return replace(FREE, name=name, token_hash=f"token of {name}", came=True, person=name)


async def with_table(store: Store, status: str = "waiting") -> None:
    await store.create(table(status=status), [HERS, FREE])


def test_of_two_claimers_at_two_workers_one_gets_the_seat_and_the_other_changes_nothing(db: str) -> None:
    async def race(store: Store, other: Store) -> None:
        for number in range(50):
            id = f"t{number}"
            await store.create(table(id, id), [HERS, FREE])
            names = ("Bob", "Eve")
            claims = (each.change_seat(id, FREE, claim(name)) for each, name in zip((store, other), names, strict=True))
            won = await asyncio.gather(*claims)
            assert sorted(won) == [False, True]
            assert await store.seats(id) == [HERS, claim(names[won.index(True)])]

    with_two_stores(db, race)


@pytest.mark.parametrize("rated", [True, False])
def test_of_two_claims_of_one_person_at_two_workers_a_rated_table_grants_one(db: str, rated: bool) -> None:
    async def race(store: Store, other: Store) -> None:
        for number in range(20):
            id = f"t{number}"
            second = replace(FREE, seat=2)
            await store.create(replace(table(id, id), seats=3, rated=rated), [HERS, FREE, second])
            mine = replace(claim("Bob"), device="browser")
            also_mine = replace(mine, seat=2, person="Bob" if number % 2 else "Eve")
            claims = store.claim_seat(id, FREE, mine), other.claim_seat(id, second, also_mine)
            assert sorted(await asyncio.gather(*claims)) == [not rated, True]

    with_two_stores(db, race)


def test_a_claim_is_refused_where_the_table_or_the_seat_is_not_as_it_was_seen(db: str) -> None:
    async def late(store: Store) -> None:
        await with_table(store)
        assert await store.claim_seat("one", FREE, claim("Bob"))
        assert not await store.claim_seat("one", FREE, claim("Eve"))
        await store.append("one", entry(0), "playing")
        assert not await store.claim_seat("one", claim("Bob"), claim("Eve"))
        assert await store.seats("one") == [HERS, claim("Bob")]

    with_store(db, late)


@pytest.mark.parametrize("column", OTHERWISE)
def test_a_seat_that_differs_in_anything_from_what_was_seen_is_not_changed(db: str, column: str) -> None:
    assert set(OTHERWISE) == set(asdict(HERS)) - {"seat"}
    stored = replace(HERS, **{column: OTHERWISE[column]})

    async def change(store: Store) -> None:
        await store.create(table(), [stored, FREE])
        assert not await store.change_seat("one", HERS, replace(HERS, name="Zoe"))
        assert not await store.change_seat("one", HERS, HERS)
        assert not await store.change_seat("one", HERS, stored)
        assert await store.seats("one") == [stored, FREE]
        assert await store.change_seat("one", stored, HERS)
        assert await store.seats("one") == [HERS, FREE]

    with_store(db, change)


def test_a_seat_that_stays_as_it_is_is_still_looked_at(db: str) -> None:
    async def look(store: Store) -> None:
        await with_table(store)
        assert await store.change_seat("one", HERS, HERS)
        assert not await store.change_seat("nowhere", HERS, HERS)
        assert not await store.change_seat("one", replace(HERS, seat=7), replace(HERS, seat=7))
        assert await store.seats("one") == [HERS, FREE]

    with_store(db, look)


def test_a_claim_is_refused_once_the_table_plays(db: str) -> None:
    async def late(store: Store) -> None:
        await with_table(store)
        assert await store.change_seat("one", FREE, claim("Bob"), while_status="waiting")
        await store.append("one", entry(0), "playing")
        assert not await store.change_seat("one", claim("Bob"), FREE, while_status="waiting")
        assert not await store.change_seat("one", HERS, HERS, while_status="waiting")
        assert await store.seats("one") == [HERS, claim("Bob")]
        assert await store.change_seat("one", HERS, replace(HERS, watch_hash=""))

    with_store(db, late)


def test_while_a_claim_is_being_written_nobody_deals_or_takes_the_table_away(postgres: Postgres) -> None:
    """A file has one writer at a time; a server must be asked to hold the table still."""
    db = postgres.fresh()

    async def hold(store: Store, other: Store) -> None:
        await with_table(store)
        async with store.database.writing() as claiming, other.database.writing() as dealing:
            await claiming.execute(seat_change("one", FREE, claim("Bob"), while_status="waiting"))
            untouched = select(tables.c.id).with_for_update(skip_locked=True)
            assert (await dealing.execute(untouched)).all() == []

    with_two_stores(db, hold)


def test_neither_a_claim_nor_a_lent_key_undoes_what_was_done_to_the_seat_meanwhile(db: str) -> None:
    visitor = Person(id="ada", name="Ada", avatar="fox", created=0.0)
    lent, awake = replace(HERS, watch_hash="new"), replace(HERS, kind="bot", level="novice")

    async def meanwhile(store: Store) -> None:
        people = People(store)
        await people.add(visitor, Session(token_hash="cookie", person="ada", created=0.0, seen=0.0))
        await with_table(store)

        async def refused() -> SeatRow:
            before = await store.seats("one")
            assert [await store.change_seat("one", HERS, after) for after in (lent, awake)] == [False, False]
            assert await store.seats("one") == before
            return before[0]

        await people.void_tokens("ada", "nobody's")
        assert (await refused()).token_hash == "nobody's"
        await people.hand_over("ada", "account")
        assert (await refused()).person == "account"
        await people.forget("account")
        assert await refused() == SeatRow(seat=0, host=True)

    with_store(db, meanwhile)


def test_who_plays_a_seat_changes_with_an_entry_and_its_token_is_kept(db: str) -> None:
    async def replaced(store: Store) -> None:
        await store.create(replace(table(), rated=True), [HERS, FREE])
        await store.append("one", entry(0), also=[played_by("one", 0, "bot", "novice"), unrated("one")])
        assert await store.seats("one") == [replace(HERS, kind="bot", level="novice"), FREE]
        row = await store.table("one")
        assert row is not None
        assert (row.rated, row.status) == (False, "waiting")
        await store.append("one", entry(1), also=[status_of("one", "over")])
        assert (await store.table("one")) == replace(row, status="over")

    with_store(db, replaced)
