"""Undo: a seat takes its last move back, where the move told nobody anything and nobody has acted since.

Nothing is erased. The log says that the move was taken back, and every fold leaves it out from then on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cabinet_noir.core import Denied, Illegal, Seat, Seq
from cabinet_noir.table import TakenBack

from .pause import MOST_INTERLUDES

if TYPE_CHECKING:
    from .table import Table


async def take_back(table: Table, seat: Seat | None, entry: Seq) -> None:
    """Let a seat take its move back; `Stale` if somebody acted at another worker in the same moment."""
    if seat is None:
        raise Denied("only-watching")
    async with table.lock:
        if table.row.status != "playing" or table.paused or table.referee.may_take_back(seat) != entry:
            raise Illegal("nothing-to-take-back")
        if len(table.referee.interludes) >= MOST_INTERLUDES:
            raise Denied("too-many-pauses", most=MOST_INTERLUDES)
        await table.append(table.referee.interlude((TakenBack(seat, entry),), seat, table.means.clock()))
        table.tell_news()
