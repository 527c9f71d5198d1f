"""A house in this process that holds tournaments, its time in one hand, and people who come in by its doors."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
from litestar import Litestar

from cabinet_noir.laws.table.devices import MemorySocket
from cabinet_noir.laws.table.house import AtOnce, Hand, quiet
from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.club.desk import TournamentDesk
from cabinet_noir.server.people.cookies import COOKIE
from cabinet_noir.server.sockets.visit import AnySocket, Visitor
from cabinet_noir.server.tables.house import House

from .clients import Message
from .days import Reader

Scene = Callable[[Litestar, Hand], Awaitable[None]]
Place = Callable[[Scene], None]
"""Where a scene takes place: a house of its own."""
QUICK: Message = {"title": "Friday", "game": "vinci", "options": {"highest": 4, "setup": "chance"}, "level": "novice"}
"""A tournament of short games."""


@asynccontextmanager
async def evening_house(db: str | Path, hand: Hand) -> AsyncIterator[Litestar]:
    """Open a house that thinks here and now, and whose chores sleep until the hand moves."""
    app = make_app(Settings(db, bot_workers=1, pace=0, clock=hand.clock, sleep=hand.sleep, limits={}))
    async with app.lifespan():
        house: House = app.state.house
        crew = AtOnce()
        house.resources = replace(house.resources, thinkers=crew, checkers=crew, explainers=crew, reviewers=crew)
        app.state.tournaments = TournamentDesk(house)
        yield app


def house_of(app: Litestar) -> House:
    house: House = app.state.house
    return house


def desk_of(app: Litestar) -> TournamentDesk:
    desk: TournamentDesk = app.state.tournaments
    return desk


def answered(answer: httpx.Response, status: int = 200) -> Any:
    """Return what was answered, which is no refusal."""
    assert answer.status_code == status, answer.text
    return answer.json()


def refused(answer: httpx.Response) -> str:
    """Return why something was refused."""
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["reason"])


async def known(app: Litestar, *names: str) -> list[Reader]:
    """Return people the house knows."""
    return [await Reader.known(app, name) for name in names]


async def found(director: Reader, **asked: Any) -> Message:
    """Open a tournament of short games."""
    told: Message = answered(await director.post("/api/tournaments", {**QUICK, **asked}), 201)
    return told


async def gather(people: Sequence[Reader], **asked: Any) -> Message:
    """Let the first of some people open a tournament, and all of them join it."""
    told = await found(people[0], **asked)
    for number, person in enumerate(people):
        answered(await person.post(f"/api/tournaments/{told['id']}/join", {"name": f"P{number}"}))
    return await look(people[0], told)


async def look(reader: Reader, told: Message) -> Message:
    """Look at a tournament."""
    seen: Message = answered(await reader.get(f"/api/tournaments/{told['id']}"))
    return seen


async def act(director: Reader, told: Message, t: str, **more: Any) -> httpx.Response:
    """Do something, having seen the last entry."""
    now = await look(director, told)
    return await director.post(f"/api/tournaments/{told['id']}/act", {"at": now["seq"], "act": {"t": t, **more}})


async def direct(director: Reader, told: Message, t: str, **more: Any) -> Message:
    """Do the same, and it is done."""
    done: Message = answered(await act(director, told, t, **more))
    return done


async def come(app: Litestar, reader: Reader, table: str) -> Visitor:
    """Let somebody come to their table, by the sockets' door and their cookie."""
    socket = MemorySocket()
    socket.cookies = {COOKIE: reader.http.cookies[COOKIE]}
    visitor = Visitor(cast(AnySocket, socket), house_of(app), table)
    await say(app, visitor, t="hello", token="", since=-1)
    return visitor


async def say(app: Litestar, visitor: Visitor, **message: Any) -> None:
    """Say something at a table, and wait until all that follows has happened."""
    await visitor._hear(json.dumps(message))
    await quiet(house_of(app))


async def play_out(app: Litestar, director: Reader, told: Message) -> Message:
    """Let bots play a whole round for everybody, and close it."""
    await direct(director, told, "start_without_absent")
    await quiet(house_of(app))
    await desk_of(app).rounds.look()
    return await look(director, told)
