"""The database and the bus go away under play and come back; the disk is full. Nothing is lost, nothing is harmed."""

from __future__ import annotations

import random
import resource
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.engines import Postgres, Redis, sql, started

from .clients import House, Message, Visitor, any_action, never, play_on, running


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    engine = Redis()
    with started(engine):
        yield engine


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    engine = Postgres()
    with started(engine):
        yield engine


def seat_two(first: House, second: House, **options: object) -> list[Visitor]:
    ada = first.open_table("person", "person", options=options)
    seated = [ada, second.join(ada["table"])]
    return [Visitor(house, one["table"], one["token"]) for house, one in zip((first, second), seated, strict=True)]


def one_move(people: list[Visitor], picker: random.Random, id: str) -> Message:
    """Let whoever's turn it is do something, and return what was answered."""
    for visitor in people:
        visitor.catch_up(0)
    player = next(visitor for visitor in people if visitor.news["offers"])
    answer = player.act(any_action(player.news, picker), id=id)
    for visitor in people:
        visitor.catch_up(answer.get("seq", 0))
    return answer


def test_a_bus_that_goes_away_delays_news_and_loses_nothing(postgres: Postgres, own_redis: Redis) -> None:
    db, picker = postgres.fresh(), random.Random(4)
    with running(db, own_redis.url) as first, running(db, own_redis.url) as second, ExitStack() as stack:
        people = [stack.enter_context(visitor) for visitor in seat_two(first, second, highest=5)]
        play_on(people, picker, lambda seq: seq >= 3)
        own_redis.stop()
        play_on(people, picker, lambda seq: seq >= 6)  # each learns of the other's moves from the store
        own_redis.start()
        play_on(people, picker, never)
        table = people[0].table["table"]
        logs = [house.get(f"/api/tables/{table}/log").content for house in (first, second)]
        assert logs[0] == logs[1]


def test_a_database_that_goes_away_is_told_and_the_same_action_counts_once_it_is_back(own_postgres: Postgres) -> None:
    picker = random.Random(6)
    with running(own_postgres.fresh()) as house, ExitStack() as stack:
        people = [stack.enter_context(visitor) for visitor in seat_two(house, house, highest=5)]
        assert one_move(people, picker, "before")["t"] == "done"
        own_postgres.stop()
        refused = one_move(people, picker, "during")
        assert (refused["t"], refused["code"], refused["reason"]) == ("error", "fault", "not-written")
        own_postgres.start()
        done = one_move(people, picker, "during")
        assert (done["t"], done["seq"]) == ("done", 2)
        play_on(people, picker, never)


def test_a_database_that_takes_nothing_is_told_and_harms_no_table(postgres: Postgres) -> None:
    picker = random.Random(7)
    db = postgres.fresh()
    name = db.rpartition("/")[2]
    with running(db) as house, ExitStack() as stack:
        people = [stack.enter_context(visitor) for visitor in seat_two(house, house, highest=5)]
        read_only(postgres, name, "on")
        assert one_move(people, picker, "refused")["reason"] == "not-written"
        assert house.post("/api/tables", {"game": "vinci", "seats": [{}, {}], "name": "Ada"}).status_code == 503
        read_only(postgres, name, "off")
        assert one_move(people, picker, "taken")["seq"] == 1
        play_on(people, picker, never)


def read_only(postgres: Postgres, name: str, setting: str) -> None:
    """Let a database take nothing, or let it write again, from everyone's next connection on."""
    postgres.run(f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}")
    postgres.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


def test_a_full_disk_is_told_and_the_game_goes_on_once_there_is_room(tmp_path: Path) -> None:
    picker = random.Random(9)
    db = tmp_path / "house.sqlite"
    with running(db) as house, ExitStack() as stack:
        people = [stack.enter_context(visitor) for visitor in seat_two(house, house, games=20)]
        grown = db.with_name("house.sqlite-wal").stat().st_size
        limits = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (grown + 40_000, resource.RLIM_INFINITY))
        answers: list[Message] = []
        while not answers or answers[-1]["t"] == "done":
            answers.append(one_move(people, picker, f"move{len(answers)}"))
        assert (answers[-1]["code"], answers[-1]["reason"]) == ("fault", "not-written")
        seq = len(answers) - 1
        assert house.info(people[0].table["table"])["seq"] == seq
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, limits)
        assert one_move(people, picker, "with room")["seq"] == seq + 1
        assert [row[0] for row in sql(str(db), "SELECT seq FROM entries ORDER BY seq")] == list(range(seq + 2))
