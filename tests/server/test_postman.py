"""Where the house posts, although visitors name it: to what anybody could reach; and what it makes of answers."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator

import pytest

from cabinet_noir.core import Malformed
from cabinet_noir.server.push.addresses import LONGEST_ENDPOINT, is_public, place_of
from cabinet_noir.server.push.postman import LARGEST_HEAD, Answer, Postman, Roads

from .push_service import HOST, Service, push_service

PUBLIC = ["9.9.9.9", "142.250.1.1", "172.15.0.1", "172.32.0.1", "100.63.0.1", "2620:fe::fe", "2a00:1450::1"]
FORBIDDEN = [
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "100.64.0.1",
    "100.127.255.255",
    "127.0.0.1",
    "127.8.8.8",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.7",
    "203.0.113.7",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::9.9.9.9",
    "::ffff:9.9.9.9",
    "::ffff:127.0.0.1",
    "64:ff9b::9.9.9.9",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd12::1",
    "fe80::1",
    "fe80::1%eth0",
    "2620:fe::fe%eth0",
    "fec0::1",
    "ff02::1",
    "",
    "localhost",
    "1",
    "0x7f000001",
    "127.1",
]


@pytest.mark.parametrize("address", PUBLIC)
def test_the_house_posts_to_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", FORBIDDEN)
def test_the_house_posts_nowhere_else(address: str) -> None:
    assert not is_public(address)


ENDPOINTS = [
    "https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA==",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2bx",
    "https://web.push.apple.com:443/QGuQ",
]
NO_ENDPOINTS = [
    "",
    "http://push.example.com/x",
    "HTTPS://push.example.com/x",
    "ftp://push.example.com/x",
    "https:/push.example.com/x",
    "https://push.example.com",
    "https://push.example.com:80/x",
    "https://push.example.com:8443/x",
    "https://push.example.com:/x",
    "https://ada@push.example.com/x",
    "https://ada:secret@push.example.com/x",
    "https://push.example.com@127.0.0.1/x",
    "https://push.example.com/x#y",
    "https://push.example.com\\@evil.example/x",
    "https://push.example.com/x y",
    "https://push.example.com/x\r\nHost: evil",
    "https://push.example.com/x\n",
    "https://push.example.com/é",
    "https://pusĥ.example.com/x",
    "https://localhost/x",
    "https://push.example.com./x",
    "https://.example.com/x",
    "https://push..example.com/x",
    "https://-push.example.com/x",
    "https://127.0.0.1/x",
    "https://9.9.9.9/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://127.1/x",
    "https://[::1]/x",
    "https://[2620:fe::fe]/x",
    f"https://{'a' * 64}.example.com/x",
    f"https://{'a.' * 127}com/x",
    f"https://push.example.com/{'x' * LONGEST_ENDPOINT}",
]


@pytest.mark.parametrize("endpoint", ENDPOINTS)
def test_endpoints_of_push_services_are_read(endpoint: str) -> None:
    place = place_of(endpoint)
    assert endpoint.replace(":443", "") == f"https://{place.host}{place.path}"


@pytest.mark.parametrize("endpoint", NO_ENDPOINTS)
def test_what_no_push_service_has_is_refused(endpoint: str) -> None:
    with pytest.raises(Malformed, match="no-push-service"):
        place_of(endpoint)


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with push_service() as opened:
        yield opened


def carried(service: Service, path: str, *addresses: str, longest: float = 60.0, host: str = HOST) -> Answer:
    """Carry something to a path of the service, which is believed to be at these addresses."""

    async def resolve(_host: str) -> list[str]:
        return list(addresses) or ["127.0.0.1"]

    def allowed(address: str) -> bool:
        return address == "127.0.0.1" or is_public(address)

    async def run() -> Answer:
        postman = Postman(Roads(service.port, allowed, resolve, service.tls, longest))
        try:
            return await postman.carry(f"https://{host}{path}", {"TTL": "60"}, b"sealed")
        finally:
            postman.close()

    return asyncio.run(run())


def test_a_message_is_posted_to_its_path(service: Service) -> None:
    assert carried(service, "/device?x=1") == "told"
    posted = service.next()
    assert (posted.path, posted.message) == ("/device?x=1", b"sealed")
    assert posted.headers == {"host": HOST, "ttl": "60", "content-length": "6", "connection": "close"}


ANSWERS: dict[str, tuple[bytes, Answer]] = {
    "ok": (b"HTTP/1.1 200 OK\r\n\r\n", "told"),
    "accepted": (b"HTTP/1.1 202 Accepted\r\nContent-Length: 999999999\r\n\r\n" + b"x" * 100_000, "told"),
    "without a word": (b"HTTP/1.1 201\r\n\r\n", "told"),
    "moved": (b"HTTP/1.1 301 Moved\r\nLocation: https://push.example.com/ok\r\n\r\n", "gone"),
    "elsewhere": (b"HTTP/1.1 307 There\r\nLocation: http://127.0.0.1/\r\n\r\n", "gone"),
    "bad": (b"HTTP/1.1 400 Bad\r\n\r\n", "gone"),
    "not you": (b"HTTP/1.1 403 Forbidden\r\n\r\n", "gone"),
    "not found": (b"HTTP/1.1 404 Not Found\r\n\r\n", "gone"),
    "gone": (b"HTTP/1.1 410 Gone\r\n\r\n", "gone"),
    "too large": (b"HTTP/1.1 413 Large\r\n\r\n", "gone"),
    "too many": (b"HTTP/1.1 429 Too Many\r\nRetry-After: 60\r\n\r\n", "failed"),
    "broken": (b"HTTP/1.1 500 Broken\r\n\r\n", "failed"),
    "busy": (b"HTTP/1.1 503 Busy\r\n\r\n", "failed"),
    "nonsense": (b"220 mail.example.com ESMTP\r\n\r\n", "failed"),
    "half a head": (b"HTTP/1.1 201 Created\r\nX: y\r\n", "failed"),
    "an endless head": (b"HTTP/1.1 201 Created\r\nX: " + b"y" * 4 * LARGEST_HEAD, "failed"),
}


@pytest.mark.parametrize("name", ANSWERS)
def test_what_an_answer_means(service: Service, name: str) -> None:
    answer, meaning = ANSWERS[name]
    path = f"/{name.replace(' ', '-')}"
    service.answers[path] = answer
    assert carried(service, path) == meaning
    assert service.next().path == path
    assert service.posted.empty()  # nobody is followed elsewhere, and nothing is said twice


def test_who_never_answers_is_left() -> None:
    with push_service() as silent:
        silent.answers["/silent"] = b""
        assert carried(silent, "/silent", longest=0.5) == "failed"


@pytest.mark.parametrize("address", FORBIDDEN)
def test_a_name_that_leads_to_a_forbidden_address_is_not_gone_to(service: Service, address: str) -> None:
    if address != "127.0.0.1":  # where the test's own service is
        assert carried(service, "/never", address) == "gone"
        assert carried(service, "/never", "127.0.0.1", address) == "gone"
    assert service.posted.empty()


def test_a_name_that_leads_nowhere_is_not_gone_to() -> None:
    async def nowhere(_host: str) -> list[str]:
        raise socket.gaierror

    async def run() -> Answer:
        return await Postman(Roads(resolve=nowhere)).carry(f"https://{HOST}/x", {}, b"")

    assert asyncio.run(run()) == "failed"


def test_by_itself_the_house_goes_to_no_machine_of_its_own(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def getaddrinfo(host: str, *_: object, **__: object) -> list[tuple[object, ...]]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 0))]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)

    async def run() -> Answer:
        postman = Postman(Roads(port=service.port, tls=service.tls))
        try:
            return await postman.carry(f"https://{HOST}/x", {}, b"")
        finally:
            postman.close()

    assert asyncio.run(run()) == "gone"
    assert asked == [HOST]
    assert service.posted.empty()


def test_a_name_is_looked_up_once_and_the_connection_goes_to_what_was_judged(service: Service) -> None:
    looked: list[str] = []

    async def rebound(host: str) -> list[str]:
        looked.append(host)
        return ["127.0.0.1"] if len(looked) == 1 else ["169.254.169.254"]

    async def run() -> Answer:
        roads = Roads(service.port, lambda address: address == "127.0.0.1", rebound, service.tls)
        return await Postman(roads).carry(f"https://{HOST}/once", {}, b"")

    assert asyncio.run(run()) == "told"
    assert looked == [HOST]
    assert service.next().path == "/once"


def test_whoever_cannot_prove_the_name_gets_nothing(service: Service) -> None:
    assert carried(service, "/x", host="other.example.com") == "failed"
    assert service.posted.empty()
