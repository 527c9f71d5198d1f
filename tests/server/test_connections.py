"""Connections: how many there may be, and what becomes of those over which nothing is said."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests import asking
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.uri import parse_uri

from cabinet_noir.server import connections
from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.connections import (
    IN_A_ROUND,
    KEPT_BACK,
    MOST_PIPELINED,
    OneByOne,
    Places,
    is_among,
    most_places,
    neighbourhood,
)
from cabinet_noir.server.operator import operator_port as operator_port_module
from cabinet_noir.server.operator.operator_port import Readiness, operator_port
from cabinet_noir.server.run import server_config
from cabinet_noir.server.sockets import visit
from cabinet_noir.server.tables.hall import Crowd

from .clients import PATIENCE, House, house_command

FEW = 144


class Wire:
    """The end of a connection, which remembers that it was cut."""

    cut = False

    def abort(self) -> None:
        self.cut = True


def wires(number: int) -> list[Any]:
    return [Wire() for _ in range(number)]


# places


def test_the_longest_silent_makes_room_and_nobody_who_is_busy() -> None:
    places = Places(4)
    first, second, third, fourth, fifth = wires(5)
    for number, wire in enumerate((first, second, third, fourth)):
        assert places.take(wire, str(number))
    places.is_busy(first)
    places.is_busy(second)
    places.is_silent(second)
    assert places.take(fifth, "5")
    assert [wire.cut for wire in (first, second, third, fourth)] == [False, False, True, False]
    for wire in (fourth, second, fifth):
        places.is_busy(wire)
    assert not places.take(Wire(), "6"), "everybody is busy"  # type: ignore[arg-type]
    places.leave(first)
    assert places.take(third, "3") and len(places) == 4


def test_one_address_leaves_room_for_others_unless_it_speaks_for_them() -> None:
    places = Places(4, is_among("10.0.0.0/8"))
    mine = wires(3)
    for wire in mine[:2]:
        assert places.take(wire, "192.0.2.1")
        places.is_busy(wire)
    assert not places.take(mine[2], "192.0.2.1")
    places.is_silent(mine[0])
    assert places.take(mine[2], "192.0.2.1") and mine[0].cut, "one's own silence is one's own room"
    for wire in wires(2):
        assert places.take(wire, "10.0.0.1")
    other = Places(4, is_among("10.0.0.0/8"))
    assert all(other.take(wire, "10.0.0.1") for wire in wires(4))


def test_a_network_of_ipv6_is_one_address() -> None:
    assert neighbourhood("2001:db8:0:1:a::1") == neighbourhood("2001:db8:0:1::2") != neighbourhood("2001:db8:0:2::2")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2")
    assert [neighbourhood(odd) for odd in ("", "testclient")] == ["", "testclient"]
    places = Places(4, is_among("2001:db8:0:2::1"))
    for number, wire in enumerate(wires(2)):
        assert places.take(wire, f"2001:db8:0:1::{number}")
        places.is_busy(wire)
    (third,) = wires(1)
    assert not places.take(third, "2001:db8:0:1::3"), "half of the places have their network"
    assert all(places.take(wire, "2001:db8:0:2::1") for wire in wires(2)), "a proxy is known by its own address"


def test_who_is_believed_to_speak_for_others() -> None:
    assert is_among("*")("anybody") and is_among("127.0.0.1, ::1")("::1") and is_among("name")("name")
    assert not is_among("127.0.0.1")("127.0.0.2") and not is_among("")("127.0.0.1") and not is_among("10.0.0.0/8")("x")


def test_a_crowd_of_sockets_does_not_come_in_at_once() -> None:
    async def crowd() -> list[int]:
        handshakes, came = OneByOne(), list[int]()
        for number in range(3 * IN_A_ROUND):
            handshakes.add(partial(came.append, number))
        after_each_round = []
        for _ in range(4):
            after_each_round.append(len(came))
            await asyncio.sleep(0)
        assert came == sorted(came)
        return after_each_round

    assert asyncio.run(crowd()) == [0, IN_A_ROUND, 2 * IN_A_ROUND, 3 * IN_A_ROUND]


def test_a_handshake_that_fails_holds_up_nobody() -> None:
    def fail() -> None:
        raise ValueError

    async def come() -> list[str]:
        asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: None)
        handshakes, came = OneByOne(), list[str]()
        handshakes.add(fail)
        handshakes.add(partial(came.append, "the next"))
        for _ in range(3):
            await asyncio.sleep(0)
        return came

    assert asyncio.run(come()) == ["the next"]


def test_there_are_fewer_places_than_files() -> None:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert 0 < most_places() <= max(16, soft - KEPT_BACK)


class Far(asyncio.Transport):
    """The other end of a connection, in the hand."""

    closed = False

    def write(self, _data: Any) -> None: ...

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


@pytest.mark.parametrize(("requests", "ends"), [(1 + MOST_PIPELINED, False), (2 + MOST_PIPELINED, True), (3_000, True)])
def test_only_so_many_requests_wait_behind_each_other_on_a_connection(requests: int, ends: bool) -> None:
    async def ask() -> tuple[bool, int]:
        async def never(_scope: Any, _receive: Any, _send: Any) -> None:
            await asyncio.Event().wait()

        config = server_config(Settings(db="unopened"))
        config.load()
        config.loaded_app, far = never, Far()
        http: Any = config.http_protocol_class
        protocol = http(config, ServerState(), {})
        protocol.connection_made(far)
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n" * requests)
        return far.closed, len(protocol.pipeline)

    assert asyncio.run(ask()) == (ends, MOST_PIPELINED)


def test_who_is_being_answered_hears_that_the_other_has_gone_though_more_was_asked() -> None:
    async def ask() -> str:
        heard: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def listen(_scope: Any, receive: Any, _send: Any) -> None:
            await receive()
            heard.set_result((await receive())["type"])

        config = server_config(Settings(db="unopened"))
        config.load()
        config.loaded_app = listen
        http: Any = config.http_protocol_class
        protocol = http(config, ServerState(), {})
        protocol.connection_made(Far())
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n" * 2)
        await asyncio.sleep(0)
        protocol.connection_lost(None)
        return await asyncio.wait_for(heard, PATIENCE)

    assert asyncio.run(ask()) == "http.disconnect"


# in a house that may open few files


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose machine allows it few files."""
    few = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({FEW + KEPT_BACK},) * 2)"
    db = tmp_path_factory.mktemp("small") / "house.sqlite"
    command = house_command(db, level="error", before=few)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield House(process.stdout.readline().strip(), process)
        process.terminate()


