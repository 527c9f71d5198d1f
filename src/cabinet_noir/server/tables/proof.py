"""What a table's log proves by itself: its first line as it is chained, what closes it, and the house's signature.

The header is fixed at the deal and kept as it was written. Names are in it as salted hashes only; who they are is said
in the closing line, for as long as they are known.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterable, Sequence
from functools import lru_cache
from itertools import chain

import msgspec
from msgspec.structs import replace
from sqlalchemy import Executable

from cabinet_noir.core import Chain, Closing, Entry, Header, SetMark, Signature, name_mark
from cabinet_noir.store import DealSets, Key, Keys, SeatRow, Store, TableRow, read_entry, signed
from cabinet_noir.table import new_key, public_half, sign

from .info import header_of
from .slices import Slices
from .windows import AnyReferee

_encode = msgspec.json.Encoder().encode


def drawn_key() -> Key:
    """Draw a first key for a house."""
    private = new_key()
    return Key(1, public_half(private), private, time.time())


async def chained_header(store: Store, referee: AnyReferee, row: TableRow, seats: Sequence[SeatRow]) -> Header:
    """Return the first line of a log that is about to begin."""
    key = await Keys(store).current(drawn_key)
    header = header_of(referee, row, seats, "all")
    people = tuple(name_mark(seat.salt, seat.name) if seat.salt and seat.name else "" for seat in seats)
    bots = referee.company.bots
    told = replace(header, names=(), bots=bots if any(bots) else (), people=people, key=key.public)
    return replace(told, deal_set=await _mark(store, row)) if row.set_id else told


async def _mark(store: Store, row: TableRow) -> SetMark:
    """Return what a board's log says of its set."""
    found = await DealSets(store).of(row.set_id)
    assert found is not None, "a set outlives its tables"
    return SetMark(found.seals, row.board)


def written(header: Header) -> str:
    """Return a header as it is kept."""
    return _encode(header).decode()


@lru_cache(256)
def read(header: str) -> Header | None:
    """Return the header that was kept; none: the table is not dealt, or older than chains."""
    return msgspec.json.decode(header, type=Header) if header else None


def closing(row: TableRow, seats: Sequence[SeatRow]) -> Closing | None:
    """Return what closes a log that is a chain: the names there are, and what proves those that are still the same."""
    header = read(row.header)
    if header is None or header.names:
        return None
    marks = header.people or ("",) * len(seats)
    salts = [
        seat.salt if seat.salt and name_mark(seat.salt, seat.name) == mark else ""
        for seat, mark in zip(seats, marks, strict=True)
    ]
    signature = msgspec.json.decode(row.signature, type=Signature) if row.signature else None
    opened = header.deal_set is not None and row.status == "over" and not row.withheld
    seed = row.seed.hex() if opened else ""
    return Closing(tuple(seat.name for seat in seats), tuple(salts) if any(salts) else (), signature, seed)


async def signature_of(store: Store, slices: Slices, row: TableRow, last: Entry) -> tuple[str, tuple[Executable, ...]]:
    """Sign a log that ends with this entry; return the signature and what keeps it; nothing, where it is no chain."""
    header = read(row.header)
    key = None if header is None else await Keys(store).named(header.key)
    if header is None or key is None or not key.private:
        return "", ()
    entries = map(read_entry, await store.lines(row.id))
    head = await slices.do(_head(Chain(header), chain(entries, (last,))))
    signature = _encode(sign(key.private, head)).decode()
    return signature, (signed(row.id, signature),)


def _head(links: Chain, entries: Iterable[Entry]) -> Generator[None, None, str]:
    for entry in entries:
        links.line(entry)
        yield
    return links.head
