"""What is withheld of a board while its set is open: all of it, from everybody but those who sit there.

Other tables play the same deal, so whoever could look in here could tell them; and how it goes here is nobody's
business before all of them have ended. Every door that tells of a table asks here first (decision 0033). To its players
a board is a table like any other, but for what opens a deal: the seed, other eyes, hindsight.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cabinet_noir.core import Denied, Illegal
from cabinet_noir.server.people.keys import seat_of
from cabinet_noir.store import TableRow

if TYPE_CHECKING:
    from .table import Table
    from .watcher import Watcher


async def is_withheld(table: Table) -> bool:
    """Is the set of this table still open? The table's lock is not held."""
    if table.row.withheld:
        async with table.lock:
            await _look_again(table)
    return table.row.withheld


async def _look_again(table: Table) -> None:
    """Ask the store: another worker, whose word has not come yet, may have closed the set. With it came the game's end,
    so all of the table is read again. The lock is held."""
    now = await table.resources.store.table(table.row.id)
    if now is not None and not now.withheld:
        await table.other_workers.catch_up()


async def check_told(table: Table) -> None:
    """Refuse to tell of a table what opens a deal that others still play, whoever asks."""
    if await is_withheld(table):
        raise Denied("set-is-open")


async def check_may_look(table: Table, token: str, person: str) -> None:
    """Refuse who does not sit at a board while its set is open; eyes are lent to nobody there. The lock is held."""
    if table.row.withheld:
        await _look_again(table)
    if table.row.withheld and not sits_at(table, token, person):
        raise Denied("set-is-open")


def sits_at(table: Table, token: str, person: str) -> bool:
    """Does whoever holds this token, or is this person, sit here?"""
    if token:
        return seat_of(token, table.seats) is not None
    return bool(person) and any(seat.person == person for seat in table.seats)


def is_kept_from(table: Table, watcher: Watcher) -> bool:
    """Is a socket to be told nothing here, since it has no seat, or no longer?"""
    return table.row.withheld and watcher.seat is None


def check_not_arranged(row: TableRow) -> None:
    """Refuse to change the company of a board: who sits there was arranged elsewhere."""
    if row.set_id:
        raise Illegal("table-is-arranged")
