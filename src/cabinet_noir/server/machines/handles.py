"""Handles: what a language model shows to play at its seat. A handle opens one seat, for the account that sits there.

Nothing is kept of it: it follows from what the house keeps of the seat's token, which no program is ever given. So
whoever sits down again is given the same one, and one of another seat opens nothing.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from cabinet_noir.core import Denied, Seat
from cabinet_noir.server.protocol.refusals import NoSuchTable
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.table import Table
from cabinet_noir.store import Person, SeatRow

LONGEST: Final = 80
"""No handle is longer."""
_LABEL: Final = b"cabinet-noir handle\0"
_MARK: Final = "-"


def handle_of(table: str, seat: SeatRow) -> str:
    """Return what opens a seat."""
    return f"{table}{_MARK}{hmac.digest(seat.token_hash.encode(), _LABEL + table.encode(), 'sha256').hex()[:32]}"


@asynccontextmanager
async def opened(house: House, bot: Person, handle: str) -> AsyncIterator[tuple[Table, Seat]]:
    """Hold the table of a handle, and say which seat it opens; whatever else it may be, it opens nothing."""
    id, mark, _ = handle.partition(_MARK)
    try:
        if not mark or len(handle) > LONGEST:
            raise NoSuchTable("no-such-table")
        async with house.table(id) as table:
            yield table, await _seat(table, bot, handle)
    except NoSuchTable:
        raise Denied("handle-opens-nothing") from None


async def _seat(table: Table, bot: Person, handle: str) -> Seat:
    found = table.seat_proved_by("", bot.id)
    if found is None and table.resources.bus.reaches:  # it has sat down at another worker, whose word has not come yet
        async with table.lock:
            await table.other_workers.catch_up()
        found = table.seat_proved_by("", bot.id)
    if found is None or not found.token_hash or not hmac.compare_digest(handle_of(table.row.id, found), handle):
        raise NoSuchTable("no-such-table")
    return Seat(found.seat)


def fingerprint(move: str, at: int) -> str:
    """Return by what a move is known, so that the same one, said twice at one place of a game, is done once."""
    return hashlib.sha256(f"{at} {move}".encode()).hexdigest()[:32]
