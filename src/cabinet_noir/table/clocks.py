"""The clocks of a table, entry by entry: which run, when they fall due, what a pause and a gift do to them.

Nothing is remembered beside the log: whoever folds it, after whatever crash, knows the same moment. A deadline starts
at the entry that brought it, a turn at the entry that gave it; while the table is paused both stand still.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from cabinet_noir.core import Deadline, Seat, Seq

from .types import Clocks, Running


def wound(clocks: Clocks, deadline: Deadline | None, seq: Seq, at: float) -> Clocks:
    """Return the clocks once an entry brought this deadline; an equal one is the same clock, still running."""
    running = clocks.running
    if deadline is None:
        return clocks if running is None else replace(clocks, running=None)
    if running is not None and running.deadline == deadline:
        return clocks
    return replace(clocks, running=Running(deadline, seq, at + deadline.seconds))


def passed_on(clocks: Clocks, turn: int, acting: Collection[Seat], seq: Seq, at: float) -> Clocks:
    """End the turns that are over, take what they used beyond their time off the bank, and begin the next."""
    ended = [seat for seat in clocks.began if seat not in acting]
    begun = [seat for seat in acting if seat not in clocks.began]
    if not ended and not begun:
        return clocks
    banks = list(clocks.banks)
    for seat in ended:
        over = at - clocks.began[seat] - turn
        banks[seat] = max(0.0, banks[seat] - max(0.0, over))
    began = {seat: since for seat, since in clocks.began.items() if seat in acting} | dict.fromkeys(begun, at)
    return replace(clocks, began=began, banks=tuple(banks), mark=seq)


def stopped(clocks: Clocks) -> Clocks:
    """Return the clocks of a game that is over: none runs."""
    return replace(clocks, running=None, began={})


def moved(clocks: Clocks, seconds: float) -> Clocks:
    """Return the clocks once they have stood still for so long."""
    running = clocks.running
    if running is not None:
        running = replace(running, due=running.due + seconds)
    return replace(clocks, running=running, began={seat: since + seconds for seat, since in clocks.began.items()})


def given(clocks: Clocks, seat: Seat, seconds: float) -> Clocks:
    """Return the clocks once a seat has been given so much."""
    banks = (bank + seconds if seat == other else bank for other, bank in enumerate(clocks.banks))
    return replace(clocks, banks=tuple(banks))


def turns_due(clocks: Clocks, turn: int) -> dict[Seat, float]:
    """Return when each seat whose turn it is runs out of time, as things stand."""
    return {seat: began + turn + clocks.banks[seat] for seat, began in clocks.began.items()}
