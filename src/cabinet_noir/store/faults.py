"""What the database may refuse through no fault of the house: it is full, read-only, away, or stopping.

It tells such trouble from nonsense that was asked of the database, and refuses to know what was being written.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from cabinet_noir.core import Refusal

_OUT_OF_ORDER = ("08", "25006", "53", "57", "58")
"""How PostgreSQL numbers a lost connection, a read-only database, want of room, a shutdown, trouble with the disk."""


class Unwritten(Refusal):
    """It could not be written down, so it has not happened."""

    code = "fault"


def is_out_of_order(error: BaseException) -> bool:
    """Is the database out of order, rather than asked for nonsense?"""
    if isinstance(error, (OSError, TimeoutError, OperationalError, InterfaceError)):
        return True
    if not isinstance(error, DBAPIError):
        return False
    number = str(getattr(error.orig, "sqlstate", "") or "")
    return error.connection_invalidated or number.startswith(_OUT_OF_ORDER)


class UnwrittenIfOutOfOrder:
    """Lets what fails because the database is out of order be refused as `Unwritten`; nonsense stays an error."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if error is not None and is_out_of_order(error):
            raise Unwritten("not-written") from error


unwritten_if_out_of_order: Final = UnwrittenIfOutOfOrder()
