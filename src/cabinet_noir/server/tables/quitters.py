"""Somebody has left in mid-game: after a grace time the others choose to wait, to let a bot play on, or to end it.

Nothing is lost by leaving. A bot keeps the seat warm until its owner comes back; a game that is ended has no losers,
and everything about it may be seen. The choices are entries of the log; they count from when the seat was left.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from cabinet_noir.core import (
    Abandoned,
    Choice,
    Chose,
    Denied,
    Entry,
    HouseEvent,
    Illegal,
    Replaced,
    Seat,
    Stale,
    Unsealed,
)
from cabinet_noir.store import SeatRow, played_by, unrated

from .bus import Changed
from .pause import MOST_INTERLUDES
from .turns import BY_DAYS

if TYPE_CHECKING:
    from .table import Table

USUAL_BOT: Final = "regular"


class Absences:
    """Since when each person is away, as far as this worker knows: at the longest, since it knows the table."""

    def __init__(self) -> None:
        self._since: dict[int, float] = {}

    def look(self, people: Iterable[int], present: Collection[int], now: float) -> Mapping[int, float]:
        """Take in who is here, and return since when the others are not."""
        away = [seat for seat in people if seat not in present]
        self._since = {seat: self._since.get(seat, now) for seat in away}
        return self._since


def votes(entries: Iterable[Entry], about: int, since: float) -> dict[Seat, Choice]:
    """Return what each seat has chosen about a seat that was left at some time."""
    chosen: dict[Seat, Choice] = {}
    for entry in entries:
        for event in entry.events:
            if isinstance(event, Chose) and event.about == about and entry.at >= since:
                chosen[event.seat] = event.choice
    return chosen


def left_seats(table: Table) -> dict[Seat, float]:
    """Return the seats the others may choose about, and from when on: those left, and those out of time."""
    if table.row.status != "playing":
        return {}
    people = [Seat(seat.seat) for seat in table.seats if seat.kind != "bot"]
    late = {} if table.turns is None or table.paused else table.turns.catch_up().due()
    left = {seat: due for seat, due in late.items() if seat in people}
    if table.turns is None or table.turns.agreed.turn < BY_DAYS:
        away = table.absences.look(people, table.present(), table.means.clock())
        for seat, since in away.items() if len(away) < len(people) else ():
            left[Seat(seat)] = min(left.get(Seat(seat), inf), since + table.means.grace)
    return left


def standing_votes(table: Table) -> tuple[Chose, ...]:
    """Return all choices that count now."""
    left = left_seats(table)
    return tuple(
        Chose(by, about, choice)
        for about, due in left.items()
        for by, choice in votes(table.referee.entries, about, due - table.means.grace).items()
    )


async def choose(table: Table, seat: Seat | None, about: Seat, choice: Choice) -> None:
    """Hear what a seat chooses; what all who are here agree on is done."""
    if seat is None:
        raise Denied("only-watching")
    async with table.lock:
        while True:
            due = left_seats(table).get(about)
            if about == seat or due is None or table.means.clock() < due:
                raise Illegal("seat-is-not-left")
            with suppress(Stale):  # something happened at another worker: look again
                await _write(table, seat, about, choice, due - table.means.grace)
                return


async def _write(table: Table, seat: Seat, about: Seat, choice: Choice, since: float) -> None:
    if len(table.referee.interludes) >= MOST_INTERLUDES:
        raise Denied("too-many-pauses", most=MOST_INTERLUDES)
    events: tuple[HouseEvent, ...] = (Chose(seat, about, choice),)
    agreed = {**votes(table.referee.entries, about, since), seat: choice}
    if all(agreed.get(Seat(other)) == choice for other in table.present() if other != about):
        events += _follows(table, about, choice)
    entry = table.referee.interlude(events, seat, table.means.clock())
    match events[-1]:
        case Replaced():
            await _replace(table, entry, events[-1])
        case Unsealed():
            await table.append(entry, "over")
            table.tell_played()
        case _:
            await table.append(entry)
    table.tell_info()
    table.tell_news()


def _follows(table: Table, about: Seat, choice: Choice) -> tuple[HouseEvent, ...]:
    match choice:
        case "wait":
            return ()
        case "bot":
            levels = tuple(table.referee.game.bots)
            return (Replaced(about, USUAL_BOT if USUAL_BOT in levels else levels[-1]),)
        case "end":
            return Abandoned(about), Unsealed(table.referee.seed.hex())


async def _replace(table: Table, entry: Entry, event: Replaced) -> None:
    """Put a bot into the seat. Its owner's token is kept: the seat is given back when they come."""
    row: SeatRow = replace(table.seats[event.seat], kind="bot", level=event.level)
    bot = played_by(table.row.id, event.seat, row.kind, row.level)
    await table.append(entry, also=(bot, unrated(table.row.id)))
    table.seats[event.seat] = row
    table.row = replace(table.row, rated=False)
    table.others.tell(Changed())
    table.means.thinkers.wake()
