"""Somebody minds the door: people who block others are not seated with them, and nobody is told; reports; bans."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import pytest
from litestar.routes import HTTPRoute
from tests import asking
from websockets.exceptions import ConnectionClosed

from cabinet_noir.cli.app import run
from cabinet_noir.core import load_lines
from cabinet_noir.games import load
from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.http.guards import ALWAYS_OPEN
from cabinet_noir.server.people.bans import BanList
from cabinet_noir.server.people.limits import LIMITS
from cabinet_noir.server.protocol.refusals import Banned
from cabinet_noir.store import Ban
from cabinet_noir.table import verify

from .browsers import PASSWORD, Browser, reason
from .clients import PATIENCE, House, Message, Visitor, running
from .test_authority import BODIES, doors_of_a_table

GONE = "9" * 20
"""The id of a table that was never there, as long as any other."""


class Door:
    """A house, and the database its operator works on."""

    def __init__(self, house: House, db: str) -> None:
        self.house = house
        self.db = db

    def admin(self, *words: str) -> None:
        """Do something as its operator."""
        assert run(["admin", *words, "--db", self.db]) == 0

    def visitor(self, name: str) -> Browser:
        """Return a browser in which somebody without an account is known."""
        browser = Browser(self.house)
        assert browser.post("/api/me", {"name": name}).status_code == 200
        return browser


@pytest.fixture(scope="module")
def door(make_db: Callable[[], str]) -> Iterator[Door]:
    db = make_db()
    with running(db) as house:
        yield Door(house, db)


def sit_together(host: Browser, *others: Browser, **more: Any) -> str:
    """Seat these people at one table, by its link, and return it."""
    table: str = host.open_table(*[""] * len(others), **more)["table"]
    for number, other in enumerate(others):
        assert other.post(f"/api/tables/{table}/join", {"name": f"Guest {number}"}).status_code == 201
    return table


def block(one: Browser, table: str, seat: int = 1) -> None:
    answer = one.post("/api/blocks", {"table": table, "seat": seat})
    assert answer.status_code == 201, answer.text


def listed(browser: Browser) -> set[str]:
    return {info["table"] for info in browser.get("/api/tables").json()}


def me_of(browser: Browser, db: str) -> str:
    """Return somebody's id, which no page is ever told: from the database."""
    import asyncio

    from cabinet_noir.server.people.keys import hashed
    from cabinet_noir.store import People, Store

    async def look() -> str:
        store = Store.on(db)
        found = await People(store).known_by(hashed(browser.cookie))
        await store.close()
        assert found is not None
        return found[0].id

    return asyncio.run(look())


@contextmanager
def at(browser: Browser, table: str, token: str = "") -> Iterator[Visitor]:
    """Come to a table with a cookie."""
    with Visitor(browser.house, table, hello=False, cookie=browser.cookie) as visitor:
        visitor.say(t="hello", token=token)
        yield visitor


def closed_with(visitor: Visitor) -> int | None:
    """Take everything until the house closes a socket, and return why it did."""
    try:
        while True:
            visitor.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


# Blocking


def test_the_house_seats_nobody_with_whom_they_blocked_nor_with_who_blocked_them(door: Door) -> None:
    ada, bob, eve = (door.visitor(name) for name in ("Ada", "Bob", "Eve"))
    block(ada, sit_together(ada, bob))
    for host, other in ((ada, bob), (bob, ada)):
        table = host.open_table("", "", open=True)["table"]
        assert table in listed(host) and table in listed(eve) and table in listed(Browser(door.house))
        assert table not in listed(other)
        found = other.post("/api/quick", {"name": "Somebody", "game": "vinci"}).json()
        assert found["table"] != table
        for id in (table, found["table"]):  # nobody waits there when the next one looks
            while door.house.info(id)["status"] == "waiting":
                Browser(door.house).post(f"/api/tables/{id}/join", {"name": "Filler"})


