"""The doors for taps on the shoulder: asked for in one browser, for that browser, and for as long as it is known."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from .browsers import PASSWORD, Browser, reason
from .clients import House, running
from .push_service import HOST, Phone, Service, check_signature, push_service
from .test_calls import DAY

SPEED = 50
"""How much faster than ours the house's time passes."""


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with push_service() as opened:
        yield opened


@pytest.fixture(scope="module")
def tapping(make_db: Callable[[], str], service: Service) -> Iterator[House]:
    with running(make_db(), speed=SPEED, push=f"{service.port} {service.certificate}") as opened:
        yield opened


def known(house: House, name: str = "Ada") -> Browser:
    browser = Browser(house)
    browser.post("/api/me", {"name": name, "avatar": ""})
    return browser


def is_on(browser: Browser) -> bool:
    return bool(browser.get("/api/push").json()["on"])


def exported(browser: Browser) -> list[str]:
    return [device["service"] for device in json.loads(browser.get("/api/me/export").text)["push"]]


def test_a_browser_is_told_from_its_tap_on_until_the_next(tapping: House) -> None:
    ada = known(tapping)
    assert not is_on(ada)
    assert ada.post("/api/push", Phone("doors").body).json()["on"]
    assert is_on(ada)
    assert not is_on(known(tapping, "Bob"))
    assert not ada.post("/api/push/forget").json()["on"]
    assert not is_on(ada)


def test_mornings_are_asked_for_by_a_switch_of_their_own_and_outlast_the_other(tapping: House) -> None:
    ada, phone = known(tapping), Phone("mornings")
    assert ada.post("/api/push/daily", {"offset": 60}).json()["daily"] is None, "there is no device to be told"
    told = ada.post("/api/push", phone.body | {"tables": False}).json()
    assert not told["on"]
    ada.post("/api/push", phone.body | {"tables": False})
    told = ada.post("/api/push/daily", {"offset": 60}).json()
    assert (told["on"], told["daily"]) == (False, 60)
    told = ada.post("/api/push", phone.body | {"tables": True}).json()
    assert (told["on"], told["daily"]) == (True, 60)
    assert ada.post("/api/push", phone.body).json() == told, "a browser that has moved asks for nothing new"
    told = ada.post("/api/push/forget").json()
    assert (told["on"], told["daily"]) == (False, 60)
    assert exported(ada) == [HOST]
    assert ada.post("/api/push/daily", {"offset": None}).json()["daily"] is None
    assert exported(ada) == [], "who is told nothing is no device"
    assert reason(ada.post("/api/push/daily", {"offset": "noon"}))[0] == 400


def test_a_browser_that_has_moved_keeps_its_language(tapping: House, service: Service) -> None:
    ada, phone = known(tapping), Phone("before")
    ada.post("/api/push", phone.body | {"language": "fr"})
    moved = Phone("moved")
    ada.post("/api/push", {name: value for name, value in moved.body.items() if name != "language"})
    table = ada.open_table("", clock=DAY, options={"first": 0})
    known(tapping, "Bob").post(f"/api/tables/{table['table']}/join", {"name": "Bob"})
    posted = service.next()
    assert posted.path == "/moved"
    assert json.loads(moved.opened(posted.message))["language"] == "fr"


def test_no_clock_that_does_not_exist_has_a_morning(tapping: House) -> None:
    ada = known(tapping)
    ada.post("/api/push", Phone("clock").body)
    for offset in (-721, 841, 10**9):
        assert reason(ada.post("/api/push/daily", {"offset": offset})) == (400, "no-such-offset")


def test_a_turn_reaches_the_device_that_asked(tapping: House, service: Service) -> None:
    ada, bob, phone = known(tapping), known(tapping, "Bob"), Phone("turn")
    ada.post("/api/push", phone.body)
    table = ada.open_table("", clock=DAY, options={"first": 0})
    bob.post(f"/api/tables/{table['table']}/join", {"name": "Bob"})
    posted = service.next()
    assert posted.path == "/turn"
    assert json.loads(phone.opened(posted.message)) == {"kind": "turn", "table": table["code"], "language": "fr"}
    assert (
        check_signature(posted.headers["authorization"], ada.get("/api/push").json()["key"])["aud"] == f"https://{HOST}"
    )


