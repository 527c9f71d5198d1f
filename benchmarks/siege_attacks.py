"""Every attack on the house that was ever found to hurt it, all at once; each from an address of its own.

Run by `siege.py`, on a core of its own: it reads a `Plan` from its input, says `ready`, besieges the house for as long
as the plan says, and prints what each attack was answered. An attack is one small function that is called again and
again; whoever is refused comes again at once, and whoever is shown out, after a moment.
"""

from __future__ import annotations

import asyncio
import resource
import sys
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec

from siege_camp import PATIENCE, Answered, Attack, Camp, Plan, Repelled, lay
from siege_rooms import LATER
from tables import encode
from wire import PING, PONG, TEXT, framed

MOST_UNSENT: Final = 256 * 1024
"""The bytes one who talks too fast has on the way."""
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
FAR: Final = 2**63
PAGE: Final = 200
"""Entries between one request for a replay and the next."""
AT_ONCE: Final = 200
"""Silent ones who come at the same time."""


# logs and replays


def upload(name: str) -> Callable[[Camp], Awaitable[None]]:
    """Return the attack that uploads a log, and asks for its replay if it was taken in."""

    async def go(camp: Camp) -> None:
        answer = await camp.ask("POST", "/api/logs", camp.log(name))
        if answer is not None and answer.status == 201:
            imported = answer.json()
            for start in range(0, imported["moves"], PAGE):
                await replay(camp, imported["table"], start)

    return go


async def replay(camp: Camp, table: str, start: int) -> None:
    """Ask for a replay from an entry on, through the eyes that see most."""
    await camp.ask("GET", f"/api/tables/{table}/replay?eyes=all&start={start}")


async def replays(camp: Camp) -> None:
    """Have the longest game that the house takes in, and ask for its replay again and again, from anywhere."""
    if not camp.table:
        answer = await camp.ask("POST", "/api/logs", camp.log("longest"))
        if answer is None or answer.status != 201:
            raise Repelled
        camp.table, camp.moves = answer.json()["table"], answer.json()["moves"]
    await replay(camp, camp.table, camp.picker.randrange(camp.moves))


async def odd_logs(camp: Camp) -> None:
    """Upload logs with seats beyond 2^63, times of 1e306, zero letters, deep options; look at what was taken in."""
    names = sorted(name for name in camp.plan.logs if name.startswith("odd"))
    answer = await camp.ask("POST", "/api/logs", camp.log(names[next(camp.number) % len(names)]))
    if answer is not None and answer.status == 201:
        table = answer.json()["table"]
        await camp.ask("GET", f"/api/tables/{table}")
        await camp.ask("GET", f"/api/tables/{table}/log")
        await replay(camp, table, 0)


# requests no page would send

Odd = tuple[str, str, bytes | Mapping[str, Any], dict[str, str]]

NESTED: Final = b"[" * 20_000 + b"]" * 20_000
JSON: Final = {"Content-Type": "application/json"}
UPGRADE: Final = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg==",
    "Sec-WebSocket-Version": "13",
}
ORIGINS: Final = ("http://[::1", "http://[", "null", "http://a@b:99999999", "//", "http://\x7f", "x" * 5_000)
DOORS: Final = ("tables", "me", "account", "login", "quick", "qr", "logs", "me/delete", "tables/ABCDEF/join")
PATHS: Final = (
    *("/%00", "/assets/%00", "/%ff%fe", "/..%2f..%2f", "//", "/%2e%2e/x", "/" + "a" * 256, "/" + "%C3%A9" * 200),
    *("/" + "a" * 5_000, "/" + "a/" * 2_500, "/" + "a" * 70_000, "/assets/" + "a" * 300, "/schema/%00", "/api/%00"),
    *("/api/tables/%00", "/api/tables/" + "a" * 9_000, "/api/tables/%F0%9F%8E%B2", "/api/tables/%00/log"),
    *(f"/api/tables?seats={FAR}", "/api/tables?free=1e306", f"/api/tables?free=-{FAR}", "/api/tables?game=%00"),
    *(f"/api/ratings/vinci/{FAR}", "/api/ratings/%00/2", "/api/tables/ABCDEF/replay?eyes=%00", "/ws/%00"),
)
ODD: Final[tuple[Odd, ...]] = (
    *(("GET", path, b"", {}) for path in PATHS),
    *(("POST", f"/api/{door}", NESTED, JSON) for door in DOORS),
    *(("POST", f"/api/{door}", b'{"name":"\\u0000","text":"\\ud800"}', JSON) for door in DOORS),
    ("POST", "/api/tables", b'{"game":"vinci","seats":[{},{}],"options":{"a":' + NESTED + b"}}", JSON),
    ("POST", "/api/tables", {"game": "vinci", "seats": [{}, {}], "clock": {"turn": 1e306}}, {}),
    ("POST", "/api/tables/ABCDEF/join", {"name": "Mal", "seat": FAR}, {}),
    ("POST", "/api/tables/ABCDEF/bot", {"level": "\ud7ff", "seat": -FAR}, {}),
    *(("POST", "/api/me", {"name": "Mal"}, {"Origin": origin}) for origin in ORIGINS),
    *(("GET", "/ws/ABCDEF", b"", {**UPGRADE, "Origin": origin}) for origin in ORIGINS),
    ("GET", "/api/me", b"", {"Cookie": "cabinet=" + "%00" * 2_000}),
    ("GET", "/api/tables/ABCDEF/log", b"", {"Authorization": "Bearer " + "\x01" * 2_000}),
    ("GET", "/", b"", {"Host": "[::1", "Accept-Encoding": "gzip" * 500}),
    ("BREW", "/api/tables", b"", {}),
)


