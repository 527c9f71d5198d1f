"""The daily in the store: a secret drawn once, a puzzle kept once, one try a person, moves in their places, friends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from cabinet_noir.core import Illegal
from cabinet_noir.store import (
    MOST_FRIENDS,
    Dailies,
    DailyTries,
    DailyTry,
    Friends,
    FriendTry,
    MadeDaily,
    People,
    Person,
    Session,
    Store,
    Tally,
)

from .test_puzzles import ADA, EVE, with_people
from .test_store import with_two_stores

DATE = "2026-11-17"
ANSWERED = DailyTry(person="ada", date=DATE, kind="puzzle", begun=1.0, done=1.0, found=True, counted=True, answer="a")
BEGUN = DailyTry(person="ada", date=DATE, kind="quest", begun=1.0)
FOUND = replace(BEGUN, begun=2.0, done=2.0, found=True, time=21, counted=True)


async def add(store: Store, person: Person) -> None:
    session = Session(token_hash=person.id, person=person.id, created=0.0, seen=0.0)
    await People(store).add(person, session)


async def befriend(store: Store, one: str, other: str, since: float = 0.0) -> None:
    await Friends(store).join(one, other, (f"{one}-{other}", f"{other}-{one}"), since)


async def friends(store: Store, person: str) -> list[str]:
    return [friend.person for friend in await Friends(store).of(person)]


# the house's own


def test_the_secret_is_drawn_once_for_all_workers(db: str) -> None:
    async def race(one: Store, other: Store) -> None:
        draws = (lambda number=number: bytes([number]) * 32 for number in range(8))
        stores = (one, other) * 4
        told = await asyncio.gather(
            *(Dailies(each).secret(draw, 1.0) for each, draw in zip(stores, draws, strict=True))
        )
        assert len(set(told)) == 1
        assert await Dailies(other).secret(lambda: bytes(32), 2.0) == told[0]

    with_two_stores(db, race)


def test_the_first_puzzle_of_a_date_is_everybodys(db: str) -> None:
    async def race(one: Store, other: Store) -> None:
        this, that = MadeDaily(DATE, "this", 2, 1.0), MadeDaily(DATE, "that", 1, 1.0)
        assert await Dailies(one).one(DATE) is None
        kept = await asyncio.gather(Dailies(one).keep(this), Dailies(other).keep(that))
        assert kept[0] == kept[1] and kept[0] in (this, that)
        assert await Dailies(one).one(DATE) == kept[0]
        assert await Dailies(one).one("2026-11-18") is None

    with_two_stores(db, race)


# tries


def test_of_several_answers_at_once_one_counts(db: str) -> None:
    async def race(store: Store) -> None:
        tries = DailyTries(store)
        told = await asyncio.gather(*(tries.answer(replace(ANSWERED, answer=str(number))) for number in range(8)))
        assert sum(told) == 1
        kept = await tries.one("ada", DATE, "puzzle")
        assert kept is not None and told[int(kept.answer)]
        assert await tries.answer(replace(ANSWERED, date="2026-11-18"))
        assert await tries.dates("ada") == [DATE, "2026-11-18"]

    with_people(db, race)


def test_of_two_moves_with_one_number_one_is_written_and_the_ending_with_it(db: str) -> None:
    async def race(store: Store) -> None:
        tries = DailyTries(store)
        told = await asyncio.gather(*(tries.move(1, action, BEGUN) for action in ("this", "that") * 4))
        assert sum(told) == 1
        (first,) = await tries.moves("ada", DATE)
        assert await tries.one("ada", DATE, "quest") == BEGUN
        assert await tries.dates("ada") == [], "a quest that is not over does not count"
        assert await tries.move(2, "claim", FOUND)
        assert not await tries.move(2, "another", replace(FOUND, found=False))
        assert await tries.moves("ada", DATE) == (first, "claim")
        assert await tries.one("ada", DATE, "quest") == replace(FOUND, begun=1.0)
        assert await tries.dates("ada") == [DATE]

    with_people(db, race)


def test_what_everybody_did_is_counted_by_time(db: str) -> None:
    async def count(store: Store) -> None:
        tries = DailyTries(store)
        for number, (found, time, counted) in enumerate([(True, 21, True), (True, 18, True), (True, 21, True)]):
            await add(store, replace(EVE, id=f"p{number}"))
            await tries.move(1, "x", replace(FOUND, person=f"p{number}", found=found, time=time, counted=counted))
        await tries.move(1, "x", replace(FOUND, found=False, time=9))
        await tries.move(1, "x", replace(FOUND, person="eve", counted=False))
        assert await tries.tallies(DATE, "quest") == [Tally(False, 9, 1), Tally(True, 18, 1), Tally(True, 21, 2)]
        assert await tries.tallies(DATE, "puzzle") == []

    with_people(db, count)


def test_the_moves_of_old_dates_are_swept_and_how_they_ended_stays(db: str) -> None:
    async def sweep(store: Store) -> None:
        tries = DailyTries(store)
        for date in (DATE, "2026-11-18"):
            await tries.move(1, "x", replace(FOUND, date=date))
        await tries.sweep("2026-11-18")
        assert [await tries.moves("ada", date) for date in (DATE, "2026-11-18")] == [(), ("x",)]
        assert len(await tries.of("ada")) == 2

    with_people(db, sweep)


def test_a_visitors_tries_are_the_accounts_from_the_login_on_and_its_own_stay(db: str) -> None:
    async def log_in(store: Store) -> None:
        tries, other = DailyTries(store), "2026-11-18"
        await tries.answer(replace(ANSWERED, found=False))
        await tries.move(1, "mine", BEGUN)
        for date in (DATE, other):
            await tries.answer(replace(ANSWERED, person="eve", date=date))
            await tries.move(1, "theirs", replace(FOUND, person="eve", date=date))
        await People(store).hand_over("eve", "ada")
        kept = {(one.date, one.kind): (one.found, one.done) for one in await tries.of("ada")}
        assert kept == {
            (DATE, "puzzle"): (False, 1.0),
            (DATE, "quest"): (False, None),
            (other, "puzzle"): (True, 1.0),
            (other, "quest"): (True, 2.0),
        }
        assert [await tries.moves("ada", date) for date in (DATE, other)] == [("mine",), ("theirs",)]
        assert await tries.of("eve") == [] and await tries.moves("eve", DATE) == ()

    with_people(db, log_in)


@pytest.mark.parametrize("leave", [lambda people: people.forget("eve"), lambda people: people.sweep(1.0)])
def test_who_is_forgotten_leaves_no_try_no_move_no_link_and_no_friend(
    db: str, leave: Callable[[People], Awaitable[object]]
) -> None:
    async def forget(store: Store) -> None:
        tries = DailyTries(store)
        await tries.answer(replace(ANSWERED, person="eve"))
        await tries.move(1, "x", replace(FOUND, person="eve"))
        await befriend(store, "eve", "ada")
        await Friends(store).open_link("eve", "token", 1.0)
        await leave(People(store))
        assert await tries.of("eve") == [] and await tries.moves("eve", DATE) == ()
        assert await friends(store, "ada") == []
        assert await Friends(store).invited_by("token") == ""
        assert not await tries.answer(replace(ANSWERED, person="eve")), "an answer that came too late"
        assert not await tries.move(1, "x", replace(FOUND, person="eve"))
        await Friends(store).open_link("eve", "token", 2.0)
        await befriend(store, "eve", "ada")
        assert await tries.of("eve") == [] and await Friends(store).invited_by("token") == ""
        assert await friends(store, "ada") == []

    with_people(db, forget)


# friends


def test_a_link_is_one_persons_and_a_new_one_closes_the_old(db: str) -> None:
    async def open_two(store: Store) -> None:
        kept = Friends(store)
        assert await kept.link_of("ada") is None
        await kept.open_link("ada", "old", 1.0)
        assert await kept.invited_by("old") == "ada"
        await kept.open_link("ada", "new", 2.0)
        assert [await kept.invited_by(token) for token in ("old", "new", "")] == ["", "ada", ""]
        assert await kept.link_of("ada") == 2.0

    with_people(db, open_two)


def test_friends_are_friends_both_ways_and_either_parts_for_both(db: str) -> None:
    async def meet(store: Store) -> None:
        kept = Friends(store)
        await asyncio.gather(*(befriend(store, *pair) for pair in (("ada", "eve"), ("eve", "ada")) * 2))
        assert [await friends(store, person) for person in ("ada", "eve")] == [["eve"], ["ada"]]
        (mine,) = await kept.of("eve")
        assert (mine.name, mine.since) == ("Ada", 0.0)
        assert not await kept.part("ada", mine.id), "it is called something else for each"
        assert await kept.part("eve", mine.id)
        assert [await friends(store, person) for person in ("ada", "eve")] == [[], []]

    with_people(db, meet)


def test_nobody_has_too_many_friends(db: str) -> None:
    async def meet_many(store: Store) -> None:
        for number in range(MOST_FRIENDS):
            await add(store, replace(EVE, id=f"p{number}"))
            await befriend(store, "ada", f"p{number}")
        for pair in (("ada", "eve"), ("eve", "ada")):
            with pytest.raises(Illegal):
                await befriend(store, *pair)
        assert await friends(store, "eve") == []
        await befriend(store, "ada", "p0")

    with_people(db, meet_many)


def test_friends_are_handed_over_none_twice_nobody_to_themselves_and_not_too_many(db: str) -> None:
    async def log_in(store: Store) -> None:
        for number in range(MOST_FRIENDS + 1):
            await add(store, replace(EVE, id=f"p{number:02}"))
            if number < MOST_FRIENDS - 1:
                await befriend(store, "ada", f"p{number:02}")
        late = MOST_FRIENDS - 1
        for number in (0, late, late + 1):
            await befriend(store, "eve", f"p{number:02}", since=float(number))
        await befriend(store, "eve", "ada")
        await People(store).hand_over("eve", "ada")
        assert await friends(store, "ada") == [f"p{number:02}" for number in range(MOST_FRIENDS)]
        assert [await friends(store, f"p{number:02}") for number in (0, late, late + 1)] == [["ada"], ["ada"], []]

    with_people(db, log_in)


def test_friends_tries_are_theirs_and_only_what_counted(db: str) -> None:
    async def look(store: Store) -> None:
        tries = DailyTries(store)
        await befriend(store, "ada", "eve")
        assert await Friends(store).tries("ada", DATE, "quest") == []
        await tries.move(1, "x", replace(FOUND, person="eve"))
        assert await Friends(store).tries("ada", DATE, "quest") == [FriendTry("eve", "Eve", "", True, 21)]
        assert await Friends(store).tries("ada", DATE, "puzzle") == []
        assert await Friends(store).tries("eve", DATE, "quest") == []

    with_people(db, look)


def test_somebody_with_an_account_is_not_swept(db: str) -> None:
    async def sweep(store: Store) -> None:
        await DailyTries(store).answer(ANSWERED)
        await People(store).sweep(1.0)
        assert await DailyTries(store).of(ADA.id) == [ANSWERED]

    with_people(db, sweep)
