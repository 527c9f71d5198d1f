"""The log on disk. Knows tables, seats, entries and notes as rows; knows no rule, no socket and no secret's meaning."""

from .attendance import Attendance
from .engine import address, sqlite_file
from .faults import Unwritten
from .leases import LeaseRows
from .lobby import Lobby, Wish
from .people import People, Person, Session, Sitting
from .ratings import Pool, Rating, Ratings
from .rows import Note, SeatRow, TableRow
from .statements import devices_forgotten, played_by, status_of, unrated
from .store import Store
from .timers import Timers, due_at

__all__ = [
    "Attendance",
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
    "Timers",
    "Unwritten",
    "Wish",
    "address",
    "devices_forgotten",
    "due_at",
    "played_by",
    "sqlite_file",
    "status_of",
    "unrated",
]
