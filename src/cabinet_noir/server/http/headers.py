"""What every answer forbids, and what is asked of every request before anything else."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from litestar.handlers import BaseRouteHandler

from cabinet_noir.server.people.cookies import AnyConnection, neighbours

if TYPE_CHECKING:
    from cabinet_noir.server.tables.house import House

LONGEST_CODE: Final = 8
"""An id is longer, and cannot be found by trying."""

_HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def headers(host: str) -> dict[str, str]:
    """Return what is sent with every answer: no inline script, nothing from elsewhere, no address told to others.

    Older Safari does not take a socket of the page's own host for 'self', so it is named.
    """
    sockets = f"; connect-src 'self' ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return {"Content-Security-Policy": _POLICY + sockets, **_ALWAYS}


async def no_trying_of_codes(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Let nobody find tables, tournaments or clubs by trying codes: they are short, to be told across a room."""
    key = connection.path_params.get("table", "") or connection.path_params.get("key", "")
    if key and len(key) <= LONGEST_CODE:
        house: House = connection.app.state.house
        await house.limits.take("codes-from-here", neighbours(connection))
