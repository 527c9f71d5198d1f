"""The rows of the store, as frozen structs, and how they are read from the database and written to it.

It knows their columns; what they mean to a game, and who may see them, is known elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

NOT_OPENED: Final = "-"


class TableRow(Struct, frozen=True, kw_only=True):
    """A table: what was agreed on, and the secret seed its deal comes from."""

    id: str
    code: str
    game: str
    version: int
    options: dict[str, Any]
    seats: int
    seed: bytes
    status: str
    open: bool
    assist: str
    created: float
    next_table: str = ""
    rated: bool = False
    stirred: float = 0.0
    """When somebody was last seen at it."""
    turn: int = 0
    """Seconds a turn may take, and `bank` how many more in the whole game; 0: as long as it takes."""
    bank: int = 0
    header: str = ""
    """The log's first line, as it is chained from the deal on; empty before, and at tables older than that."""
    signature: str = ""
    """What the house signed at the end."""
    set_id: str = ""
    """The set whose board is played here, and `board` which of them, 1 being the first; empty: a deal of its own."""
    board: int = 0
    withheld: bool = False
    """Is its set still open, so that nobody but its players is told anything of it?"""
    about: str = ""
    """Of what it is a board, as JSON; kept as it comes."""
    machines: bool = False
    """May machines sit down here?"""


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat: who sits there, and the hash of the token that proves it."""

    seat: int
    kind: str = "person"
    level: str = ""
    name: str = ""
    token_hash: str = ""
    host: bool = False
    came: bool = False
    """Has somebody (or a bot) really taken the seat? A seat with a token and nobody there is held for its owner."""
    person: str = ""
    """Whose seat it is, if the house knows them: their cookie proves it, too."""
    avatar: str = ""
    watch_hash: str = ""
    """What is kept of the key that lets others look over this seat's shoulder; empty: nobody may."""
    salt: str = ""
    """What its name is chained with."""
    pledge: str = ""
    """The SHA-256 of the part of the deal that its device will open; empty: it gives none."""
    part: str = ""
    """That part, in hexadecimal, once it is opened; `NOT_OPENED`: not in time."""
    device: str = ""
    """What is kept, while a rated table lives, of the mark that its browser was given for this table alone."""
    machine: bool = False
    """Does a machine from outside play here?"""
    asked: str = ""
    """Which bot account was asked to sit here: the seat has its name, and is kept for it until it answers."""
    declined: str = ""
    """Why it would not, once it has said so; then the seat is free."""


class Note(Struct, frozen=True, kw_only=True):
    """A note of a seat, with the entry at which it was written: a replay shows notes as they were."""

    key: str
    at_seq: int
    value: str


def table_values(table: TableRow) -> dict[str, Any]:
    """Return a table's row as the database keeps it."""
    return msgspec.structs.asdict(table) | {"options": msgspec.json.encode(table.options).decode()}


def seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    """Return the row of a table's seat as the database keeps it."""
    return {"table_id": table, **msgspec.structs.asdict(seat)}


def read_table(columns: Mapping[Any, Any]) -> TableRow:
    """Read a table; columns that are not a table's are passed over."""
    kept = {name: columns[name] for name in TableRow.__struct_fields__}
    return TableRow(**kept | {"options": msgspec.json.decode(kept["options"])})


def read_seat(columns: Mapping[Any, Any]) -> SeatRow:
    """Read a seat; columns that are not a seat's are passed over."""
    return SeatRow(**{name: columns[name] for name in SeatRow.__struct_fields__})