@contextmanager
def silent(house: House, number: int, says: bytes = b"") -> Iterator[list[socket.socket]]:
    """Connect so often, and say next to nothing."""
    where = urlsplit(house.url)
    with ExitStack() as stack:
        lines = []
        for _ in range(number):
            lines.append(stack.enter_context(socket.create_connection((where.hostname, where.port), timeout=PATIENCE)))
            lines[-1].sendall(says)
        yield lines


@pytest.mark.parametrize("says", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX: "])
def test_who_says_nothing_shuts_nobody_out(small: House, says: bytes) -> None:
    with silent(small, FEW * 3, says):
        for _ in range(5):
            assert asking.get(f"{small.url}/api/games", timeout=PATIENCE).status_code == 200


def test_sockets_that_say_nothing_shut_nobody_out(small: House) -> None:
    table = small.open_table("person", "person")["table"]
    address = f"{small.url.replace('http', 'ws', 1)}/ws/{table}"
    with ExitStack() as stack:
        quiet = [stack.enter_context(connect(address, close_timeout=0)) for _ in range(FEW // 3)]
        with connect(address) as late:
            late.send('{"t":"hello"}')
            assert json.loads(late.recv(PATIENCE))["t"] == "welcome"
        assert _closed_by(quiet[0]) == visit.TRY_LATER


def _closed_by(wire: ClientConnection) -> int | None:
    with suppress(ConnectionClosed):
        wire.recv(PATIENCE)
    return wire.close_code


def test_of_those_who_say_nothing_the_first_goes_when_too_many_come() -> None:
    class Guest:
        hushed = False

        def hush(self) -> None:
            self.hushed = True

        def dismiss(self) -> None: ...

        def go_if_banned(self) -> None: ...

    crowd = Crowd(room=8)
    first, second, third, fourth = (Guest() for _ in range(4))
    for guest in (first, second):
        crowd.is_silent(guest)
    crowd.has_spoken(first)
    for guest in (third, fourth):
        crowd.is_silent(guest)
    assert [guest.hushed for guest in (first, second, third, fourth)] == [False, True, False, False]


# time


def test_a_socket_that_does_not_say_hello_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visit, "HELLO_WITHIN", 0.0)
    app = make_app(Settings(tmp_path / "house.sqlite"))
    with TestClient(app) as client, client.websocket_connect("/ws/nowhere") as wire:
        with pytest.raises(WebSocketDisconnect) as closed:
            wire.receive()
        assert closed.value.code == visit.TRY_LATER


BEFORE_UVICORN = 30
"""Seconds: what it would do by itself takes longer."""
EAGER = "from cabinet_noir.server import run; run.PING_EVERY, run.PONG_WITHIN = 0.05, 0.5"


def test_who_does_not_answer_a_ping_is_away(tmp_path: Path) -> None:
    command = house_command(tmp_path / "house.sqlite", level="error", before=EAGER)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        house = House(process.stdout.readline().strip(), process)
        seated = house.open_table("person", "person")
        with deaf(house, seated["table"], seated["token"]):
            patience = time.monotonic() + BEFORE_UVICORN
            while house.info(seated["table"])["seats"][0]["present"]:
                assert time.monotonic() < patience, "nobody noticed"
                time.sleep(0.01)
        process.terminate()


@contextmanager
def deaf(house: House, table: str, token: str) -> Iterator[None]:
    """Sit down with a socket that reads its welcome and then nothing, as if the network were dead."""
    where = urlsplit(house.url)
    client = ClientProtocol(parse_uri(f"ws://{where.netloc}/ws/{table}"))
    with socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as line:

        def says() -> None:
            line.sendall(b"".join(client.data_to_send()))

        def hears() -> None:
            while not client.events_received():
                heard = line.recv(4096)
                assert heard, "cut off too early"
                client.receive_data(heard)

        client.send_request(client.connect())
        says()
        hears()
        client.send_text(json.dumps({"t": "hello", "token": token}).encode())
        says()
        hears()
        yield


def test_a_dead_network_is_noticed_before_anyone_loses_patience() -> None:
    config = server_config(Settings("unused.sqlite"))
    assert config.ws_ping_interval and config.ws_ping_timeout
    assert config.ws_ping_interval + config.ws_ping_timeout < 20


async def _ready() -> Readiness:
    return Readiness(True, "ready")


async def _read_to_the_end(port: int, says: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(says)
    said = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return said


@pytest.mark.parametrize(
    ("says", "hears"),
    [
        (b"", b"HTTP/1.1 408 "),
        (b"GET /health HTTP/1.1\r\nHost: here\r\nNever", b"HTTP/1.1 408 "),
        (b"POST /health HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\n\r\n12", b"HTTP/1.1 405 "),
        (b"GET /health HTTP/1.1\r\nHost: here\r\nEndless: " + b"x" * 9000, b"HTTP/1.1 431 "),
    ],
    ids=["nothing", "half a head", "half a body", "an endless head"],
)
def test_an_unfinished_request_is_not_waited_for(says: bytes, hears: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    for patience in ("HEAD_WITHIN", "BODY_WITHIN"):
        monkeypatch.setattr(connections, patience, 0.05)

    async def evening() -> None:
        async with operator_port("127.0.0.1", 0, _ready, bytes) as port:
            assert (await _read_to_the_end(port, says)).startswith(hears)

    asyncio.run(evening())


def test_who_does_not_read_the_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "READ_WITHIN", 0.05)

    left = threading.Event()

    class Noticing(Places):
        def leave(self, transport: asyncio.Transport) -> None:
            super().leave(transport)
            left.set()

    monkeypatch.setattr(operator_port_module, "Places", Noticing)

    async def evening() -> None:
        async with operator_port("127.0.0.1", 0, _ready, lambda: b"x" * 30_000_000) as port:
            with socket.create_connection(("127.0.0.1", port)) as wire:
                wire.sendall(b"GET /metrics HTTP/1.1\r\nHost: here\r\n\r\n")
                assert await asyncio.to_thread(left.wait, PATIENCE)

    asyncio.run(evening())
