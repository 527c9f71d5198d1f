"""Who may sit where: the seats of a new table as they were planned, and what is refused."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any
from zlib import crc32

from msgspec.structs import replace

from cabinet_noir.bots import bot_name
from cabinet_noir.core import Denied, Game, Illegal, Malformed, never
from cabinet_noir.server.people.keys import hashed, new_salt
from cabinet_noir.server.protocol.tables import NewTable, SeatPlan
from cabinet_noir.store import Person, SeatRow, TableRow


def planned(
    asked: NewTable,
    levels: tuple[str, ...],
    table: str,
    name: str,
    token: str,
    person: Person | None,
    device: str,
    invited: Mapping[int, Person] = MappingProxyType({}),
    machine: bool = False,
) -> list[SeatRow]:
    """Return the seats of a new table: whoever opens it has the first person's, under this name.

    Seats of machines are kept for the bot accounts that are asked.
    """
    mine = [name] if any(plan.kind == "person" for plan in asked.seats) else []
    seats: list[SeatRow] = []
    for number, plan in enumerate(asked.seats):
        _check_plan(plan, levels)
        if plan.kind == "bot":
            seats.append(bot_seat(number, plan.level, table, [*mine, *(seat.name for seat in seats)]))
        elif plan.kind == "machine":
            seats.append(asked_seat(number, invited[number]))
        elif any(seat.host for seat in seats):
            seats.append(SeatRow(seat=number))
        else:
            host = SeatRow(seat=number, name=name, token_hash=hashed(token), host=True, came=True)
            whose = {"avatar": asked.avatar, "person": person.id if person else "", "pledge": asked.pledge}
            seats.append(replace(host, **whose, device=device, salt=new_salt(), machine=machine))
    return seats


def asked_seat(number: int, bot: Person) -> SeatRow:
    """Return a seat that is kept for a bot account until it answers."""
    return SeatRow(seat=number, name=bot.name, avatar=bot.avatar, asked=bot.id)


def is_asked(seat: SeatRow) -> bool:
    """Is a bot account's answer waited for?"""
    return bool(seat.asked) and not seat.declined


def bot_seat(number: int, level: str, table: str, names: Collection[str]) -> SeatRow:
    """Return a seat with a bot in it, called as nobody at the table is."""
    name = bot_name(level, [name for name in names if name], crc32(table.encode()))
    return SeatRow(seat=number, kind="bot", level=level, came=True, name=name, salt=new_salt())


def _check_plan(plan: SeatPlan, levels: tuple[str, ...]) -> None:
    if plan.kind == "bot":
        check_level(plan.level, levels)
    elif plan.level:
        raise Malformed("person-with-a-level")
    if (plan.kind == "machine") != bool(plan.name):
        raise Malformed("machine-without-a-name")


def check_level(level: str, levels: tuple[str, ...]) -> None:
    """Refuse a bot there is not."""
    if level not in levels:
        raise Malformed("no-such-bot", levels=list(levels))


def may_fill(asker: SeatRow, open: bool, seats: Sequence[SeatRow], present: Collection[int]) -> bool:
    """May this seat put bots into free ones? The host may; among strangers, anyone once the host has gone."""
    return asker.host or (open and not any(seat.host and seat.seat in present for seat in seats))


def check_machine(welcome: bool, person: Person | None, machine: bool) -> None:
    """Refuse a machine where none is welcome, and a bot account that comes as if it were a person."""
    if machine and not welcome:
        raise Denied("no-machines-here")
    if not machine and person is not None and person.bot:
        raise Denied("bot-plays-by-api")


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


def first_free(seats: Sequence[SeatRow], wanted: int | None, person: str = "") -> SeatRow:
    """Return a seat that is nobody's: the one kept for whom it was asked, else the first one, or the one wanted."""
    free = [seat for seat in seats if not seat.came and not seat.token_hash and wanted in (None, seat.seat)]
    kept = (seat for seat in free if is_asked(seat) and seat.asked == person)
    found = next(kept, None) or next((seat for seat in free if not is_asked(seat)), None)
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
