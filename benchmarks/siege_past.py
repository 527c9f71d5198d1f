"""A house that has been open for years: many tables that are over, and somebody who played a great many games."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from cabinet_noir.core import seed_from
from cabinet_noir.games import load
from cabinet_noir.server.machines.access import PREFIX
from cabinet_noir.server.people.keys import hashed
from cabinet_noir.server.people.rating import FRESH
from cabinet_noir.store import People, Person, Pool, Ratings, SeatRow, Session, Store, TableRow, Token, Tokens
from cabinet_noir.table import Referee

PERSON: Final = "siege-person"
COOKIE: Final = "siege-cookie"
GAME: Final = "siege-game"
TOKENS: Final = tuple(f"{PREFIX}siege{number}" for number in range(6))
"""Of a bot account each."""
NUMBERED: Final = "printf('siege%08d', number)"


async def keep(db: Path, tables: int, games: int) -> None:
    """Write so many tables that are over, and so many games of one person, whose cookie is `COOKIE`."""
    store = await Store.open(db)
    person = Person(id=PERSON, name="Ada", avatar="", created=1.0)
    await People(store).add(person, Session(token_hash=hashed(COOKIE), person=PERSON, created=1.0, seen=2e9))
    for number, token in enumerate(TOKENS):
        await _keep_bot(store, number, token)
    await _play_one(store)
    await store.close()
    with closing(sqlite3.connect(db)) as connection, connection:
        for kind, key in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id"), ("results", "table_id")):
            _multiply(connection, kind, key, 1, games)
        for kind, key in (("tables", "id"), ("results", "table_id")):
            _multiply(connection, kind, key, games + 1, tables)


async def _keep_bot(store: Store, number: int, token: str) -> None:
    """Write a bot account down, and what its program comes by."""
    id, name = f"siege-bot-{number}", f"Siege {number}"
    person = Person(id=id, name=name, avatar="", login=name.lower(), created=1.0, likeness=name.lower(), bot=True)
    await People(store).add(person, Session(token_hash=hashed(id), person=id, created=1.0, seen=2e9))
    kept = Token(id=id, person=id, token_hash=hashed(token), scope="bot:play", label="siege", created=1.0)
    assert await Tokens(store).add(kept, 1)


async def _play_one(store: Store) -> None:
    """Play a game of two to its end, as somebody known."""
    game = load("vinci")
    options = game.options()
    referee, picker = Referee.open(game, options, 2, seed_from(1)), random.Random(1)
    while not referee.over:
        seat = game.to_act(referee.state)[0]
        referee.act(seat, game.pick(game.offers(referee.state, seat), picker))
    row = TableRow(
        id=GAME,
        code="SIEGE",
        game=game.key,
        version=game.version,
        options=game.agreement(options),
        seats=2,
        seed=referee.seed,
        status="over",
        open=False,
        assist="off",
        created=1.0,
    )
    seats = [SeatRow(seat=0, name="Ada", person=PERSON, came=True), SeatRow(seat=1, name="Bob", came=True)]
    await store.create(row, seats, referee.entries)
    outcome = game.outcome(referee.state)
    await Ratings(store, FRESH).settle(GAME, 2.0, outcome, Pool(game.key, 2, "person"), [], lambda before: before)


def _multiply(connection: sqlite3.Connection, kind: str, key: str, first: int, count: int) -> None:
    """Copy the rows of the one game under so many other names, in whatever columns the rows have."""
    columns = [name for _, name, *_ in connection.execute(f"PRAGMA table_info({kind})")]
    chosen = [NUMBERED if column == key else column for column in columns]
    connection.execute(
        "WITH RECURSIVE numbers(number) AS (VALUES (?) UNION ALL SELECT number + 1 FROM numbers WHERE number < ?) "
        f"INSERT INTO {kind} ({', '.join(columns)}) SELECT {', '.join(chosen)} FROM {kind}, numbers WHERE {key} = ?",
        (first, first + count - 1, GAME),
    )
