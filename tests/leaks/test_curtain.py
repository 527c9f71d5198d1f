"""The leak hunt behind a curtain: a seat whose device is passed around is told no more than a spectator is.

One random game is told twice, in two worlds that look alike to a spectator. Its seats play it on devices of their own;
each is also here behind a curtain, which is lifted in mid-game and falls again. What comes before it is lifted and
after it has fallen must agree byte by byte, although the seat itself could tell the worlds apart at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from cabinet_noir.core import Chance, Seat, seed_from
from cabinet_noir.games import GAMES, load, vinci
from cabinet_noir.games.vinci.types import Options
from cabinet_noir.server.tables.notes import Notes
from cabinet_noir.server.tables.watcher import Watcher

from .courses import Course, course, secret_phrases
from .wire import Ear, Wire, arrive, catch_up, keep, move, note_of, opened, settle, write_notes

Patch = pytest.MonkeyPatch


def rooms_course(key: str) -> Course:
    """Return a course of a room, for the fewest it seats, that a spectator cannot tell from another one."""
    game, chance = load(key), Chance(seed_from(9), f"curtain {key}")
    options, seats = min(game.samples, key=lambda table: table[1])
    return course(game, options, seats, chance, None, f"Curtain{key.replace('-', '')}", "off")


def course_with_help() -> Course:
    """Return a short course at a table where the house helps."""
    chance = Chance(seed_from(5), "curtain mutants")
    return course(vinci.GAME, Options(highest=5), 2, chance, None, "CurtainWithHelp", "candidates")


async def run(courses: list[Course], world: int, folder: Path) -> list[list[list[str]]]:
    """Play all courses in one world, and return what each seat of each was told behind its curtain."""
    db = folder / f"world-{world}" / "house.sqlite"
    await keep(db, courses, world)
    async with opened(db) as wire:
        return [await behind(wire, course, world) for course in courses]


async def behind(wire: Wire, course: Course, world: int) -> list[list[str]]:
    """Play a course in one world, and return what each seat was told behind its curtain."""
    async with AsyncExitStack() as stack:
        ears = [await arrive(stack, wire, course, seat) for seat in map(Seat, range(course.seats))]
        closed = [await arrive(stack, wire, course, ear.seat, covered=True) for ear in ears]
        await catch_up(wire, [*ears, *closed], course, 0)
        told: list[list[str]] = [[] for _ in closed]
        for seq in course.moves:
            await move(wire, ears, course, world, seq)
            await catch_up(wire, [*ears, *closed], course, seq)
            if seq == course.moves[len(course.moves) // 2]:
                await look_in_between(wire, course, ears, closed, told)
        await write_notes(ears, course, world)
        await settle(wire, [*ears, *closed], course)
        for ear in closed:
            await try_with_closed_eyes(ear, int(course.moves[-1]))
        return [[*before, *ear.heard] for before, ear in zip(told, closed, strict=True)]


async def look_in_between(
    wire: Wire, course: Course, ears: list[Ear], closed: list[Ear], told: list[list[str]]
) -> None:
    """Lift each curtain and let it fall again; what was told behind it until then is kept."""
    await settle(wire, [*ears, *closed], course)
    for ear, before in zip(closed, told, strict=True):
        before.extend(ear.heard)
        await ear.say(t="curtain", down=False)
        await ear.until("news")
        await ear.say(t="curtain", down=True)
        await settle(wire, [ear], course)
        fallen = max(at for at, raw in enumerate(ear.heard) if '"t":"welcome"' in raw)
        ear.heard = ear.heard[fallen:]
        await ear.settle()


async def try_with_closed_eyes(ear: Ear, last: int) -> None:
    """Ask for everything again, and try what needs sight."""
    await ear.say(t="sync", since=-1)
    await ear.until("news")
    for asked in (
        {"t": "act", "at": last, "action": {}},
        {"t": "note", "key": "k", "value": "v"},
        {"t": "hint", "rung": 1},
    ):
        await ear.say(**asked, id="x")
        await ear.until("error")


def leaks(courses: list[Course], folder: Path) -> list[str]:
    """Return what seats were told behind their curtains that gave something away."""
    one, other = (asyncio.run(run(courses, world, folder)) for world in (0, 1))
    found = []
    for each, truth, lie in zip(courses, one, other, strict=True):
        pairs = [pair for heard in zip(truth, lie, strict=True) for pair in zip_longest(*heard, fillvalue="(end)")]
        found += [f"{each.game.key} differs: {a!r} / {b!r}" for a, b in pairs if a != b]
        hidden = {note_of(seat, 0).encode() for seat in range(each.seats)} | secret_phrases(each, 0)
        everything = "\n".join(raw for heard in truth for raw in heard).encode()
        found += [f"{each.game.key}: found {phrase!r}" for phrase in hidden if phrase in everything]
    return found


def test_behind_a_curtain_two_worlds_alike_to_a_spectator_sound_the_same(tmp_path: Path) -> None:
    assert leaks([*map(rooms_course, GAMES), course_with_help()], tmp_path) == []


def the_eyes_stay_open(patch: Patch) -> None:
    cover = Watcher.cover

    def blink(watcher: Watcher) -> None:
        cover(watcher)
        watcher.sees_as = watcher.seat

    patch.setattr(Watcher, "cover", blink)


def help_is_told(patch: Patch) -> None:
    patch.setattr(Watcher, "own", property(lambda watcher: watcher.seat))


def notes_are_told(patch: Patch) -> None:
    def show(notes: Any, seat: Seat, key: str, value: str) -> None:
        for watcher in notes._table.watchers:
            if watcher.seat == seat:
                watcher.owe_note(key, value)

    patch.setattr(Notes, "_show", show)


@pytest.mark.parametrize("mutant", [the_eyes_stay_open, help_is_told, notes_are_told])
def test_a_curtain_that_leaks_is_caught(mutant: Callable[[Patch], None], tmp_path: Path, monkeypatch: Patch) -> None:
    mutant(monkeypatch)
    assert leaks([course_with_help()], tmp_path)
