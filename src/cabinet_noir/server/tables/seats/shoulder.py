"""Looking over a seat's shoulder: only with its consent, only where what it sees is its own to show, only to watch.

The seat is given a key to hand on; whoever comes with it has that seat's eyes and nothing else of it: no action, no
note, no help. Taking the consent back closes those eyes at once, and everyone at the table sees while it is given.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from cabinet_noir.core import Denied, Illegal, Seat, Stale
from cabinet_noir.server.people.keys import hashed, new_token
from cabinet_noir.server.tables.watcher import Watcher
from cabinet_noir.server.tables.withheld import check_told, is_kept_from
from cabinet_noir.store import SeatRow

if TYPE_CHECKING:
    from cabinet_noir.server.tables.table import Table


def seat_lending(token: str, seats: Iterable[SeatRow]) -> Seat | None:
    """Return the seat whose eyes this key opens. Every seat is compared, each in constant time."""
    proof = hashed(token)
    found = None
    for seat in seats:
        if seat.watch_hash and hmac.compare_digest(seat.watch_hash, proof):
            found = Seat(seat.seat)
    return found


async def lend(table: Table, token: str, person: str, on: bool) -> str:
    """Let others look over the bearer's shoulder, and return the key for it; or let nobody any longer."""
    if on:
        await check_told(table)
    async with table.lock:
        row = await table.seat_known_by(token, person)
        if row is None:
            raise Denied("only-watching")
        table.resources.bans.check("", row.person)
        if on and not table.referee.game.lends:
            raise Illegal("not-yours-to-show")
        if on and table.row.rated:
            raise Illegal("rated-needs-closed-eyes")
        key = new_token() if on else ""
        if not await table.change_seat(row, replace(row, watch_hash=hashed(key) if key else "")):
            raise Stale("table-has-moved-on", seq=table.seq)
        close_eyes(table)  # an older key is closed by a newer one, too
        table.tell_info()
        return key


def right_to(watcher: Watcher, seats: Sequence[SeatRow]) -> str:
    """Return what gives a socket its eyes: the key that was lent, or what the seat itself is proved by."""
    if watcher.seat is not None:  # whether or not a curtain is down before it
        return f"{seats[watcher.seat].token_hash} {seats[watcher.seat].person}"
    return "" if watcher.sees_as is None else seats[watcher.sees_as].watch_hash


def close_eyes(table: Table) -> None:
    """Send back whoever has no right any longer to the eyes they have. Nothing is told before."""
    for watcher in list(table.watchers):
        if watcher.right != right_to(watcher, table.seats):
            _send_back(table, watcher)


def _send_back(table: Table, watcher: Watcher) -> None:
    """Let a socket be a spectator from now on: it is welcomed anew, and told everything as a spectator sees it.

    At a board of an open set nobody looks on: it is told so, and to go.
    """
    watcher.seat = watcher.sees_as = None
    watcher.covered = False
    watcher.right = ""
    if is_kept_from(table, watcher):
        watcher.owe("info")
        return
    watcher.reply(table.welcome(watcher, {}))
    if table.seq >= 0:
        watcher.owe_news_since(-1, table.seq)


async def seats_changed(table: Table) -> None:
    """Read the seats again after somebody was renamed or forgotten, and send back whoever has no right to theirs."""
    async with table.lock:
        table.seats = await table.resources.store.seats(table.row.id)
        close_eyes(table)
        table.tell_info()
