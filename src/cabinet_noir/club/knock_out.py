"""Who is still in, where who loses is out: it follows from the last round that was paired, not from all before it.

So a result that is corrected later changes scores, and nobody's path.
"""

from __future__ import annotations

from collections import Counter

from .scoring import best_first, scores_so_far
from .types import Round, Tournament


def still_in(state: Tournament) -> list[int]:
    """Return who plays on, in the order in which they came: who sits in this round, or got through the last one."""
    here = [player.number for player in state.present]
    if not state.rounds:
        return here
    last = state.rounds[-1]
    going = _through(state, last) if last.closed else _members(last)
    return [player for player in here if player in going]


def rounds_survived(state: Tournament) -> Counter[int]:
    """Return how far everybody got: the closed rounds they were in, and one more for whoever is still in."""
    survived = Counter(player for each in state.closed for player in _members(each))
    survived.update(still_in(state))
    return survived


def _members(played: Round) -> set[int]:
    return {player for paired in played.tables for player in paired.players} | {*played.byes}


def _through(state: Tournament, played: Round) -> set[int]:
    """Return who got through a closed round: the better half of each table, and of the last table one."""
    many = 1 if len(played.tables) == 1 and not played.byes else max(1, state.plan.seats // 2)
    scores = scores_so_far(state.plan, state.closed)
    order = sorted((player.number for player in state.players), key=lambda number: (-scores[number], number))
    through = (player for paired in played.tables for player in best_first(played, paired, order)[:many])
    return {*through, *played.byes}
