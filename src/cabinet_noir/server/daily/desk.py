"""The desk of the daily: a date's puzzle and quest are put to people, and their one try is taken in.

Neither is shown to be solved, nor played without counting, before its date has ended everywhere. Everything is thought
about by the process of the puzzles, and answered on the beat (decision 0017).
"""

from __future__ import annotations

from collections.abc import Coroutine
from datetime import date
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from cabinet_noir.bots import Thinkers
from cabinet_noir.core import Denied, Illegal, Seq, Stale, plain
from cabinet_noir.games import load
from cabinet_noir.puzzles import Answer
from cabinet_noir.server.clocks.instants import at_an_instant
from cabinet_noir.server.protocol.daily import Daily, DailyPuzzle, DailyQuest, DailyVerdict, QuestAct, Streak
from cabinet_noir.server.protocol.puzzles import PuzzleCard
from cabinet_noir.server.puzzles.jobs import NOTHING_YET
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.store import DailyTries, DailyTry, Person

from .dates import ends, read_date, today_at
from .jobs import QuestTold, explored, judged, laid, quest_room
from .made import Day, DayMaker
from .streak import streak_of

T = TypeVar("T")

AGAIN: Final = 2
"""How often a move is tried that another device came before."""

MOST_COMPOSED: Final = 8
"""Of so many dates what is the same for everybody is kept at hand."""

_encode = msgspec.json.Encoder().encode
_read_answer = msgspec.json.Decoder(Answer).decode


