"""The page: files that were built once, and `index.html` for every address the page itself understands.

Its files are sent compressed. What a seat is told never is: the size of a compressed answer can tell what is in it.
"""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from cabinet_noir.server.protocol.refusals import NoSuchPage

PAGE: Final = Path(__file__).parents[1] / "page"
UNBUILT: Final = "The page has not been built yet. Run `make play`, which builds it and starts the house.\n"

ONCE_AND_FOR_ALL: Final = "public, max-age=31536000, immutable"
ASK_EACH_TIME: Final = "no-cache"
SQUEEZABLE: Final = frozenset({".html", ".js", ".css", ".svg", ".json", ".txt"})


def page_handler(page: Path) -> HTTPRouteHandler:
    """Return the handler that serves the page from a folder."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def show_page(request: Request[object, object, State], path: FromPath[str] = "/") -> Response[bytes]:
        """Serve a file of the page, or the page itself."""
        gzips = "gzip" in request.headers.get("accept-encoding", "")
        return await asyncio.to_thread(_serve, page, path.lstrip("/"), gzips)

    return show_page


def _serve(page: Path, path: str, gzips: bool) -> Response[bytes]:
    if path.split("/", 1)[0] in ("api", "ws", "schema"):
        raise NoSuchPage("no-such-page")
    file = (page / path).resolve()
    if path and file.is_file() and file.is_relative_to(page.resolve()):
        hashed = path.startswith("assets/")
        return _file(file, ONCE_AND_FOR_ALL if hashed else ASK_EACH_TIME, gzips)
    if path.startswith("assets/"):
        raise NoSuchPage("no-such-page")
    index = page / "index.html"
    if not index.is_file():
        return Response(UNBUILT.encode(), media_type="text/plain", status_code=503)
    return _file(index, ASK_EACH_TIME, gzips)


def _file(file: Path, cache: str, gzips: bool) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if not gzips or file.suffix not in SQUEEZABLE:
        return Response(file.read_bytes(), media_type=kind, headers=headers)
    body = _squeezed(file, file.stat().st_mtime_ns)
    return Response(body, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})


@lru_cache(maxsize=256)
def _squeezed(file: Path, _modified: int) -> bytes:
    """Return a file compressed, once for each time it was built."""
    return gzip.compress(file.read_bytes(), mtime=0)
