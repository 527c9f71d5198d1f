"""What is asked at every door before it opens: is somebody banned, is a table there for them, is their page too old."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from cabinet_noir.server.people.cookies import CHANGING, AnyConnection, address, asker, bearer
from cabinet_noir.server.people.keys import seat_of
from cabinet_noir.server.protocol.refusals import NoSuchTable
from cabinet_noir.server.sockets.page_age import check_page
from cabinet_noir.server.tables.seats.apart import is_closed_to
from cabinet_noir.store import Blocks, Person

if TYPE_CHECKING:
    from cabinet_noir.server.tables.house import House

PAGE: Final = "cabinet-page"
"""The header in which a page says its build."""
ALWAYS_OPEN: Final = frozenset({"/api/login", "/api/logout", "/api/logout-everywhere", "/api/me/delete"})
"""A ban closes what changes something. To come in, to read what is kept of one, and to be forgotten is a right."""


async def no_page_too_old(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Ask a page that no longer knows what it is told to load itself anew. A socket asks for itself."""
    house: House = connection.app.state.house
    check_page(connection.headers.get(PAGE, ""), house.resources.protocol)


async def no_banned_visitor(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Change nothing for whoever is banned, as a person or by where they come from. A socket asks for itself."""
    if connection.scope.get("method") not in CHANGING or connection.scope["path"] in ALWAYS_OPEN:
        return
    house: House = connection.app.state.house
    bans = house.resources.bans
    bans.check(address(connection))
    if bans.names_people and (person := await _asker(connection, house)) is not None:
        bans.check("", person.id)


async def no_hidden_table(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Let a table that is closed to somebody look as if there were none, at every door. A socket asks for itself."""
    key = connection.path_params.get("table", "")
    if not key or connection.scope["type"] != ScopeType.HTTP:
        return
    house: House = connection.app.state.house
    person = await _asker(connection, house)
    if person is None or not (around := await Blocks(house.resources.store).around(person.id)).blocked_by:
        return
    async with house.table(key) as table:
        holds_a_seat = seat_of(bearer(connection), table.seats) is not None
        if not holds_a_seat and is_closed_to(table.row, table.seats, person.id, around):
            raise NoSuchTable("no-such-table")


async def _asker(connection: AnyConnection, house: House) -> Person | None:
    return await asker(connection, house.accounts.people, house.resources.clock())
