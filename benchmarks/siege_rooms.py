"""Attacks on the doors that came after the tables: puzzles, the daily, tournaments, clubs, real boxes, programs,
language models, taps on the shoulder, looking back and trying again.

Each is a small function as in `siege_attacks.py`, which besieges with them: sense in great numbers, nonsense, bodies
that are deep or large, streams nobody reads, and work that is as dear as the house takes it.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from siege_camp import PATIENCE, Attack, Camp, Repelled

FAR: Final = 2**63
MOST_GOES: Final = 100
"""So often somebody comes before somebody else does in their place: the house counts what one person asks."""
NESTED: Final = b"[" * 20_000 + b"]" * 20_000
LARGE: Final = b'"' + b"x" * 60_000 + b'"'
JSON: Final = {"Content-Type": "application/json"}
ROOMS: Final = ("vinci", "break-the-code", "archeologic", "lost-code", "password-express")
ODD: Final[tuple[bytes, ...]] = (
    NESTED,
    LARGE,
    b"",
    b"null",
    b"[]",
    b'{"t":1e999}',
    b'{"a":"\\ud800\\u0000"}',
    b"\xff{",
)
"""Bodies no page sends."""


def nonsense(camp: Camp) -> bytes:
    """Return something that cannot be understood: alone, or in the place of what is asked for."""
    odd = ODD[next(camp.number) % len(ODD)]
    key = camp.picker.choice((b"answer", b"act", b"acts", b"entered", b"action", b"offers", b"params", b"name"))
    return odd if camp.picker.random() < 0.5 else b'{"' + key + b'":' + (odd or b"{}") + b"}"


async def somebody(camp: Camp) -> dict[str, str]:
    """Return the cookie of whoever attacks, somebody new now and then."""
    if next(camp.goes) % MOST_GOES == 0 or not camp.cookie:
        answer = await camp.ask("POST", "/api/me", {"name": f"Mal {next(camp.number)}"})
        camp.cookie = "" if answer is None else answer.headers.get("set-cookie", "").partition(";")[0]
        if not camp.cookie:
            raise Repelled
    return {"Cookie": camp.cookie}


# puzzles and the daily

ANSWERS: Final[tuple[Mapping[str, Any], ...]] = (
    {"t": "named", "name": "1.A", "value": "0"},
    {"t": "named", "name": "x" * 900, "value": "\u0000"},
    {"t": "asked", "action": {"t": "guess", "at": {"seat": 1, "place": 0}, "face": 3}},
    {"t": "asked", "action": [[[[]]]] * 500},
    {"t": "struck", "note": FAR},
    {"t": "struck", "note": -1},
    {"t": "said", "word": "\U0010ffff" * 60},
)


async def puzzles(camp: Camp) -> None:
    """Have a puzzle put to oneself, answer it wrongly and in vain, ask for every hint, and give it up."""
    me, room = await somebody(camp), camp.picker.choice(ROOMS)
    found = await camp.ask("GET", f"/api/puzzles/{room}/next?language=en", b"", **me)
    if found is None or found.status != 200:
        raise Repelled
    puzzle = f"/api/puzzles/{room}/" + msgspec.json.decode(found.body.split(b",")[0] + b"}")["id"]
    for _ in range(3):
        await camp.ask("POST", f"{puzzle}/answer", {"answer": camp.picker.choice(ANSWERS)}, **me)
    await camp.ask("POST", f"{puzzle}/hint", {"rung": camp.picker.choice((1, 2, 3, 4, FAR))}, **me)
    await camp.ask("POST", f"{puzzle}/answer", nonsense(camp), **me, **JSON)
    await camp.ask("POST", f"{puzzle}/give-up", {"picked": True}, **me)
    await camp.ask("GET", "/api/puzzles?language=fr", b"", **me)


QUEST: Final = (
    {"t": "aim", "axis": "A"},
    {"t": "ask", "axis": "A", "element": "traps"},
    {"t": "give_up"},
    [NESTED[:99]],
)
OFFSETS: Final = (0, 840, -720, FAR, -FAR)
DATES: Final = ("2026-11-19", "1970-01-01", "9999-12-31", "0000-00-00", "today", "%00", "2026-02-30")


async def daily(camp: Camp) -> None:
    """Ask for a day, answer its puzzle and move in its quest, as ever somebody else; ask for days that are none."""
    me = await somebody(camp)
    today = await camp.ask("GET", f"/api/daily?offset={camp.picker.choice(OFFSETS)}", b"", **me)
    if today is not None and today.status == 200:
        date = today.body.partition(b'"date":"')[2][:10].decode()
        await camp.ask("POST", f"/api/daily/{date}/puzzle", {"answer": camp.picker.choice(ANSWERS)}, **me)
        for at in (0, 1, 2, 3):
            act = camp.picker.choice(QUEST)
            await camp.ask("POST", f"/api/daily/{date}/quest", {"at": at, "action": act}, **me)
        await camp.ask("POST", f"/api/daily/{date}/quest", nonsense(camp), **me, **JSON)
        await camp.ask("GET", f"/api/daily/{date}/results", b"", **me)
        camp.cookie = ""
    await camp.ask("GET", f"/api/daily/{camp.picker.choice(DATES)}?offset=0", b"", **me)


async def friends(camp: Camp) -> None:
    """Ask for ever new links, and try links of others."""
    me = await somebody(camp)
    await camp.ask("POST", "/api/friends/link", b"", **me)
    for door in ("look", "join"):
        await camp.ask("POST", f"/api/friends/{door}", {"token": f"{camp.picker.getrandbits(256):064x}"}, **me)
    await camp.ask("POST", "/api/friends/part", {"id": "\u0000" * 32}, **me)
    await camp.ask("POST", "/api/friends/join", nonsense(camp), **me, **JSON)


# an evening at the club

LONG_EVENING: Final = {"game": "vinci", "options": {"setup": "chance"}, "rounds": 30, "boards": 8, "minutes": 1}


async def tournaments(camp: Camp) -> None:
    """Found tournaments in a loop, each as long as they come; join them, pair them, open and close their rounds."""
    me = await somebody(camp)
    system = camp.picker.choice(("swiss", "round_robin", "knock_out", "ladder", "none"))
    founded = await camp.ask("POST", "/api/tournaments", {"title": "Siege", **LONG_EVENING, "system": system}, **me)
    if founded is None or founded.status != 201:
        camp.cookie = ""
        await camp.ask("POST", "/api/tournaments", nonsense(camp), **me, **JSON)
        raise Repelled
    door = "/api/tournaments/" + founded.body.partition(b'"id":"')[2].partition(b'"')[0].decode()
    for number in range(6):
        camp.cookie = ""
        await camp.ask("POST", f"{door}/join", {"name": f"Mal {number}"}, **await somebody(camp))
    for act in ("open_round", "close_round", "open_round", "start_without_absent", "finish"):
        shown = await camp.ask("GET", door, b"", **me)
        at = -1 if shown is None else int(shown.body.partition(b'"seq":')[2].partition(b",")[0] or b"-1")
        await camp.ask("POST", f"{door}/act", {"at": at, "act": {"t": act}}, **me)
    await camp.ask("POST", f"{door}/act", {"at": FAR, "act": {"t": "undo", "entry": FAR}}, **me)
    await camp.ask("POST", f"{door}/act", nonsense(camp), **me, **JSON)
    await camp.ask("GET", f"{door}/export", b"", **me)


async def clubs(camp: Camp) -> None:
    """Found clubs in a loop, join and leave them, look at seasons that never were, and take them along."""
    me = await somebody(camp)
    founded = await camp.ask("POST", "/api/clubs", {"title": "Siege", "name": "Mal"}, **me)
    if founded is None or founded.status != 201:
        camp.cookie = ""
        raise Repelled
    club = founded.json()
    door = f"/api/clubs/{club['id']}"
    for season in ("", "2026-3", "9999-9", "%00", "x" * 2_000):
        await camp.ask("GET", f"{door}?season={season}", b"", **me)
    await camp.ask("POST", f"{door}/role", {"member": "x" * 32, "role": "director"}, **me)
    await camp.ask("POST", f"{door}/join", nonsense(camp), **me, **JSON)
    await camp.ask("GET", f"{door}/export", b"", **me)
    await camp.ask("GET", "/api/me/clubs", b"", **me)


# beside the real box


def contradictory(camp: Camp, told: int = 80) -> dict[str, Any]:
    """Return a sheet of Break the Code with as much as it takes on it, none of which fits the rest."""

    def heard() -> dict[str, Any]:
        seat, card = camp.picker.randrange(4), camp.picker.choice((9, 10, 17, 18, 19, 20))
        others = [number for number in range(1, 4) if number != seat]
        said = [{"seat": other, "answer": {"t": "amount", "number": camp.picker.randrange(3, 30)}} for other in others]
        return {"t": "heard", "seat": seat, "question": {"card": card, "choice": None}, "said": said}

    return {"entered": {"seats": 4, "told": [heard() for _ in range(told)]}, "level": "candidates"}


def tricky(camp: Camp) -> dict[str, Any]:
    """Return a sheet of The Lost Code that says ever again what can hardly be."""
    colours = ("yellow", "violet", "red", "blue", "green", "pink")
    start = camp.picker.randrange(10)

    def round_of(_number: int) -> dict[str, Any]:
        dice = [camp.picker.choice(colours) for _ in range(3)]
        verdict = camp.picker.choice(("inside", "above", "below"))
        return {"dice": dice, "disk": camp.picker.randrange(1, 7), "start": start, "verdict": verdict}

    return {"entered": {"seats": 2, "rounds": [round_of(number) for number in range(12)]}, "level": "candidates"}


async def sheets(camp: Camp) -> None:
    """Have sheets looked at that contradict themselves in many ways, each with as much on it as it takes."""
    sheet = contradictory(camp, camp.picker.choice((3, 10, 80)))
    notes = {f"{number}": "x" * 200 for number in range(120)}
    await camp.ask("POST", "/api/box/break-the-code", {**sheet, "notes": notes})
    await camp.ask("POST", "/api/box/lost-code", tricky(camp))
    await camp.ask("POST", "/api/box/archeologic/new", b"")
    room = camp.picker.choice((*ROOMS, "_template", "%00", "x" * 1_000))
    await camp.ask("POST", f"/api/box/{room}", nonsense(camp), **JSON)


# programs, and language models


def bearer(camp: Camp) -> dict[str, str]:
    """Return what a bot account of ours comes by: each attack has its own."""
    return {"Authorization": f"Bearer {camp.plan.tokens[camp.place % len(camp.plan.tokens)]}"}


MACHINE_TABLE: Final = {
    "game": "vinci",
    "seats": [{}, {"kind": "bot", "level": "novice"}],
    "options": {"setup": "chance"},
}


async def programs(camp: Camp) -> None:
    """Open tables as a program and play there: moves in the wrong place, twice, of nonsense; leave or resign."""
    me = bearer(camp)
    opened = await camp.ask("POST", "/api/bot/tables", MACHINE_TABLE, **me)
    table = opened.json()["table"] if opened is not None and opened.status == 201 else "siege-game"
    door = f"/api/bot/games/{table}"
    for at in (-1, 0, 1, FAR):
        action: Any = camp.picker.choice(
            ({"t": "draw"}, {"t": "guess", "at": {"seat": 1, "place": 0}, "face": 3}, [], None)
        )
        await camp.ask("POST", f"{door}/move", {"at": at, "id": "again", "action": action}, **me)
    await camp.ask("POST", f"{door}/move", nonsense(camp), **me, **JSON)
    for wish in (True, False):
        await camp.ask("POST", f"{door}/pause", {"wish": wish}, **me)
    await camp.ask("POST", f"{door}/choose", {"about": 1, "choice": "end"}, **me)
    await camp.ask("POST", f"{door}/resign", b"", **me)
    await camp.ask("POST", f"{door}/leave", b"", **me)


ROOMY: Final = {"game": "vinci", "options": {"highest": list(range(64)), "setup": ["own", "chance"] * 32}}


async def offers(camp: Camp) -> None:
    """Say ever again what one plays, as much as can be said; have oneself listed, and asked to tables."""
    me = bearer(camp)
    await camp.ask("POST", "/api/bot/offers", {"offers": [ROOMY] * camp.picker.choice((1, 3, 24, 25))}, **me)
    await camp.ask("POST", "/api/bot/offers", nonsense(camp), **me, **JSON)
    await camp.ask("GET", "/api/bots")
    await camp.ask("GET", "/api/bot/account", b"", **me)
    asked = {"game": "vinci", "seats": [{}, {"kind": "machine", "name": "Siege 0"}], "options": {"setup": "chance"}}
    await camp.ask("POST", "/api/tables", {**asked, "name": "Mal"})
    await camp.ask("POST", "/api/bot/challenges/ABCDEF/accept", b"", **me)


async def tokens(camp: Camp) -> None:
    """Come by tokens that are none; make tokens without an account, and become a bot without a password."""
    shown = camp.picker.choice(("cabinet_x", "x" * 7_000, f"cabinet_{camp.picker.getrandbits(200):x}", "\x01", ""))
    await camp.ask("GET", "/api/bot/account", Authorization=f"Bearer {shown}")
    me = await somebody(camp)
    await camp.ask("POST", "/api/me/tokens", {"label": "siege"}, **me)
    await camp.ask("POST", "/api/me/tokens/revoke", {"id": "\u0000"}, **me)
    await camp.ask("POST", "/api/me/bot", {"password": "x" * 200}, **me)


STREAMS: Final = 12


async def streams(camp: Camp) -> None:
    """Open streams, of one's own and of games, and read none of them; open them again as soon as they are cut."""
    me = bearer(camp)
    if not camp.table:
        opened = await camp.ask("POST", "/api/bot/tables", MACHINE_TABLE, **me)
        if opened is None or opened.status != 201:
            raise Repelled
        camp.table = opened.json()["table"]
    camp.unread = [writer for writer in camp.unread if not writer.is_closing()]
    if len(camp.unread) >= STREAMS:
        camp.unread.pop(0).transport.abort()
    path = camp.picker.choice(("/api/bot/stream", f"/api/bot/games/{camp.table}/stream?since={FAR}"))
    path = camp.picker.choice((path, f"/api/bot/games/{camp.table}/stream?since=-1"))
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(
            camp.caller.host, camp.caller.port, local_addr=(camp.source, 0), limit=1_024
        )
        camp.unread.append(writer)
        head = f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: {me['Authorization']}\r\n\r\n"
        writer.write(head.encode())
        status = (await reader.readline()).split(b" ")[1].decode()
    camp.answered[f"{status} and not read"] += 1
    action = {"t": "guess", "at": {"seat": 1, "place": 0}, "face": camp.picker.randrange(12)}
    done = await camp.ask(
        "POST", f"/api/bot/games/{camp.table}/move", {"at": camp.picker.randrange(9), "id": "x", "action": action}, **me
    )
    if done is not None and done.status == 404:
        camp.table = ""


