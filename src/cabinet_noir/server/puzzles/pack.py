"""The pack for the way: a few puzzles a room, with all that a page needs to judge answers alone. It is written once,
when the page is built. Its puzzles are made with a seed of their own, and no puzzle of the house is among them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cabinet_noir.core import TELLING, Case, Claim, plain
from cabinet_noir.deduce import certain, is_news, prove
from cabinet_noir.games import load
from cabinet_noir.puzzles import SHIPPED, Puzzle, Struck, judge, shelf
from cabinet_noir.puzzles.judge import AS_GOOD, tells_a_world
from cabinet_noir.puzzles.puzzle import AnyGame, ranked
from cabinet_noir.server.protocol.pack import Certain, Pack, PackedPuzzle
from cabinet_noir.server.protocol.puzzles import Thing

from .jobs import Where, dealt, hinted, solved

PACKED: Final = SHIPPED / "pack"
"""The puzzles for the way."""
WORTH: Final = 2
"""Stars."""


def languages_of(key: str) -> tuple[str, ...]:
    """Return the languages a room has packs in; none: one pack serves in all."""
    return tuple(sorted({puzzle.language for puzzle in shelf(key, shipped=PACKED).values()}))


def pack_of(key: str, language: str = "") -> Pack:
    """Return a room's pack: of a language, where it is played with words."""
    where = Where(key, PACKED, None)
    things: dict[bytes, int] = {}
    found = [puzzle for puzzle in shelf(key, shipped=PACKED).values() if puzzle.language == language]
    puzzles = tuple(_packed(where, puzzle, things) for puzzle in found)
    return Pack(puzzles, tuple(msgspec.json.decode(thing, type=Thing) for thing in things))


def _packed(where: Where, puzzle: Puzzle, things: dict[bytes, int]) -> PackedPuzzle:
    """Pack a puzzle; a thing that was hidden in another one is not packed again."""
    game = load(puzzle.game)
    card = dealt(where, puzzle.id)
    written = [msgspec.json.encode(thing) for thing in card.things]
    return PackedPuzzle(
        card=replace(card, things=()),
        solution=solved(where, puzzle.id),
        things=tuple(things.setdefault(thing, len(things)) for thing in written),
        hints=tuple(hinted(where, puzzle.id, rung) for rung in range(1, TELLING + 1)) if card.hints else (),
        certain=_certain(game, puzzle) if puzzle.kind == "certain" else None,
        notes=tuple(judge(game, puzzle, Struck(note)) for note in range(len(puzzle.claims))),
        best=tuple(_best(game, puzzle)) if puzzle.kind == "question" else (),
        words=_words(game, puzzle) if puzzle.kind == "word" else {},
    )


def _certain(game: AnyGame, puzzle: Puzzle) -> Certain:
    """Return what is said to every name and value."""
    case, told = puzzle.case(game), tells_a_world(game, puzzle)
    right, shown = list[tuple[str, str]](), list[tuple[str, str]]()
    for name, value in certain(case).items():
        proof = prove(case, Claim(name, (value,)))
        assert proof is not None
        (right if is_news(case, proof) else shown).append((name, value))
    names = [*case.things]
    return Certain(
        right=tuple(right),
        plain=tuple(shown),
        possible={name: tuple(_possible(case, name)) for name in names},
        worlds=tuple({name: case.value(world, name) for name in names} for world in _differing(case, names)),
        beside=tuple(name for name in names if name not in told),
    )


def _possible(case: Case[Any], name: str) -> Iterator[str]:
    """Yield the values a thing may have by what was told."""
    told = range(len(case.clues))
    return (value for value in case.things[name] if case.world(told, (Claim(name, (value,)),)) is not None)


def _differing(case: Case[Any], names: list[str]) -> Iterator[Any]:
    """Yield ways everything may be, until each thing that is not certain has been seen to differ."""
    told = range(len(case.clues))
    first = case.world(told, ())
    assert first is not None
    yield first
    same = {name: case.value(first, name) for name in names}
    for name in names:
        other = case.world(told, (Claim(name, (same[name],), holds=False),)) if name in same else None
        if other is not None:
            yield other
            same = {each: value for each, value in same.items() if case.value(other, each) == value}


def _best(game: AnyGame, puzzle: Puzzle) -> Iterator[Any]:
    """Yield the questions that are right."""
    advice = ranked(game, puzzle.sight(game))
    return (plain(question) for question, worth in advice if worth >= advice[0][1] - AS_GOOD)


def _words(game: AnyGame, puzzle: Puzzle) -> Mapping[str, int]:
    """Return what the words take that take more than one star, or as many as any: the others would fill the pack."""
    words = puzzle.wording(game).words(puzzle.sight(game))
    return {word.word: word.points for word in words if word.points >= min(WORTH, words[0].points)}
