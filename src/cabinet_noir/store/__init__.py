"""The log on disk. Knows tables, seats, entries and notes as rows; knows no rule, no socket and no secret's meaning."""

from .attendance import Attendance
from .audit import Audit, Deed
from .bans import Ban, Bans
from .blocks import NOBODY, Around, Block, Blocks
from .engine import address, sqlite_file
from .faults import Unwritten
from .keys import Key, Keys
from .leases import LeaseRows
from .lobby import Lobby, Wish
from .operator import Operator, PersonLine, SeatLine, TableLine
from .people import NameIsTaken, People, Person, Session, Sitting
from .ratings import Pool, Rating, Ratings
from .reports import Report, Reports
from .rows import NOT_OPENED, Note, SeatRow, TableRow
from .statements import devices_forgotten, header_of_log, helped, played_by, signed, status_of, unrated
from .store import MOST_NOTES, Store, read_entry
from .timers import Timers, due_at

__all__ = [
    "MOST_NOTES",
    "NOBODY",
    "NOT_OPENED",
    "Around",
    "Attendance",
    "Audit",
    "Ban",
    "Bans",
    "Block",
    "Blocks",
    "Deed",
    "Key",
    "Keys",
    "LeaseRows",
    "Lobby",
    "NameIsTaken",
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
    "devices_forgotten",
    "due_at",
    "header_of_log",
    "helped",
    "played_by",
    "read_entry",
    "signed",
    "sqlite_file",
    "status_of",
    "unrated",
]
