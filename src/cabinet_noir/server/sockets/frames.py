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
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, where there is one
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

    def data_received(self, data: bytes) -> None:
        """Read what came: one whole short text, as nearly always, at once; anything else is uvicorn's to read."""
        text = None if self.frames or self.conn.reader.buffer or not self._is_open else _short_text(data)
        if text is None:
            super().data_received(data)
        else:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()

    @property
    def _is_open(self) -> bool:
        return self.handshake_complete and self.conn.state is State.OPEN

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


def _short_text(data: bytes) -> bytes | None:
    """Return the text of what came, if it is exactly one whole, masked frame of less than 64 kB (RFC 6455, 5.2)."""
    if len(data) < 6 or data[0] != _WHOLE_TEXT:
        return None
    size, start = data[1] & 0x7F, 6
    if size == _SHORT:
        size, start = int.from_bytes(data[2:4], "big"), 8
    if data[1] < 0x80 or data[1] == 0xFF or len(data) != start + size or (start == 8 and size < _SHORT):
        return None  # not masked, longer, not whole or not alone, written longer than need be
    return apply_mask(data[start:], data[start - 4 : start])


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
