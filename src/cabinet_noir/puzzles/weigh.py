"""The act that decides: weighed by the room's evaluator over the worlds its seat cannot tell apart, never by the truth.

Nothing of it is kept: whoever answers is judged by the weights of today, and what they say is all they say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cabinet_noir.core import Case, Proof, Reason
from cabinet_noir.deduce import prove, reason
from cabinet_noir.review.choices import Choice, judged, look_alike, odds_of
from cabinet_noir.review.evaluating import Evaluator

from .puzzle import AnyGame, AnySight

AS_GOOD_AS: Final = 0.03
"""An act that promises no less than the best but for this is as good an answer."""
CLEARLY: Final = 0.1
"""By so much the best stands above all that is not as good."""
NEARLY_WON: Final = 0.7
"""Who may expect so much has nearly won."""
FEW_ACTS: Final = 4
"""Of fewer acts, finding the best is no puzzle."""
MANY_RIGHT: Final = 2
"""Where more acts are as good as the best, any will do."""
GLANCED: Final = 12
"""At first so many worlds are looked at."""
SURE: Final = 1 - 1e-9
LISTED: Final = 200
"""Of a family of more acts than this, those are looked at that the room thinks worth it."""


class Weighed(Struct, frozen=True, omit_defaults=True):
    """An act, and what its seat may expect of it: its share of the win."""

    action: Any
    share: float
    odds: float | None = None
    """How likely it is to be right, where it is a guess at something hidden."""


def odds_arg(act: Weighed) -> str | int:
    """Return how likely an act is to be right, as a sentence takes it: in hundredths, or in a word."""
    if act.odds is None:
        return "none"
    return "sure" if act.odds >= SURE else min(99, round(100 * act.odds))


def weigh(value: Evaluator, sight: AnySight, action: Any) -> Choice:
    """Compare an act with those the room thinks worth it; what the rules forbid is refused by them."""
    return judged(value, sight, look_alike(value, sight), action)


def is_right(choice: Choice) -> bool:
    """Is what was done the best of all, or as good?"""
    return choice.lost >= -AS_GOOD_AS


def best_act(value: Evaluator, sight: AnySight) -> Choice:
    """Return the best of the acts the room thinks worth it, beside the others; where it thinks of one, beside all."""
    worlds = look_alike(value, sight)
    found = _best_of(value, sight, worlds)
    if len(found.worths) > 1:
        return found
    return judged(value, sight, worlds, found.best, [*_others(value, sight, worlds, found)])


def deciding(value: Evaluator, sight: AnySight) -> Choice | None:
    """Return how an act compares that stands clearly above all others and decides the game; None: there is none.

    Whatever else may be done is compared, too, so that nobody finds a better one that the room did not think of.
    """
    if sum(map(len, sight.offers)) < FEW_ACTS or not value.worth.considered(sight):
        return None
    if not _may_stand_out(_best_of(value, sight, look_alike(value, sight, GLANCED)).worths):
        return None
    worlds = look_alike(value, sight)
    found = _best_of(value, sight, worlds)
    if not _stands_out(value, found.worths):
        return None
    every = judged(value, sight, worlds, found.best, [*_others(value, sight, worlds, found)])
    decides = len(every.worths) >= FEW_ACTS and every.lost == 0.0 and _stands_out(value, every.worths)
    return every if decides else None


def _best_of(value: Evaluator, sight: AnySight, worlds: Sequence[Any]) -> Choice:
    found = judged(value, sight, worlds, value.worth.considered(sight)[0])
    best, share = found.worths[0]
    assert sight.seat is not None
    return replace(found, done=best, expected=share, odds=odds_of(value, worlds, sight.seat, best))


def _may_stand_out(worths: Sequence[tuple[Any, float]]) -> bool:
    """Is it worth a closer look? Of acts that are all about as good, none will stand out."""
    return len(worths) <= MANY_RIGHT or worths[0][1] - worths[MANY_RIGHT][1] >= CLEARLY / 2


def _stands_out(value: Evaluator, worths: Sequence[tuple[Any, float]]) -> bool:
    """Is the best nearly winning, or does it turn the game; and is nothing else nearly as good?"""
    best = worths[0][1]
    right = [share for _, share in worths if share >= best - AS_GOOD_AS]
    second = max((share for _, share in worths[len(right) :]), default=0.0)
    even = 1 / len(set(value.game.sides(value.options, value.seats)))
    decides = best >= NEARLY_WON or second < even <= best
    return len(right) <= MANY_RIGHT and best - second >= CLEARLY and decides


def _others(value: Evaluator, sight: AnySight, worlds: Sequence[Any], found: Choice) -> Iterator[Any]:
    """Yield every other act of the families that can be listed, but no guess that is right in none of the worlds."""
    assert sight.seat is not None
    compared = [act for act, _ in found.worths]
    for action in value.game.actions(offer for offer in sight.offers if len(offer) <= LISTED):
        if action not in compared and odds_of(value, worlds, sight.seat, action) != 0.0:
            yield action


def hardest(case: Case[Any], action: Any) -> Proof | None:
    """Return the proof that is hardest to find of all that an act names; None: not all of it is certain."""
    proofs = [prove(case, claim) for claim in case.stated(action)]
    found = [proof for proof in proofs if proof is not None]
    return max(found, key=lambda proof: proof.price) if found and len(found) == len(proofs) else None


def why_certain(game: AnyGame, sight: AnySight, action: Any) -> Reason | None:
    """Return why what an act names is certain, where it is: of several things, the one that is hardest to see."""
    if game.deduction.case is None:
        return None
    case = game.deduction.case(sight)
    proof = hardest(case, action)
    return None if proof is None else reason(case, proof)
