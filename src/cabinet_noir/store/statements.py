"""Statements that become true in the same moment as an entry: `Store.append(..., also=...)` takes them.

Each touches the columns it names and no other, so that it undoes nothing that somebody else has written meanwhile.
When one of them is due is for the server to know.
"""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import Executable, update

from . import schema
from .rows import SeatRow


def status_of(table: str, status: str) -> Executable:
    """Return the statement that gives a table its status."""
    return update(schema.tables).where(schema.tables.c.id == table).values(status=status)


def seated(table: str, seat: SeatRow) -> Executable:
    """Return the statement that says who sits somewhere."""
    here = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat.seat)
    return update(schema.seats).where(here).values(**asdict(seat))


def unrated(table: str) -> Executable:
    """Return the statement after which a table moves nobody's rating."""
    return update(schema.tables).where(schema.tables.c.id == table).values(rated=False)
