"""Logs, in and out: one read of the log, through the eyes of whoever asks.

While a game is played one sees one's own seat's past, or a spectator's; once it is over the whole truth is open.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any, Final

import msgspec

from cabinet_noir.bots import ThoughtLost, checked
from cabinet_noir.core import ASSIST_LEVELS, Corrupt, Entry, Header, Seat, load_lines
from cabinet_noir.games import load
from cabinet_noir.server.people.keys import new_code, new_id
from cabinet_noir.server.protocol.refusals import TooLarge
from cabinet_noir.server.protocol.tables import Imported
from cabinet_noir.store import SeatRow, TableRow, read_entry
from cabinet_noir.table import Referee, Unsealed

from .house import House
from .info import header_of
from .replays import ALL, SPECTATOR, readable
from .resources import Resources
from .seating import clean
from .table import Table

_encode: Final = msgspec.json.Encoder().encode
_raw_entries: Final = msgspec.json.Decoder(list[msgspec.Raw])
_entry: Final = msgspec.json.Decoder(Entry)


async def log_of(table: Table, token: str, person: str = "") -> bytes:
    """Return a table's log: whole once it is over; before, what the bearer has seen, without what anyone did."""
    asker = table.seat_proved_by(token, person)
    if table.over:
        referee = readable(table)
        header = header_of(referee, table.row, table.seats, ALL)
        return await table.resources.slices.do(_written(header, tuple(referee.entries)))
    return await log_seen(table, None if asker is None else Seat(asker.seat))


async def log_seen(table: Table, seat: Seat | None) -> bytes:
    """Return what one seat, or a spectator, has seen of a table's log; without what anyone did."""
    referee = readable(table)
    header = header_of(referee, table.row, table.seats, SPECTATOR if seat is None else str(seat))
    seen = (Entry(entry.seq, referee.seen(entry, seat), entry.seat, at=entry.at) for entry in tuple(referee.entries))
    return await table.resources.slices.do(_written(header, seen))


async def log_kept(resources: Resources, row: TableRow, seats: Sequence[SeatRow], seat: Seat) -> bytes:
    """Return what a seat has seen of a log as the store keeps it: nothing is folded, and no table is loaded for it."""
    game = load(row.game)
    referee = Referee(game, game.decode_options(row.options), row.seats, row.seed)
    if row.status == "stopped" or row.version != game.version:
        raise Corrupt("table-stopped")
    entries = map(referee.typed, map(read_entry, await resources.store.lines(row.id)))
    seen = (Entry(entry.seq, referee.seen(entry, seat), entry.seat, at=entry.at) for entry in entries)
    return await resources.slices.do(_written(header_of(referee, row, seats, str(seat)), seen))


def _written(header: Header, entries: Iterable[Entry]) -> Generator[None, None, bytes]:
    """Write a log, line by line."""
    lines = [_encode(header)]
    for entry in entries:
        yield
        lines.append(_encode(entry))
    return b"\n".join(lines) + b"\n"


async def take_in(house: House, raw: bytes) -> Imported:
    """Check a finished game's log, and keep it as a table that is over."""
    resources = house.resources
    try:
        found = await (resources.checkers or resources.thinkers).run(checked, raw)
    except (ThoughtLost, MemoryError):  # it took more time or memory than any real game's log
        raise TooLarge("log-takes-too-long") from None
    entries = await resources.slices.do(_read(found))
    header = load_lines(raw.strip().partition(b"\n")[0]).header
    row, seats = _imported(header, entries, resources.clock())
    await resources.store.create(row, seats, entries)
    return Imported(row.id, len(entries) - 1)


def _read(found: bytes) -> Generator[None, None, list[Entry]]:
    """Read the entries of a log that was checked, one by one."""
    entries: list[Entry] = []
    for each in _raw_entries.decode(found):
        entries.append(_entry.decode(each))
        yield
    return entries


def _imported(header: Header, entries: list[Entry], now: float) -> tuple[TableRow, list[SeatRow]]:
    game = load(header.game)
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
    )
    return row, [_imported_seat(header, number, game.bots) for number in range(header.seats)]


def _imported_seat(header: Header, number: int, levels: Iterable[str]) -> SeatRow:
    level = header.bots[number] if number < len(header.bots) else ""
    if level and level not in levels:
        level = ""
    name = header.names[number] if number < len(header.names) else ""
    kind = "bot" if level else "person"
    return SeatRow(seat=number, kind=kind, level=level, name=clean(name)[:24] if name.strip() else "", came=True)
