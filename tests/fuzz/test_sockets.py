"""A hundred thousand messages no page would send, at tables of every game. Each is answered with a code, or with what
was asked for; no answer is a fault of the house, no table moves by a byte, and afterwards its game goes on.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from math import ceil
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from tests.leaks.courses import AnyReferee, Course, courses
from tests.leaks.wire import NOW, keep, token_of

from cabinet_noir.core import HOUSE, Refusal, Seat, Seq, plain
from cabinet_noir.games import GAMES, load
from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.clocks import reserve
from cabinet_noir.server.past import archive
from cabinet_noir.server.tables.house import House
from cabinet_noir.table import Referee

from .messages import generated

MESSAGES = 100_000
TABLES = 3


class Line:
    """One end of a socket, as the web server hands it to the house: it says what it is given, and keeps the answers."""

    def __init__(self, messages: Iterator[str | None]) -> None:
        self._messages = messages
        self._connected = False
        self.heard: list[str] = []

    async def receive(self) -> dict[str, Any]:
        await asyncio.sleep(0)  # let the answers go out
        if not self._connected:
            self._connected = True
            return {"type": "websocket.connect"}
        try:
            text = next(self._messages)
        except StopIteration:
            return {"type": "websocket.disconnect", "code": 1000}
        return {"type": "websocket.receive", "text": text, "bytes": b"\0" if text is None else None}

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.heard.extend(message["text"].split("\n"))


async def say(app: Litestar, course: Course, seat: Seat | None, messages: Iterator[str | None]) -> list[Any]:
    """Visit a table, say all that, and return the answers."""
    line = Line(_with_manners(seat, messages))
    path = f"/ws/{course.id}"
    scope = {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"house")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
        "subprotocols": [],
        "state": {},
    }
    await app(scope, line.receive, line.send)  # type: ignore[arg-type]
    return [json.loads(text) for text in line.heard]


def _with_manners(seat: Seat | None, messages: Iterator[str | None]) -> Iterator[str | None]:
    yield json.dumps({"t": "hello", "token": token_of(seat), "since": -1})
    yield from messages
    yield from ['{"t":"ping"}'] * 3


async def standing(house: House, course: Course) -> list[bytes]:
    """Return all that can be read of a table through every pair of eyes, and the whole truth."""
    async with house.table(course.id) as table:
        pairs = [table.window(seat).news(-1) for seat in (None, *map(Seat, range(course.seats)))]
        return [*pairs, await archive.log_of(table, ""), json.dumps(plain(table.referee.entries)).encode()]


def is_a_move(referee: AnyReferee, seat: Seat | None, text: str | None) -> bool:
    """Is this, by accident, something the rules allow?"""
    try:
        said = json.loads(text or "")
        referee.propose(seat, referee.game.decode_action(said["action"]))  # type: ignore[arg-type]
    except (ValueError, TypeError, KeyError, RecursionError, Refusal):
        return False
    return seat is not None


def nonsense(picker: random.Random, course: Course, seat: Seat | None, number: int) -> Iterator[str | None]:
    """Yield messages that change nothing, for a table in the middle of its course."""
    referee = Referee(course.game, course.options, course.seats, course.worlds[0].seed)
    for entry in course.worlds[0].entries[: half(course)]:
        referee.record(entry)
    while number:
        text = generated(picker, course, referee.seq)
        if not is_a_move(referee, seat, text):
            number -= 1
            yield text


def half(course: Course) -> int:
    return len(course.moves) // 2 + 1


async def go_on(app: Litestar, course: Course) -> None:
    """Play the second half of a course."""
    for seq in course.moves[half(course) - 1 :]:
        entry = course.entry(0, seq)
        assert entry.seat is not None
        if entry.seat == HOUSE:
            async with app.state.house.table(course.id) as table:
                table.time.was(table.running.due)  # in this house time passes only so
                await table.play(HOUSE, entry.action, Seq(seq - 1))
            continue
        act = {"t": "act", "at": seq - 1, "id": f"move {seq}", "action": plain(entry.action)}
        answers = await say(app, course, entry.seat, iter([json.dumps(act)]))
        assert {"t": "done", "id": f"move {seq}", "seq": seq} in answers


async def harass(app: Litestar, tables: list[Course], number: int) -> Counter[str]:
    """Let everyone at every table talk nonsense, and return how often which code was answered."""
    picker = random.Random(11)
    codes: Counter[str] = Counter()
    async with app.lifespan():
        house: House = app.state.house
        for course in tables:
            before = await standing(house, course)
            visitors = [None, *map(Seat, range(course.seats))]
            share = ceil(number / len(tables) / len(visitors))
            for seat in visitors:
                answers = await say(app, course, seat, nonsense(picker, course, seat, share))
                codes.update(answer["code"] for answer in answers if answer["t"] == "error")
                assert (answers[0]["t"], answers[-1]["t"]) == ("welcome", "pong")
                assert not any(answer["t"] == "done" for answer in answers)
            assert await standing(house, course) == before
            await go_on(app, course)
    return codes


@pytest.mark.parametrize("key", GAMES)
def test_a_hundred_thousand_bad_messages_leave_the_tables_untouched(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reserve, "BUSY", 1.0)  # nobody plays here, so nobody is kept a part of the time
    tables = list(courses(load(key), 3, TABLES, 0))
    db = tmp_path / "house.sqlite"
    for course in tables:
        asyncio.run(keep(db, [course], 0, half(course)))
    codes = asyncio.run(
        harass(make_app(Settings(db, limits={}, clock=lambda: NOW)), tables, ceil(MESSAGES / len(GAMES)))
    )
    assert codes.keys() == {"malformed", "stale", "denied", "illegal"}
    assert codes.total() > MESSAGES / len(GAMES) / 2
