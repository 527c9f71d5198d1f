"""Many people, each at a table with a bot, who think a little before they act."""

from __future__ import annotations

import asyncio
import random
from time import perf_counter

import httpx

from tables import HouseSeat, Seen, encode
from wire import Wire, opened

TABLES = 200
SECONDS = 20.0
THOUGHT = (0.5, 2.5)
"""Seconds a person thinks, from and to."""


class Person:
    """Somebody at a table with a bot. The time of a move is that of their own act to their own view of it."""

    def __init__(self, times: list[float], picker: random.Random) -> None:
        self._times = times
        self._picker = picker
        self._seat = HouseSeat(picker)
        self._acted: tuple[int, float] | None = None

    def hear(self, wire: Wire, text: bytes) -> None:
        """Read a message, and think about one's move if it is one's turn."""
        seen = self._seat.hear(wire, text)
        if seen is None:
            return
        if self._acted is not None and seen.at > self._acted[0]:
            self._times.append(perf_counter() - self._acted[1])
            self._acted = None
        if seen.sends is not None:
            asyncio.get_running_loop().call_later(self._picker.uniform(*THOUGHT), self._act, wire, seen)

    def _act(self, wire: Wire, seen: Seen) -> None:
        assert seen.sends is not None
        self._acted = (seen.at, perf_counter())
        wire.send(seen.sends)


async def evening(url: str, tables: int = TABLES) -> list[float]:
    """Let everyone play for a while, and return the time of every person's move."""
    times: list[float] = []
    picker = random.Random(7)
    wires = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for _ in range(tables):
            seats = [{}, {"kind": "bot", "level": "novice"}]
            body = {"game": "vinci", "seats": seats, "options": {"games": 20, "setup": "chance"}, "name": "Ada"}
            seated = (await http.post("/api/tables", json=body)).raise_for_status().json()
            wire = await opened(url, f"/ws/{seated['table']}", Person(times, picker).hear)
            wire.send(encode({"t": "hello", "token": seated["token"]}))
            wires.append(wire)
    await asyncio.sleep(SECONDS / 4)
    times.clear()
    await asyncio.sleep(SECONDS)
    for wire in wires:
        wire.close()
    return times
