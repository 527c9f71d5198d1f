"""Time tells nothing: bots, typists, the assistant and refusals answer at a moment that was settled before.

The thinking is injected, in the house's own time: what must not be seen of it is then exactly what a test can see.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec
import pytest

from cabinet_noir.core import Illegal, Seat, Seq, seed_from
from cabinet_noir.laws.table.house import BEGINNING, Hand
from cabinet_noir.puzzles import Named
from cabinet_noir.server.clocks.instants import at_an_instant, instant
from cabinet_noir.server.daily.dates import today_at
from cabinet_noir.server.daily.desk import DailyDesk
from cabinet_noir.server.past.archive import take_in
from cabinet_noir.server.past.retry import retried
from cabinet_noir.server.protocol.daily import QuestAct
from cabinet_noir.server.protocol.from_page import Act
from cabinet_noir.server.protocol.tables import Join, NewTable, Retry, SeatPlan
from cabinet_noir.server.puzzles.desk import PuzzleDesk
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.resources import BEAT, REFUSAL, Resources
from cabinet_noir.server.tables.table import Table
from cabinet_noir.store import Store

from .days import AIM, SECRET, of_the_day, right_claim, stock
from .finished import log_of, played
from .puzzling import of_kind, put, right, wrong
from .still import AtOnce, Guest, express

P = ParamSpec("P")
T = TypeVar("T")

PACE = 0.9
QUICK, SLOW = 0.003, 0.7
TURNS_OF_THE_LOOP = 60
OPEN: list[House] = []


class SlowThinkers(AtOnce):
    """Think for so many seconds of the house's time, whatever there is to think about."""

    def __init__(self, hand: Hand, seconds: float) -> None:
        super().__init__(1)
        self._hand, self._seconds = hand, seconds

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        await self._hand.sleep(self._seconds)
        return job(*args, **kwargs)


@asynccontextmanager
async def thinking_house(db: str, hand: Hand, seconds: float) -> AsyncIterator[House]:
    """Open a house at whose tables every thought takes so long."""
    store = await Store.open(db)
    resources = Resources(store, SlowThinkers(hand, seconds), PACE, hand.clock, lambda: seed_from(1), hand.sleep)
    house = House(resources)
    OPEN.append(house)
    try:
        yield house
    finally:
        OPEN.remove(house)
        await house.close()
        await store.close()


async def settled() -> None:
    """Let everything happen that needs no time; whatever is being read or written is waited for."""
    calm = 0
    while calm < TURNS_OF_THE_LOOP:
        await asyncio.sleep(0.0005)
        at_work = any(house.resources.store.busy or any(map(is_locked, house.here().values())) for house in OPEN)
        calm = 0 if at_work else calm + 1


def is_locked(table: Table) -> bool:
    """Is something being done at a table?"""
    return table.lock.locked()


async def pass_time(hand: Hand, until: float) -> None:
    """Let time pass, from one sleeper to the next."""
    await settled()
    while hand.alarms() and min(due for due, _ in hand.asleep) <= until:
        due, woken = min(hand.asleep, key=lambda sleeper: sleeper[0])
        hand.now = max(hand.now, due)
        woken.set_result(None)
        await settled()
    hand.now = max(hand.now, until)


def moments(db: str, seconds: float, play: Callable[[House, Hand], Any]) -> Any:
    """Return what a course of things tells, in a house that thinks for so long about everything."""

    async def run() -> Any:
        hand = Hand()
        async with thinking_house(db, hand, seconds) as house:
            return await play(house, hand)

    return asyncio.run(run())


async def bots_at_work(house: House, hand: Hand) -> list[float]:
    """Return when bots acted who play each other."""
    seats = (SeatPlan("bot", "novice"), SeatPlan("bot", "master"))
    table = (await house.new_table(NewTable("vinci", seats, {"setup": "chance", "highest": 4}))).table
    await pass_time(hand, BEGINNING + 4.0)
    return [entry.at - BEGINNING for entry in await house.resources.store.log(table)]


def test_a_bot_acts_at_a_moment_that_was_settled_before_it_thought(make_db: Callable[[], str]) -> None:
    quick, slow = (moments(make_db(), seconds, bots_at_work) for seconds in (QUICK, SLOW))
    assert quick == slow == pytest.approx([0.0, 0.9, 1.8, 2.7, 3.6])


