"""What the store promises, on each kind of database: written once, in its place, all of it or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, text

from cabinet_noir.core import Entry, Seat, Seq, Stale
from cabinet_noir.store import Note, SeatRow, Store, TableRow
from cabinet_noir.store.database.entries import MOST_READ
from cabinet_noir.store.store import AT_ONCE

SEATS = [SeatRow(seat=0, name="Ada", came=True), SeatRow(seat=1)]


def table(id: str = "one", code: str = "ABCDEF", status: str = "waiting") -> TableRow:
    return TableRow(
        id=id,
        code=code,
        game="vinci",
        version=1,
        options={"games": 2},
        seats=2,
        seed=b"\0seed",
        status=status,
        open=True,
        assist="off",
        created=5.0,
    )


def entry(seq: int, id: str = "", event: str = "drew", seat: int | None = 0) -> Entry:
    return Entry(Seq(seq), ({"t": event},), None if seat is None else Seat(seat), None, id)


def with_store(db: str, do: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(db)
        try:
            await do(store)
        finally:
            await store.close()

    asyncio.run(run())


def with_two_stores(db: str, do: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Do something with a database that two workers have open."""

    async def run(store: Store) -> None:
        other = await Store.open(db)
        try:
            await do(store, other)
        finally:
            await other.close()

    with_store(db, run)


async def outcomes(*waiting: Awaitable[Any]) -> list[type]:
    """Wait for all of them, and return what each came to."""
    return [type(result) for result in await asyncio.gather(*waiting, return_exceptions=True)]


def test_a_table_is_read_back_as_it_was_written(db: str) -> None:
    async def write(store: Store) -> None:
        await store.create(table(), SEATS, [entry(0, seat=None)])
        assert await store.table("one") == await store.table("abcdef") == table()
        assert await store.seats("one") == SEATS
        assert await store.log("one") == [entry(0, seat=None)]

    with_store(db, write)


def test_a_long_log_is_written_and_read_in_batches_whoever_else_reads_it(db: str) -> None:
    """Readers who are at different places of one log, in one batch, each get what comes after theirs."""

    async def write(store: Store) -> None:
        long = [entry(seq) for seq in range(2 * MOST_READ)]
        await store.create(table(), SEATS, long)
        afters = (-1, 0, MOST_READ - 1, MOST_READ, 2 * MOST_READ - 2, 2 * MOST_READ - 1)
        logs = await asyncio.gather(*(store.log("one", after) for after in afters))
        assert logs == [long[after + 1 :] for after in afters]
        assert await store.log("none") == []

    with_store(db, write)


def test_of_a_long_log_that_is_taken_in_the_beginning_is_written_last(db: str) -> None:
    """A house that falls in between has a stopped table without a deal, which is taken away."""

    async def write(store: Store) -> None:
        long = [entry(seq) for seq in range(3 * AT_ONCE)]
        seen: list[tuple[str, list[Seq]]] = []

        async def look() -> None:
            while not seen or seen[-1][0] == "stopped":
                there = [each.seq for each in await store.log("one")]
                row = await store.table("one")
                if row is not None:
                    seen.append((row.status, there))

        await asyncio.gather(store.create(table(status="over"), SEATS, long), look())
        assert all(0 not in there for status, there in seen if status == "stopped")
        assert (await store.table("one"), await store.log("one")) == (table(status="over"), long)

    with_store(db, write)


