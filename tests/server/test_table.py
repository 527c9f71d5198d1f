"""The life of a table, from its opening to the next one."""

from __future__ import annotations

import json
import random

import pytest

from .clients import House, Visitor, any_action, never, play_on


def test_a_table_from_opening_to_its_verified_log(house: House) -> None:
    ada = house.open_table("person", "person", "novice", open=True)
    assert ada["seat"] == 0
    assert ada["table"] in [table["table"] for table in house.get("/api/tables").json()]
    assert house.info(ada["code"].lower())["status"] == "waiting"
    with Visitor(house, ada["code"], ada["token"]) as first:
        assert first.table["status"] == "waiting"
        bob = house.join(ada["code"])
        assert bob["seat"] == 1
        assert first.catch_up(0)["moves"][0]["events"][0]["t"] == "sealed"
        assert first.table["status"] == "playing"
        with Visitor(house, bob["table"], bob["token"]) as second:
            picker = random.Random(1)
            while not (first.news["outcome"] and second.news["outcome"]):
                for visitor in (first, second):
                    if visitor.news["offers"]:
                        visitor.act(any_action(visitor.news, picker))
                        visitor.until("news")
                if not (first.news["offers"] or second.news["offers"]):
                    first.settle()
                    second.settle()
            first.settle()
            assert first.table["status"] == "over"
            assert first.table["outcome"] == first.news["outcome"]
    log = house.get(f"/api/tables/{ada['table']}/log")
    assert log.headers["content-type"].startswith("application/x-ndjson")
    *_, last, closing = map(json.loads, log.text.splitlines())
    assert last["events"][-1]["t"] == "unsealed"
    assert closing["signed"]["key"] == house.get("/.well-known/cabinet-noir.json").json()["keys"][-1]["key"]
    imported = house.post_raw("/api/logs", log.content)
    assert imported.status_code == 201
    assert house.get(f"/api/tables/{imported.json()['table']}/log").content == log.content


def test_a_reload_comes_back_to_the_same_seat_and_misses_nothing(house: House) -> None:
    ada = house.open_table("person", "person")
    bob = house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as first, Visitor(house, ada["table"], bob["token"]) as second:
        play_on([first, second], random.Random(2), lambda seq: seq >= 5)
        before = first.news
    with Visitor(house, ada["table"], ada["token"], since=2) as first:
        assert first.seat == 0
        news = first.until("news")
        assert [move["seq"] for move in news["moves"]] == list(range(3, before["seq"] + 1))
        assert (news["view"], news["offers"], news["seq"]) == (before["view"], before["offers"], before["seq"])


def test_a_spectator_sees_only_backs_and_may_do_nothing(house: House) -> None:
    ada = house.open_table("person", "person")
    house.join(ada["table"])
    with Visitor(house, ada["table"]) as spectator:
        assert spectator.seat is None
        news = spectator.until("news")
        faces = [standing["tile"]["t"] for row in news["view"]["rows"] for standing in row]
        assert set(faces) == {"face_down"} == {tile["t"] for tile in news["view"]["pile"]}
        assert news["offers"] == []
        assert spectator.act({"t": "draw", "colour": "black"})["code"] == "denied"
        spectator.say(t="note", key="x", value="y")
        assert spectator.until("error")["code"] == "denied"


@pytest.mark.parametrize(
    ("value", "reason"), [("x", "only-watching"), ("x" * 201, "unreadable-message"), ("\0", "unreadable-message")]
)
def test_a_refusal_names_the_note_it_speaks_of_read_or_not(house: House, value: str, reason: str) -> None:
    ada = house.open_table("person", "person")
    with Visitor(house, ada["table"]) as spectator:
        spectator.say(t="note", key="k", value=value, id="n1")
        assert {"reason": reason, "id": "n1"}.items() <= spectator.until("error").items()
        spectator.say(t="note", key="k", value=value)  # an older page has no id to give
        assert "id" not in spectator.until("error")


def test_an_action_that_cannot_be_read_is_answered_by_its_id(house: House) -> None:
    ada = house.open_table("person", "person")
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.say(t="act", at="now", id="a1", action={})
        assert first.until("error")["id"] == "a1"
        first.say(t="act", at="now", id=["a1"], action={})
        assert "id" not in first.until("error")


