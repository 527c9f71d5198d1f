"""The leak hunt for puzzles: what is to be found stays in the house until it is found, or given up.

Two houses put out the same sights with the same questions, but in one of them something else is written down as the
solution. Whoever has not solved anything must not be able to tell them apart, by any address and any wrong answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.server.clients import Message
from tests.server.puzzling import one_of_each, path, put, right, with_another_solution, wrong

from cabinet_noir.core import POINTING, TELLING
from cabinet_noir.games import load
from cabinet_noir.puzzles import Puzzle, solve

from .wire import opened

PROVED = [puzzle for puzzle in one_of_each() if puzzle.proof is not None]
PAIRS = [(puzzle, with_another_solution(puzzle)) for puzzle in PROVED]


@asynccontextmanager
async def house_of(puzzles: list[Puzzle], folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Open a house with these puzzles and no others."""
    async with opened(folder / "house.sqlite", put(folder, puzzles)) as wire:
        yield wire.http


async def told(http: httpx.AsyncClient, puzzle: Puzzle, mistake: Message) -> bytes:
    """Return all that somebody is told about a puzzle who does not solve it, however they ask."""
    answers = [
        await http.get(f"/api/puzzles/{puzzle.game}/next?kind={puzzle.kind}"),
        await http.get(path(puzzle)),
        await http.post(path(puzzle, "/answer"), json={"answer": mistake}),
        await http.post(path(puzzle, "/answer"), json={"answer": {"t": "said", "word": "?"}}),
        await http.post(path(puzzle, "/hint"), json={"rung": 1}),
        await http.post(path(puzzle, "/hint"), json={"rung": TELLING + 1}),
        await http.get("/api/puzzles"),
    ]
    return b"\n".join(answer.content for answer in answers)


@pytest.mark.parametrize("number", range(len(PAIRS)), ids=lambda number: f"{PROVED[number].game}-{PROVED[number].kind}")
def test_nobody_can_tell_what_is_written_down_as_the_solution(number: int, tmp_path: Path) -> None:
    async def everything_told(puzzle: Puzzle, folder: Path) -> bytes:
        async with house_of([puzzle], folder) as http:
            return await told(http, puzzle, wrong(truth))

    truth, lie = PAIRS[number]
    assert solve(load(truth.game), truth) != solve(load(lie.game), lie), "there is something to hunt"
    one, other = (asyncio.run(everything_told(each, tmp_path / name)) for name, each in (("a", truth), ("b", lie)))
    assert one == other


def test_nothing_of_a_solution_leaves_before_it_is_due(tmp_path: Path) -> None:
    async def hunt() -> None:
        async with house_of([*one_of_each()], tmp_path / "house") as http:
            for puzzle in one_of_each():
                before = await told(http, puzzle, wrong(puzzle))
                assert [phrase for phrase in phrases(puzzle) if phrase in before] == []
                after = (await http.post(path(puzzle, "/answer"), json={"answer": right(puzzle)})).content
                assert [phrase for phrase in phrases(puzzle) if phrase not in after] == [], "it was looked for rightly"

    asyncio.run(hunt())


def phrases(puzzle: Puzzle) -> list[bytes]:
    """Return pieces of a solution that stand nowhere else."""
    found = solve(load(puzzle.game), puzzle)
    said = [b'"reason":{', *map(msgspec.json.encode, found.reason.clues)] if found.reason is not None else []
    said += [b'"best":', b'"weighed":[' if found.weighed else b'"bits":'] if found.best is not None else []
    said += [b'"words":['] + [msgspec.json.encode(word) for word in found.words] if found.words else []
    return said


def test_a_card_names_every_value_of_the_box_and_not_which_are_left(tmp_path: Path) -> None:
    async def read() -> None:
        certain = [puzzle for puzzle in PROVED if puzzle.kind == "certain"]
        async with house_of(certain, tmp_path / "house") as http:
            for puzzle in certain:
                in_the_box = puzzle.case(load(puzzle.game)).things
                things = (await http.get(path(puzzle))).json()["things"]
                assert [thing["name"] for thing in things] == list(in_the_box), "what is certain is among them"
                for thing in things:
                    assert [value["value"] for value in thing["values"]] == list(in_the_box[thing["name"]])

    asyncio.run(read())


def test_a_hint_tells_the_fact_on_its_last_rung_alone(tmp_path: Path) -> None:
    async def climb() -> None:
        async with house_of(PROVED, tmp_path / "house") as http:
            for puzzle in PROVED:
                fact = msgspec.json.encode(solve(load(puzzle.game), puzzle).reason.line)  # type: ignore[union-attr]
                for rung in range(1, TELLING + 1):
                    hint = await http.post(path(puzzle, "/hint"), json={"rung": rung})
                    assert (fact in hint.content) == (rung == TELLING)
                    assert (b'"clues"' in hint.content) == (rung >= POINTING)

    asyncio.run(climb())
