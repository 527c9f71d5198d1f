"""The log on disk. Knows tables, seats, entries and notes as rows; knows no rule, no socket and no secret's meaning."""

from .engine import address, sqlite_file
from .faults import Unwritten
from .leases import LeaseRows
from .lobby import Lobby, Wish
from .people import People, Person, Session, Sitting
from .ratings import Pool, Rating, Ratings
from .rows import Note, SeatRow, TableRow
from .store import Store

__all__ = [
    "LeaseRows",
    "Lobby",
    "Note",
    "People",
    "Person",
    "Pool",
    "Rating",
    "Ratings",
    "SeatRow",
    "Session",
    "Sitting",
    "Store",
    "TableRow",
    "Unwritten",
    "Wish",
    "address",
    "sqlite_file",
]
