"""The postman: carries a sealed message to a push service, and says what came of it.

He goes by https, to the address that was judged and to no other; he follows nobody elsewhere, reads how he was answered
and nothing more, and waits for nobody longer than some seconds.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

from .addresses import Place, is_public, place_of, the_way

LONGEST: Final = 10.0
"""Seconds until he gives up, from the first look-up to the answer."""
LARGEST_HEAD: Final = 8 * 1024
LOOKUPS: Final = 4
"""How many names are looked up at a time: each takes a thread, for as long as the answer takes."""
_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])(?: [^\r\n]*)?\r\n")
_LATER: Final = frozenset({408, 425, 429})

Answer = Literal["told", "gone", "failed"]
"""`told`: the service has it. `gone`: it will never have one for this device. `failed`: another time, perhaps."""

Resolve = Callable[[str], Awaitable[list[str]]]


@dataclass(frozen=True, slots=True)
class Roads:
    """How push services are reached. Only a test goes elsewhere than over the public network."""

    port: int = 443
    allowed: Callable[[str], bool] = is_public
    resolve: Resolve | None = None
    tls: Callable[[], ssl.SSLContext] = ssl.create_default_context
    longest: float = LONGEST


class Postman:
    """Carries messages."""

    def __init__(self, roads: Roads) -> None:
        self._roads = roads
        self._lookups = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="lookup")

    async def carry(self, endpoint: str, headers: Mapping[str, str], message: bytes) -> Answer:
        """Post a message, once."""
        place = place_of(endpoint)
        try:
            async with asyncio.timeout(self._roads.longest):
                way = the_way(await self._addresses(place.host), self._roads.allowed)
                if way is None:
                    return "gone"
                return _meaning(await self._post(way, place, headers, message))
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):  # time-outs and TLS are among them
            return "failed"

    def close(self) -> None:
        """Look nothing up any more."""
        self._lookups.shutdown(wait=False, cancel_futures=True)

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        return self._roads.tls()

    async def _addresses(self, host: str) -> list[str]:
        if self._roads.resolve is not None:
            return await self._roads.resolve(host)
        return await asyncio.get_running_loop().run_in_executor(self._lookups, _looked_up, host)

    async def _post(self, way: str, place: Place, headers: Mapping[str, str], message: bytes) -> bytes:
        """Return the head of the answer; what follows it is not read."""
        port, tls = self._roads.port, self._tls
        reader, writer = await asyncio.open_connection(
            way, port, ssl=tls, server_hostname=place.host, limit=LARGEST_HEAD
        )
        try:
            writer.write(_request(place, headers, message))
            await writer.drain()
            return await reader.readuntil(b"\r\n\r\n")
        finally:
            writer.transport.abort()


def _looked_up(host: str) -> list[str]:
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def _request(place: Place, headers: Mapping[str, str], message: bytes) -> bytes:
    all_of_them = {"Host": place.host, **headers, "Content-Length": str(len(message)), "Connection": "close"}
    head = "".join(f"{name}: {value}\r\n" for name, value in all_of_them.items())
    return f"POST {place.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + message


def _meaning(head: bytes) -> Answer:
    """Say what an answer means. Whoever sends the house elsewhere is no push service."""
    found = _STATUS.match(head)
    status = int(found[1]) if found else 0
    if 200 <= status < 300:
        return "told"
    return "failed" if status == 0 or status >= 500 or status in _LATER else "gone"
