"""The doors over HTTP: what they say, what they refuse, and in which shape."""

from __future__ import annotations

import json
from itertools import accumulate
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from cabinet_noir.core import HOUSE, Entry, Seat, Seq, dump_lines, seed_from
from cabinet_noir.core.difference import applied
from cabinet_noir.games import load
from cabinet_noir.table import (
    Closed,
    CloseTable,
    Convened,
    GiveTime,
    Granted,
    PauseWished,
    Referee,
    Unsealed,
    WishPause,
)

from .clients import House, Message, Visitor


def finished(house: House) -> str:
    """Return the id of a table that bots have played to its end."""
    table: str = house.open_table("novice", "novice", options={"highest": 4})["table"]
    with Visitor(house, table) as spectator:
        while not spectator.news["outcome"]:
            spectator.until("news")
    return table


def test_games_are_described_so_that_a_form_can_be_drawn(house: House) -> None:
    (vinci,) = (game for game in house.get("/api/games").json() if game["key"] == "vinci")
    options = {option["name"]: option for option in vinci["options"]}
    assert vinci["seats"] == [2, 3, 4]
    assert options["jokers"]["kind"] == "flag"
    assert options["empty_pile"]["values"] == ["lay_open", "no_penalty"]
    assert (options["games"]["least"], options["games"]["most"]) == (1, 20)
    assert (options["first"]["kind"], options["first"]["default"]) == ("number", None)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "seats": [{}, {}]}, "no-such-game"),
        ({"game": "vinci", "seats": [{}]}, "wrong-number-of-seats"),
        ({"game": "vinci", "seats": [{}, {"kind": "bot", "level": "genius"}]}, "no-such-bot"),
        ({"game": "vinci", "seats": [{}, {"level": "novice"}]}, "person-with-a-level"),
        ({"game": "vinci", "seats": [{}, {}], "options": {"games": 0}}, "unreadable-options"),
        ({"game": "vinci", "seats": [{}, {}], "name": "\u200b \n"}, "name-is-empty"),
        ({"game": "vinci", "seats": [{}, {}], "name": "x" * 25}, "unreadable-body"),
        ({"game": "vinci", "seats": [{}, {}], "seed": "00"}, "unreadable-body"),
        ([], "unreadable-body"),
    ],
)
def test_a_table_that_cannot_be_is_refused(house: House, body: object, reason: str) -> None:
    answer = house.post("/api/tables", body)
    assert (answer.status_code, answer.json()["t"], answer.json()["reason"]) == (400, "error", reason)


def test_refusals_have_one_shape_and_a_fitting_status(house: House) -> None:
    table = house.open_table("person", "person")["table"]
    answers = {
        (404, "denied"): house.get("/api/tables/nowhere"),
        (405, "malformed"): httpx.delete(f"{house.url}/api/tables"),
        (413, "malformed"): house.post("/api/tables", {"game": "x" * 70_000}),
        (403, "denied"): house.post(f"/api/tables/{table}/bot", {"seat": 1, "level": "novice"}, "forged"),
        (409, "illegal"): house.post(f"/api/tables/{table}/join", {"name": "Eve", "seat": 0}),
        (400, "malformed"): house.post_raw("/api/tables", b'{"game":'),
    }
    for (status, code), answer in answers.items():
        assert (answer.status_code, answer.json()["t"], answer.json()["code"]) == (status, "error", code)
    assert house.get("/api/nothing/here").status_code == 404


def test_a_table_that_does_not_exist_is_told_on_the_socket(house: House) -> None:
    with Visitor(house, "nowhere", hello=False) as lost:
        lost.say(t="hello")
        assert lost.hear()["reason"] == "no-such-table"


def test_only_pages_of_this_house_may_open_a_socket(house: House) -> None:
    table = house.open_table("person", "person")["table"]
    address = house.url.replace("http", "ws", 1) + f"/ws/{table}"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("http://elsewhere.example")):
        pass
    with connect(address, origin=Origin(house.url)) as socket:
        socket.send('{"t":"ping"}')
        assert socket.recv() == '{"t":"pong","sent":0.0,"now":1700000000000,"probe":1}'


def test_the_schema_is_served_and_loads_nothing_from_elsewhere(house: House) -> None:
    for path in ("/schema", "/schema/openapi.json", "/schema/openapi.yaml"):
        answer = house.get(path)
        assert answer.status_code == 200
        assert "/api/tables/{table}/join" in answer.text
        assert "cdn" not in answer.text
    schemas = json.loads(house.get("/schema/openapi.json").text)["components"]["schemas"]
    assert {"Seated", "TableInfo", "Replay"} <= {name.rsplit("_", 1)[-1] for name in schemas}


