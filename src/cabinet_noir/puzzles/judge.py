"""Judging an answer. What is right but not provable is refused, kindly: with a world that keeps all that was told, and
in which it is not so.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from cabinet_noir.core import Claim, Line, Malformed, Reason
from cabinet_noir.deduce import is_news, prove, reason

from .puzzle import AnyGame, Puzzle

AS_GOOD: Final = 1e-9
"""Two questions that tell the same differ by no more than this, by the way sums are rounded."""


class Named(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="named"):
    """This hidden thing is that, for certain."""

    name: str
    value: str


class Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="asked"):
    """This is the best question."""

    action: Any


class Struck(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="struck"):
    """This note, by its number, cannot be."""

    note: int


Answer = Named | Asked | Struck


class Verdict(Struct, frozen=True, omit_defaults=True):
    """Right or not. Where it is not, and something can be said without giving the rest away, what could be instead."""

    right: bool
    line: Line | None = None
    world: tuple[Line, ...] = ()
    """All hidden things as they could be, if what was answered were wrong."""


class Solution(Struct, frozen=True, omit_defaults=True):
    """What was to be found, and why. It stays in the house until an answer is right, or somebody gives up."""

    reason: Reason | None = None
    best: Any = None
    """The best question."""
    bits: float = 0.0
    note: int | None = None
    """The note that cannot be, by its number."""


def judge(game: AnyGame, puzzle: Puzzle, answer: Answer) -> Verdict:
    """Say whether an answer is right; one to another kind of puzzle is no answer."""
    match puzzle.kind, answer:
        case "certain", Named():
            return _judge_named(game, puzzle, answer)
        case "question", Asked():
            return _judge_asked(game, puzzle, answer)
        case "contradiction", Struck(note) if note in range(len(puzzle.claims)):
            return _judge_struck(game, puzzle, note)
        case _:
            raise Malformed("no-answer-to-this")


def _judge_named(game: AnyGame, puzzle: Puzzle, answer: Named) -> Verdict:
    case = puzzle.case(game)
    if answer.value not in case.things.get(answer.name, ()):
        raise Malformed("no-such-claim")
    claim = Claim(answer.name, (answer.value,))
    proof = prove(case, claim)
    if proof is not None:
        return Verdict(True) if is_news(case, proof) else Verdict(False, Line("puzzle-no-news"))
    return _deny(game, puzzle, claim)


def _deny(game: AnyGame, puzzle: Puzzle, claim: Claim) -> Verdict:
    """Return that a claim is not certain, with a world in which it does not hold."""
    case = puzzle.case(game)
    world = case.world(range(len(case.clues)), (claim.denied,))
    assert world is not None, "what is not certain does not hold somewhere"
    hidden = [name for name in case.things if name in game.deduction.odds(puzzle.sight(game))]
    first = sorted(hidden, key=lambda name: name != claim.name)
    lines = tuple(case.say(Claim(name, (case.value(world, name),))) for name in first)
    may_be = case.world(range(len(case.clues)), (claim,)) is not None
    return Verdict(False, Line("puzzle-not-certain" if may_be else "puzzle-cannot-be"), lines)


def _judge_asked(game: AnyGame, puzzle: Puzzle, answer: Asked) -> Verdict:
    action = game.decode_action(answer.action)
    advice = game.deduction.advise(puzzle.sight(game))
    bits = next((bits for asked, bits in advice if asked == action), None)
    if bits is None:
        raise Malformed("no-answer-to-this")
    return Verdict(True) if bits >= advice[0][1] - AS_GOOD else Verdict(False, Line("puzzle-tells-less"))


def _judge_struck(game: AnyGame, puzzle: Puzzle, note: int) -> Verdict:
    """A note that is possible is shown to be: in a world in which it holds."""
    claim = puzzle.claims[note]
    if prove(puzzle.case(game), claim.denied) is not None:
        return Verdict(True)
    denied = _deny(game, puzzle, claim.denied)
    return Verdict(False, Line("puzzle-is-possible"), denied.world)


def solve(game: AnyGame, puzzle: Puzzle) -> Solution:
    """Return what was to be found."""
    if puzzle.kind == "question":
        best, bits = game.deduction.advise(puzzle.sight(game))[0]
        return Solution(best=best, bits=bits)
    assert puzzle.proof is not None
    told = reason(puzzle.case(game), puzzle.proof)
    if puzzle.kind == "contradiction":
        return Solution(told, note=puzzle.claims.index(puzzle.proof.claim.denied))
    return Solution(told)
