"""The leak hunt for the daily: what is to be found on a date stays in the house until that date has ended everywhere,
and nothing of another date is in anything a page ever got.

Houses are compared byte by byte that differ in what no page may know: the solution that is written down, the city,
tomorrow. All traffic goes through the doors.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from msgspec.structs import replace
from tests.server.clients import Message
from tests.server.days import (
    AIM,
    ASK,
    DAY,
    GIVE_UP,
    NEXT,
    SECRET,
    Clock,
    Reader,
    of_the_day,
    open_house,
    prepare,
    quest_of,
    right_claim,
    wrong_claim,
)
from tests.server.puzzling import of_kind, right, with_another_solution, wrong

from cabinet_noir.core import Chance, Entry, Seat, Seq, plain, seed_from
from cabinet_noir.games import load
from cabinet_noir.games.archeologic.cities import quest_code
from cabinet_noir.puzzles import Puzzle, solve
from cabinet_noir.puzzles.daily import KINDS, rooms
from cabinet_noir.server.daily import jobs, made
from cabinet_noir.server.daily.jobs import dealt_quest
from cabinet_noir.server.daily.made import seed_of
from cabinet_noir.table import OfTheHouse, Referee

A_FEW = [*((room, "certain") for room in rooms()), ("archeologic", "contradiction")]
THE_REST = sorted({(room, kind) for room in rooms() for kind in KINDS} - {*A_FEW})
"""All that may be asked for of a day: every room in every run, every kind in every room by `make prove`."""
ELSEWHERE = {"date", "set-cookie"}
QUESTIONS = [ASK, {"t": "ask", "axis": "3", "element": "S"}, {"t": "ask", "axis": "D", "element": "buildings"}]


def heard(answer: httpx.Response) -> bytes:
    """Return all that comes with an answer."""
    headers = sorted((name, value) for name, value in answer.headers.items() if name not in ELSEWHERE)
    return f"{answer.status_code} {headers} ".encode() + answer.content


async def everything(app: Litestar, mistake: Message, moves: list[Message]) -> bytes:
    """Return all that people are told on a date who try everything there is to try, and find nothing."""
    ada, eve, stranger = await Reader.known(app, "Ada"), await Reader.known(app, "Eve"), Reader(app)
    token = (await ada.post("/api/friends/link")).json()["token"]
    await eve.post("/api/friends/join", {"token": token})
    told = [await eve.get(f"/api/daily/{DAY}/results")]
    for reader in (ada, stranger):
        told += [await reader.get(f"/api/daily?offset={offset}") for offset in (-720, 0, 840)]
        told += [await reader.get(f"/api/daily/{DAY + timedelta(number)}") for number in (0, 1, 2, 900)]
        told += [await reader.get(f"/api/daily/{DAY + timedelta(number)}/results") for number in (0, 1, 2)]
        told += [await reader.post(f"/api/daily/{NEXT}/puzzle", {"answer": mistake})]
        told += [await reader.post(f"/api/daily/{NEXT}/quest", {"at": 0, "action": AIM})]
        told += [await reader.get(f"/api/puzzles/archeologic/{DAY}")]
    told += [await ada.post(f"/api/daily/{DAY}/puzzle", {"answer": {"t": "said", "word": "?"}})]
    told += [await ada.post(f"/api/daily/{DAY}/puzzle", {"answer": mistake}) for _ in range(2)]
    for at, action in enumerate(moves):
        told += [await ada.post(f"/api/daily/{DAY}/quest", {"at": at, "action": {"t": "claim", "city": []}})]
        told += [await ada.post(f"/api/daily/{DAY}/quest", {"at": at, "action": action}) for _ in range(2)]
        told += [await ada.post(f"/api/daily/{DAY}/quest", {"at": at + 7, "action": action})]
    told += [await ada.get(f"/api/daily/{DAY}"), await ada.get(f"/api/daily/{DAY}/results")]
    export = (await ada.get("/api/me/export")).json()["daily"]
    del export["friends"]
    return b"\n".join([*map(heard, told), msgspec.json.encode(export)])


def traffic(folder: Path, moves: list[Message], puzzle: Puzzle, mistake: Message, later: Puzzle) -> bytes:
    """Return all that is told in a house of its own with these puzzles of today and tomorrow, just before that."""
    folder.mkdir()
    db = str(folder / "house.sqlite")

    async def run() -> bytes:
        await prepare(db, SECRET, {DAY: puzzle, NEXT: later})
        clock = Clock()
        clock.local(NEXT, 14 * 60, -1)  # of tomorrow there is nothing yet, anywhere
        async with open_house(db, clock) as app:
            return await everything(app, mistake, moves)

    return asyncio.run(run())


def told_by(folder: Path, moves: list[Message]) -> bytes:
    """Return the same for the usual puzzles."""
    return traffic(folder, moves, of_the_day(), wrong(of_the_day()), of_the_day())


# (a) what is to be found


@pytest.mark.parametrize(("room", "kind"), [*A_FEW, *(pytest.param(*one, marks=pytest.mark.prove) for one in THE_REST)])
def test_nobody_can_tell_what_is_written_down_as_the_solution(room: str, kind: str, tmp_path: Path) -> None:
    truth = of_kind(room, kind)[0]
    lie = replace(with_another_solution(truth), price=truth.price + 7, themes=("chain",))
    assert solve(load(truth.game), truth) != solve(load(lie.game), lie), "there is something to hunt"
    one, other = (
        traffic(tmp_path / name, [AIM], each, wrong(truth), of_the_day())
        for name, each in (("truth", truth), ("lie", lie))
    )
    assert one == other


def secrets_of(day: date, secret: bytes, puzzle: Puzzle) -> list[bytes]:
    """Return all that must stay in the house: the city, its code, the seeds, the secret, the proof."""
    referee = quest_of(day, secret)
    city = referee.state.city
    reason = solve(load(puzzle.game), puzzle).reason
    assert reason is not None
    seeds = [secret, *(seed_of(secret, kind, day) for kind in ("puzzle", "quest"))]
    return [
        msgspec.json.encode(plain(city)),
        quest_code(city).encode(),
        *(each.hex().encode() for each in seeds),
        b'"t":"unearthed"',
        b'"t":"sealed"',
        b'"reason":{',
        puzzle.id.encode(),
    ]


@pytest.mark.parametrize("ending", [GIVE_UP, wrong_claim(DAY)], ids=["given-up", "claimed"])
def test_no_city_no_code_no_proof_and_no_seed_leaves_before_the_date_has_ended(ending: Message, tmp_path: Path) -> None:
    hunted = [phrase for day in (DAY, NEXT, DAY + timedelta(2)) for phrase in secrets_of(day, SECRET, of_the_day())]
    told = told_by(tmp_path / "house", [AIM, *QUESTIONS, ending])
    assert b'"result":{"found":false' in told
    assert [phrase for phrase in hunted if phrase in told] == []


def test_who_finds_the_city_is_told_that_and_no_more(tmp_path: Path) -> None:
    found = right_claim(DAY)
    told = told_by(tmp_path / "house", [AIM, *QUESTIONS, found])
    assert b'"result":{"found":true' in told
    mine = msgspec.json.encode(found["city"])
    assert told.count(mine) == 1, "in what they take along, since it is what they said"
    rest = [phrase for phrase in secrets_of(DAY, SECRET, of_the_day()) if phrase != mine]
    assert [phrase for phrase in rest if phrase in told] == []


def test_it_is_looked_for_rightly_all_of_it_comes_after_the_date(tmp_path: Path) -> None:
    async def after() -> None:
        db = str(tmp_path / "house.sqlite")
        await prepare(db)
        clock = Clock()
        async with open_house(db, clock) as app:
            ada = await Reader.known(app)
            await ada.explores(DAY, AIM, GIVE_UP)
            await ada.answers(DAY, right(of_the_day()))
            clock.end_everywhere(DAY)
            told = (await ada.get(f"/api/daily/{DAY}")).content
        city = quest_of(DAY).state.city
        wanted = [msgspec.json.encode(plain(city)), quest_code(city).encode(), b'"t":"unearthed"', b'"reason":{']
        assert [phrase for phrase in wanted if phrase not in told] == []
        assert seed_of(SECRET, "quest", DAY).hex().encode() not in told

    asyncio.run(after())


# (b) another date


def test_all_that_is_told_today_follows_from_today_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moves = [AIM, *QUESTIONS, GIVE_UP]
    before = told_by(tmp_path / "one", moves)
    other_later = of_kind("archeologic", "contradiction")[0]

    def with_another_tomorrow(secret: bytes, kind: Any, day: date) -> bytes:
        return seed_of(bytes(32) if day > DAY else secret, kind, day)

    monkeypatch.setattr(made, "seed_of", with_another_tomorrow)
    assert traffic(tmp_path / "other", moves, of_the_day(), wrong(of_the_day()), other_later) == before


def test_a_date_to_come_is_refused_as_one_that_never_was(tmp_path: Path) -> None:
    async def ask() -> None:
        db = str(tmp_path / "house.sqlite")
        await prepare(db)
        clock = Clock()
        clock.local(NEXT, 14 * 60, -1)
        async with open_house(db, clock) as app:
            ada = await Reader.known(app)
            doors: list[Callable[[str], Any]] = [
                lambda day: ada.get(f"/api/daily/{day}"),
                lambda day: ada.get(f"/api/daily/{day}/results"),
                lambda day: ada.post(f"/api/daily/{day}/puzzle", {"answer": right(of_the_day())}),
                lambda day: ada.post(f"/api/daily/{day}/quest", {"at": 0, "action": AIM}),
            ]
            for door in doors:
                assert len({heard(await door(day)) for day in (str(NEXT), "never", "2026-02-30", "1999-12-31")}) == 1

    asyncio.run(ask())


# (c) two cities that look alike so far


@cache
def alike() -> tuple[Referee[Any, Any, Any, Any], Referee[Any, Any, Any, Any], list[Message]]:
    """Return the day's quest after some questions, another city in which they are answered alike, and the questions."""
    truth = quest_of(DAY)
    moves = [AIM, *QUESTIONS]
    for move in moves:
        truth.act(Seat(0), truth.game.decode_action(move))
    chance = Chance(seed_from(1), "worlds")
    while True:
        world = truth.game.deduction.sample(truth.sight(Seat(0)), chance)
        other = Referee(truth.game, truth.options, 1, truth.seed)
        of_the_house = (event for event in truth.entries[0].events if isinstance(event, OfTheHouse))
        other.record(Entry(Seq(0), (*of_the_house, *world.deal)))
        if other.state.city != truth.state.city:
            return truth, other, moves


@pytest.mark.parametrize("ending", [None, GIVE_UP, wrong_claim(DAY)], ids=["on the way", "given up", "claimed"])
def test_two_cities_that_look_alike_so_far_are_told_the_same(
    ending: Message | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    truth, other, moves = alike()
    moves = moves if ending is None else [*moves, ending]
    before = told_by(tmp_path / "truth", moves)
    deal = other.entries[0]

    def dealt(seed: bytes, rules: int) -> Referee[Any, Any, Any, Any]:
        if seed != truth.seed:
            return dealt_quest(seed, rules)
        again = Referee(truth.game, truth.options, 1, seed)
        again.record(deal)
        return again

    monkeypatch.setattr(jobs, "dealt_quest", dealt)
    assert told_by(tmp_path / "other", moves) == before


def test_a_desk_that_tells_the_end_at_once_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told_of = jobs.told_of
    monkeypatch.setattr(jobs, "told_of", lambda referee, day, since, _shown: told_of(referee, day, since, True))
    told = told_by(tmp_path / "house", [AIM, GIVE_UP])
    assert [phrase for phrase in secrets_of(DAY, SECRET, of_the_day()) if phrase in told] != []
