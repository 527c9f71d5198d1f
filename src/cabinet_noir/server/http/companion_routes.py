"""The doors for real boxes: a sheet is looked at, or a new one is drawn. Open to strangers; nothing is kept."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import MediaType, Request, Response, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from cabinet_noir.server.companion import desk
from cabinet_noir.server.people.cookies import neighbours
from cabinet_noir.server.protocol.companion import Checked, Fresh, Sheet
from cabinet_noir.server.tables.house import House

from .people_routes import known, limited

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]


@asynccontextmanager
async def _taken(request: AnyRequest, house: House) -> AsyncIterator[None]:
    """Take a place where sheets are thought about."""
    await limited(request, house, "sheets", await known(request, house))
    with house.places["sheets"].one(neighbours(request)):
        yield


@post(
    "/api/box/{game:str}",
    status_code=200,
    responses={200: ResponseSpec(Checked, description="What can be known from it")},
)
async def look_at_sheet(
    house: TheHouse, request: AnyRequest, game: FromPath[str], data: JSONBody[Sheet]
) -> Response[bytes]:
    """Look at what I entered of a game on a real table: is it so, what may it be, what contradicts itself?"""
    async with _taken(request, house):
        return Response(await desk.look_at(house.resources, game, data), media_type=MediaType.JSON)


@post("/api/box/{game:str}/new", status_code=200, responses={200: ResponseSpec(Fresh, description="A sheet")})
async def draw_sheet(house: TheHouse, request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Draw me a sheet to begin with, where the house is the booklet."""
    async with _taken(request, house):
        return Response(await desk.draw(house.resources, game), media_type=MediaType.JSON)


COMPANION_HANDLERS: Final[Sequence[BaseRouteHandler]] = (look_at_sheet, draw_sheet)
