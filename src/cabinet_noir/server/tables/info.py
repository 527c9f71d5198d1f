"""A table as everyone sees it, and the header of its log: built field by field, so that nothing secret slips in."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Literal, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cabinet_noir.core import AssistLevel, Game, Header, Outcome, Seat, Seq, seal
from cabinet_noir.server.protocol.tables import BoardInfo, Declined, SeatInfo, Status, TableInfo, TurnClock
from cabinet_noir.store import SeatRow, TableRow
from cabinet_noir.table import Chose, Referee, TableState, Vote, after_leaving, may_turn_dial

from .seats.seating import is_asked

AnyGame = Game[Any, Any, Any, Any]


class BoardAbout(Struct, frozen=True):
    """Of what a table is a board, as it is kept in its row."""

    tournament: str = ""
    title: str = ""
    round: int = 0
    boards: int = 0


_about = msgspec.json.Decoder(BoardAbout).decode


def table_info(
    row: TableRow, seats: Sequence[SeatRow], present: Collection[int], seq: Seq, outcome: Outcome | None
) -> TableInfo:
    """Build what everyone may know of a table."""
    waits = row.status == "waiting"
    return TableInfo(
        table=row.id,
        code=row.code,
        game=row.game,
        status=cast(Status, row.status),
        open=row.open,
        assist=cast(AssistLevel, row.assist),
        options=row.options,
        seats=tuple(seat_info(seat, seat.kind == "bot" or seat.seat in present, waits) for seat in seats),
        seq=seq,
        next_table=row.next_table,
        outcome=outcome,
        rated=row.rated,
        clock=TurnClock(row.turn, row.bank) if row.turn else None,
        seal=seal(row.seed) if waits else "",
        dealing=waits and all(seat.came for seat in seats),
        machines=row.machines,
        board=board_info(row),
    )


def board_info(row: TableRow) -> BoardInfo | None:
    """Build what everyone may know of the set a table plays a board of."""
    if not row.set_id:
        return None
    about = _about(row.about)
    return BoardInfo(about.tournament, about.title, about.round, row.board, about.boards, row.withheld)


def withheld_info(row: TableRow) -> TableInfo:
    """Build what is told of a board to who does not sit at it: what was so before anybody came, and nothing since."""
    return TableInfo(
        table=row.id,
        code=row.code,
        game=row.game,
        status="playing",
        open=False,
        assist="off",
        options=row.options,
        seats=(),
        seq=Seq(-1),
        board=board_info(row),
    )


def seat_info(seat: SeatRow, present: bool, waits: bool = False) -> SeatInfo:
    """Build what everyone may know of a seat."""
    kind: Literal["person", "bot"] = "bot" if seat.kind == "bot" else "person"
    held = (bool(seat.token_hash) or is_asked(seat)) and not seat.came
    lent = bool(seat.watch_hash)
    name = "" if seat.declined else seat.name
    info = SeatInfo(kind, name, seat.level, seat.came, present, seat.host, held, seat.avatar, lent)
    info = replace(info, stands_in=kind == "bot" and bool(seat.token_hash), machine=seat.machine)
    if seat.asked:
        info = replace(info, asked=seat.name, declined=cast(Declined, seat.declined))
    return replace(info, pledge=seat.pledge) if waits and seat.pledge else info


def with_standing(
    info: TableInfo, standing: TableState, left: Mapping[Seat, float], votes: Collection[Vote]
) -> TableInfo:
    """Return a table's looks with what its people wish, and what they chose about the seats that were left."""
    seats = info.seats
    if left or standing.forfeited:
        seats = tuple(
            replace(seat, left=round(left.get(Seat(n), 0.0) * 1000), forfeited=n in standing.forfeited)
            for n, seat in enumerate(seats)
        )
    return replace(
        info,
        seats=seats,
        paused=standing.paused is not None,
        pause_wished=tuple(sorted(standing.wishes)),
        chosen=tuple(Chose(vote.seat, vote.about, vote.choice) for vote in votes),
    )


def with_ways_out(info: TableInfo, game: AnyGame, standing: TableState, dial: str) -> TableInfo:
    """Return a table's looks with what comes of it if somebody resigns, and where the dial stands and may be turned."""
    people = [Seat(n) for n in range(standing.seats) if n in standing.people]
    by_its_rules = standing.seats == 1 and game.gives_up  # who is alone gives up as the game says, and not twice
    seats = tuple(
        replace(seat, resigning=after_leaving(game, standing, Seat(n))) if n in people and not by_its_rules else seat
        for n, seat in enumerate(info.seats)
    )
    free = len(people) == 1 and may_turn_dial(standing, people[0])
    return replace(info, seats=seats, assist=cast(AssistLevel, dial), dial=game.assists if free else ())


def header_of(referee: Referee[Any, Any, Any, Any], row: TableRow, seats: Sequence[SeatRow], eyes: str) -> Header:
    """Build the header of a table's log, for these eyes."""
    return referee.header(
        names=tuple(seat.name for seat in seats),
        bots=tuple(seat.level for seat in seats),
        assist=row.assist,
        table=row.id,
        created=datetime.fromtimestamp(row.created, UTC).isoformat(timespec="seconds"),
        eyes=eyes,
    )
