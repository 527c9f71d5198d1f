"""Who comes in, and how often: what is asked of every visitor before anything else, and what every answer forbids.

Limits are wide: a family, a club or a school may sit behind one address. They stop machines, not people.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from litestar.handlers import BaseRouteHandler

from cabinet_noir.server.people.cookies import AnyConnection, address
from cabinet_noir.server.people.limits import Limit

from .problems import TooMany

if TYPE_CHECKING:
    from cabinet_noir.server.tables.house import House

SOCKETS_FROM_HERE: Final = 5_000
LONGEST_CODE: Final = 8
"""A table's id is longer, and cannot be found by trying."""

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


def no_trying_of_codes(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Let nobody find tables by trying codes: they are short, so that they can be told across a room."""
    table = connection.path_params.get("table", "")
    if table and len(table) <= LONGEST_CODE:
        house: House = connection.app.state.house
        house.limits.take("codes-from-here", address(connection))


class Crowd:
    """The sockets that are open, by the address they come from."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()

    @contextmanager
    def one_more(self, where: str) -> Iterator[None]:
        """Count a socket for as long as it is open, or refuse it."""
        if self._here[where] >= SOCKETS_FROM_HERE:
            raise TooMany("too-many", seconds=60)
        self._here[where] += 1
        try:
            yield
        finally:
            self._here[where] -= 1
            if not self._here[where]:
                del self._here[where]


class Pace:
    """How fast one socket is read. Whoever talks faster than anybody types is not refused, but read more slowly."""

    def __init__(self, limit: Limit | None, clock: Callable[[], float]) -> None:
        self._limit = limit
        self._clock = clock
        self._due = 0.0

    def count(self) -> float:
        """Count a message, and return how many seconds to wait before the next one is read."""
        if self._limit is None:
            return 0.0
        now = self._clock()
        self._due = max(self._due, now) + self._limit.every
        return max(0.0, self._due - now - self._limit.burst * self._limit.every)
