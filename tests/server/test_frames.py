"""What a page says is heard alike, however the network cuts it: a frame's inside is never taken for a frame."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from cabinet_noir.server.app import Settings
from cabinet_noir.server.run import server_config

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
WHOLE, BEGUN, ENDED = 0x81, 0x01, 0x80


def framed(text: bytes, first: int = WHOLE, mask: bytes = b"\1\2\3\4") -> bytes:
    """Return a short frame as a page sends it."""
    return bytes([first, 0x80 | len(text)]) + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))


def disguised(text: bytes) -> bytes:
    """Return a frame whose payload, masked as it travels, looks like a whole short frame."""
    mask = bytes([text[0] ^ WHOLE, text[1] ^ (0x80 | len(text) - 6), 1, 2])
    frame = framed(text, mask=mask)
    assert frame[6:8] == bytes([WHOLE, 0x80 | len(frame) - 12])
    return frame


class Ear(asyncio.Transport):
    """The other end of a socket, in the hand."""

    def write(self, _data: Any) -> None: ...

    def close(self) -> None: ...

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def heard(config: uvicorn.Config, parts: list[bytes]) -> list[str]:
    """Say something to a socket in these pieces, and return what is heard of it."""
    texts: list[str] = []

    async def listen(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            texts.append(event["text"])

    config.loaded_app, state = listen, ServerState()
    protocol: Any = config.ws_protocol_class
    socket = protocol(config, state, {})
    socket.connection_made(Ear())
    for part in (HANDSHAKE, *parts):
        socket.data_received(part)
        for _ in range(5):  # as often as the listener needs to come round
            await asyncio.sleep(0)
    socket.connection_lost(None)
    await asyncio.gather(*state.tasks)
    return texts


FRAMES = [
    framed(b"one"),
    disguised(b'{"t":"ping","sent":1}'),
    framed(b"begun ", BEGUN),
    framed(b"and ended", ENDED),
    framed(b""),
    disguised(b"the last of them"),
]
TEXTS = ["one", '{"t":"ping","sent":1}', "begun and ended", "", "the last of them"]


def cuts() -> Iterator[list[bytes]]:
    """Yield all that is said: frame by frame, byte by byte, and cut in two at every place."""
    said = b"".join(FRAMES)
    yield FRAMES
    yield [said[at : at + 1] for at in range(len(said))]
    for at in range(len(said) + 1):
        yield [said[:at], said[at:]]


def test_a_text_is_heard_alike_wherever_it_is_cut() -> None:
    config = server_config(Settings(db="unopened"))
    config.load()
    for parts in cuts():
        assert asyncio.run(heard(config, parts)) == TEXTS, [part.hex() for part in parts]
