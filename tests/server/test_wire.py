"""The short cut to a socket: texts of every length arrive whole and in order, and a closed socket is noticed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from cabinet_noir.server.run import listen
from cabinet_noir.server.wire import HouseSocket, texts_of

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
