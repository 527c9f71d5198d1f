"""A seat is its owner's: nobody else acts, writes, reads, lends or looks back there, by any door of the house."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

import pytest
from litestar.routes import HTTPRoute
from tests import asking

from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.people import keys
from cabinet_noir.server.protocol.from_page import FromPage
from cabinet_noir.server.protocol.tables import Phrase
from cabinet_noir.store import SeatRow

from .browsers import Browser
from .clients import PATIENCE, House, Message, Visitor, any_action

BODIES: dict[str, Any] = {
    "/join": {"name": "Eve", "seat": 0},
    "/bot": {"seat": 0, "level": "novice"},
    "/leave": None,
    "/cancel": None,
    "/again": None,
    "/lend": {"on": True},
    "/retry": {"eyes": 0, "entry": 1},
}
"""What is asked of each door of a table that changes something, as if it were one's own."""
SPOKEN: list[Message] = [
    {"t": "act", "at": 0, "id": "x", "action": {"t": "draw", "colour": "black"}},
    {"t": "note", "key": "k", "value": "v"},
    {"t": "pause", "wish": True},
    {"t": "choose", "about": 0, "choice": "end"},
    {"t": "grant", "about": 0},
    {"t": "take_back", "entry": 1},
    {"t": "curtain", "down": False},
    {"t": "open", "part": "0" * 64},
    {"t": "refuse_deal"},
    {"t": "resign"},
    {"t": "turn_dial", "level": "counts"},
    {"t": "say", "phrase": get_args(Phrase)[0]},
    {"t": "why", "id": "q", "claim": {"name": "0.1.0", "values": ["1"]}},
    {"t": "hint", "id": "q", "rung": 1},
]
"""What a socket may ask for that only a seat is given."""


@dataclass
class Scene:
    """A game that is going on, and somebody who sits elsewhere."""

    house: House
    table: str
    ada: Message
    bob: Message
    stranger: Browser
    elsewhere: Message

    def standing(self) -> list[str]:
        """Return all that its two players can read of the table."""
        path = f"/api/tables/{self.table}"
        doors = (path, f"{path}/log", f"{path}/replay")
        return [self.house.get(door, seat["token"]).text for seat in (self.ada, self.bob) for door in doors]

    def wrong_hands(self) -> Iterator[dict[str, str]]:
        """Yield the headers of everyone who has no seat here."""
        cookie = {"Cookie": f"cabinet={self.stranger.cookie}"}
        forged = (self.elsewhere["token"], keys.new_token(), self.ada["token"][:-1], self.ada["token"] + "x", "x")
        yield {}
        yield cookie
        yield from ({"Authorization": f"Bearer {token}"} for token in forged)
        yield cookie | {"Authorization": f"Bearer {self.elsewhere['token']}"}


@pytest.fixture(scope="module")
def scene(house: House) -> Scene:
    ada = house.open_table("person", "person", options={"first": 0})
    bob = house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.act(any_action(first.catch_up(0), random.Random(1)))
        first.say(t="note", key="mine", value="nobody else's business")
        first.until("noted")
    stranger = Browser(house)
    stranger.with_account()
    return Scene(house, ada["table"], ada, bob, stranger, stranger.open_table(""))


def doors_of_a_table(method: str) -> list[str]:
    """Return what follows a table's address at each of its doors."""
    beginning = "/api/tables/{table:str}"
    routes = (route for route in make_app(Settings("unused.sqlite")).routes if isinstance(route, HTTPRoute))
    return [
        route.path.removeprefix(beginning)
        for route in routes
        if route.path.startswith(beginning) and method in route.methods
    ]


