"""What a seat cannot see cannot be found in anything the house sends it.

Two houses hold the same table, with the same ids, tokens, clock and public seal, but other hidden tiles: what differs
is only what seat 0 and a spectator cannot know. Both are played by the same script, and every byte must agree.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from cabinet_noir.core import Entry, Seat, Seq
from cabinet_noir.games.vinci import GAME
from cabinet_noir.games.vinci.edition import TILES
from cabinet_noir.games.vinci.types import Began, Colour, Deal, Options, SetAside, TurnBegan
from cabinet_noir.server.people.keys import hashed
from cabinet_noir.store import SeatRow, Store, TableRow
from cabinet_noir.table import Referee

from .clients import House, Message, Visitor, running

MINE, THEIRS = "the-token-of-seat-0", "the-token-of-seat-1"
TABLE = "TheSameTableInBoth"


def tiles(text: str) -> tuple[Any, ...]:
    colours: dict[str, Colour] = {"B": "black", "W": "white"}
    return tuple(TILES[colours[word[0]], int(word[1:])] for word in text.split())


def deal(theirs: str, pile: str) -> Deal:
    return Deal((tiles("B1 W3 W6 B9"), tiles(theirs)), tiles(pile), first=Seat(0))


# Seat 1's hidden tiles and the pile's order behind the two tiles that seat 0 will draw are all that differs.
PILE = "B0 {} W0 W1 W2 W4 W7 {} W10 W11"
DEALS = (
    deal("B2 W5 B7 W8", PILE.format("B10 B3 B4 B5 B6 B8 B11", "W9")),
    deal("B4 W5 B8 W9", PILE.format("B10 B7 B3 B5 B6 B2 B11", "W8")),
)
LATER = (
    deal("B2 W4 B7 W8", "B0 B3 W0"),
    deal("B3 W4 B8 W9", "W0 B3 B0"),
)


async def keep(db: str, dealt: Deal, later: Deal) -> None:
    """Write a table with this deal as if the house had dealt it."""
    options = Options(first=0, games=2, setup="chance")
    seed = bytes(32)
    referee = Referee(GAME, options, 2, seed)
    seal = referee.opening().events[0]
    opening = Entry(Seq(0), (seal, SetAside((later,)), Began(0, dealt), TurnBegan(Seat(0))), at=1.0)
    row = TableRow(
        id=TABLE,
        code="ABCDEF",
        game="vinci",
        version=GAME.version,
        options=GAME.agreement(options),
        seats=2,
        seed=seed,
        status="playing",
        open=False,
        assist="candidates",
        created=1.0,
    )
    seats = [
        SeatRow(seat=0, name="Ada", token_hash=hashed(MINE), host=True, came=True),
        SeatRow(seat=1, name="Bob", token_hash=hashed(THEIRS), came=True),
    ]
    store = await Store.open(db)
    await store.create(row, seats, [opening])
    await store.close()


@pytest.fixture(scope="module")
def houses(make_db: Callable[[], str]) -> Iterator[list[House]]:
    with ExitStack() as stack:
        opened = []
        for dealt, later in zip(DEALS, LATER, strict=True):
            db = make_db()
            asyncio.run(keep(db, dealt, later))
            opened.append(stack.enter_context(running(db)))
        yield opened


SCRIPT: list[tuple[int, str, Message]] = [
    (0, "done", {"t": "draw", "colour": "black"}),
    (0, "done", {"t": "guess", "at": {"seat": 1, "place": 1}, "face": 5}),  # a hit in both worlds
    (0, "done", {"t": "stop", "place": 0}),
    (1, "done", {"t": "draw", "colour": "black"}),
    (1, "done", {"t": "guess", "at": {"seat": 0, "place": 0}, "face": 11}),  # a miss in both: B10 is shown
    (0, "vinci-draw-first", {"t": "guess", "at": {"seat": 1, "place": 0}, "face": 4}),
    (0, "done", {"t": "draw", "colour": "white"}),
    (1, "vinci-not-your-turn", {"t": "draw", "colour": "white"}),
    (0, "vinci-no-such-tile", {"t": "guess", "at": {"seat": 1, "place": 9}, "face": 4}),
    (0, "vinci-already-open", {"t": "guess", "at": {"seat": 1, "place": 1}, "face": 5}),
    (0, "vinci-stop-only-after-a-hit", {"t": "stop", "place": 3}),
    (0, "done", {"t": "guess", "at": {"seat": 1, "place": 0}, "face": 1}),  # a miss in both
    (1, "done", {"t": "draw", "colour": "black"}),  # B3 in one world, B7 in the other
    (1, "done", {"t": "guess", "at": {"seat": 0, "place": 0}, "face": 0}),  # a hit in both
]


def traffic(house: House) -> dict[str, list[str]]:
    """Play the script, and return everything that seat 0 and a spectator hear or can fetch."""
    mine, theirs, nobody = (Visitor(house, TABLE, token) for token in (MINE, THEIRS, ""))
    with mine, theirs, nobody:
        for visitor in (mine, theirs, nobody):
            visitor.catch_up(0)
        for number, (seat, expected, action) in enumerate(SCRIPT):
            actor = (mine, theirs)[seat]
            answer = actor.act(action, id=f"s{number}")
            assert answer.get("reason", answer["t"]) == expected
            seq: int = answer["seq"] if "seq" in answer else actor.news["seq"]
            for visitor in (mine, theirs, nobody):
                visitor.catch_up(seq)
            while json.loads(latest(mine, "assist"))["seq"] < seq:
                mine.hear()
        mine.settle()
        nobody.settle()
        fetched = {
            eyes: [house.get(path, token).text for path in fetchable(eyes)]
            for eyes, token in (("0", MINE), ("spectator", ""))
        }
        return {
            "0": mine.heard + fetched["0"],
            "spectator": nobody.heard + fetched["spectator"],
            "1": theirs.heard,
        }


def fetchable(eyes: str) -> list[str]:
    table = f"/api/tables/{TABLE}"
    return [table, f"{table}/log", f"{table}/replay?eyes={eyes}", f"{table}/replay?eyes=all", f"{table}/replay?eyes=1"]


def latest(visitor: Visitor, kind: str) -> str:
    return next((raw for raw in reversed(visitor.heard) if raw.startswith(f'{{"t":"{kind}"')), '{"seq":-1}')


def test_worlds_a_seat_cannot_tell_apart_send_it_the_same_bytes(houses: list[House]) -> None:
    one, other = (traffic(house) for house in houses)
    for eyes in ("0", "spectator"):
        assert one[eyes] == other[eyes]
        assert len(one[eyes]) > len(SCRIPT)
    assert one["1"] != other["1"]  # the worlds do differ


def test_a_log_fetched_in_mid_game_says_whose_eyes_it_is_for_and_holds_no_action(house: House) -> None:
    ada = house.open_table("person", "person", options={"first": 0, "jokers": True})
    bob = house.join(ada["table"])
    with Visitor(house, ada["table"], ada["token"]) as first:
        first.catch_up(0)
        row = first.news["offers"][0]["fields"]["row"][0]
        first.act({"t": "arrange", "row": row}, id="my-secret-row")
    for token, eyes in ((ada["token"], "0"), (bob["token"], "1"), ("", "spectator")):
        header, *entries, closing = house.get(f"/api/tables/{ada['table']}/log", token).text.splitlines()
        assert json.loads(header)["eyes"] == eyes
        assert all(set(json.loads(entry)) <= {"seq", "seat", "events", "at", "prev"} for entry in entries)
        assert set(json.loads(closing)) == {"names", "salts"}
        shown = json.loads(entries[1])["events"][0]["row"]
        assert {tile["t"] for tile in shown} == ({"tile"} if eyes == "0" else {"face_down"})
    assert house.get(f"/api/tables/{ada['table']}/log", "not-a-token").status_code == 403


def test_during_the_game_only_ones_own_eyes_are_open(house: House) -> None:
    ada = house.open_table("person", "person")
    bob = house.join(ada["table"])

    def status(eyes: str, token: str = "") -> int:
        return house.get(f"/api/tables/{ada['table']}/replay?eyes={eyes}", token).status_code

    assert status("0", ada["token"]) == status("1", bob["token"]) == status("spectator") == 200
    assert {status("0"), status("0", bob["token"]), status("all", ada["token"])} == {403}
    assert {status("7"), status("x")} == {400}


def test_nothing_is_told_before_hello(house: House) -> None:
    ada = house.open_table("person", "novice")
    with Visitor(house, ada["table"], hello=False) as silent:
        for message in ({"t": "sync"}, {"t": "note", "key": "a", "value": "b"}, {"t": "hello", "token": "forged"}):
            silent.say(**message)
            assert silent.hear()["code"] == "denied"
        silent.say(t="act", at=0, id="x", action={"t": "stop"})
        assert silent.hear()["code"] == "denied"
        silent.settle()
        assert len(silent.heard) == 6


def test_the_database_keeps_no_token_and_no_reader_but_its_owner(tmp_path: Path) -> None:
    db = tmp_path / "house.sqlite"
    with running(db) as house:
        ada = house.open_table("person", "person")
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert ada["table"].encode() in kept
        assert ada["token"].encode() not in kept
        assert {file.stat().st_mode & 0o077 for file in tmp_path.iterdir()} == {0}
