"""Trying again: any own choice of a game that is over is a position to play on from, alone against bots.

It is no table: nothing of it is kept. The page says each time what it did so far, and is answered with what a socket
would have told that seat (decision 0030).
"""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from cabinet_noir.bots import Past
from cabinet_noir.core import Seat, Seq
from cabinet_noir.server.clocks.instants import at_an_instant
from cabinet_noir.server.protocol.tables import Retried, Retry, SeatInfo, TableInfo
from cabinet_noir.server.tables.table import Table
from cabinet_noir.server.tables.withheld import check_told

from .hindsight import weighable
from .retry_jobs import Tried, Wanted, tried, written


async def retried(table: Table, asked: Retry) -> Retried:
    """Play on from a choice, and return what its seat is told. Nothing of it is told before the log's end."""
    await check_told(table)
    referee = weighable(table, asked.eyes)
    wanted = Wanted(Seat(asked.eyes), Seq(asked.entry), asked.world, written(asked.acts), asked.since)
    resources = table.resources
    thinking = resources.hindsight.run(tried, Past.of(referee), wanted)
    found = await at_an_instant(thinking, resources.beat, resources.clock, resources.sleep)
    news: Any = Raw(found.news)
    return Retried(_info(table, asked, found), news)


def _info(table: Table, asked: Retry, found: Tried) -> TableInfo:
    game, options = table.referee.game, table.referee.options
    return TableInfo(
        table=f"retry-{table.row.id}-{asked.eyes}-{asked.entry}-{asked.world}",
        code="",
        game=game.key,
        status="over" if found.over else "playing",
        open=False,
        assist="struck" if "struck" in game.assists else "off",
        options=game.agreement(options),
        seats=tuple(_seat(table, number, level) for number, level in enumerate(found.bots)),
        seq=found.seq,
    )


def _seat(table: Table, number: int, level: str) -> SeatInfo:
    """Return a seat of a try: a bot has the name of whoever sat there, and is nobody."""
    there = table.seats[number]
    if not level:
        return SeatInfo("person", there.name, "", taken=True, present=True, host=True, avatar=there.avatar)
    return SeatInfo("bot", there.name, level, taken=True, present=True, host=False)