def test_sending_an_action_twice_does_it_once(house: House) -> None:
    ada = house.open_table("person", "person", options={"first": 0})
    house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.catch_up(0)
        action = any_action(first.news, random.Random(3))
        assert first.act(action, id="once")["seq"] == 1
        first.catch_up(1)
        assert first.act(action, at=0, id="once") == {"t": "done", "id": "once", "seq": 1}
        with Visitor(house, ada["table"], ada["token"]) as other_device:
            assert other_device.act({"t": "stop"}, at=0, id="once")["seq"] == 1
        assert house.info(ada["table"])["seq"] == 1


def test_what_is_due_at_once_leaves_as_one_text_a_message_a_line(house: House) -> None:
    ada = house.open_table("person", "person", options={"first": 0})
    house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.catch_up(0)
        first.settle()
        first.say(t="act", at=0, id="c7", action=any_action(first.news, random.Random(6)))
        done, news = map(json.loads, str(first.socket.recv(timeout=60)).split("\n"))
        assert done == {"t": "done", "id": "c7", "seq": 1}
        assert (news["t"], news["seq"], [move["seq"] for move in news["moves"]]) == ("news", 1, [1])


def test_acting_on_an_old_view_is_stale_and_is_followed_by_news(house: House) -> None:
    ada = house.open_table("person", "person", options={"first": 0})
    house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.catch_up(0)
        first.act(any_action(first.news, random.Random(4)))
        first.catch_up(1)
        for at, moves in ((0, [1]), (-1, [0, 1]), (99, [0, 1])):
            refused = first.act({"t": "draw", "colour": "black"}, at=at, id=f"late{at}")
            assert (refused["code"], refused["id"]) == ("stale", f"late{at}")
            news = first.until("news")
            assert [move["seq"] for move in news["moves"]] == moves
        assert house.info(ada["table"])["seq"] == 1


def test_where_people_act_at_once_an_older_view_is_fair(house: House) -> None:
    ada = house.open_table("person", "person", options={"jokers": True})
    bob = house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as first, Visitor(house, ada["table"], bob["token"]) as second:
        picker = random.Random(5)
        first.catch_up(0), second.catch_up(0)
        assert first.act(any_action(first.news, picker), at=0)["t"] == "done"
        assert second.act(any_action(second.news, picker), at=0)["t"] == "done"


def test_a_gap_is_filled_on_request(house: House) -> None:
    ada = house.open_table("novice", "novice", options={"highest": 4})
    with Visitor(house, ada["table"]) as spectator:
        while not spectator.news["outcome"]:
            spectator.until("news")
        last = spectator.news["seq"]
        for since, first in ((-1, 0), (3, 4), (last, last + 1), (10**30, 0), (-7, 0)):
            spectator.say(t="sync", since=since)
            news = spectator.until("news")
            assert [move["seq"] for move in news["moves"]] == list(range(first, last + 1))


def test_two_devices_of_a_seat_stay_in_step_and_notes_stay_private(house: House) -> None:
    ada = house.open_table("person", "person", options={"first": 0})
    bob = house.join(ada["table"])
    seats = [ada["token"], ada["token"], bob["token"], ""]
    visitors = [Visitor(house, ada["table"], token) for token in seats]
    phone, laptop, other, spectator = visitors
    phone.catch_up(0), laptop.catch_up(0)
    phone.act(any_action(phone.news, random.Random(6)))
    assert laptop.catch_up(1) == phone.catch_up(1)
    phone.say(t="note", key="1.0", value="not 7")
    assert laptop.until("noted") == {"t": "noted", "key": "1.0", "value": "not 7"} == phone.until("noted")
    for visitor in (other, spectator):
        visitor.settle()
        assert not any("not 7" in raw for raw in visitor.heard)
    for visitor in visitors:
        visitor.close()
    with Visitor(house, ada["table"], ada["token"]) as phone:
        assert phone.notes == {"1.0": "not 7"}
        phone.say(t="note", key="1.0", value="")
        phone.until("noted")
    with Visitor(house, ada["table"], ada["token"]) as phone, Visitor(house, ada["table"], bob["token"]) as other:
        assert phone.notes == other.notes == {}


def test_presence_is_told_to_the_others(house: House) -> None:
    ada = house.open_table("person", "person")
    bob = house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as first:
        with Visitor(house, ada["table"], bob["token"]) as second:
            assert [seat["present"] for seat in second.table["seats"]] == [True, True]
            assert first.until("table")["seats"][1]["present"]
        assert not first.until("table")["seats"][1]["present"]