def test_a_bot_that_is_not_ready_waits_for_the_next_moment(make_db: Callable[[], str]) -> None:
    late, later = (moments(make_db(), seconds, bots_at_work) for seconds in (PACE + 0.05, 2 * PACE - 0.05))
    assert late == later == pytest.approx([0.0, 1.8, 3.6])


async def typists_at_work(house: House, hand: Hand) -> list[float]:
    """Return when typists did what they do at the pace of the game: to turn up the cards, and to be asked again."""
    table = (await express(house, "novice", "novice"))[0].table
    await pass_time(hand, BEGINNING + 3.5)
    return [entry.at - BEGINNING for entry in await house.resources.store.log(table)]


def test_a_typist_acts_when_it_meant_to_however_long_it_thought(make_db: Callable[[], str]) -> None:
    quick, slow = (moments(make_db(), seconds, typists_at_work) for seconds in (QUICK, SLOW))
    assert quick == slow and len(quick) > 1


def test_a_typist_that_thought_for_longer_than_it_types_waits_for_the_next_moment(make_db: Callable[[], str]) -> None:
    late, later = (moments(make_db(), seconds, typists_at_work) for seconds in (3.05, 3.45))
    assert late == later


async def help_at_work(house: House, hand: Hand) -> list[tuple[float, str]]:
    """Return when help came to a seat, after the deal and after a note."""
    bots = SeatPlan("bot", "novice")
    seated = await house.new_table(
        NewTable("break-the-code", (SeatPlan(), bots), {"first": 0}, "Ada", assist="checked")
    )
    async with house.table(seated.table) as table:
        told: list[tuple[float, str]] = []
        tell = table.assistant._tell

        def watched(seat: Any) -> None:
            told.append((round(hand.now - BEGINNING, 6), str(table.assistance(seat))))
            tell(seat)

        table.assistant._tell = watched  # type: ignore[method-assign]
        ada = Guest(house, seated)
        await ada._visitor._hear(json.dumps({"t": "hello", "token": seated.token}))
        await pass_time(hand, BEGINNING + 2.0)
        await ada._visitor._hear('{"t":"note","key":"k","value":"x"}')
        await pass_time(hand, BEGINNING + 4.0)
        return told


def test_help_and_checks_come_on_a_beat(make_db: Callable[[], str]) -> None:
    quick, slow = (moments(make_db(), seconds, help_at_work) for seconds in (QUICK, BEAT - 0.1))
    assert quick == slow
    assert [at for at, _ in quick] == pytest.approx([BEAT, 2.0 + BEAT])


def test_a_verdict_on_a_puzzle_and_a_hint_come_on_a_beat(make_db: Callable[[], str], tmp_path: Path) -> None:
    puzzle = of_kind("archeologic", "certain")[0]
    folder = put(tmp_path, [puzzle])

    async def solving(house: House, hand: Hand) -> list[float]:
        desk = PuzzleDesk(house.resources, house.resources.thinkers, folder)
        told: list[float] = []

        async def until_told(asked: Awaitable[object]) -> None:
            began = hand.now
            await asked
            told.append(round(hand.now - began, 6))

        answers = [msgspec.convert(said, type=Named) for said in (right(puzzle), wrong(puzzle))]
        looking_round = asyncio.create_task(desk.hall(None, None))
        await pass_time(hand, hand.now + 10.0)
        await looking_round
        for asked in (
            *(desk.answer("archeologic", puzzle.id, answer, False, None) for answer in answers),
            desk.hint("archeologic", puzzle.id, 1, None),
        ):
            asking = asyncio.create_task(until_told(asked))
            await pass_time(hand, hand.now + 2.0)
            await asking
        return told

    quick, slow = (moments(make_db(), seconds, solving) for seconds in (QUICK, BEAT - 0.1))
    assert quick == slow == pytest.approx([BEAT] * 3)


