"""One process that serves the house: its port, its server, and how it shows everyone out."""

from __future__ import annotations

import gc
import os
import socket
import sys
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from .app import Settings, make_app
from .connections import BACKLOG, PING_EVERY, PONG_WITHIN, Places, allow_more_files, is_among, most_places, protocols
from .tables.house import House

WS_LIMIT = 128 * 1024
"""Beyond this a message is not even read: the socket is closed. Up to it, one that is too long gets a coded answer."""
SELDOM = (1_000, 3, 300)
"""How often lost objects are looked for: new ones, older ones, all."""
YIELDS_EVERY = 0.0002
"""Seconds for which a thread beside the loop may keep the interpreter: the loop asks for it many times in a move."""


def server_config(settings: Settings) -> uvicorn.Config:
    """Return how uvicorn is to run the house, with as many connections as the machine allows."""
    allow_more_files()
    proxies = is_among(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))
    http, sockets = protocols(Places(most_places(), proxies))
    return uvicorn.Config(
        make_app(settings),
        http=http,
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=sockets,
        ws_max_size=WS_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        timeout_graceful_shutdown=5,
    )


def listen(host: str, port: int, shared: bool = False, deaf: bool = False) -> socket.socket:
    """Take a port, for oneself or shared with other workers; whoever is deaf holds it and takes no visitors.

    Small messages leave at once: none waits for a fuller packet.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind((host, port))
        if not deaf:
            listener.listen(BACKLOG)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    except BaseException:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket) -> str:
    """Return where a listener is reached."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _settle_down() -> None:
    """Look for lost objects rarely, and never among those that are here for good: it is what holds messages up most."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(YIELDS_EVERY)


class HouseServer(uvicorn.Server):
    """A server that says when it is open, and shows everyone out before it closes."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, then say where."""
        await super().startup(sockets)
        _settle_down()
        if self.started and self._on_ready and sockets:
            self._on_ready(address_of(sockets[0]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, let everyone finish and hear their answer, and send them to another worker; then close."""
        for server in self.servers:
            server.close()
        app = self.config.app
        assert isinstance(app, Litestar)
        house: House = app.state.house
        await house.hall.clear()
        await super().shutdown(sockets)
