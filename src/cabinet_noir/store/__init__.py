"""The log on disk. Knows tables, seats, entries and notes as rows; knows no rule, no socket and no secret's meaning."""

from .audit import Audit, Deed
from .bans import Ban, Bans
from .blocks import NOBODY, Around, Block, Blocks
from .engine import address, sqlite_file
from .faults import Unwritten
from .leases import LeaseRows
from .lobby import Lobby, Wish
from .operator import Operator, PersonLine, SeatLine, TableLine
from .people import People, Person, Session, Sitting
from .ratings import Pool, Rating, Ratings
from .reports import Report, Reports
from .rows import Note, SeatRow, TableRow
from .statements import played_by, status_of, unrated
from .store import Store
from .timers import Timers, due_at

__all__ = [
    "NOBODY",
    "Around",
    "Audit",
    "Ban",
    "Bans",
    "Block",
    "Blocks",
    "Deed",
    "LeaseRows",
    "Lobby",
    "Note",
    "Operator",
    "People",
    "Person",
    "PersonLine",
    "Pool",
    "Rating",
    "Ratings",
    "Report",
    "Reports",
    "SeatLine",
    "SeatRow",
    "Session",
    "Sitting",
    "Store",
    "TableLine",
    "TableRow",
    "Timers",
    "Unwritten",
    "Wish",
    "address",
    "due_at",
    "played_by",
    "sqlite_file",
    "status_of",
    "unrated",
]
