"""Making many puzzles: game after game, on all kinds of tables, until there are enough of each kind.

What was found is written down game by game, so that the work goes on where it was left; the order is that of the games,
however many processes play them, and the same seed makes the same puzzles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import count, repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from cabinet_noir.bots.bout import lots_of
from cabinet_noir.core import Chance, Malformed, seed_from
from cabinet_noir.games import load

from .cut import cut
from .language import languages, played_in
from .puzzle import AnyGame, Kind, Puzzle, kinds_of, weighed_kinds_of
from .shelf import dump

APART: Final = 1_000_000
"""Two seeds share no game."""
AT_A_TIME: Final = 8

Told = Callable[[int], None]
Lot = tuple[Kind, str]
"""A kind of puzzles in a language, if they are of one."""


class Order(Struct, frozen=True):
    """What was asked for."""

    game: str
    many: int
    seed: int
    jobs: int
    weighed: bool = False
    """Those that the room's evaluator weighs, and no others?"""


class Found(Struct, frozen=True):
    """The puzzles of one game, by its number: a line of the file that is worked in."""

    game: int
    puzzles: tuple[Puzzle, ...]


def make(order: Order, file: Path, told: Told) -> Counter[Kind]:
    """Fill a file with puzzles, and return how many of each kind there are."""
    wanted = _wanted(load(order.game), order)
    if not wanted:
        raise Malformed("no-puzzles-here", game=order.game)
    kept: dict[str, Puzzle] = {}
    had: Counter[Lot] = Counter()
    work = file.with_suffix(".part")
    work.parent.mkdir(parents=True, exist_ok=True)
    for found in _found(order, work):
        for puzzle in found.puzzles:
            lot = puzzle.kind, puzzle.language
            if had[lot] < wanted[lot] and puzzle.id not in kept:
                kept[puzzle.id] = puzzle
                had[lot] += 1
        told(len(kept))
        if len(kept) == order.many:
            break
    file.write_bytes(dump(kept.values()))
    work.unlink(missing_ok=True)
    return Counter(puzzle.kind for puzzle in kept.values())


def made(game: AnyGame, weighed: bool) -> tuple[Kind, ...]:
    """Return the kinds that are made together."""
    return weighed_kinds_of(game) if weighed else kinds_of(game)


def _wanted(game: AnyGame, order: Order) -> dict[Lot, int]:
    """Return how many of each lot are wanted: of each the same, and what is left over of the first."""
    lots = [(kind, language) for kind in made(game, order.weighed) for language in languages(game)]
    each, left = divmod(order.many, len(lots) or 1)
    return {lot: each + (left if number == 0 else 0) for number, lot in enumerate(lots)}


def _found(order: Order, work: Path) -> Iterator[Found]:
    """Yield what each game holds: what was found before, then what is found now, which is written down."""
    start = order.seed * APART
    read = msgspec.json.Decoder(Found).decode
    for line in _whole_lines(work):
        found = read(line)
        if found.game != start:
            raise Malformed("another-puzzle-order", file=work.name)
        start += 1
        yield found
    with work.open("ab") as file, ProcessPoolExecutor(order.jobs, get_context("forkserver")) as workers:
        for number in count(start, AT_A_TIME):
            numbers = range(number, number + AT_A_TIME)
            for found in workers.map(look, repeat(order.game), numbers, repeat(order.weighed)):
                file.write(msgspec.json.encode(found) + b"\n")
                file.flush()
                yield found


def _whole_lines(work: Path) -> list[bytes]:
    """Return what was written down; a last line that was torn off is taken away, and its game played again."""
    lines = work.read_bytes().splitlines(keepends=True) if work.exists() else []
    if lines and not lines[-1].endswith(b"\n"):
        lines.pop()
        work.write_bytes(b"".join(lines))
    return lines


def look(key: str, number: int, weighed: bool = False, kinds: Sequence[Kind] | None = None) -> Found:
    """Play a game at some table of a room, and return its puzzles: of `kinds`, or those weighed, or all others."""
    game = load(key)
    options, bots = table_of(key, number)
    return Found(number, tuple(cut(game, options, bots, number, kinds or made(game, weighed))))


def table_of(key: str, number: int) -> tuple[Any, list[str]]:
    """Return at which table of a room the game of this number is played, and by which bots."""
    chance = Chance(lots_of(seed_from(number)), "table")
    options, seats = chance.choice(_tables(key))
    levels = chance.shuffled(load(key).bots)
    return options, [levels[seat % len(levels)] for seat in range(seats)]


@cache
def _tables(key: str) -> Sequence[tuple[Any, int]]:
    """Return the tables puzzles come from: mostly the game as it is usually played, by two more often than by many."""
    game = load(key)
    usual = [(game.options(), seats) for seats in game.seats if seats > 1]
    variants = [(options, seats) for options, seats in game.samples if options.rules == game.version and seats > 1]
    tables = [*usual, *usual[:1] * len(game.seats), *variants[:2]]
    return [(played_in(game, options, language), seats) for language in languages(game) for options, seats in tables]
