"""A lease belongs to one worker until it gives it back or lets it run out."""

from __future__ import annotations

import asyncio

from cabinet_noir.store import LeaseRows, Store

from .test_store import with_store


def test_a_lease_is_one_workers_until_it_runs_out(db: str) -> None:
    async def take(store: Store) -> None:
        leases = LeaseRows(store)
        assert await leases.take("one", "a", now=0, until=6)
        assert await leases.take("one", "a", now=1, until=7)
        assert not await leases.take("one", "b", now=6.5, until=12)
        assert await leases.run_out(7.0) == []
        assert await leases.run_out(7.5) == ["one"]
        assert await leases.take("one", "b", now=7.5, until=12)
        assert not await leases.take("one", "a", now=7.5, until=13)

    with_store(db, take)


def test_of_many_that_ask_at_once_one_gets_it(db: str) -> None:
    async def race(store: Store) -> None:
        leases = LeaseRows(store)
        for number in range(10):
            asked = (leases.take(f"t{number}", worker, now=0, until=6) for worker in "abcde")
            assert sorted(await asyncio.gather(*asked)) == [False] * 4 + [True]

    with_store(db, race)


def test_renewing_says_what_is_still_held(db: str) -> None:
    async def renew(store: Store) -> None:
        leases = LeaseRows(store)
        for table, worker in (("one", "a"), ("two", "a"), ("three", "b")):
            await leases.take(table, worker, now=0, until=6)
        assert await leases.renew("a", until=20) == {"one", "two"}
        assert await leases.run_out(10) == ["three"]
        await leases.give_back("a", ["one"])
        assert await leases.take("one", "b", now=1, until=6)
        assert await leases.renew("a", until=20) == {"two"}
        await leases.give_back("a")
        assert await leases.renew("a", until=20) == set()

    with_store(db, renew)
