"""What no browser sends: odd paths, odd headers, deep JSON, long and bent logs, split frames, clocks that jump.

On each kind of database each of them is answered or refused, never with a fault of the house, and a game goes on.
"""

from __future__ import annotations

import base64
import json
import random
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar.testing import TestClient, WebSocketTestSession
from tests.server.clients import PATIENCE, WITH_MODELS, House, Visitor, any_action, running
from tests.server.test_http import finished

from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.clocks.steady import SteadyClock

REQUESTS, LOGS, MESSAGES, MOVES = 300, 40, 200, 8

PIECES = [
    "%00",
    "%ff",
    "%",
    "..",
    "%2e%2e",
    "",
    "a" * 300,
    "%C3%A9" * 100,
    "%0d%0a",
    "é",
    "~",
    "*",
    "'",
    "-1",
    str(2**63),
]
DOORS = [
    "/",
    "/t/",
    "/assets/",
    "/api/",
    "/api/tables/",
    "/api/ratings/",
    "/schema/",
    "/ws/",
    "/api/ratings/vinci/",
    "/mcp/",
]
TAILS = ["", "/log", "/replay", "/join", "/bot", "/again", "/lend", "?eyes=", "?seats=", "?free=", "/%00"]
POSTS = [
    "/api/tables",
    "/api/me",
    "/api/account",
    "/api/login",
    "/api/quick",
    "/api/qr",
    "/api/logs",
    "/api/me/delete",
    "/mcp",
]
VALUES = [
    "1e999",
    "-1e999",
    "NaN",
    str(10**400),
    str(-(2**63)),
    r'"\u0000"',
    r'"\ud800"',
    r'"\udc00\ud800"',
    "null",
    "[" * 9999,
]
VALUES += [
    '{"a":' * 5000,
    '"' + "\u202e\u3164" * 9 + '"',
    '"' + "\ufdfa" * 24 + '"',
    "{}",
    "1.5",
    '"x"',
    "[[]]",
    "true",
]
FIELDS = [
    "name",
    "avatar",
    "password",
    "game",
    "seats",
    "options",
    "seat",
    "level",
    "text",
    "on",
    "clock",
    "old",
    "token",
]
HEADERS = ["Origin", "Host", "Cookie", "Authorization", "Content-Type", "Accept-Encoding", "Accept", "X-Forwarded-For"]
ODD = [
    "",
    "http://[::1",
    "[::1",
    "[",
    "]",
    "cabinet=\xff",
    "Bearer \xe9",
    "a" * 5000,
    "application/json; charset=\xff",
    "*;q=x",
    "%00",
]