VERSION: Final = "2026-07-28"
META: Final = {
    "io.modelcontextprotocol/protocolVersion": VERSION,
    "io.modelcontextprotocol/clientCapabilities": {},
}
TOOLS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("games", {}),
    ("rules", {"game": "archeologic", "language": "fr"}),
    ("rules", {"game": "x" * 5_000}),
    ("sit", {"game": "vinci", "against": "novice"}),
    ("sit", {"game": "lost-code", "against": "novice", "seats": 3}),
    ("sit", {"table": "ABCDEF", "seats": FAR}),
    ("look", {"handle": "x"}),
    ("act", {"handle": "x" * 60, "move": "0" * 5_000, "at": FAR}),
    ("wait", {"handle": "x", "seconds": 20}),
    ("review", {"handle": "\u0000"}),
    ("nothing", {"deep": [[[[[[]]]]]]}),
)


async def models(camp: Camp) -> None:
    """Call every tool of the door for language models, and knock with what it does not know."""
    if camp.handle and camp.picker.random() < 0.5:
        tool = camp.picker.choice(("look", "act", "wait"))
        more: dict[str, dict[str, Any]] = {"act": {"move": "1A=3"}, "wait": {"seconds": 20, "after": FAR}}
        arguments: dict[str, Any] = {"handle": camp.handle, **more.get(tool, {})}
    else:
        tool, arguments = camp.picker.choice(TOOLS)
    params = {"_meta": META, "name": tool, "arguments": arguments}
    told = await knock(camp, "tools/call", {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}, tool)
    if tool == "sit" and told is not None and (found := told.partition(b"andle: ")[2]):
        camp.handle = found.split(b"\\n")[0].split(b" ")[0].strip(b'."').decode(errors="replace")[:120]
    await knock(camp, "tools/list", nonsense(camp))
    await knock(
        camp, "tools/call", {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": META}}, "look"
    )


async def knock(camp: Camp, method: str, body: bytes | Mapping[str, Any], name: str = "") -> bytes | None:
    """Ask at `/mcp`, as a client does."""
    headers = {"MCP-Protocol-Version": VERSION, "Mcp-Method": method, "Accept": "application/json, text/event-stream"}
    named = {"Mcp-Name": name} if name else {}
    answer = await camp.ask("POST", "/mcp", body, **bearer(camp), **headers, **named, **JSON)
    return None if answer is None else answer.body


# taps on the shoulder

POINT: Final = bytes.fromhex(
    "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
)
"""A point of the curve, as good as any."""
KEY: Final = base64.urlsafe_b64encode(POINT).rstrip(b"=").decode()
ENDPOINTS: Final = ("https://push.example/%d", "https://127.0.0.1/%d", "http://[::1]/%d", "https://a@b/%d", "//%d")


async def taps(camp: Camp) -> None:
    """Subscribe to taps again and again: at addresses that are none, by keys that are none, for every morning."""
    me, number = await somebody(camp), next(camp.number)
    endpoint = camp.picker.choice(ENDPOINTS) % number
    device = {"endpoint": endpoint, "public": camp.picker.choice((KEY, KEY[:-1], "x" * 90)), "secret": "A" * 22}
    await camp.ask("POST", "/api/push", device, **me)
    await camp.ask("POST", "/api/push/daily", {"offset": camp.picker.choice((*OFFSETS, None))}, **me)
    await camp.ask("POST", "/api/push", nonsense(camp), **me, **JSON)
    await camp.ask("GET", "/api/push", b"", **me)
    await camp.ask("POST", "/api/push/forget", b"", **me)


# looking back, and trying again


def old_game(camp: Camp) -> str:
    """Return a game of somebody's that was over long ago: ever another one, none of which is at hand."""
    return f"/api/tables/siege{camp.picker.randrange(1, 90):08}"


async def reviews(camp: Camp) -> None:
    """Have games weighed and looked back at, ever others, through eyes that are there and eyes that are not."""
    game, eyes = old_game(camp), camp.picker.choice((0, 1, 7, FAR))
    await camp.ask("GET", f"{game}/review?eyes={eyes}")
    await camp.ask("GET", f"{game}/knowing?eyes={eyes}")


async def ledgers(camp: Camp) -> None:
    """Have all of somebody's many games weighed, and ask how far that is."""
    await camp.ask("GET", "/api/me/worth", Cookie=f"cabinet={camp.plan.cookie}")
    await camp.ask("GET", "/api/me/worth", b"", **await somebody(camp))


async def retries(camp: Camp) -> None:
    """Try again from every choice of old games, in every world, with as many acts as can be sent."""
    game = old_game(camp)
    act = {"t": "guess", "at": {"seat": 1, "place": 0}, "face": camp.picker.randrange(12)}
    for acts in ((), (act,), (act,) * 500, ({"t": "pass"}, act) * 100):
        asked = {"eyes": 0, "entry": camp.picker.randrange(1, 40), "world": camp.picker.randrange(1_000), "acts": acts}
        await camp.ask("POST", f"{game}/retry", asked)
    await camp.ask("POST", f"{game}/retry", nonsense(camp), **JSON)
    await camp.ask("POST", f"{game}/retry", {"eyes": FAR, "entry": -FAR, "since": FAR})


async def lessons(camp: Camp) -> None:
    """Ask for lessons and everything of the page over and over, at pieces nobody asks for."""
    path = camp.picker.choice(("/learn", "/", "/box", "/daily", "/api/games", "/manifest.webmanifest", "/sw.js"))
    odd = camp.picker.choice((dict[str, str](), {"Range": "bytes=0-," * 500}, {"If-None-Match": '"x",' * 1_000}))
    await camp.ask("GET", path, b"", **odd)


LATER: Final = (
    Attack("puzzles", puzzles),
    Attack("daily", daily),
    Attack("friends", friends),
    Attack("tournaments", tournaments),
    Attack("clubs", clubs),
    Attack("sheets of real boxes", sheets),
    Attack("programs", programs),
    Attack("what programs play", offers),
    Attack("tokens", tokens),
    Attack("streams that are not read", streams),
    Attack("language models", models),
    Attack("taps on the shoulder", taps),
    Attack("reviews", reviews),
    Attack("ledgers", ledgers),
    Attack("tries", retries),
    Attack("lessons", lessons),
)
