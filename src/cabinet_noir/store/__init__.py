"""The log on disk. Knows tables, seats, entries and notes as rows; knows no rule, no socket and no secret's meaning."""

from .engine import address, sqlite_file
from .faults import Unwritten
from .keys import Key, Keys
from .leases import LeaseRows
from .lobby import Lobby, Wish
from .people import NameIsTaken, People, Person, Session, Sitting
from .ratings import Pool, Rating, Ratings
from .rows import NOT_OPENED, Note, SeatRow, TableRow
from .statements import header_of_log, played_by, signed, status_of, unrated
from .store import MOST_NOTES, Store
from .timers import Timers, due_at

__all__ = [
    "MOST_NOTES",
    "NOT_OPENED",
    "Key",
    "Keys",
    "LeaseRows",
    "Lobby",
    "NameIsTaken",
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
    "due_at",
    "header_of_log",
    "played_by",
    "signed",
    "sqlite_file",
    "status_of",
    "unrated",
]
