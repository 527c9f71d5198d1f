"""A tournament to take along, as lines of JSON: what was agreed, who played, every entry, results, standings.

It holds what everybody is told and the log behind it; nobody's id, and of a round that is played no table.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from cabinet_noir.club import ClubEntry, OpenRound, RoundOpened, TableOfRound

from .book import Evening
from .telling import closed_of


def exported(evening: Evening) -> bytes:
    """Return a tournament as lines of JSON."""
    row, state, closed = evening.row, evening.state, closed_of(evening)
    about = {"title": row.title, "code": row.code, "created": row.created, "plan": state.plan, "game": evening.game}
    lines: list[dict[str, Any]] = [{"t": "tournament", **about}]
    for player in state.players:
        told = msgspec.to_builtins(player)
        del told["person"]
        lines.append({"t": "player", **told})
    lines += [{"t": "entry", **_told(evening, entry)} for entry in evening.log]
    for each in closed.rounds:
        opened = {"round": each.round, "seal": each.seal, "seals": each.seals, "secret": each.secret}
        lines.append({"t": "round", **opened, "byes": each.byes})
        lines += [{"t": "result", "round": each.round, **msgspec.to_builtins(score)} for score in each.scores]
    lines += [{"t": "standing", **msgspec.to_builtins(place)} for place in closed.standings]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def _told(evening: Evening, entry: ClubEntry) -> dict[str, Any]:
    """Return an entry without who did it, and without the tables of a round that is played."""
    playing = evening.state.playing
    if playing is not None and isinstance(entry.act, OpenRound) and entry.act.deal_set == playing.deal_set:
        entry = _without_tables(entry)
    return {"seq": entry.seq, "at": entry.at, "act": entry.act, "events": entry.events}


def _without_tables(entry: ClubEntry) -> ClubEntry:
    assert isinstance(entry.act, OpenRound)
    draft = entry.act.draft
    act = replace(entry.act, draft=replace(draft, tables=_bare(draft.tables)))
    events = tuple(
        replace(each, round=replace(each.round, tables=_bare(each.round.tables)))
        if isinstance(each, RoundOpened)
        else each
        for each in entry.events
    )
    return replace(entry, act=act, events=events)


def _bare(tables: tuple[TableOfRound, ...]) -> tuple[TableOfRound, ...]:
    return tuple(replace(each, tables=()) for each in tables)
