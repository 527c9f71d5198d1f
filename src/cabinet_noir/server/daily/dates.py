"""Which date it is for whom. A reader claims how far their clock is from UTC; a date is open while it is today
somewhere.

Whoever claims another time zone gains a few hours, and never a date that has begun nowhere.
"""

from __future__ import annotations

from datetime import date
from typing import Final

from cabinet_noir.core import Malformed
from cabinet_noir.server.protocol.refusals import NoSuchPuzzle

LEAST_OFFSET: Final = -12 * 60
MOST_OFFSET: Final = 14 * 60
"""Minutes: no clock on Earth is further behind UTC, or ahead of it."""
LOOKED_BACK: Final = 30
"""So many days a date can be looked at once it has ended everywhere."""
MORNING: Final = 9 * 3600
"""Seconds after midnight: nobody is woken by a puzzle."""
_DAY: Final = 24 * 3600
_EPOCH: Final = date(1970, 1, 1).toordinal()


def today_at(now: float, offset: int) -> date:
    """Return the date of somebody whose clock is so many minutes ahead of UTC.

    >>> str(today_at(1_700_000_000, 0)), str(today_at(1_700_000_000, 120))
    ('2023-11-14', '2023-11-15')
    """
    if not LEAST_OFFSET <= offset <= MOST_OFFSET:
        raise Malformed("no-such-offset")
    return date.fromordinal(_EPOCH + int((now + offset * 60) // _DAY))


def next_morning(now: float, offset: int) -> float:
    """Return when it is nine in the morning next, where clocks are so many minutes ahead of UTC.

    >>> next_morning(0.0, 60), next_morning(9 * 3600.0, 0)
    (28800.0, 118800.0)
    """
    day = today_at(now, offset)
    nine = float((day.toordinal() - _EPOCH) * _DAY - offset * 60 + MORNING)
    return nine if now < nine else nine + _DAY


def begins(day: date) -> float:
    """Return when a date begins where it begins first."""
    return float((day.toordinal() - _EPOCH) * _DAY - MOST_OFFSET * 60)


def ends(day: date) -> float:
    """Return when a date has ended everywhere."""
    return float((day.toordinal() - _EPOCH + 1) * _DAY - LEAST_OFFSET * 60)


def read_date(text: str, now: float) -> date:
    """Read a date that may be asked for; one to come, one long gone and no date at all are refused alike."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NoSuchPuzzle("unknown-daily") from None
    if str(day) != text or now < begins(day) or now >= ends(day) + LOOKED_BACK * _DAY:
        raise NoSuchPuzzle("unknown-daily")
    return day


def oldest(now: float) -> date:
    """Return the first date that can still be looked at."""
    return date.fromordinal(today_at(now, LEAST_OFFSET).toordinal() - LOOKED_BACK)
