"""The bus over Redis: one channel a table, and a worker listens to those of the tables it holds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from cabinet_noir.server.operator.faults import traced

from .bus import Spoken, Word, new_worker

log = structlog.get_logger()

CHANNEL: Final = "cabinet:"
FAULTS: Final = (RedisError, OSError, TimeoutError)
MOST_WAITING: Final = 10_000
LONGEST_WAIT: Final = 2.0
LIMITS: Final = "cabinet-limit:"
LONGEST_COUNT: Final = 0.25
"""Seconds somebody's deed is held up at most to be counted with the other workers."""
COUNTED_AT_ONCE: Final = 8
"""Each needs a connection."""
PATIENCE: Final = 5.0
"""Seconds for which Redis is not asked to count after it failed to."""
COUNT: Final = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local burst, every, deeds = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local due = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now)
local wait = due - now - (burst - 1) * every
if wait <= 0 and deeds > 0 then
    due = due + deeds * every
    redis.call('SET', KEYS[1], string.format('%.6f', due), 'PX', math.ceil((due - now) * 1000))
end
return string.format('%.6f', wait)
"""
"""Counting is looking and writing in one step, by the clock of Redis; what is due by now is forgotten by itself."""

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Spoken).decode


class RedisBus:
    """One connection to speak, one to listen, a few to count with. Each is made again when it breaks."""

    reaches: Final = True

    def __init__(self, url: str) -> None:
        self.worker = new_worker()
        self.connected = False
        self._redis = Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=LONGEST_WAIT,
            socket_keepalive=True,
            health_check_interval=10,
        )
        self._wanted: dict[str, asyncio.Event] = {}
        self._ears: PubSub | None = None
        self._outbox: list[tuple[str, bytes]] = []
        self._to_say = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._count = self._redis.register_script(COUNT)
        self._counting = asyncio.Semaphore(COUNTED_AT_ONCE)
        self._counts_again = 0.0

    async def open(self, hear: Callable[[Spoken], None], missed: Callable[[], None]) -> None:
        """Begin to listen; `missed` is called after each new connection."""
        self._tasks = [asyncio.create_task(self._listen(hear, missed)), asyncio.create_task(self._speak())]

    async def close(self) -> None:
        """Say what is still to be said, and stop."""
        with suppress(*FAULTS):
            async with asyncio.timeout(LONGEST_WAIT):
                await self._flush()
        while waiting := [task for task in self._tasks if not task.done()]:
            for task in waiting:  # again, if need be: the library may tell of a cancelled word as of a lost connection
                task.cancel()
            await asyncio.wait(waiting, timeout=LONGEST_WAIT / 4)
        with suppress(*FAULTS):
            await self._redis.aclose()

    # counting

    async def wait(self, key: str, burst: int, every: float, deeds: int) -> float | None:
        """Count deeds with the other workers, unless there is to wait; return how long. None: nobody can say."""
        if time.monotonic() < self._counts_again:
            return None
        try:
            async with asyncio.timeout(LONGEST_COUNT), self._counting:
                return float(await self._count([LIMITS + key], [burst, every, deeds]))
        except FAULTS as error:
            self._counts_again = time.monotonic() + PATIENCE
            log.warning("limits-not-shared", **traced(error))
            return None

    # speaking

    def tell(self, table: str, word: Word) -> None:
        """Say something; while nobody can hear it, little is kept: whoever comes back looks for themselves."""
        if len(self._outbox) < MOST_WAITING:
            self._outbox.append((CHANNEL + table, _encode(Spoken(table, self.worker, time.time(), word))))
            self._to_say.set()

    async def _speak(self) -> None:
        while True:
            await self._to_say.wait()
            self._to_say.clear()
            try:
                await self._flush()
            except FAULTS:
                self._outbox.clear()
                await asyncio.sleep(LONGEST_WAIT / 4)

    async def _flush(self) -> None:
        while self._outbox:
            said, self._outbox = self._outbox, []
            async with self._redis.pipeline(transaction=False) as pipeline:
                for channel, word in said:
                    pipeline.publish(channel, word)
                await pipeline.execute()

    # listening

    async def join(self, table: str) -> None:
        """Hear what is said about a table. Without a connection nobody waits for one."""
        if table in self._wanted:
            return
        heard = self._wanted[table] = asyncio.Event()
        if self.connected and self._ears is not None:
            with suppress(*FAULTS):
                async with asyncio.timeout(LONGEST_WAIT):
                    await self._ears.subscribe(CHANNEL + table)
                    await heard.wait()

    def part(self, table: str) -> None:
        """Hear no more about a table."""
        if self._wanted.pop(table, None) and self.connected and self._ears is not None:
            task = asyncio.create_task(self._unsubscribe(self._ears, table))
            self._tasks.append(task)
            task.add_done_callback(self._tasks.remove)

    async def _unsubscribe(self, ears: PubSub, table: str) -> None:
        if table not in self._wanted:
            with suppress(*FAULTS):
                await ears.unsubscribe(CHANNEL + table)

    async def _listen(self, hear: Callable[[Spoken], None], missed: Callable[[], None]) -> None:
        wait = 0.05
        while True:
            try:
                async with self._redis.pubsub() as ears:
                    await ears.subscribe(CHANNEL, *(CHANNEL + table for table in self._wanted))
                    async for message in ears.listen():
                        if message["type"] == "subscribe" and message["channel"] == CHANNEL.encode():
                            self._ears, self.connected, wait = ears, True, 0.05
                            missed()
                        self._take(message, hear)
            except FAULTS as error:
                log.warning("bus-lost", **traced(error))
            finally:
                self._ears, self.connected = None, False
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)

    def _take(self, message: dict[str, Any], hear: Callable[[Spoken], None]) -> None:
        if message["type"] == "subscribe":
            if event := self._wanted.get(message["channel"].decode().removeprefix(CHANNEL)):
                event.set()
        elif message["type"] == "message":
            with suppress(msgspec.MsgspecError):  # a later house may know more words
                spoken = _decode(message["data"])
                if spoken.by != self.worker:
                    hear(spoken)
