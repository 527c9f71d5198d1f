"""HTTP of as few instructions as possible, which says exactly what it is told to, and keeps little of answers.

A library would mend a bent request before it left, and hold a huge answer in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

PATIENCE = 30.0
"""Seconds an answer is waited for."""
KEPT = 64 * 1024
"""The bytes of an answer that are kept; the rest is read and let go."""
PIECE = 256 * 1024


class Answer(Struct, frozen=True):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes
    size: int

    def json(self) -> Any:
        """Return a short answer's body."""
        return msgspec.json.decode(self.body)

    @property
    def verdict(self) -> str:
        """Its status; a house that is too busy has to say when to come again."""
        return f"{self.status}" + (" without Retry-After" if self.status == 503 and self.says_no_time else "")

    @property
    def says_no_time(self) -> bool:
        """Does it fail to say when to come again?"""
        return "retry-after" not in self.headers


class Caller:
    """One visitor's connection, kept for as long as the server keeps it."""

    def __init__(self, url: str, source: str | None = None) -> None:
        address = urlsplit(url)
        self.host, self.port, self._netloc = address.hostname or "", address.port or 80, address.netloc
        self._source = source
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(
        self, method: str, path: str, body: bytes | Struct | Mapping[str, Any] = b"", **headers: str
    ) -> Answer:
        """Ask, and return the answer. Without one, `OSError` (`TimeoutError`, if it does not come in time)."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._call(method, path, body, headers)
        except (OSError, EOFError, ValueError) as error:
            self.hang_up()
            raise error if isinstance(error, OSError) else ConnectionResetError(str(error)) from None
        except asyncio.CancelledError:
            self.hang_up()
            raise

    async def _call(
        self, method: str, path: str, body: bytes | Struct | Mapping[str, Any], headers: dict[str, str]
    ) -> Answer:
        sent = body if isinstance(body, bytes) else msgspec.json.encode(body)
        lines = {"Host": self._netloc, "Content-Length": str(len(sent))} if method != "GET" else {"Host": self._netloc}
        if not isinstance(body, bytes):
            lines["Content-Type"] = "application/json"
        lines |= headers
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        reader, writer = await self._connected()
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + sent)
        with suppress(ConnectionError):  # refused before all was sent: the answer may be there
            await writer.drain()
        return await self._answer(reader)

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is not None and (self._streams[0].at_eof() or self._streams[1].is_closing()):
            self.hang_up()
        if self._streams is None:
            local = None if self._source is None else (self._source, 0)
            self._streams = await asyncio.open_connection(self.host, self.port, local_addr=local, limit=PIECE)
        return self._streams

    async def _answer(self, reader: asyncio.StreamReader) -> Answer:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").strip().split("\r\n")
        told = (line.partition(":") for line in lines)
        headers = {name.lower(): value.strip() for name, _, value in told}
        body, size = await _body(reader, headers)
        if headers.get("connection", "").lower() == "close":
            self.hang_up()
        return Answer(int(first.split(" ")[1]), headers, body, size)

    def hang_up(self) -> None:
        """Close the connection; the next call opens another."""
        if self._streams is not None:
            self._streams[1].transport.abort()
            self._streams = None


async def _body(reader: asyncio.StreamReader, headers: Mapping[str, str]) -> tuple[bytes, int]:
    """Read a body to its end; return its beginning and its size."""
    if headers.get("transfer-encoding", "").lower() != "chunked":
        size = int(headers.get("content-length", "0"))
        return await _read(reader, size), size
    kept, whole = b"", 0
    while size := int(await reader.readuntil(b"\r\n"), 16):
        piece = await _read(reader, size)
        await reader.readexactly(2)
        kept, whole = (kept + piece)[:KEPT], whole + size
    await reader.readuntil(b"\r\n")
    return kept, whole


async def _read(reader: asyncio.StreamReader, size: int) -> bytes:
    kept = b""
    while size:
        piece = await reader.read(min(size, PIECE))
        if not piece:
            raise EOFError("the answer broke off")
        size -= len(piece)
        if len(kept) < KEPT:
            kept += piece
    return kept[:KEPT]
