"""The short cut to a socket: texts of every length arrive whole and in order, and a closed socket is noticed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect

from cabinet_noir.server.run import listen
from cabinet_noir.server.sockets.frames import HouseSocket, texts_of

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 200_000)


def served(app: Any, visit: Callable[[ClientConnection], Awaitable[None]]) -> None:
    """Let somebody visit an application whose sockets are the house's."""

    async def run() -> None:
        with listen("127.0.0.1", 0) as listener:
            config = uvicorn.Config(app, ws=HouseSocket, lifespan="off", log_config=None, ws_per_message_deflate=False)
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            async with connect(f"ws://127.0.0.1:{listener.getsockname()[1]}/", max_size=None) as socket:
                await visit(socket)
            server.should_exit = True
            await serving

    asyncio.run(run())


def test_texts_of_every_length_arrive_whole_and_in_order() -> None:
    texts = ["é" * (length // 2) + "x" * (length % 2) for length in LENGTHS]

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        write = texts_of(scope)
        assert write is not None
        await write([text.encode() for text in texts])
        await send({"type": "websocket.send", "text": "the ordinary way"})
        await write([b"and again"])
        await receive()

    async def visit(socket: ClientConnection) -> None:
        heard = [await socket.recv() for _ in range(len(texts) + 2)]
        assert heard == [*texts, "the ordinary way", "and again"]

    served(app, visit)


def test_many_messages_at_once_are_all_read() -> None:
    got: list[str] = []

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            got.append(event["text"])
            await asyncio.sleep(0)
            await send({"type": "websocket.send", "text": event["text"]})

    async def visit(socket: ClientConnection) -> None:
        said = [f"{number} " * 50 for number in range(300)]
        for text in said:
            await socket.send(text)
        assert [await socket.recv() for _ in said] == said == got

    served(app, visit)


MASK = bytes([1, 2, 3, 4])
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def framed(text: bytes, first: int = 0x81, masked: bool = True, width: int = 0) -> bytes:
    """Return a frame as a page sends it, or as it should not; its length is written in so many bytes more."""
    width = width or (0 if len(text) < 126 else 2 if len(text) < 65_536 else 8)
    code = {0: len(text), 2: 126, 8: 127}[width]
    size = bytes([code | 0x80 * masked]) + (len(text).to_bytes(width, "big") if width else b"")
    body = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(text)) if masked else text
    return bytes([first]) + size + (MASK if masked else b"") + body


async def echo(_scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": event["text"]})


class Ear(asyncio.Transport):
    """The other end of a socket, in the hand: it keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.heard += bytes(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def spoken(*parts: bytes) -> bytes:
    """Say something in these pieces and go, and return all that was answered."""
    config = uvicorn.Config(echo, ws=HouseSocket, lifespan="off", log_config=None, ws_per_message_deflate=False)
    config.load()
    state, ear = ServerState(), Ear()
    socket = HouseSocket(config, state, {})
    socket.connection_made(ear)
    for part in (HANDSHAKE, *parts, framed(b"\x03\xe8", 0x88)):
        if not ear.closed:
            socket.data_received(part)
        for _ in range(20):  # as often as the echo needs to come round
            await asyncio.sleep(0)
    socket.connection_lost(None)
    await asyncio.gather(*state.tasks)
    return ear.heard.partition(b"\r\n\r\n")[2]


def heard(*texts: bytes) -> bytes:
    """Return these texts and a farewell, as the house sends them."""
    return b"".join(framed(text, masked=False) for text in texts) + framed(b"\x03\xe8", 0x88, masked=False)


@pytest.mark.parametrize(
    ("parts", "texts"),
    [
        ([framed(b"one")], [b"one"]),
        ([framed(b"")], [b""]),
        ([framed(b"x" * 126), framed(b"y" * 30_000)], [b"x" * 126, b"y" * 30_000]),
        ([framed(b"z" * 65_535), framed(b"z" * 65_536)], [b"z" * 65_535, b"z" * 65_536]),
        ([framed(b"one") + framed(b"two")], [b"one", b"two"]),
        ([framed(b"cut in two")[:7], framed(b"cut in two")[7:]], [b"cut in two"]),
        ([framed(b"one") + framed(b"two")[:4], framed(b"two")[4:]], [b"one", b"two"]),
        ([framed(b"begun ", 0x01), framed(b"and ended", 0x80)], [b"begun and ended"]),
        ([framed(b"begun ", 0x01), framed(b"and ended", 0x80), framed(b"next")], [b"begun and ended", b"next"]),
    ],
)
def test_a_text_is_read_however_it_comes_in_pieces(parts: list[bytes], texts: list[bytes]) -> None:
    assert asyncio.run(spoken(*parts)) == heard(*texts)


@pytest.mark.parametrize(
    ("part", "code"),
    [
        (framed(b"bare", masked=False), 1002),
        (framed(b"from the future", 0xC1), 1002),
        (framed(b"x" * (133 - 14), width=8) + framed(b"", 0x01) * 2, 1002),
        (framed(b"\xff\xfe"), 1007),
        (framed(b"begun ", 0x01) + framed(b"another", 0x81), 1002),
    ],
)
def test_what_is_no_text_of_a_page_closes_the_socket(part: bytes, code: int) -> None:
    assert code.to_bytes(2, "big") in asyncio.run(spoken(part))


def test_who_has_gone_is_noticed() -> None:
    noticed = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        assert (await receive())["type"] == "websocket.disconnect"
        write = texts_of(scope)
        assert write is not None
        with pytest.raises(OSError):
            await write([b"too late"])
        noticed.set()

    async def visit(socket: ClientConnection) -> None:
        await socket.close()
        await noticed.wait()

    served(app, visit)


def test_another_server_has_no_short_cut() -> None:
    assert texts_of({}) is None
    assert texts_of({"extensions": None}) is None
