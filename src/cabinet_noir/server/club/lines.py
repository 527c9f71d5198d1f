"""A tournament's log in sentences, for who directs it: each event a line, players by number."""

from __future__ import annotations

from typing import assert_never

from cabinet_noir.club import (
    BackIn,
    ClubEntry,
    Corrected,
    Entered,
    Event,
    Featured,
    Finished,
    MoreTime,
    Prolonged,
    RoundClosed,
    RoundOpened,
    Tournament,
    Undone,
    Withdrawn,
)
from cabinet_noir.core import Line


def lines(state: Tournament, entry: ClubEntry) -> tuple[Line, ...]:
    """Return what an entry says, in sentences."""
    return tuple(_line(state, entry, event) for event in entry.events)


def _line(state: Tournament, entry: ClubEntry, event: Event) -> Line:
    match event:
        case Entered():
            late = event.player.since > 1
            return Line("desk-told-entered-late" if late else "desk-told-entered", _entered(event, late))
        case Withdrawn():
            return Line("desk-told-withdrawn", {"player": event.player})
        case BackIn():
            return Line("desk-told-back-in", {"player": event.player})
        case RoundOpened():
            opened = event.round
            return Line("desk-told-round-opened", {"round": opened.number, "tables": len(opened.tables)})
        case Prolonged():
            minutes = entry.act.minutes if isinstance(entry.act, MoreTime) else 0
            return Line("desk-told-prolonged", {"minutes": minutes})
        case RoundClosed():
            stood_in = sum(bool(result.stood_in) for result in event.results)
            return Line("desk-told-round-closed", {"boards": len(event.results), "stood_in": stood_in})
        case Corrected():
            return Line("desk-told-corrected", _corrected(state, event))
        case Undone():
            return Line("desk-told-undone", {"entry": event.entry})
        case Featured():
            return Line("desk-told-featured" if event.table else "desk-told-nothing-featured")
        case Finished():
            return Line("desk-told-finished")
        case _:
            assert_never(event)


def _entered(event: Entered, late: bool) -> dict[str, str | int]:
    return {"player": event.player.number, **({"round": event.player.since} if late else {})}


def _corrected(state: Tournament, event: Corrected) -> dict[str, str | int]:
    number, board = place_of(state, event.table)
    given = "yes" if event.why.strip() else "no"
    return {"round": event.round, "table": number, "board": board, "given": given, "why": event.why}


def place_of(state: Tournament, table: str) -> tuple[int, int]:
    """Return by which number a table of the house is called out, and which board it plays; 0: it is none of these."""
    for each in reversed(state.rounds):
        for number, paired in enumerate(each.tables, 1):
            if table in paired.tables:
                return number, paired.tables.index(table) + 1
    return 0, 0
