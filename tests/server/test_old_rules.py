"""Tables and logs of older rules, at a house of today: a table ends under the rules it began with."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.golden.test_old_logs import LOGS

from cabinet_noir.bots.bout import lots_of, next_to_act, play_out
from cabinet_noir.core import HOUSE, Chance, Header, Log, Paced, dump_lines, load_lines, seed_from
from cabinet_noir.games import GAMES, load
from cabinet_noir.laws.table.house import Hand
from cabinet_noir.server.past import archive
from cabinet_noir.server.people.keys import hashed
from cabinet_noir.server.protocol.from_page import Act
from cabinet_noir.server.tables import proof
from cabinet_noir.server.tables.house import House as Tables
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.server.tables.rows import referee_of
from cabinet_noir.server.tables.table import Table
from cabinet_noir.server.tables.watcher import Watcher
from cabinet_noir.store import SeatRow, Store, TableRow
from cabinet_noir.table import Referee, verify

from .clients import House
from .test_house import Fools

TOKENS = ("ada", "blaise")
BRIEF: dict[str, dict[str, Any]] = {"password-express": {"rounds": 1}}
OLD = [(key, version) for key in GAMES for version in range(1, load(key).version)]


def written(key: str, version: int) -> Log:
    """Return the log of a whole game under older rules: as it was written then, or as it would have been."""
    if version == 1:
        return load_lines(next(path for path in LOGS if path.stem == f"{key}-finished").read_bytes())
    game = load(key)
    referee = Referee.open(game, game.agreed(version, BRIEF.get(key, {})), 2, seed_from(5))
    play_out(referee, [game.bots["novice"]] * 2, lots_of(referee.seed))
    return load_lines(dump_lines(referee.header(), referee.entries))


def row_of(header: Header, seed: bytes) -> TableRow:
    """Return the row of a table that an older house was playing."""
    return TableRow(
        id="old", code="OLDER", game=header.game, version=header.version, options=header.options, seats=header.seats,
        seed=seed, status="playing", open=False, assist="off", created=0.0,
    )  # fmt: skip


async def leave_half_played(db: str, log: Log) -> int:
    """Keep the first half of a log as a table in play, with two people at it; return how many entries that is."""
    half = log.entries[: len(log.entries) // 2]
    assert log.seed is not None
    seats = [
        SeatRow(seat=n, name=token, token_hash=hashed(token), salt=f"{n:032x}", came=True)
        for n, token in enumerate(TOKENS)
    ]
    store = await Store.open(db)
    row = row_of(log.header, log.seed)
    if log.header.format >= 3:  # its first line is kept as it was chained
        header = await proof.chained_header(store, referee_of(row), row, seats)
        row = replace(row, header=proof.written(header))
    await store.create(row, seats, half)
    await store.close()
    return len(half)


async def play(house: Tables, hand: Hand, most: int | None = None) -> None:
    """Let people play on as novices would, until it is over or for so many moves."""
    async with house.table("old") as table:
        assert table.info().status == "playing"
        for token in TOKENS:
            await table.arrive(Watcher(), token, -1)
        while not table.over and most != 0:
            await move(table, hand)
            most = None if most is None else most - 1


async def move(table: Table, hand: Hand) -> None:
    """Do one thing in the name of whoever may, or let their time run out."""
    referee, seat = table.referee, next_to_act(table.referee)
    chance = Chance(seed_from(3), f"{table.seq}")
    if seat == HOUSE:
        assert table.running is not None
        hand.now = table.running.due
        await table.time_is_up(table.running)
        return
    novice = referee.game.bots["novice"]
    if isinstance(novice, Paced):  # it thinks in time; anything that is offered will do
        action = referee.game.pick(referee.game.offers(referee.state, seat), chance)
    else:
        action = novice(referee.sight(seat), chance)
    await table.act(seat, Act(table.seq, f"then{table.seq}", msgspec.Raw(msgspec.json.encode(action))))


async def at_a_house(db: str, hand: Hand, do: Callable[[Tables], Awaitable[None]]) -> None:
    """Open a house with its time in one hand, do something there, and close it."""
    store = await Store.open(db)
    house = Tables(Resources(store, Fools(b""), pace=0, clock=hand.clock, sleep=hand.sleep))  # type: ignore[arg-type]
    try:
        await do(house)
    finally:
        await house.close()
        await store.close()


async def told(house: Tables) -> bytes:
    async with house.table("old") as table:
        return await archive.log_of(table, "")


@pytest.mark.parametrize(("key", "version"), OLD)
def test_a_table_ends_under_the_rules_it_began_with(db: str, key: str, version: int) -> None:
    log = written(key, version)
    logs: list[bytes] = []

    async def go_on(house: Tables) -> None:
        await play(house, hand, most=2)

    async def finish(house: Tables) -> None:
        await play(house, hand)
        logs.append(await told(house))

    half = asyncio.run(leave_half_played(db, log))
    hand = Hand(log.entries[half - 1].at)
    for evening in (go_on, finish):
        asyncio.run(at_a_house(db, hand, evening))
    ended = load_lines(logs[0])
    assert (ended.header.version, ended.header.options) == (version, log.header.options)
    assert [entry.events for entry in ended.entries[:half]] == [entry.events for entry in log.entries[:half]]
    assert verify(load(key), ended).moves == len(ended.entries) - 1 > half + 1


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_an_old_log_is_taken_in_and_handed_out_as_it_was(house: House, path: Path) -> None:
    before = load_lines(path.read_bytes())
    answer = house.post_raw("/api/logs", path.read_bytes())
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    log = load_lines(house.get(f"/api/tables/{table}/log").content)
    assert (log.header.version, log.header.options) == (before.header.version, before.header.options)
    assert log.entries == before.entries
    assert verify(load(log.header.game), log).moves == len(log.entries) - 1
    last = house.get(f"/api/tables/{table}/replay?eyes=0&start={len(log.entries) - 1}")
    assert last.status_code == 200
