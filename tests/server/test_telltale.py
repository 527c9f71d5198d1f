"""What the house writes about itself, and what its workers tell each other: nothing that anybody may not know."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis as Client
from tests.engines import Postgres, Redis, sql, started

from .browsers import PASSWORD, Browser
from .clients import House, Message, Visitor, never, play_on, running

NOTE = "perhaps a seven"
NAMES = ("Augusta", "Barnaby")
DB_PASSWORD = "hush-hush"
POINTERS = {"t", "seq", "seat", "seats", "phrase"}


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    engine = Postgres()
    with started(engine):
        yield engine


@asynccontextmanager
async def overheard(redis: Redis) -> AsyncIterator[list[str]]:
    """Listen to everything on the bus."""
    words: list[str] = []
    async with Client.from_url(redis.url) as client, client.pubsub() as ears:
        await ears.psubscribe("*")
        await ears.get_message(timeout=10)

        async def listen() -> None:
            async for message in ears.listen():
                if message["channel"] == b"end":
                    return
                words.append(message["channel"].decode() + " " + message["data"].decode())

        task = asyncio.create_task(listen())
        yield words
        await client.publish("end", "")
        await task


def evening(first: House, second: House, engine: Postgres) -> list[Message]:
    """Play a whole game across two workers, with notes, an account, refusals, and a database that goes away."""
    ada = first.open_table("person", "person", name=NAMES[0], options={"highest": 4})
    seated = [ada, second.join(ada["table"], NAMES[1])]
    Browser(first).with_account()
    people = [Visitor(house, one["table"], one["token"]) for house, one in zip((first, second), seated, strict=True)]
    people[0].say(t="note", key="k", value=NOTE)
    people[0].until("noted")
    people[0].say(t="say", phrase="hello")
    people[1].until("said")
    people[0].send('{"t":"act"')
    people[0].until("error")
    engine.stop()
    people[0].say(t="note", key="k", value=NOTE + "?")
    assert people[0].until("error")["code"] == "fault"
    engine.start()
    play_on(people, random.Random(3), never)
    for visitor in people:
        visitor.close()
    return seated


def test_neither_logs_nor_the_bus_tell_a_secret(own_postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    db = own_postgres.fresh().replace("//house@", f"//house:{DB_PASSWORD}@")

    async def listen() -> tuple[list[str], list[Message]]:
        async with overheard(redis) as words:
            with ExitStack() as stack:
                log = stack.enter_context((tmp_path / "log").open("w"))
                houses = [stack.enter_context(running(db, redis.url, 0, "debug", log)) for _ in range(2)]
                seated = await asyncio.to_thread(evening, houses[0], houses[1], own_postgres)
        return words, seated

    words, seated = asyncio.run(listen())
    log = (tmp_path / "log").read_text()
    seed = sql(db, "SELECT seed FROM tables")[0][0].hex()
    secrets = [*(one["token"] for one in seated), seed, NOTE, PASSWORD, DB_PASSWORD, *NAMES]
    assert "table-began" in log and "not-written" in log
    assert any(seated[0]["table"] in word for word in words)
    for secret in secrets:
        assert secret not in log
        assert not [word for word in words if secret in word]
    assert {key for word in words for key in pointers(word)} <= POINTERS


def pointers(said: str) -> dict[str, Any]:
    """Return what a word on the bus says."""
    word: dict[str, Any] = json.loads(said.partition(" ")[2]).get("word", {})
    return word
