"""The leak hunt at the door of language models: whole games in two houses that differ in what one seat may not know.

Every text of every tool must agree byte by byte; and the hunt can fail: each mutant is a door with one leak.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.days import prepare
from tests.server.modelling import BASE, Model, bot_account, handle_in, model_at
from tests.server.still import let_act

from cabinet_noir.core import HOUSE, Chance, Seat, seed_from
from cabinet_noir.games import GAMES, load, vinci
from cabinet_noir.server.app import Settings, make_app
from cabinet_noir.server.daily.dates import today_at
from cabinet_noir.server.machines import model_texts
from cabinet_noir.server.people.keys import hashed
from cabinet_noir.server.tables.windows import Window
from cabinet_noir.store import People, Session, Store, Token, Tokens, schema
from cabinet_noir.table import Eyes

from .courses import Course, course, courses
from .wire import NOW, keep

TOKEN = "cabinet_the-token-of-a-model"
PLAYED = 3
"""So many entries of a course are played while a model looks."""
WRONG = 2
QUICK, LONG = 2, 60


async def lay(db: Path, hunted: list[Course], world: int) -> None:
    """Write the tables of one world as they were dealt, a model at each seat that is compared."""
    await keep(db, hunted, world, laid)
    store, bot = await Store.open(db), bot_account("Robot")
    await People(store).add(bot, Session(token_hash="s", person=bot.id, created=NOW, seen=NOW))
    token = Token(id="t", person=bot.id, token_hash=hashed(TOKEN), scope="bot:play", label="t", created=NOW, used=NOW)
    await Tokens(store).add(token, 1)
    async with store.database.writing() as connection:
        for each in hunted:
            place = (schema.seats.c.table_id == each.id) & (schema.seats.c.seat == each.eyes)
            await connection.execute(update(schema.seats).where(place).values(person=bot.id, machine=True))
    await store.close()
    await prepare(db, around=today_at(NOW, 0))


def laid(hunted: Course) -> int:
    """Return how many entries are laid: the model comes for the last few."""
    return max(1, len(hunted.moves) + 1 - PLAYED)


async def heard(hunted: list[Course], world: int, folder: Path) -> list[list[str]]:
    """Play all courses in one world, and return what the model at each was told."""
    db = folder / f"world-{world}" / "house.sqlite"
    await lay(db, hunted, world)
    app = make_app(Settings(db, bot_workers=1, pace=0, clock=lambda: NOW, limits={}, models=True))
    found = []
    async with app.lifespan():
        for each in hunted:
            async with model_at(BASE, TOKEN, app) as model:
                await play(app.state.house, model, each, world)
                found.append(model.texts)
    return found


async def play(house: Any, model: Model, hunted: Course, world: int) -> None:
    """Play the last of one course; the model looks, waits, and tries what is refused, after every entry."""
    handle = handle_in(await model.call("sit", table=hunted.id))
    for seq in range(laid(hunted), len(hunted.moves) + 1):
        async with house.table(hunted.id) as table:
            entry = hunted.entry(world, seq)
            if entry.seat == HOUSE:
                table.time.was(table.running.due)  # in this house time passes only so
                await table.play(HOUSE, entry.action, seq - 1)
            else:
                await let_act(table, entry.seat, entry.action, seq - 1)
        await look_about(model, hunted, handle)
    await model.call("games")


async def look_about(model: Model, hunted: Course, handle: str) -> None:
    """Use every tool there is at a seat."""
    await model.call("look", handle=handle)
    await model.call("wait", handle=handle, seconds=0, language="fr")
    await model.tried("review", handle=handle)
    for _, action in hunted.tried[: WRONG * 3 : 3]:
        await model.tried("act", handle=handle, move=hunted.game.write(action), at=10_000)


def leaks(hunted: list[Course], folder: Path) -> list[str]:
    """Return what differs between the two worlds."""
    one, other = (asyncio.run(heard(hunted, world, folder)) for world in (0, 1))
    return [
        f"{each.game.key}, eyes {each.eyes}: {a!r} / {b!r}"
        for each, truth, lie in zip(hunted, one, other, strict=True)
        for a, b in zip([*truth, "(end)"], [*lie, "(end)"], strict=False)
        if a != b
    ]


def seats_of(key: str, seed: int, many: int) -> list[Course]:
    return [each for each in courses(load(key), seed, many, 0) if each.eyes is not None]


def test_no_tool_tells_two_worlds_apart_that_a_seat_cannot(tmp_path: Path) -> None:
    hunted = [each for key in GAMES for each in seats_of(key, 5, QUICK)]
    assert {each.game.key for each in hunted} == {*GAMES}
    assert all(each.worlds[0].state != each.worlds[1].state for each in hunted)
    assert leaks(hunted, tmp_path) == []


@pytest.mark.prove
@pytest.mark.parametrize("key", GAMES)
def test_no_tool_tells_them_apart_in_many_games(key: str, tmp_path: Path) -> None:
    assert leaks(seats_of(key, 13, LONG), tmp_path) == []


# Mutants

Patch = pytest.MonkeyPatch


def a_text_is_drawn_from_the_whole_table(patch: Patch) -> None:
    def so_far(window: Any) -> Any:
        return replace(Eyes.so_far(window), view=window._referee.state)

    patch.setattr(Window, "so_far", so_far)


def the_length_of_a_text_tells(patch: Patch) -> None:
    company = model_texts._company

    def longer(table: Any, reader: Any) -> str:
        return company(table, reader) + " " * (zlib.crc32(str(table.referee.state).encode()) % 97)

    patch.setattr(model_texts, "_company", longer)


@pytest.mark.parametrize(
    "mutant", [a_text_is_drawn_from_the_whole_table, the_length_of_a_text_tells], ids=lambda mutant: mutant.__name__
)
def test_a_door_that_leaks_is_caught(mutant: Callable[[Patch], None], tmp_path: Path, monkeypatch: Patch) -> None:
    options = vinci.GAME.options(setup="chance")
    hunted = [course(vinci.GAME, options, 2, Chance(seed_from(3), "model"), Seat(1), "TableModel", "off")]
    mutant(monkeypatch)
    assert leaks(hunted, tmp_path / "mutant") != []
