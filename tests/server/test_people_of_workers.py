"""People at a house of two workers: what one of them takes away is gone at the other, too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from tests.engines import Postgres, Redis

from .browsers import PASSWORD, Browser
from .clients import House, Visitor, running


@pytest.fixture(scope="module")
def workers(postgres: Postgres, redis: Redis) -> Iterator[list[House]]:
    db = postgres.fresh()
    with ExitStack() as stack:
        yield [stack.enter_context(running(db, redis.url)) for _ in range(2)]


def test_eyes_lent_at_one_worker_are_opened_and_closed_at_the_other(workers: list[House]) -> None:
    here, there = workers
    ada = here.open_table("person", "novice", options={"first": 0})
    lend = f"/api/tables/{ada['table']}/lend"
    with Visitor(there, ada["table"]) as spectator:
        key = here.post(lend, {"on": True}, ada["token"]).json()["key"]
        while not spectator.table["seats"][0]["lent"]:
            spectator.hear()
        with Visitor(there, ada["table"], key) as friend:
            here.post(lend, {"on": False}, ada["token"])
            assert friend.until("welcome")["eyes"] is None


def test_an_account_made_at_one_worker_has_its_seats_at_the_other_and_loses_them_with_the_sessions(
    workers: list[House],
) -> None:
    here, there = (Browser(worker) for worker in workers)
    name = here.with_account()
    table = here.open_table("novice")["table"]
    assert there.post("/api/login", {"name": name, "password": PASSWORD}).status_code == 200
    with there.at(table) as welcome:
        assert welcome()["seat"] == 0
        here.post("/api/logout-everywhere")
        assert welcome()["seat"] is None
    assert there.me()["known"] is False


def test_who_looks_for_a_table_at_one_worker_finds_who_waits_at_the_other(workers: list[House]) -> None:
    first = workers[0].post("/api/quick", {"name": "Ada", "game": "vinci"}).json()
    with Visitor(workers[0], first["table"], first["token"]) as ada:
        second = workers[1].post("/api/quick", {"name": "Bob", "game": "vinci"}).json()
        assert (second["table"], second["seat"]) == (first["table"], 1)
        ada.catch_up(0)
