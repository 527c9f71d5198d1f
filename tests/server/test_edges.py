"""Bad input of every kind that once got a 5xx or a closed socket: a clear refusal, and the house goes on."""

from __future__ import annotations

import asyncio
import json
import socket
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests import asking
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from cabinet_noir.server.app import Settings, make_app

from .browsers import PASSWORD, reason
from .clients import House, Visitor
from .test_http import finished

DEEP = 30_000


def asked(house: House, target: str, method: str = "GET", body: bytes = b"", **headers: str) -> tuple[int, str]:
    """Ask with exactly these bytes, and return the status and the reason."""
    where = urlsplit(house.url)
    assert where.hostname and where.port
    lines = {"Host": "house", "Content-Length": str(len(body)), "Connection": "close"} | headers
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    with socket.create_connection((where.hostname, where.port), timeout=30) as wire:
        wire.sendall(f"{method} {target} HTTP/1.1\r\n{head}\r\n".encode() + body)
        answer = b"".join(iter(lambda: wire.recv(65536), b""))
    said, _, told = answer.partition(b"\r\n\r\n")
    return int(said.split()[1]), json.loads(told).get("reason", "") if told.startswith(b"{") else ""


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b",
        "/t/%00",
        "/assets/%00",
        "/" + "x" * 256,
        "/t/" + "é" * 128,
        "/" + "a/" * 3000,
        "/assets/" + "x" * 300,
        "/%0a",
        "/%7f",
        "/t/%e2%80%ae",
    ],
    ids=ascii,
)
def test_an_address_that_cannot_be_is_no_page(house: House, path: str) -> None:
    assert asked(house, path.replace("é", "%C3%A9")) == (404, "no-such-page")


def test_who_reads_is_told_by_the_page_that_there_is_nothing(house: House) -> None:
    answer = asking.get(f"{house.url}/%00", headers={"Accept": "text/html"})
    assert (answer.status_code, answer.headers["content-type"]) in (
        (404, "text/html; charset=utf-8"),
        (503, "text/plain; charset=utf-8"),
    )


@pytest.mark.parametrize("table", ["%00", "a%00b", "%ff", "x" * 33, "x" * 3000, "é", "-%20", "%f0%9f%8e%b2", "'--"])
@pytest.mark.parametrize("door", ["", "/log", "/replay"])
def test_a_table_that_cannot_be_is_not_found(house: House, table: str, door: str) -> None:
    assert asked(house, f"/api/tables/{table.replace('é', '%C3%A9')}{door}") == (404, "no-such-table")


@pytest.mark.parametrize("table", ["%00", "a%00b", "%ff", "x" * 300])
def test_a_socket_at_a_table_that_cannot_be_is_told_so(house: House, table: str) -> None:
    with Visitor(house, table, hello=False) as lost:
        lost.say(t="hello")
        assert lost.hear()["reason"] == "no-such-table"


@pytest.mark.parametrize(
    "door", ["/api/tables", "/api/me", "/api/login", "/api/account", "/api/quick", "/api/qr", "/api/logs"]
)
@pytest.mark.parametrize("opening", ["[", '{"a":', '{"options":{"a":'])
def test_what_is_nested_too_deep_is_not_understood(house: House, door: str, opening: str) -> None:
    body = (opening + "[" * DEEP).encode()
    status, why = asked(house, door, "POST", body, **{"Content-Type": "application/json"})
    assert (status, why) == (400, "unreadable-log" if door == "/api/logs" else "unreadable-body")


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "http://]", "//[x", "http://a]b"])
def test_an_origin_that_cannot_be_is_from_elsewhere(house: House, origin: str) -> None:
    body = json.dumps({"name": "Ada"}).encode()
    assert asked(house, "/api/me", "POST", body, Origin=origin) == (403, "wrong-origin")
    table = house.open_table("person", "person")["table"]
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"{house.url.replace('http', 'ws', 1)}/ws/{table}", origin=Origin(origin)),
    ):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("host", ["[::1", "[", "a]b", "%00"])
def test_a_host_that_cannot_be_breaks_nothing(house: House, host: str) -> None:
    body = json.dumps({"name": "Ada"}).encode()
    headers = {"Host": host, "Content-Type": "application/json"}
    assert asked(house, "/api/me", "POST", body, **headers)[0] == 200
    assert asked(house, "/schema", Host=host)[0] == 200


# logs from elsewhere


@cache
def lines_of(url: str, process: Any) -> tuple[str, ...]:
    """Return the log of a finished game of a house, played once."""
    house = House(url, process)
    return tuple(house.get(f"/api/tables/{finished(house)}/log").text.splitlines())


def bent(house: House, **changed: Any) -> tuple[int, str]:
    """Send the log of a finished game in which the last entry but one is not what it was."""
    lines = lines_of(house.url, house.process)
    entry = json.loads(lines[-2]) | changed
    return reason(house.post_raw("/api/logs", "\n".join([*lines[:-2], json.dumps(entry), lines[-1]]).encode()))


