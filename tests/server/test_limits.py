"""Limits of a house with several workers: what is done at one counts at the others, as long as Redis is there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack

import httpx
import pytest
from tests.engines import Postgres, Redis, started

from cabinet_noir.server.people.limits import LIMITS, Limit, Limiter
from cabinet_noir.server.protocol.refusals import TooMany
from cabinet_noir.server.workers import redis_bus
from cabinet_noir.server.workers.redis_bus import LIMITS as PREFIX
from cabinet_noir.server.workers.redis_bus import RedisBus

from .browsers import PASSWORD, reason
from .clients import House, running

DEEDS = {"deeds": Limit(3, 1000.0)}


def at_two_workers(url: str, do: Callable[[Limiter, Limiter], Awaitable[None]]) -> None:
    async def evening() -> None:
        buses = [RedisBus(url), RedisBus(url)]
        try:
            await do(*(Limiter(DEEDS, shared=bus) for bus in buses))
        finally:
            for bus in buses:
                await bus.close()

    asyncio.run(evening())


async def refused(limiter: Limiter, asker: str) -> int:
    try:
        await limiter.take("deeds", asker)
    except TooMany as too_many:
        return int(too_many.facts["seconds"])
    return 0


def test_what_is_done_at_one_worker_counts_at_the_other(redis: Redis) -> None:
    async def do(here: Limiter, there: Limiter) -> None:
        assert [await refused(each, "ada") for each in (here, there, here)] == [0, 0, 0]
        assert 990 < await refused(there, "ada") <= 1000 and 990 < await refused(here, "ada") <= 1000
        assert await refused(there, "bob") == 0
        with pytest.raises(TooMany):
            await there.check("deeds", "ada")
        for _ in range(5):
            await there.check("deeds", "bob")
        assert [await refused(each, "bob") for each in (here, there)] == [0, 0], "to look is not to do"

    at_two_workers(redis.url, do)


def test_of_many_at_once_as_many_are_let_through_as_may(redis: Redis) -> None:
    async def do(here: Limiter, there: Limiter) -> None:
        waits = await asyncio.gather(*(refused(each, "crowd") for each in (here, there) * 6))
        assert sum(not wait for wait in waits) == 3

    at_two_workers(redis.url, do)


def test_redis_is_told_neither_names_nor_addresses_and_forgets_by_itself(redis: Redis) -> None:
    async def do(here: Limiter, _there: Limiter) -> None:
        await here.take("deeds", "192.0.2.77 ada")

    at_two_workers(redis.url, do)

    async def look() -> None:
        bus = RedisBus(redis.url)
        keys = [key.decode() async for key in bus._redis.scan_iter(f"{PREFIX}*")]
        assert keys and not any("192.0.2" in key or "ada" in key for key in keys)
        assert all([await bus._redis.pttl(key) > 0 for key in keys])
        await bus.close()

    asyncio.run(look())


def test_while_redis_is_away_each_worker_counts_for_itself_and_asks_it_again_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    engine = Redis()
    with started(engine):

        async def do(here: Limiter, there: Limiter) -> None:
            await here.take("deeds", "ada")
            await asyncio.to_thread(engine.stop)
            assert [await refused(here, "ada") for _ in range(3)][:2] == [0, 0], "what was done before still counts"
            assert await refused(here, "ada") > 0
            assert [bool(await refused(there, "ada")) for _ in range(4)] == [False, False, False, True]
            await asyncio.to_thread(engine.start)
            monkeypatch.setattr(redis_bus, "PATIENCE", 0.0)
            here._shared._counts_again = there._shared._counts_again = 0.0  # type: ignore[union-attr]
            assert [bool(await refused(each, "bob")) for each in (here, there, here, there)] == [False] * 3 + [True]

        at_two_workers(engine.url, do)


@pytest.fixture(scope="module")
def workers(postgres: Postgres) -> Iterator[list[House]]:
    """Two workers, and a Redis of their own: the limits of other tests are not theirs."""
    engine, db = Redis(), postgres.fresh()
    with started(engine), ExitStack() as stack:
        yield [stack.enter_context(running(db, engine.url)) for _ in range(2)]


def test_passwords_are_tried_so_often_however_many_workers_there_are(workers: list[House]) -> None:
    tries = [reason(worker.post("/api/login", {"name": "Nobody", "password": "x" * 9})) for worker in workers * 5]
    assert tries == [(403, "wrong-name-or-password")] * 8 + [(429, "too-many")] * 2


def test_whose_names_are_taken_is_not_found_out_by_trying(workers: list[House]) -> None:
    def make(worker: House, name: str) -> httpx.Response:
        return worker.post("/api/account", {"name": name, "password": PASSWORD})

    assert make(workers[0], "Taken").status_code == 201
    most = LIMITS["taken-names-from-here"].burst
    told = {reason(make(workers[number % 2], "taken")) for number in range(most)}
    assert told == {(409, "login-is-taken")}
    assert reason(make(workers[0], "taken")) == reason(make(workers[1], "Nobody's")) == (429, "too-many")
    assert make(workers[0], "taken").headers["retry-after"].isdigit()
