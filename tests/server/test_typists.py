"""Bots with a pace of their own at a live table: several in one turn, in the house's time, and never in the way."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from cabinet_noir.server.tables.house import House

from .still import Guest, Hand, express, quiet
from .test_clock import clock_of, in_a_still_house


async def entries(house: House, table: str) -> list[Any]:
    return await house.resources.store.log(table)


def test_bots_play_a_whole_game_by_the_clock_alone(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        table = (await express(house, *["master"] * 4, rounds=2))[0].table
        await hand.moves_to(1200.0, house)
        log = await entries(house, table)
        row = await house.resources.store.table(table)
        assert row is not None and row.status == "over"
        said = [(entry.seat, entry.at) for entry in log if any(event["t"] == "said" for event in entry.events)]
        assert {seat for seat, _ in said} == {0, 1, 2, 3}
        assert len({at for _, at in said}) > 10  # each at its own time, and not all at once
        turns = [entry for entry in log if any(event["t"] == "turn_began" for event in entry.events)]
        by_turn = [{seat for seat, at in said if a.at < at < b.at} for a, b in pairwise(turns)]
        assert any(len(team) == 2 for team in by_turn)  # team-mates act in one turn

    in_a_still_house(db, play)


def test_a_bot_forgets_what_it_planned_when_the_time_is_up(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated = await express(house, "person", "novice", rounds=1)
        ada = await Guest.comes(house, seated[0])
        while clock_of(ada)[1] != [1] or ada.news["view"]["phase"] != "guessing":
            await hand.moves_to(_next(hand), house)
            await ada.hears()
        due = clock_of(ada)[0]
        await hand.moves_to(due - 0.01, house)
        planned = [alarm for alarm in hand.alarms() if alarm > due]
        await hand.moves_to(due + 0.01, house)
        await ada.hears()
        assert clock_of(ada)[1] == [0]
        assert planned and not set(planned) & set(hand.alarms())

    in_a_still_house(db, play)


def _next(hand: Hand) -> float:
    return hand.alarms()[0]


def test_bots_stand_still_with_the_table(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated = await express(house, "person", "regular", "regular", "regular", rounds=1)
        ada = await Guest.comes(house, seated[0])
        while ada.news["view"]["phase"] != "guessing":
            await hand.moves_to(_next(hand), house)
            await ada.hears()
        await ada.says(t="pause", wish=True)
        await quiet(house)
        assert ada.table["paused"] and hand.alarms() == []
        seq = ada.news["seq"]
        await hand.moves_to(10_000.0, house)
        await ada.hears()
        assert ada.news["seq"] == seq
        await ada.says(t="pause", wish=False)
        await hand.moves_to(11_000.0, house)
        await ada.hears()
        assert ada.news["outcome"] is not None

    in_a_still_house(db, play)


def test_a_bot_that_fails_holds_nobody_up(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ValueError("no idea")

    monkeypatch.setattr("cabinet_noir.server.tables.typists.plan", fails)

    async def play(house: House, hand: Hand) -> None:
        table = (await express(house, "master", "master", rounds=1))[0].table
        await hand.moves_to(600.0, house)
        row = await house.resources.store.table(table)
        assert row is not None and row.status == "over"  # the clock alone played it to its end

    in_a_still_house(db, play)
