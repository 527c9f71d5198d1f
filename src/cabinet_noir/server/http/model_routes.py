"""The door for language models: MCP at `/mcp`, by `litestar-mcp`, thinly wrapped. It is there where the extra is.

Every request stands alone, bears an account's token and asks for one of a few methods. No page may knock: a browser
says where a request comes from, and whoever says so is refused, whatever name the house was called by.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit
from warnings import catch_warnings, simplefilter

from litestar import Litestar, MediaType, Request, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.params import FromQuery, Parameter
from litestar.types import Guard

from cabinet_noir.core import Denied, Refusal
from cabinet_noir.games import GAMES
from cabinet_noir.prose import Reader
from cabinet_noir.server.machines.access import Access, let_in
from cabinet_noir.server.machines.handles import LONGEST
from cabinet_noir.server.machines.models import LONGEST_MOVE, MOST_WAIT, ModelDesk
from cabinet_noir.server.people.cookies import AnyConnection
from cabinet_noir.server.tables.house import House
from cabinet_noir.texts import LANGUAGES, bundle

with catch_warnings():  # its command line, which nobody here uses, rests on what its own library will drop
    simplefilter("ignore", DeprecationWarning)
    from litestar_mcp import LitestarMCP, MCPConfig, MCPToolResult
    from litestar_mcp.mcp.executor import require_internal_dispatch

PATH: Final = "/mcp"
METHODS: Final = frozenset({"server/discover", "tools/list", "tools/call"})
"""What may be asked for: nothing that keeps a connection, and nothing but tools. The body must say the same."""
INSTRUCTIONS: Final = (
    "A house for code-breaking board games. Call `games` to see what there is, `rules` for a game's rules and how its "
    "moves are written, `sit` to take a seat (`against` a bot's level, to begin at once), then `look`, `act` and "
    "`wait` with the handle you were given, until the game is over; `review` tells how it went. You are told what "
    "your seat may see, and nothing that other players wrote."
)

AnyRequest = Request[Any, Any, Any]
Desk = NamedDependency[ModelDesk]
Language = FromQuery[Literal["en", "fr"]]
Handle = Annotated[str, Parameter(min_length=1, max_length=LONGEST, description="The handle that `sit` returned.")]
Name = Annotated[str, Parameter(max_length=32)]


def model_plugin(hosts: Collection[str] = ()) -> LitestarMCP:
    """Return the door; `hosts` are the names the house is called by, any if there are none."""
    config = MCPConfig(
        base_path=PATH,
        name="Cabinet Noir",
        instructions=INSTRUCTIONS,
        guards=[only_by(frozenset(hosts)), only_with_a_token],
        subscription_max_streams=1,
    )
    return LitestarMCP(config)


async def read_ahead(_app: Litestar) -> None:
    """Read every room's words beside the loop, so that nobody waits for it: it takes about a second."""

    def read() -> None:
        for language in LANGUAGES:
            for room in ("", *GAMES):
                bundle(language, room)

    asyncio.get_running_loop().run_in_executor(None, read)