def ask(house: House, method: str, target: str, body: str, headers: dict[str, str]) -> int:
    """Send exactly this, and return the status."""
    where = urlsplit(house.url)
    sent = body.encode("utf-8", "surrogatepass")
    lines = {"Host": "house", "Content-Length": str(len(sent)), "Connection": "close"} | headers
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    with socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as wire:
        wire.sendall(f"{method} {target} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + sent)
        return int(wire.makefile("rb").readline().split()[1])


def odd_request(picker: random.Random, tables: list[str]) -> tuple[str, str, str, dict[str, str]]:
    headers = {picker.choice(HEADERS): picker.choice(ODD) for _ in range(picker.randrange(3))}
    if picker.random() < 0.5:
        target = picker.choice(DOORS) + picker.choice([*PIECES, *tables]) + picker.choice(TAILS) + picker.choice(PIECES)
        return picker.choice(["GET", "GET", "HEAD", "POST", "PUT"]), target, "", headers
    fields = picker.sample(FIELDS, picker.randrange(1, 4))
    body = "{" + ",".join(f'"{field}":{picker.choice(VALUES)}' for field in fields) + "}"
    target = picker.choice([*POSTS, *(f"/api/tables/{table}/join" for table in tables)])
    return "POST", target, picker.choice([body, picker.choice(VALUES)]), {"Content-Type": "application/json"} | headers


def odd_log(picker: random.Random, lines: list[str]) -> str:
    """Return a log with something bent, or with much too much of it."""
    entries = [json.loads(line) for line in lines]
    if picker.random() < 0.2:
        middle = entries[1:-1] * picker.randrange(2, 40)
        entries = [entries[0], *({**entry, "seq": seq} for seq, entry in enumerate([*middle, entries[-1]]))]
    entry = picker.choice(entries)
    odd = [2**31, 2**63, -5, 1e306, -1e306, 0.0, 1e11, "\0", "x" * 50, None, [], {}, True, "\u202e"]
    entry[picker.choice(["at", "seat", "id", "seq", "version", "seats", "names", "act", "action", "events"])] = (
        picker.choice(odd)
    )
    said = "\n".join(json.dumps(entry) for entry in entries)
    return said.replace('"', "[" * 5000, 1) if picker.random() < 0.05 else said


@contextmanager
def raw_socket(house: House, table: str) -> Iterator[socket.socket]:
    """Open a socket by hand."""
    where = urlsplit(house.url)
    key = base64.b64encode(bytes(16)).decode()
    asks = f"GET /ws/{table} HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    with socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as wire:
        wire.sendall(f"{asks}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += wire.recv(1)
        assert b" 101 " in head
        yield wire


def frame(opcode: int, said: bytes, last: bool) -> bytes:
    size = bytes([128 | len(said)]) if len(said) < 126 else bytes([254]) + len(said).to_bytes(2, "big")
    return bytes([opcode | (128 if last else 0)]) + size + bytes(4) + said


def split(picker: random.Random, text: str) -> bytes:
    """Return a text in frames cut anywhere, with pings between them."""
    said, frames = text.encode("utf-8", "surrogatepass"), []
    cuts = sorted(picker.randrange(len(said) + 1) for _ in range(picker.randrange(4)))
    parts = [said[a:b] for a, b in zip([0, *cuts], [*cuts, len(said)], strict=True)]
    for number, part in enumerate(parts):
        frames.append(frame(1 if number == 0 else 0, part, number == len(parts) - 1))
        if picker.random() < 0.3:
            frames.append(frame(9, b"?", True))
    return b"".join(frames)


def talk_in_pieces(house: House, picker: random.Random, table: str) -> None:
    """Say odd things in frames split anywhere, sent in pieces cut anywhere."""
    said = [
        '{"t":"hello"}',
        '{"t":"ping","sent":1}',
        '{"t":"sync","since":99}',
        '{"t":"note","key":"k","value":"é"}',
        "[" * 3000,
    ]
    stream = b"".join(split(picker, picker.choice(said)) for _ in range(MESSAGES)) + split(
        picker, '{"t":"ping","sent":7.25}'
    )
    with raw_socket(house, table) as wire:
        while stream:
            cut = picker.randrange(1, 200)
            wire.sendall(stream[:cut])
            stream = stream[cut:]
        heard = b""
        while b'"sent":7.25' not in heard:
            more = wire.recv(65536)
            assert more, "the house has hung up"
            heard += more
    assert b"fault" not in heard


def test_whatever_is_sent_the_house_answers_and_goes_on(db: str) -> None:
    picker = random.Random(12)
    with running(db, before=WITH_MODELS) as house:
        lines = house.get(f"/api/tables/{finished(house)}/log").text.splitlines()
        ada = house.open_table("person", "person", options={"first": 0})
        bob = house.join(ada["table"])
        before = house.get(f"/api/tables/{ada['table']}/log").content
        hosts = [("POST", door, "{}", {"Host": host}) for door in POSTS for host in ODD]
        odd = [odd_request(picker, [ada["table"], ada["code"]]) for _ in range(REQUESTS)]
        faults = [asked for asked in (*hosts, *odd) if ask(house, *asked) >= 500]
        assert faults == []
        for _ in range(LOGS):
            log = odd_log(picker, lines)
            answer = house.post_raw("/api/logs", log.encode())
            assert answer.status_code in (201, 400, 413), (answer.text, log[:2000])
            if answer.status_code == 201:  # what was taken in can be read
                assert house.get(f"/api/tables/{answer.json()['table']}/replay").status_code == 200
        talk_in_pieces(house, picker, ada["table"])
        assert house.get(f"/api/tables/{ada['table']}/log").content == before
        with Visitor(house, ada["table"], ada["token"]) as first, Visitor(house, bob["table"], bob["token"]):
            assert first.act(any_action(first.catch_up(0), picker))["t"] == "done"


def messages_of(wire: WebSocketTestSession) -> Iterator[dict[str, Any]]:
    """Yield what the house says, a message a line."""
    while True:
        yield from map(json.loads, wire.receive_text().split("\n"))


def test_a_table_outlives_a_clock_that_jumps(db: str) -> None:
    picker = random.Random(5)
    jumps = [0.0, 1.0, 5.0, -5.0, -3600.0, 1e9, -1e9, 3600.0]
    now = [1_700_000_000.0]

    def wall() -> float:
        now[0] = max(0.0, min(now[0] + picker.choice(jumps), 4e9))
        return now[0]

    with TestClient(make_app(Settings(db, clock=SteadyClock(wall, lambda: 0.0), pace=0))) as client:
        asked = {
            "game": "vinci",
            "seats": [{}, {}],
            "name": "Ada",
            "clock": {"turn": 604_800},
            "options": {"setup": "chance", "first": 0},
        }
        ada: dict[str, Any] = client.post("/api/tables", json=asked).json()
        bob = client.post(f"/api/tables/{ada['table']}/join", json={"name": "Bob"}).json()
        for number in range(MOVES):
            for seated in (ada, bob):
                with client.websocket_connect(f"/ws/{ada['table']}") as wire:
                    wire.send_json({"t": "hello", "token": seated["token"]})
                    told = messages_of(wire)
                    while (news := next(told))["t"] != "news":
                        assert news["t"] != "error", news
                    if news["offers"]:
                        act = {"t": "act", "at": news["seq"], "id": f"{number}", "action": any_action(news, picker)}
                        wire.send_json(act)
                        while (answer := next(told))["t"] not in ("done", "error"):
                            pass
                        assert answer.get("code") != "fault", answer
        log = [json.loads(line) for line in client.get(f"/api/tables/{ada['table']}/log").text.splitlines()[1:-1]]
        times = [entry["at"] for entry in log]
        assert times == sorted(times) and len(times) > 1
