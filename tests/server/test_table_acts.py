"""What people do around a game, when it is done too early, too late, too often, or at two workers at once."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import replace

import pytest

from cabinet_noir.core import Chance, Denied, Illegal, Seat, load_lines, seal, seed_from
from cabinet_noir.games import load
from cabinet_noir.laws.table.devices import Device
from cabinet_noir.laws.table.house import BEGINNING, Hand, LossyBus, Worker, Workers
from cabinet_noir.server.clocks.steady import SteadyClock, TableTime
from cabinet_noir.server.lobby.finding import find
from cabinet_noir.server.past.archive import log_of
from cabinet_noir.server.protocol.people import Quick
from cabinet_noir.server.protocol.tables import Join, NewTable, Seated, SeatPlan, TurnClock
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.seats.presence import Absences
from cabinet_noir.store import Person
from cabinet_noir.table import verify

from .still import Guest
from .test_clock import in_a_still_house
from .test_turns import timed


async def is_verified(house: House, table: str) -> bool:
    """Is the table over, and does its log hold?"""
    async with house.table(table) as found:
        log = load_lines(await log_of(found, ""))
    return verify(load(log.header.game), log).moves == len(log.entries) - 1


async def ends_by_choice(house: House, hand: Hand, here: Guest, away: Guest) -> None:
    """Let one go, and the other end the game without loss."""
    await away.goes()
    await here.hears()
    hand.now += 200
    await here.says(t="choose", about=away.last["welcome"]["seat"], choice="end")
    assert here.table["status"] == "over"


# 1: seats


@pytest.mark.parametrize("rounds", [5, pytest.param(100, marks=pytest.mark.prove)])
def test_of_twenty_who_join_at_two_workers_each_token_opens_its_own_seat(db: str, rounds: int) -> None:
    """Every acknowledged token is a seat of its own, whoever else was answered that it is taken."""

    async def evening() -> None:
        async with Workers(db, "", 2, Chance(seed_from(1), "joiners")) as workers:
            for number in range(rounds):
                given = await one_round(workers.all, 20, random.Random(number))
                assert Counter(seated.seat for seated in given) == Counter(range(10))

    asyncio.run(evening())


async def one_round(workers: list[Worker], joiners: int, lots: random.Random) -> list[Seated]:
    """Let so many join a table of ten at once; return who was given a seat. Each token opens it at every worker."""
    host = await workers[0].house.new_table(NewTable("password-express", (SeatPlan(),) * 10, {}, "Ada"))
    houses = [lots.choice(workers).house for _ in range(joiners)]
    joins = (house.join(host.table, Join(f"P{number}")) for number, house in enumerate(houses))
    answers = await asyncio.gather(*joins, return_exceptions=True)
    given = [host, *(answer for answer in answers if isinstance(answer, Seated))]
    for worker in workers:
        async with worker.house.table(host.table) as table:
            async with table.lock:
                await table.other_workers.catch_up()
            assert table.row.status == "playing"
            for seated in given:
                row = table.seat_proved_by(seated.token)
                assert row is not None and row.seat == seated.seat
    return given


@pytest.mark.parametrize("same", ["person", "device"])
def test_nobody_has_two_seats_at_a_rated_table_whichever_workers_they_ask(db: str, same: str) -> None:
    names = ("Bob", "Bob" if same == "person" else "Eve")
    devices = ("one browser", "one browser" if same == "device" else "another")

    async def evening() -> None:
        async with Workers(db, "", 2, Chance(seed_from(1), "rated")) as workers:
            for _ in range(5):
                asked = NewTable("vinci", (SeatPlan(),) * 4, {"setup": "chance"}, "Ada", rated=True)
                host = await workers.all[0].house.new_table(asked, account("Ada"), "hers")
                for worker in workers.all:  # both know the table as it stands now
                    async with worker.house.table(host.table):
                        pass
                joins = (
                    worker.house.join(host.table, Join(name, Seat(seat)), account(name), device)
                    for worker, name, device, seat in zip(workers.all, names, devices, (1, 2), strict=True)
                )
                answers = await asyncio.gather(*joins, return_exceptions=True)
                taken = [seat for seat in await workers.all[0].house.resources.store.seats(host.table) if seat.came]
                assert len(taken) == 2, answers
                if same == "device":
                    assert [str(answer) for answer in answers if isinstance(answer, Denied)] == [
                        "denied: rated-one-device"
                    ]
                else:
                    assert {answer.seat for answer in answers if isinstance(answer, Seated)} == {taken[1].seat}

    asyncio.run(evening())


def account(name: str) -> Person:
    """Return somebody with an account: only they sit at rated tables."""
    return Person(id=name, name=name, avatar="", login=name.lower(), created=0.0)


# 2: after the end


def test_a_wish_that_outlives_the_game_pauses_nothing(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, (ada, bob) = await timed(house, 60)
        await ada.says(t="pause", wish=True)
        await ends_by_choice(house, hand, ada, bob)
        back = await Guest.comes(house, seated[1])
        await ada.goes()  # only whoever did not wish it is left
        await back.goes()
        assert await is_verified(house, seated[0].table)

    in_a_still_house(db, play)


def test_nobody_wishes_gives_or_takes_back_after_the_end(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, (ada, bob) = await timed(house, 60)
        await ends_by_choice(house, hand, ada, bob)
        for message in ({"t": "pause", "wish": True}, {"t": "grant", "about": 1}, {"t": "take_back", "entry": 1}):
            await ada.says(**message)
            assert ada.last.pop("error")["reason"] == "game-is-over"
        assert await is_verified(house, seated[0].table)

    in_a_still_house(db, play)


# 3: before the deal


def test_a_pause_wished_before_the_deal_is_refused_and_the_table_still_fills(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        asked = NewTable("vinci", (SeatPlan(), SeatPlan()), {"setup": "chance"}, "Ada", clock=TurnClock(60))
        host = await house.new_table(asked)
        ada = await Guest.comes(house, host)
        await ada.says(t="pause", wish=True)
        assert ada.last.pop("error")["reason"] == "game-has-not-begun"
        await house.join(host.table, Join("Bob"))
        await ada.hears()
        assert ada.table["status"] == "playing" and ada.news["seq"] == 0

    in_a_still_house(db, play)


def test_a_seat_given_at_one_worker_is_left_at_another_that_has_not_heard_of_it(db: str) -> None:
    async def evening() -> None:
        async with Workers(db, "", 2, Chance(seed_from(1), "leaving")) as workers:
            first, second = workers.all
            host = await first.house.new_table(NewTable("vinci", (SeatPlan(),) * 3, {}, "Ada"))
            ada = Device(second, host.table, host.token)
            await ada.settle()
            async with second.house.table(host.table) as table:
                table.resources.bus.part(host.table)  # from here on it hears no more of it
                bob = await first.house.join(host.table, Join("Bob"))
                left = await second.house.leave(host.table, bob.token)
            assert [seat.taken for seat in left.seats] == [True, False, False]
            await ada.leave()

    asyncio.run(evening())


def test_whichever_worker_finds_a_table_full_deals_though_the_one_that_saw_it_fill_has_gone(db: str) -> None:
    """One has heard nothing, and only learns by a refused join that everybody sits; the other ends before the deal."""
    pledge = seal(bytes(32))

    async def evening() -> None:
        async with Workers(db, "", 2, Chance(seed_from(1), "full")) as workers:
            first, second = workers.all
            asked = NewTable("vinci", (SeatPlan(), SeatPlan()), {"setup": "chance"}, "Ada", pledge=pledge)
            host = await first.house.new_table(asked)
            ada = Device(second, host.table, host.token)
            await ada.settle()
            async with second.house.table(host.table) as table:
                table.resources.bus.part(host.table)  # from here on it hears no more of it
                await first.house.join(host.table, Join("Bob", pledge=pledge))
                with pytest.raises(Illegal):
                    await second.house.join(host.table, Join("Cy"))
            await first.close()
            await workers.hand.moves_to(10.0, second.house)
            await ada.settle()
            assert ada.info["status"] == "playing"
            await ada.leave()
            await first.open()

    asyncio.run(evening())


# 4: too often


def test_whoever_plays_with_the_button_and_leaves_strands_nobody(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, (ada, bob) = await timed(house, 60)
        for number in range(300):
            await bob.says(t="pause", wish=number % 2 == 0)
        assert bob.last["error"]["reason"] == "asked-too-often"
        await ends_by_choice(house, hand, ada, bob)
        assert await is_verified(house, seated[0].table)

    in_a_still_house(db, play)


# 5: an empty log


def test_whoever_asks_again_at_a_waiting_table_is_not_shown_out(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        host = await house.new_table(NewTable("vinci", (SeatPlan(), SeatPlan()), {"setup": "chance"}, "Ada"))
        ada = await Guest.comes(house, host)
        await ada.says(t="sync", since=-1)
        await ada.says(t="ping", sent=7.0)
        assert ada.last["pong"]["sent"] == 7.0 and "news" not in ada.last and "error" not in ada.last

    in_a_still_house(db, play)


# 6: the rest


def test_finding_a_table_of_a_game_for_one_opens_one_for_oneself(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = replace(load("archeologic"), seats=range(1, 2))
    monkeypatch.setattr("cabinet_noir.server.lobby.finding.load", lambda _key: alone)

    async def play(house: House, hand: Hand) -> None:
        seated = await find(house, Quick("Ada", game="archeologic"), None)
        async with house.table(seated.table) as table:
            assert len(table.seats) == 1 and not table.row.open and table.playing

    in_a_still_house(db, play)


def test_day_by_day_one_seat_does_not_pause_its_own_turn_alone(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, bob) = await timed(house, 24 * 3600)
        await bob.goes()
        await ada.says(t="pause", wish=True)
        assert not ada.table["paused"] and ada.table["pause_wished"] == [0]

    in_a_still_house(db, play)


def test_a_clock_set_back_an_hour_gives_nobody_an_hour(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (_, bob) = await timed(house, 60)
        hand.now -= 3600
        await bob.says(t="ping")
        hand.now += 61  # so long, at most, and not an hour more
        await bob.says(t="choose", about=0, choice="bot")
        assert bob.table["seats"][0]["kind"] == "bot"

    in_a_still_house(db, play)


def test_the_houses_clock_goes_on_when_the_machines_is_set_back() -> None:
    wall, ticks = [BEGINNING], [5.0]
    clock = SteadyClock(lambda: wall[0], lambda: ticks[0])
    wall[0], ticks[0] = BEGINNING - 3600 + 10, 15.0
    assert clock() == BEGINNING + 10
    ticks[0] = 16.0
    assert clock() == BEGINNING + 11
    wall[0] = BEGINNING + 500  # set forward: it follows
    assert clock() == BEGINNING + 500


def test_time_at_a_table_is_never_before_its_last_entry() -> None:
    now = [BEGINNING]
    time = TableTime(lambda: now[0])
    time.was(BEGINNING + 30)  # written by a worker whose clock is ahead
    assert time.now() == BEGINNING + 30
    now[0] += 5
    assert time.now() == BEGINNING + 35


def test_nobody_was_away_for_longer_because_another_workers_clock_is_ahead() -> None:
    now = [BEGINNING]
    time = TableTime(lambda: now[0])
    absences = Absences(time)
    ada, bob = Seat(0), Seat(1)
    absences.look({ada, bob}, {ada})
    now[0] += 10
    time.was(BEGINNING + 3600)  # written by a worker whose clock was set back since, and goes on
    assert absences.since(bob) == BEGINNING + 3600 - 10
    absences.was_seen(bob, BEGINNING + 3600 - 4)
    assert absences.since(bob) == BEGINNING + 3600 - 4
    now[0] += 5
    assert absences.since(bob) == BEGINNING + 3600 - 4


def test_a_token_given_at_one_worker_opens_its_seat_at_another_that_has_not_heard_of_it(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LossyBus, "tell", lambda *_: None)

    async def evening() -> None:
        async with Workers(db, "", 2, Chance(seed_from(1), "deaf")) as workers:
            one, two = workers.all
            host = await one.house.new_table(NewTable("vinci", (SeatPlan(), SeatPlan()), {"setup": "chance"}, "Ada"))
            async with two.house.table(host.table) as early:
                assert not early.seats[1].came
            bob = await one.house.join(host.table, Join("Bob"))
            device = Device(two, host.table, bob.token)
            await device.settle()
            assert device.seat == bob.seat
            await device.leave()

    asyncio.run(evening())
