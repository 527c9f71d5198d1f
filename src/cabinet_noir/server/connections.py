"""Connections before anything is asked over them: how many there may be, and how long one may take to say something.

A process may open so many files and no more. So there are places for so many connections; when all are taken, a
newcomer gets that of whoever has been silent for longest: a visitor asks for something as soon as they are connected.
Nobody waits for ever for the rest of a request, nor for an answer to be read. What is asked is not known here.
"""

from __future__ import annotations

import asyncio
import resource
import socket
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

BACKLOG: Final = 32
"""Connections the machine holds at the door until the house looks at them; they come in all at once."""
KEPT_BACK: Final = 128 + BACKLOG
"""Files the house needs for itself (its database, the bus, the bots' processes, the page) and for the door."""
MOST_FILES: Final = 65_536
FEWEST_PLACES: Final = 16
IN_A_ROUND: Final = 1
"""Sockets that are let in in one round of the loop, and sockets that are read on."""
HEAD_WITHIN: Final = 10.0
"""Seconds in which whoever connects, or begins to ask, has to have said what they want."""
BODY_WITHIN: Final = 30.0
"""Seconds in which what they send with it has to be here."""
MOST_PIPELINED: Final = 16
"""Requests that may wait behind another one on a connection, each a hundred times as large here as on the way; pages
send none before they have an answer."""
MOUTHFUL: Final = 2048
"""Bytes of a socket that are read in one round of the loop: they may be some hundred frames."""
BESIDE: Final = 600
"""Frames beside messages (pings, pongs, pieces of a message) that may come at once."""
BESIDE_EVERY: Final = 0.05
"""Seconds after which one more may; whoever sends more is cut off: no page sends any but now and then."""
TOO_MANY_FRAMES: Final = 1008
READ_WITHIN: Final = 30.0
"""Seconds for which whoever is being answered may read nothing."""
PING_EVERY: Final = 10.0
"""Seconds after which whoever is at a socket is asked whether they are still there; their browser answers by itself."""
PONG_WITHIN: Final = 8.0
"""Seconds for that answer: a network can die without a word, and whoever waits at the table is to hear of it."""
LONGEST_HEAD: Final = 32 * 1024
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
TOO_LONG: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def allow_more_files() -> None:
    """Take all the files the machine lets this process open, up to what a house can use."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # some systems promise more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def notice_death(transport: asyncio.Transport) -> None:
    """Let a connection end whose other side takes nothing any more: a network can die without a word.

    A socket is asked whether it is there; of a stream of lines only the machine below knows that none arrives.
    """
    found = transport.get_extra_info("socket")
    if found is not None and hasattr(socket, "TCP_USER_TIMEOUT") and found.family in (socket.AF_INET, socket.AF_INET6):
        with suppress(OSError):
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(READ_WITHIN * 1000))


def most_places() -> int:
    """Return how many connections there is room for."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    return max(FEWEST_PLACES, files - KEPT_BACK)


def is_among(trusted: str) -> Callable[[str], bool]:
    """Return whether an address is among those of a list, written as `FORWARDED_ALLOW_IPS` is: `*` is everyone.

    >>> is_among("127.0.0.1, 10.0.0.0/8")("10.1.2.3")
    True
    """
    listed = {part.strip() for part in trusted.split(",")}
    networks = [network for part in listed if (network := _network(part)) is not None]

    def is_listed(address: str) -> bool:
        if "*" in listed or address in listed:
            return True
        here = _network(address)
        return here is not None and any(here.network_address in network for network in networks)

    return is_listed


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """Return with whom an address is counted: of IPv6 everybody has a whole network of 2^64, so that network.

    >>> neighbourhood("2001:db8::1"), neighbourhood("::ffff:192.0.2.1")
    ('2001:db8::/64', '192.0.2.1')
    """
    try:
        ip = ip_address(address)
    except ValueError:  # a name, or nothing
        return address
    if isinstance(ip, IPv4Address):
        return address
    return str(ip.ipv4_mapped or f"{IPv6Address(int(ip) >> 64 << 64)}/64")


