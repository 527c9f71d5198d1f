"""The doors for taps on the shoulder: by what key, from now on, and no longer. All are about the browser that asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from cabinet_noir.core import Denied
from cabinet_noir.server.daily.dates import next_morning
from cabinet_noir.server.protocol.push import Mornings, NewDevice, PushInfo
from cabinet_noir.server.push.addresses import place_of
from cabinet_noir.server.push.sealing import check_device_keys
from cabinet_noir.server.tables.house import House
from cabinet_noir.store import Device, Devices

from .people_routes import limited, session_of, whoever_asks

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]


@get("/api/push")
async def show_push(request: AnyRequest, house: TheHouse) -> PushInfo:
    """Say by what key a device knows the house, and whether this one is told."""
    return await _told(house, session_of(request))


@post("/api/push")
async def be_told(request: AnyRequest, house: TheHouse, data: JSONBody[NewDevice]) -> PushInfo:
    """Tell this browser from now on when something waits for me."""
    person = await whoever_asks(request, house)
    await limited(request, house, "devices", person)
    if house.resources.push is None:
        raise Denied("no-push-here")
    place_of(data.endpoint)
    check_device_keys(data.public, data.secret)
    devices, session = Devices(house.resources.store), session_of(request)
    before = await devices.by_session(session)
    device = Device(
        session=session,
        person=person.id,
        endpoint=data.endpoint,
        public=data.public,
        secret=data.secret,
        language=data.language or (before.language if before else "en"),
        created=house.resources.clock(),
        tables=(before is None or before.tables) if data.tables is None else data.tables,
        daily=before.daily if before else None,
        morning=before.morning if before else None,
    )
    await devices.put(device)
    return await _told(house, session)


@post("/api/push/daily", status_code=200)
async def be_told_of_the_daily(request: AnyRequest, house: TheHouse, data: JSONBody[Mornings]) -> PushInfo:
    """Tell this browser of the daily each morning, or no longer."""
    person = await whoever_asks(request, house)
    await limited(request, house, "devices", person)
    devices, session = Devices(house.resources.store), session_of(request)
    device = await devices.by_session(session)
    if device is not None:
        morning = None if data.offset is None else next_morning(house.resources.clock(), data.offset)
        await devices.wish(session, device.tables, data.offset, morning)
    return await _told(house, session)


@post("/api/push/forget", status_code=200)
async def be_told_no_longer(request: AnyRequest, house: TheHouse) -> PushInfo:
    """Tell this browser of tables no longer; nor of anything else, unless it has asked for the daily."""
    person = await whoever_asks(request, house)
    await limited(request, house, "devices", person)
    devices, session = Devices(house.resources.store), session_of(request)
    device = await devices.by_session(session)
    if device is not None:
        await devices.wish(session, False, device.daily, device.morning)
    return await _told(house, session)


async def _told(house: House, session: str) -> PushInfo:
    push = house.resources.push
    if push is None:
        return PushInfo("", False)
    device = await Devices(house.resources.store).by_session(session)
    return PushInfo(push.signer.public, device is not None and device.tables, device.daily if device else None)


PUSH_HANDLERS: Final[Sequence[BaseRouteHandler]] = (show_push, be_told, be_told_of_the_daily, be_told_no_longer)
