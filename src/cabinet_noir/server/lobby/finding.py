"""The lobby: the tables strangers may join, and "find me a table", which joins the best of them or opens one."""

from __future__ import annotations

from typing import Final, get_args

from cabinet_noir.core import AssistLevel, Illegal, Seq
from cabinet_noir.games import GAMES, load
from cabinet_noir.server.protocol.people import Quick
from cabinet_noir.server.protocol.refusals import NoSuchTable
from cabinet_noir.server.protocol.tables import Join, NewTable, Seated, SeatPlan, TableInfo
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.info import table_info
from cabinet_noir.store import NOBODY, Around, Blocks, Lobby, Person, SeatRow, TableRow, Wish
from cabinet_noir.table import BY_DAYS

LENGTH: Final = 60
LISTED_FOR: Final = 120.0
"""A table is listed for so many seconds after somebody was last seen at it."""
TRIES: Final = 8
MOST_SEATS: Final = 12
LONGEST_TURN: Final = 7 * 24 * 3600
ON_THE_WAY: Final = 15.0


async def waiting(house: House, wish: Wish, free: int = 0, without: frozenset[str] = frozenset()) -> list[TableInfo]:
    """Return the tables that wait for strangers, the newest first; with at least so many free seats.

    `without` are people whose tables are passed over.
    """
    if not _can_be(wish):
        return []
    since = house.resources.clock() - LISTED_FOR
    found = await Lobby(house.resources.store).waiting(wish, since, LENGTH, without)
    infos = [_info(house, row, seats) for row, seats in found]
    return [info for info in infos if sum(not (seat.taken or seat.held) for seat in info.seats) >= free]


def pace(by_days: bool | None) -> tuple[int, int] | None:
    """Return how long turns are at tables played day by day, or with everybody there; None: no matter."""
    return None if by_days is None else (BY_DAYS, LONGEST_TURN) if by_days else (0, BY_DAYS - 1)


def _can_be(wish: Wish) -> bool:
    """Could there be such a table? What is asked for otherwise never reaches the store."""
    seats = wish.seats is None or 1 <= wish.seats <= MOST_SEATS
    return seats and wish.game in (None, *GAMES) and wish.assist in (None, *get_args(AssistLevel))


def _info(house: House, row: TableRow, seats: list[SeatRow]) -> TableInfo:
    live = house.here().get(row.id)
    return live.info() if live is not None else table_info(row, seats, (), Seq(-1), None)


def _is_attended(house: House, info: TableInfo) -> bool:
    """Is somebody there? Who has just opened a table is still on the way to it; at other workers' tables we hope so."""
    if any(seat.kind == "person" and seat.present for seat in info.seats):
        return True
    live = house.here().get(info.table)
    return house.resources.bus.reaches if live is None else house.resources.clock() - live.row.created < ON_THE_WAY


async def around(house: House, person: Person | None) -> Around:
    """Return whom somebody is kept apart from."""
    return NOBODY if person is None else await Blocks(house.resources.store).around(person.id)


async def find(house: House, asked: Quick, person: Person | None) -> Seated:
    """Seat somebody at the waiting table that needs the fewest more people, or open one for two."""
    if asked.game is not None:
        load(asked.game)
    without = (await around(house, person)).apart
    wish = Wish(game=asked.game, assist="off", rated=False, turn=pace(False), machines=False)
    tables = await waiting(house, wish, 1, without)
    tables = [info for info in reversed(tables) if _is_attended(house, info)]  # of equals, the longest waiting first
    tables.sort(key=lambda info: sum(not seat.taken for seat in info.seats))
    for info in tables[:TRIES]:
        try:
            join = Join(asked.name, None, asked.avatar, asked.pledge)
            return await house.join(info.table, join, person, without=without)
        except (Illegal, NoSuchTable):  # somebody was faster
            continue
    game = load(asked.game or next(iter(GAMES)))
    seats = (SeatPlan(),) * min((count for count in game.seats if count > 1), default=1)
    opened = NewTable(game.key, seats, name=asked.name, open=len(seats) > 1, avatar=asked.avatar, pledge=asked.pledge)
    return await house.new_table(opened, person)
