"""Judging an answer. What is right but not provable is refused, kindly: with a world that keeps all that was told, and
in which it is not so. An act that is to decide is weighed as it is answered, by the evaluator of today.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from cabinet_noir.core import Claim, Line, Malformed, Reason
from cabinet_noir.deduce import is_news, prove, reason
from cabinet_noir.review.choices import Choice
from cabinet_noir.review.evaluating import Evaluator

from .pricing import best_of
from .puzzle import AnyGame, Kind, Puzzle, ranked
from .weigh import Weighed, best_act, is_right, weigh, why_certain

AS_GOOD: Final = 1e-9
"""Two questions that tell the same differ by no more than this, by the way sums are rounded."""
LONGEST: Final = 60
"""No word is longer, in signs, however it is typed."""
EXAMPLES: Final = 6
"""So many of the best words are named, at most."""
BESIDE: Final = 3
"""So many acts are told beside each other, at most."""


class Named(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="named"):
    """This hidden thing is that, for certain."""

    name: str
    value: str


class Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="asked"):
    """This is the best question, or the act that decides."""

    action: Any


class Struck(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="struck"):
    """This note, by its number, cannot be."""

    note: int


class Spoken(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="said"):
    """This word takes the most."""

    word: Annotated[str, Meta(max_length=LONGEST)]


Answer = Named | Asked | Struck | Spoken


class Verdict(Struct, frozen=True, omit_defaults=True):
    """Right or not. Where it is not, and something can be said without giving the rest away, what could be instead."""

    right: bool
    line: Line | None = None
    world: tuple[Line, ...] = ()
    """How everything could be, if what was answered were wrong: that thing first, then all that tells a world."""


class Solution(Struct, frozen=True, omit_defaults=True):
    """What was to be found, and why. It stays in the house until an answer is right, or somebody gives up."""

    reason: Reason | None = None
    best: Any = None
    """The best question, or the act that decides."""
    bits: float = 0.0
    """What it is expected to tell, or, where points are counted, to take."""
    note: int | None = None
    """The note that cannot be, by its number."""
    words: tuple[str, ...] = ()
    """Words that take the most, the familiar ones first."""
    points: int = 0
    """What each of them takes."""
    weighed: tuple[Weighed, ...] = ()
    """The act that decides, and the next ones after it, each with what it promises."""


def ask(game: AnyGame, puzzle: Puzzle) -> Line:
    """Return what is asked, as a sentence."""
    return Line(f"puzzle-{puzzle.kind}-ask", unit_of(game, puzzle.kind))


def unit_of(game: AnyGame, kind: Kind) -> dict[str, str | int]:
    """Return what a sentence about a question has to know: what is counted in this room."""
    return {"unit": game.deduction.advises_in} if kind == "question" else {}


def judge(game: AnyGame, puzzle: Puzzle, answer: Answer) -> Verdict:
    """Say whether an answer is right; one to another kind of puzzle is no answer."""
    match puzzle.kind, answer:
        case "certain", Named():
            return _judge_named(game, puzzle, answer)
        case "question", Asked():
            return _judge_asked(game, puzzle, answer)
        case "win", Asked():
            return _judge_done(game, puzzle, answer)
        case "contradiction", Struck(note) if note in range(len(puzzle.claims)):
            return _judge_struck(game, puzzle, note)
        case "word", Spoken(word):
            return _judge_said(game, puzzle, word)
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
    others = (name for name in tells_a_world(game, puzzle) if name != claim.name)
    lines = tuple(case.say(Claim(name, (case.value(world, name),))) for name in (claim.name, *others))
    may_be = case.world(range(len(case.clues)), (claim,)) is not None
    return Verdict(False, Line("puzzle-not-certain" if may_be else "puzzle-cannot-be"), lines)


def tells_a_world(game: AnyGame, puzzle: Puzzle) -> list[str]:
    """Return the hidden things by which a world is told: what they are says what all others are."""
    odds = game.deduction.odds(puzzle.sight(game))
    return [name for name in puzzle.case(game).things if name in odds and game.deduction.tells_worlds(name)]


def _judge_asked(game: AnyGame, puzzle: Puzzle, answer: Asked) -> Verdict:
    action = game.decode_action(answer.action)
    advice = ranked(game, puzzle.sight(game))
    bits = next((bits for asked, bits in advice if asked == action), None)
    if bits is None:
        raise Malformed("no-answer-to-this")
    if bits >= advice[0][1] - AS_GOOD:
        return Verdict(True)
    return Verdict(False, Line("puzzle-tells-less", unit_of(game, puzzle.kind)))


def _judge_done(game: AnyGame, puzzle: Puzzle, answer: Asked) -> Verdict:
    """What promises less is told how much; what the rules forbid, they refuse."""
    choice = _compared(game, puzzle, game.decode_action(answer.action))
    if is_right(choice):
        return Verdict(True)
    return Verdict(False, Line("puzzle-promises-less", {"share": round(100 * choice.expected)}))


def _compared(game: AnyGame, puzzle: Puzzle, action: Any) -> Choice:
    """Weigh an act beside the others."""
    return weigh(Evaluator(game, puzzle.agreed(game), puzzle.seats), puzzle.sight(game), action)


def _judge_struck(game: AnyGame, puzzle: Puzzle, note: int) -> Verdict:
    """A note that is possible is shown to be: in a world in which it holds."""
    claim = puzzle.claims[note]
    if prove(puzzle.case(game), claim.denied) is not None:
        return Verdict(True)
    denied = _deny(game, puzzle, claim.denied)
    return Verdict(False, Line("puzzle-is-possible"), denied.world)


def _judge_said(game: AnyGame, puzzle: Puzzle, word: str) -> Verdict:
    """What cannot be said, or what no lexicon knows, is refused by the room; what takes less, with what it takes."""
    wording, sight = puzzle.wording(game), puzzle.sight(game)
    points = wording.takes(sight, word)
    if points >= wording.words(sight)[0].points:
        return Verdict(True)
    return Verdict(False, Line("puzzle-takes-less", {"word": word, "points": points}))


def solve(game: AnyGame, puzzle: Puzzle) -> Solution:
    """Return what was to be found."""
    if puzzle.kind == "word":
        best = best_of(puzzle.wording(game).words(puzzle.sight(game)))
        return Solution(words=tuple(each.word for each in best[:EXAMPLES]), points=best[0].points)
    if puzzle.kind == "question":
        question, bits = ranked(game, puzzle.sight(game))[0]
        return Solution(best=question, bits=bits)
    if puzzle.kind == "win":
        return _decided(game, puzzle)
    assert puzzle.proof is not None
    told = reason(puzzle.case(game), puzzle.proof)
    if puzzle.kind == "contradiction":
        return Solution(told, note=puzzle.claims.index(puzzle.proof.claim.denied))
    return Solution(told)


def _decided(game: AnyGame, puzzle: Puzzle) -> Solution:
    """Return the act that decides with the next ones after it, and why what it names is certain, where it is."""
    sight, value = puzzle.sight(game), Evaluator(game, puzzle.agreed(game), puzzle.seats)
    choice = best_act(value, sight)
    beside = (Weighed(act, share) for act, share in choice.worths[1:BESIDE])
    best = Weighed(choice.best, choice.expected, choice.odds)
    return Solution(why_certain(game, sight, choice.best), best=choice.best, weighed=(best, *beside))
