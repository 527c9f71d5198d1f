"""Two workers of one house: whoever is connected to the one plays with whoever is connected to the other."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count

import pytest
from tests.engines import Postgres, Redis

from .clients import House, Message, Visitor, any_action, never, play_on, running


@pytest.fixture(scope="module")
def workers(postgres: Postgres, redis: Redis) -> Iterator[list[House]]:
    db = postgres.fresh()
    with ExitStack() as stack:
        yield [stack.enter_context(running(db, redis.url)) for _ in range(2)]


def two(workers: list[House], **options: object) -> tuple[Message, Message]:
    """Seat two people, each by another worker."""
    ada = workers[0].open_table("person", "person", options=options)
    return ada, workers[1].join(ada["table"])


def test_a_game_is_played_across_two_workers_and_both_tell_the_same_log(workers: list[House]) -> None:
    ada, bob = two(workers, highest=4)
    with (
        Visitor(workers[0], ada["table"], ada["token"]) as first,
        Visitor(workers[1], bob["table"], bob["token"]) as second,
    ):
        play_on([first, second], random.Random(1), never)
        assert first.news["outcome"] == second.news["outcome"] is not None
    logs = [worker.get(f"/api/tables/{ada['table']}/log").content for worker in workers]
    assert logs[0] == logs[1]


def test_who_comes_and_goes_at_one_worker_is_seen_at_the_other(workers: list[House]) -> None:
    ada, bob = two(workers)

    def present(visitor: Visitor) -> list[bool]:
        return [seat["present"] for seat in visitor.table["seats"]]

    with Visitor(workers[0], ada["table"], ada["token"]) as first:
        with Visitor(workers[1], bob["table"], bob["token"]) as second:
            while present(first) != [True, True]:
                first.hear()
            while present(second) != [True, True]:
                second.hear()
        while present(first) != [True, False]:
            first.hear()


def test_notes_of_a_seat_reach_its_device_at_the_other_worker_and_nobody_else(workers: list[House]) -> None:
    ada, bob = two(workers)
    phone = Visitor(workers[0], ada["table"], ada["token"])
    desk = Visitor(workers[1], ada["table"], ada["token"])
    other = Visitor(workers[1], bob["table"], bob["token"])
    with phone, desk, other:
        phone.say(t="note", key="1.A", value="B3?")
        assert desk.until("noted") == {"t": "noted", "key": "1.A", "value": "B3?"}
        desk.say(t="note", key="1.A", value="")
        while phone.notes.get("1.A") != "":
            phone.hear()
        other.settle()
        assert other.notes == {}


def test_bots_play_on_whichever_worker_their_opponent_is_connected_to(workers: list[House]) -> None:
    ada = workers[0].open_table("person", "novice", options={"highest": 4})
    picker = random.Random(3)
    seq = 0
    for number in count():  # a page that changes workers says how far it has come, and is never shown less
        with Visitor(workers[picker.randrange(2)], ada["table"], ada["token"], since=seq) as visitor:
            while not visitor.news["offers"] and not visitor.news["outcome"]:
                visitor.until("news")
            if visitor.news["outcome"]:
                return
            answer = visitor.act(any_action(visitor.news, picker), id=f"move{number}")
            assert answer["t"] == "done", answer
            seq = answer["seq"]
