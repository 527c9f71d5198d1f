"""Day by day: whoever is elsewhere in the house is told which tables wait for their move, and nobody else is."""

from __future__ import annotations

from .browsers import Browser
from .clients import House, Visitor

DAY = {"turn": 24 * 3600}


def calls(browser: Browser) -> list[str]:
    return [call["table"] for call in browser.get("/api/me/calls").json()]


def test_a_table_calls_whose_turn_it_is_and_stops_when_they_have_moved(house: House) -> None:
    ada, bob, stranger = Browser(house), Browser(house), Browser(house)
    for browser, name in ((ada, "Ada"), (bob, "Bob"), (stranger, "Cleo")):
        browser.post("/api/me", {"name": name, "avatar": ""})
    first = ada.open_table("", clock=DAY, options={"first": 0})
    assert calls(ada) == []  # nobody sits opposite yet
    second = bob.post(f"/api/tables/{first['table']}/join", {"name": "Bob"}).json()
    for seated in (first, second):
        with Visitor(house, seated["table"], seated["token"]) as visitor:
            visitor.settle()
    assert (calls(ada), calls(bob), calls(stranger)) == ([first["table"]], [], [])
    assert ada.get("/api/me/calls").json() == [{"table": first["table"], "code": first["code"], "game": "vinci"}]
    with Visitor(house, first["table"], first["token"]) as visitor:
        visitor.catch_up(0)
        while visitor.news["offers"]:
            offer = visitor.news["offers"][-1]  # stops, as soon as that is offered
            fields = {name: values[-1] for name, values in offer["fields"].items()}
            visitor.catch_up(visitor.act({"t": offer["action"], **fields})["seq"])
    assert (calls(ada), calls(bob)) == ([], [first["table"]])


def test_only_tables_played_day_by_day_call_and_only_who_is_known(house: House) -> None:
    ada = Browser(house)
    assert ada.get("/api/me/calls").status_code == 403
    ada.post("/api/me", {"name": "Ada", "avatar": ""})
    table = ada.open_table("novice", options={"first": 0})
    with Visitor(house, table["table"], table["token"]) as visitor:
        visitor.catch_up(0)
    assert calls(ada) == []


def test_what_is_unfinished_is_told_with_whose_turn_it_is(house: House) -> None:
    ada = Browser(house)
    assert ada.get("/api/me/unfinished").status_code == 403
    ada.post("/api/me", {"name": "Ada", "avatar": ""})
    mine = ada.open_table("novice", options={"first": 0})
    with Visitor(house, mine["table"], mine["token"]) as visitor:
        visitor.catch_up(0)
    waiting = ada.open_table("")
    told = {one["table"]: one for one in ada.get("/api/me/unfinished").json()}
    assert {table: (one["status"], one["turn"]) for table, one in told.items()} == {
        mine["table"]: ("playing", [0]),
        waiting["table"]: ("waiting", []),
    }
    stranger = Browser(house)
    stranger.post("/api/me", {"name": "Cleo", "avatar": ""})
    assert stranger.get("/api/me/unfinished").json() == []
