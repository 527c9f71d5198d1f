"""The doors of the house over HTTP, as `protocol` describes them. Each one reads, asks the house, and answers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, JSONBody

from cabinet_noir.core import Corrupt, Malformed, Problem
from cabinet_noir.review import Reviewed
from cabinet_noir.server.lobby import finding as lobby
from cabinet_noir.server.past import archive, hindsight, replays, retry
from cabinet_noir.server.people.cookies import MARK, bearer, marks, neighbours
from cabinet_noir.server.people.keys import hashed, new_token
from cabinet_noir.server.protocol.tables import (
    FillSeat,
    GameInfo,
    Imported,
    Join,
    LookedBack,
    NewTable,
    PublicKey,
    PublicKeys,
    Replay,
    Retried,
    Retry,
    Seated,
    TableInfo,
)
from cabinet_noir.server.sockets.visit import visit
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.info import withheld_info
from cabinet_noir.server.tables.proof import drawn_key
from cabinet_noir.server.tables.withheld import is_withheld, sits_at
from cabinet_noir.store import Keys, Wish

from .club_routes import CLUB_HANDLERS
from .companion_routes import COMPANION_HANDLERS
from .daily_routes import DAILY_HANDLERS
from .door_routes import DOOR_HANDLERS
from .machine_routes import MACHINE_HANDLERS
from .people_routes import PEOPLE_HANDLERS, known, limited
from .problems import answer_with
from .push_routes import PUSH_HANDLERS
from .puzzle_routes import PUZZLE_HANDLERS

LARGEST_LOG: Final = 8 * 1024 * 1024
"""The longest legal log of each game weighs less: `benchmarks/long_logs.py` writes and weighs them."""
LONGEST_UPLOAD: Final = 60.0
"""Seconds in which a log must have come."""
NDJSON: Final = "application/x-ndjson"

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]


async def me(request: AnyRequest, house: House) -> str:
    """Return the id of whoever is asking, or an empty string."""
    person = await known(request, house)
    return "" if person is None else person.id


@get("/api/games", sync_to_thread=False)
def list_games(state: State) -> tuple[GameInfo, ...]:
    """List the games of the house."""
    games: tuple[GameInfo, ...] = state.games
    return games


@post("/api/tables")
async def open_table(house: TheHouse, request: AnyRequest, data: JSONBody[NewTable]) -> Response[Seated]:
    """Open a table and take its first person's seat."""
    person = await known(request, house)
    await limited(request, house, "tables", person)
    mark = new_token() if data.rated else ""
    return _seated(request, await house.new_table(data, person, hashed(mark) if mark else ""), mark)


@get("/api/tables")
async def list_tables(
    house: TheHouse,
    request: AnyRequest,
    game: FromQuery[str | None] = None,
    seats: FromQuery[int | None] = None,
    assist: FromQuery[str | None] = None,
    rated: FromQuery[bool | None] = None,
    by_days: FromQuery[bool | None] = None,
    free: FromQuery[int] = 0,
    machines: FromQuery[bool | None] = None,
) -> list[TableInfo]:
    """List the open tables that wait for players: of a game, of so many seats, with at least so many free ones."""
    without = (await lobby.around(house, await known(request, house))).apart
    return await lobby.waiting(house, Wish(game, seats, assist, rated, lobby.pace(by_days), machines), free, without)