async def odd_requests(camp: Camp) -> None:
    """Ask what no page would ask, one thing after the other."""
    method, path, body, headers = ODD[next(camp.number) % len(ODD)]
    answer = await camp.ask(method, path, body, **headers)
    if answer is not None and answer.status == 101:
        camp.caller.hang_up()


async def drawings(camp: Camp) -> None:
    """Have QR codes drawn, each as large as they come."""
    await camp.ask("POST", "/api/qr", {"text": f"{next(camp.number):0300}"})


async def lookups(camp: Camp) -> None:
    """Try codes and names of tables."""
    code = "".join(camp.picker.choices(CODE_LETTERS, k=camp.picker.choice((4, 5, 6, 6, 6, 8, 9, 24, 200))))
    await camp.ask("GET", f"/api/tables/{code}")


# crowds


class Silent(asyncio.Protocol):
    """A connection that says nothing, or half a sentence."""

    def __init__(self, camp: Camp, words: bytes) -> None:
        self._camp, self._words = camp, words
        self.gone = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(self._words)

    def connection_lost(self, _error: Exception | None) -> None:
        self.gone = True
        self._camp.answered["silent one shown out"] += 1


class Crowd:
    """The silent ones: some say nothing at all, some half a request, some open a socket and never say hello."""

    SAID: Final = (
        b"",
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
    )

    def __init__(self) -> None:
        self._here: list[Silent] = []

    async def go(self, camp: Camp) -> None:
        """Fill the house up again with those who were shown out."""
        self._here = [silent for silent in self._here if not silent.gone]
        camp.wires = [wire for wire in camp.wires if not wire.closed.done()]
        half = camp.plan.silent // 2
        coming = [self._come(camp) for _ in range(min(AT_ONCE, half - len(self._here)))]
        sockets = [camp.socket("/ws/ABCDEF") for _ in range(min(AT_ONCE, half - len(camp.wires)))]
        for outcome in await asyncio.gather(*coming, *sockets, return_exceptions=True):
            if isinstance(outcome, OSError):
                camp.answered["silent one not let in"] += 1
            elif isinstance(outcome, BaseException):
                raise outcome

    async def _come(self, camp: Camp) -> None:
        caller, words = camp.caller, self.SAID[next(camp.number) % len(self.SAID)]
        async with asyncio.timeout(PATIENCE):
            _, silent = await asyncio.get_running_loop().create_connection(
                lambda: Silent(camp, words), caller.host, caller.port, local_addr=(camp.source, 0)
            )
        self._here.append(silent)
        camp.answered["silent one let in"] += 1


async def new_tables(camp: Camp) -> None:
    """Open tables for all to see, sit down at them, pledge parts of their deals, and open none of these."""
    number = next(camp.number)
    person = {"name": f"Mal {number}", "pledge": f"{number:064x}"}
    answer = await camp.ask("POST", "/api/tables", {"game": "vinci", "seats": [{}, {}], "open": True, **person})
    if answer is not None and answer.status == 201 and number % 2:
        await camp.ask("POST", f"/api/tables/{answer.json()['code']}/join", person)
    await camp.ask("GET", "/api/tables")


async def joins(camp: Camp) -> None:
    """Sit down at tables that are full, over, or not there."""
    table = camp.picker.choice((camp.table, "siege00000001", "ABCDEF")) if camp.table else await _own(camp)
    await camp.ask("POST", f"/api/tables/{table}/join", {"name": "Mal", "seat": camp.picker.choice((0, 1, 7, FAR))})


