"""The operator's port: is the house alive, may visitors be sent to it, and its figures.

It owns three pages and the server that answers them, beside the house's own and in the same loop. It knows no house:
whether visitors may come, and what was counted, it asks whoever opens the port.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from typing import Final, NamedTuple

import uvicorn
from litestar import HttpMethod, Litestar, MediaType, Response, route
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from cabinet_noir.server.connections import Places, protocols

LONGEST_REQUEST: Final = 8 * 1024
MOST_ASKING: Final = 32
LAST_ANSWERS: Final = 2
"""Seconds in which whoever is being answered is to have heard it."""
ASKING: Final = (HttpMethod.GET, HttpMethod.HEAD)


class Readiness(NamedTuple):
    """May visitors be sent here? With the reason."""

    is_ready: bool
    reason: str


Ready = Callable[[], Awaitable[Readiness]]
Figures = Callable[[], bytes]


@asynccontextmanager
async def operator_port(host: str, port: int, ready: Ready, figures: Figures) -> AsyncIterator[int]:
    """Answer the operator for as long as this is held; gives the port. Raises `OSError` if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family) as listener:
        server = _ServerBeside(_config(_pages(ready, figures)))
        serving = asyncio.create_task(server.serve([listener]))
        try:
            yield int(listener.getsockname()[1])
        finally:
            server.should_exit = True
            await serving


def _pages(ready: Ready, figures: Figures) -> Litestar:
    @route("/health", http_method=ASKING, media_type=MediaType.TEXT, sync_to_thread=False)
    def health() -> str:
        return "alive\n"

    @route("/ready", http_method=ASKING)
    async def readiness() -> Response[str]:
        is_ready, reason = await ready()
        return Response(f"{reason}\n", status_code=200 if is_ready else 503, media_type=MediaType.TEXT)

    @route("/metrics", http_method=ASKING, media_type=CONTENT_TYPE_PLAIN_0_0_4, sync_to_thread=False)
    def metrics() -> bytes:
        return figures()

    return Litestar([health, readiness, metrics], openapi_config=None, logging_config=None)


def _config(app: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=protocols(Places(MOST_ASKING, lambda _address: True), LONGEST_REQUEST)[0],
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        headers=[("Cache-Control", "no-store")],
        timeout_graceful_shutdown=LAST_ANSWERS,
    )


class _ServerBeside(uvicorn.Server):
    """A server beside another, which leaves the signals to that one."""

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        yield