def _network(part: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(part, strict=False)
    except ValueError:  # a name, or nothing
        return None


class Places:
    """Who is connected, and who of them has nothing under way. One address gets half of the places at most.

    An address that speaks for others (a proxy) may have all of them: it has limits of its own for those.
    """

    def __init__(self, most: int, speaks_for_others: Callable[[str], bool] = lambda _address: False) -> None:
        self._most = most
        self._speaks_for_others = speaks_for_others
        self._taken: dict[asyncio.Transport, str] = {}
        self._from: Counter[str] = Counter()
        self._silent: dict[asyncio.Transport, None] = {}

    def __len__(self) -> int:
        return len(self._taken)

    def take(self, transport: asyncio.Transport, address: str) -> bool:
        """Take a place, if need be that of the longest silent. False: everybody is busy."""
        near = neighbourhood(address)
        if self._from[near] >= self._most // 2 and not self._speaks_for_others(address):
            if not self._make_room(near):
                return False
        elif len(self._taken) >= self._most and not self._make_room():
            return False
        self._taken[transport] = near
        self._from[near] += 1
        self._silent[transport] = None
        return True

    def is_busy(self, transport: asyncio.Transport) -> None:
        """Something was asked over this connection: nobody else gets its place."""
        self._silent.pop(transport, None)

    def is_silent(self, transport: asyncio.Transport) -> None:
        """Everything asked over it was answered."""
        if transport in self._taken:
            self._silent[transport] = None

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        self._silent.pop(transport, None)
        if (near := self._taken.pop(transport, None)) is not None:
            self._from[near] -= 1
            if not self._from[near]:
                del self._from[near]

    def _make_room(self, near: str | None = None) -> bool:
        """End the longest silent connection (of a neighbourhood); False: there is none."""
        for transport in self._silent:
            if near in (None, self._taken[transport]):
                self.leave(transport)
                transport.abort()
                return True
        return False


class OneByOne:
    """Does what comes in crowds, a little in each round of the loop: all at once would hold up who plays.

    So sockets are let in, and so is read what is much at once.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._going_on = False

    def add(self, what: Callable[[], None]) -> None:
        """Do this after all that came before."""
        self._waiting.append(what)
        if not self._going_on:
            self._going_on = True
            asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        try:
            for _ in range(min(IN_A_ROUND, len(self._waiting))):
                self._waiting.popleft()()
        finally:  # one that fails ends its own connection, and no other
            self._going_on = bool(self._waiting)
            if self._going_on:
                asyncio.get_running_loop().call_soon(self._go_on)


class TooManyPipelined(Exception):
    """Whoever asks so much before they have an answer is read no further: it ends their connection."""


class Watched(HttpToolsProtocol):
    """HTTP over a connection that has a place, and times by which things have to be done."""

    places: Places
    handshakes: OneByOne
    longest_head = LONGEST_HEAD

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Give a newcomer a place."""
        super().connection_made(transport)
        notice_death(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._head = 0
        self._answered: Any = None
        if not self.places.take(transport, self.client[0] if self.client else ""):
            self._refuse(BUSY)
            return
        self._expect(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._stop_expecting()
        self._has_read()
        self.places.leave(self.transport)
        super().connection_lost(exc)
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True  # the library tells the last that was asked, not who is being answered
            self._answered.message_event.set()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        """Read on; a head that does not end is not read to its end."""
        if self.transport.is_closing():
            return
        if self._head == 0 and self._timer is None:
            self._expect(HEAD_WITHIN)
        self._head += len(data)
        super().data_received(data)
        if self._head > self.longest_head and not self.transport.is_closing():
            self._refuse(TOO_LONG)

    def on_headers_complete(self) -> None:
        """It is known what is wanted: the rest has its own time."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooManyPipelined
        self._head = -(1 << 62)  # what follows is a body, which has its own measure
        self._expect(BODY_WITHIN)
        self.places.is_busy(self.transport)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All is here."""
        self._head = 0
        self._stop_expecting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """All is answered."""
        super().on_response_complete()
        if not self.pipeline:
            self.places.is_silent(self.transport)

    def handle_websocket_upgrade(self) -> None:
        """Go over to a socket, which keeps the place, when it is one's turn; nothing more is read before."""
        self._stop_expecting()
        self.transport.pause_reading()
        self.handshakes.add(self._shake_hands)

    def _shake_hands(self) -> None:
        if self.transport.is_closing():
            return
        try:
            super().handle_websocket_upgrade()
            self.transport.resume_reading()
        except BaseException:
            self.transport.abort()
            raise

    def timeout_keep_alive_handler(self) -> None:
        """End a connection over which nothing more is asked, though its last answer is not read."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(READ_WITHIN, self.transport.abort)

    def pause_writing(self) -> None:
        """Wait for a reader, but not for ever."""
        super().pause_writing()
        self._unread = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader goes on."""
        self._has_read()
        super().resume_writing()

    def _has_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _expect(self, seconds: float) -> None:
        self._stop_expecting()
        self._timer = self.loop.call_later(seconds, self._refuse, TOO_SLOW)

    def _stop_expecting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, answer: bytes) -> None:
        """Say why, unless an answer is under way, and end the connection whether or not that is read."""
        self._stop_expecting()
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(answer)
        self.transport.close()
        self.loop.call_later(READ_WITHIN, self.transport.abort)


class WatchedSocket(WebSocketsSansIOProtocol):
    """A socket keeps the place of the connection it came over, and is read a mouthful at a time.

    What is read at once may be ten thousand frames, and a ping is answered before anybody asks whose turn it is. Before
    a socket is let in nothing is read of it: whatever is wrong with a frame could not be answered yet.
    """

    places: Places
    mouthfuls: OneByOne

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin with nothing read."""
        super().connection_made(transport)
        self._left = bytearray()
        self._reading_on = False
        self._beside_due = 0.0

    def data_received(self, data: bytes) -> None:
        """Read it, if it is little; else put it by, take nothing more, and read on when it is one's turn."""
        if not self._left and len(data) <= MOUTHFUL and not self._waits():
            super().data_received(data)
            return
        self._left += data
        if self._waits():
            self.transport.pause_reading()
        else:
            self._read_on_later()

    def _waits(self) -> bool:
        """Has this socket asked to be let in, and was not yet?"""
        return self.handshake_initiated and not self.handshake_complete

    def _read_on_later(self) -> None:
        self.transport.pause_reading()
        if not self._reading_on:
            self._reading_on = True
            self.mouthfuls.add(self._read_on)

    def _read_on(self) -> None:
        self._reading_on = False
        if self.transport.is_closing():
            self._left.clear()
            return
        piece = bytes(self._left[:MOUTHFUL])
        del self._left[:MOUTHFUL]
        super().data_received(piece)
        if self.read_paused:  # the house has enough to listen to, and says when it goes on
            return
        if self._left:
            self._read_on_later()
        else:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """Hear the next message; with the last one that is here, read on where that was put off."""
        event = await super().receive()
        if self._left and not self.read_paused and not self._waits():
            self._read_on_later()
        return event

    async def send(self, message: Any) -> None:
        """Say it; with what lets the socket in, read what came too early."""
        waited = self._waits()
        await super().send(message)
        if waited and self._left and not self._waits():
            self._read_on_later()

    def handle_ping(self) -> None:
        """Answer, but not without end."""
        if self._may_be_beside():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take it in, but not without end."""
        if self._may_be_beside():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message in, but not without end: an empty one makes none too long."""
        if self._may_be_beside():
            super().handle_cont(event)

    def _may_be_beside(self) -> bool:
        """Count a frame that is no message; cut off whoever sends too many."""
        if self.close_sent:
            return False
        now = self.loop.time()
        self._beside_due = max(self._beside_due, now) + BESIDE_EVERY
        if self._beside_due <= now + BESIDE * BESIDE_EVERY:
            return True
        self.conn.send_close(TOO_MANY_FRAMES)
        self.handle_parser_exception()
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self.places.leave(self.transport)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Cut off whoever does not answer: what they were sent may never be read."""
        super().keepalive_timeout()
        self.transport.abort()


def protocols(places: Places, longest_head: int = LONGEST_HEAD) -> tuple[type[Watched], type[WatchedSocket]]:
    """Return the protocols of a server whose connections share these places."""
    shared: dict[str, Any] = {"places": places}
    http = type("WatchedHere", (Watched,), shared | {"longest_head": longest_head, "handshakes": OneByOne()})
    return http, type("WatchedSocketHere", (WatchedSocket,), shared | {"mouthfuls": OneByOne()})
