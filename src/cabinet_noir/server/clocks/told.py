"""A table's clock as everyone is told of it, in milliseconds."""

from __future__ import annotations

from cabinet_noir.server.protocol.tables import Clock
from cabinet_noir.table import TableState
from cabinet_noir.table.clocks import turns_due


def clock_of(table: TableState) -> Clock | None:
    """Return the clock that runs at a table: its game's own, or of those of the turns the one that runs out first."""
    paused = None if table.paused is None else _ms(table.paused)
    clocks = table.clocks
    if clocks.running is not None:
        deadline, due = clocks.running.deadline, clocks.running.due
        return Clock(deadline.mark, _ms(due), _ms(deadline.seconds), deadline.seats, paused)
    if not clocks.began:
        return None
    turns = turns_due(clocks, table.turn)
    first = min(turns, key=lambda seat: (turns[seat], seat))
    lasts = turns[first] - clocks.began[first]
    banks = tuple(map(_ms, clocks.banks))
    return Clock(int(clocks.mark), _ms(turns[first]), _ms(lasts), tuple(sorted(turns)), paused, banks)


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
