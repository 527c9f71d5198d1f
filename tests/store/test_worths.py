"""Ledgers in the store: each game weighed once for its seat; handed over, forgotten with the person and the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from cabinet_noir.store import Lobby, People, Person, SeatRow, Session, Store, TableRow, WorthRow, Worths

from .test_store import with_store

ADA = Person(id="ada", name="Ada", avatar="", created=0.0, login="ada", password="x")
EVE = Person(id="eve", name="Eve", avatar="", created=0.0)
PARTS = {"chance": 0.1, "choice": -0.2, "gamble": 0.3, "others": 0.25, "slip": 0.05}
LINE = WorthRow(
    table_id="t1", seat=0, person="ada", game="vinci", seats=2, ended=5.0, start=0.5, result=1.0, **PARTS,
    guesses="[[0.5,true]]", overlooked='[["vinci-why-open",2]]',
)  # fmt: skip


def table(id: str, created: float, game: str = "vinci", status: str = "over") -> TableRow:
    return TableRow(
        id=id, code=id.upper(), game=game, version=1, options={}, seats=2, seed=b"", status=status, open=True,
        assist="off", created=created,
    )  # fmt: skip


def seat(number: int, person: str) -> SeatRow:
    return SeatRow(seat=number, kind="person", level="", name="", came=True, person=person)


def with_games(db: str, do: Callable[[Store], Awaitable[None]]) -> None:
    """Do something in a house in which Ada has played t1 to t3, and plays t4; at t2 Eve sat opposite."""

    async def run(store: Store) -> None:
        for person in (ADA, EVE):
            await People(store).add(person, Session(token_hash=person.id, person=person.id, created=0.0, seen=0.0))
        await store.create(table("t1", 1.0), [seat(0, "ada"), seat(1, "")])
        await store.create(table("t2", 2.0), [seat(0, "eve"), seat(1, "ada")])
        await store.create(table("t3", 3.0, "lost-code"), [seat(0, "ada"), seat(1, "")])
        await store.create(table("t4", 4.0, status="playing"), [seat(0, "ada"), seat(1, "")])
        await do(store)

    with_store(db, run)


def test_what_is_still_to_be_weighed_is_over_of_these_games_ones_own_and_new(db: str) -> None:
    async def ask(store: Store) -> None:
        worths = Worths(store)
        assert await worths.unweighed("ada", ["vinci"], 9) == [("t2", 1), ("t1", 0)]
        assert await worths.unweighed("ada", ["vinci", "lost-code"], 9) == [("t3", 0), ("t2", 1), ("t1", 0)]
        assert await worths.unweighed("ada", ["vinci", "lost-code"], 2) == [("t3", 0), ("t2", 1)]
        assert await worths.unweighed("eve", ["vinci"], 9) == [("t2", 0)]
        assert await worths.unweighed("", [], 9) == []
        assert await worths.keep(replace(LINE, table_id="t2", seat=1))
        assert await worths.unweighed("ada", ["vinci"], 9) == [("t1", 0)]
        assert await worths.unweighed("ada", ["vinci"], 1) == [], "older games than the newest are let be"
        assert await worths.unweighed("eve", ["vinci"], 9) == [("t2", 0)], "another seat is another line"

    with_games(db, ask)


def test_a_game_is_weighed_once_whoever_comes_first(db: str) -> None:
    async def race(store: Store) -> None:
        lines = [replace(LINE, ended=float(number)) for number in range(4)]
        kept = await asyncio.gather(*(Worths(store).keep(line) for line in lines))
        assert sum(kept) == 1
        assert await Worths(store).of("ada") == [lines[kept.index(True)]]

    with_games(db, race)


def test_lines_come_back_as_they_were_and_the_last_game_first(db: str) -> None:
    async def keep(store: Store) -> None:
        later = replace(LINE, table_id="t3", game="lost-code", ended=9.0)
        assert await Worths(store).keep(LINE)
        assert await Worths(store).keep(later)
        assert await Worths(store).of("ada") == [later, LINE]
        assert await Worths(store).of("eve") == []

    with_games(db, keep)


def test_nothing_is_kept_of_a_seat_that_is_not_theirs(db: str) -> None:
    async def others(store: Store) -> None:
        assert not await Worths(store).keep(replace(LINE, table_id="t2", seat=0))
        assert not await Worths(store).keep(replace(LINE, table_id="none"))
        assert await Worths(store).of("ada") == []

    with_games(db, others)


def test_a_visitors_lines_are_the_accounts_from_the_login_on(db: str) -> None:
    async def log_in(store: Store) -> None:
        theirs = replace(LINE, table_id="t2", person="eve")
        assert await Worths(store).keep(theirs)
        await People(store).hand_over("eve", "ada")
        assert await Worths(store).of("eve") == []
        assert await Worths(store).of("ada") == [replace(theirs, person="ada")]
        assert not await Worths(store).keep(theirs), "what was being weighed for the visitor came too late"

    with_games(db, log_in)


def test_who_is_forgotten_leaves_no_line_and_what_comes_too_late_leaves_none(db: str) -> None:
    async def forget(store: Store) -> None:
        assert await Worths(store).keep(LINE)
        eves = replace(LINE, table_id="t2", person="eve")
        assert await Worths(store).keep(eves)
        await People(store).forget("ada")
        assert await Worths(store).of("ada") == []
        assert not await Worths(store).keep(replace(LINE, table_id="t3"))
        assert await Worths(store).of("ada") == []
        assert await Worths(store).of("eve") == [eves]

    with_games(db, forget)


def test_a_table_that_is_taken_away_takes_its_lines_along(db: str) -> None:
    async def clear(store: Store) -> None:
        assert await Worths(store).keep(LINE)
        await store.set_status("t1", "dropped")
        assert await Lobby(store).clear(10.0, 10.0) == ["t1"]
        assert await Worths(store).of("ada") == []

    with_games(db, clear)
