"""The live clock: a turn ends when its time is up, once, however slow the wire, whatever happens to the house."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from cabinet_noir.server.clocks.overdue import look
from cabinet_noir.server.protocol.tables import Seated
from cabinet_noir.server.tables.house import House
from cabinet_noir.store import Timers

from .still import BEGINNING, Guest, Hand, Message, express, quiet, still_house, word_for

Play = Callable[[House, Hand], Awaitable[None]]


def in_a_still_house(db: str, play: Play, hand: Hand | None = None) -> None:
    async def evening() -> None:
        moving = hand or Hand()
        async with still_house(db, moving) as house:
            await play(house, moving)

    asyncio.run(evening())


async def two_people(house: House, **options: object) -> tuple[list[Seated], list[Guest]]:
    seated = await express(house, "person", "person", **options)
    return seated, [await Guest.comes(house, one) for one in seated]


async def first_turn(guests: list[Guest]) -> tuple[Guest, Guest]:
    """Let the waiting team start the first turn; return who guesses, and who waits."""
    waiting = next(guest for guest in guests if guest.news["offers"])
    await waiting.does(t="flip")
    for guest in guests:
        await guest.hears()
    guessing = next(guest for guest in guests if guest is not waiting)
    return guessing, waiting


def clock_of(guest: Guest) -> tuple[float, list[int]]:
    """Return when the guest's clock falls due, in seconds after the beginning, and whom it hurries."""
    clock: Message = guest.news["clock"]
    return clock["due"] / 1000 - BEGINNING, clock["seats"]


