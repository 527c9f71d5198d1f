"""The doors for puzzles: the hall, one puzzle, an answer to it, a hint, giving up. They are open to strangers, too."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Literal

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from cabinet_noir.puzzles import Kind, Theme
from cabinet_noir.server.people.cookies import neighbours
from cabinet_noir.server.protocol.puzzles import (
    GiveUp,
    PuzzleAnswer,
    PuzzleCard,
    PuzzleHall,
    PuzzleHint,
    PuzzleVerdict,
)
from cabinet_noir.server.protocol.tables import Hint
from cabinet_noir.server.puzzles.desk import Pick, PuzzleDesk
from cabinet_noir.server.tables.house import House
from cabinet_noir.store import Person

from .people_routes import known, limited

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheDesk = NamedDependency[PuzzleDesk]
Language = Literal["fr", "en"]
LONGEST_ANSWER: Final = 4096
"""Bytes; no question of any game takes as many."""


@asynccontextmanager
async def taken(request: AnyRequest, house: House, kind: str = "puzzles") -> AsyncIterator[Person | None]:
    """Take a place where puzzles are thought about, for whoever asks, known or not, as often as such things are."""
    person = await known(request, house)
    await limited(request, house, kind, person)
    with house.places["puzzles"].one(neighbours(request)):
        yield person


@get("/api/puzzles")
async def show_puzzles(
    request: AnyRequest, house: TheHouse, desk: TheDesk, language: FromQuery[Language | None] = None
) -> PuzzleHall:
    """List the rooms that have puzzles, how I do there, and what I have begun and not solved."""
    async with taken(request, house) as person:
        return await desk.hall(language, person)


@get("/api/puzzles/{game:str}/next")
async def next_puzzle(
    request: AnyRequest,
    house: TheHouse,
    desk: TheDesk,
    game: FromPath[str],
    kind: FromQuery[Kind | None] = None,
    theme: FromQuery[Theme | None] = None,
    language: FromQuery[Language | None] = None,
) -> PuzzleCard:
    """Find me a puzzle: of this kind and theme, or of any."""
    async with taken(request, house) as person:
        return await desk.next(game, Pick(kind, theme, language), person)


@get("/api/puzzles/{game:str}/{puzzle:str}")
async def show_puzzle(
    request: AnyRequest, house: TheHouse, desk: TheDesk, game: FromPath[str], puzzle: FromPath[str]
) -> PuzzleCard:
    """Put this puzzle to me."""
    async with taken(request, house) as person:
        return await desk.card(game, puzzle, person)


@post("/api/puzzles/{game:str}/{puzzle:str}/answer", status_code=200, request_max_body_size=LONGEST_ANSWER)
async def answer_puzzle(
    request: AnyRequest,
    house: TheHouse,
    desk: TheDesk,
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[PuzzleAnswer],
) -> PuzzleVerdict:
    """Judge my answer; only if it is right, what was to be found comes with it."""
    async with taken(request, house) as person:
        return await desk.answer(game, puzzle, data.answer, data.picked, person)


@post("/api/puzzles/{game:str}/{puzzle:str}/hint", status_code=200)
async def hint_at_puzzle(
    request: AnyRequest,
    house: TheHouse,
    desk: TheDesk,
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[PuzzleHint],
) -> Hint:
    """Give me a hint, as far as I ask."""
    async with taken(request, house) as person:
        return await desk.hint(game, puzzle, data.rung, person)


@post("/api/puzzles/{game:str}/{puzzle:str}/give-up", status_code=200)
async def give_puzzle_up(
    request: AnyRequest,
    house: TheHouse,
    desk: TheDesk,
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[GiveUp],
) -> PuzzleVerdict:
    """Tell me what was to be found."""
    async with taken(request, house) as person:
        return await desk.give_up(game, puzzle, data.picked, person)


PUZZLE_HANDLERS: Final[Sequence[BaseRouteHandler]] = (
    show_puzzles,
    next_puzzle,
    show_puzzle,
    answer_puzzle,
    hint_at_puzzle,
    give_puzzle_up,
)
