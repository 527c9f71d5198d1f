"""People: visitors without an account, accounts for those who want one, the same seat on any device, and farewell."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from argon2 import PasswordHasher, extract_parameters
from tests import asking

from cabinet_noir.server.people.hashing import is_outdated, is_password, password_hash

from .browsers import PASSWORD, Browser, reason
from .clients import House, Visitor, running


@pytest.fixture
def browser(house: House) -> Browser:
    return Browser(house)


def other(browser: Browser) -> Browser:
    return Browser(browser.house)


# visitors


def test_a_visitor_is_known_by_a_cookie_that_no_script_can_read(browser: Browser) -> None:
    assert browser.me() == {
        "known": False,
        "name": "",
        "avatar": "",
        "account": False,
        "name_asked": False,
        "bot": False,
    }
    answer = browser.post("/api/me", {"name": " Ada\n", "avatar": "key-ruby"})
    ada = {"known": True, "name": "Ada", "avatar": "key-ruby", "account": False, "name_asked": False, "bot": False}
    assert answer.json() == ada == browser.me()
    (cookie,) = answer.headers.get_list("set-cookie")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "Secure" not in cookie
    browser.post("/api/me", {"name": "Bo", "avatar": ""})
    assert browser.me()["name"] == "Bo"


def test_the_cookie_is_for_https_alone_where_the_house_is_reached_by_it(house: House) -> None:
    headers = {"X-Forwarded-Proto": "https"}  # as a proxy on the same machine says it
    answer = asking.post(house.url + "/api/me", json={"name": "Ada"}, headers=headers)
    assert "Secure" in answer.headers["set-cookie"]


def test_of_cookies_and_passwords_only_hashes_are_kept(tmp_path: Path) -> None:
    with running(tmp_path / "house.sqlite") as house:
        browser = Browser(house)
        browser.with_account()
        token = browser.cookie
    with closing(sqlite3.connect(tmp_path / "house.sqlite")) as connection:
        kept = "\n".join(connection.iterdump())
    assert token not in kept
    assert PASSWORD not in kept
    assert "$argon2id$" in kept


def test_a_password_is_hashed_by_one_thread_and_one_kept_by_four_is_still_known_and_renewed() -> None:
    """Four that stand back at once would not stand back at all for those who play."""
    new, old = password_hash(PASSWORD), PasswordHasher(parallelism=4).hash(PASSWORD)
    assert extract_parameters(new).parallelism == 1
    assert is_password(old, PASSWORD) and is_outdated(old)
    assert not is_outdated(new) and not is_password(new, f"{PASSWORD} ")


@pytest.mark.parametrize(
    ("face", "told"),
    [
        ({"name": "  "}, (400, "name-is-empty")),
        ({"name": "x" * 25}, (400, "unreadable-body")),
        ({"name": "Ada", "avatar": "<svg>"}, (400, "unreadable-body")),
        ({"name": "Ada", "avatar": "key-chartreuse"}, (400, "unreadable-body")),
    ],
)
def test_a_face_that_cannot_be_is_refused(browser: Browser, face: object, told: tuple[int, str]) -> None:
    assert reason(browser.post("/api/me", face)) == told


def test_avatars_are_shown_to_everyone_and_whose_they_are_to_nobody(browser: Browser) -> None:
    browser.post("/api/me", {"name": "Ada"})
    table = browser.open_table("", avatar="owl-plum")["table"]
    told = browser.house.get(f"/api/tables/{table}")
    assert told.json()["seats"][0]["avatar"] == "owl-plum"
    assert "person" not in told.json()["seats"][0] and "watch_hash" not in told.text


def test_a_forged_cookie_is_nobody(browser: Browser) -> None:
    browser.cookie = "forged"
    assert browser.me()["known"] is False
    assert reason(browser.get("/api/me/tables")) == (403, "not-known")


# the seat is the person's


def test_a_browser_that_has_lost_its_token_still_has_its_seat(browser: Browser) -> None:
    browser.post("/api/me", {"name": "Ada"})
    table = browser.open_table("novice")["table"]
    assert browser.seat_at(table) == 0
    assert other(browser).seat_at(table) is None
    replay = f"/api/tables/{table}/replay"
    assert browser.get(replay).json()["eyes"] == "0"
    assert reason(other(browser).get(f"{replay}?eyes=0")) == (403, "eyes-closed-until-the-end")


def test_whoever_joins_twice_is_led_to_the_same_seat(browser: Browser) -> None:
    table = browser.house.open_table("person", "person", "person")["table"]
    browser.post("/api/me", {"name": "Ada"})
    for _ in range(2):
        assert browser.post(f"/api/tables/{table}/join", {"name": "Ada"}).json()["seat"] == 1
    assert sum(seat["taken"] for seat in browser.house.info(table)["seats"]) == 2
    second = browser.post(f"/api/tables/{table}/join", {"name": "Her brother", "seat": 2}).json()
    assert second["seat"] == 2, "one device may be passed around"


def test_an_account_has_the_same_seats_on_another_device(browser: Browser) -> None:
    browser.post("/api/me", {"name": "Ada", "avatar": "moon-sky"})
    table = browser.open_table("novice")["table"]
    name = browser.with_account()
    second = other(browser)
    second.post("/api/me", {"name": "guest"})
    guests = second.open_table("novice")["table"]
    assert second.post("/api/login", {"name": name.upper(), "password": PASSWORD}).status_code == 200
    assert second.me() == {
        "known": True,
        "name": name,
        "avatar": "moon-sky",
        "account": True,
        "name_asked": False,
        "bot": False,
    }
    for device in (browser, second):
        assert {one["table"] for one in device.get("/api/me/tables").json()} == {table, guests}
        assert device.seat_at(table) == 0
        assert device.seat_at(guests) == 0


# accounts


@pytest.mark.parametrize(
    ("path", "body", "told"),
    [
        ("/api/account", {"name": "Ada", "password": "short"}, (400, "password-too-short")),
        ("/api/account", {"name": "\t", "password": PASSWORD}, (400, "name-is-empty")),
        ("/api/account", {"name": "Ada", "password": "x" * 201}, (400, "unreadable-body")),
        ("/api/login", {"name": "Nobody At All", "password": PASSWORD}, (403, "wrong-name-or-password")),
        ("/api/login", {"name": "No\x00body", "password": "a\x00b"}, (403, "wrong-name-or-password")),
        ("/api/account/password", {"old": "a", "new": "b"}, (403, "not-known")),
        ("/api/logout-everywhere", None, (403, "not-known")),
        ("/api/me/delete", {"password": ""}, (403, "not-known")),
    ],
)
def test_what_a_stranger_is_refused(browser: Browser, path: str, body: object, told: tuple[int, str]) -> None:
    assert reason(browser.post(path, body)) == told


def test_what_the_owner_of_an_account_is_refused(browser: Browser) -> None:
    name = browser.with_account()
    assert reason(browser.post("/api/account", {"name": "More", "password": PASSWORD})) == (409, "has-an-account")
    again = other(browser).post("/api/account", {"name": f" {name.upper()} ", "password": PASSWORD})
    assert reason(again) == (409, "login-is-taken")
    wrong = {"name": name, "password": "wrong password"}
    assert reason(other(browser).post("/api/login", wrong)) == (403, "wrong-name-or-password")
    change = {"old": "wrong password", "new": "another password"}
    assert reason(browser.post("/api/account/password", change)) == (403, "wrong-password")
    assert reason(browser.post("/api/account/password", {"old": PASSWORD, "new": "x"})) == (400, "password-too-short")
    assert reason(browser.post("/api/me/delete", {"password": "wrong password"})) == (403, "wrong-password")
    visitor = other(browser)
    visitor.post("/api/me", {"name": "Bob"})
    assert reason(visitor.post("/api/account/password", {"old": "", "new": PASSWORD})) == (403, "has-no-account")


def test_the_owner_of_an_account_sits_under_its_name(browser: Browser) -> None:
    name = browser.with_account()
    browser.post("/api/me", {"name": "Somebody else", "avatar": "eye-moss"})
    assert (browser.me()["name"], browser.me()["avatar"]) == (name, "eye-moss")
    table = browser.open_table("", name="Somebody else")["table"]
    assert browser.house.info(table)["seats"][0]["name"] == name


def test_a_new_password_and_a_farewell_everywhere_end_all_other_sessions(browser: Browser) -> None:
    name = browser.with_account()
    second = other(browser)
    second.post("/api/login", {"name": name, "password": PASSWORD})
    assert browser.post("/api/account/password", {"old": PASSWORD, "new": "another password"}).status_code == 200
    assert (browser.me()["known"], second.me()["known"]) == (True, False)
    assert second.post("/api/login", {"name": name, "password": PASSWORD}).status_code == 403
    assert second.post("/api/login", {"name": name, "password": "another password"}).status_code == 200
    second.post("/api/logout-everywhere")
    assert (browser.me()["known"], second.me()["known"]) == (False, False)


@pytest.mark.parametrize("how", ["/api/logout-everywhere", "/api/account/password"])
def test_links_to_ones_seats_end_with_the_sessions_and_the_seats_stay_ones_own(browser: Browser, how: str) -> None:
    name = browser.with_account()
    table = browser.open_table("novice")
    with Visitor(browser.house, table["table"], table["token"]) as thief:
        assert thief.seat == 0
        assert browser.post(how, {"old": PASSWORD, "new": PASSWORD}).status_code == 200
        assert thief.until("welcome")["seat"] is None
    with Visitor(browser.house, table["table"], hello=False) as late:
        late.say(t="hello", token=table["token"])
        assert late.hear()["reason"] == "unknown-token"
    browser.post("/api/login", {"name": name, "password": PASSWORD})
    with browser.at(table["table"]) as welcome:
        assert welcome()["seat"] == 0
        browser.post(how, {"old": PASSWORD, "new": PASSWORD})
        assert welcome()["seat"] is None, "a socket that came by a cookie alone goes, too"


def test_logging_out_is_for_one_browser_and_an_old_cookie_opens_nothing(browser: Browser) -> None:
    name = browser.with_account()
    second = other(browser)
    second.post("/api/login", {"name": name, "password": PASSWORD})
    kept = second.cookie
    second.post("/api/logout")
    assert second.cookie == ""
    second.cookie = kept
    assert (browser.me()["known"], second.me()["known"]) == (True, False)


def test_a_login_changes_the_session_so_that_none_can_be_foisted(browser: Browser) -> None:
    browser.post("/api/me", {"name": "Ada"})
    before = browser.cookie
    browser.with_account()
    assert browser.cookie != before
    second = other(browser)
    second.cookie = before
    assert second.me()["known"] is False


@pytest.mark.parametrize("path", ["/api/me", "/api/login", "/api/tables", "/api/quick", "/api/me/delete", "/api/logs"])
def test_a_page_of_another_house_changes_nothing(browser: Browser, path: str) -> None:
    answer = browser.post(path, {"name": "Ada"}, Origin="http://elsewhere.example")
    assert reason(answer) == (403, "wrong-origin")
    assert browser.post("/api/me", {"name": "Ada"}, Origin=browser.house.url).status_code == 200


def test_passwords_are_not_tried_for_ever(browser: Browser) -> None:
    name = browser.with_account()
    guess = {"name": name, "password": "a guess of mine"}
    answers = [other(browser).post("/api/login", guess) for _ in range(9)]
    assert {reason(answer) for answer in answers[:8]} == {(403, "wrong-name-or-password")}
    assert reason(answers[8]) == (429, "too-many")
    assert answers[8].json()["args"]["seconds"] > 0
    right = other(browser).post("/api/login", {"name": name, "password": PASSWORD})
    assert right.status_code == 429, "not even the right one, until some time has passed"


# my data


def test_the_export_holds_everything_and_nothing_other_eyes_saw(browser: Browser) -> None:
    name = browser.with_account()
    table = browser.open_table("", options={"first": 0})
    guest = browser.house.join(table["table"])
    with Visitor(browser.house, table["table"], table["token"]) as ada:
        ada.catch_up(0)
        ada.say(t="note", key="a", value="a thought of mine")
        ada.until("noted")
    with Visitor(browser.house, table["table"], guest["token"]) as bob:
        bob.say(t="note", key="a", value="a thought of his")
        bob.until("noted")
    answer = browser.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert (told["me"]["name"], told["me"]["account"]) == (name, True)
    (mine,) = told["tables"]
    assert mine["notes"] == [{"key": "a", "at_seq": 0, "value": "a thought of mine"}]
    assert mine["log"][0]["eyes"] == "0"
    own = browser.house.get(f"/api/tables/{table['table']}/log", table["token"]).text
    assert [json.dumps(line) for line in mine["log"]] == [json.dumps(json.loads(line)) for line in own.splitlines()]
    for secret in (table["token"], guest["token"], PASSWORD, "$argon2id", "a thought of his", "token_hash", "seed"):
        assert secret not in answer.text


def test_who_is_deleted_leaves_no_trace_but_the_games(browser: Browser) -> None:
    name = browser.with_account()
    waiting = browser.open_table("", "")
    playing = browser.open_table("", options={"first": 0})
    guest = browser.house.join(playing["table"])
    with Visitor(browser.house, playing["table"], playing["token"]) as ada:
        ada.catch_up(0)
        ada.say(t="note", key="a", value="a thought of mine")
        ada.until("noted")
        assert browser.post("/api/me/delete", {"password": PASSWORD}).status_code == 200
        welcome = ada.until("welcome")
        assert (welcome["seat"], welcome["eyes"]) == (None, None), "an open socket loses its seat at once"
        assert ada.act({"t": "draw", "colour": "black"})["reason"] == "only-watching"
    assert browser.me()["known"] is False
    assert browser.post("/api/login", {"name": name, "password": PASSWORD}).status_code == 403
    with Visitor(browser.house, playing["table"], playing["token"], hello=False) as back:
        back.say(t="hello", token=playing["token"])
        assert back.hear()["reason"] == "unknown-token"
    seats = browser.house.info(playing["table"])["seats"]
    assert (seats[0]["name"], seats[0]["avatar"], seats[0]["present"]) == ("", "", False)
    assert browser.house.info(waiting["table"])["seats"][0]["taken"] is False
    assert name not in browser.house.get(f"/api/tables/{playing['table']}/log", guest["token"]).text
    assert other(browser).post("/api/account", {"name": name, "password": PASSWORD}).status_code == 201


def test_a_visitor_is_deleted_without_a_password(browser: Browser) -> None:
    browser.post("/api/me", {"name": "Ada"})
    assert browser.post("/api/me/delete", {}).json()["known"] is False
