"""Names at a table: letters one can see, nobody else's, and each told from the other."""

from __future__ import annotations

import pytest

from cabinet_noir.core import Malformed
from cabinet_noir.server.people.names import LONGEST, LONGEST_KEPT, clean, likeness, login_of, namesakes, shown

from .browsers import PASSWORD, Browser, reason
from .clients import House

BLANK = [
    "\u3164",
    "\u115f\u1160",
    "\uffa0",
    "\u2800",
    "\u17b4",
    "\u034f",
    "\u180e",
    "\ufe0f",
    "\U000e0100",
    "\U0001d159",
]
DIRECTIONS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"


@pytest.mark.parametrize(
    "blank", [*BLANK, *DIRECTIONS, "\u0301", " \u0301", "\u200b\u200d", "\x00\x07", "\ue000", ""], ids=ascii
)
def test_a_name_of_which_nothing_can_be_seen_is_refused(house: House, blank: str) -> None:
    with pytest.raises(Malformed):
        clean(blank)
    if blank:
        refused = house.post("/api/tables", {"game": "vinci", "seats": [{}, {}], "name": blank})
        assert reason(refused) == (400, "name-is-empty")


def test_what_cannot_be_seen_in_a_name_is_left_out() -> None:
    assert shown(f"A{DIRECTIONS}d\u3164a{''.join(BLANK)}") == "Ada"
    assert shown("Ada\u2028Love\tlace\u00a0!") == "Ada Love lace !"
    assert shown("e" + "\u0301" * 30) == "é\u0301\u0301\u0301"
    assert shown("Zoe\u0308 👩‍🚀 שלום กำ") == "Zoë 👩🚀 שלום กำ"


def test_names_stay_within_their_bounds_whatever_is_made_of_them() -> None:
    long = "\ufdfa" * LONGEST
    assert len(login_of(long)) <= LONGEST_KEPT >= len(likeness(long))
    assert all(len(name) <= LONGEST for name in namesakes("x" * LONGEST))
    with pytest.raises(Malformed):
        clean("\U0001d160" * LONGEST)  # each is written as three


@pytest.mark.parametrize("like", ["ZOÉ", "zoe", "Ｚｏé", "Zoe\u0301", " zoe ", "Zo\u202eé", "ℤ𝓸𝓮"])
def test_names_that_look_the_same_are_the_same(like: str) -> None:
    assert likeness(shown(like)) == likeness("Zoé")


def test_nobody_sits_down_under_the_name_of_an_account_but_its_owner(house: House) -> None:
    owner, visitor = Browser(house), Browser(house)
    owner.post("/api/account", {"name": "Célestine", "password": PASSWORD})
    table = owner.open_table("", "", "")["table"]
    visitor.post("/api/me", {"name": "Bob"})
    for door in (visitor.post, house.post):
        assert door(f"/api/tables/{table}/join", {"name": "CELESTINE"}).status_code == 201
    opened = house.open_table("person", "person", name="Celesti\u200bne\u0301")["table"]
    found = house.post("/api/quick", {"name": "ｃélestine", "game": "password-express"}).json()["table"]
    assert [seat["name"] for seat in house.info(table)["seats"]] == ["Célestine", "CELESTINE (2)", "CELESTINE (2)", ""]
    assert house.info(opened)["seats"][0]["name"] == "Celestiné (2)"
    assert "ｃélestine (2)" in [seat["name"] for seat in house.info(found)["seats"]]


def test_no_account_looks_like_another(house: House) -> None:
    first = {"name": "Théodora", "password": PASSWORD}
    assert house.post("/api/account", first).status_code == 201
    assert reason(house.post("/api/account", first | {"name": "theodora"})) == (409, "login-is-taken")
    assert house.post("/api/account", first | {"name": "Théodora 2"}).status_code == 201
    assert house.post("/api/login", first).status_code == 200
