"""Ratings and history: which tables count, once each; people and bots apart; the help is part of the result."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from cabinet_noir.core import Outcome
from cabinet_noir.server.people.rating import FRESH, Course, players, ranks, rated
from cabinet_noir.store import Person, Pool, Rating, Ratings, SeatRow, Session, Store, TableRow
from cabinet_noir.store.people import People

from .browsers import PASSWORD, Browser, reason
from .clients import House, Message, Visitor, never, play_on

POOL = Pool("vinci", 2, "person")
TWO = Course((0, 1), (), (0, 1))  # type: ignore[arg-type]  # seats are numbers


def play_out(house: House, *seats: Message) -> None:
    """Play a table to its end, at random."""
    visitors = [Visitor(house, seat["table"], seat["token"]) for seat in seats]
    try:
        play_on(visitors, random.Random(1), never)
    finally:
        for visitor in visitors:
            visitor.close()


def until(done: Callable[[], object]) -> None:
    """The result is written just after the players were told the end: ask until it is there."""
    for _ in range(1000):
        if done():
            return
    raise AssertionError("it never came")


def test_a_rated_table_moves_the_ratings_of_its_players_and_tells_their_history(house: House) -> None:
    ada, bob = Browser(house), Browser(house)
    names = [ada.with_account(), bob.with_account()]
    opened = ada.open_table("", rated=True)
    joined = bob.post(f"/api/tables/{opened['table']}/join", {"name": "Bob"}).json()
    assert house.info(opened["table"])["rated"] is True
    play_out(house, opened, joined)
    until(lambda: ada.get("/api/me/ratings").json())
    (won,) = house.info(opened["table"])["outcome"]["winners"]
    ratings = [browser.get("/api/me/ratings").json()[0] for browser in (ada, bob)]
    assert [rating["games"] for rating in ratings] == [1, 1]
    assert ratings[won]["mu"] > FRESH[0] > ratings[1 - won]["mu"]
    board = ada.get("/api/ratings/vinci/2").json()
    listed = [(one["who"], one["me"]) for one in board["people"] if one["who"] in names]
    assert listed == [(names[won], won == 0), (names[1 - won], won == 1)]
    (mine,) = bob.get("/api/me/tables").json()
    assert (mine["table"], mine["seat"], mine["assist"], mine["rated"]) == (opened["table"], 1, "off", True)
    assert mine["outcome"]["winners"] == [won]
    assert ada.get("/api/me/export").json()["ratings"][0]["games"] == 1
    ada.post("/api/me/delete", {"password": "correct horse battery"})
    assert names[0] not in house.get("/api/ratings/vinci/2").text


def test_an_unrated_table_moves_nothing_and_says_how_much_the_house_helped(house: House) -> None:
    ada, bob = Browser(house), Browser(house)
    ada.with_account()
    bob.with_account()
    opened = ada.open_table("", assist="counts", options={"highest": 4})
    joined = bob.post(f"/api/tables/{opened['table']}/join", {"name": "Bob"}).json()
    play_out(house, opened, joined)
    until(lambda: ada.get("/api/me/tables").json()[0]["outcome"])
    assert ada.get("/api/me/ratings").json() == []
    (mine,) = ada.get("/api/me/tables").json()
    assert (mine["assist"], mine["rated"], mine["status"]) == ("counts", False, "over")


def test_bots_are_rated_among_themselves(house: House) -> None:
    table = house.open_table("novice", "master", options={"setup": "chance"})["table"]
    with Visitor(house, table) as spectator:
        while not spectator.news["outcome"]:
            spectator.until("news")
    until(lambda: house.get("/api/ratings/vinci/2").json()["bots"])
    board = house.get("/api/ratings/vinci/2").json()
    assert {one["who"] for one in board["bots"]} >= {"novice", "master"}
    assert not {"novice", "master"} & {one["who"] for one in board["people"]}


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"seats": [{}, {"kind": "bot", "level": "novice"}]}, (409, "rated-needs-people")),
        ({"seats": [{}], "game": "archeologic"}, (409, "rated-needs-people")),
        ({"seats": [{}, {}], "assist": "counts"}, (409, "rated-needs-no-help")),
        ({"seats": [{}, {}], "options": {"first": 0}}, (409, "rated-needs-the-box")),
        (
            {"seats": [{}, {}], "game": "archeologic", "options": {"quest": "2026-01-31", "beginners": [2]}},
            (409, "rated-needs-the-box"),
        ),
        ({"seats": [{}, {}, {}], "game": "password-express"}, (409, "rated-needs-even-sides")),
    ],
)
def test_a_table_that_cannot_be_rated_is_refused(house: House, asked: Message, told: tuple[int, str]) -> None:
    ada = Browser(house)
    ada.with_account()
    assert reason(ada.post("/api/tables", {"game": "vinci", "name": "Ada", "rated": True, **asked})) == told


def test_a_rated_table_is_for_accounts_and_takes_no_bots(house: House) -> None:
    ada, visitor = Browser(house), Browser(house)
    ada.with_account()
    visitor.post("/api/me", {"name": "Bob"})
    body = {"game": "vinci", "name": "Bob", "seats": [{}, {}], "rated": True}
    for stranger in (visitor, Browser(house)):
        assert reason(stranger.post("/api/tables", body)) == (403, "rated-needs-account")
    table = ada.open_table("", rated=True)["table"]
    for stranger in (visitor, Browser(house)):
        assert reason(stranger.post(f"/api/tables/{table}/join", {"name": "Bob"})) == (403, "rated-needs-account")
    assert reason(ada.post(f"/api/tables/{table}/bot", {"level": "novice"})) == (409, "rated-needs-people")
    assert ada.post(f"/api/tables/{table}/join", {"name": "Ada"}).json()["seat"] == 0, "nobody plays against oneself"


def test_one_browser_takes_one_seat_at_a_rated_table_and_is_marked_for_it_alone(house: House) -> None:
    one, other = Browser(house), Browser(house)
    one.with_account()
    second = other.with_account()
    table = one.open_table("", rated=True)["table"]
    assert set(one.marks) == {f"/api/tables/{table}", f"/ws/{table}"}
    one.post("/api/logout")
    one.post("/api/login", {"name": second, "password": PASSWORD})
    assert reason(one.post(f"/api/tables/{table}/join", {"name": "Bob"})) == (403, "rated-one-device")
    assert other.post(f"/api/tables/{table}/join", {"name": "Bob"}).json()["seat"] == 1
    unrated = Browser(house)
    unrated.with_account()
    unrated.open_table("")
    assert unrated.marks == {}


def test_a_board_of_no_game_is_refused(house: House) -> None:
    assert reason(house.get("/api/ratings/chess/2")) == (400, "no-such-game")
    assert reason(house.get("/api/ratings/vinci/9")) == (400, "wrong-number-of-seats")


# what an outcome says


def fresh(*who: str) -> list[Rating]:
    return [Rating(POOL, one, *FRESH, 0) for one in who]


def test_places_follow_victory_then_points() -> None:
    assert ranks(Outcome((1,), "won", (9, 3, 9, 1))) == [1, 0, 1, 3]  # type: ignore[arg-type]
    assert ranks(Outcome((), "lost", (0, 0))) == [0, 0]


def test_a_shared_result_moves_equals_not_at_all_and_a_victory_as_much_as_it_costs() -> None:
    even = rated(fresh("a", "b"), Outcome((), "lost", (0, 0)), TWO)
    assert even[0].mu == pytest.approx(even[1].mu)
    won, lost = rated(fresh("a", "b"), Outcome((0,), "won", (1, 0)), TWO)  # type: ignore[arg-type]
    assert won.mu - FRESH[0] == pytest.approx(FRESH[0] - lost.mu)
    assert won.sigma < FRESH[1] and (won.games, lost.games) == (1, 1)


def test_who_has_left_for_good_is_ranked_last_and_the_others_as_they_finished() -> None:
    outcome = Outcome((), "won", (9, 3, 5))
    assert ranks(outcome, (0,)) == [2, 1, 0]  # type: ignore[arg-type]
    left, third, second = rated(fresh("a", "b", "c"), outcome, Course((0, 1, 2), (0,), (0, 1, 2)))  # type: ignore[arg-type]
    assert left.mu < third.mu < second.mu and left.mu < FRESH[0] < second.mu


def test_a_side_is_rated_together_but_for_who_has_left_it() -> None:
    outcome = Outcome((0, 2), "won", (8, 5, 8, 5))  # type: ignore[arg-type]
    whole = rated(fresh(*"abcd"), outcome, Course((0, 1, 0, 1), (), (0, 1, 2, 3)))  # type: ignore[arg-type]
    assert whole[0].mu == whole[2].mu > FRESH[0] > whole[1].mu == whole[3].mu
    outcome = Outcome((2,), "won", (8, 5, 8, 5))  # type: ignore[arg-type]
    left = rated(fresh(*"abcd"), outcome, Course((0, 1, 0, 1), (0,), (0, 1, 2, 3)))  # type: ignore[arg-type]
    assert left[0].mu == left[1].mu == left[3].mu < FRESH[0] < left[2].mu == whole[2].mu


def test_nobody_is_raised_by_a_game_in_which_they_made_no_move() -> None:
    outcome = Outcome((1,), "house-others-left", (0, 1))  # type: ignore[arg-type]
    left, won = rated(fresh("a", "b"), outcome, Course((0, 1), (0,), ()))  # type: ignore[arg-type]
    assert left.mu < FRESH[0] and won == fresh("b")[0]


def row(**more: object) -> TableRow:
    plain = {
        "id": "t",
        "code": "C",
        "game": "vinci",
        "version": 1,
        "options": {},
        "seats": 2,
        "seed": b"",
        "open": False,
    }
    return TableRow(**{**plain, "status": "over", "assist": "off", "created": 0.0, "rated": True, **more})  # type: ignore[arg-type]


def test_a_table_whose_company_has_changed_counts_for_nobody() -> None:
    ada, bob = SeatRow(seat=0, person="ada"), SeatRow(seat=1, person="bob")
    outcome = Outcome((0,), "won", (1, 0))  # type: ignore[arg-type]
    assert players(row(), [ada, bob], outcome) == ["ada", "bob"]
    for table, seats, end in (
        (row(rated=False), [ada, bob], outcome),
        (row(), [ada, SeatRow(seat=1, kind="bot", level="novice")], outcome),
        (row(), [ada, SeatRow(seat=1)], outcome),
        (row(), [ada, ada], outcome),
        (row(), [ada, bob], None),
    ):
        assert players(table, seats, end) == []
    stood_in = SeatRow(seat=1, person="bob", kind="bot", level="regular")  # a bot plays on for who has left
    assert players(row(), [ada, stood_in], outcome, [1]) == ["ada", "bob"]  # type: ignore[list-item]


def test_a_result_counts_once_however_often_and_by_whomever_it_is_settled(db: str) -> None:
    outcome = Outcome((0,), "won", (1, 0))  # type: ignore[arg-type]

    async def race() -> None:
        stores = [await Store.open(db) for _ in range(2)]
        try:
            for who in ("ada", "bob"):
                person = Person(id=who, name=who, avatar="", created=0.0)
                await People(stores[0]).add(person, Session(token_hash=who, person=who, created=0.0, seen=0.0))
            tables = [f"t{number}" for number in range(8)]
            for table in tables:
                await stores[0].create(row(id=table, code=table), [SeatRow(seat=0), SeatRow(seat=1)])
            await asyncio.gather(
                *(
                    Ratings(store, FRESH).settle(
                        table, 1.0, outcome, POOL, ["ada", "bob"], lambda before: rated(before, outcome, TWO)
                    )
                    for table in tables
                    for store in stores * 2
                )
            )
            board = await Ratings(stores[0], FRESH).board(POOL, 10)
            assert [(one.who, one.games) for one in board] == [("ada", 8), ("bob", 8)]
            assert await Ratings(stores[1], FRESH).unsettled(10) == []
        finally:
            for store in stores:
                await store.close()

    asyncio.run(race())


def test_what_was_not_settled_before_a_crash_is_found_again(db: str) -> None:
    async def look() -> None:
        store = await Store.open(db)
        await store.create(row(id="over", code="a"), [SeatRow(seat=0)])
        await store.create(row(id="playing", code="b", status="playing"), [SeatRow(seat=0)])
        assert await Ratings(store, FRESH).unsettled(10) == ["over"]
        await store.close()

    asyncio.run(look())
