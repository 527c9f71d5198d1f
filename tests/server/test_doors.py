"""Before anything else: what every answer forbids, how fast a socket is read, how many may come from one address."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests import asking
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.sync.client import connect

from cabinet_noir.bots import Thinkers, ThoughtLost
from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.http import qr
from cabinet_noir.server.http.headers import headers
from cabinet_noir.server.people.limits import LIMITS, Limit
from cabinet_noir.server.protocol.refusals import TooMany
from cabinet_noir.server.run import server_config
from cabinet_noir.server.sockets.pace import Pace
from cabinet_noir.server.tables.hall import Crowd

from .clients import House


def directives(policy: str) -> dict[str, list[str]]:
    """Return a policy's directives."""
    parts = (part.split() for part in policy.split(";"))
    return {name: sources for name, *sources in parts}


# What every answer forbids


def test_the_policy_allows_no_inline_script_and_nothing_from_elsewhere() -> None:
    policy = directives(headers("house.example:8000")["Content-Security-Policy"])
    assert policy["default-src"] == ["'self'"]
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == ["'none'"]
    assert {"script-src", "style-src"}.isdisjoint(policy), "what default-src says of scripts and styles is enough"
    assert not any("unsafe" in source or "*" in source for sources in policy.values() for source in sources)


def test_the_policy_names_the_sockets_of_the_houses_own_host_for_older_safari() -> None:
    policy = directives(headers("house.example:8000")["Content-Security-Policy"])
    assert policy["connect-src"] == ["'self'", "ws://house.example:8000", "wss://house.example:8000"]
    assert "ws://[::1]:8000" in directives(headers("[::1]:8000")["Content-Security-Policy"])["connect-src"]


@pytest.mark.parametrize("host", ["", "a;script-src *", "a b", "a, b", "a'", "evil/*", "é", "[::1];x", "a\r\nX: y"])
def test_a_strange_host_adds_nothing_to_the_policy(host: str) -> None:
    assert "connect-src" not in headers(host)["Content-Security-Policy"]


def test_the_policy_is_sent_with_every_answer_and_follows_the_host(house: House) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/schema/x"):
        sent = asking.get(house.url + path, headers={"Host": "club.example"}).headers
        assert "ws://club.example" in sent["content-security-policy"]
        assert sent["cross-origin-opener-policy"] == "same-origin"


def test_nothing_a_seat_is_told_is_compressed(house: House) -> None:
    table = house.open_table("person", "person")["table"]
    answer = asking.get(f"{house.url}/api/tables/{table}", headers={"Accept-Encoding": "gzip, br, deflate"})
    assert "content-encoding" not in answer.headers
    with connect(f"{house.url.replace('http', 'ws', 1)}/ws/{table}", compression="deflate") as socket:
        assert not socket.protocol.extensions


# How fast, and how many


def test_who_talks_too_fast_is_read_more_slowly_and_not_refused() -> None:
    now = 0.0
    pace = Pace(Limit(3, 0.5), lambda: now)
    assert [pace.count() for _ in range(5)] == [0, 0, 0, 0.5, 1.0]
    now = 100.0
    assert pace.count() == 0
    assert [Pace(None, lambda: now).count() for _ in range(9)] == [0.0] * 9


def test_a_fast_talker_is_answered_in_the_end(db: str) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        await asyncio.sleep(0 if seconds > 900 else seconds)

    settings = Settings(db, limits={"messages": Limit(2, 1000.0)}, sleep=sleep)
    with TestClient(make_app(settings)) as client, client.websocket_connect("/ws/nowhere") as socket:
        for _ in range(5):
            socket.send_text('{"t":"ping"}')
            assert socket.receive_json()["t"] == "pong"
    assert [round(wait, -3) for wait in waits if wait > 900][:2] == [1000, 2000]


def test_one_address_has_many_sockets_but_not_all() -> None:
    crowd = Crowd(room=4)
    with crowd.one_more("a"), crowd.one_more("b"):
        with crowd.one_more("a"), pytest.raises(TooMany), crowd.one_more("a"):
            pass
        with crowd.one_more("a"):
            pass
    assert not crowd._here