def test_a_table_closed_to_somebody_looks_to_them_at_every_door_as_if_there_were_none(door: Door) -> None:
    ada, bob = door.visitor("Ada"), door.visitor("Bob")
    block(ada, sit_together(ada, bob))
    hidden = ada.open_table("", "", open=True)
    doors = [("GET", path, None) for path in doors_of_a_table("GET")]
    doors += [("POST", path, BODIES[path]) for path in doors_of_a_table("POST")]
    assert len(doors) >= 7
    for key, none in ((hidden["table"], GONE), (hidden["code"], "ZZZZZZ")):
        for method, path, body in doors:
            asked = [(f"/api/tables/{one}{path}", body) for one in (key, none)]
            answers = [bob._ask(method, url, json=data, headers=bob._cookies()) for url, data in asked]
            assert answers[0].content == answers[1].content and b"no-such-table" in answers[0].content, (method, path)
            assert [answer.status_code for answer in answers] == [404, 404]
            headers = [{k: v for k, v in answer.headers.items() if k != "date"} for answer in answers]
            assert headers[0] == headers[1]
        with at(bob, key) as here, at(bob, none) as nowhere:
            here.hear(), nowhere.hear()
            assert here.heard == nowhere.heard and "no-such-table" in here.heard[0]
    for path, about in (("/api/blocks", {}), ("/api/reports", {"reason": "other"})):
        one, other = (bob.post(path, {**about, "seat": 0, "table": table}) for table in (hidden["table"], GONE))
        assert (one.status_code, one.content) == (other.status_code, other.content)
    one, other = (bob.get(f"/api/profiles/{table}/0") for table in (hidden["table"], GONE))
    assert (one.status_code, one.content) == (other.status_code, other.content)
    assert door.visitor("Eve").get(f"/api/tables/{hidden['code']}").status_code == 200


def test_who_looks_on_is_shown_out_when_somebody_sits_down_who_blocked_them(door: Door) -> None:
    ada, bob, eve = (door.visitor(name) for name in ("Ada", "Bob", "Eve"))
    block(ada, sit_together(ada, bob))
    table = eve.open_table("", "", open=True)["table"]
    with at(bob, table) as watching:
        watching.until("welcome")
        assert ada.post(f"/api/tables/{table}/join", {"name": "Lovelace"}).status_code == 201
        assert closed_with(watching) == 1008
        assert json.loads(watching.heard[-1])["reason"] == "no-such-table"
        assert not any("Lovelace" in raw for raw in watching.heard)
    assert reason(bob.post(f"/api/tables/{table}/join", {"name": "Bob"})) == (404, "no-such-table")


def test_an_invitation_still_works_and_only_the_one_who_blocked_is_told(door: Door) -> None:
    ada, bob, eve = (door.visitor(name) for name in ("Ada", "Bob", "Eve"))
    block(ada, sit_together(ada, bob))
    table = eve.open_table("", "")["table"]  # by invitation
    assert ada.post(f"/api/tables/{table}/join", {"name": "Ada"}).status_code == 201
    with at(ada, table) as blocker, at(eve, table) as third:
        blocker.until("welcome"), third.until("welcome")
        assert bob.post(f"/api/tables/{table}/join", {"name": "Bob"}).status_code == 201
        with at(bob, table) as blocked:
            blocked.until("welcome")
            assert blocker.until("apart")["seats"] == [2]
            for visitor in (blocked, third):
                visitor.settle()
                assert '"t":"apart"' not in "".join(visitor.heard)


def test_what_a_blocked_person_says_is_heard_by_all_but_the_one_who_blocked_them(door: Door) -> None:
    ada, bob, eve = (door.visitor(name) for name in ("Ada", "Bob", "Eve"))
    table = sit_together(ada, bob, eve)
    with at(ada, table) as blocker, at(bob, table) as blocked, at(eve, table) as third:
        for visitor in (blocker, blocked, third):
            visitor.until("welcome")
        blocked.say(t="say", phrase="hello")
        for visitor in (blocker, blocked, third):
            assert visitor.until("said")["phrase"] == "hello"
        before = len(blocked.heard)
        block(ada, table)
        assert blocker.until("apart")["seats"] == [1]
        blocked.say(t="say", phrase="ouch")
        assert third.until("said")["phrase"] == blocked.until("said")["phrase"] == "ouch"
        third.say(t="say", phrase="luck")
        assert blocker.until("said")["phrase"] == "luck", "and not what was said before"
        blocked.settle()
        assert not {"apart", "error"} & {json.loads(raw)["t"] for raw in blocked.heard[before:]}
        (mine,) = ada.get("/api/me/blocks").json()
        assert ada.post("/api/me/blocks/lift", {"id": mine["id"]}).json() == []
        assert blocker.until("apart")["seats"] == []
        blocked.say(t="say", phrase="sorry")
        assert blocker.until("said")["phrase"] == "sorry"


