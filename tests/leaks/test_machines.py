"""The leak hunt at the door for programs: a bot's streams and answers, in two worlds its seat cannot tell apart.

One random game is told twice. The compared seat is played by a program, over HTTP alone; the others by sockets. Every
line of its game's stream, of its own stream and every answer to what it does, right or wrong, must agree byte by byte.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest

from cabinet_noir.core import Chance, Illegal, Seat, plain, seed_from
from cabinet_noir.games import GAMES, load, vinci
from cabinet_noir.games.vinci.types import Drew, Options
from cabinet_noir.server.machines.games import GameStream
from cabinet_noir.server.people.keys import hashed
from cabinet_noir.store import Bots, People, Person, SeatRow, Session, Store, Token, Tokens

from .courses import Course, course, secret_phrases
from .wire import PATIENCE, Ear, Wire, arrive, catch_up, keep, move, note_of, opened, settle, write_notes

Patch = pytest.MonkeyPatch
TOKEN = "cabinet_the-token-of-a-program-and-nobody-else"
BOT = Person(id="the-bot", name="Turing", avatar="", login="turing", likeness="turing", created=0.0, bot=True)
EYES = Seat(1)


def rooms_course(key: str) -> Course:
    """Return a course of a room, for as few as can be, that one seat cannot tell from another one."""
    game, chance = load(key), Chance(seed_from(12), f"machines {key}")
    options, seats = min((table for table in game.samples if table[1] > 1), key=lambda table: table[1])
    return course(game, options, seats, chance, EYES, f"Machines{key.replace('-', '')}", "off")


def short_course(assist: str = "off") -> Course:
    """Return a short course of a known room."""
    chance = Chance(seed_from(6), "machine mutants")
    return course(vinci.GAME, Options(highest=5), 2, chance, EYES, f"MachineMutants{assist}", assist)


@dataclass
class Program:
    """What sits in the compared seat: it says by POST what an ear would say, and hears its lines."""

    wire: Wire
    table: str
    lines: AsyncIterator[str]
    own: AsyncIterator[str]
    seat: Seat | None = EYES
    heard: list[str] = field(default_factory=list)
    seq: int = -1
    answer: dict[str, Any] = field(default_factory=dict)

    async def say(self, **message: Any) -> None:
        del message["t"]
        path = f"/api/bot/games/{self.table}/move"
        told = await self.wire.http.post(path, json=message, headers=bearing())
        self.heard.append(f"{told.status_code} {told.text}")
        self.answer = {"t": "done" if told.status_code == 200 else "error", **told.json()}

    async def until(self, *_kinds: str) -> dict[str, Any]:
        return self.answer

    async def hear(self, lines: AsyncIterator[str]) -> dict[str, Any]:
        raw = await asyncio.wait_for(anext(lines), PATIENCE)
        self.heard.append(raw)
        line: dict[str, Any] = json.loads(raw)
        return line

    async def catch_up(self, seq: int) -> None:
        while self.seq < seq:
            line = await self.hear(self.lines)
            if line["t"] in ("full", "news"):
                self.seq = line["seq"]

    async def settle(self) -> None:
        """What is due is heard when the next entry is."""


def bearing() -> dict[str, str]:
    return {"Authorization": f"Bearer {TOKEN}"}


async def seat_the_bot(db: Path, courses: list[Course]) -> None:
    """Let the compared seat of every table be a bot account's, and give that a token."""
    store = await Store.open(db)
    session = Session(token_hash="none", person=BOT.id, created=0.0, seen=0.0)
    await People(store).add(BOT, session)
    token = Token(
        id="one", person=BOT.id, token_hash=hashed(TOKEN), scope="bot:play", label="hunt", created=0.0, used=1e12
    )
    await Tokens(store).add(token, 1)
    await Bots(store).offer(BOT.id, '{"offers":[]}')
    for each in courses:
        seats = await store.seats(each.id)
        theirs: SeatRow = seats[EYES]
        await store.change_seat(each.id, theirs, msgspec.structs.replace(theirs, person=BOT.id, machine=True))
    await store.close()


async def run(courses: list[Course], world: int, folder: Path) -> list[list[str]]:
    """Play all courses in one world, and return what the program was told in each."""
    db = folder / f"world-{world}" / "house.sqlite"
    await keep(db, courses, world)
    await seat_the_bot(db, courses)
    async with opened(db) as wire:
        house = wire.app.state.house
        house.resources = replace(house.resources, heartbeat=3600.0)
        return [await told(wire, each, world) for each in courses]


