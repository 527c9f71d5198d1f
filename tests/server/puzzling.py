"""A few puzzles for a house that is tried out, and answers to them, right and wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from cabinet_noir.core import Proof, plain
from cabinet_noir.games import load
from cabinet_noir.puzzles import SHIPPED, Puzzle, cut, dump, file_of, kinds_of, read_file, solve
from cabinet_noir.puzzles.puzzle import AnyGame

from .clients import Message

CUT = {"archeologic": 3, "break-the-code": 2, "password-express": 2}
"""Of each room's games so many are cut; of the other rooms those that come with the house are put, which takes less."""
ROOMS = ("archeologic", "break-the-code", "password-express", "vinci", "lost-code")
A_FEW = 2


@cache
def some(key: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a few games, or a few of each kind that come with the house."""
    game = load(key)
    made = (cut(game, game.options(), ("regular",) * 2, number) for number in range(CUT[key])) if key in CUT else ()
    found = (*made, *([] if key in CUT else _shipped(game)), _weighed(game))
    return tuple({puzzle.id: puzzle for puzzles in found for puzzle in puzzles}.values())


def _shipped(game: AnyGame) -> Iterator[list[Puzzle]]:
    """Yield the first of each kind that come with the house."""
    puzzles = [*read_file(SHIPPED / file_of(game.key))]
    for kind in kinds_of(game):
        yield [puzzle for puzzle in puzzles if puzzle.kind == kind][:A_FEW]


def _weighed(game: AnyGame) -> list[Puzzle]:
    """Return some that the evaluator weighs, of those that come with the house: to cut them takes long."""
    file = SHIPPED / file_of(game.key, weighed=True)
    return [*read_file(file)][:A_FEW] if file.is_file() else []


def of_kind(key: str, kind: str) -> list[Puzzle]:
    """Return those of a kind."""
    return [puzzle for puzzle in some(key) if puzzle.kind == kind]


def one_of_each() -> Iterator[Puzzle]:
    """Yield one puzzle of each kind that each room has."""
    for key in ROOMS:
        yield from {puzzle.kind: puzzle for puzzle in some(key)}.values()


def put(folder: Path, puzzles: Iterable[Puzzle]) -> Path:
    """Put puzzles where an operator would."""
    folder.mkdir(parents=True, exist_ok=True)
    by_room: dict[str, list[Puzzle]] = {}
    for puzzle in puzzles:
        by_room.setdefault(puzzle.game, []).append(puzzle)
    for key, each in by_room.items():
        (folder / f"{key}.jsonl.gz").write_bytes(dump(each))
    return folder


def path(puzzle: Puzzle, door: str = "") -> str:
    """Return a puzzle's address."""
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}{door}"


def right(puzzle: Puzzle) -> Message:
    """Return an answer that is right."""
    game = load(puzzle.game)
    if puzzle.kind == "certain":
        assert puzzle.proof is not None
        claim = puzzle.proof.claim
        return {"t": "named", "name": claim.name, "value": claim.values[0]}
    found = solve(game, puzzle)
    match puzzle.kind:
        case "question" | "win":
            return {"t": "asked", "action": plain(found.best)}
        case "contradiction":
            return {"t": "struck", "note": found.note}
        case _:
            return {"t": "said", "word": found.words[0]}


def wrong(puzzle: Puzzle) -> Message:
    """Return an answer that is not, and that could have been given in good faith."""
    game = load(puzzle.game)
    match puzzle.kind:
        case "certain":
            odds = game.deduction.odds(puzzle.sight(game))
            name = next(name for name in puzzle.case(game).things if len(odds.get(name, ())) > 1)
            return {"t": "named", "name": name, "value": next(iter(odds[name]))}
        case "question":
            return {"t": "asked", "action": plain(game.deduction.advise(puzzle.sight(game))[-1][0])}
        case "win":
            return {"t": "asked", "action": plain(solve(game, puzzle).weighed[-1].action)}
        case "contradiction":
            return {"t": "struck", "note": (right(puzzle)["note"] + 1) % len(puzzle.claims)}
        case _:
            return {"t": "said", "word": puzzle.wording(game).words(puzzle.sight(game))[-1].word}


def with_another_solution(puzzle: Puzzle) -> Puzzle:
    """Return the same sight and the same question with another thing written down as what is to be found."""
    if puzzle.proof is None:
        return puzzle
    mine, things = puzzle.proof.claim, puzzle.case(load(puzzle.game)).things
    others = [claim.denied for claim in puzzle.claims] or [
        replace(mine, name=name, values=values[:1]) for name, values in things.items() if name != mine.name
    ]
    claim = next(claim for claim in reversed(others) if claim != mine)
    return replace(puzzle, proof=Proof(claim, (0,), puzzle.proof.price))
