"""A lesson played by the referee: every scene its reader may come to, as that reader sees it.

Where a stop accepts several moves the lesson forks, and each way must reach the end: whatever is written after it has
to be legal after all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from cabinet_noir.core import HOUSE, Game, Lesson, Malformed, Seat, Stop, never, seed_from

from .referee import Referee
from .types import Convened

LEARNER: Final = Seat(0)
NOVICE: Final = "novice"

AnyGame = Game[Any, Any, Any, Any]


class Scene(Struct, frozen=True):
    """A place in a lesson, and how it was come to."""

    number: int
    before: int | None
    """The scene it follows; None: it is the first."""
    stop: Stop | None
    """None: the lesson is over."""
    moves: tuple[tuple[Seat, str], ...]
    """Every move since the deal."""
    after: dict[str, int] = {}
    """The scene that each accepted move leads to; where none is asked for, what `""` leads to."""


def scenes_of(game: AnyGame, lesson: Lesson) -> tuple[Scene, ...]:
    """Return every scene of a lesson, the first one first. A move the referee refuses is not caught here."""
    found: list[Scene] = []

    def walk(rest: Sequence[Stop], before: int | None, moves: tuple[tuple[Seat, str], ...]) -> int:
        number, after = len(found), dict[str, int]()
        played_to(game, lesson, moves)
        found.append(Scene(number, before, rest[0] if rest else None, moves, after))
        if rest:
            stop = rest[0]
            for accepted in stop.accepts or ("",):
                own = ((LEARNER, accepted),) if accepted else ()
                after[accepted] = walk(rest[1:], number, (*moves, *own, *map(_of_another, stop.then)))
        return number

    walk(lesson.stops, None, ())
    return tuple(found)


def played_to(game: AnyGame, lesson: Lesson, moves: Sequence[tuple[Seat, str]]) -> Referee[Any, Any, Any, Any]:
    """Return the table of a lesson after some moves. Nobody is hurried at it: time is up when the lesson says so."""
    company = Convened(("", *[NOVICE] * (lesson.seats - 1)))
    options = game.agreed(game.version, dict(lesson.options))
    referee = Referee.open(replace(game, deadline=never), options, lesson.seats, seed_from(lesson.seed), company)
    for seat, move in moves:
        referee.act(seat, game.read(move))
    return referee


def accepted(game: AnyGame, options: Any, stop: Stop, action: Any) -> str | None:
    """Return which of the moves accepted at a stop an action is, if any."""
    done = game.plain(options, action)
    for move in stop.accepts:
        wanted = game.plain(options, game.read(move))
        if done == wanted or (stop.at_least and _says_all_of(wanted, done)):
            return move
    return None


def _says_all_of(wanted: Struct, action: object) -> bool:
    said = ((name, value) for name, value in asdict(wanted).items() if value not in (None, ()))
    return type(action) is type(wanted) and all(getattr(action, name) == value for name, value in said)


def way_to(scenes: Sequence[Scene], number: int) -> Iterator[Scene]:
    """Yield the scenes that lead to one, the first one first, and that one."""
    before = scenes[number].before
    if before is not None:
        yield from way_to(scenes, before)
    yield scenes[number]


def notes_at(scenes: Sequence[Scene], number: int) -> dict[str, str]:
    """Return what a lesson has put into its reader's notes by the time of a scene."""
    stops = [scene.stop for scene in way_to(scenes, number) if scene.stop is not None]
    return {key: value for stop in stops for key, value in stop.notes.items()}


def _of_another(text: str) -> tuple[Seat, str]:
    """Read a move of somebody else: `2 +W`.

    >>> _of_another("2 +W")
    (1, '+W')
    """
    seat, _, move = text.partition(" ")
    if not seat.isdigit() or not move or int(seat) == LEARNER + 1:
        raise Malformed("unreadable-action", detail=text)
    return (Seat(int(seat) - 1) if int(seat) else HOUSE), move
