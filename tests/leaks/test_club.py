"""The leak hunt at the desk of tournaments: while a round is played, what happened at its tables is in no answer.

Two houses go on from one database, in the middle of a round. In one nobody has come; in the other all tables but one
are over, or somebody has moved, or resigned. Player, director, stranger and big screen are told the same bytes.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from tests.server.clients import Message
from tests.server.days import Reader
from tests.server.evenings import (
    come,
    desk_of,
    direct,
    evening_house,
    gather,
    house_of,
    known,
    play_out,
    say,
)

from cabinet_noir.laws.table.house import Hand, quiet
from cabinet_noir.server.club.rounds import Rounds
from cabinet_noir.server.people.cookies import COOKIE
from cabinet_noir.server.tables.boards import start_without_absent

NAMES = ("Ada", "Bob", "Cyd", "Dan", "Eve", "Fay")
LATER = 100.0
"""Seconds after which the house looks for who is absent, and finds that it is too early."""

Happening = Callable[[Litestar, list[Reader], Message], Awaitable[None]]


class Begun:
    """A database in the middle of a second round, and what its people hold."""

    def __init__(self, db: Path) -> None:
        self.db, self.hand = db, Hand()
        self.cookies: list[str] = []
        self.told: Message = {}

    async def begin(self) -> None:
        async with evening_house(self.db, self.hand) as app:
            people = await known(app, *NAMES)
            told = await gather(people, minutes=60, boards=2, rounds=3)
            told = await play_out(app, people[0], await direct(people[0], told, "open_round"))
            for _ in range(2):  # the second board of each table
                told = await play_out(app, people[0], told) if told["open_round"] else told
            assert told["phase"] == "between"
            await desk_of(app).lucks.look()  # of the closed round all is known: nothing more of it comes meanwhile
            assert not (await desk_of(app).book.of(told["id"])).unweighed
            self.told = await direct(people[0], told, "open_round")
            self.cookies = [person.http.cookies[COOKIE] for person in people]


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Begun:
    """A round that has just been opened."""
    made = Begun(tmp_path_factory.mktemp("begun") / "house.sqlite")
    asyncio.run(made.begin())
    return made


def heard(answer: httpx.Response) -> bytes:
    """Return all that comes with an answer."""
    headers = sorted((name, value) for name, value in answer.headers.items() if name not in {"date", "set-cookie"})
    return f"{answer.status_code} {headers} ".encode() + answer.content


async def everything(people: list[Reader], stranger: Reader, told: Message) -> list[bytes]:
    """Return all that is told of a tournament to who directs it, to a player, to a stranger and to the big screen."""
    path, code = f"/api/tournaments/{told['id']}", f"/api/tournaments/{told['code']}"
    answers = [await reader.get(path) for reader in (*people, stranger)]
    answers += [await stranger.get(code), await stranger.get(f"{path}/export"), await people[1].get(f"{path}/export")]
    deeds: list[Message] = [
        {"t": "open_round"},
        {"t": "finish"},
        {"t": "feature", "table": told["mine"][0]["table"]},
        {"t": "correct", "round": 2, "table": told["mine"][0]["table"], "shares": [1000, 0]},
        {"t": "correct", "round": 1, "table": told["mine"][0]["table"], "shares": [1000, 0]},
        {"t": "undo", "entry": 0},
        {"t": "withdraw", "player": 99},
    ]
    for reader in (people[0], people[1]):
        answers += [await reader.post(f"{path}/act", {"at": told["seq"], "act": deed}) for deed in deeds]
    done: list[tuple[int, Message]] = [  # and how many entries later
        (0, {"t": "start_without_absent"}),
        (0, {"t": "more_time", "minutes": 5}),
        (1, {"t": "undo", "entry": told["seq"]}),
    ]
    answers += [await people[0].post(f"{path}/act", {"at": told["seq"] + at, "act": deed}) for at, deed in done]
    answers += [await reader.get(path) for reader in (*people, stranger)]
    return [heard(answer) for answer in answers]


def traffic(begun: Begun, folder: Path, happening: Happening) -> list[bytes]:
    """Return all that is told in a house of its own after something has happened at the tables."""
    folder.mkdir()
    db = folder / "house.sqlite"
    for file in begun.db.parent.iterdir():
        shutil.copy(file, folder / file.name)

    async def run() -> list[bytes]:
        hand = Hand(begun.hand.now)
        async with evening_house(db, hand) as app:
            people = [Reader(app) for _ in begun.cookies]
            for person, cookie in zip(people, begun.cookies, strict=True):
                person.http.cookies.set(COOKIE, cookie)
            told = begun.told
            await happening(app, people, told)
            hand.now += LATER
            await desk_of(app).rounds.look()
            await quiet(house_of(app))
            return await everything(people, Reader(app), told)

    return asyncio.run(run())


async def tables_of(app: Litestar, told: Message) -> list[tuple[str, ...]]:
    """Return the tables of the round that is played."""
    playing = (await desk_of(app).book.of(told["id"])).state.playing
    assert playing is not None
    return [each.tables for each in playing.tables]


# what may happen


async def nothing(_app: Litestar, _people: list[Reader], _told: Message) -> None:
    """Nobody has come."""


async def all_but_one_are_over(app: Litestar, _people: list[Reader], told: Message) -> None:
    """At all tables but the last both boards are over."""
    for boards in (await tables_of(app, told))[:-1]:
        for board in boards:
            await start_without_absent(house_of(app), board, "novice")
            await quiet(house_of(app))
            row = await house_of(app).resources.store.table(board)
            assert row is not None and row.status == "over"


async def ones_own_is_over(app: Litestar, people: list[Reader], told: Message) -> None:
    """Who directs has played, and given up."""
    number = next(each["players"] for each in told["open_round"]["tables"] if 0 in each["players"])
    visitors = [await come(app, people[player], told["mine"][0]["table"]) for player in number]
    await say(app, visitors[0], t="resign")
    row = await house_of(app).resources.store.table(told["mine"][0]["table"])
    assert row is not None and row.status == "over"


@pytest.mark.parametrize("happening", [all_but_one_are_over, ones_own_is_over])
def test_while_a_round_is_played_nobody_can_tell_what_happened_at_its_tables(
    begun: Begun, tmp_path: Path, happening: Happening
) -> None:
    one, other = traffic(begun, tmp_path / "one", nothing), traffic(begun, tmp_path / "other", happening)
    assert len(one) > 20
    assert [answer[:3] for answer in one[-10:-7]] == [b"200"] * 3, "who directs goes on, and all seven look again"
    assert one == other


def test_a_desk_that_closed_with_its_first_table_would_be_caught(
    begun: Begun, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Rounds._tend_round

    async def hasty(self: Rounds, evening: Any, playing: Any) -> None:
        status = dict(await self._sets.tables(playing.deal_set))
        await (self.close(evening) if "over" in status.values() else honest(self, evening, playing))

    monkeypatch.setattr(Rounds, "_tend_round", hasty)
    one, other = traffic(begun, tmp_path / "one", nothing), traffic(begun, tmp_path / "other", ones_own_is_over)
    assert one != other
