"""A stream to a program: a JSON object a line, a heartbeat when there is nothing to say, and a last line that says why.

Nothing is queued for who reads slowly: the next line is made when the last one has been taken, of how things stand
then. A stream has an end in any case: after so many bytes, or so long, the program is asked to come again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import aclosing
from typing import Final

import msgspec
import structlog
from litestar.response.streaming import ASGIStreamingResponse
from litestar.types import Receive, Send
from msgspec import Struct

from cabinet_noir.core import Refusal
from cabinet_noir.server.operator.faults import traced
from cabinet_noir.server.protocol.machines import End, Ended
from cabinet_noir.server.tables.house import House

from .access import Access, check

log = structlog.get_logger()

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

    @property
    def seq(self) -> int:
        """Where the stream is."""
        return -1

    def was_stirred(self) -> bool:
        """Was there something to look at, since this was last asked?"""
        stirred = self._news.is_set()
        self._news.clear()
        return stirred

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


class Lines(ASGIStreamingResponse):
    """An answer that is a stream, whose first lines are written: what is refused is refused before it begins.

    Who hangs up closes it, and it ends by itself: nothing that is being read or written is broken off in the middle.
    """

    def __init__(self, stream: Stream, first: bytes, pieces: AsyncGenerator[bytes, None]) -> None:
        super().__init__(iterator=pieces, media_type=NDJSON, headers={"X-Accel-Buffering": "no"})
        self._stream_of, self._first, self._pieces = stream, first, pieces

    async def send_body(self, send: Send, receive: Receive) -> None:
        """Send piece after piece, as fast as they are taken."""
        listening = asyncio.create_task(self._until_hung_up(receive))
        try:
            async with aclosing(self._pieces):
                await send({"type": "http.response.body", "body": self._first, "more_body": True})
                async for piece in self._pieces:
                    await send({"type": "http.response.body", "body": piece, "more_body": True})
        except Exception as error:  # a fault of the house is told, and the program comes again
            log.error("fault", **traced(error))
            self._stream_of.house.resources.metrics.faults.inc()
            last = self._stream_of.written([End(self._stream_of.seq, "fault")])
            await send({"type": "http.response.body", "body": last, "more_body": True})
        finally:
            listening.cancel()
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _until_hung_up(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._stream_of.close("again")


async def begun(stream: Stream, pieces: AsyncGenerator[bytes, None]) -> Lines:
    """Return a stream once its first lines are written."""
    return Lines(stream, await anext(pieces), pieces)
