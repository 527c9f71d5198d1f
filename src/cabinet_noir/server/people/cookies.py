"""Who is asking: the cookie that makes a browser known, and the check that a page of this house sent the request."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from cabinet_noir.core import Denied
from cabinet_noir.server.connections import neighbourhood
from cabinet_noir.store import People, Person

from .keys import hashed

COOKIE: Final = "cabinet"
LIFE: Final = 400 * 24 * 3600
"""As long as browsers keep a cookie at most; a session that is not used for so long is forgotten."""
STIRRED_EVERY: Final = 24 * 3600
MARK: Final = "cabinet-mark"
MARKED: Final = 30 * 24 * 3600
"""Seconds after which a browser forgets its mark at a table; the house forgets it when the table is over."""
CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})

AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def asker(connection: AnyConnection, people: People, now: float) -> Person | None:
    """Return whoever this browser is known to be."""
    token = connection.cookies.get(COOKIE, "")
    found = await people.known_by(hashed(token)) if token else None
    if found is None:
        return None
    person, session = found
    if now - session.seen > LIFE:
        return None
    if now - session.seen > STIRRED_EVERY:
        await people.stir_session(session.token_hash, now)
    return person


def cookie(connection: AnyConnection, token: str) -> Cookie:
    """Return the cookie that carries a session's token; without one, the cookie that takes it away."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=LIFE if token else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=connection.scope["scheme"] == "https",
    )


def mark_of(connection: AnyConnection) -> str:
    """Return what is kept of the mark this browser has for one rated table; empty: it has none."""
    mark = connection.cookies.get(MARK, "")
    return hashed(mark) if mark else ""


def marks(connection: AnyConnection, table: str, mark: str) -> list[Cookie]:
    """Return the cookies that let a browser be known again as the same one, at one table and nowhere else."""
    secure = connection.url.scheme == "https"
    return [
        Cookie(
            key=MARK, value=mark, max_age=MARKED, path=f"{door}/{table}", httponly=True, samesite="lax", secure=secure
        )
        for door in ("/api/tables", "/ws")
    ]


def is_from_elsewhere(connection: AnyConnection) -> bool:
    """Was this sent by a page of another house? What is no browser says no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc != connection.headers.get("host")
    except ValueError:  # no browser says such a thing
        return True


async def only_from_our_page(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Refuse to change anything for a page of another house, whatever cookies its reader's browser sends along.

    It waits for nothing; but a guard that is no coroutine would be asked in a thread, at every request.
    """
    if connection.scope.get("method") in CHANGING and is_from_elsewhere(connection):
        raise Denied("wrong-origin")


def bearer(connection: AnyConnection) -> str:
    """Return the seat's token a request bears, or an empty string."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def address(connection: AnyConnection) -> str:
    """Return where somebody calls from, as far as it can be told: what a ban is about."""
    return connection.client.host if connection.client else ""


def neighbours(connection: AnyConnection) -> str:
    """Return with whom somebody is counted: those at their address, or in their network."""
    return neighbourhood(address(connection))