class DailyDesk:
    """Everything the house does about the daily."""

    def __init__(self, resources: Resources, thinkers: Thinkers) -> None:
        self._resources = resources
        self._thinkers = thinkers
        self.maker = DayMaker(resources, thinkers)
        self._tries = DailyTries(resources.store)
        self._cards: dict[date, PuzzleCard] = {}
        self._dealt: dict[date, QuestTold] = {}

    # looking

    async def today(self, offset: int, person: Person | None) -> Daily:
        """Return the date it is for somebody whose clock is so many minutes ahead of UTC."""
        return await self.of(str(today_at(self._resources.clock(), offset)), offset, person)

    async def of(self, date: str, offset: int, person: Person | None) -> Daily:
        """Return a date that is open somewhere, or not long gone, and how somebody stands to it."""
        now = self._resources.clock()
        today = today_at(now, offset)
        day = await self.maker.day(read_date(date, now))
        shown = now >= ends(day.date)
        return Daily(
            date=date,
            ends=ends(day.date),
            ended=shown,
            puzzle=await self._puzzle(day, shown, person),
            quest=await self._quest(day, shown, person),
            streak=await self._streak(today, person),
        )

    async def _puzzle(self, day: Day, shown: bool, person: Person | None) -> DailyPuzzle:
        card = await self._card(day)
        before = None if person is None else await self._tries.one(person.id, str(day.date), "puzzle")
        if before is None:
            return DailyPuzzle(replace(card, counts=not shown))
        answer = _read_answer(before.answer)
        verdict, solution = await self._thinkers.run(judged, day.puzzle, answer, shown)
        return DailyPuzzle(replace(card, tried="solved" if before.found else "missed"), verdict, solution)

    async def _quest(self, day: Day, shown: bool, person: Person | None) -> DailyQuest:
        moves = () if person is None else await self._tries.moves(person.id, str(day.date))
        told = await (self._explored(day, moves, NOTHING_YET, shown) if moves else self._unexplored(day))
        return _told(told, shown)

    async def _card(self, day: Day) -> PuzzleCard:
        """Return a date's card, composed once: at midnight everybody asks for the same."""
        if day.date not in self._cards:
            _keep(self._cards, day.date, await self._thinkers.run(laid, day.puzzle, day.date))
        return self._cards[day.date]

    async def _unexplored(self, day: Day) -> QuestTold:
        """Return a date's quest as it is dealt, in which nothing depends on who looks, or when."""
        if day.date not in self._dealt:
            _keep(self._dealt, day.date, await self._explored(day, (), NOTHING_YET, False))
        return self._dealt[day.date]

    async def _streak(self, today: date, person: Person | None) -> Streak:
        played = [] if person is None else await self._tries.dates(person.id)
        return streak_of(map(date.fromisoformat, played), today)

    # the puzzle

    async def answer(self, date: str, answer: Answer, person: Person | None) -> DailyVerdict:
        """Judge an answer. Of a date that is open, the first one is the only one; what comes later is not kept."""
        now = self._resources.clock()
        day = await self.maker.day(read_date(date, now))
        shown = now >= ends(day.date)
        said = _encode(answer).decode()
        if not shown:
            person = _known(person)
            _refuse_another(await self._tries.one(person.id, date, "puzzle"), said)
        verdict, solution = await self._on_the_beat(self._thinkers.run(judged, day.puzzle, answer, shown))
        if not shown:
            await self._write_answer(date, said, verdict.right, _known(person), now)
        return DailyVerdict(verdict, solution, counted=not shown)

    async def _write_answer(self, date: str, said: str, right: bool, person: Person, now: float) -> None:
        """Write an answer down before its verdict is told; if another one was there first, tell nothing."""
        attempt = DailyTry(
            person=person.id, date=date, kind="puzzle", begun=now, done=now, found=right, counted=True, answer=said
        )
        if not await self._tries.answer(attempt):
            before = await self._tries.one(person.id, date, "puzzle")
            if before is None:
                raise Denied("not-known")  # they were forgotten meanwhile
            _refuse_another(before, said)

    # the quest

    async def act(self, date: str, act: QuestAct, person: Person | None) -> DailyQuest:
        """Do something in the quest of a date, durably; the same sent again is answered the same."""
        now = self._resources.clock()
        day = await self.maker.day(read_date(date, now))
        shown, person = now >= ends(day.date), _known(person)
        action = _encode(plain(load(quest_room()).decode_action(act.action))).decode()
        for _ in range(AGAIN):
            moves = await self._tries.moves(person.id, date)
            if act.at > len(moves) or moves[act.at : act.at + 1] not in ((), (action,)):
                break
            thinking = self._explored(day, (*moves[: act.at], action), Seq(act.at), shown)
            told = await self._on_the_beat(thinking)
            if act.at < len(moves) or await self._tries.move(act.at + 1, action, _try(person, date, told, shown, now)):
                return _told(told, shown)
        raise Stale("daily-moved-on")

    async def _explored(self, day: Day, moves: tuple[str, ...], since: Seq, shown: bool) -> QuestTold:
        return await self._thinkers.run(explored, day.seed, day.rules, moves, day.date, since, shown)

    async def _on_the_beat(self, thinking: Coroutine[Any, Any, T]) -> T:
        """Think, and answer at a moment that tells nothing of how long it took."""
        resources = self._resources
        return await at_an_instant(thinking, resources.beat, resources.clock, resources.sleep)


def _keep(kept: dict[date, T], day: date, composed: T) -> None:
    """Keep what was composed for a date, and let the oldest go that is not it."""
    kept[day] = composed
    if len(kept) > MOST_COMPOSED:
        del kept[min(kept.keys() - {day})]


def _known(person: Person | None) -> Person:
    """Refuse whom the house does not know: a try that counts is somebody's."""
    if person is None:
        raise Denied("not-known")
    return person


def _refuse_another(before: DailyTry | None, said: str) -> None:
    if before is not None and before.answer != said:
        raise Illegal("daily-answered")


def _try(person: Person, date: str, told: QuestTold, shown: bool, now: float) -> DailyTry:
    """Return what a move makes of somebody's try."""
    begun = DailyTry(person=person.id, date=date, kind="quest", begun=now)
    if told.result is None:
        return begun
    return replace(begun, done=now, found=told.result.found, time=told.result.time, counted=not shown)


def _told(told: QuestTold, shown: bool) -> DailyQuest:
    return DailyQuest(told.table, told.news, told.result, counts=told.result is None and not shown)
