"""A stream to a program: a JSON object a line, a heartbeat when there is nothing to say, and a last line that says why.

Nothing is queued for who reads slowly: the next line is made when the last one has been taken, of how things stand
then. A stream has an end in any case: after so many bytes, or so long, the program is asked to come again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterable
from contextlib import aclosing
from typing import Final

import msgspec
from msgspec import Struct

from cabinet_noir.core import Refusal
from cabinet_noir.server.protocol.machines import Ended
from cabinet_noir.server.tables.house import House

from .access import Access, check

LONGEST: Final = 3600.0
"""Seconds after which a stream ends, and is opened again."""
MOST_BYTES: Final = 32 * 1024 * 1024
NDJSON: Final = "application/x-ndjson"

_encode = msgspec.json.Encoder().encode


class Stream:
    """One stream, while it is open. The hall can send it home, and its desk replace it."""

    def __init__(self, house: House, access: Access) -> None:
        self.house = house
        self.access = access
        self.why: Ended | None = None
        self._news = asyncio.Event()
        self._bytes = 0
        self._until = asyncio.get_running_loop().time() + LONGEST

    def stir(self) -> None:
        """There may be something to tell."""
        self._news.set()

    def close(self, why: Ended) -> None:
        """Say this, and end."""
        self.why = self.why or why
        self.stir()

    def dismiss(self) -> None:
        """Go to another worker."""
        self.close("again")

    def hush(self) -> None:
        """It has said who it is."""

    def go_if_banned(self) -> None:
        """Go, if whoever this is has been banned meanwhile."""
        try:
            check(self.house, self.access, "bot:play")
        except Refusal:
            self.close("revoked")

    async def pause(self) -> bool:
        """Wait until there may be something to tell, but no longer than a heartbeat. False: there is not."""
        try:
            async with asyncio.timeout(self.house.resources.heartbeat):
                await self._news.wait()
        except TimeoutError:
            return False
        self._news.clear()
        return True

    def written(self, lines: Iterable[bytes | Struct]) -> bytes:
        """Return lines as they are sent; where it is enough, the stream is to end after them."""
        sent = b"".join([(line if isinstance(line, bytes) else _encode(line)) + b"\n" for line in lines])
        self._bytes += len(sent)
        if self._bytes > MOST_BYTES or asyncio.get_running_loop().time() > self._until:
            self.close("again")
        return sent


async def begun(pieces: AsyncGenerator[bytes, None]) -> AsyncIterator[bytes]:
    """Return a stream whose first line is written: what is refused is refused before it begins."""
    first = await anext(pieces)

    async def stream() -> AsyncIterator[bytes]:
        async with aclosing(pieces):
            yield first
            async for piece in pieces:
                yield piece

    return stream()
