"""Dates and streaks, by their own rules: pure functions of the clock, and of the dates somebody played."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cabinet_noir.core import Malformed
from cabinet_noir.laws.table.house import Hand
from cabinet_noir.server.daily.dates import (
    LEAST_OFFSET,
    LOOKED_BACK,
    MOST_OFFSET,
    begins,
    ends,
    oldest,
    read_date,
    today_at,
)
from cabinet_noir.server.daily.streak import A_FREEZE, MOST_FREEZES, streak_of
from cabinet_noir.server.lobby.keeper import Keeper
from cabinet_noir.server.protocol.daily import Streak
from cabinet_noir.server.protocol.refusals import NoSuchPuzzle
from cabinet_noir.store import DailyTries, DailyTry, People, Person, Session

from .still import still_house

MONDAY = date(2026, 11, 16)
moments = st.floats(0, 4e9)
offsets = st.integers(LEAST_OFFSET, MOST_OFFSET)
days = st.integers(0, 60).map(lambda number: MONDAY + timedelta(number))
some_days = st.sets(days)


# dates


@given(moments, offsets)
def test_ones_own_date_is_open_and_can_be_asked_for(now: float, offset: int) -> None:
    today = today_at(now, offset)
    assert begins(today) <= now < ends(today)
    assert read_date(str(today), now) == today


@given(moments, offsets)
def test_a_date_is_open_while_it_is_today_somewhere_and_at_no_other_time(now: float, offset: int) -> None:
    somewhere = {today_at(now, each) for each in range(LEAST_OFFSET, MOST_OFFSET + 1, 15)}
    around = {today_at(now, offset) + timedelta(number) for number in range(-3, 4)}
    assert {day for day in around if begins(day) <= now < ends(day)} == somewhere & around
    assert 2 <= len(somewhere) <= 3


def test_a_date_begins_in_kiritimati_and_ends_at_baker_island() -> None:
    assert ends(MONDAY) - begins(MONDAY) == 50 * 3600
    assert today_at(begins(MONDAY), MOST_OFFSET) == MONDAY == today_at(ends(MONDAY) - 1, LEAST_OFFSET)
    assert today_at(begins(MONDAY) - 1, MOST_OFFSET) < MONDAY < today_at(ends(MONDAY), LEAST_OFFSET)


@given(moments)
def test_a_date_can_be_looked_at_for_some_days_and_its_moves_are_kept_for_as_long(now: float) -> None:
    known = oldest(now)
    assert read_date(str(known), now) == known
    with pytest.raises(NoSuchPuzzle):
        read_date(str(known - timedelta(1)), now)
    assert (today_at(now, LEAST_OFFSET) - known).days == LOOKED_BACK


@pytest.mark.parametrize("offset", [LEAST_OFFSET - 1, MOST_OFFSET + 1, 10**12])
def test_no_clock_is_further_off(offset: int) -> None:
    with pytest.raises(Malformed):
        today_at(0.0, offset)


# streaks


@given(days, st.integers(1, 40))
def test_every_day_without_a_gap_counts_one(first: date, many: int) -> None:
    played = [first + timedelta(number) for number in range(many)]
    freezes = min(many // A_FREEZE, MOST_FREEZES)
    assert streak_of(played, played[-1]) == Streak(many, freezes, True)
    assert streak_of(played, played[-1] + timedelta(1)) == Streak(many, freezes, False)


@given(some_days, days, days)
def test_one_day_more_never_makes_a_streak_shorter(played: set[date], more: date, today: date) -> None:
    known = {day for day in played if day <= today}
    before, after = streak_of(known, today), streak_of({*known, min(more, today)}, today)
    assert after.days >= before.days and after.freezes >= before.freezes - (before.days == 0)


@given(some_days, days)
def test_a_streak_is_no_longer_than_what_was_played_and_freezes_are_bounded(played: set[date], today: date) -> None:
    known = {day for day in played if day <= today}
    streak = streak_of(known, today)
    assert 0 <= streak.days <= len(known) and 0 <= streak.freezes <= MOST_FREEZES
    assert streak.today == (today in known)
    assert streak_of(list(known) * 2, today) == streak


def test_a_missed_day_takes_a_freeze_quietly_and_the_third_ends_it() -> None:
    played = [MONDAY + timedelta(number) for number in range(A_FREEZE * MOST_FREEZES)]
    last = played[-1]
    left = [streak_of(played, last + timedelta(number)) for number in range(1, 5)]
    assert [(one.days, one.freezes) for one in left] == [(14, 2), (14, 1), (14, 0), (0, 0)]
    assert streak_of([*played, last + timedelta(3)], last + timedelta(3)) == Streak(15, 0, True)


# what the keeper takes away


def test_the_keeper_takes_the_moves_of_old_quests_away(db: str) -> None:
    async def go_round() -> None:
        hand = Hand(begins(MONDAY) + 30 * 3600)
        async with still_house(db, hand) as house:
            ada = Person(id="ada", name="Ada", avatar="", created=hand.now, login="ada", password="x")
            await People(house.resources.store).add(
                ada, Session(token_hash="t", person="ada", created=hand.now, seen=hand.now)
            )
            tries = DailyTries(house.resources.store)
            kept, gone = oldest(hand.now), oldest(hand.now) - timedelta(1)
            begun = DailyTry(person="ada", date=str(kept), kind="quest", begun=0.0)
            await tries.move(1, "x", begun)
            await tries.move(1, "x", replace(begun, date=str(gone)))
            await Keeper(house).round()
            assert [await tries.moves("ada", str(day)) for day in (kept, gone)] == [("x",), ()]

    asyncio.run(go_round())
