"""A review as it is told to a reader, on the page and in the terminal: in the room's notation, with what an own choice
could be known to be worth then (odds, bits, a reason), and the turning points first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from cabinet_noir.core import Claim, Game, Odds, Reason, Seat, Seq, Sight, plain
from cabinet_noir.deduce import prove, reason
from cabinet_noir.table import Eyes

from .choices import AnyReferee, Choice
from .evaluating import Shares
from .worth import Parts, Review, Step, review

AnyGame = Game[Any, Any, Any, Any]
AnySight = Sight[Any, Any]

TURNS: Final = 3
"""So many turning points are told first."""
NOTHING: Final = 0.005
"""What is less than half a hundredth is not told."""
SURE: Final = 1 - 1e-9


class ReviewedAct(Struct, frozen=True, omit_defaults=True):
    """Something a seat could do, in the room's notation and as data, and what it could expect of it."""

    move: str
    expected: float
    action: Any
    odds: float | None = None
    """How likely it was to be right, where it names one hidden thing."""
    bits: float | None = None
    """What it was expected to tell, where it is a question."""


class ReviewedStep(Struct, frozen=True, omit_defaults=True):
    """One entry of the log, and what it changed for the seat that looks back."""

    seq: Seq
    seat: Seat | None
    """Who did it; None: the deal."""
    worth: Shares
    parts: Parts
    done: str = ""
    """What this seat did, where it chose it itself."""
    expected: float | None = None
    compared: tuple[ReviewedAct, ...] = ()
    """What it could have done, best first; what it did is among them."""
    reason: Reason | None = None
    """Why the best names something that was certain, where it does."""


class Reviewed(Struct, frozen=True):
    """What every step of a game was worth to one seat, by the house's estimate; told after the log's end."""

    eyes: Seat
    start: Shares
    result: float
    parts: Parts
    turns: tuple[Seq, ...]
    """The turning points, in their order."""
    steps: tuple[ReviewedStep, ...]


def reviewed(referee: AnyReferee, eyes: Seat, worlds: int | None = None) -> Reviewed:
    """Look back at a game that is over, and tell it."""
    return tell_review(referee, review(referee, eyes, worlds))


def tell_review(referee: AnyReferee, found: Review) -> Reviewed:
    """Tell a review; what speaks for an act is what its seat could know before it."""
    looking, steps = Eyes(referee, found.eyes), list[ReviewedStep]()
    for entry, step in zip(referee.entries, found.steps, strict=True):
        steps.append(_told(referee.game, step, looking))
        looking.take_in(entry)
    turns = tuple(step.seq for step in turning_points(found))
    return Reviewed(found.eyes, found.start, found.result, found.parts, turns, tuple(steps))


def turning_points(found: Review) -> list[Step]:
    """Return the steps that changed most for the seat that looks back, in their order."""
    moved = [step for step in found.steps[1:] if abs(step.parts.total) > NOTHING]
    most = sorted(moved, key=lambda step: -abs(step.parts.total))[:TURNS]
    return sorted(most, key=lambda step: step.seq)


def _told(game: AnyGame, step: Step, looking: Eyes[Any, Any, Any, Any]) -> ReviewedStep:
    if (choice := step.choice) is None:
        return ReviewedStep(step.seq, step.seat, step.worth, step.parts)
    compared, why = tell_choice(game, looking.so_far(), choice)
    done = game.write(choice.done)
    return ReviewedStep(step.seq, step.seat, step.worth, step.parts, done, choice.expected, compared, why)


def tell_choice(game: AnyGame, sight: AnySight, choice: Choice) -> tuple[tuple[ReviewedAct, ...], Reason | None]:
    """Tell what a seat could have done, best first, and why what the best names was certain, where it was."""
    known = _Known(game, sight, choice)
    return tuple(known.act(act, expected) for act, expected in choice.worths), known.reason(choice.best)


class _Known:
    """What a seat could know of the acts it had: of what it did and of the best, and of no others."""

    def __init__(self, game: AnyGame, sight: AnySight, choice: Choice) -> None:
        self._game, self._spoken_of = game, (choice.done, choice.best)
        self._case = None if game.deduction.case is None else game.deduction.case(sight)
        named = [claim for act in self._spoken_of if (claim := self._claim(act)) is not None]
        self._odds: Odds = game.deduction.odds(sight) if named else {}
        in_bits = game.deduction.advises_in == "bits"
        self._bits: Sequence[tuple[Any, float]] = game.deduction.advise(sight) if in_bits else ()

    def act(self, act: Any, expected: float) -> ReviewedAct:
        """Tell an act."""
        told = ReviewedAct(self._game.write(act), expected, plain(act))
        if act not in self._spoken_of:
            return told
        bits = next((bits for asked, bits in self._bits if asked == act), None)
        return ReviewedAct(told.move, expected, told.action, self._likely(act), bits)

    def reason(self, act: Any) -> Reason | None:
        """Return why what an act names was certain, where it was."""
        claim, likely = self._claim(act), self._likely(act)
        if self._case is None or claim is None or likely is None or likely < SURE:
            return None
        proof = prove(self._case, claim)
        return None if proof is None else reason(self._case, proof)

    def _likely(self, act: Any) -> float | None:
        claim = self._claim(act)
        values: Mapping[str, float] | None = None if claim is None else self._odds.get(claim.name)
        if claim is None or values is None:
            return None
        return sum(share for value, share in values.items() if claim.is_true(value))

    def _claim(self, act: Any) -> Claim | None:
        """Return what an act names, where that is one thing."""
        claims = () if self._case is None else self._case.stated(act)
        return claims[0] if len(claims) == 1 else None
