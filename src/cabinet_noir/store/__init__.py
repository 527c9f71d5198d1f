"""The log on disk. Knows tables, seats, entries and notes as rows; knows no rule, no socket and no secret's meaning."""

from .engine import address, sqlite_file
from .rows import Note, SeatRow, TableRow
from .store import Store

__all__ = ["Note", "SeatRow", "Store", "TableRow", "address", "sqlite_file"]