def test_a_move_waits_for_one_other_writer_at_most(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(table(), SEATS)
        found: list[bool] = []

        async def change() -> None:
            async with store.database.writing() as connection:
                rows = await connection.execute(text("SELECT count(*) FROM entries"))
                found.append(bool(rows.scalar_one()))

        async with store.database.writing():  # whoever writes now
            waiting = [asyncio.ensure_future(change()) for _ in range(5)]
            await asyncio.sleep(0)
            waiting.append(asyncio.ensure_future(store.append("one", entry(0))))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert found[1:] == [True] * 4  # who writes second finds the move there; the disk is waited for together

    with_store(str(tmp_path / "house.sqlite"), write)


def test_a_place_in_the_log_is_taken_once_whoever_asks_at_the_same_time(db: str) -> None:
    async def race(store: Store, other: Store) -> None:
        await store.create(table(), SEATS)
        for seq in range(20):
            came = await outcomes(
                *(each.append("one", entry(seq, event=f"{at}")) for at, each in enumerate((store, other)))
            )
            assert sorted(came, key=str) == sorted([type(None), Stale], key=str)
        assert [each.seq for each in await other.log("one")] == list(range(20))

    with_two_stores(db, race)


def test_of_two_that_want_one_place_in_the_same_batch_one_gets_it(db: str) -> None:
    async def race(store: Store) -> None:
        await store.create(table(), SEATS)
        for seq in range(5):
            came = await outcomes(*(store.append("one", entry(seq, event=event)) for event in ("first", "second")))
            assert came == [type(None), Stale]
            assert (await store.log("one"))[-1] == entry(seq, event="first")

    with_store(db, race)


def test_an_action_is_written_once_by_its_name(db: str) -> None:
    async def repeat(store: Store) -> None:
        await store.create(table(), SEATS)
        await store.append("one", entry(0, "a"))
        with pytest.raises(Stale):
            await store.append("one", entry(1, "a"))
        await store.append("one", entry(1, "a", seat=1))  # another seat's name
        await store.append("one", entry(2))
        await store.append("one", entry(3))  # bots give no names

    with_store(db, repeat)


def test_many_tables_at_once_are_written_whoever_among_them_is_late(db: str) -> None:
    async def crowd(store: Store) -> None:
        ids = [f"t{number}" for number in range(40)]
        for id in ids:
            await store.create(table(id, id), SEATS, [entry(0)])
        came = await outcomes(*(store.append(id, entry(at % 2)) for at, id in enumerate(ids)))
        assert came == [Stale, type(None)] * 20
        assert [len(await store.log(id)) for id in ids] == [1, 2] * 20

    with_store(db, crowd)


def test_an_entry_that_cannot_be_written_spoils_no_other(db: str) -> None:
    async def spoil(store: Store) -> None:
        await store.create(table(), SEATS)
        nonsense: Executable = text("UPDATE no_such_table SET x = 1")
        came = await outcomes(
            store.append("one", entry(0)),
            store.append("one", entry(1), also=[nonsense]),
            store.append("nowhere", entry(0)),
        )
        assert came[0] is type(None)
        assert all(issubclass(error, Exception) and error is not Stale for error in came[1:])
        assert [each.seq for each in await store.log("one")] == [0]
        await store.append("one", entry(1))

    with_store(db, spoil)


def test_a_status_changes_with_its_entry_or_not_at_all(db: str) -> None:
    async def change(store: Store) -> None:
        await store.create(table(), SEATS)
        await store.append("one", entry(0), "playing")
        with pytest.raises(Stale):
            await store.append("one", entry(0), "over")
        assert (await store.table("one")) == table(status="playing")

    with_store(db, change)


def test_a_code_is_free_again_once_its_table_is_over(db: str) -> None:
    async def reuse(store: Store) -> None:
        await store.create(table(), SEATS)
        with pytest.raises(Stale):
            await store.create(table("two"), SEATS)
        await store.set_status("one", "over")
        await store.create(table("two"), SEATS)
        found = await store.table("ABCDEF")
        assert found is not None
        assert found.id == "two"

    with_store(db, reuse)


def test_two_that_ask_for_the_next_table_get_one(db: str) -> None:
    async def follow(store: Store) -> None:
        await store.create(table(status="over"), SEATS)
        claims = [store.follow("one", table(id, id), SEATS) for id in ("two", "three")]
        assert sorted(await asyncio.gather(*claims)) == [False, True]
        old = await store.table("one")
        assert old is not None
        assert await store.table(old.next_table) is not None

    with_store(db, follow)


def test_a_note_takes_the_place_of_an_earlier_one_of_the_same_entry(db: str) -> None:
    async def write(store: Store) -> None:
        await store.create(table(), SEATS)
        for value, at in (("a", 1), ("b", 1), ("c", 2)):
            await store.put_note("one", 0, Note(key="k", at_seq=at, value=value))
        assert [(note.at_seq, note.value) for note in await store.notes("one", 0)] == [(1, "b"), (2, "c")]
        assert await store.notes("one", 1) == []

    with_store(db, write)


def test_devices_at_two_workers_write_the_same_note_and_one_of_them_was_last(db: str) -> None:
    async def write(store: Store, other: Store) -> None:
        await store.create(table(), SEATS)
        for number in range(100):
            values = [f"{number} by {who}" for who in "abcd"]
            written = (
                each.put_note("one", 0, Note(key="k", at_seq=1, value=value))
                for each, value in zip((store, other) * 2, values, strict=True)
            )
            assert await outcomes(*written) == [type(None)] * 4
            assert [note.value in values for note in await store.notes("one", 0)] == [True]

    with_two_stores(db, write)


def test_what_was_acknowledged_is_there_when_the_file_is_opened_again(db: str) -> None:
    async def write(store: Store) -> None:
        await store.create(table(), SEATS)
        await asyncio.gather(*(store.append("one", entry(seq)) for seq in range(50)))

    async def read(store: Store) -> None:
        assert [each.seq for each in await store.log("one")] == list(range(50))

    with_store(db, write)
    with_store(db, read)