async def _own(camp: Camp) -> str:
    await camp.sit_down()
    return camp.table


async def find_a_table(camp: Camp) -> None:
    """Have the house find one a table, without end."""
    await camp.ask("POST", "/api/quick", {"name": f"Mal {next(camp.number)}"})


async def visitors(camp: Camp) -> None:
    """Become known as somebody new, without end."""
    await camp.ask("POST", "/api/me", {"name": f"Mal {next(camp.number)}"})


async def logins(camp: Camp) -> None:
    """Try names and passwords; make an account now and then."""
    number = next(camp.number)
    credentials = {"name": f"Mal {number}", "password": f"password {number}"}
    await camp.ask("POST", "/api/account" if number % 4 == 0 else "/api/login", credentials)


async def exports(camp: Camp) -> None:
    """Take along all that the house keeps of somebody who played many games."""
    await camp.ask("GET", "/api/me/export", Cookie=f"cabinet={camp.plan.cookie}")


# sockets

SENSE: Final[tuple[dict[str, Any], ...]] = (
    {"t": "ping", "sent": 1e306},
    {"t": "sync", "since": -1},
    {"t": "act", "at": FAR, "id": "x", "action": {"t": "guess", "place": FAR, "value": 1}},
    {"t": "say", "phrase": "hello"},
    {"t": "hello", "token": "x"},
    {"t": "choose", "about": FAR, "choice": "end"},
    {"t": "note", "key": "k", "value": "v" * 200},
)
NONSENSE: Final = (b"[" * 15_000, b"x" * 20_000, b'{"t":"act","at":0,"id":"d","action":' + b"[" * 10_000)
SAID: Final = (*map(encode, SENSE), *NONSENSE)


async def talk(camp: Camp) -> None:
    """Talk faster than anybody types, sense and nonsense."""
    for wire in await camp.seated(4):
        while wire.unsent < MOST_UNSENT and not wire.closed.done():
            wire.send(SAID[next(camp.number) % len(SAID)])
    await asyncio.sleep(0.01)


async def read_slowly(camp: Camp) -> None:
    """Ask for everything again and again, and read nothing of it."""
    for wire in await camp.seated(20):
        wire.deafen()
        if wire.unsent < MOST_UNSENT:
            wire.send(encode({"t": "sync", "since": -1}))
    await asyncio.sleep(0.01)


async def notes(camp: Camp) -> None:
    """Write notes and strike them out again, each under another name."""
    (wire,) = await camp.seated()
    for _ in range(50):
        key = f"note-{next(camp.number)}"
        wire.send(encode({"t": "note", "key": key, "value": "x" * 200}))
        wire.send(encode({"t": "note", "key": key, "value": ""}))
    await camp.heard(wire)


async def buttons(camp: Camp) -> None:
    """Press a button 80 times, and the others beside it."""
    wires = await camp.seated(2, clock={"turn": 3600, "bank": 0})
    presses: tuple[dict[str, Any], ...] = (
        {"t": "pause", "wish": True},
        {"t": "pause", "wish": False},
        {"t": "take_back", "entry": 1},
        {"t": "grant", "about": 1},
        {"t": "choose", "about": 1, "choice": "end"},
        {"t": "say", "phrase": "hello"},
    )
    for number in range(80):
        wires[0].send(encode(presses[number % 2]))
    for press in presses:
        wires[1].send(encode(press))
    await camp.heard(wires[0])
    if next(camp.number) % 5 == 4:
        camp.rise()


UPGRADING: Final = "".join(f"{name}: {value}\r\n" for name, value in UPGRADE.items())
WAY_IN: Final = f"GET /ws/ABCDEF HTTP/1.1\r\nHost: x\r\n{UPGRADING}\r\n".encode()
SMALL_TALK: Final = framed(TEXT, encode({"t": "hello"})) + framed(TEXT, encode({"t": "ping", "sent": 0.0})) * 3
REQUEST: Final = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


