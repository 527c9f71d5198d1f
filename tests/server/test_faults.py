"""The house is killed in mid-game, again and again. What it acknowledged is there; nothing is there twice."""

from __future__ import annotations

import json
import os
import random
import signal

from websockets.exceptions import ConnectionClosed

from .clients import House, Message, Visitor, any_action, running

KILLS = 8


def kill(house: House) -> None:
    """Kill the house with no chance to say goodbye, and wait until it is dead."""
    os.kill(house.process.pid, signal.SIGKILL)
    house.process.wait()


def test_everything_acknowledged_survives_kill_9_and_nothing_is_doubled(db: str) -> None:
    picker = random.Random(10)
    acknowledged: dict[str, int] = {}
    seated: list[Message] = []
    for life in range(KILLS):
        with running(db) as house:
            if not seated:
                ada = house.open_table("person", "person", options={"games": 20})
                seated = [ada, house.join(ada["table"])]
            check_log(house, seated, acknowledged)
            play_and_kill(house, seated, acknowledged, picker, moves=picker.randrange(1, 12), life=life)
    with running(db) as house:
        check_log(house, seated, acknowledged)
    assert len(acknowledged) > KILLS


def play_and_kill(
    house: House, seated: list[Message], acknowledged: dict[str, int], picker: random.Random, moves: int, life: int
) -> None:
    """Play some moves, then kill the house: while one more action is on its way, or just as it is acknowledged."""
    people = [Visitor(house, seat["table"], seat["token"]) for seat in seated]
    seq = house.info(seated[0]["table"])["seq"]
    for number in range(moves + 1):
        for visitor in people:
            visitor.catch_up(seq)
        player = next(visitor for visitor in people if visitor.news["offers"])
        action, id = any_action(player.news, picker), f"life{life}-{number}"
        if number == moves:
            player.say(t="act", at=seq, id=id, action=action)
            if life % 2:
                acknowledged[id] = player.until("done")["seq"]
            kill(house)
            hear_the_rest(player, acknowledged)
        else:
            done = player.act(action, id=id)
            acknowledged[id] = seq = done["seq"]
            if number % 3 == 0:  # a page that is not sure asks again
                assert player.act(action, at=seq - 1, id=id)["seq"] == seq
    for visitor in people:
        visitor.close()


def hear_the_rest(visitor: Visitor, acknowledged: dict[str, int]) -> None:
    """Take what the dead house still managed to say."""
    try:
        while True:
            message = visitor.hear()
            if message["t"] == "done":
                acknowledged[message["id"]] = message["seq"]
    except ConnectionClosed:
        pass


def check_log(house: House, seated: list[Message], acknowledged: dict[str, int]) -> None:
    """Ask again for every acknowledged action: it is answered with its old place, and the table does not move."""
    table = seated[0]["table"]
    before = house.get(f"/api/tables/{table}/log").content
    entries = [json.loads(line) for line in before.splitlines()[1:-1]]
    assert [entry["seq"] for entry in entries] == list(range(len(entries)))
    assert len(entries) > max(acknowledged.values(), default=0)
    people = [Visitor(house, seat["table"], seat["token"]) for seat in seated]
    for id, seq in acknowledged.items():
        actor = people[entries[seq]["seat"]]
        assert actor.act({"t": "stop"}, at=seq - 1, id=id) == {"t": "done", "id": id, "seq": seq}
    for visitor in people:
        visitor.close()
    assert house.get(f"/api/tables/{table}/log").content == before


def test_bots_go_on_after_a_restart(db: str) -> None:
    with running(db) as house:
        table = house.open_table("novice", "novice", options={"games": 20})["table"]
        with Visitor(house, table) as spectator:
            spectator.catch_up(3)
        kill(house)
    with running(db) as house, Visitor(house, table) as spectator:
        while not spectator.news["outcome"]:
            spectator.until("news")
        assert house.info(table)["status"] == "over"


def test_a_finished_game_is_read_after_a_restart(db: str) -> None:
    with running(db) as house:
        table = house.open_table("novice", "novice", options={"highest": 4})["table"]
        with Visitor(house, table) as spectator:
            while not spectator.news["outcome"]:
                spectator.until("news")
        log = house.get(f"/api/tables/{table}/log").content
    with running(db) as house:
        assert house.get(f"/api/tables/{table}/log").content == log
        assert house.info(table)["outcome"] == spectator.news["outcome"]
        page = house.get(f"/api/tables/{table}/replay?eyes=1").json()
        last = house.get(f"/api/tables/{table}/replay?eyes=1&start={page['last']}").json()
        assert last["view"]["phase"] == "over"
