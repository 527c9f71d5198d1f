"""Courses: one random game told twice, in two worlds that one pair of eyes cannot tell apart.

The second world comes from the deduction: another deal, and other choices where those eyes could not see the choice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cabinet_noir.core import Chance, Entry, Game, Seat, plain, seed_from
from cabinet_noir.laws.trial import Trial, as_it_stood, encode, play, replay
from cabinet_noir.table import Eyes, Referee

AnyGame = Game[Any, Any, Any, Any]
AnyReferee = Referee[Any, Any, Any, Any]

TRIES = 12
SHORTEST_PHRASE = 12
"""Bytes below which a hidden piece may stand anywhere by accident."""


@dataclass(frozen=True)
class Course:
    """The same course of a game in two worlds, and the eyes (None: a spectator's) that cannot tell which is which."""

    id: str
    game: AnyGame
    options: Any
    seats: int
    eyes: Seat | None
    assist: str
    worlds: tuple[AnyReferee, AnyReferee]
    tried: tuple[tuple[Seat, Any], ...]
    """Every action of the game: most of them are refused at any given moment."""

    @property
    def moves(self) -> range:
        """The numbers of the moves after the deal."""
        return range(1, len(self.worlds[0].entries))

    def entry(self, world: int, seq: int) -> Entry:
        """Return an entry of one world."""
        return self.worlds[world].entries[seq]


def courses(game: AnyGame, seed: int, number: int, assisted: int) -> Iterator[Course]:
    """Yield courses over a game's sample tables, for each pair of eyes in turn; the first few with the most help."""
    tables = sorted(game.samples, key=lambda table: table[1])
    for trial in range(number):
        options, seats = tables[trial * len(tables) // number % len(tables)]
        chance = Chance(seed_from(seed), f"leaks {game.key} {trial}")
        eyes = [*map(Seat, range(seats)), None][trial % (seats + 1)]
        id = f"Table{game.key.replace('-', '')}{trial}"[:32]
        assist = game.assists[-1 if trial < assisted else 0]
        yield course(game, options, seats, chance, eyes, id, assist)


def course(game: AnyGame, options: Any, seats: int, chance: Chance, eyes: Seat | None, id: str, assist: str) -> Course:
    """Play a random game, and return it up to the last moment at which these eyes were in doubt."""
    trial = play(game, options, seats, chance.seed_of())
    for moment in range(trial.last - 1, -1, -1):
        other = _another_world(trial, eyes, moment)
        if other is not None:
            worlds = (as_it_stood(trial, moment), other)
            return Course(id, game, options, seats, eyes, assist, worlds, tuple(trial.tried))
    raise AssertionError(f"{game.key}: eyes {eyes} were never in doubt")


def _another_world(trial: Trial, eyes: Seat | None, moment: int) -> AnyReferee | None:
    sight = trial.sight(eyes, moment)
    for _ in range(TRIES):
        world = trial.game.deduction.sample(sight, trial.chance)
        other = replay(trial, world, eyes, moment)
        if encode(other.state) != trial.prints[moment]:
            return other
    return None


def secret_phrases(course: Course, world: int) -> set[bytes]:
    """Return every piece of the full log, as it would be written, that these eyes have not been shown so far."""
    referee = course.worlds[world]
    shown = _shown(referee, course.eyes)
    pieces = (piece for entry in referee.entries for event in entry.events for piece in _pieces(plain(event)))
    phrases = {encode(piece) for piece in pieces}
    return {phrase for phrase in phrases if len(phrase) >= SHORTEST_PHRASE and phrase not in shown}


def _shown(referee: AnyReferee, seat: Seat | None) -> bytes:
    """Return all that the room itself shows these eyes, entry by entry, whatever the house makes of it."""
    shown, eyes = [], Eyes(referee, seat)
    past, referee.entries = referee.entries, []
    for entry in past:
        referee.entries.append(entry)
        for _, seen in eyes.look():
            shown.append(encode((plain(seen), plain(eyes.view), plain(eyes.offers))))
    referee.entries = past
    return b"".join(shown)


def _pieces(value: Any) -> Iterator[Any]:
    """Yield a value of JSON and every list and object within it."""
    if isinstance(value, dict | list | tuple):
        yield value
        for each in value.values() if isinstance(value, dict) else value:
            yield from _pieces(each)
