"""The laws of worth: what a step changed adds up, and a choice is judged by nothing its seat could not see.

That chance favours nobody is shown over thousands of games (`tests/laws/test_worth.py`), not by one.
"""

from __future__ import annotations

from typing import Any, Final

from cabinet_noir.core import Refusal, Seat
from cabinet_noir.review.choices import Choice, Worlds, judged, moves_of
from cabinet_noir.review.evaluating import Evaluator
from cabinet_noir.review.telling import tell_choice
from cabinet_noir.review.worth import Review
from cabinet_noir.review.worth import review as reviewed
from cabinet_noir.table import Referee

from .trial import Broken, Trial, encode, replay

FEW: Final = 3
"""So many worlds, and deals, are enough to see whether sums are sums."""
CHOICES: Final = 3
"""So many choices of a game are judged again in another that looks alike."""
EXACT: Final = 1e-9


def adds_up(trial: Trial) -> int:
    """Law 18. What every step was worth to each seat adds up to the result less the start, and no choice is above 0."""
    if trial.game.worth is None:
        return 0
    return sum(_adds_up(reviewed(trial.referee, Seat(seat), FEW, FEW)) for seat in range(trial.seats))


def _adds_up(review: Review) -> int:
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
    """Law 19. Two games that look alike to a seat up to its choice get the same judgement of it, byte by byte.

    So does all that is told of it: odds, bits and the reason.
    """
    own = [] if trial.game.worth is None else [entry for entry in trial.referee.entries[1:] if (entry.seat or 0) >= 0]
    for entry in trial.chance.shuffled(own)[:CHOICES]:
        seat, before = Seat(entry.seat or 0), int(entry.seq) - 1
        sight = trial.sight(seat, before)
        try:
            other = replay(trial, trial.game.deduction.sample(sight, trial.chance), seat, before)
        except Refusal:
            continue  # law 4 says so
        found = [judgement(table, seat, before, entry.action) for table in (trial.referee, other)]
        told = [
            encode((choice, told_of(table, seat, before, choice)))
            for table, choice in zip((trial.referee, other), found, strict=True)
        ]
        if told[0] != told[1]:
            raise Broken(f"entry {entry.seq}: seat {seat} is judged by what it could not see")
    return len(own[:CHOICES])


def judgement(referee: Referee[Any, Any, Any, Any], seat: Seat, before: int, action: Any) -> Choice:
    """Return how good an act is, done by a seat after an entry."""
    past = [move for _, entry, move in moves_of(referee) if move is not None and entry.seq <= before]
    sight = referee.sight(seat, referee.entries[before].seq)
    value = Evaluator(referee.game, referee.options, referee.seats)
    return judged(value, sight, Worlds(referee, past).look_like(sight, FEW), action)


def told_of(referee: Referee[Any, Any, Any, Any], seat: Seat, before: int, choice: Choice) -> Any:
    """Return what a reader is told of such an act."""
    return tell_choice(referee.game, referee.sight(seat, referee.entries[before].seq), choice)


WORTHS: Final = {"sum": adds_up, "blind": judges_blindly}
"""The laws of worth, by name."""
