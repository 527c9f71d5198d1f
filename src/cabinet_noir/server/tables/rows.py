"""The rows of a table beside its log: its status, who plays each seat, when its clock falls due.

Seats are rows of their own until the deal, whose entry names them. From then on these only repeat what the log says, so
that the house can look for tables without reading logs; each is written in one transaction with the entry it follows
from.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Executable

from cabinet_noir.core import Entry, never
from cabinet_noir.store import SeatRow, TableRow, due_at, played_by, unrated
from cabinet_noir.table import Convened, Replaced, TableState, Unsealed

from .windows import AnyReferee


def company(row: TableRow, seats: Sequence[SeatRow], grace: float) -> Convened:
    """Return who sits at a table, and what they agreed on."""
    levels = tuple(seat.level if seat.kind == "bot" else "" for seat in seats)
    return Convened(levels, row.turn, row.bank, grace)


def consequences(table: str, referee: AnyReferee, entry: Entry) -> tuple[str | None, Sequence[Executable]]:
    """Return the status an entry gives its table (None: the same), and what else is true from it on."""
    if entry.action is not None and referee.game.deadline is never and not isinstance(entry.events[-1], Unsealed):
        return None, ()  # as nearly always
    before, after = referee.table, referee.foresee(entry)
    status = after.phase if after.phase != before.phase else None
    return status, (*_seats(table, before, after, entry), *_timer(table, before, after))


def _seats(table: str, before: TableState, after: TableState, entry: Entry) -> tuple[Executable, ...]:
    changed = [] if entry.seq == 0 else [n for n, level in enumerate(after.bots) if level != before.bots[n]]
    replaced = any(isinstance(event, Replaced) for event in entry.events)
    moved = (played_by(table, n, "bot" if after.bots[n] else "person", after.bots[n]) for n in changed)
    return (*moved, unrated(table)) if replaced else tuple(moved)


def _timer(table: str, before: TableState, after: TableState) -> tuple[Executable, ...]:
    """Return what is written down about when the clock falls due: nothing, if it runs on."""
    was, due = _due(before), _due(after)
    return () if was == due else due_at(table, due)


def _due(table: TableState) -> float | None:
    running = table.clocks.running
    return None if running is None or table.paused is not None else running.due


def in_step(row: TableRow, seats: list[SeatRow], entry: Entry, standing: TableState) -> tuple[TableRow, list[SeatRow]]:
    """Return a table's row and seats as an entry has left them."""
    if row.status != "stopped" and standing.phase != "waiting":
        row = replace(row, status=standing.phase)
    if any(isinstance(event, Replaced) for event in entry.events):
        row = replace(row, rated=False)
    return row, [_played(seat, standing.bots[seat.seat]) for seat in seats]


def _played(seat: SeatRow, level: str) -> SeatRow:
    kind = "bot" if level else "person"
    return seat if (seat.kind, seat.level) == (kind, level) else replace(seat, kind=kind, level=level)
