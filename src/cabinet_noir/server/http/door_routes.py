"""The doors for keeping people apart: who sits there, blocking them or no longer, telling the house about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from cabinet_noir.server.lobby import complaints
from cabinet_noir.server.protocol.people import AboutSeat, BlockInfo, Lift, NewReport, Profile, Reported
from cabinet_noir.server.tables.house import House

from .people_routes import known, limited, whoever_asks

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]


@get("/api/profiles/{table:str}/{seat:int}")
async def show_profile(request: AnyRequest, house: TheHouse, table: FromPath[str], seat: FromPath[int]) -> Profile:
    """Say what everyone may know of whoever sits there."""
    await limited(request, house, "profiles", None)
    return await complaints.profile(house, table, seat, await known(request, house))


@get("/api/me/blocks")
async def list_my_blocks(request: AnyRequest, house: TheHouse) -> list[BlockInfo]:
    """List whom I have blocked."""
    return await complaints.my_blocks(house, await whoever_asks(request, house))


@post("/api/blocks")
async def block_somebody(request: AnyRequest, house: TheHouse, data: JSONBody[AboutSeat]) -> list[BlockInfo]:
    """Block whoever sits there: they are not told."""
    person = await whoever_asks(request, house)
    await limited(request, house, "blocks", person)
    await complaints.block(house, person, data)
    return await complaints.my_blocks(house, person)


@post("/api/me/blocks/lift", status_code=200)
async def lift_block(request: AnyRequest, house: TheHouse, data: JSONBody[Lift]) -> list[BlockInfo]:
    """Block somebody no longer."""
    person = await whoever_asks(request, house)
    await limited(request, house, "blocks", person)
    await complaints.lift(house, person, data.id)
    return await complaints.my_blocks(house, person)


@post("/api/reports")
async def report_somebody(request: AnyRequest, house: TheHouse, data: JSONBody[NewReport]) -> Reported:
    """Tell whoever runs the house about somebody; they are not told."""
    person = await whoever_asks(request, house)
    await limited(request, house, "reports", person)
    await complaints.report(house, person, data)
    return Reported()


DOOR_HANDLERS: Final[Sequence[BaseRouteHandler]] = (
    show_profile,
    list_my_blocks,
    block_somebody,
    lift_block,
    report_somebody,
)
