"""Racing: what a claim is worth when others may be judged first, and the few cities left are worth a gamble.

What others ask is public, and what they were answered follows from the city: so in each city still possible one knows
how many cities another has left, hence where his claim is to be expected. `Rivals` says how likely nobody's is judged
before a given place on the track.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.core import Seat
from cabinet_noir.games.archeologic.answers import QUESTION, SPAN
from cabinet_noir.games.archeologic.atlas import atlas
from cabinet_noir.games.archeologic.candidates import Indices, holding
from cabinet_noir.games.archeologic.edition import CLAIM_TIME, edition_of
from cabinet_noir.games.archeologic.hardness import question_times
from cabinet_noir.games.archeologic.track import advanced, still_in
from cabinet_noir.games.archeologic.types import Edition, State

from .lookahead import ALONE, STILL_NEEDED, Step, needed_after

CROWD: Final = 0.58
"""How much further each other pawn takes one on for the same time: pawns in the way are passed for nothing."""
SPREAD: Final = (0.25, 0.16)
"""How far explorers finish from where they are expected, as the scale of a logistic curve: at the end, and more for
each time still needed."""
WIDTH: Final = 8
LATER_WIDTH: Final = 4


def crowd(others: int) -> float:
    """Return how many places a time means on a track with so many others."""
    return 1.0 + CROWD * others


def places(view: State, seat: Seat) -> NDArray[np.float64]:
    """Return how many places each time would mean for a seat now (R4)."""
    return np.array([advanced(view, seat, int(time)) - view.pawns[seat] for time in ALONE], np.float64)


@dataclass(frozen=True)
class Rivals:
    """The others' pawns: in each city still possible where each is expected to claim, and where claims are waiting."""

    edition: Edition
    known: Indices
    """The cities still possible; `finish` and `spread` have a column for each, and a row a rival."""
    finish: NDArray[np.float64]
    spread: NDArray[np.float64]
    least: NDArray[np.float64]
    """For each rival the first place at which he may still claim."""
    waiting: float
    """The first place at which a claim is waiting."""
    crowd: float

    def none_before(self, place: float, among: Indices) -> NDArray[np.float64]:
        """Return, for each of some cities, how likely a right claim at this place is judged before any other."""
        if place > self.waiting:
            return np.zeros(len(among))
        columns = np.searchsorted(self.known, among)
        finish, spread = self.finish[:, columns], self.spread[:, columns]
        later = _later(np.maximum(place, self.least), finish, spread) / _later(self.least, finish, spread)
        chances: NDArray[np.float64] = later.prod(axis=0)
        return chances


def _later(place: Any, expected: NDArray[np.float64], spread: NDArray[np.float64]) -> NDArray[np.float64]:
    found: NDArray[np.float64] = 1.0 / (1.0 + np.exp(np.clip((place - expected) / spread, -30.0, 30.0)))
    return found


def rivals_of(view: State, seat: Seat, known: Indices) -> Rivals:
    """Look at the others: they know the public clues and what they asked, and go on as plain explorers do."""
    others = [other for other in still_in(view) if other != seat]
    searching = [other for other in others if view.claims[other] is None]
    waiting = [view.pawns[other] for other in others if view.claims[other] is not None]
    stands = np.array([[view.pawns[other]] for other in searching], np.float64).reshape(-1, 1)
    needed = np.array([STILL_NEEDED[left_to(view, other, known)] for other in searching]).reshape(-1, len(known))
    further = crowd(len(others))
    return Rivals(
        edition_of(view.options),
        known,
        finish=stands + needed * further + CLAIM_TIME + len(others),
        spread=SPREAD[0] + SPREAD[1] * needed * further,
        least=stands + CLAIM_TIME,
        waiting=min(waiting, default=inf),
        crowd=further,
    )


def left_to(view: State, other: Seat, known: Indices) -> NDArray[np.intp]:
    """Return how many cities another has left, for each city that may be the true one."""
    buildings = edition_of(view.options).buildings
    public = holding(buildings, view.clues)
    classes = np.zeros(len(public), np.intp)
    for asked in view.asked:
        if asked.seat == other:
            codes = atlas(buildings).answers[QUESTION[asked.axis, asked.element], public]
            classes = np.unique(classes * SPAN + codes, return_inverse=True)[1]
    left: NDArray[np.intp] = np.bincount(classes)[classes[np.searchsorted(public, known)]]
    return left


def gamble(among: Indices, place: float, times: NDArray[np.float64], claim: float, rivals: Rivals, width: int) -> Step:
    """Return the step most likely to win when a wrong claim puts you out; `time` is minus that likelihood."""
    chances = rivals.none_before(place + claim, among)
    best = int(chances.argmax())
    found = Step(-float(chances[best]) / len(among), None, int(among[best]))
    if len(among) == 1 or found.time == 0:  # what comes later is judged later still
        return found
    table = atlas(rivals.edition.buildings)
    after = needed_after(table, among)
    later = question_times(rivals.edition.ring).mean(axis=0) * rivals.crowd  # the viewfinder may stand anywhere by then
    for question in np.argsort(times + after, kind="stable")[:width].tolist():
        codes = table.answers[question, among]
        value = 0.0
        for code in np.flatnonzero(np.bincount(codes)).tolist():
            rest = among[codes == code]
            if len(rest) < len(among):
                there = place + times[question]
                step = gamble(rest, there, later, CLAIM_TIME + 0.5, rivals, LATER_WIDTH)
                value += len(rest) / len(among) * step.time
        found = min(found, Step(value, question), key=lambda step: step.time)
    return found
