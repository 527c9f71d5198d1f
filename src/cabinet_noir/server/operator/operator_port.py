"""The operator's door, on a port of its own: is the house alive, may visitors be sent to it, and its figures."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from cabinet_noir.server.tables.house import House

PATIENCE: Final = 5.0
LONGEST_REQUEST: Final = 8 * 1024
PLAIN: Final = "text/plain; charset=utf-8"
REASONS: Final = {200: "OK", 404: "Not Found", 405: "Method Not Allowed", 503: "Service Unavailable"}

Answer = tuple[int, str, bytes]


class OperatorPort:
    """Answers three questions, one a connection, and nothing else."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._server: asyncio.Server | None = None
        self._pages: dict[str, Callable[[], Awaitable[Answer]]] = {
            "/health": self._health,
            "/ready": self._ready,
            "/metrics": self._metrics,
        }

    async def open(self, host: str, port: int) -> None:
        """Listen; raises `OSError` if the port cannot be had."""
        self._server = await asyncio.start_server(self._serve, host, port, limit=LONGEST_REQUEST)

    @property
    def port(self) -> int:
        """The port it listens on."""
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                request = await reader.readuntil(b"\r\n\r\n")
                method, path, *_ = (*request.split(b"\r\n", 1)[0].decode("latin-1").split(" "), "", "")
                status, kind, body = await self._answer(method, path.partition("?")[0])
                head = f"HTTP/1.1 {status} {REASONS[status]}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
                writer.write(f"{head}Cache-Control: no-store\r\nConnection: close\r\n\r\n".encode())
                writer.write(b"" if method == "HEAD" else body)
                await writer.drain()
        writer.close()

    async def _answer(self, method: str, path: str) -> Answer:
        if method not in ("GET", "HEAD"):
            return 405, PLAIN, b"only GET\n"
        page = self._pages.get(path)
        return await page() if page else (404, PLAIN, b"/health, /ready or /metrics\n")

    async def _health(self) -> Answer:
        return 200, PLAIN, b"alive\n"

    async def _ready(self) -> Answer:
        """Ready is who lets people in and can write; a bus that is down makes a worker slow to hear, not useless."""
        if self._house.hall.closing:
            return 503, PLAIN, b"closing\n"
        if not await self._house.resources.store.answers():
            return 503, PLAIN, b"the database does not answer\n"
        return 200, PLAIN, b"ready\n" if self._house.resources.bus.connected else b"ready, without the bus\n"

    async def _metrics(self) -> Answer:
        return 200, CONTENT_TYPE_PLAIN_0_0_4, self._house.resources.metrics.page()
