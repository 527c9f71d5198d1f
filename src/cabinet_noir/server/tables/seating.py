"""Who may sit where: the seats of a new table as they were planned, and what is refused."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any
from zlib import crc32

from msgspec.structs import replace

from cabinet_noir.bots import bot_name
from cabinet_noir.core import Game, Illegal, Malformed, never
from cabinet_noir.server.people.keys import hashed, new_salt
from cabinet_noir.server.protocol.tables import NewTable, SeatPlan
from cabinet_noir.store import Person, SeatRow, TableRow


def planned(
    asked: NewTable, levels: tuple[str, ...], table: str, name: str, token: str, person: Person | None, device: str
) -> list[SeatRow]:
    """Return the seats of a new table: whoever opens it has the first person's, under this name."""
    mine = [name] if any(plan.kind == "person" for plan in asked.seats) else []
    seats: list[SeatRow] = []
    for number, plan in enumerate(asked.seats):
        _check_plan(plan, levels)
        if plan.kind == "bot":
            seats.append(bot_seat(number, plan.level, table, [*mine, *(seat.name for seat in seats)]))
        elif any(seat.host for seat in seats):
            seats.append(SeatRow(seat=number))
        else:
            host = SeatRow(seat=number, name=name, token_hash=hashed(token), host=True, came=True)
            whose = {"avatar": asked.avatar, "person": person.id if person else "", "pledge": asked.pledge}
            seats.append(replace(host, **whose, device=device, salt=new_salt()))
    return seats


def bot_seat(number: int, level: str, table: str, names: Collection[str]) -> SeatRow:
    """Return a seat with a bot in it, called as nobody at the table is."""
    name = bot_name(level, [name for name in names if name], crc32(table.encode()))
    return SeatRow(seat=number, kind="bot", level=level, came=True, name=name, salt=new_salt())


def _check_plan(plan: SeatPlan, levels: tuple[str, ...]) -> None:
    if plan.kind == "bot":
        check_level(plan.level, levels)
    elif plan.level:
        raise Malformed("person-with-a-level")


def check_level(level: str, levels: tuple[str, ...]) -> None:
    """Refuse a bot there is not."""
    if level not in levels:
        raise Malformed("no-such-bot", levels=list(levels))


def may_fill(asker: SeatRow, open: bool, seats: Sequence[SeatRow], present: Collection[int]) -> bool:
    """May this seat put bots into free ones? The host may; among strangers, anyone once the host has gone."""
    return asker.host or (open and not any(seat.host and seat.seat in present for seat in seats))


def check_waiting(table: TableRow) -> None:
    """Refuse to change the company of a game that has begun, or never will."""
    if table.status == "stopped":
        raise Illegal("table-is-closed")
    if table.status == "dropped":
        raise Illegal("table-is-cancelled")
    if table.status != "waiting":
        raise Illegal("game-has-begun")


def check_not_complete(seats: Sequence[SeatRow]) -> None:
    """Refuse to change a company that is complete: its deal is being made."""
    if all(seat.came for seat in seats):
        raise Illegal("game-has-begun")


def first_free(seats: Sequence[SeatRow], asked: int | None) -> SeatRow:
    """Return a seat that is nobody's: the first one, or the one that was asked for."""
    free = (seat for seat in seats if not seat.came and not seat.token_hash and asked in (None, seat.seat))
    found = next(free, None)
    if found is None:
        raise Illegal("seat-is-taken")
    return found


def check_filled(table: TableRow, filled: int) -> None:
    """Refuse to fill what was not empty."""
    if not filled:
        check_waiting(table)
        raise Illegal("seat-is-taken")


def check_clock(game: Game[Any, Any, Any, Any], asked: NewTable) -> None:
    """Refuse a clock for a game that has its own."""
    if asked.clock is not None and game.deadline is not never:
        raise Malformed("game-has-a-clock")
