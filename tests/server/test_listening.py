"""How the house listens."""

from __future__ import annotations

import socket

from cabinet_noir.server.run import listen


def test_a_small_message_leaves_at_once() -> None:
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