def test_the_host_fills_a_free_seat_with_a_bot(house: House) -> None:
    ada = house.open_table("person", "person", "person")
    bob = house.join(ada["table"], seat=2)
    fill = {"seat": 1, "level": "novice"}
    path = f"/api/tables/{ada['table']}/bot"
    assert house.post(path, fill, bob["token"]).status_code == 403
    assert house.post(path, fill).status_code == 403
    assert house.post(path, {"seat": 2, "level": "novice"}, ada["token"]).status_code == 409
    assert house.post(path, {"seat": 1, "level": "genius"}, ada["token"]).status_code == 400
    assert house.post(path, fill, ada["token"]).json()["status"] == "playing"
    assert house.post(f"/api/tables/{ada['table']}/join", {"name": "Eve"}).status_code == 409


def test_the_same_company_plays_again(house: House) -> None:
    ada = house.open_table("person", "person", "novice", options={"highest": 6})
    bob = house.join(ada["table"])
    path = f"/api/tables/{ada['table']}/again"
    assert house.post(path, token=ada["token"]).json()["reason"] == "game-is-not-over"
    with Visitor(house, ada["table"], ada["token"]) as first, Visitor(house, ada["table"], bob["token"]) as second:
        finish(house, ada["table"], [first, second])
        assert house.post(path).status_code == 403
        answers = [house.post(path, token=seated["token"]).json() for seated in (ada, bob, ada)]
        assert len({answer["table"] for answer in answers}) == 1
        assert [answer["seat"] for answer in answers] == [0, 1, 0]
        new = answers[0]["table"]
        while first.table["next_table"] != new:
            first.hear()
    assert [(seat["taken"], seat["held"]) for seat in house.info(new)["seats"]] == [
        (False, True),
        (False, True),
        (True, False),
    ]
    assert house.post(f"/api/tables/{new}/join", {"name": "Eve"}).status_code == 409
    with Visitor(house, new, ada["token"]) as first:
        assert house.info(new)["status"] == "waiting"
        with Visitor(house, new, bob["token"]) as second:
            assert (first.catch_up(0)["seq"], second.seat) == (0, 1)
            assert house.info(new)["status"] == "playing"


def finish(house: House, table: str, people: list[Visitor]) -> None:
    """Let people and bots play until the end, everyone guessing at random."""
    picker = random.Random(7)
    while house.info(table)["status"] == "playing":
        for visitor in people:
            visitor.settle()
            if visitor.news["offers"]:
                answer = visitor.act(any_action(visitor.news, picker))
                assert answer["t"] == "done" or answer["code"] in ("stale", "illegal"), answer


@pytest.mark.parametrize("level", ["counts", "candidates"])
def test_assistance_comes_to_seats_and_never_to_spectators(house: House, level: str) -> None:
    ada = house.open_table("person", "person", assist=level, options={"first": 0})
    house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as first, Visitor(house, ada["table"]) as spectator:
        help = first.until("assist")
        assert (help["seq"], help["level"]) == (0, level)
        assert help["worlds"] > 1
        assert set(help["counts"]) and bool(help["odds"]) == (level == "candidates")
        first.act(any_action(first.news, random.Random(8)))
        while help["seq"] < 1:
            help = first.until("assist")
        spectator.settle()
        assert not any('"t":"assist"' in raw for raw in spectator.heard)


def test_a_table_of_bots_plays_for_whoever_watches(house: House) -> None:
    seated = house.open_table("novice", "regular", "novice", options={"highest": 6})
    assert (seated["seat"], seated["token"]) == (None, "")
    with Visitor(house, seated["table"]) as spectator:
        while not spectator.news["outcome"]:
            spectator.until("news")


def test_people_play_a_whole_game(house: House) -> None:
    ada = house.open_table("person", "person", options={"highest": 4, "jokers": True, "games": 2})
    bob = house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as first, Visitor(house, ada["table"], bob["token"]) as second:
        play_on([first, second], random.Random(9), never)
        assert len(first.news["view"]["results"]) == 2


def test_a_reader_that_does_not_read_slows_nobody_and_is_told_the_end(house: House) -> None:
    ada = house.open_table("person", "person", options={"highest": 5})
    bob = house.join(ada["table"])
    with (
        Visitor(house, ada["table"], ada["token"]) as first,
        Visitor(house, ada["table"], bob["token"]) as second,
        Visitor(house, ada["table"]) as slow,
    ):
        for _ in range(2000):  # far more than the wire between them holds
            slow.say(t="sync", since=-1)
        play_on([first, second], random.Random(12), never)
        while not slow.news["outcome"]:
            slow.hear()
        assert slow.news["seq"] == first.news["seq"]
