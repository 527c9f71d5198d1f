"""Closing a table from outside: whoever runs the house ends its game without loss, and the log is kept.

It goes the way of every act: the table's rules judge it, the store takes it in the next free place or refuses it, and
the workers that hold the table read it there. No table is live here, so no bot is woken and nobody is told.
"""

from __future__ import annotations

from sqlalchemy import Executable

from cabinet_noir.core import HOUSE, Corrupt, Stale
from cabinet_noir.server.protocol.refusals import NoSuchTable
from cabinet_noir.store import Store, TableRow
from cabinet_noir.table import GRACE, CloseTable

from .proof import signature_of
from .rows import company, consequences, referee_of
from .slices import Slices
from .windows import AnyReferee


async def close_table(store: Store, id: str, now: float, also: Executable) -> None:
    """Close a table in play; `also` is written with it. Refused like any act before the deal or after the end."""
    while True:
        row, referee = await _referee(store, id)
        entry = referee.propose_act(HOUSE, CloseTable(), now)
        assert entry is not None
        status, more = consequences(row, referee, entry)
        _, signed = await signature_of(store, Slices(), row, entry)
        try:
            return await store.append(id, entry, status, (*more, *signed, also))
        except Stale:  # somebody has moved meanwhile: look again
            continue


async def _referee(store: Store, id: str) -> tuple[TableRow, AnyReferee]:
    row = await store.table(id)
    if row is None:
        raise NoSuchTable("no-such-table")
    if row.status == "stopped":
        raise Corrupt("table-stopped")
    referee = referee_of(row, company(row, await store.seats(row.id), GRACE))
    for entry in await store.log(row.id):
        referee.record(referee.typed(entry))
    return row, referee
