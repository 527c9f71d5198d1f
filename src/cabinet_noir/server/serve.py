"""Serving the house: one process and one port; or several workers, by the supervisor."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from .app import Settings
from .operator.house_log import configure
from .run import HouseServer, listen, server_config
from .supervisor import Crew, supervise


def serve(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    own_ports: bool = False,
    *,
    log_level: str = "info",
    on_ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until interrupted. `on_ready` is told the address once the house is open; port 0 takes a free one.

    Raises `OSError` when the port cannot be had.
    """
    configure(log_level)
    if workers > 1:
        supervise(settings, host, port, Crew(workers, own_ports), log_level, on_ready)
        return
    listener = listen(host, port)
    server = HouseServer(server_config(settings), on_ready)
    with listener, suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
