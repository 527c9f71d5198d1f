"""Keeping people apart who do not want to sit together: what one sees of a table, and what one is not told.

Nothing here ever reaches the one who is blocked: a table that is not for them looks to them as if there were none.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from cabinet_noir.core import Seat
from cabinet_noir.store import Around, Blocks, SeatRow, TableRow

if TYPE_CHECKING:
    from cabinet_noir.server.tables.house import House
    from cabinet_noir.server.tables.watcher import Watcher


def is_closed_to(row: TableRow, seats: Sequence[SeatRow], person: str, around: Around) -> bool:
    """Is this a table among strangers, not begun, at which somebody sits who has blocked them, and they do not?

    A table by invitation is open to whoever was invited, and a game in play to whoever watches: the house seats nobody
    there.
    """
    if not (around.blocked_by and row.open and row.status == "waiting"):
        return False
    sitting = {seat.person for seat in seats if seat.person}
    return person not in sitting and not sitting.isdisjoint(around.blocked_by)


def is_hidden(row: TableRow, seats: Sequence[SeatRow], watcher: Watcher) -> bool:
    """Is this table to look to a socket as if there were none?"""
    return watcher.seat is None and is_closed_to(row, seats, watcher.person, watcher.around)


def seats_apart(seats: Sequence[SeatRow], watcher: Watcher) -> tuple[Seat, ...]:
    """Return the seats of people whom this socket's reader has blocked."""
    blocked = watcher.around.blocked
    return tuple(Seat(seat.seat) for seat in seats if seat.person in blocked) if blocked else ()


async def read_blocks_again(house: House, people: Collection[str]) -> None:
    """Some of these people have blocked others, or no longer: let their sockets here know."""
    blocks = Blocks(house.resources.store)
    for table in list(house.here().values()):
        for watcher in [watcher for watcher in table.watchers if watcher.person in people]:
            watcher.around = await blocks.around(watcher.person)
            watcher.owe("info")
