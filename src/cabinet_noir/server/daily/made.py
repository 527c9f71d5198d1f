"""What is made for a date, once, from the house's own secret: nobody who does not have it can compute another date.

Its puzzle is kept as the first worker made it; its quest is dealt anew from its seed whenever somebody explores.
"""

from __future__ import annotations

import asyncio
import hmac
from collections import defaultdict
from datetime import date
from typing import Final

import structlog
from msgspec import Struct

from cabinet_noir.bots import Thinkers, ThoughtLost
from cabinet_noir.games import load
from cabinet_noir.puzzles.daily import LOOKED_AT
from cabinet_noir.server.operator.faults import traced
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.store import Dailies, DailyKind, MadeDaily

from .dates import MOST_OFFSET, today_at
from .jobs import looked, picked, quest_room

ENOUGH: Final = 7
"""Of fewer puzzles than a week has days, there is none for each."""
AHEAD: Final = 3600.0
"""So many seconds before a date begins it is made, where people play."""
EVERY: Final = 600.0

log = structlog.get_logger()


class Day(Struct, frozen=True):
    """A date, and all that follows from it and from the secret. It stays in the house."""

    date: date
    puzzle: str
    rules: int
    seed: bytes
    """The quest's."""


def seed_of(secret: bytes, kind: DailyKind, day: date) -> bytes:
    """Return the seed of a date's puzzle, or of its quest: HMAC-SHA-256, keyed by the secret."""
    return hmac.digest(secret, f"{kind} {day}".encode(), "sha256")


class DayMaker:
    """Makes each date once, in the process that thinks about puzzles, a game at a time."""

    def __init__(self, resources: Resources, thinkers: Thinkers) -> None:
        self._resources = resources
        self._thinkers = thinkers
        self._kept = Dailies(resources.store)
        self._making: defaultdict[date, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def day(self, day: date) -> Day:
        """Return a date; if nobody has asked for it yet, it is made."""
        secret = await self._kept.secret(self._resources.seeds, self._resources.clock())
        made = await self._kept.one(str(day)) or await self._made_once(day, secret)
        return Day(day, made.puzzle, made.rules, seed_of(secret, "quest", day))

    async def keep_ahead(self) -> None:
        """Be ahead of the dates for as long as the house is open: nobody waits for the first look at one."""
        while True:
            try:
                await self.make_ahead()
            except Exception as error:  # then whoever looks first waits for it
                log.error("daily-not-made", **traced(error))
            await self._resources.sleep(EVERY)

    async def make_ahead(self) -> None:
        """Make the date that begins next, if it begins soon and somebody has looked at the one before."""
        now = self._resources.clock()
        last, soon = today_at(now, MOST_OFFSET), today_at(now + AHEAD, MOST_OFFSET)
        if soon != last and await self._kept.one(str(last)) is not None:
            await self.day(soon)

    async def _made_once(self, day: date, secret: bytes) -> MadeDaily:
        """Let whoever else asks for it meanwhile wait for the same."""
        async with self._making[day]:
            return await self._kept.one(str(day)) or await self._make(day, seed_of(secret, "puzzle", day))

    async def _make(self, day: date, seed: bytes) -> MadeDaily:
        found: list[str] = []
        number = 0
        while number < LOOKED_AT or len(found) < ENOUGH:
            try:
                found += await self._thinkers.run(looked, day, seed, number)
            except ThoughtLost:  # a game that takes too long is left out
                if number >= LOOKED_AT:
                    raise
            number += 1
        puzzle = await self._thinkers.run(picked, day, tuple(found))
        made = MadeDaily(str(day), puzzle, load(quest_room()).version, self._resources.clock())
        kept = await self._kept.keep(made)
        self._making.pop(day, None)
        return kept
