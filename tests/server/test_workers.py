"""Two workers of one house: whoever is connected to the one plays with whoever is connected to the other."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count

import pytest
from tests.engines import Postgres, Redis

from .browsers import Browser
from .clients import House, Message, Visitor, any_action, never, play_on, running
from .programs import Program, challenge


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
        assert workers[0].info(ada["table"])["seats"][1]["present"] is False


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


def test_a_pause_is_wished_at_both_workers_and_ended_at_either(workers: list[House]) -> None:
    ada = workers[0].open_table("person", "person", clock={"turn": 600})
    bob = workers[1].join(ada["table"])
    with (
        Visitor(workers[0], ada["table"], ada["token"]) as first,
        Visitor(workers[1], bob["table"], bob["token"]) as second,
    ):
        for visitor in (first, second):  # whoever is not known to be here is not asked
            while not all(seat["present"] for seat in visitor.table["seats"]):
                visitor.hear()
        first.say(t="pause", wish=True)
        while second.table["pause_wished"] != [0]:
            second.hear()
        second.say(t="pause", wish=True)
        for visitor in (first, second):
            while not visitor.table["paused"]:
                visitor.hear()
        first.say(t="pause", wish=False)
        while second.table["paused"] or second.news["clock"]["paused"] is not None:
            second.hear()
        assert workers[0].info(ada["table"])["paused"] is False


def test_of_a_move_taken_back_at_one_worker_and_one_built_on_it_at_the_other_one_stands(workers: list[House]) -> None:
    ada = workers[0].open_table("person", "person", game="lost-code")
    bob = workers[1].join(ada["table"])
    picker = random.Random(4)
    with (
        Visitor(workers[0], ada["table"], ada["token"]) as first,
        Visitor(workers[1], bob["table"], bob["token"]) as second,
    ):
        mover = next(visitor for visitor in (first, second) if visitor.catch_up(0)["offers"])
        other = second if mover is first else first
        seq = 0
        for _ in range(3):  # rolls, sets, estimates
            seq = mover.act(any_action(mover.news, picker))["seq"]
            mover.catch_up(seq)
        other.catch_up(seq)
        other.say(t="act", at=seq, id="built", action=any_action(other.news, picker))
        mover.say(t="take_back", entry=mover.news["undo"])
        built = other.until("done", "error")
        while mover.news["seq"] <= seq:
            mover.hear()
        told = [entry["events"][0]["t"] for entry in map(json.loads, log_lines(workers[0], ada["table"])[-3:-1])]
        if built["t"] == "done":
            assert "taken_back" not in told
        else:
            assert (built["code"], told[-1]) == ("stale", "taken_back")


def log_lines(house: House, table: str) -> list[str]:
    return house.get(f"/api/tables/{table}/log").text.splitlines()


def test_a_program_is_heard_and_told_at_whichever_worker_it_comes_to(workers: list[House]) -> None:
    program, ada = Program(workers[0]), Browser(workers[0])
    program.plays()
    with program.own(workers[1]) as own:
        own.next()
        seated = challenge(ada, program)  # at the one, heard at the other
        assert own.until("challenge")["challenge"]["table"] == seated["table"]
        assert program.post(f"/api/bot/challenges/{seated['table']}/accept", house=workers[0]).status_code == 200
        assert own.until("gameStart")["game"]["table"] == seated["table"]
        picker = random.Random(5)
        with (
            Visitor(workers[0], seated["table"], seated["token"]) as person,
            program.game(seated["table"], house=workers[1]) as lines,
        ):
            line = lines.next()
            while line["t"] != "end":
                news = line["news"] if line["t"] == "full" else line
                if news["t"] == "news":
                    person.catch_up(news["seq"])
                    if news["offers"]:  # told by one worker, done at either
                        action, at = any_action(news, picker), workers[picker.randrange(2)]
                        assert program.move(seated["table"], news["seq"], action, house=at).status_code == 200
                    elif person.news["offers"]:
                        assert person.act(any_action(person.news, picker))["t"] == "done"
                line = lines.next()
        assert line["why"] == "over" and line["outcome"]
        assert own.until("gameFinish")["table"] == seated["table"]
