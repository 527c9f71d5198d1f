"""Logs, in and out: one read of the log, through the eyes of whoever asks.

While a game is played one sees one's own seat's past, or a spectator's; once it is over the whole truth is open.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import reduce
from typing import Final

import msgspec
from msgspec.structs import replace

from cabinet_noir.bots import ThoughtLost, checked
from cabinet_noir.core import ASSIST_LEVELS, Closing, Corrupt, Entry, Header, Log, Seat, ends_of, log_lines, more_help
from cabinet_noir.games import load
from cabinet_noir.server.people.keys import new_code, new_id
from cabinet_noir.server.people.names import LONGEST, shown
from cabinet_noir.server.protocol.refusals import TooLarge
from cabinet_noir.server.protocol.tables import Imported
from cabinet_noir.server.tables import proof
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.info import header_of
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.server.tables.rows import referee_of
from cabinet_noir.server.tables.table import Table
from cabinet_noir.server.tables.windows import AnyReferee
from cabinet_noir.server.tables.withheld import check_told
from cabinet_noir.store import SeatRow, TableRow, read_entry
from cabinet_noir.table import SPECTATOR, DialTurned, as_seen, eyes_of

from .replays import ALL, check_eyes, readable

DIAL_TURNED: Final = str(DialTurned.__struct_config__.tag)

_encode: Final = msgspec.json.Encoder().encode
_raw_entries: Final = msgspec.json.Decoder(list[msgspec.Raw])
_entry: Final = msgspec.json.Decoder(Entry)


async def log_of(table: Table, token: str, person: str = "", eyes: str | None = None) -> bytes:
    """Return a table's log: whole once it is over; before, or for one pair of eyes, what these have seen."""
    await check_told(table)
    asker = table.seat_proved_by(token, person)
    own = None if asker is None else str(asker.seat)
    eyes = eyes or (ALL if table.over else own or SPECTATOR)
    check_eyes(table, eyes, own)
    referee, row, resources = readable(table), table.row, table.resources
    if eyes == ALL:  # as it was first written: it may have been signed
        entries = map(read_entry, await resources.store.lines(row.id))
        header, closing = _header(referee, row, table.seats, ALL), proof.closing(row, table.seats)
        return await resources.slices.do(_written(header, entries, closing))
    seat = None if eyes == SPECTATOR else Seat(int(eyes))
    return await _log_seen(resources, referee, row, table.seats, tuple(referee.entries), seat)


async def log_kept(resources: Resources, row: TableRow, seats: Sequence[SeatRow], seat: Seat) -> bytes:
    """Return what a seat has seen of a log as the store keeps it: nothing is folded, and no table is loaded for it."""
    referee = referee_of(row)
    if row.status == "stopped":
        raise Corrupt("table-stopped")
    entries = map(referee.typed, map(read_entry, await resources.store.lines(row.id)))
    return await _log_seen(resources, referee, row, seats, entries, seat)


async def _log_seen(
    resources: Resources,
    referee: AnyReferee,
    row: TableRow,
    seats: Sequence[SeatRow],
    entries: Iterable[Entry],
    seat: Seat | None,
) -> bytes:
    """Return what one seat, or a spectator, has seen of these entries; without what anyone did."""
    seen = (as_seen(entry, referee.seen(entry, seat)) for entry in entries)
    closing = proof.closing(row, seats)
    unsigned = None if closing is None else replace(closing, signed=None)
    return await resources.slices.do(_written(_header(referee, row, seats, eyes_of(seat)), seen, unsigned))


def _header(referee: AnyReferee, row: TableRow, seats: Sequence[SeatRow], eyes: str) -> Header:
    kept = proof.read(row.header)
    return header_of(referee, row, seats, eyes) if kept is None else replace(kept, eyes=eyes)


def _written(header: Header, entries: Iterable[Entry], closing: Closing | None) -> Generator[None, None, bytes]:
    """Write a log, line by line."""
    lines = []
    for line in log_lines(header, entries, closing):
        lines.append(line)
        yield
    return b"\n".join(lines) + b"\n"


async def take_in(house: House, raw: bytes) -> Imported:
    """Check a finished game's log, and keep it as a table that is over."""
    resources = house.resources
    try:
        found = await resources.aside.run(checked, raw)
    except (ThoughtLost, MemoryError):  # it took more time or memory than any real game's log
        raise TooLarge("log-takes-too-long") from None
    entries = await resources.slices.do(_read(found))
    row, seats = _imported(ends_of(raw), entries, resources.clock())
    await resources.store.create(row, seats, entries)
    return Imported(row.id, len(entries) - 1)


def _read(found: bytes) -> Generator[None, None, list[Entry]]:
    """Read the entries of a log that was checked, one by one."""
    entries: list[Entry] = []
    for each in _raw_entries.decode(found):
        entries.append(_entry.decode(each))
        yield
    return entries


def _imported(log: Log, entries: list[Entry], now: float) -> tuple[TableRow, list[SeatRow]]:
    header, game = log.header, load(log.header.game)
    signed = None if log.closing is None else log.closing.signed
    row = TableRow(
        id=new_id(),
        code=new_code(),
        game=game.key,
        version=header.version,
        options=game.agreement(game.agreed(header.version, header.options)),
        seats=header.seats,
        seed=_seed(log, entries),
        status="over",
        open=False,
        assist=_most_help(header, entries),
        created=now,
        stirred=now,
        header=proof.written(header) if header.format >= 3 else "",
        signature="" if signed is None else _encode(signed).decode(),
    )
    return row, [_imported_seat(log, number, game.bots) for number in range(header.seats)]


def _seed(log: Log, entries: list[Entry]) -> bytes:
    """Return the seed of a log that was checked: it ends with it or, at a board of a set, is closed with it."""
    seed = Log(log.header, (entries[-1],), log.closing).seed
    assert seed is not None
    return seed


def _most_help(header: Header, entries: Iterable[Entry]) -> str:
    """Return the most help a log tells of: what was agreed, or what somebody turned the dial to."""
    turned = (event["level"] for entry in entries for event in entry.events if event.get("t") == DIAL_TURNED)
    agreed = header.assist if header.assist in ASSIST_LEVELS else "off"
    return reduce(more_help, turned, str(agreed))


def _imported_seat(log: Log, number: int, levels: Iterable[str]) -> SeatRow:
    salts = () if log.closing is None else log.closing.salts
    level, name, salt = (each[number] if number < len(each) else "" for each in (log.header.bots, log.names, salts))
    if level and level not in levels:
        level = ""
    kind, name = "bot" if level else "person", shown(name)[:LONGEST]
    return SeatRow(seat=number, kind=kind, level=level, name=name, salt=salt, came=True)