def test_a_block_is_its_owners_and_no_bot_no_stranger_and_nobody_themselves_is_blocked(door: Door) -> None:
    ada, bob = door.visitor("Ada"), door.visitor("Bob")
    assert reason(Browser(door.house).post("/api/blocks", {"table": GONE, "seat": 0})) == (403, "not-known")
    table = sit_together(ada, bob)
    assert reason(ada.post("/api/blocks", {"table": table, "seat": 0})) == (409, "nobody-to-block")
    assert reason(ada.post("/api/blocks", {"table": table, "seat": 7})) == (409, "nobody-there")
    with_bot = ada.open_table("novice")["table"]
    assert reason(ada.post("/api/blocks", {"table": with_bot, "seat": 1})) == (409, "nobody-there")
    code = door.house.info(table)["code"]
    assert reason(ada.post("/api/blocks", {"table": code, "seat": 1})) == (404, "no-such-table"), "codes can be tried"
    block(ada, table)
    block(ada, table)
    (mine,) = ada.get("/api/me/blocks").json()
    assert (set(mine), mine["name"]) == ({"id", "name", "since"}, "Guest 0")
    assert bob.get("/api/me/blocks").json() == []
    bob.post("/api/me/blocks/lift", {"id": mine["id"]})
    assert ada.get("/api/me/blocks").json() == [mine]


def test_a_profile_tells_what_is_public_and_names_no_id(door: Door) -> None:
    ada, bob = door.visitor("Ada"), door.visitor("Bob")
    table = sit_together(ada, bob)
    told = ada.get(f"/api/profiles/{table}/1").json()
    assert told == {
        "name": "Guest 0",
        "avatar": "",
        "account": False,
        "games": 0,
        "ratings": [],
        "me": False,
        "blocked": False,
        "known": True,
        "bot": False,
    }
    block(ada, table)
    assert ada.get(f"/api/profiles/{table}/1").json()["blocked"] is True
    for other in (bob, Browser(door.house)):
        assert other.get(f"/api/profiles/{table}/0").json()["blocked"] is False
    assert bob.get(f"/api/profiles/{table}/1").json()["me"] is True


# Reporting


