"""The lobby, finding a table, what is said there, letting others look, and the keeper who takes away what is left."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from cabinet_noir.core import Denied
from cabinet_noir.server.lobby.finding import LISTED_FOR, ON_THE_WAY, find, waiting
from cabinet_noir.server.lobby.keeper import OPEN_KEPT, PRIVATE_KEPT, Keeper
from cabinet_noir.server.people.limits import Limit, Tally
from cabinet_noir.server.protocol.people import Quick
from cabinet_noir.server.protocol.refusals import NoSuchTable, TooMany
from cabinet_noir.server.protocol.tables import FillSeat, Join, NewTable, SeatPlan
from cabinet_noir.server.tables.house import House as Inside
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.server.tables.watcher import Watcher
from cabinet_noir.store import Store, Wish

from .browsers import Browser, reason
from .clients import House, Visitor

TWO = (SeatPlan(), SeatPlan())


# the lobby


def test_the_lobby_is_filtered(house: House) -> None:
    def listed(query: str) -> set[str]:
        return {info["table"] for info in house.get(f"/api/tables?{query}").json()}

    two = house.open_table("person", "person", open=True)["table"]
    helped = house.open_table("person", "person", "person", open=True, assist="candidates")["table"]
    other = house.open_table("person", "person", open=True, game="break-the-code")["table"]
    slow = house.open_table("person", "person", open=True, clock={"turn": 24 * 3600})["table"]
    private = house.open_table("person", "person")["table"]
    everything = listed("")
    assert {two, helped, other} <= everything and private not in everything
    for query, there, not_there in (
        ("game=vinci", {two, helped}, {other}),
        ("seats=3", {helped}, {two, other}),
        ("assist=off", {two, other}, {helped}),
        ("free=2", {helped}, {two, other}),
        ("rated=true", set(), {two, helped, other}),
        ("by_days=true", {slow}, {two, helped, other}),
        ("by_days=false", {two, helped, other}, {slow}),
        ("game=chess", set(), {two, helped, other}),
        ("game=%00", set(), {two, helped, other}),
        ("assist=genius", set(), {two, helped, other}),
        ("seats=99999999999999999999", set(), {two, helped, other}),
    ):
        assert there <= listed(query) and not not_there & listed(query), query
    assert house.get("/api/tables?seats=many").status_code == 400


def test_find_me_a_table_joins_whoever_waits_and_else_opens_one(house: House) -> None:
    first = house.post("/api/quick", {"name": "Ada", "game": "lost-code"}).json()
    second = house.post("/api/quick", {"name": "Bob", "avatar": "eye-ink", "game": "lost-code"}).json()
    third = house.post("/api/quick", {"name": "Cyd", "game": "lost-code"}).json()
    assert (first["table"], first["seat"]) == (second["table"], 0)
    assert second["seat"] == 1 and third["table"] != first["table"]
    assert house.info(first["table"])["status"] == "playing"
    assert house.info(first["table"])["seats"][1]["avatar"] == "eye-ink"
    refused = house.post("/api/quick", {"name": "Ada", "game": "chess"})
    assert reason(refused) == (400, "no-such-game")
    filled = house.post(f"/api/tables/{third['table']}/bot", {"level": "novice"}, third["token"])
    assert filled.json()["status"] == "playing", "one tap fills all free seats"


# what is said


def test_phrases_reach_everyone_at_the_table_and_stay_out_of_the_log(house: House) -> None:
    table = house.open_table("person", "novice", options={"first": 0})
    with Visitor(house, table["table"], table["token"]) as ada, Visitor(house, table["table"]) as watcher:
        ada.catch_up(0)
        ada.say(t="say", phrase="luck")
        for visitor in (ada, watcher):
            said = visitor.until("said")
            assert (said["seat"], said["phrase"], said["seq"]) == (0, "luck", 0)
        watcher.say(t="say", phrase="luck")
        assert watcher.until("error")["reason"] == "only-watching"
        ada.say(t="say", phrase="something of my own")
        assert ada.until("error")["reason"] == "unreadable-message"
        refusals = []
        for _ in range(5):
            ada.say(t="say", phrase="again")
            ada.say(t="ping")
            while (message := ada.hear())["t"] != "pong":
                refusals += [message["reason"]] if message["t"] == "error" else []
        assert set(refusals) == {"too-many"}
    assert "luck" not in house.get(f"/api/tables/{table['table']}/log", table["token"]).text


# looking over a shoulder


def lend(house: House, table: dict[str, str], on: bool = True) -> str:
    answer = house.post(f"/api/tables/{table['table']}/lend", {"on": on}, table["token"])
    assert answer.status_code == 200, answer.text
    key: str = answer.json()["key"]
    return key


def faces(news: dict[str, object]) -> list[bool]:
    """Which rows are seen from the front?"""
    rows = news["view"]["rows"]  # type: ignore[index]
    return [all(standing["tile"]["t"] == "tile" for standing in row) for row in rows]


def test_a_key_opens_a_seats_eyes_to_watch_and_closing_them_is_at_once(house: House) -> None:
    ada = house.open_table("person", "person", options={"first": 0})
    house.join(ada["table"])
    key = lend(house, ada)
    assert [seat["lent"] for seat in house.info(ada["table"])["seats"]] == [True, False]
    with Visitor(house, ada["table"], ada["token"]) as first, Visitor(house, ada["table"], key) as friend:
        assert (friend.seat, friend.catch_up(0)["since"]) == (None, -1)
        assert faces(friend.news) == [True, False]
        assert friend.act({"t": "draw", "colour": "black"})["reason"] == "only-watching"
        friend.say(t="note", key="a", value="b")
        assert friend.until("error")["reason"] == "only-watching"
        assert lend(house, ada, on=False) == ""
        welcome = friend.until("welcome")
        assert (welcome["seat"], welcome["eyes"]) == (None, None)
        friend.news = {"seq": -1}
        assert faces(friend.catch_up(0)) == [False, False]
        first.catch_up(0)
        first.act({"t": "draw", "colour": first.news["offers"][0]["fields"]["colour"][0]})
        drawn = friend.catch_up(1)["moves"][-1]["events"]
        assert "number" not in str(drawn), "what came after the key was taken back is not seen by it"
    with Visitor(house, ada["table"], hello=False) as late:
        late.say(t="hello", token=key)
        assert late.hear()["reason"] == "unknown-token"


def test_a_newer_key_closes_the_eyes_an_older_one_opened(house: House) -> None:
    ada = house.open_table("person", "novice", options={"first": 0})
    with Visitor(house, ada["table"], lend(house, ada)) as friend:
        lend(house, ada)
        assert friend.until("welcome")["eyes"] is None


def test_who_may_not_let_others_look(house: House) -> None:
    codes = house.open_table("person", "novice", game="lost-code")
    path = f"/api/tables/{codes['table']}/lend"
    assert reason(house.post(path, {"on": True}, codes["token"])) == (409, "not-yours-to-show")
    assert reason(house.post(path, {"on": True})) == (403, "only-watching")
    assert reason(house.post(path, {"on": True}, "forged")) == (403, "unknown-token")
    rated, guest = Browser(house), Browser(house)
    rated.with_account()
    guest.with_account()
    table = rated.open_table("", rated=True)["table"]
    assert reason(rated.post(f"/api/tables/{table}/lend", {"on": True})) == (409, "rated-needs-closed-eyes")


def test_a_key_is_no_seat_over_http(house: House) -> None:
    ada = house.open_table("person", "novice", options={"first": 0})
    key = lend(house, ada)
    for path in ("log", "replay"):
        assert reason(house.get(f"/api/tables/{ada['table']}/{path}", key)) == (403, "unknown-token")


# QR


def test_a_link_is_drawn_as_a_code(house: House) -> None:
    answer = house.post("/api/qr", {"text": f"{house.url}/t/ABCDEF#seat=secret"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg") and "secret" not in answer.text and "script" not in answer.text
    assert house.post("/api/qr", {"text": ""}).status_code == 400
    assert house.post("/api/qr", {"text": "x" * 301}).status_code == 400


# the keeper


class Now:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class Idle:
    """Thinkers that are never asked."""

    def wake(self) -> None:
        pass


def in_a_house(db: str, do: Callable[[Inside, Keeper, Now], Awaitable[None]]) -> None:
    async def run() -> None:
        store, now = await Store.open(db), Now()
        house = Inside(Resources(store, Idle(), pace=0, clock=now))  # type: ignore[arg-type]
        try:
            await do(house, Keeper(house), now)
        finally:
            await house.close()
            await store.close()

    asyncio.run(run())


def test_tables_nobody_waits_at_leave_the_lobby_and_then_the_house(db: str) -> None:
    async def play(house: Inside, keeper: Keeper, now: Now) -> None:
        left = await house.new_table(NewTable("vinci", TWO, name="Ada", open=True))
        kept = await house.new_table(NewTable("vinci", TWO, name="Bob", open=True))
        among_friends = await house.new_table(NewTable("vinci", TWO, name="Cyd"))
        async with house.table(kept.table) as table:
            await table.arrive(Watcher(), kept.token, -1)
            now.time += LISTED_FOR + 1
            assert await waiting(house, Wish()) == []
            await keeper.round()
            assert [info.table for info in await waiting(house, Wish())] == [kept.table]
            now.time += OPEN_KEPT
            await keeper.round()
        for seated, gone in ((left, True), (kept, False), (among_friends, False)):
            assert (await house.resources.store.table(seated.table) is None) is gone
        with pytest.raises(NoSuchTable):
            await house.join(left.table, Join("Late"))
        now.time += PRIVATE_KEPT + 1
        await keeper.round()
        assert await house.resources.store.table(among_friends.table) is None

    in_a_house(db, play)


def test_nobody_is_led_to_a_table_whose_people_have_left(db: str) -> None:
    async def play(house: Inside, _keeper: Keeper, now: Now) -> None:
        left = await find(house, Quick("Ada", "", "vinci"), None)
        attended = await house.new_table(NewTable("vinci", TWO, name="Bob", open=True))
        async with house.table(left.table), house.table(attended.table) as table:
            await table.arrive(Watcher(), attended.token, -1)
            now.time += ON_THE_WAY
            assert (await find(house, Quick("Cyd", "", "vinci"), None)).table == attended.table
            assert (await find(house, Quick("Dee", "", "vinci"), None)).table not in (left.table, attended.table)

    in_a_house(db, play)


def test_among_strangers_anyone_begins_with_bots_once_the_host_has_gone(db: str) -> None:
    async def play(house: Inside, _keeper: Keeper, _now: Now) -> None:
        three = (*TWO, SeatPlan())
        among_friends = await house.new_table(NewTable("vinci", three, name="Ada"))
        guest = await house.join(among_friends.table, Join("Bob"))
        with pytest.raises(Denied):
            await house.fill(among_friends.table, FillSeat("novice"), guest.token)
        opened = await house.new_table(NewTable("vinci", three, name="Ada", open=True))
        guest = await house.join(opened.table, Join("Bob"))
        async with house.table(opened.table) as table:
            host = Watcher()
            await table.arrive(host, opened.token, -1)
            with pytest.raises(Denied):
                await house.fill(opened.table, FillSeat("novice"), guest.token)
            table.leave(host)
            assert (await house.fill(opened.table, FillSeat("novice"), guest.token)).status == "playing"

    in_a_house(db, play)


def test_a_next_table_that_was_cleared_away_is_opened_anew(db: str) -> None:
    async def play(house: Inside, keeper: Keeper, now: Now) -> None:
        over = await house.new_table(NewTable("vinci", TWO, name="Ada"))
        async with house.table(over.table) as table:
            table.row = msgspec.structs.replace(table.row, status="over")
            await house.resources.store.set_status(over.table, "over")
            first = await house.again(over.table, over.token)
            now.time += PRIVATE_KEPT + 1
            await house.resources.store.set_status(over.table, "over")
            await keeper._lobby.clear(now.time, now.time)
            second = await house.again(over.table, over.token)
            assert second.table != first.table
            assert await house.resources.store.table(second.table) is not None

    in_a_house(db, play)


def test_when_two_look_for_a_table_at_once_nobody_is_left_out(db: str) -> None:
    async def play(house: Inside, _keeper: Keeper, _now: Now) -> None:
        seats = await asyncio.gather(*(find(house, Quick(f"P{n}", "", "vinci"), None) for n in range(6)))
        assert len({(seated.table, seated.seat) for seated in seats}) == 6

    in_a_house(db, play)


# limits


def test_a_limit_lets_some_through_at_once_and_then_one_at_a_time() -> None:
    now = Now()
    limiter = Tally({"deeds": Limit(3, 10.0)}, now)

    def refused(asker: str = "ada") -> int:
        try:
            limiter.take("deeds", asker)
        except TooMany as too_many:
            return int(too_many.facts["seconds"])
        return 0

    assert [refused() for _ in range(5)] == [0, 0, 0, 10, 10]
    assert refused("bob") == 0
    now.time += 4.5
    assert refused() == 6
    now.time += 5.5
    assert [refused(), refused()] == [0, 10]
    now.time += 1000
    assert [refused() for _ in range(4)] == [0, 0, 0, 10]
    limiter.take("unlimited", "ada")
    assert issubclass(TooMany, Denied)


def test_the_longest_silent_asker_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabinet_noir.server.people.limits.MOST_ASKERS", 2)
    limiter = Tally({"deeds": Limit(1, 10.0)}, Now())
    for asker in ("ada", "bob", "cyd"):
        limiter.take("deeds", asker)
    limiter.take("deeds", "ada")
    with pytest.raises(TooMany):
        limiter.take("deeds", "cyd")


@pytest.mark.parametrize("kind", ["tables", "joins"])
def test_nobody_opens_or_joins_tables_without_end(house: House, kind: str) -> None:
    browser = Browser(house)
    browser.post("/api/me", {"name": "Ada"})
    table = house.open_table("person", "person", "person", "person")["table"]
    path, body = {
        "tables": ("/api/tables", {"game": "vinci", "seats": [{}, {}], "name": "Ada"}),
        "joins": (f"/api/tables/{table}/join", {"name": "Ada"}),
    }[kind]
    for _ in range(100):
        answer = browser.post(path, body)
        if answer.status_code == 429:
            break
    assert reason(answer) == (429, "too-many")
