"""The page: files that were built once, and `index.html` for every address the page itself understands.

Its files are sent compressed. What a seat is told never is: the size of a compressed answer can tell what is in it.
"""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from cabinet_noir.server.protocol.refusals import NoSuchPage

from .builds import KeptBuilds

PAGE: Final = Path(__file__).parents[1] / "page"
UNBUILT: Final = "The page has not been built yet. Run `make play`, which builds it and starts the house.\n"

ONCE_AND_FOR_ALL: Final = "public, max-age=31536000, immutable"
ASK_EACH_TIME: Final = "no-cache"
SQUEEZABLE: Final = frozenset({".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest"})
MANIFEST: Final = "application/manifest+json"
LONGEST_NAME: Final = 255
"""What a name between two slashes may have at most, in bytes: file systems allow no more, and no address needs it."""
LONGEST_ADDRESS: Final = 1024
_OF_A_FILE: Final = re.compile(r"(?:[\w@-][\w.@-]*/)*[\w@-][\w.@-]*", re.ASCII)
"""What the page's files are called. Only such names are looked for on the disk, and none leads out of the folder."""


def page_handler(page: Path, kept: KeptBuilds) -> HTTPRouteHandler:
    """Return the handler that serves the page from a folder, and what pages of earlier builds still ask for."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def show_page(request: Request[object, object, State], path: FromPath[str] = "/") -> Response[bytes]:
        """Serve a file of the page, or the page itself."""
        gzips = "gzip" in request.headers.get("accept-encoding", "")
        reads = "text/html" in request.headers.get("accept", "")
        return await asyncio.to_thread(_serve, page, kept, path.lstrip("/"), gzips, reads)

    return show_page


def _serve(page: Path, kept: KeptBuilds, path: str, gzips: bool, reads: bool) -> Response[bytes]:
    if path.split("/", 1)[0] in ("api", "ws", "schema"):
        raise NoSuchPage("no-such-page")
    is_lost = not _can_be(path)
    if not is_lost and _OF_A_FILE.fullmatch(path) and (file := page / path).is_file():
        hashed = path.startswith("assets/")
        return _file(file, ONCE_AND_FOR_ALL if hashed else ASK_EACH_TIME, gzips)
    if path.startswith("assets/"):
        earlier = kept.find(path.removeprefix("assets/")) if not is_lost else None
        if earlier is None:
            raise NoSuchPage("no-such-page")
        return _file(earlier, ONCE_AND_FOR_ALL, gzips)
    if is_lost and not reads:
        raise NoSuchPage("no-such-page")
    index = page / "index.html"
    if not index.is_file():
        return Response(UNBUILT.encode(), media_type="text/plain", status_code=503)
    # Whoever reads is told in their own language, by the page, that there is nothing here.
    return _file(index, ASK_EACH_TIME, gzips, status=404 if is_lost else 200)


def _can_be(path: str) -> bool:
    """Could this be an address of the page?"""
    if len(path) > LONGEST_ADDRESS or not path.isprintable():
        return False
    return all(len(name.encode(errors="replace")) <= LONGEST_NAME for name in path.split("/"))


def _file(file: Path, cache: str, gzips: bool, status: int = 200) -> Response[bytes]:
    guessed = MANIFEST if file.suffix == ".webmanifest" else mimetypes.guess_type(file.name)[0]
    kind = guessed or "application/octet-stream"
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if not gzips or file.suffix not in SQUEEZABLE:
        return Response(file.read_bytes(), media_type=kind, headers=headers, status_code=status)
    body = _squeezed(file, file.stat().st_mtime_ns)
    return Response(body, media_type=kind, headers={**headers, "Content-Encoding": "gzip"}, status_code=status)


@lru_cache(maxsize=256)
def _squeezed(file: Path, _modified: int) -> bytes:
    """Return a file compressed, once for each time it was built."""
    return gzip.compress(file.read_bytes(), mtime=0)
