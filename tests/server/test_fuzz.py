"""Ten thousand messages no page would send. Each gets a coded answer, and the table does not move by a byte."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from .clients import House, Visitor, any_action

MESSAGES = 10_000
BATCH = 50  # fewer than the house answers before it wants to be read

Bad = Callable[[random.Random], str | bytes]


def junk(picker: random.Random) -> str:
    return "".join(chr(picker.choice([*range(32, 127), 0x2603, 0x1F3B2])) for _ in range(picker.randrange(1, 60)))


def binary(picker: random.Random) -> bytes:
    return picker.randbytes(picker.randrange(0, 60))


def empty(_picker: random.Random) -> str:
    return ""


def oversized(picker: random.Random) -> str:
    return json.dumps({"t": "note", "key": "k", "value": "x" * picker.randrange(17_000, 60_000)})


def deep(picker: random.Random) -> str:
    nested = picker.choice("[{") * picker.randrange(2_000, 15_000)
    return picker.choice([nested, '{"t":"act","at":0,"id":"d","action":' + nested + "}"])


def truncated(picker: random.Random) -> str:
    whole = json.dumps({"t": "act", "at": 3, "id": "x", "action": {"t": "guess", "at": {"seat": 1, "place": 0}}})
    return whole[: picker.randrange(1, len(whole) - 1)]


def wrong_shape(picker: random.Random) -> str:
    odd: list[Any] = [None, True, -1, 1.5, 2**70, "", "x" * 300, [], {}, [[]], "\u0000", "\ud83c"]
    shapes: list[dict[str, Any]] = [
        {"t": "act", "at": picker.choice([None, "x", 1.5, [], {}]), "id": "x", "action": {}},
        {"t": "act", "at": 0, "id": picker.choice([None, 1, "", "x" * 41, []]), "action": {}},
        {"t": "act", "at": 0, "id": "x"},
        {"t": "note", "key": picker.choice([None, 1, "", "k" * 33]), "value": "v"},
        {"t": "note", "key": "k", "value": picker.choice([None, 1, "v" * 201, [], "a\u0000b"])},
        {"t": "sync", "since": picker.choice([None, "x", [], 0.5])},
        {"t": "sync", "extra": picker.choice(odd)},
        {"t": "hello", "token": "", "since": -1},
        {"t": "hello", "token": "y" * 65},
        {"t": picker.choice(["done", "news", "welcome", "table", "", "ACT", None, 7, []])},
        {"no": "tag"},
    ]
    return json.dumps(picker.choice([*shapes, picker.choice(odd[:1] + odd[1:10])]))


def action(picker: random.Random) -> Any:
    number = picker.choice([-1, 0, 1, 3, 11, 12, 25, 26, 10**20, None, "0", "-"])
    return picker.choice(
        [
            {"t": "guess", "at": {"seat": number, "place": number}, "face": number},
            {"t": "guess", "at": {"seat": 0, "place": 0}, "face": 3},
            {"t": "draw", "colour": picker.choice(["red", "", None, 1])},
            {"t": "stop", "place": number, "extra": 1},
            {"t": "place", "place": 2},
            {"t": "lay_open", "place": 0},
            {"t": "arrange", "row": [{"t": "tile", "colour": "black", "face": number}]},
            {"t": "drew", "seat": 0, "tile": {"t": "tile", "colour": "black", "face": 0}},
            {"t": "unsealed", "seed": "00"},
            number,
            [],
        ]
    )


def stale(picker: random.Random) -> str:
    at = picker.choice([-2, -1, 0, 1, 7, 8, 10**12, -(10**30)])
    return json.dumps({"t": "act", "at": at, "id": junk(picker)[:40], "action": {"t": "draw", "colour": "black"}})


def illegal(picker: random.Random) -> str:
    """At the right place in the log, and still nothing the rules allow."""
    return json.dumps({"t": "act", "at": SEQ, "id": f"i{picker.random()}", "action": action(picker)})


KINDS: list[Bad] = [junk, binary, empty, oversized, deep, truncated, wrong_shape, stale, illegal]
SEQ = 2


def batch(visitor: Visitor, picker: random.Random, size: int, kinds: list[Bad]) -> list[str]:
    """Send bad messages, and return the codes of the answers: one for each."""
    for _ in range(size):
        visitor.send(picker.choice(kinds)(picker))
    return [visitor.until("error", "done", "noted", "welcome")["code"] for _ in range(size)]


def test_ten_thousand_bad_messages_leave_the_table_untouched(house: House) -> None:
    ada = house.open_table("person", "person", options={"first": 0})
    bob = house.join(ada["table"])
    picker = random.Random(11)
    with Visitor(house, ada["table"], ada["token"]) as first:
        for seq in range(SEQ):
            first.act(any_action(first.catch_up(seq), picker))
        first.catch_up(SEQ)
        on_turn = "0" if first.news["offers"] else "1"
    logs = [f"/api/tables/{ada['table']}/log", f"/api/tables/{ada['table']}/replay?eyes=spectator"]
    before = [house.get(path).content for path in logs]
    codes: set[str] = set()
    tokens = {"0": ada["token"], "1": bob["token"], "": ""}
    with (
        Visitor(house, ada["table"], tokens[on_turn]) as player,
        Visitor(house, ada["table"], tokens["1" if on_turn == "0" else "0"]) as waiting,
        Visitor(house, ada["table"]) as forger,
    ):
        visitors = [player, waiting, forger]
        for number in range(MESSAGES // BATCH):
            codes.update(batch(visitors[number % 3], picker, BATCH, KINDS))
        for visitor in visitors:
            visitor.settle()
    assert codes == {"malformed", "stale", "denied", "illegal"}
    assert [house.get(path).content for path in logs] == before
    assert house.info(ada["table"])["seq"] == SEQ
