"""What keeps people apart, as rows: it follows whoever makes an account, and goes with whoever is forgotten."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from cabinet_noir.core import Illegal
from cabinet_noir.store import (
    Around,
    Audit,
    Ban,
    Bans,
    Block,
    Blocks,
    Lobby,
    Operator,
    People,
    Person,
    Report,
    Reports,
    SeatRow,
    Session,
    Store,
    Wish,
)
from cabinet_noir.store.door import blocks
from cabinet_noir.store.schema.door import audit, bans, reports
from cabinet_noir.store.schema.door import blocks as block_rows

from .test_store import table, with_store

REPORT = Report(
    made=1.0,
    by_person="ada",
    about_person="bob",
    about_name="Bob",
    about_seat=1,
    at_table="one",
    at_seq=3,
    reason="name",
    words="",
)


def block(person: str, blocked: str) -> Block:
    return Block(id=f"{person}-{blocked}", person=person, blocked=blocked, name=blocked.title(), since=1.0)


async def known(store: Store, *ids: str, **more: str) -> None:
    for id in ids:
        person = Person(id=id, name=id.title(), avatar="", created=0.0, **more)  # type: ignore[arg-type]
        await People(store).add(person, Session(token_hash=id, person=id, created=0.0, seen=0.0))


async def everything(store: Store) -> str:
    """Return all that the four tables hold."""
    async with store.database.reading() as connection:
        rows = [list(await connection.execute(select(each))) for each in (block_rows, reports, bans, audit)]
    return str(rows)


def test_blocks_are_told_from_both_sides_once_and_lifted_by_their_owner_alone(db: str) -> None:
    async def do(store: Store) -> None:
        kept = Blocks(store)
        await kept.add(block("ada", "bob"))
        await kept.add(replace(block("ada", "bob"), id="again", name="Robert"))
        assert await kept.of("ada") == [block("ada", "bob")]
        assert await kept.around("ada") == Around(blocked=frozenset({"bob"}))
        assert await kept.around("bob") == Around(blocked_by=frozenset({"ada"}))
        assert await kept.lift("bob", "ada-bob") == ""
        assert await kept.lift("ada", "ada-bob") == "bob"
        assert await kept.around("bob") == Around()

    with_store(db, do)


def test_nobody_blocks_without_end(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "MOST_BLOCKED", 2)

    async def do(store: Store) -> None:
        for other in ("bob", "eve"):
            await Blocks(store).add(block("ada", other))
        with pytest.raises(Illegal, match="too-many-blocked"):
            await Blocks(store).add(block("ada", "max"))

    with_store(db, do)


def test_the_lobby_passes_over_tables_before_it_counts_them(db: str) -> None:
    async def do(store: Store) -> None:
        for number, person in enumerate(["ada", "bob", "ada", "bob"]):
            row = replace(table(f"t{number}", f"C{number}"), created=float(number), stirred=9.0)
            await store.create(row, [SeatRow(seat=0, person=person, came=True), SeatRow(seat=1)])
        found = await Lobby(store).waiting(Wish(), 5.0, 2, {"bob"})
        assert [row.id for row, _ in found] == ["t2", "t0"]

    with_store(db, do)


def test_an_account_inherits_what_concerned_the_visitor_and_blocks_itself_not(db: str) -> None:
    async def do(store: Store) -> None:
        await known(store, "visitor", "bob", "eve")
        await known(store, "account", login="ada")
        mine = [("visitor", "bob"), ("account", "bob"), ("visitor", "account")]
        for one, other in [*mine, ("eve", "visitor"), ("account", "visitor")]:
            await Blocks(store).add(block(one, other))
        await Reports(store).add(replace(REPORT, by_person="visitor", about_person="eve"))
        await Reports(store).add(replace(REPORT, by_person="eve", about_person="visitor"))
        operator = Operator(store, "root", lambda: 1.0)
        await operator.ban(Ban("person", "account", 0.0, 5.0), "")
        await operator.ban(Ban("person", "visitor", 0.0, 9.0), "")
        await People(store).hand_over("visitor", "account")
        assert await Blocks(store).around("account") == Around(frozenset({"bob"}), frozenset({"eve"}))
        assert await Blocks(store).around("visitor") == Around()
        told = await Reports(store).latest()
        assert [(one.by_person, one.about_person) for one in told] == [("eve", "account"), ("account", "eve")]
        assert await Bans(store).all() == [Ban("person", "account", 0.0, 9.0)]

    with_store(db, do)


@pytest.mark.parametrize("by_the_keeper", [False, True])
def test_whoever_is_forgotten_is_struck_out_and_reports_stay_without_them(db: str, by_the_keeper: bool) -> None:
    async def do(store: Store) -> None:
        await known(store, "bob")
        await known(store, "ada", "eve", login=None)  # type: ignore[arg-type]
        await Blocks(store).add(block("ada", "bob"))
        await Blocks(store).add(block("bob", "ada"))
        await Reports(store).add(REPORT)
        await Reports(store).add(replace(REPORT, by_person="bob", about_person="eve", about_name="Eve"))
        await Operator(store, "root", lambda: 1.0).ban(Ban("person", "bob", 0.0, 9.0), "")
        if by_the_keeper:
            await People(store).close_session("bob")
            await People(store).sweep(0.0)
        else:
            await People(store).forget("bob")
        told = [(one.by_person, one.about_person, one.about_name) for one in await Reports(store).latest()]
        assert told == [("", "eve", "Eve"), ("ada", "", "")]
        assert await Blocks(store).around("ada") == Around()
        assert await Bans(store).all() == []
        assert "Bob" not in await everything(store)

    with_store(db, do)


def test_what_was_kept_long_enough_goes_and_nothing_else(db: str) -> None:
    async def do(store: Store) -> None:
        operator = Operator(store, "root", lambda: 10.0)
        for _ in range(2):
            await Reports(store).add(REPORT)
        assert await operator.settle(1, "spoke to them")
        assert not await operator.settle(1, "twice")
        await operator.ban(Ban("address", "192.0.2.0/24", 0.0, 20.0), "flood")
        for sweep in (Reports(store).sweep, Bans(store).sweep, Audit(store).sweep):
            await sweep(10.0)
        assert [one.id for one in await Reports(store).latest()] == [2, 1]
        assert len(await Bans(store).all()) == 1
        assert [one.act for one in await Audit(store).since(0.0)] == ["report-settled", "banned"]
        for sweep in (Reports(store).sweep, Bans(store).sweep, Audit(store).sweep):
            await sweep(30.0)
        assert [one.id for one in await Reports(store).latest()] == [2], "nobody has settled it"
        assert await Bans(store).all() == []
        assert await Audit(store).since(0.0) == []
        await Reports(store).add(REPORT)
        assert [one.id for one in await Reports(store).unsettled()] == [3, 2], "a number is given once"

    with_store(db, do)


def test_an_act_that_fails_leaves_no_line_in_the_audit_log(db: str) -> None:
    async def do(store: Store) -> None:
        await known(store, "ada", login="ada")
        await known(store, "bob", login="bob")
        operator = Operator(store, "root", lambda: 1.0)
        with pytest.raises(Illegal, match="login-is-taken"):
            await operator.rename("ada", "Bob", ("bob", "bob"), "")
        assert not await operator.unban("192.0.2.1/32", "")
        assert not await operator.close_unbegun("nowhere", "")
        await asyncio.gather(*(operator.looked("looked-at-person", "ada") for _ in range(3)))
        assert [one.act for one in await Audit(store).latest(9)] == ["looked-at-person"] * 3

    with_store(db, do)
