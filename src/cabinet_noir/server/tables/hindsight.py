"""How could one know? What each seat could know of a game that is over, thought out elsewhere and kept at the table."""

from __future__ import annotations

from typing import Final

import msgspec

from cabinet_noir.bots import look_back
from cabinet_noir.core import Denied, Illegal, Malformed, Seat, plain
from cabinet_noir.review import Knowing, seen_entries
from cabinet_noir.server.protocol.tables import LookedBack

from .reasons import Had
from .replays import readable
from .table import Table

MOST_ENTRIES: Final = 500
"""Longer games than anybody plays are not looked back at."""


async def looked_back(table: Table, eyes: int) -> LookedBack:
    """Return what a seat could know, entry by entry. Nothing of it is told before the log's end."""
    if not 0 <= eyes < len(table.seats):
        raise Malformed("no-such-eyes")
    if not table.over:
        raise Denied("eyes-closed-until-the-end")
    referee = readable(table)
    if referee.seq >= MOST_ENTRIES:
        raise Illegal("too-long-to-look-back", most=MOST_ENTRIES)
    if eyes not in table.hindsight:
        table.hindsight[eyes] = await _thought_out(table, Seat(eyes))
    hints = [len(Had.read(await table.notes.hints_of(Seat(seat)))) for seat in range(len(table.seats))]
    return LookedBack(table.hindsight[eyes], tuple(hints))


async def _thought_out(table: Table, seat: Seat) -> Knowing:
    referee = table.referee
    seen = msgspec.json.encode(list(seen_entries(referee, seat)))
    options = plain(referee.options)
    return await table.resources.reasoners.run(look_back, referee.game.key, options, referee.seats, seat, seen)