def test_every_door_of_a_table_and_every_message_is_tried_below() -> None:
    assert set(doors_of_a_table("POST")) == set(BODIES)
    assert set(doors_of_a_table("GET")) == {"", "/log", "/replay", "/knowing", "/review"}
    free = {"hello", "sync", "ping", "echo"}
    spoken = {str(kind.__struct_config__.tag) for kind in get_args(FromPage)}
    assert {each["t"] for each in SPOKEN} == spoken - free
    for method in ("PUT", "PATCH", "DELETE"):
        assert doors_of_a_table(method) == []


@pytest.mark.parametrize("door", BODIES)
def test_nobody_changes_a_table_without_a_seat_there(scene: Scene, door: str) -> None:
    before = scene.standing()
    for headers in scene.wrong_hands():
        url = f"{scene.house.url}/api/tables/{scene.table}{door}"
        answer = asking.post(url, json=BODIES[door], headers=headers, timeout=PATIENCE)
        assert answer.status_code in (403, 409), (headers, answer.text)
    assert scene.standing() == before


@pytest.mark.parametrize(
    "door",
    [
        "/log",
        "/replay",
        "/replay?start=1",
        "/replay?eyes=0",
        "/replay?eyes=1",
        "/replay?eyes=all",
        "/knowing?eyes=0",
        "/knowing?eyes=1",
        "/review?eyes=0",
        "/review?eyes=1",
    ],
)
def test_nobody_reads_through_a_seat_that_is_not_theirs(scene: Scene, door: str) -> None:
    public = scene.house.get(f"/api/tables/{scene.table}{door}")
    for headers in scene.wrong_hands():
        answer = asking.get(f"{scene.house.url}/api/tables/{scene.table}{door}", headers=headers, timeout=PATIENCE)
        assert answer.status_code == 403 or answer.text == public.text
        assert "nobody else's business" not in answer.text
        assert '"t":"tile"' not in answer.text


@pytest.mark.parametrize("spoken", SPOKEN, ids=lambda spoken: spoken["t"])
def test_who_only_watches_can_do_nothing(scene: Scene, spoken: Message) -> None:
    before = scene.standing()
    with Visitor(scene.house, scene.table) as spectator:
        spectator.say(**spoken)
        assert spectator.until("error")["code"] == "denied"
    assert scene.standing() == before


def test_a_token_of_another_table_opens_nothing_here(scene: Scene) -> None:
    for token in (scene.elsewhere["token"], scene.ada["token"] + "x", keys.hashed(scene.ada["token"])):
        with Visitor(scene.house, scene.table, hello=False) as intruder:
            intruder.say(t="hello", token=token)
            assert intruder.hear()["code"] == "denied"
            for spoken in (*SPOKEN, {"t": "sync"}):
                intruder.say(**spoken)
                assert intruder.hear()["code"] == "denied"


# The proofs themselves


def test_ids_and_tokens_are_too_many_to_be_tried() -> None:
    assert len(keys.ID_LETTERS) ** 20 > 2**112
    tokens = {keys.new_token() for _ in range(2000)}
    assert len(tokens) == 2000
    assert {len(token) for token in tokens} == {32}, "24 bytes, 192 bits"
    assert len(set("".join(tokens))) == 64, "every letter of the alphabet is used"
    ids = "".join(keys.new_id() for _ in range(2000))
    assert set(ids) == set(keys.ID_LETTERS)


def test_keys_come_from_the_machines_own_source_of_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def draw(size: int) -> str:
        drawn.append(size)
        return "drawn"

    monkeypatch.setattr("cabinet_noir.server.people.keys.secrets.token_urlsafe", draw)
    assert keys.new_token() == "drawn"
    assert drawn == [24]


def test_a_token_is_compared_with_every_seat_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[str, str]] = []

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr("cabinet_noir.server.people.keys.hmac.compare_digest", compare)
    seats = [SeatRow(seat=number, token_hash=keys.hashed(f"token {number}")) for number in range(4)]
    for token in ("token 0", "token 3", "forged"):
        compared.clear()
        keys.seat_of(token, seats)
        assert compared == [(seat.token_hash, keys.hashed(token)) for seat in seats]
