"""The arena's door: a program is told what its seat sees, and two worlds it cannot tell apart are told alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.leaks.courses import AnyGame, AnyReferee, Course, courses

from cabinet_noir.arena.protocol import hello, turn
from cabinet_noir.core import Chance, Seq
from cabinet_noir.games import GAMES, load

LOTS = bytes(32)


def lines(course: Course, game: AnyGame, referee: AnyReferee) -> Iterator[bytes]:
    """Yield all that a program is told at a seat, whenever it is to act."""
    assert course.eyes is not None
    yield hello(game, course.options, course.seats, course.eyes, 10.0)
    seen = referee if game is referee.game else bent(referee, game)
    for seq in range(len(referee.entries)):
        sight = seen.sight(course.eyes, Seq(seq))
        if sight.offers:
            yield turn(game, sight, Chance(LOTS, f"{seq}"))


def bent(referee: AnyReferee, game: AnyGame) -> AnyReferee:
    """Return the same table by the rules of another room."""
    other: Any = type(referee)(game, referee.options, referee.seats, referee.seed)
    for entry in referee.entries:
        other.record(entry)
    return other  # type: ignore[no-any-return]


def seated(game: AnyGame, number: int) -> list[Course]:
    return [course for course in courses(game, 5, number, 0) if course.eyes is not None]


@pytest.mark.parametrize("key", [*GAMES, "_template"])
def test_two_worlds_a_seat_cannot_tell_apart_are_told_alike_byte_by_byte(key: str) -> None:
    game, told = load(key), 0
    for course in seated(game, 6):
        one, other = (list(lines(course, game, world)) for world in course.worlds)
        assert one == other
        told += len(one)
    assert told > 6  # beside each `hello`, something was asked


@pytest.mark.parametrize("key", ["vinci", "break-the-code"])
def test_a_door_that_hides_nothing_is_noticed(key: str) -> None:
    game = load(key)
    leaking = replace(game, see=lambda event, _seat: event)
    apart = 0
    for course in seated(game, 3):
        one, other = (list(lines(course, leaking, world)) for world in course.worlds)
        apart += one != other
    assert apart
