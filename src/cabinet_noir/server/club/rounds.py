"""Rounds: paired, sealed, laid out as tables, and closed; and the chore that sees to it, at whichever worker.

A round is first an entry of the log and then its tables: whatever a worker that ended has left undone follows from the
log and the store, and is done by the next one that looks. Everything here may be done twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

import structlog
from msgspec.structs import replace

from cabinet_noir.club import (
    NOBODY,
    WHOLE,
    BoardResult,
    CloseRound,
    Draft,
    Finish,
    OpenRound,
    Plan,
    Round,
    TableOfRound,
    Tournament,
    goes_on_at,
    has_next_round,
)
from cabinet_noir.core import Illegal, Problem, Refusal, Stale
from cabinet_noir.server.operator.faults import traced
from cabinet_noir.server.people.keys import new_id
from cabinet_noir.server.protocol.refusals import NoSuchTournament
from cabinet_noir.server.tables.boards import (
    BoardPlan,
    Sitter,
    board_results,
    close_set,
    new_board,
    start_without_absent,
)
from cabinet_noir.server.tables.boards import BoardResult as BoardEnd
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.info import BoardAbout
from cabinet_noir.store import DealSets, read_entry

from .book import Book, Evening
from .jobs import paired

log = structlog.get_logger()

EVERY: Final = 2.0
ABSENT: Final = 1 / 6
"""Part of a round after which a bot plays for who has not come: five minutes of half an hour, days of a fortnight."""
DONE: Final = frozenset({"over", "stopped", "dropped"})
MISSING: Final = "missing"
"""A table that could not be opened."""


class Rounds:
    """Every round that is played."""

    def __init__(self, house: House, book: Book) -> None:
        self._house, self._book = house, book
        self._sets = DealSets(house.resources.store)

    # opening

    async def open(self, evening: Evening, by: str) -> Evening:
        """Pair the next round, seal its deals, and begin."""
        state = evening.state
        if state.playing is not None:
            raise Illegal("round-is-played", rule="C4")
        if state.finished:
            raise Illegal("tournament-is-over", rule="C4")
        draft = await self._house.resources.aside.run(paired, _nameless(evening))
        if isinstance(draft, Problem):
            raise Illegal(draft.reason, rule=draft.rule, **draft.args)
        dealt = await self._sets.open(state.plan.boards, self._house.resources.clock())
        placed = Draft(tuple(_placed(each, state.plan.boards) for each in draft.tables), draft.byes)
        try:
            evening = await self._book.write(evening, OpenRound(placed, dealt.id, dealt.seals, dealt.seal), by)
        except Refusal:  # somebody came in meanwhile, or opened one: nobody will play these deals
            await self._sets.close(dealt.id, self._house.resources.clock())
            raise
        await self._lay(evening)
        self._invite(evening, by)
        return evening

    def _invite(self, evening: Evening, by: str) -> None:
        """Let everybody know that a seat is kept for them, wherever they are."""
        playing = evening.state.playing
        for each in () if playing is None else playing.tables:
            people = {evening.state.players[number].person for number in each.players if number != NOBODY}
            self._house.on_held(each.tables[0], by, people - {""})

    async def _lay(self, evening: Evening) -> dict[str, str]:
        """Let every table of the round that is played be there; return their status."""
        playing = evening.state.playing
        if playing is None:
            return {}
        there = dict(await self._sets.tables(playing.deal_set))
        for paired_table in playing.tables:
            for board, table in enumerate(paired_table.tables, 1):
                if table not in there:
                    there[table] = await self._laid(_plan(evening, playing, paired_table, board))
        return there

    async def _laid(self, plan: BoardPlan) -> str:
        try:
            await new_board(self._house, plan)
        except (Illegal, Stale):  # another worker is just doing it, or has closed the set
            return "waiting"
        except Refusal as refusal:  # the round goes on without it, and closes all the same
            log.error("board-not-opened", table=plan.id, reason=refusal.reason)
            return MISSING
        return "waiting"

    # absence

    async def start_without_absent(self, evening: Evening, here: str = "") -> None:
        """Let bots play for whoever has not come to the board their table is at, but not for a person who is `here`."""
        if evening.state.playing is None:
            raise Illegal("no-round-is-played", rule="C6")
        status = await self._lay(evening)
        for each in evening.state.playing.tables:
            await self._start(evening, each, status, here)

    async def _start_late(self, evening: Evening, playing: Round, status: Mapping[str, str]) -> None:
        """Do the same where somebody has been waited for long enough."""
        grace = 60.0 * evening.state.plan.minutes * ABSENT
        now = self._house.resources.clock()
        for each in playing.tables:
            since = await self._waits_since(playing, each, status)
            if since is not None and now >= since + grace:
                await self._start(evening, each, status)

    async def _start(
        self, evening: Evening, paired_table: TableOfRound, status: Mapping[str, str], here: str = ""
    ) -> None:
        board = _current(paired_table, status)
        if board is not None and status[board] == "waiting":
            with suppress(Refusal):  # a table that is stopped, or gone, keeps no other waiting
                await start_without_absent(self._house, board, evening.game.level, here)

    async def _waits_since(self, playing: Round, paired_table: TableOfRound, status: Mapping[str, str]) -> float | None:
        """Return since when a table waits for somebody; None: it does not."""
        board = _current(paired_table, status)
        if board is None or status[board] != "waiting":
            return None
        number = paired_table.tables.index(board)
        return playing.opened if number == 0 else await self._ended(paired_table.tables[number - 1], playing.opened)

    async def _ended(self, board: str, otherwise: float) -> float:
        store = self._house.resources.store
        last = (await store.last([board])).get(board)
        lines = [] if last is None else await store.lines(board, last - 1)
        return (read_entry(lines[-1]).at or otherwise) if lines else otherwise

    # closing

    async def close(self, evening: Evening, by: str = "") -> Evening:
        """End the round that is played, open its deals, and write down what came of it; once, whoever does it."""
        playing = evening.state.playing
        if playing is None:
            raise Illegal("no-round-is-played", rule="C6")
        await self._lay(evening)
        await close_set(self._house, playing.deal_set)
        dealt = await self._sets.of(playing.deal_set)
        assert dealt is not None
        boards = tuple(table for each in playing.tables for table in each.tables)
        ended = await board_results(self._house, boards)
        results = tuple(_result(each, evening.state.plan) for each in ended)
        while evening.state.playing is not None and evening.state.playing.deal_set == playing.deal_set:
            try:
                return await self._book.write(evening, CloseRound(results, dealt.secret.hex()), by)
            except Stale:  # somebody came in meanwhile, or another worker has closed it
                evening = await self._book.of(evening.row.id)
        return evening

    async def close_undone(self, evening: Evening) -> None:
        """Open the deals of rounds that were taken back: nobody plays them any longer."""
        for entry in evening.log:
            if entry.seq in evening.state.undone and isinstance(entry.act, OpenRound):
                dealt = await self._sets.of(entry.act.deal_set)
                if dealt is not None and dealt.closed is None:
                    await close_set(self._house, dealt.id)

    # the chore

    async def keep(self) -> None:
        """See to all rounds for as long as the house is open."""
        while True:
            try:
                await self.look()
            except Exception as error:  # the store may be away for a while
                log.error("rounds-not-looked-at", **traced(error))
            await self._house.resources.sleep(EVERY)

    async def look(self) -> None:
        """See once to every tournament that has something left to do."""
        for tournament in await self._book.untended("rounds"):
            try:
                await self.tend(tournament)
            except NoSuchTournament:
                continue
            except Exception as error:  # one bad tournament does not stop the others
                log.error("tournament-not-tended", tournament=tournament, **traced(error))

    async def tend(self, tournament: str) -> None:
        """Do what is due in a tournament; if nothing will be before its next entry, say so."""
        evening = await self._book.of(tournament)
        await self.close_undone(evening)
        playing, goes_on = evening.state.playing, goes_on_at(evening.log, evening.state)
        if playing is not None:
            await self._tend_round(evening, playing)
        elif goes_on is not None and self._house.resources.clock() < goes_on:
            return
        elif not (goes_on is not None and await self._go_on(evening)) and not evening.unweighed:
            await self._book.rows.tended(tournament, evening.seq)

    async def _go_on(self, evening: Evening) -> bool:
        """Open the next round, or end the tournament after the last; False: there are too few for a round."""
        with suppress(Stale):  # somebody came in meanwhile, or another worker went on
            if has_next_round(evening.state):
                try:
                    await self.open(evening, "")
                except Illegal as refusal:
                    if refusal.reason != "last-round-is-played":
                        return False
                    await self._book.write(evening, Finish(), "")
            else:
                await self._book.write(evening, Finish(), "")
        return True

    async def _tend_round(self, evening: Evening, playing: Round) -> None:
        status = await self._lay(evening)
        boards = [table for each in playing.tables for table in each.tables]
        if self._house.resources.clock() >= playing.due or all(status[board] in DONE for board in boards):
            await self.close(evening)
        else:
            await self._start_late(evening, playing, status)


def _nameless(evening: Evening) -> Tournament:
    """Return how a tournament stands, for who pairs it: names are none of its business."""
    bare = tuple(replace(player, name="", person="", avatar="") for player in evening.state.players)
    return replace(evening.state, players=bare)


def _placed(table: TableOfRound, boards: int) -> TableOfRound:
    """Give a table of a round its tables of the house, one for each board, by ids that cannot be guessed."""
    return replace(table, tables=tuple(new_id() for _ in range(boards)))


def _current(paired_table: TableOfRound, status: Mapping[str, str]) -> str | None:
    """Return the board a table is at: the first that is not over; None: all are."""
    return next((board for board in paired_table.tables if status[board] not in DONE), None)


def _plan(evening: Evening, playing: Round, paired_table: TableOfRound, board: int) -> BoardPlan:
    return BoardPlan(
        id=paired_table.tables[board - 1],
        deal_set=playing.deal_set,
        board=board,
        game=evening.game.game,
        options=evening.game.options,
        assist=evening.game.assist,
        clock=evening.game.clock,
        sitters=tuple(_sitter(evening, number) for number in paired_table.players),
        about=BoardAbout(evening.row.code, evening.row.title, playing.number),
    )


def _result(ended: BoardEnd, plan: Plan) -> BoardResult:
    """Put down how a board ended, as a tournament reckons with it; one that was not finished is shared by its sides."""
    seats = plan.seats
    shares = (WHOLE // len({*plan.side_of}),) * seats if ended.unfinished else ended.shares
    points = ended.points if len(ended.points) == seats else ()
    return BoardResult(ended.table, shares, points, (), ended.stood_in, ended.unfinished)


def _sitter(evening: Evening, number: int) -> Sitter | str:
    """Return who sits in a seat: a player, or a bot where there is nobody, or nobody any longer."""
    player = None if number == NOBODY else evening.state.players[number]
    if player is None or not player.person:
        return evening.game.level
    return Sitter(player.name, player.avatar, player.person)
