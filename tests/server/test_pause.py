"""Pauses: everyone present must wish one, it is durable, nothing moves meanwhile, and anyone ends it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cabinet_noir.core import load_lines
from cabinet_noir.games import load
from cabinet_noir.server.past.archive import log_of, take_in
from cabinet_noir.server.protocol.tables import Join, NewTable, Seated, SeatPlan, TurnClock
from cabinet_noir.server.tables.house import House
from cabinet_noir.table import verify

from .still import Guest, Hand, still_house, word_for
from .test_clock import clock_of, first_turn, in_a_still_house, two_people


def test_a_paused_table_stands_still_and_goes_on_with_the_time_that_was_left(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, guests = await two_people(house)
        guessing, waiting = await first_turn(guests)
        seat = guessing.last["welcome"]["seat"]
        await hand.moves_to(5.0, house)
        await guessing.says(t="pause", wish=True)
        await waiting.hears()
        assert waiting.table["pause_wished"] == [seat] and not waiting.table["paused"]
        assert (await guessing.does(t="say", answer=word_for(guessing.news)))["t"] == "done"  # not yet
        await hand.moves_to(6.0, house)
        await waiting.says(t="pause", wish=True)
        await guessing.hears()
        for guest in guests:
            assert guest.table["paused"] and guest.table["pause_wished"] == []
            clock = guest.news["clock"]
            assert clock["due"] - clock["paused"] == 9_000
        refused = await guessing.does(t="say", answer=word_for(guessing.news))
        assert (refused["code"], refused["reason"]) == ("illegal", "table-is-paused")
        assert hand.alarms() == []
        await hand.moves_to(500.0, house)
        await waiting.says(t="pause", wish=False)
        await guessing.hears()
        assert clock_of(guessing) == (509.0, [seat]) and not guessing.table["paused"]
        assert [line["id"] for move in guessing.news["moves"] for line in move["told"]] == ["house-told-resumed"]
        assert (await guessing.does(t="say", answer=word_for(guessing.news)))["t"] == "done"
        await hand.moves_to(509.0, house)
        await guessing.hears()
        assert guessing.news["moves"][-1]["seat"] == -1

    in_a_still_house(db, play)


def test_who_is_not_here_need_not_be_asked_and_may_end_it_on_coming_back(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, guests = await two_people(house)
        guessing, waiting = await first_turn(guests)
        guessing.leaves()
        await waiting.says(t="pause", wish=True)
        assert waiting.table["paused"]
        back = await Guest.comes(house, seated[guessing.last["welcome"]["seat"]])
        assert back.table["paused"]
        await back.says(t="pause", wish=False)
        assert not back.table["paused"]

    in_a_still_house(db, play)


def test_when_the_only_one_against_it_has_gone_the_pause_begins(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, guests = await two_people(house)
        guessing, waiting = await first_turn(guests)
        await waiting.says(t="pause", wish=True)
        assert not waiting.table["paused"]
        await guessing.goes()
        await waiting.hears()
        assert waiting.table["paused"] and hand.alarms() == []
        await waiting.goes()  # nobody is left, and nothing happens

    in_a_still_house(db, play)


@pytest.mark.parametrize("how", ["replaced", "resigned"])
def test_when_the_only_one_against_it_plays_no_longer_the_pause_begins(db: str, how: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, bob, cleo) = await three_timed(house)
        for guest in (bob, cleo):
            await guest.says(t="pause", wish=True)
        assert not bob.table["paused"]
        if how == "resigned":
            await ada.says(t="resign")
        else:
            hand.now += 61  # her turn is over, though she is here
            for guest in (bob, cleo):
                await guest.says(t="choose", about=0, choice="bot")
        await bob.hears()
        assert bob.table["seats"][0]["kind"] == "bot" and bob.table["paused"]

    in_a_still_house(db, play)


async def three_timed(house: House) -> tuple[list[Seated], list[Guest]]:
    """Open a table of Code de Vinci for three with a minute a turn, the first seat to begin."""
    options = {"setup": "chance", "first": 0}
    host = await house.new_table(NewTable("vinci", (SeatPlan(),) * 3, options, "Ada", clock=TurnClock(60)))
    seated = [host, *[await house.join(host.table, Join(name)) for name in ("Bob", "Cleo")]]
    return seated, [await Guest.comes(house, one) for one in seated]


def test_a_pause_outlives_the_house(db: str) -> None:
    hand, seated = Hand(), []

    async def before(house: House, hand: Hand) -> None:
        seats, guests = await two_people(house)
        seated.extend(seats)
        await first_turn(guests)
        hand.now += 4.0
        for guest in guests:
            await guest.says(t="pause", wish=True)

    async def after(house: House, hand: Hand) -> None:
        hand.asleep.clear()
        hand.now += 1000.0
        guest = await Guest.comes(house, seated[0])
        assert guest.table["paused"] and hand.alarms() == []
        await guest.says(t="pause", wish=False)
        assert clock_of(guest)[0] == 1015.0

    in_a_still_house(db, before, hand)
    in_a_still_house(db, after, hand)


def test_a_log_with_pauses_in_it_is_verified_and_nothing_hides_among_them(db: str, make_db: Callable[[], str]) -> None:
    elsewhere = make_db()

    async def play(house: House, hand: Hand) -> None:
        seated, guests = await two_people(house, rows=1)
        await first_turn(guests)
        for guest in guests:
            await guest.says(t="pause", wish=True)
        await guests[0].says(t="pause", wish=False)
        await hand.moves_to(900.0, house)
        async with house.table(seated[0].table) as table:
            raw = await log_of(table, "")
        game, log = load("password-express"), load_lines(raw)
        assert any(event["t"] == "paused" for entry in log.entries for event in entry.events)
        assert verify(game, log).moves == len(log.entries) - 1
        async with still_house(elsewhere, hand) as other:
            assert (await take_in(other, raw)).moves == len(log.entries) - 1

    in_a_still_house(db, play)


def test_there_is_nothing_to_pause_without_a_clock_and_nobody_who_watches_may(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, guests = await two_people(house, zeros="host")
        await guests[0].says(t="pause", wish=True)
        assert guests[0].last["error"]["reason"] == "nothing-to-pause"
        guests[0].last.pop("error")
        spectator = Guest(house, seated[0])
        await spectator.says(t="hello")
        await spectator.says(t="pause", wish=True)
        assert spectator.last["error"]["reason"] == "only-watching"

    in_a_still_house(db, play)
