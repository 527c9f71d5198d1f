"""A worker that is sent home goes home, whatever the library makes of being cancelled in the middle of a word."""

from __future__ import annotations

import asyncio

import pytest
from tests.patience import PATIENCE
from tests.ports import free_port

from cabinet_noir.server.workers.bus import Changed
from cabinet_noir.server.workers.redis_bus import RedisBus


def test_a_cancelled_word_that_is_told_of_as_a_lost_connection_keeps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        bus, speaking = RedisBus(f"redis://127.0.0.1:{free_port()}"), asyncio.Event()

        async def flush(_: RedisBus) -> None:
            if speaking.is_set():  # what is said at the end
                return
            speaking.set()
            try:
                await asyncio.sleep(PATIENCE)
            except asyncio.CancelledError:
                raise ConnectionError from None

        monkeypatch.setattr(RedisBus, "_flush", flush)
        await bus.open(lambda _: None, lambda: None)
        bus.tell("table", Changed())
        await speaking.wait()
        async with asyncio.timeout(20):
            await bus.close()

    asyncio.run(run())
