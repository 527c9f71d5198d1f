"""Looking back at a game that is over: how could one know, and what was every step worth. It is thought out elsewhere,
from what a seat saw or from the whole log, and kept at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from cabinet_noir.bots import Past, look_back, weigh
from cabinet_noir.core import Denied, Illegal, Malformed, Seat, plain
from cabinet_noir.games import load
from cabinet_noir.review import Knowing, Reviewed, seen_entries
from cabinet_noir.server.protocol.tables import LookedBack
from cabinet_noir.server.tables.reasons import Had
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.server.tables.rows import company
from cabinet_noir.server.tables.table import Table
from cabinet_noir.server.tables.windows import AnyReferee
from cabinet_noir.server.tables.withheld import check_told
from cabinet_noir.store import TableRow

from .replays import readable

MOST_ENTRIES: Final = 500
"""Longer games than anybody plays are not looked back at."""


async def looked_back(table: Table, eyes: int) -> LookedBack:
    """Return what a seat could know, entry by entry. Nothing of it is told before the log's end."""
    await check_told(table)
    open_to_all(table, eyes)
    if eyes not in table.hindsight:
        table.hindsight[eyes] = await _thought_out(table, Seat(eyes))
    hints = [len(Had.read(await table.notes.hints_of(Seat(seat)))) for seat in range(len(table.seats))]
    return LookedBack(table.hindsight[eyes], tuple(hints))


async def reviewed(table: Table, eyes: int) -> Reviewed:
    """Return what every step was worth to a seat. Nothing of it is told before the log's end."""
    await check_told(table)
    referee = weighable(table, eyes)
    if eyes not in table.reviews:
        table.reviews[eyes] = await table.resources.hindsight.run(weigh, Past.of(referee), Seat(eyes))
    return table.reviews[eyes]


async def past_of(resources: Resources, row: TableRow, lines: Sequence[str]) -> Past:
    """Pack a log as the store keeps it: no table is loaded for it, and nothing is folded here."""
    game, seats = load(row.game), await resources.store.seats(row.id)
    options = plain(game.agreed(row.version, row.options))
    company_of = company(row, seats, resources.grace)
    return Past(row.game, options, row.seats, row.seed, company_of, f"[{','.join(lines)}]".encode())


def open_to_all(table: Table, eyes: int) -> AnyReferee:
    """Return the referee of a table that is over, where it may be looked back at with these eyes."""
    if not 0 <= eyes < len(table.seats):
        raise Malformed("no-such-eyes")
    if not table.over:
        raise Denied("eyes-closed-until-the-end")
    referee = readable(table)
    if referee.seq >= MOST_ENTRIES:
        raise Illegal("too-long-to-look-back", most=MOST_ENTRIES)
    return referee


def weighable(table: Table, eyes: int) -> AnyReferee:
    """Return the same, where its room knows what a move is worth."""
    referee = open_to_all(table, eyes)
    if referee.game.worth is None:
        raise Illegal("no-evaluator")
    return referee


async def _thought_out(table: Table, seat: Seat) -> Knowing:
    referee = table.referee
    seen = msgspec.json.encode(list(seen_entries(referee, seat)))
    options = plain(referee.options)
    return await table.resources.hindsight.run(look_back, referee.game.key, options, referee.seats, seat, seen)