def test_a_report_is_written_down_is_part_of_ones_data_and_loses_whoever_is_forgotten(
    door: Door, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, bob = door.visitor("Ada"), door.visitor("Bob")
    table = sit_together(ada, bob)
    told = {"table": table, "seat": 1, "entry": 0, "reason": "phrases", "words": "again\u0000 and\nagain"}
    assert ada.post("/api/reports", told).json() == {"kind": "reported"}
    assert reason(ada.post("/api/reports", {**told, "seat": 0})) == (409, "nobody-to-report")
    for nonsense in ({"reason": "dull"}, {"words": "x" * 501}, {"seat": -1}, {"entry": 2**63}):
        assert ada.post("/api/reports", {**told, **nonsense}).status_code == 400
    block(ada, table)
    kept = ada.get("/api/me/export").json()["door"]
    assert [block["name"] for block in kept["blocked"]] == ["Guest 0"]
    (report,) = kept["reports"]
    assert (report["reason"], report["words"], report["entry"]) == ("phrases", "again  and\nagain", 0)
    assert bob.get("/api/me/export").json()["door"] == {
        "blocked": [],
        "reports": [],
        "banned_until": None,
        "name_asked": False,
    }

    def unsettled() -> list[Message]:
        capsys.readouterr()
        door.admin("reports", "--json")
        found: list[Message] = json.loads(capsys.readouterr().out)["reports"]
        return [one for one in found if one["at_table"] == table]

    (one,) = unsettled()
    assert one["by_person"] == me_of(ada, door.db) and one["about_name"] == "Guest 0"
    bob.post("/api/me/delete", {})
    (one,) = unsettled()
    assert (one["about_person"], one["about_name"], one["by_person"]) == ("", "", me_of(ada, door.db))
    assert ada.get("/api/me/blocks").json() == []
    ada.post("/api/me/delete", {})
    (one,) = unsettled()
    assert one["by_person"] == ""


def test_nobody_reports_without_end(door: Door) -> None:
    ada, bob = door.visitor("Ada"), door.visitor("Bob")
    table = sit_together(ada, bob)
    told = {"table": table, "seat": 1, "reason": "other"}
    answers = [ada.post("/api/reports", told).status_code for _ in range(LIMITS["reports"].burst + 1)]
    assert answers == [201] * LIMITS["reports"].burst + [429]


# Bans


def changing_doors() -> list[str]:
    routes = (route for route in make_app(Settings("unused.sqlite")).routes if isinstance(route, HTTPRoute))
    return [route.path for route in routes if "POST" in route.methods]


def test_a_banned_account_is_shown_out_and_changes_nothing_but_can_read_and_leave(door: Door) -> None:
    ada, eve = Browser(door.house), door.visitor("Eve")
    name = ada.with_account()
    seated = ada.open_table("")
    with at(ada, seated["table"]) as here, Visitor(door.house, seated["table"], seated["token"]) as device:
        here.until("welcome")
        end = datetime(datetime.now(UTC).year + 1, 6, 1, tzinfo=UTC)
        door.admin("ban", name, "--until", end.date().isoformat(), "--why", "test")
        for visitor in (here, device):
            assert closed_with(visitor) == 1008
            problem = json.loads(visitor.heard[-1])
            assert (problem["code"], problem["reason"]) == ("banned", "banned")
            assert problem["args"]["until"] == end.timestamp() * 1000
    doors = changing_doors()
    assert set(doors) >= ALWAYS_OPEN and len(doors) > 12
    for path in set(doors) - ALWAYS_OPEN:
        url = path.replace("{table:str}", seated["table"])
        assert reason(ada.post(url, {})) == (403, "banned"), path
        assert eve.post(url, {}).status_code != 403 or reason(eve.post(url, {}))[1] != "banned"
    token = {"Authorization": f"Bearer {seated['token']}"}
    for path in ("bot", "lend"):  # without the cookie, by the seat's token
        answer = door.house.post(f"/api/tables/{seated['table']}/{path}", BODIES[f"/{path}"], seated["token"])
        assert reason(answer) == (403, "banned"), token
    with at(ada, seated["table"]) as again:
        assert closed_with(again) == 1008 and len(again.heard) == 1
    assert ada.get("/api/me/export").json()["door"]["banned_until"] == end.timestamp()
    assert ada.post("/api/logout").status_code == 200
    assert ada.post("/api/login", {"name": name, "password": PASSWORD}).status_code == 200
    assert ada.post("/api/me/delete", {"password": PASSWORD}).status_code == 200


def test_a_ban_is_lifted_within_seconds(door: Door) -> None:
    ada = door.visitor("Ada")
    id = me_of(ada, door.db)
    table = ada.open_table("")["table"]
    with at(ada, table) as here:
        here.until("welcome")
        door.admin("ban", id, "--for", "1h", "--why", "test")
        assert closed_with(here) == 1008
    door.admin("unban", id, "--why", "test")
    while True:  # a try is a look; it ends when the house has looked, too
        with at(ada, table) as here:
            if here.hear()["t"] == "welcome":
                return


def test_an_address_is_banned_by_its_network_and_nobody_else(door: Door) -> None:
    table = door.house.open_table("person", "person")["table"]

    def ask(address: str) -> tuple[int, str]:
        answer = asking.post(
            f"{door.house.url}/api/tables/{table}/join",
            json={"name": ""},
            headers={"X-Forwarded-For": address},
            timeout=PATIENCE,
        )
        return reason(answer)

    assert ask("203.0.113.7") == (400, "unreadable-body")
    door.admin("ban", "203.0.113.9/24", "--for", "2h", "--why", "flood")
    door.admin("ban", "2001:db8:1::/48", "--for", "2h", "--why", "flood")
    while ask("203.0.113.7") != (403, "banned"):
        pass
    while ask("2001:db8:1::77") != (403, "banned"):
        pass
    assert ask("::ffff:203.0.113.7") == (403, "banned")
    for free in ("203.0.114.7", "2001:db8:2::77", "127.0.0.1"):
        assert ask(free) == (400, "unreadable-body")
    assert asking.get(f"{door.house.url}/api/me", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 200


def test_a_ban_ends_by_itself_and_a_list_of_many_networks_is_read_by_length() -> None:
    now = [100.0]
    bans = BanList(lambda: now[0])
    bans.read([Ban("address", f"10.0.{n}.0/24", 0.0, 200.0) for n in range(200)] + [Ban("person", "ada", 0.0, 150.0)])
    bans.check("10.1.0.1", "bob")
    for address, person in (("10.0.7.9", ""), ("unix", "ada")):
        with pytest.raises(Banned):
            bans.check(address, person)
    now[0] = 150.0
    bans.check("", "ada")
    now[0] = 200.0
    bans.check("10.0.7.9")


# The operator at work


def test_a_table_is_closed_without_loss_its_log_kept_and_everyone_there_told(door: Door) -> None:
    ada, bob = Browser(door.house), Browser(door.house)
    ada.with_account(), bob.with_account()
    table = sit_together(ada, bob, rated=True)
    with at(ada, table) as one, at(bob, table) as other:
        for visitor in (one, other):
            visitor.catch_up(0)
        door.admin("close", table, "--why", "test")
        for visitor in (one, other):
            news = visitor.catch_up(1)
            assert [event["t"] for event in news["moves"][-1]["events"]] == ["closed", "unsealed"]
            assert news["outcome"] is None and news["offers"] == []
        one.say(t="act", at=1, id="late", action={"t": "draw", "colour": "black"})
        assert one.until("error")["reason"] == "game-is-over"
    log = load_lines(door.house.get(f"/api/tables/{table}/log").content)
    assert verify(load("vinci"), log).outcome is None
    assert run(["admin", "close", table, "--why", "twice", "--db", door.db]) == 2
    assert [one.get("/api/me/ratings").json() for one in (ada, bob)] == [[], []]


def test_a_table_that_has_not_begun_is_closed_and_nobody_sits_down_there(door: Door) -> None:
    ada = door.visitor("Ada")
    table = ada.open_table("", open=True)["table"]
    with at(ada, table) as here:
        here.until("welcome")
        door.admin("close", table, "--why", "test")
        while here.until("table")["status"] != "stopped":
            pass
    answer = door.visitor("Bob").post(f"/api/tables/{table}/join", {"name": "Bob"})
    assert reason(answer) == (409, "table-is-closed")
    assert table not in listed(Browser(door.house))


def test_a_name_is_given_or_asked_for_and_shown_wherever_they_sit(door: Door) -> None:
    ada = Browser(door.house)
    name = ada.with_account()
    id = me_of(ada, door.db)
    table = sit_together(ada, door.visitor("Bob"))
    with Visitor(door.house, table) as watching:
        door.admin("rename", name, "--to", f"Kind {name}", "--why", "test")
        while watching.table["seats"][0]["name"] != f"Kind {name}":
            watching.hear()
    assert (ada.me()["name"], ada.me()["name_asked"]) == (f"Kind {name}", False)
    door.admin("rename", id, "--why", "test")
    assert ada.me()["name_asked"] is True
    assert reason(ada.post("/api/tables", {"game": "vinci", "seats": [{}, {}], "name": "x"})) == (403, "name-to-change")
    assert reason(ada.post("/api/me", {"name": f"KIND  {name}"})) == (409, "name-to-change")
    told = ada.post("/api/me", {"name": f"New {name}"}).json()
    assert (told["name"], told["name_asked"]) == (f"New {name}", False)
    assert door.house.info(table)["seats"][0]["name"] == f"New {name}"
    again = Browser(door.house)
    assert again.post("/api/login", {"name": f"new {name}", "password": PASSWORD}).status_code == 200
    assert again.post("/api/login", {"name": name, "password": PASSWORD}).status_code == 403


def test_somebody_is_logged_out_everywhere(door: Door) -> None:
    ada = Browser(door.house)
    name = ada.with_account()
    seated = ada.open_table("novice")
    with at(ada, seated["table"]) as here, Visitor(door.house, seated["table"], seated["token"]) as device:
        here.until("welcome")
        door.admin("log-out", name, "--why", "test")
        for visitor in (here, device):
            assert visitor.until("welcome")["seat"] is None
    assert ada.me()["known"] is False


def test_nothing_an_operator_is_shown_holds_a_secret_of_a_game_a_token_or_a_note(
    door: Door, capsys: pytest.CaptureFixture[str]
) -> None:
    import asyncio

    from cabinet_noir.server.people.keys import hashed
    from cabinet_noir.store import Store

    ada, bob = Browser(door.house), door.visitor("Bob")
    name = ada.with_account()
    seated = ada.open_table("")
    table = seated["table"]
    joined = bob.post(f"/api/tables/{table}/join", {"name": "Bob"}).json()
    with Visitor(door.house, table, seated["token"]) as here:
        here.say(t="note", key="mine", value="a secret thought")
        here.until("noted")
    ada.post("/api/reports", {"table": table, "seat": 1, "reason": "other"})

    async def secrets() -> list[str]:
        store = Store.on(door.db)
        row, log = await store.table(table), await store.log(table)
        await store.close()
        assert row is not None
        return [row.seed.hex(), str(row.seed), *(json.dumps(event) for entry in log for event in entry.events)]

    hidden = [seated["token"], joined["token"], ada.cookie, bob.cookie, "a secret thought", '"t":', "argon2"]
    hidden += [hashed(each) for each in hidden[:4]] + asyncio.run(secrets())
    capsys.readouterr()
    for json_too in ([], ["--json"]):
        for words in (
            ["people"], ["person", name], ["person", me_of(bob, door.db)], ["tables", "--all"], ["table", table],
            ["reports", "--all"], ["report", "1"], ["bans"], ["audit"],
        ):  # fmt: skip
            door.admin(*words, *json_too)
    shown = capsys.readouterr().out
    assert name in shown and table in shown
    assert [each for each in hidden if each in shown] == []
