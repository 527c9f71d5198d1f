"""Whoever leaves a rated game is ranked last when the grace is over: once, at whichever worker, after any restart."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from cabinet_noir.core import Denied, Illegal, load_lines
from cabinet_noir.games import GAMES, load
from cabinet_noir.server.clocks.lag import MOST_CREDIT
from cabinet_noir.server.clocks.overdue import look
from cabinet_noir.server.http.catalogue import game_info
from cabinet_noir.server.lobby.keeper import Keeper
from cabinet_noir.server.past.archive import log_of
from cabinet_noir.server.people.rating import FRESH
from cabinet_noir.server.protocol.tables import Join, NewTable, Seated, SeatPlan, TurnClock
from cabinet_noir.server.tables.house import House
from cabinet_noir.store import Attendance, Person, Ratings, Session, Timers
from cabinet_noir.table import GRACE, verify

from .still import BEGINNING, Guest, Hand, still_house
from .test_clock import in_a_still_house

DAY = 24 * 3600


def account(name: str) -> Person:
    return Person(id=name, name=name, avatar="", login=name, created=0.0)


async def rated(house: House, people: int = 2, clock: TurnClock | None = None) -> tuple[list[Seated], list[Guest]]:
    """Open a rated table of Code de Vinci, all of whose people are here."""
    for n in range(people):
        session = Session(token_hash=f"P{n}", person=f"P{n}", created=0.0, seen=0.0)
        await house.accounts.people.add(account(f"P{n}"), session)
    asked = NewTable("vinci", (SeatPlan(),) * people, {"setup": "chance"}, "P0", rated=True, clock=clock)
    host = await house.new_table(asked, account("P0"))
    joined = [await house.join(host.table, Join(f"P{n}"), account(f"P{n}")) for n in range(1, people)]
    seated = [host, *joined]
    return seated, [await Guest.comes(house, one) for one in seated]


async def plays(guest: Guest) -> None:
    """Do the first thing that is offered."""
    offer = guest.news["offers"][0]
    done = await guest.does(t=offer["action"], **{name: values[0] for name, values in offer["fields"].items()})
    assert done["t"] == "done"


async def strengths(house: House, people: int) -> list[float]:
    """Return what is believed of everybody now."""
    ratings = Ratings(house.resources.store, FRESH)
    return [(await ratings.of(f"P{n}"))[0].mu for n in range(people)]


def test_who_leaves_a_game_of_two_has_lost_it_when_the_grace_is_over(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        keeper = Keeper(house)
        seated, (ada, bob) = await rated(house)
        await plays(ada)
        await bob.hears()
        bob.leaves()
        await ada.hears()
        assert ada.table["seats"][1]["left"] == (BEGINNING + GRACE) * 1000
        await hand.moves_to(GRACE - 1, house)
        await ada.hears()
        assert ada.table["status"] == "playing"
        await hand.moves_to(GRACE + 1, house)
        await ada.hears()
        assert ada.table["status"] == "over"
        won = {"winners": [0], "reason": "house-others-left", "scores": [1, 0]}
        assert ada.news["outcome"] == ada.table["outcome"] == won  # and so it is told to everybody
        assert [line["id"] for line in ada.news["moves"][-1]["told"]] == ["house-told-forfeited-last"]
        await keeper.stop()
        mine, theirs = await strengths(house, 2)
        assert mine > FRESH[0] > theirs
        async with house.table(seated[0].table) as table:
            raw = await log_of(table, "")
        assert json.loads(json.dumps(verify(load("vinci"), load_lines(raw)).outcome)) == won

    in_a_still_house(db, play)


def test_coming_back_in_time_costs_nothing_and_the_grace_begins_anew(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, (ada, bob) = await rated(house)
        for _ in range(3):
            bob.leaves()
            await hand.moves_to(hand.now - BEGINNING + GRACE - 1, house)
            bob = await Guest.comes(house, seated[1])
        await ada.hears()
        assert ada.table["status"] == "playing" and ada.table["seats"][1]["left"] == 0
        async with house.table(seated[0].table) as table:
            assert table.seq == 0

    in_a_still_house(db, play)


def test_of_three_the_others_play_on_and_who_has_left_watches(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        keeper = Keeper(house)
        seated, guests = await rated(house, 3)
        ada, bob, cyd = guests
        cyd.leaves()
        await hand.moves_to(GRACE + 1, house)
        await ada.hears()
        assert ada.table["status"] == "playing"
        third = ada.table["seats"][2]
        assert (third["kind"], third["forfeited"]) == ("bot", True)
        cyd = await Guest.comes(house, seated[2])
        assert cyd.table["seats"][2]["kind"] == "bot"  # nobody has the seat back
        assert cyd.news["offers"] == [] and cyd.last["welcome"]["seat"] == 2
        assert (await cyd.does(t="draw", colour="black"))["reason"] == "you-have-left"
        await cyd.says(t="pause", wish=True)
        assert cyd.last["error"]["reason"] == "you-have-left"
        while ada.table["status"] == "playing":
            for guest in (ada, bob):
                await guest.hears()
                if guest.news["offers"]:
                    await plays(guest)
            await ada.hears()
        await keeper.stop()
        result = ada.table["outcome"]
        assert 2 not in result["winners"]
        strong = await strengths(house, 3)
        assert min(strong) == strong[2] < FRESH[0]
        first = result["winners"][0] if result["winners"] else result["scores"].index(max(result["scores"][:2]))
        assert strong[first] > strong[1 - first]  # the others' result among themselves stands

    in_a_still_house(db, play)


def test_where_everybody_has_gone_nobody_has_left(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, (ada, bob) = await rated(house, clock=TurnClock(7200, 0))
        bob.leaves()
        await hand.moves_to(60, house)
        ada.leaves()
        await hand.moves_to(3600, house)
        ada = await Guest.comes(house, seated[0])
        await hand.moves_to(3600 + GRACE - 1, house)
        await ada.hears()
        assert ada.table["status"] == "playing"  # who came first does not win by that
        await hand.moves_to(3600 + GRACE + 1, house)
        await ada.hears()
        assert ada.table["outcome"]["winners"] == [0]

    in_a_still_house(db, play)


def test_who_does_not_move_is_out_of_time_and_has_left(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, guests = await rated(house, clock=TurnClock(60, 0))
        (slow,) = guests[0].news["to_act"]
        await hand.moves_to(60 + 2 * MOST_CREDIT, house)
        for guest in guests:
            await guest.hears()
        assert guests[0].table["outcome"]["winners"] == [1 - slow]
        assert guests[0].table["seats"][slow]["present"]

    in_a_still_house(db, play)


def test_a_rated_table_has_a_clock_though_nobody_asked_for_one(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, _bob) = await rated(house)
        assert ada.table["clock"] == {"turn": 180, "bank": 900} and ada.table["grace"] == GRACE

    in_a_still_house(db, play)


def test_day_by_day_a_turn_runs_out_though_nobody_is_there_and_the_house_was_closed(db: str) -> None:
    async def run() -> None:
        hand = Hand()
        async with still_house(db, hand) as house:
            seated, guests = await rated(house, clock=TurnClock(DAY, 0))
            await plays(guests[0])
            for guest in guests:
                guest.leaves()
            await hand.moves_to(3 * GRACE, house)
            assert (await house.resources.store.log(seated[0].table))[-1].seq == 1
        hand.now += DAY
        async with still_house(db, hand) as house:  # nobody asks for the table: its row is found
            await look(Timers(house.resources.store), house.take_up_clock, hand.now)
            await hand.moves_to(hand.now - BEGINNING + 1, house)
            (row,) = [await house.resources.store.table(seated[0].table)]
            assert row is not None and row.status == "over"
            await look(Timers(house.resources.store), house.take_up_clock, hand.now + DAY)
            assert await Timers(house.resources.store).overdue(hand.now + 9 * DAY) == []
            log = await house.resources.store.log(seated[0].table)
            assert [event["t"] for entry in log for event in entry.events if event["t"] == "forfeited"] == ["forfeited"]

    asyncio.run(run())


def test_of_two_workers_one_says_that_somebody_has_left_and_neither_while_the_other_sees_them(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        hand = Hand()
        async with still_house(db, hand) as one, still_house(db, hand) as two:
            for house in (one, two):  # no word ever reaches the other
                monkeypatch.setattr(type(house.resources.bus), "reaches", True)
            seated, guests = await rated(one)
            guests[1].leaves()
            await hand.moves_to(60, one, two)
            bob = await Guest.comes(two, seated[1])
            for second in range(70, 400, 10):
                async with two.table(seated[0].table) as table:
                    await table.leavers.attend()  # as a worker does from time to time
                async with one.table(seated[0].table) as table:
                    await table.leavers.attend()
                await hand.moves_to(second, one, two)
            await guests[0].hears()
            assert guests[0].table["status"] == "playing"
            bob.leaves()
            ada = await Guest.comes(two, seated[0])
            await hand.moves_to(400 + 2 * GRACE, one, two)
            for guest in (guests[0], ada):
                await guest.hears()
            log = await one.resources.store.log(seated[0].table)
            assert sum(event["t"] == "forfeited" for entry in log for event in entry.events) == 1
            assert await Attendance(one.resources.store).last(seated[0].table, 0) is None  # forgotten with the end

    asyncio.run(run())


def test_nobody_votes_anybody_out_of_a_rated_game(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, bob, _cyd) = await rated(house, 3)
        bob.leaves()
        hand.now += GRACE + 5
        await ada.says(t="choose", about=1, choice="end")
        assert ada.last["error"]["reason"] in ("rated-without-votes", "seat-is-not-left")

    in_a_still_house(db, play)


def test_that_a_game_is_rated_is_said_before_the_first_move(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, _bob) = await rated(house)
        assert ada.news["seq"] == 0
        assert {"id": "house-told-rated", "args": {"seconds": 120}} in ada.news["moves"][0]["told"]

    in_a_still_house(db, play)


# one device, one seat


def test_a_device_takes_one_seat_at_a_rated_table_whatever_account_it_has(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        asked = NewTable("vinci", (SeatPlan(),) * 2, {"setup": "chance"}, "Ada", rated=True)
        table = (await house.new_table(asked, account("ada"), "this-browser")).table
        with pytest.raises(Denied, match="rated-one-device"):
            await house.join(table, Join("Bob"), account("bob"), "this-browser")
        await house.join(table, Join("Bob"), account("bob"), "another")
        seats = await house.resources.store.seats(table)
        assert [seat.device for seat in seats] == ["this-browser", "another"]

    in_a_still_house(db, play)


def test_what_is_known_of_devices_is_forgotten_with_the_game(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        asked = NewTable("vinci", (SeatPlan(),) * 2, {"setup": "chance"}, "Ada", rated=True)
        ada = await house.new_table(asked, account("ada"), "this-browser")
        await house.join(ada.table, Join("Bob"), account("bob"), "another")
        guest = await Guest.comes(house, ada)
        await hand.moves_to(GRACE + 1, house)
        await guest.hears()
        assert guest.table["status"] == "over"
        assert [seat.device for seat in await house.resources.store.seats(ada.table)] == ["", ""]
        async with house.table(ada.table) as table:
            assert [seat.device for seat in table.seats] == ["", ""]

    in_a_still_house(db, play)


def test_a_device_that_plays_one_rated_seat_does_not_open_the_other_by_its_link(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, (_ada, bob) = await rated(house)
        bob.leaves()
        async with house.table(seated[0].table) as table:
            for person, device, mine in (("P0", "", True), ("P1", "", False), ("", "", False)):
                watcher = Guest(house, seated[1])._visitor._watcher
                arriving = table.arrive(watcher, seated[1].token, -1, person, device)
                if mine:
                    with pytest.raises(Denied, match="rated-one-device"):
                        await arriving
                else:
                    await arriving
                    table.leave(watcher)

    in_a_still_house(db, play)


# what may be rated


UNFAIR: dict[str, list[dict[str, Any]]] = {
    "vinci": [{"first": 0}, {"highest": 6}],
    "break-the-code": [{"first": 1}, {"codes": "short"}, {"codes": "tiny"}],
    "archeologic": [
        {"quest": "2026-01-31"},
        {"beginners": [1]},
        {"beginners": [0, 2]},
        {"clues": 4},
        {"clues": 8},
    ],
    "lost-code": [{"beginner": True}, {"rounds": 4}, {"highest": 5}],
    "password-express": [
        {"judge": "host"},
        {"zeros": "host"},
        {"blank": True},
        {"handover": True},
        {"first_team": 1},
        {"rounds": 1},
        {"rows": 2},
        {"cards": 10},
    ],
}
FAIR: dict[str, list[dict[str, Any]]] = {
    "vinci": [{}, {"setup": "chance"}, {"jokers": True}, {"empty_pile": "no_penalty"}, {"games": 5}],
    "break-the-code": [{}, {"last_guess": True}],
    "archeologic": [{}, {"verdict": "app"}, {"expert": True}],
    "lost-code": [{}, {"tougher": True, "shortcut": True, "curse": True}],
    "password-express": [{}, {"language": "en", "seconds": 30, "judge": "lexicon", "zeros": "chance"}],
}


@pytest.mark.parametrize("key", GAMES)
def test_each_game_says_which_options_are_rated(key: str, db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        for options in UNFAIR.get(key, []):
            with pytest.raises(Illegal, match="rated-needs-the-box") as refused:
                await house.new_table(NewTable(key, (SeatPlan(),) * 2, options, "Ada", rated=True), account("ada"))
            assert set(refused.value.facts["options"]) <= set(options)
        for options in FAIR.get(key, [{}]):
            table = NewTable(key, (SeatPlan(),) * 2, options, "Ada", rated=True)
            assert (await house.new_table(table, account("ada"))).seat == 0

    in_a_still_house(db, play)


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_not_named_as_rated_is_refused(key: str) -> None:
    game = load(key)
    assert game.unrated_choices(game.options()) == ()
    if key in FAIR:
        named = {name for options in (*UNFAIR[key], *FAIR[key]) for name in options}
        assert named == {option.name for option in game_info(game).options}


@pytest.mark.parametrize("key", GAMES)
def test_nor_do_bots_gain_or_lose_by_such_options(db: str, key: str) -> None:
    bots = tuple(SeatPlan("bot", level=level) for level in [*load(key).bots][:2])

    async def play(house: House, hand: Hand) -> None:
        for options, rated in (({}, True), *((options, False) for options in UNFAIR.get(key, []))):
            seated = await house.new_table(NewTable(key, bots, options, "Ada"))
            async with house.table(seated.table) as table:
                assert table.row.rated is rated, options

    in_a_still_house(db, play)


def test_sides_of_different_sizes_are_not_rated(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        for seats, fair in ((2, True), (3, False), (4, True), (5, False)):
            asked = NewTable("password-express", (SeatPlan(),) * seats, {}, "Ada", rated=True)
            if fair:
                await house.new_table(asked, account("ada"))
            else:
                with pytest.raises(Illegal, match="rated-needs-even-sides"):
                    await house.new_table(asked, account("ada"))

    in_a_still_house(db, play)
