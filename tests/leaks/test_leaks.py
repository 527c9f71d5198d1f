"""The leak hunt over the wire: for each game of the house, whole games in two houses that differ in what one seat (or a
spectator) may not know. That seat's traffic must agree byte by byte, and hold no piece of what it was not shown.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cabinet_noir.games import GAMES, load

from .courses import Course, courses, secret_phrases
from .wire import Traffic, addresses, note_of, opened, run, token_of

QUICK, QUICK_WITH_HELP = 5, 1
LONG, LONG_WITH_HELP = 120, 12


def leaks(hunted: list[Course], folder: Path) -> list[str]:
    """Play the courses in both worlds, and return what gave something away."""
    one, other = (asyncio.run(run(hunted, world, folder)) for world in (0, 1))
    found = []
    for course, truth, lie in zip(hunted, one, other, strict=True):
        where = f"{course.game.key}, {course.seats} seats, {course.options}, eyes {course.eyes}"
        found += [f"{where}: {kind} differs: {a!r} / {b!r}" for kind, a, b in _differences(truth, lie)]
        found += [f"{where}: found {phrase!r}" for phrase in _found(course, truth)]
    return found


def _differences(one: Traffic, other: Traffic) -> list[tuple[str, str, str]]:
    """Return the first difference of each kind of traffic."""
    found = []
    for kind in ("heard", "fetched", "logged", "counted"):
        a, b = getattr(one, kind), getattr(other, kind)
        pairs = ((x, y) for x, y in zip([*a, "(end)"], [*b, "(end)"], strict=False) if x != y)
        found += [(kind, *pair) for pair in list(pairs)[:1]]
    return found


def _found(course: Course, traffic: Traffic) -> list[bytes]:
    """Look for the writing of what these eyes were not shown: pieces of the log, the seed, tokens and others' notes."""
    others = [seat for seat in range(course.seats) if seat != course.eyes]
    written = {*map(token_of, range(course.seats)), *(note_of(seat, 0) for seat in others)}
    phrases = {course.worlds[0].seed.hex(), *written} | {f'"id":"move {seq}"' for seq in _moves_of(course, others)}
    everything = traffic.everything
    hidden = secret_phrases(course, 0) | {phrase.encode() for phrase in phrases}
    return sorted(phrase for phrase in hidden if phrase in everything)


def _moves_of(course: Course, seats: list[int]) -> list[int]:
    return [seq for seq in course.moves if course.entry(0, seq).seat in seats]


@pytest.mark.parametrize("key", GAMES)
def test_no_seat_and_no_spectator_can_tell_two_worlds_apart_by_its_traffic(key: str, tmp_path: Path) -> None:
    assert leaks(list(courses(load(key), 7, QUICK, QUICK_WITH_HELP)), tmp_path) == []


@pytest.mark.prove
@pytest.mark.parametrize("key", GAMES)
def test_no_seat_can_tell_in_many_games(key: str, tmp_path: Path) -> None:
    assert leaks(list(courses(load(key), 11, LONG, LONG_WITH_HELP)), tmp_path) == []


@pytest.mark.parametrize("key", GAMES)
def test_the_hunt_has_something_to_hunt(key: str) -> None:
    for course in courses(load(key), 7, QUICK, 0):
        truth, lie = course.worlds
        assert truth.state != lie.state
        assert secret_phrases(course, 0)


def test_the_hunt_fetches_every_address_of_a_table(tmp_path: Path) -> None:
    async def list_them() -> list[str]:
        async with opened(tmp_path / "house.sqlite") as wire:
            return addresses(wire.app, "T")

    found = asyncio.run(list_them())
    assert {"/api/tables/T", "/api/tables/T/log", "/api/tables/T/replay?eyes=all", "/api/tables"} <= set(found)
