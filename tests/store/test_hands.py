"""The hands that reach into a SQLite file: nothing is told before the disk has it, and all wait for that together."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from cabinet_noir.core import Stale
from cabinet_noir.store import Store, Unwritten
from cabinet_noir.store.database import sqlite_hands as hands
from cabinet_noir.store.database.sqlite_hands import Hands

from .test_store import SEATS, entry, table, with_store

Patch = pytest.MonkeyPatch


class Disk:
    """A disk that can be kept busy, counted, and broken."""

    def __init__(self, patch: Patch) -> None:
        self.free = threading.Event()
        self.free.set()
        self.busy = threading.Event()
        """Set once it was asked while it was not free."""
        self.asked = 0
        self.broken = False
        patch.setattr(hands, "_SYNC", self._sync)

    def _sync(self, file: int) -> None:
        self.asked += 1
        if not self.free.is_set():
            self.busy.set()
        assert self.free.wait(30)
        if self.broken:
            raise OSError("no such disk")
        os.fsync(file)


@pytest.fixture
def disk(monkeypatch: Patch) -> Disk:
    return Disk(monkeypatch)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Hands]:
    open_file = Hands(path / "some.sqlite")
    try:
        async with open_file.writing() as connection:
            await connection.execute(text("CREATE TABLE things (name TEXT)"))
        yield open_file
    finally:
        await open_file.close()


async def put(file: Hands, name: str) -> None:
    async with file.writing() as connection:
        await connection.execute(text("INSERT INTO things VALUES (:name)"), {"name": name})


async def names(file: Hands) -> list[str]:
    async with file.reading() as connection:
        return list((await connection.execute(text("SELECT name FROM things ORDER BY name"))).scalars())


def run(path: Path, do: Callable[[Hands], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with opened(path) as file:
            await do(file)

    asyncio.run(inside())


def test_nothing_is_told_before_the_disk_has_it_and_nobody_else_waits_for_that(tmp_path: Path, disk: Disk) -> None:
    async def do(file: Hands) -> None:
        before = disk.asked
        disk.free.clear()
        first = asyncio.create_task(put(file, "first"))
        assert await asyncio.to_thread(disk.busy.wait, 30)
        others = [asyncio.create_task(put(file, f"other {number}")) for number in range(5)]
        async with asyncio.timeout(30):
            while len(await names(file)) < 6:  # all are written, one is being waited for
                pass
        assert not first.done()
        assert not any(other.done() for other in others)
        disk.free.set()
        await asyncio.gather(first, *others)
        assert disk.asked == before + 2  # the second time for all five

    run(tmp_path, do)


def test_whoever_goes_in_the_middle_has_written_nothing_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def do(file: Hands) -> None:
        within = asyncio.Event()

        async def halfway() -> None:
            async with file.writing() as connection:
                await connection.execute(text("INSERT INTO things VALUES ('half')"))
                within.set()
                await asyncio.sleep(3600)

        going = asyncio.create_task(halfway())
        await within.wait()
        waiting = asyncio.create_task(put(file, "whole"))
        going.cancel()
        await waiting
        assert await names(file) == ["whole"]

    run(tmp_path, do)


def test_a_move_goes_before_all_who_wait_with_anything_else(tmp_path: Path) -> None:
    async def do(file: Hands) -> None:
        done: list[str] = []

        async def one(name: str) -> None:
            await put(file, name)
            done.append(name)

        def make_move(_connection: Connection) -> None:
            done.append("move")

        async with file.writing() as connection:
            await connection.execute(text("INSERT INTO things VALUES ('first')"))
            others = [asyncio.create_task(one(f"other {number}")) for number in range(3)]
            await asyncio.sleep(0)
            move = asyncio.create_task(file.write_moves(make_move))
            await asyncio.sleep(0)
        await asyncio.gather(move, *others)
        assert done.index("move") <= 1

    run(tmp_path, do)


def test_a_move_the_disk_did_not_take_is_not_acknowledged_and_is_found_by_who_looks_again(
    tmp_path: Path, disk: Disk
) -> None:
    async def do(store: Store) -> None:
        await store.create(table(), SEATS, [entry(0, seat=None)])
        disk.broken = True
        with pytest.raises(Unwritten):
            await store.append("one", entry(1, "x"))
        disk.broken = False
        with pytest.raises(Stale):
            await store.append("one", entry(1, "x"))
        assert await store.log("one", after=0) == [entry(1, "x")]

    with_store(str(tmp_path / "house.sqlite"), do)


def test_a_log_of_writes_with_room_in_it_is_read_to_its_last_write_and_no_further(tmp_path: Path) -> None:
    async def fill(file: Hands) -> None:
        for name in "abcd":
            await put(file, name)
            await file._tidier.do(file._tidy)
            await file._writer.do(Connection.rollback)  # what was begun before is done
            assert hands.ROOM < (tmp_path / "some.sqlite-wal").stat().st_size < 2 * hands.ROOM
        for ending in ("", "-wal"):  # as they would lie there after a power cut
            (tmp_path / f"cut.sqlite{ending}").write_bytes((tmp_path / f"some.sqlite{ending}").read_bytes())
        await put(file, "e")
        assert await names(file) == ["a", "b", "c", "d", "e"]

    run(tmp_path, fill)
    cut = Hands(tmp_path / "cut.sqlite")

    async def read() -> None:
        assert await names(cut) == ["a", "b", "c", "d"]
        await put(cut, "f")
        assert await names(cut) == ["a", "b", "c", "d", "f"]
        await cut.close()

    asyncio.run(read())


def test_nobody_makes_room_in_the_middle_of_what_somebody_else_writes(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr(hands, "ROOM", 1 << 16)

    async def interrupt(file: Hands) -> None:
        log = tmp_path / "some.sqlite-wal"
        async with file.writing() as connection:
            await connection.execute(text("INSERT INTO things VALUES ('a')"))
            before = log.stat().st_size
            await connection.run_sync(hands._make_room, log)
            assert log.stat().st_size == before
            await connection.execute(text("INSERT INTO things VALUES ('b')"))
        assert await names(file) == ["a", "b"]

    run(tmp_path, interrupt)
