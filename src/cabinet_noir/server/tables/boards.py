"""Boards: tables that play a deal of a set, opened for those it was arranged for, and all closed together.

Who plays whom, and what the results are worth, is known to whoever arranged it. While a set is open nothing leaves here
but whether all of it has been played.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, assert_never

import msgspec
from msgspec import Struct

from cabinet_noir.core import (
    HOUSE,
    AssistLevel,
    Corrupt,
    Illegal,
    Malformed,
    Outcome,
    Seat,
    Stale,
    board_seed,
    check_assist,
    never,
)
from cabinet_noir.games import load
from cabinet_noir.games.editions import with_values
from cabinet_noir.server.people.keys import hashed, new_id, new_salt, new_token
from cabinet_noir.server.protocol.refusals import NoSuchTable
from cabinet_noir.server.protocol.tables import TurnClock
from cabinet_noir.server.workers.bus import Changed
from cabinet_noir.store import DealSetRow, DealSets, SeatRow, TableRow
from cabinet_noir.table import CloseTable, LetStandIn, Replaced, Returned

from .house import House, with_code
from .info import BoardAbout
from .seats.seating import bot_seat, check_level
from .table import UNFINISHED, Table
from .windows import AnyReferee

WHOLE = 1000
"""A whole win, in the thousandths that shares are told in."""


class Sitter(Struct, frozen=True):
    """Somebody for whom a seat is held: their browser is known as this person."""

    name: str
    avatar: str = ""
    person: str = ""


class BoardPlan(Struct, frozen=True):
    """A board to be opened: which deal, by which rules, for whom, seat by seat. A text is a bot's level."""

    deal_set: str
    board: int
    """1 is the first."""
    game: str
    options: dict[str, Any]
    assist: AssistLevel
    clock: TurnClock | None
    sitters: tuple[Sitter | str, ...]
    about: BoardAbout = BoardAbout()
    id: str = ""
    """The table's, where whoever arranged it has chosen one; empty: the house draws it."""


class BoardResult(Struct, frozen=True):
    """How a board ended at one table."""

    table: str
    outcome: Outcome | None
    shares: tuple[int, ...]
    """Each seat's share of the win, in thousandths."""
    points: tuple[int, ...]
    """The game's own points; none, where it did not end by its rules."""
    stood_in: tuple[int, ...]
    """The seats for which a bot has played, for however long."""
    unfinished: bool


async def new_board(house: House, plan: BoardPlan) -> str:
    """Open a board and hold its seats; return the table. Asked again for the same people, it is the same table."""
    sets = DealSets(house.resources.store)
    opened = await sets.of(plan.deal_set)
    if opened is None or opened.closed is not None or not 1 <= plan.board <= len(opened.seals):
        raise Illegal("set-is-closed")
    if plan.id and await house.resources.store.table(plan.id) is not None:
        return plan.id
    people = frozenset(sitter.person for sitter in plan.sitters if isinstance(sitter, Sitter) and sitter.person)
    if (before := await sets.played_by(plan.deal_set, plan.board, people)) is not None:
        return before
    row, seats = _planned(house, plan, opened)

    async def write(row: TableRow) -> None:
        await sets.add(row, seats)

    row = await with_code(row, write)
    async with house.table(row.id) as table, table.lock:
        await table.begin_if_full()
    return row.id


def _planned(house: House, plan: BoardPlan, opened: DealSetRow) -> tuple[TableRow, list[SeatRow]]:
    game, now, id = load(plan.game), house.resources.clock(), plan.id or new_id()
    game.check_seats(len(plan.sitters))
    check_assist(plan.assist, game.assists)
    if plan.clock is not None and game.deadline is not never:
        raise Malformed("game-has-a-clock")
    options = game.agreed(game.version, with_values(game, plan.options, house.resources.editions))
    row = TableRow(
        id=id,
        code="",
        game=game.key,
        version=game.version,
        options=game.agreement(options),
        seats=len(plan.sitters),
        seed=board_seed(opened.secret, plan.board),
        status="waiting",
        open=False,
        assist=plan.assist,
        created=now,
        stirred=now,
        turn=plan.clock.turn if plan.clock else 0,
        bank=plan.clock.bank if plan.clock else 0,
        set_id=opened.id,
        board=plan.board,
        withheld=True,
        about=msgspec.json.encode(msgspec.structs.replace(plan.about, boards=len(opened.seals))).decode(),
    )
    return row, _seats(plan, id, tuple(game.bots))


def _seats(plan: BoardPlan, table: str, levels: tuple[str, ...]) -> list[SeatRow]:
    names = [sitter.name for sitter in plan.sitters if isinstance(sitter, Sitter)]
    seats: list[SeatRow] = []
    for number, sitter in enumerate(plan.sitters):
        match sitter:
            case Sitter():  # nobody holds this token: the seat is proved by who they are
                held = SeatRow(seat=number, name=sitter.name, token_hash=hashed(new_token()), salt=new_salt())
                seats.append(msgspec.structs.replace(held, avatar=sitter.avatar, person=sitter.person))
            case str():
                check_level(sitter, levels)
                seats.append(bot_seat(number, sitter, table, [*names, *(seat.name for seat in seats)]))
            case _:
                assert_never(sitter)
    return seats


