"""The curtain before a seat whose device is passed around: behind it somebody is here, and sees nothing.

Such a socket keeps its seat: its owner is present, waited for and hurried by the clock like anybody else. But it has a
spectator's eyes, is told nothing that is its seat's own and can do nothing there that needs sight, until it is lifted.
Which seats share a device, and who has it in hand, only their page knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cabinet_noir.core import Denied, Seat

if TYPE_CHECKING:
    from cabinet_noir.server.tables.table import Table
    from cabinet_noir.server.tables.watcher import Watcher


async def draw(table: Table, watcher: Watcher, down: bool) -> None:
    """Let the curtain fall, at once, or lift it; the socket is welcomed anew, and told everything from the beginning.

    The welcome says which of the two it is: whatever comes after it was seen with those eyes.
    """
    if down:
        _check_seated(watcher)
        watcher.cover()
        _begin_anew(table, watcher, {})
        return
    async with table.lock:
        seat = _check_seated(watcher)
        notes = dict(await table.notes.of(seat))
        watcher.uncover()
        _begin_anew(table, watcher, notes)


def _check_seated(watcher: Watcher) -> Seat:
    if watcher.seat is None:
        raise Denied("only-watching")
    return watcher.seat


def _begin_anew(table: Table, watcher: Watcher, notes: dict[str, str]) -> None:
    watcher.reply(table.welcome(watcher, notes))
    if table.seq >= 0:
        watcher.owe_news_since(-1, table.seq)
        watcher.owe("assist")