def test_the_daily_answers_on_a_beat(make_db: Callable[[], str]) -> None:
    today = today_at(BEGINNING, 0)
    date = str(today)

    async def trying(house: House, hand: Hand) -> list[float]:
        desk = DailyDesk(house.resources, house.resources.thinkers)
        await stock(house.resources.store, SECRET, {today: of_the_day()})
        people = [(await house.accounts.welcome(name, ""))[0] for name in ("Ada", "Eve")]
        told: list[float] = []

        async def until_told(trying: Awaitable[object]) -> None:
            began = hand.now
            with suppress(Illegal):
                await trying
            told.append(round(hand.now - began, 6))

        answers = [msgspec.convert(said, type=Named) for said in (right(of_the_day()), wrong(of_the_day()))]
        claims = [right_claim(today), right_claim(today + timedelta(1))]
        for person, answer, claim in zip(people, answers, claims, strict=True):
            for trying in (
                desk.answer(date, answer, person),
                desk.act(date, QuestAct(0, claim), person),
                desk.act(date, QuestAct(0, AIM), person),
                desk.act(date, QuestAct(1, claim), person),
            ):
                asking = asyncio.create_task(until_told(trying))
                await pass_time(hand, hand.now + 2.0)
                await asking
        return told

    quick, slow = (moments(make_db(), seconds, trying) for seconds in (QUICK, BEAT - 0.1))
    assert quick == slow == pytest.approx([BEAT] * 8)


def test_a_try_is_answered_on_a_beat(make_db: Callable[[], str]) -> None:
    over = played(setup="chance")
    own = [entry.seq for entry in over.entries if entry.seat == 0 and entry.action is not None]

    async def trying(house: House, hand: Hand) -> list[float]:
        taken_in = asyncio.create_task(take_in(house, log_of(over)))
        await pass_time(hand, hand.now + 2.0)
        table, told = (await taken_in).table, list[float]()

        async def until_told(asked: Retry) -> None:
            began = hand.now
            async with house.table(table) as found:
                with suppress(Illegal):
                    await retried(found, asked)
            told.append(round(hand.now - began, 6))

        for asked in (Retry(Seat(0), own[3]), Retry(Seat(0), own[3], 1), Retry(Seat(0), Seq(0))):
            asking = asyncio.create_task(until_told(asked))
            await pass_time(hand, hand.now + 2.0)
            await asking
        return told

    quick, slow = (moments(make_db(), seconds, trying) for seconds in (QUICK, BEAT - 0.1))
    assert quick == slow == pytest.approx([BEAT] * 3)


@pytest.mark.parametrize("judged", [0.0002, 0.009])
def test_a_refused_move_is_answered_at_a_moment_that_says_nothing_of_its_judging(
    db: str, judged: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(house: House, hand: Hand) -> list[float]:
        seated = await house.new_table(
            NewTable("vinci", (SeatPlan(), SeatPlan()), {"setup": "chance", "first": 0}, "Ada")
        )
        await house.join(seated.table, Join("Bob"))
        ada = Guest(house, seated)
        await ada._visitor._hear(json.dumps({"t": "hello", "token": seated.token}))
        ticks = iter([100.0, 100.0 + judged, 100.0 + judged])
        with monkeypatch.context() as patch:
            patch.setattr("cabinet_noir.server.sockets.visit.time.perf_counter", lambda: next(ticks))
            acting = asyncio.create_task(ada._visitor._act(Act(0, "a", msgspec.Raw(b'{"t":"stop"}'))))
            await settled()
            slept = [until - hand.now for until, _ in hand.asleep]
            await pass_time(hand, BEGINNING + 1.0)
            with pytest.raises(Illegal):
                await acting
        return [judged + seconds for seconds in slept]

    assert moments(db, QUICK, refused) == pytest.approx([REFUSAL], abs=1e-6)


# the row of moments


def test_moments_follow_from_the_beginning_alone() -> None:
    assert [instant(1.0, 0.5, now) for now in (0.0, 1.0, 1.1, 1.5, 1.6)] == [1.0, 1.0, 1.5, 1.5, 2.0]


def test_what_goes_wrong_is_told_at_the_same_moment_and_whoever_is_stopped_stops_thinking() -> None:
    async def fails() -> None:
        raise ValueError

    async def try_both() -> None:
        hand = Hand()
        failing = asyncio.create_task(at_an_instant(fails(), 1.0, hand.clock, hand.sleep))
        thought = asyncio.get_running_loop().create_future()
        stopped = asyncio.create_task(at_an_instant(thought, 1.0, hand.clock, hand.sleep))
        await pass_time(hand, BEGINNING + 0.9)
        assert not failing.done()
        stopped.cancel()
        await pass_time(hand, BEGINNING + 1.0)
        with pytest.raises(ValueError):
            await failing
        with pytest.raises(asyncio.CancelledError):
            await stopped
        assert thought.cancelled()

    asyncio.run(try_both())
