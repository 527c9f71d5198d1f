"""Minding the door from the command line, on each kind of database: what is done, refused, and written down."""

from __future__ import annotations

import asyncio
import getpass
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace
from tests.store.test_door import REPORT, known
from tests.store.test_store import SEATS, table

from cabinet_noir.store import Bans, People, Reports, Store

from .conftest import Cabinet

WHY = ("--why", "test")
NEXT_YEAR = f"{datetime.now(UTC).year + 1}-06-01"


def with_rows(db: str, do: Callable[[Store], Awaitable[None]]) -> str:
    async def run() -> None:
        store = await Store.open(db)
        try:
            await do(store)
        finally:
            await store.close()

    asyncio.run(run())
    return db


@pytest.fixture
def desk(cabinet: Cabinet, db: str) -> Cabinet:
    """Return `cabinet admin` on a database with two people, a table and a report."""

    async def rows(store: Store) -> None:
        await known(store, "ada", login="ada")
        await known(store, "bob", login=None)  # type: ignore[arg-type]
        seats = [replace(SEATS[0], person="ada"), replace(SEATS[1], name="[bold]Bob", person="bob")]
        await store.create(table(), seats)
        await Reports(store).add(replace(REPORT, words="[red]see\nhere"))

    with_rows(db, rows)
    return lambda *words, **more: cabinet("admin", *words, "--db", db, **more)


def test_people_are_found_by_name_account_and_id(desk: Cabinet) -> None:
    for text, found in (("", ["ada", "bob"]), ("OB", ["bob"]), ("Ada", ["ada"]), ("bob", ["bob"]), ("%", [])):
        said = desk("people", text, "--json").json["people"]
        assert sorted(one["id"] for one in said) == found
    assert "Nothing." in desk("people", "nobody").out
    told = desk("person", "Ada", "--json").json
    assert (told["id"], told["account"], told["reports"]) == ("ada", True, [])
    assert [one["id"] for one in told["tables"]] == ["one"]
    assert desk("person", "bob", "--json").json["unsettled"] == [1]
    assert "Name: Bob" in desk("person", "bob").out
    assert "Nom : Bob" in desk("person", "bob", "--language", "fr").out
    assert desk("person", "eve").code == 2


def test_a_ban_has_an_end_and_is_on_somebody(desk: Cabinet) -> None:
    both = ("--for", "7d", "--until", NEXT_YEAR)
    for end in ((), both, ("--for", "soon"), ("--until", "2001-01-01"), ("--until", "x")):
        said = desk("ban", "ada", *end, *WHY)
        assert (said.code, said.out) == (2, ""), end
    assert desk("ban", "nobody", "--for", "7d", *WHY).code == 2
    assert "too wide" in desk("ban", "0.0.0.0/0", "--for", "7d", *WHY).err
    assert desk("ban", "ada", "--for", "7d").code == 2, "without a reason"
    assert desk("ban", "Ada", "--for", "7d", *WHY).code == 0
    assert desk("ban", "192.0.2.77/24", "--until", NEXT_YEAR, *WHY).code == 0
    assert desk("ban", "2001:db8::1", "--until", NEXT_YEAR, *WHY).code == 0
    assert desk("ban", "2001:db8::1", "--until", f"{NEXT_YEAR}T10:00", *WHY).code == 0
    found = desk("bans", "--json").json["bans"]
    assert [one["about"] for one in found] == ["ada", "192.0.2.0/24", "2001:db8::1/128"]
    assert found[2]["until"] == found[1]["until"] + 10 * 3600
    assert "192.0.2.0/24" in desk("bans").out
    assert desk("unban", "192.0.2.1", *WHY).code == 2, "another network"
    for whom in ("192.0.2.0/24", "2001:db8::1", "ada"):
        assert desk("unban", whom, *WHY).code == 0
    assert desk("unban", "ada", *WHY).code == 2


