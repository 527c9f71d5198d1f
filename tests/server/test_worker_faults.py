"""A worker is killed in the middle of something. Whoever was with it goes to another: nothing is lost or doubled."""

from __future__ import annotations

import json
import os
import random
import signal
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from tests.engines import Postgres, Redis
from websockets.exceptions import ConnectionClosed

from .clients import House, Message, Visitor, any_action, running
from .still import word_for

KILLS = 4
SPEED = 10


class Crew:
    """Two workers of one house; a dead one is replaced, as a supervisor does it."""

    def __init__(self, stack: ExitStack, db: str, bus: str, speed: float) -> None:
        self._stack, self._how = stack, (db, bus, speed)
        self.workers = [self._start(), self._start()]

    def _start(self) -> House:
        return self._stack.enter_context(running(*self._how))

    def kill(self, number: int) -> None:
        """Kill a worker with no chance to say goodbye."""
        process = self.workers[number].process
        os.kill(process.pid, signal.SIGKILL)
        process.wait()

    def replace(self, number: int) -> None:
        """Start another in its place."""
        self.workers[number] = self._start()


@pytest.fixture
def crew(postgres: Postgres, redis: Redis) -> Iterator[Crew]:
    with ExitStack() as stack:
        yield Crew(stack, postgres.fresh(), redis.url, SPEED)


def entries_of(house: House, table: str) -> list[Message]:
    lines = house.get(f"/api/tables/{table}/log").content.splitlines()[1:-1]
    return [json.loads(line) for line in lines]


def hear_the_rest(visitor: Visitor) -> Iterator[Message]:
    """Yield what a dead worker still managed to say."""
    try:
        while True:
            yield visitor.hear()
    except ConnectionClosed:
        return


def test_moves_acknowledged_by_a_worker_that_is_killed_are_there_at_the_other_once(crew: Crew) -> None:
    picker = random.Random(8)
    ada = crew.workers[0].open_table("person", "person", options={"games": 20})
    seated = [ada, crew.workers[1].join(ada["table"])]
    acknowledged: dict[str, int] = {}
    seq = 0
    for life in range(KILLS):
        victim = life % 2
        people = [Visitor(crew.workers[victim], one["table"], one["token"], since=seq) for one in seated]
        for number in range(picker.randrange(1, 6)):
            player, id = to_move(people, seq), f"life{life}-{number}"
            seq = acknowledged[id] = player.act(any_action(player.news, picker), id=id)["seq"]
        player, id = to_move(people, seq), f"life{life}-last"
        action = any_action(player.news, picker)
        player.say(t="act", at=seq, id=id, action=action)
        crew.kill(victim)
        done = [message["seq"] for message in hear_the_rest(player) if message["t"] == "done"]
        with Visitor(crew.workers[1 - victim], ada["table"], seated[player.seat]["token"], since=seq) as again:
            answer = again.act(action, at=seq, id=id)  # not sure whether it was done: it asks again, elsewhere
            assert answer["t"] == "done" and (not done or done == [answer["seq"]]), (answer, done)
            seq = acknowledged[id] = answer["seq"]
        crew.replace(victim)
        for visitor in people:
            visitor.close()
    assert sorted(acknowledged.values()) == list(range(1, seq + 1))
    assert [entry["seq"] for entry in entries_of(crew.workers[0], ada["table"])] == list(range(seq + 1))


def to_move(people: list[Visitor], seq: int) -> Visitor:
    """Return whose turn it is, once all know the table up to an entry."""
    for visitor in people:
        visitor.catch_up(seq)
    return next(visitor for visitor in people if visitor.news["offers"])


def test_a_bot_whose_worker_dies_while_it_thinks_is_played_by_another(crew: Crew) -> None:
    picker = random.Random(5)
    ada = crew.workers[0].open_table("person", "novice", options={"highest": 5, "first": 0})
    seq = 0
    with Visitor(crew.workers[0], ada["table"], ada["token"]) as visitor:
        while not (visitor.news["moves"] and not visitor.news["offers"]):  # until it is the bot's turn
            seq = to_move([visitor], seq).act(any_action(visitor.news, picker))["seq"]
            visitor.catch_up(seq)
        crew.kill(0)
    with Visitor(crew.workers[1], ada["table"], ada["token"], since=seq) as visitor:
        while visitor.news["seq"] <= seq or not (visitor.news["offers"] or visitor.news["outcome"]):
            visitor.until("news")
    entries = entries_of(crew.workers[1], ada["table"])
    assert [entry["seq"] for entry in entries] == list(range(len(entries)))


def test_a_clock_whose_worker_dies_in_mid_turn_runs_out_once(crew: Crew) -> None:
    table = {"game": "password-express", "options": {"rounds": 1, "seconds": 15}}
    ada = crew.workers[0].open_table("person", "person", **table)
    seated = [ada, crew.workers[0].join(ada["table"])]
    people = [Visitor(crew.workers[0], one["table"], one["token"]) for one in seated]
    waiting = to_move(people, 0)
    seq = waiting.act({"t": "flip"})["seq"]
    guessing = next(visitor for visitor in people if visitor is not waiting)
    guessing.catch_up(seq)
    said = guessing.act({"t": "say", "answer": word_for(guessing.news)}, id="word")
    assert said["t"] == "done"
    crew.kill(0)
    for visitor in people:
        visitor.close()
    with Visitor(crew.workers[1], ada["table"], ada["token"], since=seq) as watching:
        while not any(move["seat"] == -1 for move in watching.news["moves"]):
            watching.until("news")
        crew.replace(0)
        with Visitor(crew.workers[0], ada["table"]) as elsewhere:
            elsewhere.catch_up(watching.news["seq"])
    entries = entries_of(crew.workers[0], ada["table"])
    ended = [event for entry in entries for event in entry["events"] if event["t"] == "turn_ended"]
    turns = [event for entry in entries for event in entry["events"] if event["t"] == "turn_began"]
    assert len(ended) in (len(turns), len(turns) - 1)
    assert [entry["seq"] for entry in entries] == list(range(len(entries)))
    assert [entry["seq"] for entry in entries if entry.get("id") == "word"] in ([said["seq"]], [])