def test_everyone_is_told_the_same_moment_and_time_up_ends_the_turn(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, guests = await two_people(house, seconds=20)
        assert {clock_of(guest)[0] for guest in guests} == {30.0}  # the patience for a start
        hand.now += 2.0
        guessing, waiting = await first_turn(guests)
        seat = guessing.last["welcome"]["seat"]
        assert clock_of(guessing) == clock_of(waiting) == (22.0, [seat])
        assert guessing.news["clock"]["lasts"] == 20_000
        await hand.moves_to(21.9, house)
        assert (await guessing.does(t="say", answer=word_for(guessing.news)))["t"] == "done"
        assert clock_of(guessing) == (22.0, [seat])  # a word winds nothing up
        await hand.moves_to(22.0, house)
        for guest in guests:
            await guest.hears()
            assert guest.news["moves"][-1]["seat"] == -1
            assert clock_of(guest) == (42.0, [1 - seat])

    in_a_still_house(db, play)


def test_a_word_that_left_in_time_counts_and_the_house_waits_for_it(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, guests = await two_people(house)
        guessing, _ = await first_turn(guests)
        await guessing.is_far(hand, 0.2)
        await guessing.does(t="say", answer=word_for(guessing.news))
        assert clock_of(guessing)[0] == 15.0
        assert hand.alarms() == [15.2]
        await hand.moves_to(15.15, house)  # what left at 14.95 arrives
        assert (await guessing.does(t="say", answer=word_for(guessing.news, 1)))["t"] == "done"
        await hand.moves_to(15.2, house)
        await guessing.hears()
        assert guessing.news["clock"]["due"] == (BEGINNING + 30.2) * 1000

    in_a_still_house(db, play)


def test_who_is_near_gains_nothing_by_another_being_far(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated = await express(house, *["person"] * 4)
        guests = [await Guest.comes(house, one) for one in seated]
        waiting = next(guest for guest in guests if guest.news["offers"])
        await waiting.does(t="flip")
        for guest in guests:
            await guest.hears()
        far, near = (guests[seat] for seat in clock_of(waiting)[1])
        await far.is_far(hand, 0.25)
        await near.is_far(hand, 0.01)
        await near.does(t="say", answer=word_for(near.news))
        await hand.moves_to(15.02, house)
        late = await near.does(t="say", answer=word_for(near.news, 1))
        assert (late["code"], late["reason"]) == ("illegal", "time-is-up")
        await far.hears()
        assert (await far.does(t="say", answer=word_for(far.news, 1)))["t"] == "done"

    in_a_still_house(db, play)


def test_a_page_that_lies_about_its_lag_gains_no_more_than_the_bound(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, guests = await two_people(house)
        guessing, _ = await first_turn(guests)
        for _ in range(5):
            await guessing.is_far(hand, 7.0)
        await guessing.does(t="say", answer=word_for(guessing.news))
        assert hand.alarms() == [15.3]
        await hand.moves_to(15.3, house)
        await guessing.hears()
        assert guessing.news["moves"][-1]["seat"] == -1
        late = await guessing.does(t="say", answer={"word": "xx", "rows": [0]})
        assert late["reason"] == "password-express-not-your-turn"

    in_a_still_house(db, play)


def test_a_house_that_is_late_itself_gives_nobody_more_time(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, guests = await two_people(house)
        guessing, _ = await first_turn(guests)
        answer = word_for(guessing.news)
        hand.now += 16.0  # and nobody was woken
        assert (await guessing.does(t="say", answer=answer))["reason"] == "time-is-up"

    in_a_still_house(db, play)


def test_nobody_but_the_house_says_that_time_is_up(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, guests = await two_people(house)
        guessing, waiting = await first_turn(guests)
        for guest in (guessing, waiting):
            assert (await guest.does(t="time_up"))["reason"] == "password-express-only-the-house"

    in_a_still_house(db, play)


def test_a_house_that_died_in_mid_turn_resumes_it_with_the_time_that_is_left(db: str) -> None:
    hand, seated = Hand(), []

    async def before(house: House, hand: Hand) -> None:
        seats, guests = await two_people(house)
        seated.extend(seats)
        hand.now += 1.0
        guessing, _ = await first_turn(guests)
        hand.now += 6.0
        await guessing.does(t="say", answer=word_for(guessing.news))

    async def after(house: House, hand: Hand) -> None:
        hand.asleep.clear()
        hand.now += 2.0
        guests = [await Guest.comes(house, one) for one in seated]
        assert {clock_of(guest)[0] for guest in guests} == {16.0}
        assert hand.alarms() == [16.0]
        guessing = guests[clock_of(guests[0])[1][0]]
        assert (await guessing.does(t="say", answer=word_for(guessing.news)))["t"] == "done"
        await hand.moves_to(16.0, house)
        await guessing.hears()
        assert guessing.news["moves"][-1]["seat"] == -1

    in_a_still_house(db, before, hand)
    in_a_still_house(db, after, hand)


def test_a_clock_that_nobody_watches_is_found_and_played_to_the_end(db: str) -> None:
    hand, seated = Hand(), []

    async def before(house: House, hand: Hand) -> None:
        seats, guests = await two_people(house)
        seated.extend(seats)
        await first_turn(guests)

    async def after(house: House, hand: Hand) -> None:
        hand.asleep.clear()
        hand.now = BEGINNING + 15.9
        await look(Timers(house.resources.store), house.take_up_clock, hand.clock())
        assert not house._tables  # its own worker may still be about to say it
        hand.now = BEGINNING + 16.1
        await look(Timers(house.resources.store), house.take_up_clock, hand.clock())
        await quiet(house)
        assert (await house.resources.store.log(seated[0].table))[-1].seat == -1
        await hand.moves_to(600.0, house)  # silence ends the round
        row = await house.resources.store.table(seated[0].table)
        assert row is not None and row.status == "over"
        hand.now += 10.0
        house._tables.clear()
        await look(Timers(house.resources.store), house.take_up_clock, hand.clock())
        assert not house._tables  # no row is left behind

    in_a_still_house(db, before, hand)
    in_a_still_house(db, after, hand)


def test_two_workers_say_it_once(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, guests = await two_people(house)
        await first_turn(guests)
        async with still_house(db, hand) as other:
            far = await Guest.comes(other, seated[0])
            for number in range(1, 5):
                await asyncio.gather(hand.moves_to(15.5 * number, house), quiet(other))
                await quiet(other)
            log = await house.resources.store.log(seated[0].table)
            ups = [entry.id for entry in log if entry.seat == -1]
            assert len(ups) == len(set(ups)) >= 2
            await far.says(t="sync", since=-1)
            await guests[0].says(t="sync", since=-1)
            assert [move["seq"] for move in far.news["moves"]] == list(range(far.news["seq"] + 1))

    in_a_still_house(db, play)


def test_whoever_loses_the_connection_comes_back_to_the_same_seat_in_the_same_turn(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, guests = await two_people(house)
        guessing, waiting = await first_turn(guests)
        await guessing.does("word-1", t="say", answer=word_for(guessing.news))
        guessing.leaves()
        hand.now += 4.0
        await waiting.hears()
        seat = guessing.last["welcome"]["seat"]
        assert clock_of(waiting)[0] == 15.0  # a lost connection pauses nothing
        back = await Guest.comes(house, seated[seat], since=guessing.news["seq"])
        assert back.last["welcome"]["seat"] == seat
        assert clock_of(back) == (15.0, [seat])
        again = await back.does("word-1", t="say", answer=word_for(guessing.news))
        assert again["t"] == "done" and again["seq"] == 2  # what was on its way is said again, and done once
        assert (await back.does(t="say", answer=word_for(back.news)))["t"] == "done"

    in_a_still_house(db, play)
