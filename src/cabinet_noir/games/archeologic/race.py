"""Racing: what a claim is worth when others may be judged first, and the few cities left are worth a gamble.

Another player's claim is expected when the time a plain explorer needs is spent; `Rivals` says how likely nobody's is
judged before a given place on the track.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.core import Seat

from .candidates import Indices, holding
from .edition import CLAIM_TIME
from .plan import ALONE, QUESTION_TIMES, STILL_NEEDED, Step, needed_after
from .table import table
from .track import advanced, still_in
from .types import State

SPREAD: Final = 1.8
"""How far explorers' places lie apart, as the scale of a logistic curve."""
CROWD: Final = 1.5
"""How much further one comes on a track with others for the same time: pawns in the way are passed for nothing."""


def places(view: State, seat: Seat) -> NDArray[np.float64]:
    """Return how many places each time would mean for a seat now (R4)."""
    return np.array([advanced(view, seat, int(time)) - view.pawns[seat] for time in ALONE], np.float64)


LATER: Final = QUESTION_TIMES.mean(axis=0) * CROWD
"""What each question will take one on when the viewfinder may stand anywhere."""
WIDTH: Final = 8
LATER_WIDTH: Final = 4


@dataclass(frozen=True)
class Rivals:
    """The others' pawns: where each stands, where each is expected to have claimed, where claims are waiting."""

    searching: tuple[tuple[int, float], ...]
    waiting: tuple[int, ...]

    def none_before(self, place: float) -> float:
        """Return how likely a right claim at this place is judged before any other."""
        if any(place > claim for claim in self.waiting):
            return 0.0
        chance = 1.0
        for stands, expected in self.searching:
            least = stands + CLAIM_TIME  # he has not claimed yet
            if place > least:
                chance *= min(1.0, _later(place, expected) / max(_later(least, expected), 1e-9))
        return chance


def _later(place: float, expected: float) -> float:
    return 1.0 / (1.0 + exp(min(50.0, (place - expected) / SPREAD)))


def rivals_of(view: State, seat: Seat) -> Rivals:
    """Look at the others: they know the public clues, and need the time a plain explorer needs."""
    needed = float(STILL_NEEDED[len(holding(view.clues))]) * CROWD + CLAIM_TIME
    others = [other for other in still_in(view) if other != seat]
    searching = [view.pawns[other] for other in others if view.claims[other] is None]
    waiting = [view.pawns[other] for other in others if view.claims[other] is not None]
    return Rivals(tuple((stands, needed) for stands in searching), tuple(waiting))


def gamble(among: Indices, place: float, times: NDArray[np.float64], claim: float, rivals: Rivals, width: int) -> Step:
    """Return the step most likely to win when a wrong claim puts you out; `time` is minus that likelihood."""
    found = Step(-rivals.none_before(place + claim) / len(among), None, int(among[0]))
    if len(among) == 1 or found.time == 0:  # what comes later is judged later still
        return found
    after = needed_after(among)
    for question in np.argsort(times + after, kind="stable")[:width].tolist():
        codes = table().answers[question, among]
        value = 0.0
        for code in np.flatnonzero(np.bincount(codes)).tolist():
            rest = among[codes == code]
            if len(rest) < len(among):
                there = place + times[question]
                value += len(rest) / len(among) * gamble(rest, there, LATER, CLAIM_TIME + 0.5, rivals, LATER_WIDTH).time
        found = min(found, Step(value, question), key=lambda step: step.time)
    return found
