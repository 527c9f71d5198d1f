"""Changes as statements, for whoever does several at once: `Store.append(..., also=...)` takes them with an entry.

Each touches the columns it names and no other, so that it undoes nothing that somebody else has written meanwhile.
When one of them is due is for the server to know.
"""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import Executable, Update, delete, select, update

from .rows import SeatRow
from .schema import attendance, seats, tables


def status_of(table: str, status: str) -> Executable:
    """Return the statement that gives a table its status."""
    return update(tables).where(tables.c.id == table).values(status=status)


def header_of_log(table: str, header: str) -> Executable:
    """Return the statement that fixes the first line of a table's log."""
    return update(tables).where(tables.c.id == table).values(header=header)


def signed(table: str, signature: str) -> Executable:
    """Return the statement that keeps what the house signed."""
    return update(tables).where(tables.c.id == table).values(signature=signature)


def unrated(table: str) -> Executable:
    """Return the statement after which a table moves nobody's rating."""
    return update(tables).where(tables.c.id == table).values(rated=False)


def helped(table: str, level: str) -> Executable:
    """Return the statement that keeps the most help a table had."""
    return update(tables).where(tables.c.id == table).values(assist=level)


def played_by(table: str, seat: int, kind: str, level: str) -> Executable:
    """Return the statement that says who plays a seat: a person, or a bot of some level. Whose it is stays as it is."""
    here = (seats.c.table_id == table) & (seats.c.seat == seat)
    return update(seats).where(here).values(kind=kind, level=level, came=True)


def devices_forgotten(table: str) -> tuple[Executable, ...]:
    """Return the statements after which nothing is known of who sat where on which device, and when."""
    mine = seats.c.table_id == table
    return update(seats).where(mine).values(device=""), delete(attendance).where(attendance.c.table_id == table)


def seat_change(table: str, before: SeatRow, after: SeatRow, while_status: str | None = None) -> Update:
    """Return the statement that changes a seat if it still is what was seen; it finds no row otherwise.

    Every column counts. A key lent or taken back elsewhere is a change, too: whoever takes back a key that they do
    not know of must not be told that nobody has one.
    """
    assert before.seat == after.seat
    seen = asdict(before)
    still = [seats.c.table_id == table, *(seats.c[name] == value for name, value in seen.items())]
    if while_status is not None:
        so = (tables.c.id == table) & (tables.c.status == while_status)
        # Held until the end of the transaction: no deal and no clearing away comes between looking and changing.
        still.append(select(tables.c.id).where(so).with_for_update(read=True).exists())
    changed = {name: value for name, value in asdict(after).items() if value != seen[name]}
    return update(seats).where(*still).values(changed or {"seat": after.seat})
