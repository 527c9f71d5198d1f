"""Between sitting down and the deal: devices pledge a part of it, and open it once everybody sits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from cabinet_noir.core import Chance, Seat, load_lines, mixed_seed, seal
from cabinet_noir.games import load
from cabinet_noir.server.past.archive import log_of, take_in
from cabinet_noir.server.protocol.tables import Join, NewTable, Seated, SeatPlan
from cabinet_noir.server.tables.dealing import OPENING
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.proof import drawn_key
from cabinet_noir.store import Key, Keys, People, Store
from cabinet_noir.table import ChooseAbout, Head, verify

from .still import Guest, Hand
from .test_clock import in_a_still_house

PARTS = (bytes([1]) * 32, bytes([2]) * 32)
Play = Callable[[House, Hand], Awaitable[None]]


async def two_pledge(house: House) -> list[Seated]:
    """Seat two people whose devices have pledged a part."""
    asked = NewTable("vinci", (SeatPlan(), SeatPlan()), {"setup": "chance", "first": 0}, "Ada", pledge=seal(PARTS[0]))
    host = await house.new_table(asked)
    return [host, await house.join(host.table, Join("Bob", pledge=seal(PARTS[1])))]


async def opens(guest: Guest, part: bytes) -> None:
    await guest.says(t="open", part=part.hex())


async def both_open(house: House) -> tuple[list[Seated], list[Guest]]:
    seated = await two_pledge(house)
    guests = [await Guest.comes(house, one) for one in seated]
    for guest, part in zip(guests, PARTS, strict=True):
        await opens(guest, part)
    for guest in guests:
        await guest.hears()
    return seated, guests


def test_the_deal_follows_from_everybodys_part(db: str) -> None:
    async def play(house: House, _: Hand) -> None:
        seated = await two_pledge(house)
        ada, bob = [await Guest.comes(house, one) for one in seated]
        assert ada.table["dealing"] and ada.table["status"] == "waiting"
        assert [seat["pledge"] for seat in bob.table["seats"]] == [seal(part) for part in PARTS]
        await opens(ada, PARTS[0])
        assert (
            ada.table["status"] == "waiting"
        )  # nobody is shown a part before all have pledged, nor dealt before all open
        await opens(bob, PARTS[1])
        await ada.hears()
        assert ada.table["status"] == "playing"
        async with house.table(seated[0].table) as table:
            sealed, _, mixed, *dealt = table.referee.entries[0].events
            assert (sealed.sha256, mixed.parts) == (seal(table.row.seed), tuple(part.hex() for part in PARTS))
            chance = Chance(mixed_seed(table.row.seed, PARTS), "deal")
            assert tuple(dealt) == load("vinci").deal(table.referee.options, 2, chance)

    in_a_still_house(db, play)


@pytest.mark.parametrize("who", [0, 1])
def test_a_part_that_is_not_opened_in_time_is_left_out_and_its_seat_may_end_it(db: str, who: int) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated = await two_pledge(house)
        guests = [await Guest.comes(house, one) for one in seated]
        await opens(guests[1 - who], PARTS[1 - who])
        await hand.moves_to(OPENING - 0.1, house)
        await guests[0].hears()
        assert guests[0].table["status"] == "waiting"
        await hand.moves_to(OPENING, house)
        for guest in guests:
            await guest.hears()
        assert guests[0].table["status"] == "playing"
        assert "house-told-left-out" in str(guests[0].news["moves"][0]["told"])
        await opens(guests[who], PARTS[who])
        assert guests[who].last["error"]["reason"] == "deal-is-made"
        await guests[1 - who].says(t="refuse_deal")
        assert guests[1 - who].last["error"]["reason"] == "part-is-in-the-deal"
        await guests[who].says(t="refuse_deal")
        assert guests[who].table["status"] == "over"
        async with house.table(seated[0].table) as table:
            found = verify(load("vinci"), load_lines(await log_of(table, "")))
        assert found.outcome is None and "signature" in found.proved

    in_a_still_house(db, play)


def test_another_part_than_the_pledged_one_is_refused_and_so_is_one_too_early(db: str) -> None:
    async def play(house: House, _: Hand) -> None:
        host = await house.new_table(
            NewTable("vinci", (SeatPlan(), SeatPlan()), {"setup": "chance"}, "Ada", pledge=seal(PARTS[0]))
        )
        ada = await Guest.comes(house, host)
        await opens(ada, PARTS[0])
        assert ada.last["error"]["reason"] == "part-does-not-fit"  # not everybody has pledged
        await house.join(host.table, Join("Bob", pledge=seal(PARTS[1])))
        await opens(ada, PARTS[1])
        assert ada.last["error"]["reason"] == "part-does-not-fit"
        await opens(ada, PARTS[0])
        await opens(ada, PARTS[0])  # sent twice is said once
        async with house.table(host.table) as table:
            assert table.seats[0].part == PARTS[0].hex()

    in_a_still_house(db, play)


def test_who_gives_nothing_is_not_waited_for(db: str) -> None:
    async def play(house: House, _: Hand) -> None:
        host = await house.new_table(NewTable("vinci", (SeatPlan(), SeatPlan()), {"setup": "chance"}, "Ada"))
        await house.join(host.table, Join("Bob"))
        async with house.table(host.table) as table:
            assert table.playing and not table.dealing.busy

    in_a_still_house(db, play)


def test_a_table_whose_house_was_closed_while_it_waited_is_dealt_when_somebody_comes(db: str) -> None:
    seated: list[Seated] = []

    async def before(house: House, _: Hand) -> None:
        seated.extend(await two_pledge(house))

    async def after(house: House, hand: Hand) -> None:
        ada = await Guest.comes(house, seated[0])
        await opens(ada, PARTS[0])
        await hand.moves_to(hand.now + OPENING, house)
        await ada.hears()
        assert ada.table["status"] == "playing"

    in_a_still_house(db, before)
    in_a_still_house(db, after)


def test_a_held_seat_pledges_when_its_owner_comes(db: str) -> None:
    async def play(house: House, _: Hand) -> None:
        seated, _guests = await both_open(house)
        await ends(house, seated[0].table)
        again = [await house.again(one.table, one.token) for one in seated]
        for one, part in zip(again, PARTS, strict=True):
            guest = Guest(house, one)
            await guest.says(t="hello", token=one.token, since=-1, pledge=seal(part))
        async with house.table(again[0].table) as table:
            assert [seat.pledge for seat in table.seats] == [seal(part) for part in PARTS]
            assert table.dealing.busy

    in_a_still_house(db, play)


async def ends(house: House, id: str) -> None:
    """Let a table end: everybody agrees that somebody has left."""
    async with house.table(id) as table, table.lock:
        await table._do(Seat(0), lambda: ChooseAbout(Seat(1), "end", (Seat(0),), table.now() - 10_000))
        assert table.over


def test_what_is_told_in_play_is_held_against_the_signed_log(db: str) -> None:
    async def play(house: House, _: Hand) -> None:
        seated, (ada, bob) = await both_open(house)
        kept = [Head(str(n), guest.news["seq"], guest.news["head"]) for n, guest in enumerate((ada, bob))]
        assert kept[0].head != kept[1].head
        await ends(house, seated[0].table)
        async with house.table(seated[0].table) as table:
            raw = await log_of(table, "")
            own = load_lines(await log_of(table, seated[0].token, eyes="0"))
        key = (await Keys(house.resources.store).all())[-1].public
        found = verify(load("vinci"), load_lines(raw), tuple(kept), key)
        assert {"chain", "signature", "key", "mixed", "names", "heads"} <= set(found.proved)
        assert own.entries[kept[0].seq + 1].prev == kept[0].head

    in_a_still_house(db, play)


def test_who_is_deleted_leaves_a_chain_that_tells_nothing_of_them(db: str) -> None:
    async def play(house: House, _hand: Hand) -> None:
        person, _ = await house.accounts.welcome("Zoé", "")
        host = await house.new_table(NewTable("vinci", (SeatPlan(), SeatPlan()), {"setup": "chance"}, "Zoé"), person)
        await house.join(host.table, Join("Bob"))
        await ends(house, host.table)
        await People(house.resources.store).forget(person.id)
        house.forget([host.table])
        async with house.table(host.table) as table:
            raw = await log_of(table, "")
        assert "Zoé".encode() not in raw
        found = verify(load("vinci"), load_lines(raw))
        assert "names" in found.claimed and "signature" in found.proved

    in_a_still_house(db, play)


def test_a_log_taken_in_again_is_the_same_log(db: str) -> None:
    async def play(house: House, _: Hand) -> None:
        seated, _guests = await both_open(house)
        await ends(house, seated[0].table)
        async with house.table(seated[0].table) as table:
            raw = await log_of(table, "")
        taken = await take_in(house, raw)
        async with house.table(taken.table) as table:
            assert await log_of(table, "") == raw

    in_a_still_house(db, play)


# keys


def test_of_many_workers_one_draws_the_key_and_old_ones_stay_published(db: str) -> None:
    async def claim() -> None:
        stores = [await Store.open(db) for _ in range(4)]
        keys = [Keys(store) for store in stores]
        drawn = await asyncio.gather(*(each.current(drawn_key) for each in keys))
        assert len({key.public for key in drawn}) == 1
        assert await keys[0].rotate(Key(0, "b" * 64, "c" * 64, 1.0))
        assert [key.public for key in await keys[1].all()] == [drawn[0].public, "b" * 64]
        assert await keys[2].forget_old() == 1
        assert [key.private for key in await keys[3].all()] == ["", "c" * 64]
        for store in stores:
            await store.close()

    asyncio.run(claim())


def test_a_key_that_an_unfinished_log_names_is_kept_until_it_is_signed(db: str) -> None:
    async def play(house: House, _: Hand) -> None:
        seated, _guests = await both_open(house)
        keys = Keys(house.resources.store)
        await keys.rotate(Key(0, "b" * 64, "c" * 64, 1.0))
        assert await keys.forget_old() == 0
        await ends(house, seated[0].table)
        async with house.table(seated[0].table) as table:
            assert verify(load("vinci"), load_lines(await log_of(table, ""))).signed
        assert await keys.forget_old() == 1

    in_a_still_house(db, play)


@pytest.mark.parametrize("eyes", ["1", "all"])
def test_in_play_no_other_eyes_are_open(db: str, eyes: str) -> None:
    async def play(house: House, _: Hand) -> None:
        seated, _guests = await both_open(house)
        async with house.table(seated[0].table) as table:
            with pytest.raises(Exception, match="eyes-closed"):
                await log_of(table, seated[0].token, eyes=eyes)

    in_a_still_house(db, play)
