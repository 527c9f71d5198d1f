"""The curtain before a seat whose device is passed around: behind it somebody is here and sees nothing."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from .clients import House, Message, Visitor, any_action
from .test_assist import asks
from .test_authority import SPOKEN

MINE = "what only Ada wrote down"
NEEDS_NO_SIGHT = {"curtain", "open", "pause"}
NEEDS_SIGHT = [spoken for spoken in SPOKEN if spoken["t"] not in NEEDS_NO_SIGHT]


@dataclass
class Scene:
    """Ada, on a device that is passed around and on a laptop of her own; Bob, and somebody who watches."""

    table: str
    token: str
    device: Visitor
    laptop: Visitor
    bob: Visitor
    spectator: Visitor


def behind_a_curtain(house: House, table: str, token: str) -> Visitor:
    """Come to a table behind a curtain."""
    visitor = Visitor(house, table, hello=False)
    visitor.say(t="hello", token=token, covered=True)
    return visitor


@pytest.fixture
def scene(house: House) -> Iterator[Scene]:
    ada = house.open_table("person", "person", game="break-the-code", assist="candidates", options={"first": 0})
    bob = house.join(ada["table"])
    with (
        Visitor(house, ada["table"], ada["token"]) as laptop,
        Visitor(house, ada["table"], bob["token"]) as second,
        Visitor(house, ada["table"]) as spectator,
        behind_a_curtain(house, ada["table"], ada["token"]) as device,
    ):
        for visitor in (device, laptop, second, spectator):
            visitor.catch_up(0)
        yield Scene(ada["table"], ada["token"], device, laptop, second, spectator)


def lift(visitor: Visitor) -> Message:
    """Lift the curtain, and return the welcome."""
    visitor.say(t="curtain", down=False)
    welcome = visitor.until("welcome")
    visitor.until("news")
    return welcome


def fall(visitor: Visitor) -> Message:
    """Let the curtain fall, and forget what was heard before it had."""
    visitor.say(t="curtain", down=True)
    while (welcome := visitor.until("welcome"))["eyes"] is not None:
        pass
    visitor.heard.clear()
    visitor.until("news")
    return welcome


def test_behind_a_curtain_one_is_here_and_told_what_a_spectator_is(house: House, scene: Scene) -> None:
    welcome = json.loads(scene.device.heard[0])
    assert (welcome["seat"], welcome["eyes"], welcome["notes"]) == (0, None, {})
    assert scene.device.news == scene.spectator.news
    scene.laptop.act(asks(scene.laptop.news)[0])
    scene.laptop.close()
    assert scene.device.catch_up(1) == scene.spectator.catch_up(1)
    assert house.info(scene.table)["seats"][0]["present"], "whoever is behind a curtain is here"
    scene.device.settle()
    assert not any('"t":"assist"' in raw for raw in scene.device.heard)


def test_a_seat_is_told_its_own_once_the_curtain_is_lifted_and_no_longer_when_it_has_fallen(scene: Scene) -> None:
    scene.laptop.say(t="note", key="k", value=MINE)
    scene.laptop.until("noted")
    scene.device.settle()
    assert not any(MINE in raw for raw in scene.device.heard)
    welcome = lift(scene.device)
    assert (welcome["seat"], welcome["eyes"], welcome["notes"]) == (0, 0, {"k": MINE})
    assert scene.device.news == scene.laptop.news, "all of it, from the first entry on"
    scene.device.until("assist")
    fall(scene.device)
    scene.laptop.say(t="note", key="k", value=MINE + " later")
    scene.laptop.act(asks(scene.laptop.news)[0])
    while scene.laptop.until("assist")["seq"] < 1:
        pass
    scene.spectator.catch_up(1)
    scene.device.catch_up(1)
    scene.device.settle()
    assert not any(MINE in raw or '"t":"assist"' in raw for raw in scene.device.heard)
    assert scene.device.news["view"] == scene.spectator.news["view"]
    assert scene.device.news["offers"] == []
    assert lift(scene.device)["notes"] == {"k": MINE + " later"}


def test_behind_a_curtain_nothing_is_done_that_needs_sight(house: House, scene: Scene) -> None:
    before = house.get(f"/api/tables/{scene.table}/log", scene.token).text
    for spoken in NEEDS_SIGHT:
        scene.device.say(**spoken)
        problem = scene.device.until("error")
        assert (problem["code"], problem["reason"]) == ("denied", "behind-the-curtain"), spoken
    scene.bob.settle()
    assert house.get(f"/api/tables/{scene.table}/log", scene.token).text == before
    assert not any('"t":"said"' in raw for raw in scene.bob.heard)


def test_a_device_pauses_for_all_who_share_it(house: House) -> None:
    clock = {"turn": 3600, "bank": 0}
    ada = house.open_table("person", "person", game="break-the-code", clock=clock)
    bob = house.join(ada["table"])
    with (
        behind_a_curtain(house, ada["table"], ada["token"]) as first,
        behind_a_curtain(house, ada["table"], bob["token"]) as second,
    ):
        for seat in (first, second):
            seat.say(t="pause", wish=True)
        while not first.table.get("paused"):
            first.until("table")


def test_what_was_asked_before_the_curtain_fell_is_answered_to_nobody(scene: Scene) -> None:
    lift(scene.device)
    scene.device.say(t="hint", id="before", rung=1)
    fall(scene.device)
    answer: Message = {"t": "error"}
    while answer["t"] == "error":  # the seat's next question is taken when that one has been thought out
        scene.laptop.say(t="hint", id="after", rung=1)
        answer = scene.laptop.until("hint", "error")
    scene.device.settle()
    assert not any('"t":"hint"' in raw for raw in scene.device.heard)


def test_a_seat_that_is_left_is_left_behind_a_curtain_too(house: House) -> None:
    ada = house.open_table("person", "person", "person")
    bob = house.join(ada["table"])
    with behind_a_curtain(house, ada["table"], bob["token"]) as device:
        assert device.until("welcome")["seat"] == 1
        assert house.post(f"/api/tables/{ada['table']}/leave", None, bob["token"]).status_code < 300
        assert device.until("welcome")["seat"] is None
        device.say(t="curtain", down=False)
        assert device.until("error")["reason"] == "only-watching"


def test_two_on_one_device_play_a_whole_game_and_neither_is_told_behind_the_curtain(house: House) -> None:
    ada = house.open_table("person", "person", options={"highest": 5, "first": 0})
    bob = house.join(ada["table"])
    picker = random.Random(3)
    with (
        behind_a_curtain(house, ada["table"], ada["token"]) as first,
        behind_a_curtain(house, ada["table"], bob["token"]) as second,
        Visitor(house, ada["table"]) as spectator,
    ):
        seats = (first, second)
        seq = 0
        while not spectator.catch_up(seq)["outcome"]:
            for seat in seats:
                assert seat.catch_up(seq)["view"] == spectator.news["view"]
            turn = spectator.news["to_act"][0]
            lift(seats[turn])
            done = seats[turn].act(any_action(seats[turn].news, picker))
            assert done["t"] == "done", done
            seq = done["seq"]
            fall(seats[turn])
        for seat in seats:
            assert seat.catch_up(seq)["outcome"] == spectator.news["outcome"]
