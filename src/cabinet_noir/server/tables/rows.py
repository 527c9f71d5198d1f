"""The rows of a table beside its log: its status, who plays each seat, when its clock falls due.

Seats are rows of their own until the deal, whose entry names them. From then on these only repeat what the log says, so
that the house can look for tables without reading logs; each is written in one transaction with the entry it follows
from.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Executable

from cabinet_noir.core import Entry, more_help, never
from cabinet_noir.games import load
from cabinet_noir.store import SeatRow, TableRow, devices_forgotten, due_at, helped, played_by, unrated
from cabinet_noir.table import ENDS, Convened, Referee, Replaced, TableState
from cabinet_noir.table.clocks import turns_due

from .windows import AnyReferee


def company(row: TableRow, seats: Sequence[SeatRow], grace: float) -> Convened:
    """Return who sits at a table, and what they agreed on."""
    levels = tuple(seat.level if seat.kind == "bot" else "" for seat in seats)
    return Convened(levels, row.turn, row.bank, grace, row.rated and not any(levels))


def referee_of(row: TableRow, sitting: Convened | None = None) -> AnyReferee:
    """Return the referee of a table, before its log is read; where its deal is a set's, it keeps the seed sealed."""
    game = load(row.game)
    options, in_set = game.agreed(row.version, row.options), bool(row.set_id)
    return Referee(game, options, row.seats, row.seed, sitting, in_set)


def consequences(row: TableRow, referee: AnyReferee, entry: Entry) -> tuple[str | None, Sequence[Executable]]:
    """Return the status an entry gives its table (None: the same), and what else is true from it on."""
    table, before = row.id, referee.table
    over = type(entry.events[-1]) in ENDS
    if entry.action is not None and referee.game.deadline is never and not over and not before.rated:
        return None, ()  # as nearly always
    after = referee.foresee(entry)
    status = after.phase if after.phase != before.phase else None
    forgotten = devices_forgotten(table) if over and before.rated else ()
    most = most_help(row, after)
    help = () if most == row.assist else (helped(table, most),)
    return status, (*_seats(table, before, after, entry), *_timer(table, before, after), *forgotten, *help)


def most_help(row: TableRow, standing: TableState) -> str:
    """Return the most help a table has had, which its result keeps: as agreed, or as somebody turned the dial."""
    return more_help(row.assist, standing.most_help or row.assist)


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
    """Return when the house has to say something by itself: that time is up or, at a rated table, that a turn is."""
    if table.paused is not None:
        return None
    running, turns = table.clocks.running, turns_due(table.clocks, table.turn) if table.rated and table.turn else {}
    dues = [due for seat, due in turns.items() if seat in table.people]
    return min(dues if running is None else [*dues, running.due], default=None)


def in_step(row: TableRow, seats: list[SeatRow], entry: Entry, standing: TableState) -> tuple[TableRow, list[SeatRow]]:
    """Return a table's row and seats as an entry has left them."""
    if row.status != "stopped" and standing.phase != "waiting":
        row = replace(row, status=standing.phase)
    if any(isinstance(event, Replaced) for event in entry.events):
        row = replace(row, rated=False)
    row = replace(row, assist=most_help(row, standing))
    return row, [_played(seat, standing) for seat in seats]


def _played(seat: SeatRow, standing: TableState) -> SeatRow:
    level = standing.bots[seat.seat]
    device = "" if standing.phase == "over" else seat.device
    now = {"kind": "bot" if level else "person", "level": level, "device": device, "came": seat.came or bool(level)}
    return seat if all(getattr(seat, name) == value for name, value in now.items()) else replace(seat, **now)
