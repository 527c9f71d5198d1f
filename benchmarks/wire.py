"""A WebSocket of as few instructions as possible, so that a load is the server's and not the client's."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_WORD = 1006
"""How a socket is said to have closed that went without a word."""


class Wire(asyncio.Protocol):
    """One socket. Frames of text go both ways; a mask of zeros is a mask, and costs nothing."""

    def __init__(self, host: str, path: str, on_text: Callable[[Wire, bytes], None]) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._on_text = on_text
        self._buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.opened.add_done_callback(
            lambda opened: opened.cancelled() or opened.exception()
        )  # who gave up asks no more
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """The code it was closed with, and `reason` what was said to it."""
        self.reason = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done() and not self._upgraded():
            return
        while self._frame():
            pass

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the socket was not opened"))
        if not self.closed.done():
            self.closed.set_result(NO_WORD)

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._transport.write(framed(TEXT, text))

    def write(self, letters: bytes) -> None:
        """Send what need be no frame."""
        self._transport.write(letters)

    @property
    def unsent(self) -> int:
        """The bytes that the other side has not taken yet."""
        return self._transport.get_write_buffer_size()

    def deafen(self) -> None:
        """Read nothing any more."""
        self._transport.pause_reading()

    def close(self) -> None:
        """Go away; nobody closes it any more."""
        self.closed.cancel()
        self._transport.close()

    def _upgraded(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionRefusedError(bytes(self._buffer[:end]).decode("latin-1")))
            self._transport.abort()
            return False
        del self._buffer[: end + 4]
        self.opened.set_result(None)
        return True

    def _frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size == 126:
            start = 4
            size = int.from_bytes(buffer[2:4], "big")
        elif size == 127:
            start = 10
            size = int.from_bytes(buffer[2:10], "big")
        if len(buffer) < start + size or (start > 2 and len(buffer) < start):
            return False
        kind, body = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == TEXT:
            while body:  # the house says several things in one text, a line each
                line, _, body = body.partition(b"\n")
                self._on_text(self, line)
        elif kind == PING:
            self._transport.write(framed(PONG, body))
        elif kind == CLOSE:
            self.reason = body[2:].decode(errors="replace")
            if not self.closed.done():
                self.closed.set_result(int.from_bytes(body[:2], "big") or NO_WORD)
            self._transport.close()
        return True


def framed(kind: int, body: bytes, last: bool = True) -> bytes:
    """Return a frame as a client sends it; one that is not the last of its message is a short piece."""
    size = len(body)
    if size < 126:
        return struct.pack(">BB4x", 128 * last | kind, 128 | size) + body
    return struct.pack(">BBH4x", 128 | kind, 128 | 126, size) + body


async def opened(url: str, path: str, on_text: Callable[[Wire, bytes], None], source: str | None = None) -> Wire:
    """Open a socket to a server's path, from an address of this machine; refused, it raises `ConnectionError`."""
    address = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(address.netloc, path, on_text),
        address.hostname or "",
        address.port or 80,
        local_addr=None if source is None else (source, 0),
    )
    try:
        await wire.opened
    except BaseException:
        wire.close()
        raise
    return wire
