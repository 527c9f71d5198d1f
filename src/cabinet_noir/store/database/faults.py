"""What the database may refuse through no fault of the house: it is full, read-only, away, or stopping; or what was
asked of it can be kept nowhere: a number beyond all numbers, a letter that is none.

It tells such trouble from mistakes in our own questions, and refuses to know what was being written.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from cabinet_noir.core import Malformed, Refusal

_OUT_OF_ORDER = ("08", "25006", "53", "57", "58")
"""How PostgreSQL numbers a lost connection, a read-only database, want of room, a shutdown, trouble with the disk."""
_NONSENSE = "22"
"""How PostgreSQL numbers values that are out of range, too long, or no text. SQLite's driver does not get so far."""


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


def is_nonsense(error: BaseException) -> bool:
    """Was the database given something that it cannot keep, nor look for?"""
    if isinstance(error, DBAPIError):
        return str(getattr(error.orig, "sqlstate", "") or "").startswith(_NONSENSE)
    return isinstance(error, (OverflowError, UnicodeEncodeError))


@contextmanager
def refused_if_nonsense() -> Iterator[None]:
    """Let what no database keeps be refused to whoever said it. It is looked for earlier: this is the last door."""
    try:
        yield
    except (DBAPIError, OverflowError, UnicodeEncodeError) as error:
        if is_nonsense(error):
            raise Malformed("cannot-be-kept") from error
        raise


class UnwrittenIfOutOfOrder:
    """Lets what fails because the database is out of order be refused as `Unwritten`, and nonsense as nonsense.

    Every move passes here: a class, and no generator, since those cost more than all else that is asked on the way.
    """

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if error is not None and is_nonsense(error):
            raise Malformed("cannot-be-kept") from error
        if error is not None and is_out_of_order(error):
            raise Unwritten("not-written") from error


unwritten_if_out_of_order: Final = UnwrittenIfOutOfOrder()