async def told(wire: Wire, course: Course, world: int) -> list[str]:
    """Play a course in one world, and return every line and answer its program got."""
    async with AsyncExitStack() as stack:
        ears: list[Any] = [
            await arrive(stack, wire, course, seat) for seat in map(Seat, range(course.seats)) if seat != EYES
        ]
        await settle(wire, ears, course)
        program = await sit_down(stack, wire, course)
        ears.insert(EYES, program)
        await program.hear(program.own)
        await catch_up(wire, ears, course, 0)
        for seq in course.moves:
            await try_what_is_wrong(program, course, seq)
            await move(wire, ears, course, world, seq)
            await catch_up(wire, ears, course, seq)
        await write_notes([ear for ear in ears if isinstance(ear, Ear)], course, world)
        async with wire.http.stream("GET", stream_of(course), headers=bearing()) as again:  # all of it, once more
            program.lines = again.aiter_lines()
            await program.hear(program.lines)
        return program.heard


async def sit_down(stack: AsyncExitStack, wire: Wire, course: Course) -> Program:
    """Open a program's two streams."""
    own = await stack.enter_async_context(wire.http.stream("GET", "/api/bot/stream", headers=bearing()))
    game = await stack.enter_async_context(wire.http.stream("GET", stream_of(course), headers=bearing()))
    return Program(wire, course.id, game.aiter_lines(), own.aiter_lines())


def stream_of(course: Course) -> str:
    return f"/api/bot/games/{course.id}/stream"


async def try_what_is_wrong(program: Program, course: Course, seq: int) -> None:
    """Let the program try what the rules refuse, now and then: how it is refused must tell nothing either."""
    if seq % 5 != 1:
        return
    for number, (_, action) in enumerate(course.tried[:20:4]):
        house = program.wire.app.state.house
        async with house.table(course.id) as table:
            offers = table.window(EYES).offers
        if not any(offer.admits(action) for offer in offers):
            await program.say(t="act", at=seq - 1, id=f"wrong {seq} {number}", action=plain(action))
            assert program.answer["t"] == "error"


def leaks(courses: list[Course], folder: Path) -> list[str]:
    """Return what gave something away to a program."""
    one, other = (asyncio.run(run(courses, world, folder)) for world in (0, 1))
    found = []
    for each, truth, lie in zip(courses, one, other, strict=True):
        pairs = zip_longest(truth, lie, fillvalue="(end)")
        found += [f"{each.game.key} differs: {a!r} / {b!r}" for a, b in pairs if a != b][:1]
        hidden = {note_of(seat, 0).encode() for seat in range(each.seats)} | secret_phrases(each, 0)
        everything = "\n".join(truth).encode()
        found += [f"{each.game.key}: found {phrase!r}" for phrase in hidden if phrase in everything]
    return found


def test_a_program_cannot_tell_two_worlds_apart_that_its_seat_cannot(tmp_path: Path) -> None:
    assert leaks([*map(rooms_course, GAMES), short_course("candidates")], tmp_path) == []


def the_first_line_tells_all(patch: Patch) -> None:
    full = GameStream._full

    def talkative(stream: GameStream, heard: list[bytes]) -> Any:
        told = full(stream, heard)
        return msgspec.structs.replace(told, table=msgspec.structs.replace(told.table, options={"s": _state(stream)}))

    patch.setattr(GameStream, "_full", talkative)


def _state(stream: GameStream) -> str:
    return str(stream._table.referee.state)


def a_drawn_tile_passes_the_door(patch: Patch) -> None:
    def see(event: Any, seat: Seat | None) -> Any:
        return event if isinstance(event, Drew) else vinci_game.see(event, seat)

    vinci_game = vinci.GAME
    patch.setattr(vinci, "GAME", replace(vinci_game, see=see))


def the_length_of_a_line_tells(patch: Patch) -> None:
    told = GameStream._told

    def padded(stream: GameStream, lines: Any) -> bytes:
        return told(stream, lines).replace(b"\n", b" " * (crc32(_state(stream).encode()) % 7) + b"\n")

    patch.setattr(GameStream, "_told", padded)


def a_refusal_says_too_much(patch: Patch) -> None:
    vinci_game = vinci.GAME

    def decide(state: Any, seat: Seat, action: Any, chance: Any) -> Any:
        try:
            return vinci_game.decide(state, seat, action, chance)
        except Illegal as refusal:
            raise Illegal(refusal.reason, rule=refusal.rule, left=str(state.pile)) from None

    patch.setattr(vinci, "GAME", replace(vinci_game, decide=decide))


MUTANTS: list[Callable[[Patch], None]] = [
    the_first_line_tells_all,
    a_drawn_tile_passes_the_door,
    the_length_of_a_line_tells,
    a_refusal_says_too_much,
]


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_door_for_programs_that_leaks_is_caught(
    mutant: Callable[[Patch], None], tmp_path: Path, monkeypatch: Patch
) -> None:
    hunted = [short_course()]
    mutant(monkeypatch)
    assert leaks(hunted, tmp_path)
