"""A program's streams from within: heartbeats, bounds, who reads slowly, who is shown out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.leaks.test_machines import BOT, EYES, TOKEN, bearing, seat_the_bot, short_course, stream_of
from tests.leaks.wire import Wire, keep, opened

from cabinet_noir.core import Seat
from cabinet_noir.server.machines import stream
from cabinet_noir.server.machines.access import Access
from cabinet_noir.server.machines.games import GameStream
from cabinet_noir.server.machines.own import OwnStream
from cabinet_noir.server.people.keys import hashed
from cabinet_noir.server.protocol.refusals import TooMany
from cabinet_noir.server.tables.seats.shoulder import seats_changed
from cabinet_noir.store import Ban, Tokens

from .still import let_act

COURSE = short_course()
Scene = Callable[[Wire, Access], Awaitable[None]]
NEVER = 3600.0


def play(folder: Path, scene: Scene, heartbeat: float = NEVER) -> None:
    """Let a scene take place in a house at which a program plays one game."""

    async def run() -> None:
        db = folder / "house.sqlite"
        await keep(db, [COURSE], 0)
        await seat_the_bot(db, [COURSE])
        async with opened(db) as wire:
            house = wire.app.state.house
            house.resources = replace(house.resources, heartbeat=heartbeat)
            found = await Tokens(house.resources.store).holder(hashed(TOKEN))
            assert found is not None
            await scene(wire, Access(*found, "127.0.0.1"))

    asyncio.run(run())


def lines_of(piece: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in piece.splitlines()]


async def game(wire: Wire, access: Access) -> GameStream:
    async with wire.app.state.house.table(COURSE.id) as table:
        return GameStream(wire.app.state.programs, access, table, -1)


async def make_moves(wire: Wire, first: int, last: int) -> None:
    """Let the moves of the course be made."""
    async with wire.app.state.house.table(COURSE.id) as table:
        for seq in range(first, last + 1):
            entry = COURSE.entry(0, seq)
            await let_act(table, entry.seat, entry.action, seq - 1)


def test_a_stream_with_nothing_to_say_says_so(tmp_path: Path) -> None:
    async def scene(wire: Wire, _access: Access) -> None:
        for path, first in ((stream_of(COURSE), "full"), ("/api/bot/stream", "hello")):
            async with wire.http.stream("GET", path, headers=bearing()) as answer:
                lines = answer.aiter_lines()
                assert json.loads(await anext(lines))["t"] == first
                told = [json.loads(await anext(lines)) for _ in range(3)]
            assert [line["t"] for line in told] == ["heartbeat"] * 3
            assert all("seq" in line for line in told)

    play(tmp_path, scene, heartbeat=0.001)


def test_who_reads_slowly_is_told_in_one_line_what_others_were_told_in_many(tmp_path: Path) -> None:
    async def scene(wire: Wire, access: Access) -> None:
        slow = await game(wire, access)
        lines = slow.lines()
        await anext(lines)
        last = int(COURSE.moves[-1])
        await make_moves(wire, 1, last)
        (news,) = [line for line in lines_of(await anext(lines)) if line["t"] == "news"]
        assert (news["since"], news["seq"], len(news["moves"])) == (0, last, last)
        await lines.aclose()
        async with wire.app.state.house.table(COURSE.id) as table:
            assert table.here() == set()

    play(tmp_path, scene)


@pytest.mark.parametrize("bound", ["MOST_BYTES", "LONGEST"])
def test_a_stream_that_was_open_long_ends_and_asks_to_be_opened_again(
    bound: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, bound, -1)

    async def scene(wire: Wire, access: Access) -> None:
        for each in (await game(wire, access), OwnStream(wire.app.state.programs, access)):
            told = [line async for piece in each.lines() for line in lines_of(piece)]
            assert (told[-1]["t"], told[-1]["why"]) == ("end", "again")

    play(tmp_path, scene)


def test_a_house_that_closes_or_bans_shows_programs_out(tmp_path: Path) -> None:
    async def scene(wire: Wire, access: Access) -> None:
        house = wire.app.state.house
        streams = [(await game(wire, access)).lines(), OwnStream(wire.app.state.programs, access).lines()]
        for lines in streams:
            await anext(lines)
        house.resources.bans.read([Ban(kind="person", about=BOT.id, since=0.0, until=1e12)])
        house.hall.show_out_the_banned()
        for lines in streams:
            assert [line async for piece in lines for line in lines_of(piece)][-1]["why"] == "revoked"
        house.resources.bans.read([])
        again = (await game(wire, access)).lines()
        await anext(again)
        house.hall._guests.copy().pop().dismiss()
        assert [line async for piece in again for line in lines_of(piece)][-1]["why"] == "again"

    play(tmp_path, scene)


def test_whoever_loses_their_seat_is_told_nothing_more_of_it(tmp_path: Path) -> None:
    async def scene(wire: Wire, access: Access) -> None:
        house = wire.app.state.house
        lines = (await game(wire, access)).lines()
        await anext(lines)
        await make_moves(wire, 1, 1)
        await house.accounts.people.forget(BOT.id)  # the account is deleted
        async with house.table(COURSE.id) as table:
            await seats_changed(table)
        told = [line async for piece in lines for line in lines_of(piece)]
        assert [(line["t"], line["why"]) for line in told] == [("end", "gone")]

    play(tmp_path, scene)


def test_one_account_has_so_many_streams_at_a_worker(tmp_path: Path) -> None:
    async def scene(wire: Wire, access: Access) -> None:
        desk = wire.app.state.programs
        held = [stream.Stream(desk.house, access) for _ in range(18)]
        open_ = [desk.listening(str(number), each) for number, each in enumerate(held)]
        for each in open_[:17]:
            each.__enter__()
        with pytest.raises(TooMany):
            open_[17].__enter__()
        for each in open_[:17]:
            each.__exit__(None, None, None)
        with desk.listening("again", held[17]):
            pass

    play(tmp_path, scene)


def test_the_course_has_something_to_tell() -> None:
    assert len(COURSE.moves) > 3
    assert COURSE.eyes == EYES == Seat(1)


def test_a_fault_of_the_house_is_the_last_line_and_nobody_is_left_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_stream: GameStream) -> list[bytes]:
        raise RuntimeError

    monkeypatch.setattr(GameStream, "_heard", broken)

    async def scene(wire: Wire, _access: Access) -> None:
        async with wire.http.stream("GET", stream_of(COURSE), headers=bearing()) as answer:
            told = [json.loads(line) async for line in answer.aiter_lines()]
        assert [line["t"] for line in told] == ["full", "end"]
        assert told[1] == {"t": "end", "seq": 0, "why": "fault", "outcome": None}
        async with wire.app.state.house.table(COURSE.id) as table:
            assert table.here() == set()

    play(tmp_path, scene)


def test_a_token_that_is_revoked_in_a_busy_game_is_told_nothing_of_the_next_move(tmp_path: Path) -> None:
    async def scene(wire: Wire, access: Access) -> None:
        lines = (await game(wire, access)).lines()
        await anext(lines)
        await Tokens(wire.app.state.house.resources.store).revoke_all(BOT.id)
        wire.app.state.programs.tell([BOT.id])
        await make_moves(wire, 1, 1)
        told = [line async for piece in lines for line in lines_of(piece)]
        assert [line["t"] for line in told] == ["heartbeat", "end"] and told[1]["why"] == "revoked"

    play(tmp_path, scene)
