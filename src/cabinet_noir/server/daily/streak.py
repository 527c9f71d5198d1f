"""The streak: how many days in a row, calmly. A missed day is forgiven as long as there is a freeze.

It is a purse. Each day played puts one in, until it is full; a missed day takes a freeze's worth out, and where there
is not so much, the streak begins anew. So one day more never makes a streak shorter.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final

from cabinet_noir.server.protocol.daily import Streak

A_FREEZE: Final = 7
"""So many days played earn a freeze."""
MOST_FREEZES: Final = 2


def streak_of(played: Iterable[date], today: date) -> Streak:
    """Return somebody's streak, by the dates they played; today is missed only when it is over.

    >>> monday = date(2026, 11, 16)
    >>> streak_of([monday, monday + timedelta(1)], monday + timedelta(2))
    Streak(days=2, freezes=0, today=False)
    >>> streak_of([monday, monday + timedelta(1)], monday + timedelta(3))
    Streak(days=0, freezes=0, today=False)
    >>> week = [monday + timedelta(day) for day in range(7)]
    >>> streak_of([*week, monday + timedelta(8)], monday + timedelta(8))
    Streak(days=8, freezes=0, today=True)
    """
    dates = {*played}
    days, purse, awaited = 0, 0, date.min
    for day in sorted(dates):
        days, purse = _after_missing((day - awaited).days, days, purse)
        days, purse, awaited = days + 1, min(purse + 1, A_FREEZE * MOST_FREEZES), day + timedelta(1)
    days, purse = _after_missing((today - awaited).days, days, purse)
    return Streak(days, purse // A_FREEZE, today in dates)


def _after_missing(missed: int, days: int, purse: int) -> tuple[int, int]:
    """Return what is left after so many days without anything."""
    if missed <= 0:
        return days, purse
    left = purse - missed * A_FREEZE
    return (days, left) if left >= 0 else (0, 0)
