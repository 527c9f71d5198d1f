"""Logs and replays: one read of the log, through the eyes of whoever asks.

While a game is played one sees one's own seat's past, or a spectator's; once it is over the whole truth is open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from cabinet_noir.bots import checked
from cabinet_noir.core import (
    ASSIST_LEVELS,
    Closing,
    Corrupt,
    Denied,
    Entry,
    Header,
    Log,
    Malformed,
    Seat,
    dump_lines,
    load_lines,
)
from cabinet_noir.games import load
from cabinet_noir.server.people.keys import new_code, new_id
from cabinet_noir.server.people.names import LONGEST, shown
from cabinet_noir.server.protocol.tables import Imported, Replay, Step
from cabinet_noir.store import Note, SeatRow, TableRow
from cabinet_noir.table import SPECTATOR, Course, Unsealed, as_seen, eyes_of

from . import proof
from .house import House
from .info import header_of
from .table import Table
from .windows import AnyReferee, move, move_seen

ALL: Final = "all"
_encode: Final = msgspec.json.Encoder().encode


async def log_of(table: Table, token: str, person: str = "", eyes: str | None = None) -> bytes:
    """Return a table's log: whole once it is over; before, or for one pair of eyes, what these have seen."""
    asker = table.seat_proved_by(token, person)
    own = None if asker is None else str(asker.seat)
    eyes = eyes or (ALL if table.over else own or SPECTATOR)
    _check_eyes(table, eyes, own)
    if eyes == ALL:  # as it was written: it may have been signed
        _readable(table)
        return dump_lines(_header(table, ALL), await table.resources.store.log(table.row.id), _closing(table))
    return log_seen(table, None if eyes == SPECTATOR else Seat(int(eyes)))


def log_seen(table: Table, seat: Seat | None) -> bytes:
    """Return what one seat, or a spectator, has seen of a table's log; without what anyone did."""
    referee = _readable(table)
    seen = (as_seen(entry, referee.seen(entry, seat)) for entry in referee.entries)
    return dump_lines(_header(table, eyes_of(seat)), seen, _closing(table, signed=False))


def _header(table: Table, eyes: str) -> Header:
    kept = proof.read(table.row.header)
    return header_of(table.referee, table.row, table.seats, eyes) if kept is None else replace(kept, eyes=eyes)


def _closing(table: Table, signed: bool = True) -> Closing | None:
    closing = proof.closing(table.row, table.seats)
    return closing if closing is None or signed else replace(closing, signed=None)


async def replay_of(table: Table, token: str, eyes: str | None, person: str = "") -> bytes:
    """Return, encoded, the game from one pair of eyes; by default the bearer's own."""
    asker = table.seat_proved_by(token, person)
    own = None if asker is None else str(asker.seat)
    eyes = eyes or own or SPECTATOR
    _check_eyes(table, eyes, own)
    notes: Sequence[Note] = ()
    if asker is not None and eyes == own:
        notes = await table.resources.store.notes(table.row.id, asker.seat)
    referee = _readable(table)
    header = header_of(referee, table.row, table.seats, eyes)
    return await asyncio.to_thread(lambda: _encode(_replayed(referee, header, eyes, notes)))


def _readable(table: Table) -> AnyReferee:
    if table.row.status == "stopped":
        raise Corrupt("table-stopped")
    return table.referee


def _check_eyes(table: Table, eyes: str, own: str | None) -> None:
    if eyes not in (ALL, SPECTATOR, *(str(seat.seat) for seat in table.seats)):
        raise Malformed("no-such-eyes")
    if not table.over and eyes not in (SPECTATOR, own):
        raise Denied("eyes-closed-until-the-end")


def _replayed(referee: AnyReferee, header: Header, eyes: str, notes: Sequence[Note]) -> Replay:
    game = referee.game
    seat = Seat(int(eyes)) if eyes.isdecimal() else None
    course = Course(game, referee.options, referee.seats)
    steps: list[Step] = []
    for entry in tuple(referee.entries):
        seen = move(referee, entry, entry.events) if eyes == ALL else move_seen(referee, entry, seat)
        course.add(entry.seq, seen.events)
        steps.append(Step(seen, Raw(_encode(course.state)), _notes_at(notes, entry.seq)))
    return Replay(header, eyes, tuple(steps), game.outcome(course.state))


def _notes_at(notes: Iterable[Note], seq: int) -> dict[str, str]:
    """Return the notes as they stood when this was the last entry."""
    standing = {note.key: note.value for note in notes if note.at_seq <= seq}
    return {key: value for key, value in standing.items() if value}


async def take_in(house: House, raw: bytes) -> Imported:
    """Check a finished game's log, and keep it as a table that is over."""
    entries = msgspec.json.decode(await house.resources.thinkers.run(checked, raw), type=list[Entry])
    row, seats = _imported(load_lines(raw), entries, house.resources.clock())
    await house.resources.store.create(row, seats, entries)
    return Imported(row.id, len(entries) - 1)


def _imported(log: Log, entries: list[Entry], now: float) -> tuple[TableRow, list[SeatRow]]:
    header, game = log.header, load(log.header.game)
    signed = None if log.closing is None else log.closing.signed
    unsealed: Any = msgspec.convert(entries[-1].events[-1], type=Unsealed)
    row = TableRow(
        id=new_id(),
        code=new_code(),
        game=game.key,
        version=header.version,
        options=msgspec.to_builtins(game.decode_options(header.options)),
        seats=header.seats,
        seed=bytes.fromhex(unsealed.seed),
        status="over",
        open=False,
        assist=header.assist if header.assist in ASSIST_LEVELS else "off",
        created=now,
        header=proof.written(header) if log.head else "",
        signature="" if signed is None else _encode(signed).decode(),
    )
    return row, [_imported_seat(log, number, game.bots) for number in range(header.seats)]


def _imported_seat(log: Log, number: int, levels: Iterable[str]) -> SeatRow:
    salts = () if log.closing is None else log.closing.salts
    level, name, salt = (each[number] if number < len(each) else "" for each in (log.header.bots, log.names, salts))
    if level and level not in levels:
        level = ""
    kind, name = "bot" if level else "person", shown(name)[:LONGEST]
    return SeatRow(seat=number, kind=kind, level=level, name=name, salt=salt, came=True)
