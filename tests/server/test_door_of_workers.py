"""Minding the door of a house of two workers: what is done at one, or in the database, holds at the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from tests.engines import Postgres, Redis

from .browsers import Browser
from .clients import House, running
from .test_door import Door, at, block, closed_with, me_of, sit_together


@pytest.fixture(scope="module")
def doors(postgres: Postgres, redis: Redis) -> Iterator[list[Door]]:
    db = postgres.fresh()
    with ExitStack() as stack:
        yield [Door(stack.enter_context(running(db, redis.url)), db) for _ in range(2)]


def elsewhere(browser: Browser, house: House) -> Browser:
    """Return the same browser at another worker."""
    other = Browser(house)
    other.cookie = browser.cookie
    return other


def test_a_block_at_one_worker_silences_and_hides_at_the_other(doors: list[Door]) -> None:
    here, there = doors
    ada, bob, eve = (here.visitor(name) for name in ("Ada", "Bob", "Eve"))
    ada_there, bob_there = elsewhere(ada, there.house), elsewhere(bob, there.house)
    table = sit_together(ada, bob, eve)
    with at(ada_there, table) as blocker, at(bob, table) as blocked, at(eve, table) as third:
        for visitor in (blocker, blocked, third):
            visitor.until("welcome")
        block(ada, table)
        assert blocker.until("apart")["seats"] == [1]
        blocked.say(t="say", phrase="ouch")
        third.until("said")
        third.say(t="say", phrase="luck")
        assert blocker.until("said")["phrase"] == "luck"
    waiting = ada.open_table("", "", open=True)["table"]
    assert bob_there.get(f"/api/tables/{waiting}").status_code == 404
    assert waiting not in {info["table"] for info in bob_there.get("/api/tables").json()}


def test_a_ban_and_a_closed_table_reach_every_worker(doors: list[Door]) -> None:
    here, there = doors
    ada, bob = here.visitor("Ada"), here.visitor("Bob")
    table = sit_together(ada, bob)
    with at(ada, table) as one, at(elsewhere(ada, there.house), table) as other:
        for visitor in (one, other):
            visitor.catch_up(0)
        here.admin("ban", me_of(ada, here.db), "--for", "1d", "--why", "test")
        assert [closed_with(visitor) for visitor in (one, other)] == [1008, 1008]
    with at(bob, table) as one, at(elsewhere(bob, there.house), table) as other:
        for visitor in (one, other):
            visitor.catch_up(0)
        here.admin("close", table, "--why", "test")
        for visitor in (one, other):
            assert visitor.catch_up(1)["moves"][-1]["events"][0] == {"t": "closed"}
