"""The assist dial: each step tells a seat what it promises, and nothing more."""

from __future__ import annotations

import pytest
from tests.engines import sql

from .clients import House, Message, Visitor, running


def break_the_code(house: House, assist: str) -> Message:
    """Open a table of two at which the first seat starts."""
    ada = house.open_table("person", "person", game="break-the-code", assist=assist, options={"first": 0})
    house.join(ada["table"])
    return ada


def test_where_notes_are_checked_a_seat_is_told_what_is_wrong_with_its_own_and_no_more(house: House) -> None:
    ada = break_the_code(house, "checked")
    with Visitor(house, ada["table"], ada["token"]) as first, Visitor(house, ada["table"]) as spectator:
        assert first.until("assist")["wrong"] == []
        first.say(t="note", key="1.A", value="9")  # five tiles in order never begin with a 9
        help = first.until("assist")
        while not help["wrong"]:
            help = first.until("assist")
        assert help == {
            "t": "assist", "seq": 0, "level": "checked", "worlds": None, "counts": {}, "odds": {}, "advice": [],
            "wrong": ["1.A"],
        }  # fmt: skip
        first.say(t="note", key="1.A", value="")  # even a 0 may be impossible: whoever has both of them knows
        while help["wrong"]:
            help = first.until("assist")
        spectator.settle()
        assert not any('"t":"assist"' in raw for raw in spectator.heard)


def test_notes_are_checked_again_when_the_table_moves(house: House) -> None:
    ada = break_the_code(house, "checked")
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.until("assist")
        first.say(t="note", key="1.B", value="9")
        help = first.until("assist")
        while not help["wrong"]:
            help = first.until("assist")
        done = first.act(next(ask for ask in asks(first.news)))
        while help["seq"] < done["seq"]:
            help = first.until("assist")
        assert help["wrong"] == ["1.B"]


def asks(news: Message) -> list[Message]:
    """Return every question that may be asked."""
    return [
        {"t": "ask", "card": card, "choice": choice}
        for offer in news["offers"]
        if offer["action"] == "ask"
        for card in offer["fields"]["card"]
        for choice in offer["fields"]["choice"]
    ]


def test_candidates_come_with_checked_notes(house: House) -> None:
    ada = break_the_code(house, "candidates")
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.until("assist")
        first.say(t="note", key="1.A", value="9")
        help = first.until("assist")
        while not help["wrong"]:
            help = first.until("assist")
        assert help["worlds"] == 3003 and help["odds"]["1.A"] and help["wrong"] == ["1.A"]


@pytest.mark.parametrize(
    ("game", "options", "name", "note"),
    [
        ("vinci", {"setup": "chance"}, "0.1.0", "0123456789ab|"),
        ("lost-code", {}, "0.red.0", "01234567"),
    ],
)
def test_where_everything_is_struck_out_the_note_is_wrong_and_why_is_told(
    house: House, game: str, options: Message, name: str, note: str
) -> None:
    ada = house.open_table("person", "person", game=game, assist="checked", options=options)
    house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as first:
        assert first.until("assist")["wrong"] == []
        first.say(t="note", key=name, value=note)
        help = first.until("assist")
        while not help["wrong"]:
            help = first.until("assist")
        assert (help["wrong"], help["odds"]) == ([name], {})
        first.say(t="why", id="q", note=name)
        assert first.until("why")["reason"]["name"] == name


@pytest.mark.parametrize(
    ("game", "level"), [("break-the-code", "counts"), ("vinci", "best"), ("password-express", "checked")]
)
def test_a_step_the_games_dial_does_not_have_is_refused(house: House, game: str, level: str) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    answer = house.post("/api/tables", {"game": game, "seats": seats, "name": "Ada", "assist": level})
    assert answer.status_code == 400
    assert (answer.json()["code"], answer.json()["reason"]) == ("malformed", "no-such-assist")
    assert level not in answer.json()["args"]["levels"]


def test_a_table_from_before_a_game_had_a_dial_of_its_own_still_opens(db: str) -> None:
    with running(db) as house:
        ada = break_the_code(house, "candidates")
    sql(db, "UPDATE tables SET assist = 'counts'")
    with running(db) as house, Visitor(house, ada["table"], ada["token"]) as first:
        assert first.table["assist"] == "counts"
        help = first.until("assist")
        assert help["level"] == "counts" and help["counts"]["1.A"] > 1 and not help["odds"]
