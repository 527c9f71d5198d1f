"""A tournament as it is told: from its folded log alone, so that no open table can be read off it.

But for what somebody is to it (`me`, `mine`, `directs`, `log`) everybody is told the same.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from cabinet_noir.club import (
    TIE_BREAKS,
    Place,
    Player,
    Round,
    Tournament,
    board_scores,
    goes_on_at,
    has_next_round,
    rounds_of,
    standings,
    still_in,
)
from cabinet_noir.club.rules import undoable
from cabinet_noir.core import Line
from cabinet_noir.server.protocol.club import (
    ClosedRound,
    DirectorEntry,
    MyBoard,
    OpenedRound,
    PairedTable,
    PlayerInfo,
    Standing,
    TableScore,
    TournamentInfo,
)

from .book import KEPT, Evening
from .lines import lines

LOG_TOLD: Final = 200
"""So many of the last entries are told to who directs."""


class Closed(Struct, frozen=True):
    """What follows from closed rounds: worked out once, and told to everybody."""

    rounds: tuple[ClosedRound, ...]
    standings: tuple[Standing, ...]


class Asker(Struct, frozen=True):
    """What whoever asks is to a tournament."""

    number: int | None = None
    directs: bool = False


class Teller:
    """Tells of tournaments; what takes long is kept until something is new."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[tuple[int, int], Closed]] = OrderedDict()

    def told(self, evening: Evening, asker: Asker, now: float, club_title: str = "") -> TournamentInfo:
        """Build what whoever asks is told."""
        row, game, state = evening.row, evening.game, evening.state
        plan, closed = state.plan, self._closed(evening)
        return TournamentInfo(
            id=row.id,
            code=row.code,
            title=row.title,
            game=game.game,
            seats=plan.seats,
            options=game.options,
            assist=game.assist,
            system=plan.system,
            scoring=plan.scoring,
            rounds=rounds_of(state),
            boards=plan.boards,
            team=plan.team,
            sides=plan.side_of,
            minutes=plan.minutes,
            rest=plan.rest,
            clock=game.clock,
            level=game.level,
            phase=state.phase,
            seq=evening.seq,
            now=_milliseconds(now),
            players=tuple(map(_player, state.players)),
            teams=state.teams if plan.team > 1 else (),
            open_round=None if state.playing is None else _opened(state.playing),
            has_next=has_next_round(state),
            still_in=_still_in(state),
            goes_on=None if (at := goes_on_at(evening.log, state)) is None else _milliseconds(at),
            closed=closed.rounds,
            standings=closed.standings,
            tie_breaks=TIE_BREAKS,
            featured=state.featured,
            club=row.club,
            club_title=club_title,
            me=asker.number,
            directs=asker.directs,
            mine=_mine(state, asker.number),
            log=_log(evening) if asker.directs else (),
        )

    def _closed(self, evening: Evening) -> Closed:
        mark = (evening.seq, len(evening.lucks))
        kept = self._kept.get(evening.row.id)
        if kept is None or kept[0] != mark:
            kept = self._kept[evening.row.id] = (mark, closed_of(evening))
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(evening.row.id)
        return kept[1]


def closed_of(evening: Evening) -> Closed:
    """Work out what follows from the rounds that are closed."""
    state = with_lucks(evening)
    if not state.closed:
        return Closed((), ())
    weighed = not evening.unweighed  # before that some would be told without their luck beside others with it
    places = tuple(_standing(place, weighed) for place in standings(state))
    return Closed(tuple(_closed_round(state, each) for each in state.closed), places)


def with_lucks(evening: Evening) -> Tournament:
    """Return how a tournament stands, with what chance brought where that is known."""
    return replace(evening.state, rounds=tuple(_with_lucks(each, evening) for each in evening.state.rounds))


def _with_lucks(played: Round, evening: Evening) -> Round:
    lucks = evening.lucks
    results = tuple(replace(result, luck=lucks.get(result.table, ())) for result in played.results)
    return replace(played, results=results)


def _still_in(state: Tournament) -> tuple[int, ...]:
    if state.plan.system == "knock_out":
        return tuple(still_in(state))
    return tuple(player.number for player in state.present)


def _milliseconds(seconds: float) -> int:
    return round(1000 * seconds)


def _player(player: Player) -> PlayerInfo:
    return PlayerInfo(player.number, player.name, player.avatar, player.team, player.out, player.since)


def _opened(playing: Round) -> OpenedRound:
    return OpenedRound(
        round=playing.number,
        seal=playing.seal,
        tables=tuple(PairedTable(number, each.players) for number, each in enumerate(playing.tables, 1)),
        byes=playing.byes,
        opened=_milliseconds(playing.opened),
        due=_milliseconds(playing.due),
    )


def _mine(state: Tournament, me: int | None) -> tuple[MyBoard, ...]:
    """Return all boards somebody is to play in this round, in order; whether one is over is told at the table."""
    tables = () if state.playing is None or me is None else state.playing.tables
    return tuple(
        MyBoard(table, board, each.players.index(me))
        for each in tables
        if me in each.players
        for board, table in enumerate(each.tables, 1)
    )


def _closed_round(state: Tournament, played: Round) -> ClosedRound:
    against = board_scores(replace(state.plan, scoring="matchpoints"), played)
    return ClosedRound(
        round=played.number,
        seal=played.seal,
        seals=played.seals,
        secret=played.secret,
        scores=tuple(
            _score(played, number, board, each.players, against)
            for number, each in enumerate(played.tables, 1)
            for board in range(1, len(each.tables) + 1)
        ),
        byes=played.byes,
    )


def _score(
    played: Round, number: int, board: int, players: tuple[int, ...], against: dict[str, tuple[int, ...]]
) -> TableScore:
    table = played.tables[number - 1].tables[board - 1]
    result = played.result(table)
    assert result is not None
    return TableScore(
        table=table,
        number=number,
        board=board,
        players=players,
        shares=result.shares,
        points=result.points,
        matchpoints=tuple(part // 10 for part in against[table]),
        luck=result.luck,
        stood_in=result.stood_in,
        unfinished=result.unfinished,
        corrected=played.corrected.get(table, ""),
    )


def _standing(place: Place, weighed: bool) -> Standing:
    return Standing(
        place=place.place,
        player=place.who,
        score=place.score,
        adjusted=place.adjusted if weighed else None,
        wins=place.wins,
        played=place.played,
        breaks=place.breaks,
        why=Line(f"desk-by-{place.by}") if place.by else None,
    )


def _log(evening: Evening) -> tuple[DirectorEntry, ...]:
    state, may = evening.state, undoable(evening.log, evening.state, LOG_TOLD)
    return tuple(
        DirectorEntry(
            seq=entry.seq,
            at=_milliseconds(entry.at),
            lines=lines(state, entry),
            undoable=entry.seq in may,
            undone=entry.seq in state.undone,
        )
        for entry in evening.log[-LOG_TOLD:]
    )
