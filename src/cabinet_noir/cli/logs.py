"""Logs as files: reading one without a traceback, and writing one that tells no more than its reader may know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cabinet_noir.core import Corrupt, Game, Log, Malformed, Seat, dump_lines, load_lines
from cabinet_noir.games import load
from cabinet_noir.review import seen_entries
from cabinet_noir.table import Referee

Room = Game[Any, Any, Any, Any]


def read_log(path: Path) -> tuple[Room, Log]:
    """Read a log and enter its room. What is no log at all is `Malformed`; one that breaks off later is `Corrupt`."""
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        raise Malformed("no-such-file", path=str(path)) from None
    except OSError as error:
        raise Malformed("unreadable-file", path=str(path), detail=error.strerror or str(error)) from None
    try:
        log = load_lines(raw)
    except Corrupt as corrupt:
        if corrupt.facts.get("line") == 1:
            raise Malformed("not-a-log", path=str(path)) from None
        raise
    return load(log.header.game), log


def write_log(path: Path, raw: bytes) -> None:
    """Write a log where it was asked for."""
    try:
        path.write_bytes(raw)
    except OSError as error:
        raise Malformed("unwritable-file", path=str(path), detail=error.strerror or str(error)) from None


def log_for(referee: Referee[Any, Any, Any, Any], seat: Seat, **header: Any) -> bytes:
    """Return the log of a table: all of it once the game is over, before that what one seat has seen."""
    if referee.game.outcome(referee.state) is not None:
        return dump_lines(referee.header(**header), referee.entries)
    return dump_lines(referee.header(**header, eyes=str(seat + 1)), seen_entries(referee, seat))