def test_nobody_unknown_is_told(tapping: House) -> None:
    stranger = Browser(tapping)
    assert not is_on(stranger)
    assert reason(stranger.post("/api/push", Phone().body)) == (403, "not-known")
    assert reason(stranger.post("/api/push/forget")) == (403, "not-known")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"endpoint": "http://push.example.com/x"}, "no-push-service"),
        ({"endpoint": "https://127.0.0.1/x"}, "no-push-service"),
        ({"endpoint": "https://push.example.com:8443/x"}, "no-push-service"),
        ({"public": "AAAA"}, "no-push-keys"),
        ({"secret": "AAAA"}, "no-push-keys"),
        ({"language": "de"}, "unreadable-body"),
        ({"endpoint": f"https://{HOST}/{'x' * 2000}"}, "unreadable-body"),
    ],
)
def test_what_is_no_device_is_refused(tapping: House, change: dict[str, str], why: str) -> None:
    ada = known(tapping)
    assert reason(ada.post("/api/push", Phone().body | change)) == (400, why)
    assert not is_on(ada)


def test_a_device_is_told_no_longer_once_it_was_logged_out(tapping: House) -> None:
    ada = known(tapping)
    ada.post("/api/push", Phone("out").body)
    cookie = ada.cookie
    ada.post("/api/logout")
    ada.cookie = cookie
    assert not is_on(ada)


def test_a_visitors_device_goes_along_into_an_account_and_by_a_new_password(tapping: House) -> None:
    ada, elsewhere = known(tapping), Browser(tapping)
    ada.post("/api/push", Phone("account").body)
    name = ada.with_account()
    assert is_on(ada)
    elsewhere.post("/api/login", {"name": name, "password": PASSWORD})
    elsewhere.post("/api/push", Phone("elsewhere").body)
    ada.post("/api/account/password", {"old": PASSWORD, "new": PASSWORD + "!"})
    assert (is_on(ada), is_on(elsewhere), exported(ada)) == (True, False, [HOST])


def test_a_visitors_device_goes_along_when_they_log_in_and_an_accounts_stays_its_own(tapping: House) -> None:
    owner, visitor = Browser(tapping), known(tapping)
    name = owner.with_account()
    visitor.post("/api/push", Phone("visitor").body)
    visitor.post("/api/login", {"name": name, "password": PASSWORD})
    assert is_on(visitor)
    assert exported(owner) == [HOST]
    other = Browser(tapping).with_account()
    visitor.post("/api/login", {"name": other, "password": PASSWORD})
    assert not is_on(visitor)
    assert exported(owner) == []


def test_an_export_names_the_service_and_not_the_address_and_deleting_takes_it_along(tapping: House) -> None:
    ada, phone = known(tapping), Phone("secret-address")
    ada.post("/api/push", phone.body)
    assert exported(ada) == [HOST]
    everything = ada.get("/api/me/export").text
    assert not [secret for secret in ("secret-address", phone.public, phone.secret) if secret in everything]
    cookie = ada.cookie
    ada.post("/api/me/delete", {})
    ada.cookie = cookie
    assert not is_on(ada)


def test_a_house_that_taps_nobody_says_so(house: House) -> None:
    ada = known(house)
    assert ada.get("/api/push").json() == {"key": "", "on": False, "daily": None}
    assert reason(ada.post("/api/push", Phone().body)) == (403, "no-push-here")


def test_asking_over_and_over_has_a_limit(tapping: House) -> None:
    ada = known(tapping)
    statuses = {ada.post("/api/push/forget").status_code for _ in range(60)}
    assert statuses == {200, 429}
