"""What a page says is heard alike, however the network cuts it: a frame's inside is never taken for a frame."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from cabinet_noir.server.app import Settings
from cabinet_noir.server.connections import BESIDE, MOUTHFUL, TOO_MANY_FRAMES
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

    def __init__(self) -> None:
        super().__init__()
        self.heard = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.heard += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

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


# much at once


def opened(mouth: Ear) -> Any:
    """Return a socket over which somebody has come in, and to which nobody listens yet."""
    config = server_config(Settings(db="unopened"))
    config.load()

    async def wait(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    config.loaded_app = wait
    protocol: Any = config.ws_protocol_class
    socket = protocol(config, ServerState(), {})
    socket.connection_made(mouth)
    socket.data_received(HANDSHAKE)
    return socket


def test_what_is_much_at_once_is_read_a_mouthful_in_a_round() -> None:
    async def say_much() -> None:
        mouth, pings = Ear(), 500
        socket = opened(mouth)
        await asyncio.sleep(0)
        said = framed(b"1234", 0x89) * pings
        before = len(mouth.heard)
        socket.data_received(said)
        answered, rounds = 0, -(-len(said) // MOUTHFUL)
        for _ in range(rounds):
            before += answered
            await asyncio.sleep(0)
            answered = len(mouth.heard) - before
            assert answered <= MOUTHFUL, "an answer is no longer than a ping"
        assert mouth.heard.count(b"1234") == pings, "all of it is read, in as many rounds as it has mouthfuls"

    asyncio.run(say_much())


def test_texts_that_come_all_at_once_are_all_heard_and_in_their_order() -> None:
    texts = [f"{number:040}" for number in range(400)]
    said = b"".join(framed(text.encode()) for text in texts)

    async def listen_long() -> list[str]:
        config = server_config(Settings(db="unopened"))
        config.load()
        found: list[str] = []

        async def listen(_scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            while len(found) < len(texts):
                found.append((await receive())["text"])

        config.loaded_app, state = listen, ServerState()
        protocol: Any = config.ws_protocol_class
        socket = protocol(config, state, {})
        socket.connection_made(Ear())
        socket.data_received(HANDSHAKE)
        socket.data_received(said)
        socket.data_received(framed(b"and this came after"))
        await asyncio.wait_for(asyncio.gather(*state.tasks), 10)
        return found

    assert asyncio.run(listen_long()) == texts


@pytest.mark.parametrize(("first", "text"), [(0x89, b""), (0x8A, b""), (0x00, b"")], ids=["ping", "pong", "piece"])
def test_nobody_sends_frames_beside_messages_without_end(first: int, text: bytes) -> None:
    async def send(frames: int) -> tuple[bool, bytes]:
        mouth = Ear()
        socket = opened(mouth)
        await asyncio.sleep(0)
        if first == 0:
            socket.data_received(framed(b"", BEGUN))
        for _ in range(frames):
            socket.data_received(framed(text, first))
        return mouth.closed, mouth.heard[-2:]

    assert asyncio.run(send(BESIDE // 2))[0] is False
    assert asyncio.run(send(2 * BESIDE)) == (True, TOO_MANY_FRAMES.to_bytes(2, "big"))


# too early


PINGS_WITHOUT_END = framed(b"", 0x89) * 4 * BESIDE
TOO_EARLY = {
    "what is no frame": (b"\xff" * 20, 1002),
    "no text": (framed(b"\xff\xfe"), 1007),
    "pings without end": (PINGS_WITHOUT_END, TOO_MANY_FRAMES),
}


async def said_before_it_is_let_in(said: bytes) -> tuple[bytes, bytes, list[str]]:
    """Return what a socket is answered before and after it is let in, and which texts are heard of it."""
    config, state, mouth, door = server_config(Settings(db="unopened")), ServerState(), Ear(), asyncio.Event()
    config.load()
    texts: list[str] = []

    async def keep_waiting(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await door.wait()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            texts.append(event["text"])

    config.loaded_app = keep_waiting
    protocol: Any = config.ws_protocol_class
    socket = protocol(config, state, {})
    socket.connection_made(mouth)
    for part in (HANDSHAKE, said):
        socket.data_received(part)
        await asyncio.sleep(0)
    before = mouth.heard
    door.set()
    for _ in range(len(said) // MOUTHFUL + 10):
        await asyncio.sleep(0)
    socket.connection_lost(None)
    await asyncio.gather(*state.tasks)
    return before, mouth.heard, texts


@pytest.mark.parametrize(("said", "code"), TOO_EARLY.values(), ids=TOO_EARLY)
def test_what_is_wrong_with_a_frame_is_said_once_its_socket_is_let_in(said: bytes, code: int) -> None:
    before, after, texts = asyncio.run(said_before_it_is_let_in(said))
    assert before == b""
    assert code.to_bytes(2, "big") in after[-60:]
    assert texts == []


def test_a_text_that_came_too_early_is_heard() -> None:
    assert asyncio.run(said_before_it_is_let_in(b"".join(FRAMES)))[2] == TEXTS
