"""Whatever somebody asks for, it takes a bounded amount of bytes, memory and time, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from litestar.testing import AsyncTestClient

from cabinet_noir.bots import Thinkers, ThoughtLost, pool
from cabinet_noir.bots import jobs as jobs_of_bots
from cabinet_noir.bots.standing_back import A_STEP, FAR_BACK
from cabinet_noir.core import Corrupt, Malformed, Seat, dump_lines, seed_from
from cabinet_noir.core.difference import applied
from cabinet_noir.games import archeologic
from cabinet_noir.laws.dawdling import dawdled
from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.clocks.reserve import Reserve
from cabinet_noir.server.http import table_routes
from cabinet_noir.server.lobby import my_data
from cabinet_noir.server.past import replays
from cabinet_noir.server.past.archive import log_of, take_in
from cabinet_noir.server.past.replays import MOST_BYTES, MOST_STEPS, replay_of
from cabinet_noir.server.people.limits import Limit
from cabinet_noir.server.people.places import Places
from cabinet_noir.server.protocol.refusals import Busy, TooLarge
from cabinet_noir.server.protocol.tables import Join, NewTable, SeatPlan
from cabinet_noir.server.tables import house as house_module
from cabinet_noir.server.tables.bus_listener import BusListener
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.slices import Slices
from cabinet_noir.server.workers.bus import Moved, Spoken
from cabinet_noir.table import Course, Referee, longest

from .browsers import PASSWORD
from .clients import PATIENCE
from .days import Reader
from .still import AtOnce, Hand, still_house

GAME = archeologic.GAME
AnyReferee = Referee[Any, Any, Any, Any]
SEATS = 1
REQUEST: dict[str, Any] = {
    "type": "http",
    "method": "POST",
    "headers": [(b"host", b"house")],
    "query_string": b"",
    "client": ("127.0.0.1", 1),
    "server": ("house", 80),
    "scheme": "http",
    "http_version": "1.1",
    "root_path": "",
}


@cache
def long_game() -> AnyReferee:
    """Return a quest that went on until the table ended it."""
    return dawdled(GAME, GAME.options(verdict="app"), SEATS, seed_from(1))


@cache
def long_log() -> bytes:
    return dump_lines(long_game().header(), long_game().entries)


def in_house(folder: Path, do: Callable[[House], Awaitable[None]]) -> None:
    async def opened() -> None:
        async with still_house(str(folder / "house.sqlite"), Hand()) as house:
            await do(house)

    asyncio.run(opened())


def with_app(do: Callable[[AsyncTestClient[Any]], Awaitable[None]], limits: dict[str, Limit]) -> None:
    """Open a whole house in this process, with these limits."""

    async def opened(folder: str) -> None:
        async with AsyncTestClient(make_app(Settings(Path(folder) / "house.sqlite", limits=limits))) as client:
            await do(client)

    with TemporaryDirectory() as folder:
        asyncio.run(opened(folder))


def test_a_game_that_dawdles_is_as_long_as_the_table_lets_it() -> None:
    game = long_game()
    assert len(game.entries) == longest(GAME, game.options, SEATS)


# replays


async def pages_of(house: House, table: str, eyes: str) -> list[bytes]:
    """Read a replay to its end, page after page."""
    pages: list[bytes] = []
    start, last = 0, 0
    while start <= last:
        async with house.table(table) as found:
            pages.append(await replay_of(found, "", eyes, start=start))
        page = msgspec.json.decode(pages[-1])
        assert page["start"] == start
        start, last = start + len(page["steps"]), page["last"]
    return pages


def test_the_pages_of_a_replay_lead_from_view_to_view(tmp_path: Path) -> None:
    async def read(house: House) -> None:
        table = (await take_in(house, long_log())).table
        for eyes in ("all", "0", "spectator"):
            await read_through(house, table, eyes)

    async def read_through(house: House, table: str, eyes: str) -> None:
        game = long_game()
        course = Course(game.game, game.options, game.seats)
        seat = Seat(0) if eyes == "0" else None
        entries = iter(game.entries)
        for page in map(msgspec.json.decode, await pages_of(house, table, eyes)):
            view = page["view"]
            for step in page["steps"]:
                view = applied(view, step["view"])
                entry = next(entries)
                events = entry.events if eyes == "all" else game.seen(entry, seat)
                course.add(entry.seq, events)
                assert view == msgspec.json.decode(msgspec.json.encode(course.state))
                assert step["move"]["events"] == msgspec.json.decode(msgspec.json.encode(events))
        assert next(entries, None) is None

    in_house(tmp_path, read)


def test_a_replay_weighs_little_more_than_its_log_and_no_page_more_than_it_may(tmp_path: Path) -> None:
    async def read(house: House) -> None:
        table = (await take_in(house, long_log())).table
        pages = await pages_of(house, table, "all")
        assert len(pages) == -(-len(long_game().entries) // MOST_STEPS)
        assert max(map(len, pages)) < MOST_BYTES
        assert sum(map(len, pages)) < 6 * len(long_log())

    in_house(tmp_path, read)


def test_a_page_that_is_heavy_ends_early_and_the_next_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_BYTES", 4_000)

    async def read(house: House) -> None:
        table = (await take_in(house, long_log())).table
        pages = [msgspec.json.decode(page) for page in await pages_of(house, table, "all")]
        steps = [step["move"]["seq"] for page in pages for step in page["steps"]]
        assert steps == list(range(len(long_game().entries)))
        assert max(len(page["steps"]) for page in pages) < MOST_STEPS

    in_house(tmp_path, read)


def test_reading_on_folds_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folded = 0

    def fold(state: Any, event: Any) -> Any:
        nonlocal folded
        folded += 1
        return GAME.fold(state, event)

    log, events = long_log(), sum(len(entry.events) for entry in long_game().entries)
    monkeypatch.setattr(archeologic, "GAME", dataclasses.replace(GAME, fold=fold))

    async def read(house: House) -> None:
        nonlocal folded
        table = (await take_in(house, log)).table
        async with house.table(table):
            folded = 0
        await pages_of(house, table, "all")
        assert folded <= events

    in_house(tmp_path, read)


def test_where_there_is_no_step_there_is_no_page(tmp_path: Path) -> None:
    async def read(house: House) -> None:
        table = (await take_in(house, long_log())).table
        async with house.table(table) as found:
            for start in (-1, len(long_game().entries)):
                with pytest.raises(Malformed, match="no-such-step"):
                    await replay_of(found, "", "all", start=start)

    in_house(tmp_path, read)


# long work in small pieces


def test_long_work_takes_turns_and_stops_with_whoever_wanted_it() -> None:
    """With a clock that passes a second at each look, each turn is one piece."""
    done: list[str] = []

    def work(name: str, pieces: int) -> Generator[None, None, int]:
        for _ in range(pieces):
            done.append(name)
            yield
        return pieces

    async def take_turns() -> None:
        seconds = iter(range(10_000))
        slices = Slices(0.5, lambda: float(next(seconds)), Reserve(lambda: 0.0, lambda: 0.0))
        one, two = (asyncio.create_task(slices.do(work(name, 20))) for name in "ab")
        assert await asyncio.gather(one, two) == [20, 20]  # type: ignore[comparison-overlap]  # a list comes
        assert "aaa" not in "".join(done) and "bbb" not in "".join(done[:30])
        endless = asyncio.create_task(slices.do(work("c", 1_000_000)))
        await asyncio.sleep(0)
        assert "c" in done
        endless.cancel()
        with pytest.raises(asyncio.CancelledError):
            await endless
        assert await slices.do(work("d", 3)) == 3

    asyncio.run(take_turns())


async def rounds_during(work: Awaitable[Any]) -> int:
    """Return how often everybody else had their turn while something was done."""
    rounds, task = 0, asyncio.ensure_future(work)
    while not task.done():
        await asyncio.sleep(0)
        rounds += 1
    await task
    return rounds


def test_others_have_their_turn_while_a_long_log_is_loaded_read_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(house: House) -> None:
        table = (await take_in(house, long_log())).table
        house.resources.slices._longest = 0.0  # each piece is one entry
        entries = len(long_game().entries)

        async def hold() -> None:
            async with house.table(table):
                pass

        assert await rounds_during(hold()) > entries
        async with house.table(table) as found:
            assert await rounds_during(log_of(found, "")) > entries
            assert await rounds_during(replay_of(found, "", "all", start=entries - 1)) > entries - 2
            assert await rounds_during(found.open_window(None)) > entries
            assert await rounds_during(found.open_window(None)) < 5

    in_house(tmp_path, read)


# loading


def test_two_who_ask_for_one_table_share_a_load_and_nobody_waits_for_anothers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(house: House) -> None:
        slow, quick = [(await take_in(house, long_log())).table for _ in range(2)]
        store, gate, reads = house.resources.store, asyncio.Event(), []
        lines = store.lines

        async def slowly(table: str, after: int = -1) -> list[str]:
            reads.append(table)
            if table == slow:
                await gate.wait()
            return await lines(table, after)

        monkeypatch.setattr(store, "lines", slowly)

        async def hold(table: str) -> object:
            async with house.table(table) as found:
                return found

        waiting = [asyncio.create_task(hold(slow)) for _ in range(3)]
        await hold(quick)
        assert not any(task.done() for task in waiting)
        waiting[0].cancel()  # whoever goes away takes the table from nobody
        gate.set()
        one, other = await asyncio.gather(*waiting[1:])
        assert one is other and reads.count(slow) == 1
        house.forget([slow, quick])
        asking = [asyncio.create_task(hold(slow))]
        for moment in count():  # whoever asks at whichever moment gets it; the later, the fewer ask
            await asyncio.sleep(0)
            if asking[0].done():
                break
            if moment % (1 + len(asking) // 50) == 0:
                asking.append(asyncio.create_task(hold(slow)))
        assert len({id(table) for table in await asyncio.gather(*asking)}) == 1

    in_house(tmp_path, ask)


def test_a_load_that_fails_fails_for_all_and_the_next_one_may_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(house: House) -> None:
        table = (await take_in(house, long_log())).table
        lines = house.resources.store.lines

        async def broken(_table: str, _after: int = -1) -> list[str]:
            raise OSError("no disk")

        async def hold() -> None:
            async with house.table(table):
                pass

        monkeypatch.setattr(house.resources.store, "lines", broken)
        found = await asyncio.gather(hold(), hold(), return_exceptions=True)
        assert [type(error) for error in found] == [OSError, OSError]
        assert not house.here() and not house._loading and not house._pinned
        monkeypatch.setattr(house.resources.store, "lines", lines)
        await hold()

    in_house(tmp_path, ask)


def test_what_others_say_of_a_table_while_it_is_loaded_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(house: House) -> None:
        table = (await take_in(house, long_log())).table
        looked: list[str] = []
        monkeypatch.setattr(
            "cabinet_noir.server.tables.other_workers.OtherWorkers.look_again",
            lambda others, *_: looked.append(others._table.row.id),
        )
        ear = ear_of(house)
        lines = house.resources.store.lines

        async def meanwhile(table: str, after: int = -1) -> list[str]:
            found = await lines(table, after)
            ear(Spoken(table, "another", time.time(), Moved(9)))
            return found

        monkeypatch.setattr(house.resources.store, "lines", meanwhile)
        async with house.table(table):
            assert looked == [table]

    in_house(tmp_path, ask)


def ear_of(house: House) -> Callable[[Spoken], None]:
    return BusListener(house)._hear


def test_long_tables_nobody_uses_are_forgotten_before_they_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = len(long_game().entries)
    monkeypatch.setattr(house_module, "ENTRIES_KEPT", 2 * entries + 1)

    async def ask(house: House) -> None:
        tables = [(await take_in(house, long_log())).table for _ in range(4)]
        async with house.table(tables[0]) as first:
            for table in tables[1:]:
                async with house.table(table):
                    assert table in house.here()
            assert house.here()[tables[0]] is first  # it is being used
            assert sum(table.weight for table in house.here().values()) <= 2 * entries + 1

    in_house(tmp_path, ask)


# logs that come in


def test_a_log_longer_than_any_game_is_refused_before_it_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    def judged(*_: object) -> None:
        raise AssertionError("it was judged")

    lines = long_log().splitlines()
    monkeypatch.setattr(jobs_of_bots, "verify", judged)
    with pytest.raises(Corrupt, match="log-too-long"):
        jobs_of_bots.checked(b"\n".join([*lines, b"not even read"]))


def test_a_log_that_takes_too_long_is_refused_and_who_checked_it_is_replaced() -> None:
    async def check() -> None:
        checkers = Thinkers(1, 0.2, tries=1, memory=1 << 30)
        try:
            with pytest.raises(ThoughtLost):
                await checkers.run(time.sleep, 3600)
            assert checkers._pool is None
        finally:
            checkers.close()

    asyncio.run(check())


def test_who_checks_logs_has_so_much_memory_and_stands_back() -> None:
    async def check() -> None:
        checkers = Thinkers(1, tries=1, memory=1 << 30)
        try:
            with pytest.raises(MemoryError):
                await checkers.run(bytearray, 1 << 30)
            assert await checkers.run(os.nice, 0) == 19
        finally:
            checkers.close()

    asyncio.run(check())


@pytest.mark.parametrize(("memory", "back"), [(0, A_STEP), (1 << 30, FAR_BACK)], ids=["a bot", "a helper"])
def test_a_worker_stands_back_as_soon_as_it_is_there(memory: int, back: int, monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[tuple[int, int]]()
    monkeypatch.setattr(pool, "stand_back", lambda worker, by: told.append((worker, by)))

    async def think() -> list[int]:
        crew = Thinkers(1, memory=memory)
        try:
            return [await crew.run(os.getpid) for _ in range(2)]
        finally:
            crew.close()

    (first, second) = asyncio.run(think())
    assert first == second
    assert told == [(first, back)], "from outside, once, and not when it has loaded what it thinks with"


class NoTime(Thinkers):
    """A pool in which nothing is ever done in time."""

    async def run(self, job: Any, *args: Any, **kwargs: Any) -> Any:
        raise ThoughtLost(job.__name__)


@pytest.mark.parametrize("fault", [ThoughtLost, MemoryError])
def test_a_log_is_checked_by_nobody_a_bot_waits_for_and_is_refused_in_words(
    tmp_path: Path, fault: type[Exception]
) -> None:
    class Failing(Thinkers):
        async def run(self, job: Any, *args: Any, **kwargs: Any) -> Any:
            raise fault(job.__name__)

    async def upload(house: House) -> None:
        thinkers = NoTime()
        resources = dataclasses.replace(house.resources, thinkers=thinkers, checkers=AtOnce())
        assert (await take_in(House(resources), long_log())).moves
        resources = dataclasses.replace(resources, checkers=Failing())
        with pytest.raises(TooLarge, match="log-takes-too-long"):
            await take_in(House(resources), long_log())

    in_house(tmp_path, upload)


def test_who_comes_in_does_not_wait_for_a_log_that_is_checked(tmp_path: Path) -> None:
    async def scene() -> None:
        app = make_app(Settings(tmp_path / "house.sqlite", limits={}))
        async with app.lifespan():
            crew = app.state.house.resources.aside
            await crew._free.acquire()  # somebody's log is being checked
            ada = await Reader.known(app)
            waiting = asyncio.create_task(ada.http.post("/api/logs", content=long_log()))
            async with asyncio.timeout(PATIENCE):
                told = {"name": "Ada", "password": PASSWORD}
                assert (await ada.post("/api/account", told)).status_code == 201
                assert (await Reader(app).post("/api/login", told)).status_code == 200
                assert (await ada.post("/api/qr", {"text": "a table"})).is_success
            assert not waiting.done()
            crew._free.release()
            assert (await waiting).status_code == 201

    asyncio.run(scene())


def test_so_many_at_a_time_and_so_many_of_one_and_places_are_given_back() -> None:
    places = Places(3, 2)
    with places.one("a"), places.one("a"):
        with pytest.raises(Busy), places.one("a"):
            pass
        with places.one("b"), pytest.raises(Busy) as refused, places.one("c"):
            pass
        assert refused.value.facts["seconds"] > 0
    with places.one("a"), places.one("a"), places.one("b"):
        pass


def test_nobody_sends_logs_without_end_and_who_comes_when_all_places_are_taken_is_told_when_to_come_again() -> None:
    async def send(client: AsyncTestClient[Any]) -> None:
        places = client.app.state.house.places["logs"]
        with places.one("somebody"), places.one("somebody"), places.one("else"), places.one("else"):
            answer = await client.post("/api/logs", content=long_log())
        assert (answer.status_code, answer.json()["reason"]) == (503, "house-is-busy")
        assert int(answer.headers["retry-after"]) > 0
        too_long = long_log() + b"\n{}"
        answers = [await client.post("/api/logs", content=too_long) for _ in range(2)]
        assert [(each.status_code, each.json()["reason"]) for each in answers] == [
            (400, "log-too-long"),
            (429, "too-many"),
        ]

    limits = {"logs-from-here": Limit(2, 60.0)}
    with_app(send, limits)


DOORS: dict[str, tuple[str, str, Any]] = {
    "puzzles": ("GET", "/api/puzzles", None),
    "daily": ("GET", "/api/daily/1970-01-01", None),
    "friends": ("POST", "/api/friends/link", None),
    "tournaments": ("POST", "/api/tournaments", {"title": "An evening", "game": "vinci"}),
    "directing": ("POST", "/api/tournaments/ABCDEF/join", {"name": "Ada"}),
    "clubs": ("POST", "/api/clubs", {"title": "A club", "name": "Ada"}),
    "sheets": ("POST", "/api/box/archeologic/new", None),
    "tokens": ("POST", "/api/me/tokens", {"label": "mine"}),
    "devices": ("POST", "/api/push/forget", None),
    "retries": ("POST", "/api/tables/ABCDEF/retry", {"eyes": 0, "entry": 1}),
    "worth": ("GET", "/api/me/worth", None),
}
FROM_HERE: dict[str, tuple[str, str, Any]] = {
    **{f"{kind}-from-here": door for kind, door in DOORS.items()},
    "replays-from-here": ("GET", "/api/tables/ABCDEF/review?eyes=0", None),
    "evenings-from-here": ("GET", "/api/clubs/ABCDEF", None),
    "bots-from-here": ("GET", "/api/bots", None),
    "machines-from-here": ("GET", "/api/bot/account", None),
}


@pytest.mark.parametrize("doors", [DOORS, FROM_HERE], ids=["a person", "an address"])
def test_every_door_that_came_later_is_opened_so_often(tmp_path: Path, doors: dict[str, tuple[str, str, Any]]) -> None:
    async def knock(reader: Reader, door: tuple[str, str, Any]) -> int:
        method, path, body = door
        return (await reader.http.request(method, path, json=body)).status_code

    async def scene() -> None:
        app = make_app(Settings(tmp_path / "house.sqlite", limits=dict.fromkeys(doors, Limit(1, 60.0))))
        async with app.lifespan():
            ada = await Reader.known(app)
            for kind, door in doors.items():
                first, second = await knock(ada, door), await knock(ada, door)
                assert first not in (429, 500, 503), kind
                assert second == 429, kind

    asyncio.run(scene())


def test_a_log_that_does_not_come_holds_a_place_for_a_while_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_routes, "LONGEST_UPLOAD", 0.01)

    async def never_ending() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.Event().wait()

    async def send(app: Any) -> None:
        house, told = app.state.house, []
        body = never_ending()

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": await anext(body), "more_body": True}

        async def answer(message: Any) -> None:
            told.append(message)

        await app({**REQUEST, "path": "/api/logs", "raw_path": b"/api/logs"}, receive, answer)
        assert told[0]["status"] == 400 and b"upload-too-slow" in told[1]["body"]
        assert not house.places["logs"]._taken

    with_app(lambda client: send(client.app), {})


# taking one's data along


def test_an_export_reads_one_game_at_a_time_and_drives_no_table_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(my_data, "SITTINGS_AT_ONCE", 2)

    async def take_along(house: House) -> None:
        person, _ = await house.accounts.welcome("Ada", "")
        tables = [await house.new_table(NewTable("vinci", (SeatPlan(), SeatPlan())), person) for _ in range(5)]
        for seated in tables[:3]:
            await house.join(seated.table, Join("Bob"))
        house.forget(seated.table for seated in tables)
        assert not house.here()
        pieces = [piece async for piece in my_data.exported(house, person, "here")]
        told = msgspec.json.decode(b"".join(pieces))
        assert {each["table"] for each in told["tables"]} == {seated.table for seated in tables}
        assert sorted(len(each["log"]) for each in told["tables"]) == [0, 0, 3, 3, 3]
        assert len(pieces) > len(tables)
        assert not house.here() and not house.places["exports"]._taken

    in_house(tmp_path, take_along)


def test_an_export_ends_with_whoever_takes_it_and_a_busy_house_says_so_first(tmp_path: Path) -> None:
    async def take_along(house: House) -> None:
        person, _ = await house.accounts.welcome("Ada", "")
        begun = [my_data.exported(house, person, "here") for _ in range(4)]
        for export in begun:
            await anext(export)
        with pytest.raises(Busy):
            await anext(my_data.exported(house, person, "here"))
        for export in begun:
            await export.aclose()
        assert not house.places["exports"]._taken

    in_house(tmp_path, take_along)
