"""The laws of worth: what a step changed adds up, and a choice is judged by nothing its seat could not see.

That chance favours nobody is shown over thousands of games (`tests/laws/test_fair.py`), not by one.
"""

from __future__ import annotations

from typing import Any, Final

from cabinet_noir.core import Refusal, Seat
from cabinet_noir.review.choices import Choice, Worlds, judged, moves_of
from cabinet_noir.review.evaluating import Evaluator
from cabinet_noir.review.worth import review as reviewed
from cabinet_noir.table import Referee

from .trial import Broken, Trial, encode, replay

FEW: Final = 3
"""So many worlds, and deals, are enough to see whether sums are sums."""
EXACT: Final = 1e-9


def adds_up(trial: Trial) -> int:
    """Law 18. What every step was worth to a seat adds up to the result less the start, and no choice is above 0."""
    if trial.game.worth is None:
        return 0
    review = reviewed(trial.referee, Seat(trial.chance.below(trial.seats)), FEW, FEW)
    before = review.start[review.eyes]
    for step in review.steps:
        after = step.worth[review.eyes]
        if abs(after - before - step.parts.total) > EXACT or step.parts.choice > EXACT:
            raise Broken(f"entry {step.seq}: from {before} to {after} by {step.parts}")
        before = after
    if abs(review.result - review.start[review.eyes] - review.parts.total) > EXACT:
        raise Broken(f"from {review.start[review.eyes]} to {review.result} by {review.parts}")
    return len(review.steps)


def judges_blindly(trial: Trial) -> int:
    """Law 19. Two games that look alike to a seat up to its choice get the same judgement of it, byte by byte."""
    own = [] if trial.game.worth is None else [entry for entry in trial.referee.entries[1:] if (entry.seat or 0) >= 0]
    for entry in trial.chance.shuffled(own)[:1]:
        seat, before = Seat(entry.seat or 0), int(entry.seq) - 1
        sight = trial.sight(seat, before)
        try:
            other = replay(trial, trial.game.deduction.sample(sight, trial.chance), seat, before)
        except Refusal:
            continue  # law 4 says so
        told = [encode(judgement(table, seat, before, entry.action)) for table in (trial.referee, other)]
        if told[0] != told[1]:
            raise Broken(f"entry {entry.seq}: seat {seat} is judged by what it could not see")
    return len(own[:1])


def judgement(referee: Referee[Any, Any, Any, Any], seat: Seat, before: int, action: Any) -> Choice:
    """Return how good an act is, done by a seat after an entry."""
    past = [move for _, entry, move in moves_of(referee) if move is not None and entry.seq <= before]
    sight = referee.sight(seat, referee.entries[before].seq)
    value = Evaluator(referee.game, referee.options, referee.seats)
    return judged(value, sight, Worlds(referee, past).look_like(sight, FEW), action)


WORTHS: Final = {"sum": adds_up, "blind": judges_blindly}
"""The laws of worth, by name."""
