"""Clocks that a table agrees on: turn by turn, a bank for the game, more time as a gift, days; and nothing is lost."""

from __future__ import annotations

from typing import Any

import pytest

from cabinet_noir.core import Malformed
from cabinet_noir.server.protocol.tables import Join, NewTable, Seated, SeatPlan, TurnClock
from cabinet_noir.server.tables.house import House

from .still import BEGINNING, Guest, Hand
from .test_clock import clock_of, in_a_still_house

DAY = 24 * 3600


async def timed(house: House, turn: int, bank: int = 0, **options: Any) -> tuple[list[Seated], list[Guest]]:
    """Open a table of Code de Vinci for two with a clock, the first seat to begin."""
    clock = TurnClock(turn, bank)
    plan = (SeatPlan(), SeatPlan())
    host = await house.new_table(
        NewTable("vinci", plan, {"setup": "chance", "first": 0, **options}, "Ada", clock=clock)
    )
    seated = [host, await house.join(host.table, Join("Bob"))]
    return seated, [await Guest.comes(house, one) for one in seated]


async def takes_a_turn(guest: Guest, other: Guest) -> None:
    """Do what is offered until it is the other one's turn."""
    seat = guest.last["welcome"]["seat"]
    while seat in guest.news["to_act"]:
        offer = guest.news["offers"][-1]
        await guest.does(t=offer["action"], **{name: values[-1] for name, values in offer["fields"].items()})
    await other.hears()


def banks(guest: Guest) -> list[float]:
    return [bank / 1000 for bank in guest.news["clock"]["banks"]]


def test_a_turn_has_its_time_and_what_is_beyond_comes_from_the_bank(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, bob) = await timed(house, 60, 300)
        assert ada.table["clock"] == {"turn": 60, "bank": 300}
        assert clock_of(ada) == clock_of(bob) == (360.0, [0])
        hand.now += 50
        await takes_a_turn(ada, bob)
        assert banks(bob) == [300.0, 300.0]  # quick enough
        assert clock_of(bob) == (410.0, [1])
        hand.now += 100
        await takes_a_turn(bob, ada)
        assert banks(ada) == [300.0, 260.0]
        assert clock_of(ada) == (510.0, [0])

    in_a_still_house(db, play)


def test_it_is_read_off_the_log_after_a_crash(db: str) -> None:
    hand, seated = Hand(), []

    async def before(house: House, hand: Hand) -> None:
        seats, (ada, bob) = await timed(house, 60, 300)
        seated.extend(seats)
        hand.now += 200
        await takes_a_turn(ada, bob)

    async def after(house: House, hand: Hand) -> None:
        hand.asleep.clear()
        hand.now += 30
        bob = await Guest.comes(house, seated[1])
        assert banks(bob) == [160.0, 300.0]
        assert clock_of(bob) == (560.0, [1])

    in_a_still_house(db, before, hand)
    in_a_still_house(db, after, hand)


def test_out_of_time_nothing_is_lost_and_the_other_chooses(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, bob) = await timed(house, 60, 10)
        assert bob.table["seats"][0]["left"] == (BEGINNING + 70) * 1000
        await bob.says(t="choose", about=0, choice="bot")
        assert bob.last.pop("error")["reason"] == "seat-is-not-left"
        hand.now += 71
        await ada.says(t="choose", about=0, choice="end")  # nobody chooses about oneself
        assert ada.last.pop("error")["reason"] == "seat-is-not-left"
        seq = ada.news["seq"]
        offer = ada.news["offers"][0]
        done = await ada.does(t=offer["action"], **{name: values[0] for name, values in offer["fields"].items()})
        assert (done["t"], done["seq"]) == ("done", seq + 1)  # late is not lost
        await bob.says(t="choose", about=0, choice="bot")
        await bob.hears()
        assert bob.table["seats"][0]["kind"] == "bot"

    in_a_still_house(db, play)


def test_who_acts_in_a_seat_that_a_bot_keeps_has_it_back(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, bob) = await timed(house, 60)
        hand.now += 61
        await bob.says(t="choose", about=0, choice="bot")
        await ada.hears()
        assert ada.table["seats"][0]["kind"] == "bot"
        await ada.does(t="stop")  # whatever becomes of it
        await ada.hears()
        assert ada.table["seats"][0]["kind"] == "person"

    in_a_still_house(db, play)


def test_an_opponent_gives_time_and_nobody_gives_it_to_oneself(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, bob) = await timed(house, 60)
        await ada.says(t="grant", about=0)
        assert ada.last.pop("error")["reason"] == "no-time-to-give"
        await ada.says(t="grant", about=1)  # it is not their turn
        assert ada.last.pop("error")["reason"] == "no-time-to-give"
        await bob.says(t="grant", about=0)
        await ada.hears()
        assert clock_of(ada) == (120.0, [0])
        assert (await ada.does(t="draw", colour="black"))["t"] == "done"  # a gift makes no view old

    in_a_still_house(db, play)


def test_a_pause_takes_no_time(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, bob) = await timed(house, 60)
        hand.now += 20
        for guest in (ada, bob):
            await guest.says(t="pause", wish=True)
        await ada.hears()
        assert ada.news["clock"]["paused"] == (BEGINNING + 20) * 1000
        offer = ada.news["offers"][0]
        fields = {name: values[0] for name, values in offer["fields"].items()}
        assert (await ada.does(t=offer["action"], **fields))["reason"] == "table-is-paused"
        hand.now += 1000
        await bob.says(t="choose", about=0, choice="bot")
        assert bob.last.pop("error")["reason"] == "seat-is-not-left"
        await bob.says(t="pause", wish=False)
        await ada.hears()
        assert clock_of(ada) == (1060.0, [0])

    in_a_still_house(db, play)


def test_day_by_day_being_away_is_no_leaving(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, bob) = await timed(house, DAY)
        ada.leaves()
        await bob.hears()
        hand.now += DAY - 60
        await bob.says(t="choose", about=0, choice="end")
        assert bob.last.pop("error")["reason"] == "seat-is-not-left"
        hand.now += 61
        await bob.says(t="choose", about=0, choice="end")
        assert bob.table["status"] == "over"

    in_a_still_house(db, play)


def test_a_game_with_a_clock_of_its_own_takes_no_other(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        with pytest.raises(Malformed, match="game-has-a-clock"):
            await house.new_table(NewTable("password-express", (SeatPlan(),) * 2, {}, "Ada", clock=TurnClock(60)))

    in_a_still_house(db, play)
