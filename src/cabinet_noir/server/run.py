"""Running the house: one process, one port, one file."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn

from .app import Settings, make_app
from .logs import configure

WS_LIMIT = 1024 * 1024
"""Beyond this a message is not even read: the socket is closed. Up to it, one that is too long gets a coded answer."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | Path = "var/cabinet.sqlite",
    bot_workers: int = 1,
    pace: float = 0.9,
    *,
    log_level: str = "info",
    on_ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until interrupted. `on_ready` is told the address once the house is open; port 0 takes a free one.

    Raises `OSError` when the port cannot be had.
    """
    configure(log_level)
    listener = listen(host, port)
    server = HouseServer(server_config(Settings(db, bot_workers, pace)), on_ready)
    with listener, suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def server_config(settings: Settings) -> uvicorn.Config:
    """Return how uvicorn is to run the house."""
    return uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=WS_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )


def listen(host: str, port: int) -> socket.socket:
    """Take a port. Small messages leave at once: none waits for a fuller packet."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=512)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


class HouseServer(uvicorn.Server):
    """A server that says when it is open."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, then say where."""
        await super().startup(sockets)
        if self.started and self._on_ready and sockets:
            host, port = sockets[0].getsockname()[:2]
            self._on_ready(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")