async def pipelines(camp: Camp) -> None:
    """Ask ten thousand times in one breath, and see what comes of the first one."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(camp.caller.host, camp.caller.port, local_addr=(camp.source, 0))
        try:
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 10_000)
            camp.answered[(await reader.readuntil(b"\r\n\r\n")).split(b" ")[1].decode()] += 1
        finally:
            writer.transport.abort()


async def split_frames(camp: Camp) -> None:
    """Say everything letter by letter: the way in, the frames, and a request; with and without waiting to be let in."""
    for letters, then in ((WAY_IN, SMALL_TALK), (WAY_IN + SMALL_TALK, b""), (REQUEST, b"")):
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(
                camp.caller.host, camp.caller.port, local_addr=(camp.source, 0)
            )
            try:
                await _spell(writer, letters)
                answer = (await reader.readuntil(b"\r\n\r\n")).split(b" ")[1].decode()
                await _spell(writer, then)
                camp.answered[answer if not then or await reader.read(2) else "socket closed without a word"] += 1
            finally:
                writer.transport.abort()


async def _spell(writer: asyncio.StreamWriter, letters: bytes) -> None:
    for letter in letters:
        writer.write(bytes([letter]))
        await writer.drain()
        await asyncio.sleep(0)


FRAMES: Final = (
    framed(TEXT, b"\xff\xfe"),
    b"\x81\x02hi",
    b"\x83\x80\0\0\0\0",
    b"\xf1\x80\0\0\0\0",
    b"\x81\xff" + b"\xff" * 12,
    b"\x01\x81\0\0\0\0[" + b"\x00\x81\0\0\0\0[" * 5_000,
    b"\x89\xfe\xff\xff\0\0\0\0",
    b"\x88\x82\0\0\0\0\xff\xff",
)
"""No text, no mask, no such kind, bits nobody agreed on, a length beyond all, pieces without end, a ping and a farewell
that may not be."""


async def odd_frames(camp: Camp) -> None:
    """Send frames that are none, and see how the socket is closed."""
    wire = await camp.socket("/ws/ABCDEF", "")
    wire.write(FRAMES[next(camp.number) % len(FRAMES)])
    await asyncio.wait([wire.closed], timeout=1.0)
    camp.rise()


IN_ONE_BREATH: Final = tuple(kind * 10_000 for kind in (framed(PING, b""), framed(PONG, b""), framed(TEXT, b"")))
PIECES: Final = framed(TEXT, b"", last=False) + framed(0, b"", last=False) * 10_000


async def breathless(camp: Camp) -> None:
    """Send ten thousand of the smallest frames there are in one breath: pings, pongs, empty texts, empty pieces."""
    wire = await camp.socket("/ws/ABCDEF", "")
    wire.write((*IN_ONE_BREATH, PIECES)[next(camp.number) % 4])
    await asyncio.wait([wire.closed], timeout=1.0)
    camp.rise()


ATTACKS: Final = (
    Attack("0.62 MB log of 3,000 asks", upload("3,000 asks")),
    Attack("2 MB log", upload("2 MB")),
    Attack("4 MB log", upload("4 MB")),
    Attack("longest log", upload("longest"), every=1.0),
    Attack("replay of the longest log", replays),
    Attack("log of moves taken back", upload("taken back")),
    Attack("odd logs", odd_logs),
    Attack("odd requests", odd_requests),
    Attack("QR codes", drawings),
    Attack("silent connections", Crowd().go, every=0.5),
    Attack("lookups", lookups),
    Attack("new tables", new_tables),
    Attack("joins", joins),
    Attack("find a table", find_a_table),
    Attack("visitors", visitors),
    Attack("logins", logins),
    Attack("exports", exports),
    Attack("sockets that talk", talk),
    Attack("sockets that read slowly", read_slowly),
    Attack("notes", notes),
    Attack("buttons", buttons),
    Attack("odd frames", odd_frames),
    Attack("split frames", split_frames, every=0.1),
    Attack("breathless", breathless, every=0.2),
    Attack("pipelines", pipelines, every=0.2),
    *LATER,
)


async def besiege(plan: Plan) -> Answered:
    """Attack in every way at once, for as long as the plan says."""
    chosen = [attack for attack in ATTACKS if plan.only in attack.name]
    camps = {attack: Camp(plan, place) for place, attack in enumerate(chosen)}
    attacks = [asyncio.create_task(lay(attack, camp)) for attack, camp in camps.items()]
    ended, _ = await asyncio.wait(attacks, timeout=plan.seconds, return_when=asyncio.FIRST_EXCEPTION)
    answered = {attack.name: dict(camp.answered) for attack, camp in camps.items()}
    for task in attacks:
        task.cancel()
    for task in ended:
        task.result()  # an attack that fails is no attack
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*attacks, return_exceptions=True)
    return answered


def main() -> None:
    """Besiege a house, as the plan says that comes in."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    plan = msgspec.json.decode(sys.stdin.buffer.readline(), type=Plan)
    print("ready", flush=True)
    print(msgspec.json.encode(asyncio.run(besiege(plan))).decode(), flush=True)


if __name__ == "__main__":
    main()
