"""Language models for tests: bot accounts with tokens, and an MCP client as anybody's, at a house's own door."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx2
from litestar import Litestar
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from cabinet_noir.laws.table.house import AtOnce, Hand
from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.daily.dates import today_at
from cabinet_noir.server.machines.access import make_token
from cabinet_noir.server.protocol.machines import NewTokenWish
from cabinet_noir.server.tables.house import House
from cabinet_noir.store import Person, Session

from .days import prepare

BASE = "http://house"


@asynccontextmanager
async def model_house(db: Path, hand: Hand, **settings: Any) -> AsyncIterator[Litestar]:
    """Open a house for language models that thinks here and now, its time in one hand."""
    await prepare(db, around=today_at(hand.now, 0))
    asked = {"clock": hand.clock, "sleep": hand.sleep, "limits": {}, **settings}
    app = make_app(Settings(db, bot_workers=1, pace=0, models=True, **asked))
    async with app.lifespan():
        house: House = app.state.house
        crew = AtOnce()
        house.resources = replace(house.resources, thinkers=crew, checkers=crew, explainers=crew, reviewers=crew)
        yield app


async def token_for(app: Litestar, name: str) -> str:
    """Make a bot account, and return a token of it."""
    house: House = app.state.house
    person = bot_account(name)
    await house.accounts.people.add(person, Session(token_hash=name, person=person.id, created=0.0, seen=0.0))
    return (await make_token(house, person, NewTokenWish("test"))).token


def bot_account(name: str) -> Person:
    """Return a bot account, as the house keeps it."""
    return Person(id=f"bot-{name}", name=name, avatar="", login=name.lower(), created=0.0, bot=True)


@dataclass
class Model:
    """A language model's side of the door: it calls tools, and reads."""

    client: Client
    texts: list[str]

    async def call(self, tool: str, **arguments: Any) -> str:
        """Call a tool that answers."""
        refused, text = await self.tried(tool, **arguments)
        assert not refused, text
        return text

    async def tried(self, tool: str, **arguments: Any) -> tuple[bool, str]:
        """Call a tool, and return whether it refused, and what it said."""
        result = await self.client.call_tool(tool, arguments)
        text = "".join(getattr(block, "text", "") for block in result.content)
        self.texts.append(text)
        return bool(result.is_error), text


@asynccontextmanager
async def model_at(url: str, token: str, app: Litestar | None = None) -> AsyncIterator[Model]:
    """Connect a client, unmodified, with a token among its headers."""
    transport = None if app is None else httpx2.ASGITransport(app=app)  # type: ignore[arg-type]
    headers = {"Authorization": f"Bearer {token}"}
    async with (
        httpx2.AsyncClient(transport=transport, headers=headers, timeout=60) as http,
        Client(streamable_http_client(f"{url}/mcp", http_client=http)) as client,
    ):
        yield Model(client, [])


def handle_in(text: str) -> str:
    """Return the handle that is told."""
    found = re.search(r"(?:Your handle|Ta poignée)\s*: (\S+)", text)
    assert found is not None, text
    return found[1]


def offered(text: str) -> list[str]:
    """Return the moves a text offers, as far as it spells them out."""
    _, _, listed = text.partition("You may do one of these:\n")
    lines = [line[2:] for line in listed.splitlines() if line.startswith("- ")]
    moves = [line.partition("such as ")[2] or line.partition("are written: ")[2] or line for line in lines]
    return [move for line in moves if not line.startswith("say a word") for move in line.split("  ")]


def entry_in(text: str) -> int:
    """Return the last entry of what was seen."""
    found = re.search(r"Entry (-?\d+)\.", text)
    assert found is not None, text
    return int(found[1])