def test_who_has_a_network_of_ipv6_is_counted_as_one(db: str) -> None:
    async def asked(*hosts: str) -> list[int]:
        app = make_app(Settings(db, limits={"codes-from-here": Limit(2, 1000.0)}))
        async with app.lifespan():
            return [await status(app, host) for host in hosts]

    async def status(app: Litestar, host: str) -> int:
        wire = httpx.ASGITransport(app, client=(host, 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=wire, base_url="http://house") as client:
            return (await client.get("/api/tables/AAAAA1")).status_code

    same = ("2001:db8:0:1::1", "2001:db8:0:1:a:b:c:d", "2001:db8:0:1::3")
    assert asyncio.run(asked(*same, "2001:db8:0:2::1")) == [404, 404, 429, 404]


def test_a_table_is_not_found_by_trying_codes(db: str) -> None:
    settings = Settings(db, limits={"codes-from-here": Limit(3, 1000.0)})
    with TestClient(make_app(settings)) as client:
        codes = [client.get(f"/api/tables/AAAAA{number}") for number in range(5)]
        assert [answer.status_code for answer in codes] == [404, 404, 404, 429, 429]
        assert codes[-1].json()["reason"] == "too-many"
        assert client.get("/api/tables/AAAAA1/log").status_code == 429
        assert client.get(f"/api/tables/{'x' * 20}").status_code == 404
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws/AAAAA1") as socket:
            socket.receive_text()
    assert "codes-from-here" in LIMITS


def test_no_tournament_and_no_club_is_found_by_trying_codes(db: str) -> None:
    settings = Settings(db, limits={"codes-from-here": Limit(3, 1000.0)})
    with TestClient(make_app(settings)) as client:
        paths = ("/api/tournaments/AAAAA1", "/api/clubs/AAAAA1", "/api/tables/AAAAA1", "/api/tournaments/AAAAA2")
        assert [client.get(path).status_code for path in paths] == [404, 404, 404, 429]
        assert client.get("/api/clubs/AAAAA1").status_code == 429
        assert client.get(f"/api/tournaments/{'x' * 20}").status_code == 404


def test_a_code_is_drawn_by_a_worker_and_once(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    link = f"https://house.example/t/ABCDEF#seat={db[-20:]}"
    drawn = qr.drawn(link)
    assert qr.drawn(link) is drawn
    monkeypatch.setattr(qr, "segno", SimpleNamespace(make=None))  # nothing is drawn here from now on
    with TestClient(make_app(Settings(db))) as client:
        assert client.post("/api/qr", json={"text": link}).content == drawn
        assert client.post("/api/qr", json={"text": "x" * 301}).status_code == 400
    assert drawn.startswith(b"<svg")


def test_what_no_worker_finishes_in_time_is_asked_for_again(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: Any) -> None:
        raise ThoughtLost

    monkeypatch.setattr(Thinkers, "run", lost)
    with TestClient(make_app(Settings(db))) as client:
        for door, body in (
            ("/api/qr", {"text": "x"}),
            ("/api/login", {"name": "Ada", "password": "of the opera"}),
            ("/api/account", {"name": "Ada", "password": "of the opera"}),
        ):
            answer = client.post(door, json=body)
            assert (answer.status_code, answer.json()["reason"]) == (503, "house-is-busy")
            assert int(answer.headers["retry-after"]) > 0


# Who is believed about where somebody comes from


async def seen_from(peer: str, forwarded: str, proto: str = "https") -> tuple[str, str]:
    """Return the address and the scheme the house sees when somebody's request says it was forwarded."""
    seen: list[tuple[str, str]] = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        seen.append((scope["client"][0], scope["scheme"]))

    config = server_config(Settings("unused.sqlite"))
    config.load()
    assert isinstance(config.loaded_app, ProxyHeadersMiddleware)
    config.loaded_app.app = app
    sent = [(b"x-forwarded-for", forwarded.encode()), (b"x-forwarded-proto", proto.encode())]
    scope: Any = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": sent}
    await config.loaded_app(scope, None, None)  # type: ignore[arg-type]
    return seen[0]


def test_only_a_proxy_on_this_machine_is_believed_about_addresses() -> None:
    assert asyncio.run(seen_from("127.0.0.1", "203.0.113.7")) == ("203.0.113.7", "https")
    assert asyncio.run(seen_from("198.51.100.1", "203.0.113.7")) == ("198.51.100.1", "http")