def test_beside_the_schema_there_is_nothing_and_refusals_are_described_once(house: House) -> None:
    for path in ("/schema/x", "/schema/openapi", "/schema/openapi.json/x"):
        answer = house.get(path)
        assert (answer.status_code, answer.json()["code"], answer.json()["reason"]) == (404, "denied", "no-such-page")
    schema = house.get("/schema/openapi.json").json()
    answers = [operation["responses"] for path in schema["paths"].values() for operation in path.values()]
    assert all("default" in each and not any(status >= "400" and status < "d" for status in each) for each in answers)
    assert {"code", "reason"} <= set(schema["components"]["schemas"]["Problem"]["required"])


def test_every_answer_forbids_what_a_page_does_not_need(house: House) -> None:
    for path in ("/", "/t/ABCDEF", "/api/games", "/api/nothing"):
        headers = house.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert house.get("/api/games").headers["cache-control"] == "no-store"


def test_a_finished_game_is_open_to_all_eyes(house: House) -> None:
    table = finished(house)
    for eyes in ("0", "1", "spectator", "all"):
        replay = house.get(f"/api/tables/{table}/replay?eyes={eyes}").json()
        assert (replay["eyes"], replay["header"]["eyes"]) == (eyes, eyes)
        assert replay["outcome"]["winners"]
        first = replay["view"]["rows"]
        known = [{standing["tile"]["t"] for standing in row} == {"tile"} for row in first]
        assert known == {"0": [True, False], "1": [False, True], "spectator": [False, False]}.get(eyes, [True, True])


def test_a_replay_shows_ones_own_notes_as_they_were(house: House) -> None:
    ada = house.open_table("person", "person", options={"first": 0})
    bob = house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.catch_up(0)
        for key, value in (("a", "early"), ("a", "later")):
            first.say(t="note", key=key, value=value)
            first.until("noted")
        first.act({"t": "draw", "colour": first.news["offers"][0]["fields"]["colour"][0]})
        first.say(t="note", key="a", value="")
        first.until("noted")
        first.say(t="note", key="b", value="now")
        first.until("noted")
    path = f"/api/tables/{ada['table']}/replay"
    assert notes_of(house.get(path, ada["token"]).json()) == [{"a": "later"}, {"b": "now"}]
    assert notes_of(house.get(f"{path}?start=1", ada["token"]).json()) == [{"b": "now"}]
    for other in (house.get(path, bob["token"]), house.get(f"{path}?eyes=spectator", ada["token"])):
        assert notes_of(other.json()) == [{}, {}]


def notes_of(page: Message) -> list[Any]:
    """Return the notes of each step of a page of a replay."""
    changes = [step["notes"] for step in page["steps"]]
    return list(accumulate(changes[1:], applied, initial=applied(page["notes"], changes[0])))


def test_a_bent_log_is_not_taken_in(house: House) -> None:
    lines = house.get(f"/api/tables/{finished(house)}/log").text.splitlines()
    bent = {
        "no seed": [*lines[:-2], lines[-1]],
        "no signature": lines[:-1],
        "another seed": [*lines[:-2], lines[-2].replace('"seed":"', '"seed":"00'), lines[-1]],
        "another name": [*lines[:-1], lines[-1].replace('{"names":["', '{"names":["X')],
        "a move missing": lines[:3] + lines[4:],
        "another game": [lines[0].replace("vinci", "chess"), *lines[1:]],
        "too many seats": [lines[0].replace('"seats":2', '"seats":4'), *lines[1:]],
        "nothing": [""],
    }
    for what, log in bent.items():
        answer = house.post_raw("/api/logs", "\n".join(log).encode())
        assert (what, answer.status_code) == (what, 400)
        assert answer.json()["code"] in ("corrupt", "malformed")
    assert house.post_raw("/api/logs", b"x" * 9_000_000).status_code == 413


@pytest.mark.parametrize("seat", [9, -3])
def test_a_log_of_seats_that_are_none_is_refused(house: House, seat: int) -> None:
    game = load("vinci")
    opening = Referee.open(game, game.options(setup="chance"), 2, seed_from(1), Convened(("", ""), 60))
    move = opening.propose(Seat(0), next(game.actions(game.offers(opening.state, Seat(0)))))
    end = Entry(Seq(2), (Closed(), Unsealed(opening.seed.hex())), HOUSE, act=CloseTable())
    entries = {
        "move": replace(move, seat=Seat(seat)),
        "wish": Entry(Seq(1), (PauseWished(Seat(seat), True),), Seat(seat), act=WishPause(True, (Seat(0),))),
        "gift": Entry(Seq(1), (Granted(Seat(seat), Seat(0), 60),), Seat(seat), act=GiveTime(Seat(0))),
    }
    for what, entry in entries.items():
        answer = house.post_raw("/api/logs", dump_lines(opening.header(), [*opening.entries, entry, end]))
        assert (what, answer.status_code, answer.json()["code"]) == (what, 400, "corrupt")