@get("/api/tables/{table:str}")
async def show_table(house: TheHouse, request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """Describe a table, by its id or its code; a board of an open set to its players alone."""
    async with house.table(table) as found:
        if not await is_withheld(found) or sits_at(found, bearer(request), await me(request, house)):
            return found.info()
        return withheld_info(found.row)


@post("/api/tables/{table:str}/join")
async def join_table(
    house: TheHouse, request: AnyRequest, table: FromPath[str], data: JSONBody[Join]
) -> Response[Seated]:
    """Take a free seat."""
    person = await known(request, house)
    await limited(request, house, "joins", person)
    async with house.table(table) as found:
        rated = found.row.rated
    mark = request.cookies.get(MARK, "") or new_token() if rated else ""
    without = (await lobby.around(house, person)).blocked_by
    return _seated(request, await house.join(table, data, person, hashed(mark) if mark else "", without), mark)


def _seated(request: AnyRequest, seated: Seated, mark: str) -> Response[Seated]:
    """Answer with a seat; at a rated table the browser is marked, for that table alone."""
    cookies = marks(request, seated.table, mark) if mark else []
    return Response(seated, cookies=cookies, media_type=MediaType.JSON, status_code=201)


@post("/api/tables/{table:str}/bot")
async def fill_seat(house: TheHouse, request: AnyRequest, table: FromPath[str], data: JSONBody[FillSeat]) -> TableInfo:
    """Put a bot into a free seat, or let a bot's seat be free again; for the host only."""
    return await house.fill(table, data, bearer(request), await me(request, house))


@post("/api/tables/{table:str}/leave")
async def leave_table(house: TheHouse, request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """Leave a table that waits: the seat is free again."""
    return await house.leave(table, bearer(request), await me(request, house))


@post("/api/tables/{table:str}/cancel")
async def cancel_table(house: TheHouse, request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """Cancel a table that waits; for its host only."""
    return await house.cancel(table, bearer(request), await me(request, house))


@post("/api/tables/{table:str}/again")
async def play_again(house: TheHouse, request: AnyRequest, table: FromPath[str]) -> Seated:
    """Go on to the table where the same company plays again."""
    return await house.again(table, bearer(request), await me(request, house))


@get("/api/tables/{table:str}/log", media_type=NDJSON)
async def show_log(
    house: TheHouse, request: AnyRequest, table: FromPath[str], eyes: FromQuery[str | None] = None
) -> bytes:
    """Return the log: whole after the end; before, what the bearer's seat has seen. `eyes`: what these have seen."""
    async with house.table(table) as found:
        return await archive.log_of(found, bearer(request), await me(request, house), eyes)


@get("/api/tables/{table:str}/replay", responses={200: ResponseSpec(Replay, description="The game")})
async def show_replay(
    house: TheHouse,
    request: AnyRequest,
    table: FromPath[str],
    eyes: FromQuery[str | None] = None,
    start: FromQuery[int] = 0,
) -> Response[bytes]:
    """Return a page of the game, from an entry on, from one pair of eyes: a seat's number, `spectator` or `all`."""
    await limited(request, house, "replays", None)
    with house.places["replays"].one(neighbours(request)):
        async with house.table(table) as found:
            page = await replays.replay_of(found, bearer(request), eyes, await me(request, house), start)
            return Response(page, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/knowing")
async def show_knowing(house: TheHouse, request: AnyRequest, table: FromPath[str], eyes: FromQuery[int]) -> LookedBack:
    """Return what a seat could know of a game that is over: when, and why."""
    await limited(request, house, "replays", None)
    with house.places["replays"].one(neighbours(request)):
        async with house.table(table) as found:
            return await hindsight.looked_back(found, eyes)


@get("/api/tables/{table:str}/review")
async def show_review(house: TheHouse, request: AnyRequest, table: FromPath[str], eyes: FromQuery[int]) -> Reviewed:
    """Return what every step of a game that is over was worth to a seat, by the house's estimate."""
    await limited(request, house, "replays", None)
    with house.places["replays"].one(neighbours(request)):
        async with house.table(table) as found:
            return await hindsight.reviewed(found, eyes)


@post("/api/tables/{table:str}/retry", status_code=200)
async def try_again(house: TheHouse, request: AnyRequest, table: FromPath[str], data: JSONBody[Retry]) -> Retried:
    """Let me play on from a choice of a game that is over, alone against bots."""
    await limited(request, house, "retries", await known(request, house))
    with house.places["replays"].one(neighbours(request)):
        async with house.table(table) as found:
            return await retry.retried(found, data)


@dataclass
class WithLog(Operation):
    """A door that takes a log. It reads the body itself, once there is a place for it, so it says itself what comes."""

    def __post_init__(self) -> None:
        self.request_body = RequestBody({NDJSON: OpenAPIMediaType(Schema(type=OpenAPIType.STRING))}, required=True)


@post(
    "/api/logs",
    request_max_body_size=LARGEST_LOG,
    operation_class=WithLog,
    responses={201: ResponseSpec(Imported, description="Taken in")},
)
async def take_in_log(house: TheHouse, request: AnyRequest) -> Imported | Response[Problem]:
    """Take in the log of a finished game, once every line of it has been checked."""
    await limited(request, house, "logs", await known(request, house))
    with house.places["logs"].one(neighbours(request)):
        try:
            return await archive.take_in(house, await _sent(request))
        except Corrupt as corrupt:  # here it is the visitor's log, not ours
            return answer_with(corrupt.problem(), 400)


async def _sent(request: AnyRequest) -> bytes:
    """Return what was sent, once all of it has come."""
    try:
        async with asyncio.timeout(LONGEST_UPLOAD):
            return await request.body()
    except TimeoutError:
        raise Malformed("upload-too-slow") from None


@get("/.well-known/cabinet-noir.json")
async def show_keys(house: TheHouse) -> PublicKeys:
    """Tell which keys this house signs logs with, and has signed them with."""
    await Keys(house.resources.store).current(drawn_key)
    keys = await Keys(house.resources.store).all()
    return PublicKeys(tuple(PublicKey(key.public, round(key.created)) for key in keys))


@websocket("/ws/{table:str}")
async def sit_down(socket: WebSocket[Any, Any, Any], house: TheHouse, table: FromPath[str]) -> None:
    """Play, or watch."""
    await visit(socket, house, table)


HANDLERS: Final[list[BaseRouteHandler]] = [
    list_games,
    open_table,
    list_tables,
    show_table,
    join_table,
    fill_seat,
    leave_table,
    cancel_table,
    play_again,
    show_log,
    show_replay,
    show_knowing,
    show_review,
    try_again,
    take_in_log,
    show_keys,
    sit_down,
    *PEOPLE_HANDLERS,
    *DOOR_HANDLERS,
    *PUSH_HANDLERS,
    *PUZZLE_HANDLERS,
    *DAILY_HANDLERS,
    *CLUB_HANDLERS,
    *COMPANION_HANDLERS,
    *MACHINE_HANDLERS,
]