async def start_without_absent(house: House, table_id: str, level: str, here: str = "") -> None:
    """Let bots of a level play for whoever has not come to a board, until they do; done twice it is done once.

    `here` is a person who is on the way: the board begins, and their seat waits for them.
    """
    async with house.table(table_id) as table:
        check_level(level, tuple(table.referee.game.bots))
        async with table.lock:
            if house.resources.bus.reaches:
                await table.other_workers.catch_up()
            missing = [seat for seat in table.seats if not seat.came]
            if not table.row.set_id or not missing:
                return
            house.resources.thinkers.wake()
            await table.begin_if_full(without_absent=True)
        for seat in missing:
            if not here or seat.person != here:
                await _let_stand_in(table, Seat(seat.seat), level)


async def _let_stand_in(table: Table, about: Seat, level: str) -> None:
    with suppress(Illegal):  # they have come this very moment, or it is over
        await table.do(HOUSE, lambda: LetStandIn(about, level, table.listed()))


async def is_played(house: House, set_id: str) -> bool:
    """Have all tables of a set ended?"""
    found = await DealSets(house.resources.store).tables(set_id)
    return all(status not in UNFINISHED for _, status in found)


async def close_set(house: House, set_id: str) -> None:
    """End every table of a set that is not over, open all of it at once, and let everybody know; again does no harm."""
    sets = DealSets(house.resources.store)
    while not await _is_closed(sets, set_id, house.resources.clock()):
        for table, status in await sets.tables(set_id):
            if status in UNFINISHED:
                await _end(house, sets, table)
    for table, status in await sets.tables(set_id):
        await _open_up(house, table, status)


async def _is_closed(sets: DealSets, set_id: str, now: float) -> bool:
    """Close a set whose tables have all ended. False: one has not."""
    try:
        await sets.close(set_id, now)
    except Stale:
        return False
    return True


async def _end(house: House, sets: DealSets, id: str) -> None:
    """End a board without loss; one that was never dealt is dropped."""
    if await sets.drop(id):
        return
    async with house.table(id) as table:
        with suppress(Illegal, Corrupt):  # it is over, or its log contradicts itself: it is kept as it is
            await table.do(HOUSE, CloseTable)


async def _open_up(house: House, id: str, status: str) -> None:
    """Let every worker know that a table is a table like any other now; its result is written down."""
    house.resources.bus.tell(id, Changed())
    if id in house.here():
        async with house.table(id) as table, table.lock:
            await table.other_workers.catch_up()
    if status == "over":
        house.on_over(id)


async def board_results(house: House, table_ids: tuple[str, ...]) -> tuple[BoardResult, ...]:
    """Return how these boards ended. For who reckons with a set that is closed, and nobody else."""
    return tuple([await _result(house, id) for id in table_ids])


async def _result(house: House, id: str) -> BoardResult:
    try:
        async with house.table(id) as table:
            outcome, seats = table.outcome(), len(table.seats)
            stood_in = stand_ins(table.referee)
            if outcome is None:
                return BoardResult(id, None, (0,) * seats, (), stood_in, True)
            return BoardResult(id, outcome, shares_of(outcome, table.standing.sides), outcome.scores, stood_in, False)
    except NoSuchTable:  # it was never dealt, and has been cleared away
        return BoardResult(id, None, (), (), (), True)


def shares_of(outcome: Outcome, sides: tuple[int, ...]) -> tuple[int, ...]:
    """Return each seat's share of a win, in thousandths: those of one side win together, and sides that won share it.

    A draw that nobody won is shared by all sides; what one side alone loses, the box wins.

    >>> shares_of(Outcome((Seat(2),), "", (5, 5, 7)), (0, 1, 2))
    (0, 0, 1000)
    >>> shares_of(Outcome((Seat(0), Seat(1)), "", ()), (0, 1, 0, 1))
    (500, 500, 500, 500)
    """
    won = {sides[seat] for seat in outcome.winners} or (set(sides) if len(set(sides)) > 1 else set())
    return tuple(round(WHOLE / len(won)) if side in won else 0 for side in sides)


def stand_ins(referee: AnyReferee) -> tuple[int, ...]:
    """Return the seats for which a bot made a move while it kept them warm."""
    warm: set[Seat] = set()
    found: set[int] = set()
    for entry in referee.entries:
        if entry.action is not None and entry.seat in warm:
            found.add(int(entry.seat))
        for event in entry.events:
            if isinstance(event, Replaced):
                warm.add(event.seat)
            elif isinstance(event, Returned):
                warm.discard(event.seat)
    return tuple(sorted(found))