def test_reports_are_read_and_settled_once_and_what_people_wrote_is_text(desk: Cabinet) -> None:
    assert [one["id"] for one in desk("reports", "--json").json["reports"]] == [1]
    shown = desk("report", "1").out
    assert "In their words: [red]see\nhere" in shown and "Reason: a name" in shown
    assert desk("report", "2").code == 2
    assert desk("settle", "1", "--note", "asked for a name", "--as", "Grace").code == 0
    assert desk("settle", "1", "--note", "again").code == 2
    assert "Nothing." in desk("reports").out
    (report,) = desk("reports", "--all", "--json").json["reports"]
    assert (report["settled_by"], report["note"]) == ("Grace", "asked for a name")
    assert "[bold]Bob" in desk("table", "one").out


def test_tables_are_listed_shown_and_closed(desk: Cabinet) -> None:
    assert [one["id"] for one in desk("tables", "--json").json["tables"]] == ["one"]
    told = desk("table", "abcdef", "--json").json
    assert (told["moves"], [seat["person"] for seat in told["sitting"]]) == (0, ["ada", "bob"])
    assert not {"seed", "options", "token_hash", "watch_hash"} & {*told, *told["sitting"][0]}
    assert desk("close", "one", *WHY).code == 0
    assert desk("close", "one", *WHY).code == 2
    assert desk("close", "two", *WHY).code == 2
    assert desk("tables", "--json").json["tables"] == []
    assert desk("tables", "--all", "--json").json["tables"][0]["status"] == "stopped"


def test_names_are_given_and_asked_for(desk: Cabinet, db: str) -> None:
    assert desk("rename", "bob", "--to", " Kind\tBob ", *WHY).code == 0
    assert desk("rename", "ada", *WHY).code == 0

    async def look(store: Store) -> None:
        ada, bob = [await People(store).by_id(id) for id in ("ada", "bob")]
        assert ada is not None and bob is not None
        assert (ada.name, ada.name_asked, bob.name, bob.login) == ("Ada", True, "Kind Bob", None)
        assert [seat.name for seat in await store.seats("one")] == ["Ada", "Kind Bob"]

    with_rows(db, look)


def test_every_act_and_every_look_at_a_person_is_in_the_audit_log(desk: Cabinet) -> None:
    acts = [
        (("person", "ada"), "looked-at-person"),
        (("report", "1"), "looked-at-report"),
        (("rename", "ada", *WHY), "name-asked"),
        (("rename", "ada", "--to", "Countess", *WHY), "renamed"),
        (("log-out", "countess", *WHY), "logged-out"),
        (("ban", "ada", "--for", "30m", *WHY), "banned"),
        (("unban", "ada", *WHY), "unbanned"),
        (("close", "one", *WHY), "table-closed"),
        (("settle", "1", "--note", "test"), "report-settled"),
    ]
    for words, _ in acts:
        assert desk(*words).code == 0, words
    lines = desk("audit", "--json").json["audit"]
    assert [line["act"] for line in reversed(lines)] == [act for _, act in acts]
    assert {line["who"] for line in lines} == {getpass.getuser()}
    assert {line["why"] for line in lines} == {"", "test"}
    assert len(desk("audit", "ada", "--json").json["audit"]) == 6
    assert len(desk("audit", "--last", "2", "--json").json["audit"]) == 2
    assert "closed a table" in desk("audit").out and "a fermé une table" in desk("audit", "--language", "fr").out


def test_a_database_that_is_not_there_is_not_made(cabinet: Cabinet, tmp_path: object) -> None:
    file = f"{tmp_path}/none.sqlite"
    assert cabinet("admin", "bans", "--db", file).code == 2
    assert cabinet("admin", "bans", "--db", "postgresql://house:hush@127.0.0.1:1/none").code == 2
    with pytest.raises(FileNotFoundError):
        open(file).close()


def test_a_ban_goes_with_the_person(desk: Cabinet, db: str) -> None:
    desk("ban", "bob", "--for", "4w", *WHY)

    async def forget(store: Store) -> None:
        assert (await Bans(store).of("bob")) is not None
        await People(store).forget("bob")
        assert await Bans(store).all() == []

    with_rows(db, forget)
