"""The rows of the store, as frozen structs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


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


class Note(Struct, frozen=True, kw_only=True):
    """A note of a seat, with the entry at which it was written: a replay shows notes as they were."""

    key: str
    at_seq: int
    value: str