def only_by(hosts: frozenset[str]) -> Guard:
    """Return what is asked first: no page, one of the house's names, one of a few methods."""

    async def guard(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
        if "origin" in connection.headers:
            raise Denied("not-for-pages")
        name = _name_of(connection.headers.get("host", ""))
        if name is None or (hosts and name not in hosts):
            raise Denied("wrong-host")
        if connection.headers.get("mcp-method", "").strip() not in METHODS:
            raise Denied("no-such-method")

    return guard


def _name_of(host: str) -> str | None:
    """Return the name the house was called by, without its port; None: it is no address."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return None


async def only_with_a_token(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Let a program in by the token of a bot account; its tools know whom they serve by it."""
    house: House = connection.app.state.house
    connection.scope["auth"] = await let_in(connection, house, "bot:play")


def _who(request: AnyRequest) -> Access:
    access: Access = request.auth
    return access


async def _answer(request: AnyRequest, language: str, text: Awaitable[str]) -> Any:
    """Return what a tool says; a refusal in words, as a result that says it is one."""
    try:
        return await text
    except Refusal as refusal:
        request.app.state.house.resources.metrics.refusals.labels(refusal.code).inc()
        room = next((key for key in GAMES if refusal.reason.startswith(f"{key}-")), "")
        said = f"{refusal.code}: {Reader(language, room).refuse(refusal)}"
        return MCPToolResult({"type": "text", "text": said}, is_error=True)


def tool(name: str) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Make a function one of the tools: it is reached through `/mcp`, and by no other way."""
    return post(
        f"{PATH}/tools/{name}",
        mcp_tool=name,
        guards=[require_internal_dispatch],
        include_in_schema=False,
        media_type=MediaType.TEXT,
        status_code=200,
    )


@tool("games")
async def list_games(request: AnyRequest, models: Desk, language: Language = "en") -> Any:
    """List the games of the house, the tables that wait for machines, and where you sit already."""
    return await _answer(request, language, models.games(_who(request).person, language))


@tool("rules")
async def tell_rules(request: AnyRequest, models: Desk, game: FromQuery[Name], language: Language = "en") -> Any:
    """Tell the rules of a game in short, how its table is drawn, and how moves are written."""

    async def text() -> str:
        return models.rules(game, language)

    return await _answer(request, language, text())


@tool("sit")
async def sit(
    request: AnyRequest,
    models: Desk,
    game: FromQuery[Name] = "",
    table: FromQuery[Name] = "",
    against: FromQuery[Name] = "",
    seats: FromQuery[Annotated[int, Parameter(ge=0, le=12)]] = 0,
    language: Language = "en",
) -> Any:
    """Take a seat, and get its handle: at a `table` by its code, or at a new one of a `game` `against` bots of a level
    (novice, regular, master), or with neither at a table of that game that waits for players. `seats`: how many play.
    """
    text = models.sit(_who(request), game, table, against, seats, language)
    return await _answer(request, language, text)


@tool("look")
async def look(request: AnyRequest, models: Desk, handle: FromQuery[Handle], language: Language = "en") -> Any:
    """Look at your table: what you see, what was told, and what you may do."""
    return await _answer(request, language, models.look(_who(request).person, handle, language))


@tool("act")
async def act(
    request: AnyRequest,
    models: Desk,
    handle: FromQuery[Handle],
    move: FromQuery[Annotated[str, Parameter(min_length=1, max_length=LONGEST_MOVE)]],
    at: FromQuery[int | None] = None,
    language: Language = "en",
) -> Any:
    """Make a move, written as `rules` and `look` say. `at`: the entry you looked at; repeated with it, a move is done
    once, and refused if the table has moved on.
    """
    return await _answer(request, language, models.act(_who(request).person, handle, move, at, language))


@tool("wait")
async def wait(
    request: AnyRequest,
    models: Desk,
    handle: FromQuery[Handle],
    after: FromQuery[int] = -1,
    seconds: FromQuery[Annotated[int, Parameter(ge=0, le=MOST_WAIT)]] = MOST_WAIT,
    language: Language = "en",
) -> Any:
    """Wait until you may do something or the game is over, for a few seconds at most, and look. `after`: the entry you
    know of, for games in which all act at once.
    """
    return await _answer(request, language, models.wait(_who(request).person, handle, after, seconds, language))


@tool("review")
async def review(request: AnyRequest, models: Desk, handle: FromQuery[Handle], language: Language = "en") -> Any:
    """Look back at a game that is over: what decided it, and what would have been better."""
    return await _answer(request, language, models.review(_who(request), handle, language))


MODEL_HANDLERS: Final[list[HTTPRouteHandler]] = [list_games, tell_rules, sit, look, act, wait, review]
