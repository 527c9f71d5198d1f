"""Undo at a table: offered to whoever moved and to nobody else, gone once somebody acts, and no way to win time."""

from __future__ import annotations

from typing import Any

from cabinet_noir.core import load_lines
from cabinet_noir.server.past.archive import log_of
from cabinet_noir.server.protocol.tables import Join, NewTable, Seated, SeatPlan, TurnClock
from cabinet_noir.server.tables.house import House

from .still import Guest, Hand
from .test_clock import clock_of, in_a_still_house


async def three(house: House, clock: TurnClock | None = None) -> tuple[list[Seated], list[Guest]]:
    """Open a table of The Lost Code for three people, and return the guests in the order of their turns."""
    options: dict[str, Any] = {"rounds": 2}
    host = await house.new_table(NewTable("lost-code", (SeatPlan(),) * 3, options, "Ada", clock=clock))
    seated = [host, *[await house.join(host.table, Join(name)) for name in ("Bob", "Cleo")]]
    guests = [await Guest.comes(house, one) for one in seated]
    for guest in guests:
        await guest.hears()
    order = guests[0].news["view"]["order"]
    return [seated[seat] for seat in order], [guests[seat] for seat in order]


async def does_anything(guest: Guest) -> None:
    offer = guest.news["offers"][0]
    done = await guest.does(t=offer["action"], **{name: values[0] for name, values in offer["fields"].items()})
    assert done["t"] == "done", done


async def hear(guests: list[Guest]) -> None:
    for guest in guests:
        await guest.hears()


def test_only_the_mover_is_offered_it_and_everyone_is_told(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, guests = await three(house)
        ada, bob, _ = guests
        await does_anything(ada)  # rolls
        assert ada.news["undo"] is None
        before = ada.news["view"]
        await does_anything(ada)  # sets the dice
        await hear(guests)
        assert [guest.news["undo"] for guest in guests] == [2, None, None]
        for guest, entry in ((bob, 2), (ada, 1), (ada, 7)):
            await guest.says(t="take_back", entry=entry)
            assert guest.last.pop("error")["reason"] == "nothing-to-take-back"
        await ada.says(t="take_back", entry=2)
        await hear(guests)
        assert ada.news["view"] == before
        for guest in guests:
            assert [line["id"] for line in guest.news["moves"][-1]["told"]] == ["house-told-taken-back"]
            assert guest.news["to_act"] == [ada.last["welcome"]["seat"]]
        late = await Guest.comes(house, seated[1])
        assert late.news["view"] == bob.news["view"]
        async with house.table(seated[0].table) as table:
            log = load_lines(await log_of(table, seated[2].token))
        assert [entry.events[0]["t"] for entry in log.entries[-2:]] == ["dice_set", "taken_back"]

    in_a_still_house(db, play)


def test_it_is_too_late_once_somebody_has_acted_and_who_watches_has_nothing_to_take_back(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, guests = await three(house)
        ada, bob, _ = guests
        for _ in range(3):
            await does_anything(ada)  # rolls, sets, estimates
        entry = ada.news["undo"]
        await hear(guests)
        await does_anything(bob)
        await ada.says(t="take_back", entry=entry)
        assert ada.last.pop("error")["reason"] == "nothing-to-take-back"
        watching = await Guest.comes(house, Seated(seated[0].table, "", None, ""))
        await watching.says(t="take_back", entry=bob.news["undo"])
        assert watching.last.pop("error")["reason"] == "only-watching"

    in_a_still_house(db, play)


def test_a_move_made_on_what_was_taken_back_is_stale(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, guests = await three(house)
        ada, bob, _ = guests
        for _ in range(3):
            await does_anything(ada)
        await bob.hears()
        seen, offer = bob.news["seq"], bob.news["offers"][0]
        await ada.says(t="take_back", entry=ada.news["undo"])
        action = {"t": offer["action"], **{name: values[0] for name, values in offer["fields"].items()}}
        await bob.says(t="act", at=seen, id="late", action=action)
        assert bob.last.pop("error")["code"] == "stale"
        assert bob.news["offers"] == []

    in_a_still_house(db, play)


def test_nobody_wins_time_by_it(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, guests = await three(house, TurnClock(60, 30))
        ada, bob, _ = guests
        seat = ada.last["welcome"]["seat"]
        hand.now += 20
        for _ in range(3):
            await does_anything(ada)
        await bob.hears()
        assert clock_of(bob) == (20 + 90.0, [bob.last["welcome"]["seat"]])
        hand.now += 15
        await ada.says(t="take_back", entry=ada.news["undo"])
        await bob.hears()
        assert clock_of(ada) == clock_of(bob) == (90.0, [seat])  # as if it had never moved
        assert ada.news["clock"]["banks"] == [30_000] * 3

    in_a_still_house(db, play)


def test_it_outlives_the_house(db: str) -> None:
    seats: list[Seated] = []
    hand = Hand()
    standing: dict[str, Any] = {}

    async def before(house: House, hand: Hand) -> None:
        seated, (ada, *_) = await three(house)
        for _ in range(3):
            await does_anything(ada)
        await ada.says(t="take_back", entry=ada.news["undo"])
        seats.extend(seated)
        standing.update(view=ada.news["view"], undo=ada.news["undo"])

    async def after(house: House, hand: Hand) -> None:
        ada = await Guest.comes(house, seats[0])
        assert {"view": ada.news["view"], "undo": ada.news["undo"]} == standing
        await ada.says(t="take_back", entry=standing["undo"])
        assert ada.news["view"]["phase"] == "setting"

    in_a_still_house(db, before, hand)
    in_a_still_house(db, after, hand)
