"""The log on disk. Knows tables, seats, entries and notes as rows; knows no rule, no socket and no secret's meaning."""

from .rows import Note, SeatRow, TableRow
from .store import Store

__all__ = ["Note", "SeatRow", "Store", "TableRow"]
