"""A table is found by an index, however many there are; notes are kept in bounded number; nonsense is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Select, insert, text
from sqlalchemy.dialects import postgresql, sqlite

from cabinet_noir.core import Malformed
from cabinet_noir.store import Note, SeatRow, Store, TableRow, Timers, schema
from cabinet_noir.store.rows import table_values
from cabinet_noir.store.store import by_code, by_id, superfluous


def in_store(db: str, do: Callable[[Store], Awaitable[None]]) -> None:
    async def evening() -> None:
        store = await Store.open(db)
        try:
            await do(store)
        finally:
            await store.close()

    asyncio.run(evening())


def row(number: int, **more: Any) -> TableRow:
    made = {"game": "vinci", "version": 1, "options": {}, "seats": 2, "seed": b"", "status": "over", "open": False}
    return TableRow(
        **{"id": f"t{number}", "code": f"C{number}", "assist": "off", "created": float(number), **made, **more}
    )


async def plan(store: Store, query: Select[Any]) -> str:
    """Return how the database means to find something."""
    is_file = store.database.file is not None
    dialect = sqlite.dialect() if is_file else postgresql.dialect()  # type: ignore[no-untyped-call]
    sql = query.compile(dialect=dialect, compile_kwargs={"literal_binds": True})
    async with store.database.reading() as connection:
        rows = await connection.execute(
            text(("EXPLAIN QUERY PLAN " if is_file else "EXPLAIN ") + str(sql).replace(":", "\\:"))
        )
        return "\n".join(str(row[-1]) for row in rows)


@pytest.mark.parametrize(("query", "index"), [(by_id("t7"), "tables"), (by_code("c7"), "tables_by_any_code")])
def test_no_table_is_found_by_looking_at_all_of_them(db: str, query: Select[Any], index: str) -> None:
    async def look(store: Store) -> None:
        async with store.database.writing() as connection:
            await connection.execute(insert(schema.tables), [table_values(row(number)) for number in range(3000)])
            await connection.execute(text("ANALYZE"))
        told = await plan(store, query)
        assert (
            "SCAN" not in told.replace("Index Scan", "").replace("Bitmap Heap Scan", "").replace("Index", "").upper()
        ), told
        assert index in told

    in_store(db, look)


def test_a_code_finds_the_unfinished_table_and_else_the_newest(db: str) -> None:
    async def look(store: Store) -> None:
        seats = [SeatRow(seat=0)]
        for table in (
            row(1, code="SAME"),
            row(3, code="SAME"),
            row(2, code="SAME", status="playing"),
            row(4, id="SAMEID"),
        ):
            await store.create(table, seats)
        assert (found := await store.table("same")) is not None and found.id == "t2"
        await store.set_status("t2", "over")
        assert (found := await store.table("SAME")) is not None and found.id == "t3"
        assert (found := await store.table("SAMEID")) is not None and found.id == "SAMEID"
        for nobody in ("", "\0", "t1\0", "é", "x" * 33, "%", "t 1"):
            assert await store.table(nobody) is None

    in_store(db, look)


def test_what_the_database_cannot_keep_is_refused_and_nothing_is_written(db: str) -> None:
    async def try_it(store: Store) -> None:
        await store.create(row(1), [SeatRow(seat=0)])
        nonsense = Note(key="k", at_seq=2**64, value="v")
        with pytest.raises(Malformed):
            await store.put_note("t1", 0, nonsense)
        with pytest.raises(Malformed):
            await Timers(store).overdue(0.0, 2**70)
        assert await store.notes("t1", 0) == []

    in_store(db, try_it)


def note(key: str, at: int, value: str = "v") -> Note:
    return Note(key=key, at_seq=at, value=value)


def test_what_was_written_over_longest_ago_is_forgotten_first() -> None:
    written = [note("a", 0), note("b", 0), note("a", 1), note("a", 2, ""), note("c", 3, "")]
    assert superfluous(written, 5) == {written[4]}, "an erasure of nothing says nothing"
    assert superfluous(written, 4) == {written[0], written[4]}
    assert superfluous(written, 3) == {written[0], written[2], written[3], written[4]}
    assert superfluous(written, 0) == {written[0], written[2], written[3], written[4]}, "what stands is kept"


def test_the_notes_of_a_seat_are_so_many_rows_and_no_more(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabinet_noir.store.store.MOST_NOTES", 8)

    async def write(store: Store) -> None:
        await store.create(row(1), [SeatRow(seat=0), SeatRow(seat=1)])
        await store.put_note("t1", 0, note("stands", 0))
        await store.put_note("t1", 1, note("another's", 0))
        for at in range(20):
            await store.put_note("t1", 0, note("k", at, str(at)))
        kept = await store.thin_out_notes("t1", 0)
        assert kept == await store.notes("t1", 0)
        assert len(kept) == 6 and note("stands", 0) in kept and note("k", 19, "19") in kept
        assert len(await store.notes("t1", 1)) == 1

    in_store(db, write)
