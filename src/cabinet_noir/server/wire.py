"""The last step of a message: uvicorn's socket, with a short cut for the house's own texts.

What is due to a page leaves in one write, as the bytes it was encoded to. Everything else, the handshake, what comes
in, pings and closing, stays uvicorn's; and where another server runs the house, each text takes the ordinary way.
"""

from __future__ import annotations

import struct
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "cabinet.texts"
"""The name, among a connection's extensions, of the short cut."""

MOST_UNREAD: Final = 4
"""Messages that may wait before their socket is read no further."""

_WHOLE_TEXT: Final = 0x81
_SHORT, _MIDDLE = 126, 1 << 16

SendTexts = Callable[[Sequence[bytes]], Awaitable[None]]


class HouseSocket(WebSocketsSansIOProtocol):
    """One socket of the house."""

    def handle_connect(self, event: Request) -> None:
        """Greet whoever comes, and say that there is a short cut."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"send": self.send_texts}

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. Reading rests only while several wait: to stop and start it costs more than a message."""
        unread = self.queue.qsize()
        paused, self.read_paused = self.read_paused, self.read_paused or unread < MOST_UNREAD
        super().send_receive_event_to_app()
        if not paused and unread < MOST_UNREAD:
            self.read_paused = False

    async def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send several texts, already encoded, in one write; wait first until the reader has taken most of the last."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join(part for text in texts for part in (_head(len(text)), text)))


def _head(size: int) -> bytes:
    """Return what precedes a text of so many bytes that is sent whole and unmasked (RFC 6455, 5.2)."""
    if size < _SHORT:
        return struct.pack("!BB", _WHOLE_TEXT, size)
    if size < _MIDDLE:
        return struct.pack("!BBH", _WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", _WHOLE_TEXT, 127, size)


def texts_of(scope: Any) -> SendTexts | None:
    """Return the short cut of a connection, if its server has one."""
    extension = (scope.get("extensions") or {}).get(EXTENSION)
    return None if extension is None else extension["send"]
