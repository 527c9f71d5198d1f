"""Tournaments and clubs in the store: one writer wins, names are struck out, no club is without a director."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from cabinet_noir.core import Illegal, Stale
from cabinet_noir.store import (
    ClubRow,
    Clubs,
    EntryRow,
    MemberRow,
    People,
    Person,
    PersonTotal,
    PlayerRow,
    ScoreRow,
    Seasons,
    Session,
    Span,
    Store,
    TournamentRow,
    Tournaments,
    Written,
)

from .test_puzzles import ADA, EVE, with_people
from .test_store import outcomes, with_two_stores

EVENING = TournamentRow(
    id="t1", code="ABCDEF", title="Friday", club="", director="ada", plan="{}", game="{}", created=1.0
)
CLUB = ClubRow(id="c1", code="CLUBBB", title="Lamp", created=1.0)
BOB = replace(EVE, id="bob", name="Bob")


def entry(seq: int, person: str = "eve", scores: Sequence[ScoreRow] = ()) -> Written:
    """Return an entry by which somebody enters under the number of the entry."""
    row = EntryRow(seq, person, f'{{"seq":{seq}}}')
    return Written(entry=row, phase="gathering", player=PlayerRow(seq, person, person.title()), scores=tuple(scores))


def member(person: str, role: str = "member", since: float = 1.0) -> MemberRow:
    return MemberRow(id=f"m-{person}", club="c1", person=person, name=person.title(), role=role, since=since)


async def roles(store: Store) -> dict[str, str]:
    return {one.person: one.role for one in await Clubs(store).members("c1")}


async def meet(store: Store, person: Person) -> None:
    await People(store).add(person, Session(token_hash=person.id, person=person.id, created=0.0, seen=0.0))


# tournaments


def test_of_two_who_write_the_same_entry_one_is_told_to_look_again(db: str) -> None:
    async def race(one: Store, other: Store) -> None:
        await Tournaments(one).create(EVENING)
        both = (Tournaments(one).append("t1", entry(0, "ada")), Tournaments(other).append("t1", entry(0, "eve")))
        assert sorted(map(str, await outcomes(*both))) == sorted(map(str, [type(None), Stale]))
        rows = Tournaments(other)
        assert [row.seq for row in await rows.log("t1")] == [0]
        assert len(await rows.players("t1")) == 1
        with pytest.raises(Stale):
            await rows.append("t1", entry(2))

    with_two_stores(db, race)


def test_what_is_written_after_a_look_is_looked_at_again(db: str) -> None:
    async def look(store: Store) -> None:
        rows = Tournaments(store)
        await rows.create(EVENING)
        assert await rows.untended() == []
        await rows.append("t1", entry(0))
        await rows.append("t1", entry(1, "ada"))
        await rows.tended("t1", 0)
        assert await rows.untended() == ["t1"]
        await rows.tended("t1", 1)
        await rows.tended("t1", 0)
        assert await rows.untended() == []

    with_people(db, look)


def test_who_is_forgotten_leaves_a_log_that_tells_nothing_of_them(db: str) -> None:
    async def forget(store: Store) -> None:
        rows = Tournaments(store)
        await rows.create(replace(EVENING, director="eve", club="c1"))
        await Clubs(store).create(CLUB, member("eve", "director"))
        await rows.append("t1", entry(0, "eve", [ScoreRow(0, 1, 700)]))
        before = [row.body for row in await rows.log("t1")]
        await People(store).forget("eve")
        assert await rows.players("t1") == [PlayerRow(0, "", "")]
        assert [(row.person, row.body) for row in await rows.log("t1")] == [("", before[0])]
        row = await rows.of("abcdef")
        assert row is not None
        assert (row.director, row.club) == ("", ""), "the club had nobody left"
        assert await Clubs(store).of("c1") is None

    with_people(db, forget)


def test_a_visitor_who_logs_in_takes_their_number_along_unless_the_account_plays_itself(db: str) -> None:
    async def log_in(store: Store) -> None:
        rows = Tournaments(store)
        await rows.create(replace(EVENING, director="eve"))
        await rows.create(replace(EVENING, id="t2", code="GHJKMN"))
        await rows.append("t1", entry(0, "eve"))
        await rows.append("t2", entry(0, "eve"))
        await rows.append("t2", entry(1, "ada"))
        await People(store).hand_over("eve", "ada")
        assert [(row.id, number) for row, number in await rows.with_person("ada")] == [("t1", 0), ("t2", 1)]
        assert [row.person for row in await rows.players("t2")] == ["", "ada"]
        assert [row.person for row in await rows.log("t1")] == ["ada"]

    with_people(db, log_in)


def test_who_is_to_change_their_name_has_another_one_everywhere(db: str) -> None:
    async def rename(store: Store) -> None:
        rows = Tournaments(store)
        await rows.create(EVENING)
        await rows.append("t1", entry(0, "eve"))
        await Clubs(store).create(CLUB, member("eve", "director"))
        await People(store).rename_seats("eve", "Evelyn")
        assert [row.name for row in await rows.players("t1")] == ["Evelyn"]
        assert [one.name for one in await Clubs(store).members("c1")] == ["Evelyn"]

    with_people(db, rename)


def test_scores_are_those_of_the_last_entry(db: str) -> None:
    async def score(store: Store) -> None:
        rows = Tournaments(store)
        await rows.create(replace(EVENING, club="c1"))
        await rows.append("t1", entry(0, "eve", [ScoreRow(0, 1, 700)]))
        await rows.append("t1", entry(1, "ada", [ScoreRow(0, 2, 400), ScoreRow(1, 1, 600)]))
        seasons, all_time = Seasons(store), Span(0.0, 2.0)
        assert await seasons.winners("c1", all_time, 9) == {"t1": ["Ada"]}
        assert await seasons.totals("c1", all_time) == [], "of who is no member nothing is added up"
        await Clubs(store).create(CLUB, member("ada", "director"))
        await Clubs(store).join(member("eve"))
        totals = sorted(await seasons.totals("c1", all_time), key=lambda one: one.person)
        assert totals == [PersonTotal("ada", 1, 600, 600), PersonTotal("eve", 1, 400, 400)]
        await rows.append("t1", entry(2, "bob"))
        assert await seasons.totals("c1", all_time) == [] and await seasons.winners("c1", all_time, 9) == {}
        assert await seasons.head_counts("c1", all_time) == {"t1": 3}

    with_people(db, score)


def test_a_season_is_what_was_opened_in_it_and_no_more_is_read(db: str) -> None:
    async def look(store: Store) -> None:
        rows, seasons = Tournaments(store), Seasons(store)
        await Clubs(store).create(CLUB, member("ada", "director"))
        for number in range(4):
            opened = float(number)
            row = replace(EVENING, id=f"t{number}", code=f"ABCDE{number}", club="c1", created=opened)
            await rows.create(row)
            await rows.append(row.id, entry(0, "ada", [ScoreRow(0, 1, 100 * number)]))
        span = Span(1.0, 3.0)
        assert [row.id for row in await seasons.evenings("c1", span, 9)] == ["t2", "t1"]
        assert [row.id for row in await seasons.evenings("c1", span, 1)] == ["t2"]
        assert await seasons.count("c1", span) == 2
        assert await seasons.totals("c1", span) == [PersonTotal("ada", 2, 300, 200)]
        assert await seasons.head_counts("c1", span) == {"t1": 1, "t2": 1}
        assert await seasons.winners("c1", span, 1) == {"t2": ["Ada"]}
        assert [await seasons.last_before("c1", until) for until in (9.0, 3.0, 0.0)] == [3.0, 2.0, None]

    with_people(db, look)


def test_whoever_looks_after_tournaments_comes_to_each_of_them(db: str) -> None:
    async def look(store: Store) -> None:
        rows = Tournaments(store)
        for number in range(5):
            await rows.create(replace(EVENING, id=f"t{number}", code=f"ABCDE{number}", created=9.0 - number))
            await rows.append(f"t{number}", entry(0))
        first = await rows.untended(most=2)
        second = await rows.untended(first[-1], 2)
        assert [first, second, await rows.untended(second[-1], 2)] == [["t0", "t1"], ["t2", "t3"], ["t4"]]

    with_people(db, look)


def test_luck_is_weighed_once(db: str) -> None:
    async def weigh(store: Store) -> None:
        rows = Tournaments(store)
        await rows.keep_luck("b1", [120, -120])
        await rows.keep_luck("b1", [1, -1])
        await rows.keep_luck("b2", [])
        assert await rows.lucks(["b1", "b2", "b3"]) == {"b1": (120, -120), "b2": ()}

    with_people(db, weigh)


# clubs


def test_a_club_is_never_without_a_director_while_it_has_members(db: str) -> None:
    async def part(store: Store) -> None:
        clubs = Clubs(store)
        await clubs.create(CLUB, member("ada", "director"))
        await clubs.join(member("eve"))
        for change in (clubs.part("c1", "m-ada"), clubs.set_role("c1", "m-ada", "guest")):
            with pytest.raises(Illegal):
                await change
        assert await roles(store) == {"ada": "director", "eve": "member"}
        await clubs.set_role("c1", "m-eve", "director")
        await clubs.part("c1", "m-ada")
        assert await roles(store) == {"eve": "director"}
        await clubs.part("c1", "m-eve")
        assert await clubs.of("c1") is None

    with_people(db, part)


def test_of_two_directors_who_leave_at_once_one_stays(db: str) -> None:
    async def race(one: Store, other: Store) -> None:
        for person in (ADA, EVE, BOB):
            await meet(one, person)
        await Clubs(one).create(CLUB, member("ada", "director"))
        for row in (member("eve", "director"), member("bob")):
            await Clubs(one).join(row)
        await asyncio.gather(Clubs(one).part("c1", "m-ada"), Clubs(other).part("c1", "m-eve"), return_exceptions=True)
        assert "director" in (await roles(one)).values()

    with_two_stores(db, race)


def test_when_the_last_director_is_forgotten_the_oldest_member_directs(db: str) -> None:
    async def forget(store: Store) -> None:
        await meet(store, BOB)
        await Clubs(store).create(CLUB, member("ada", "director"))
        await Clubs(store).join(member("eve", "guest", 2.0))
        await Clubs(store).join(member("bob", "member", 3.0))
        await People(store).forget("ada")
        assert await roles(store) == {"eve": "guest", "bob": "director"}

    with_people(db, forget)


def test_a_visitor_who_directs_makes_the_account_a_director(db: str) -> None:
    async def log_in(store: Store) -> None:
        await Clubs(store).create(CLUB, member("eve", "director"))
        await Clubs(store).join(member("ada"))
        await People(store).hand_over("eve", "ada")
        assert await roles(store) == {"ada": "director"}

    with_people(db, log_in)


def test_a_deleted_club_leaves_its_tournaments(db: str) -> None:
    async def delete(store: Store) -> None:
        await Clubs(store).create(CLUB, member("eve", "director"))
        await Tournaments(store).create(replace(EVENING, club="c1"))
        await Clubs(store).delete("c1")
        row = await Tournaments(store).of("t1")
        assert row is not None and row.club == ""
        assert await Clubs(store).with_person("eve") == []

    with_people(db, delete)
