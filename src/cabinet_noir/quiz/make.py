"""Making a quiz: games of bots, room after room, until there is enough to choose from; then as many of each grade as
can be. The same seed makes the same questions, however many processes look for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from typing import Final, get_args

from msgspec import Struct

from cabinet_noir.games import GAMES, load
from cabinet_noir.puzzles import APART, kinds_of, look

from .asking import ask
from .hardest import hardest
from .question import Kind, Question

TO_CHOOSE_FROM: Final[Mapping[Kind, int]] = {"certain": 8, "contradiction": 3, "word": 3}
"""For each question wanted so many are looked for, so that the rare grades are found."""
AT_A_TIME: Final = 4
MOST_GAMES: Final = 400
"""For each question wanted no more games are played."""

Told = Callable[[int], None]
Lot = tuple[str, Kind]
"""A room, and what is asked there."""


class Order(Struct, frozen=True):
    """What was asked for."""

    many: int
    seed: int
    jobs: int
    language: str
    games: tuple[str, ...] = tuple(GAMES)


def make(order: Order, told: Told) -> list[Question]:
    """Return a quiz, room by room, the easy questions first; `told` hears how many were found so far."""
    chosen: list[Question] = []
    done = 0
    with ProcessPoolExecutor(order.jobs, get_context("forkserver")) as workers:
        for (room, kind), wanted in sharing(order).items():
            found, enough = list[Question](), wanted * TO_CHOOSE_FROM[kind]
            for more in _found(order, workers, room, kind, wanted * MOST_GAMES):
                found += more
                told(done + min(wanted * len(found) // enough, wanted))
                if len(found) >= enough:
                    break
            done += wanted
            chosen += spread(found, wanted)
    return chosen


def sharing(order: Order) -> dict[Lot, int]:
    """Return how many of each lot there will be: of each the same, and one more of the first few."""
    lots: list[Lot] = [(room, kind) for room in order.games for kind in kinds_in(room)]
    each, left = divmod(order.many, len(lots) or 1)
    return {lot: each + (number < left) for number, lot in enumerate(lots) if each or number < left}


def kinds_in(room: str) -> tuple[Kind, ...]:
    """Return what is asked in a room.

    >>> kinds_in("vinci"), kinds_in("password-express")
    (('certain', 'contradiction'), ('word',))
    """
    known = kinds_of(load(room))
    return tuple(kind for kind in get_args(Kind) if kind in known)


def _found(order: Order, workers: ProcessPoolExecutor, room: str, kind: Kind, most: int) -> Iterator[list[Question]]:
    """Yield the questions of one game after the other, each once."""
    known: set[str] = set()
    first = order.seed * APART
    for number in range(first, first + most, AT_A_TIME):
        numbers = range(number, number + AT_A_TIME)
        for questions in workers.map(questions_of, repeat(room), repeat(kind), numbers, repeat(order.language)):
            fresh = [question for question in questions if question.id not in known]
            known.update(question.id for question in fresh)
            yield fresh


def questions_of(room: str, kind: Kind, number: int, language: str) -> list[Question]:
    """Play one game of bots, and return what can be asked of it in a language, each thing once."""
    game = load(room)
    puzzles = (*look(room, number, kinds=(kind,)).puzzles, *(hardest(room, number) if kind == "certain" else ()))
    asked = (ask(game, puzzle, language) for puzzle in puzzles if puzzle.language in ("", language))
    return list({question.id: question for question in asked if question is not None}.values())


def spread(found: Sequence[Question], wanted: int) -> list[Question]:
    """Return so many questions, of each grade as many as of any other as far as there are any, the easy ones first."""
    by_grade: dict[int, list[Question]] = {}
    for question in found:
        by_grade.setdefault(question.grade, []).append(question)
    chosen: list[Question] = []
    turn = 0
    while len(chosen) < min(wanted, len(found)):
        for grade in sorted(by_grade, reverse=True):
            if turn < len(by_grade[grade]) and len(chosen) < wanted:
                chosen.append(by_grade[grade][turn])
        turn += 1
    return sorted(chosen, key=lambda question: (question.grade, question.price, question.id))
