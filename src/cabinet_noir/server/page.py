"""The page: files that were built once, and `index.html` for every address the page itself understands."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from .problems import NoSuchPage

PAGE: Final = Path(__file__).parent / "page"
UNBUILT: Final = "The page has not been built yet. Run `make play`, which builds it and starts the house.\n"

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
"""Sent with every answer of the house. No inline script, nothing from elsewhere, and no address told to others."""
ONCE_AND_FOR_ALL: Final = "public, max-age=31536000, immutable"
ASK_EACH_TIME: Final = "no-cache"


def page_handler(page: Path) -> HTTPRouteHandler:
    """Return the handler that serves the page from a folder."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def show_page(path: FromPath[str] = "/") -> Response[bytes]:
        """Serve a file of the page, or the page itself."""
        return await asyncio.to_thread(_serve, page, path.lstrip("/"))

    return show_page


def _serve(page: Path, path: str) -> Response[bytes]:
    if path.split("/", 1)[0] in ("api", "ws", "schema"):
        raise NoSuchPage("no-such-page")
    file = (page / path).resolve()
    if path and file.is_file() and file.is_relative_to(page.resolve()):
        hashed = path.startswith("assets/")
        return _file(file, ONCE_AND_FOR_ALL if hashed else ASK_EACH_TIME)
    if path.startswith("assets/"):
        raise NoSuchPage("no-such-page")
    index = page / "index.html"
    if not index.is_file():
        return Response(UNBUILT.encode(), media_type="text/plain", status_code=503)
    return _file(index, ASK_EACH_TIME)


def _file(file: Path, cache: str) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": cache})