@pytest.mark.parametrize(
    "changed",
    [{"seat": seat} for seat in (2**31, 2**63, -(2**63) - 1, -2, 100, 1e306)]
    + [{"at": at} for at in (1e306, 1e12, -1)]
    + [{"id": "a\u0000b"}, {"id": "x" * 41}],
    ids=ascii,
)
def test_a_log_with_what_no_table_has_is_not_taken_in(house: House, changed: dict[str, Any]) -> None:
    assert bent(house, **changed) == (400, "unreadable-log")


@pytest.mark.parametrize("header", [{"version": 2**31}, {"version": -1}, {"seats": 2**31}, {"seats": 2**70}], ids=ascii)
def test_a_log_whose_header_no_table_has_is_not_taken_in(house: House, header: dict[str, Any]) -> None:
    first, *rest = lines_of(house.url, house.process)
    body = "\n".join([json.dumps(json.loads(first) | header), *rest]).encode()
    assert reason(house.post_raw("/api/logs", body)) == (400, "unreadable-log")


def test_names_in_a_log_are_shown_as_far_as_they_can_be(house: House) -> None:
    first, *rest = lines_of(house.url, house.process)
    names = {"names": ["\u3164\u0000\u202e", "\u202eE\u0000ve" + "\ufdfa" * 40]}
    answer = house.post_raw("/api/logs", "\n".join([json.dumps(json.loads(first) | names), *rest]).encode())
    if answer.status_code != 201:  # names that a log's chain does not bear out are not shown at all
        assert reason(answer) == (400, "link-broken")
        return
    shown = [seat["name"] for seat in house.info(answer.json()["table"])["seats"]]
    assert shown == ["", "E ve" + "\ufdfa" * 20]


# what no database keeps


@pytest.mark.parametrize("odd", ["a\u0000b", "\ufdfa" * 24, "\U0001d160" * 24, "ΐ" * 24, "İ" * 24], ids=ascii)
def test_a_name_of_odd_letters_is_kept_or_refused(house: House, odd: str) -> None:
    for door, body in (
        ("/api/account", {"name": odd, "password": PASSWORD}),
        ("/api/login", {"name": odd, "password": "wrong password"}),
        ("/api/me", {"name": odd}),
        ("/api/quick", {"name": odd}),
        ("/api/tables", {"game": "vinci", "seats": [{}, {}], "name": odd}),
    ):
        answer = house.post(door, body)
        assert answer.status_code in (200, 201, 400, 403, 409), answer.text


@pytest.mark.parametrize("number", [2**31, 2**63, 2**64, -(2**63), 10**400])
def test_numbers_out_of_all_bounds_are_refused_at_every_door(house: House, number: int) -> None:
    ada = house.open_table("person", "person")
    table = f"/api/tables/{ada['table']}"
    answers = [
        house.get(f"/api/ratings/vinci/{number}"),
        house.get(f"/api/tables?seats={number}"),
        house.get(f"/api/tables?free={number}"),
        house.get(f"{table}/replay?eyes={number}"),
        house.post_raw(f"{table}/join", f'{{"name":"Bob","seat":{number}}}'.encode()),
        house.post_raw("/api/tables", f'{{"game":"vinci","seats":[{{}},{{}}],"clock":{{"turn":{number}}}}}'.encode()),
        house.post_raw(
            "/api/tables", f'{{"game":"vinci","seats":[{{}},{{}}],"options":{{"first":{number}}}}}'.encode()
        ),
    ]
    assert [answer.status_code for answer in answers if answer.status_code >= 500] == []
    with Visitor(house, ada["table"], ada["token"]) as visitor:
        for message in (
            f'{{"t":"sync","since":{number}}}',
            f'{{"t":"act","at":{number},"id":"x","action":{{}}}}',
            f'{{"t":"grant","about":{number}}}',
            f'{{"t":"take_back","entry":{number}}}',
            f'{{"t":"choose","about":{number},"choice":"wait"}}',
            f'{{"t":"echo","probe":{number}}}',
            f'{{"t":"ping","sent":{number}}}',
        ):
            visitor.send(message)
        visitor.settle()
        assert "fault" not in "".join(visitor.heard)


def test_who_hangs_up_in_the_middle_is_no_fault_of_the_house(db: str) -> None:
    async def hang_up() -> float:
        app = make_app(Settings(db))
        said = iter([{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}])
        headers = [(b"host", b"house"), (b"content-type", b"application/json"), (b"content-length", b"90")]
        scope = {
            "type": "http", "method": "POST", "path": "/api/tables", "raw_path": b"/api/tables", "root_path": "",
            "query_string": b"", "headers": headers, "client": ("127.0.0.1", 1), "server": ("house", 80),
            "scheme": "http", "http_version": "1.1", "asgi": {"version": "3.0", "spec_version": "2.3"}, "state": {},
        }  # fmt: skip

        async def receive() -> Any:
            return next(said)

        async def send(_message: Any) -> None: ...

        async with app.lifespan():
            await app(scope, receive, send)  # type: ignore[arg-type]
            return float(app.state.house.resources.metrics.faults._value.get())

    assert asyncio.run(hang_up()) == 0
