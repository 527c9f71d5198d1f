"""Planning several questions ahead: the expected time to a right claim, by a shallow search over questions and answers.

A question costs its time and cuts the cities left into classes, one an answer; below the search's depth the time still
needed is read off `STILL_NEEDED`. The viewfinder's place is part of the position, with its drift in a solo game; in a
race it is known only as long as nobody else comes to turn.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.games.archeologic.answers import archeoscope
from cabinet_noir.games.archeologic.atlas import ARRANGEMENTS, Atlas, atlas
from cabinet_noir.games.archeologic.candidates import Indices, tallies
from cabinet_noir.games.archeologic.edition import CLAIM_TIME
from cabinet_noir.games.archeologic.hardness import axis_places, question_times
from cabinet_noir.games.archeologic.types import Axis, Edition

_MEASURED: Final = (
    (0.0, 0.0), (1.0, 2.76), (1.58, 3.06), (2.0, 3.9), (2.58, 4.4), (3.06, 5.0), (3.38, 5.2), (3.69, 5.5), (4.05, 5.9),
    (4.38, 6.1), (4.71, 6.4), (5.09, 6.8), (5.52, 7.15), (6.01, 7.35), (6.43, 7.8), (6.87, 8.1), (7.38, 8.5),
    (7.93, 8.9), (8.52, 9.35), (9.12, 9.8), (9.69, 10.3), (10.26, 10.8), (10.82, 11.2), (17.1, 16.2),
)  # fmt: skip
"""Bits still missing, and the time a plain explorer takes from there, measured on 1,500 quests."""
STILL_NEEDED: Final[NDArray[np.float64]] = np.interp(
    np.log2(np.maximum(np.arange(ARRANGEMENTS + 1), 1)),
    [bits for bits, _ in _MEASURED],
    [time for _, time in _MEASURED],
)
"""For each number of cities left, the time still needed before the claim."""
USELESS: Final = 99.0
"""The time of a question whose answer is known already."""
FEW: Final = 6
"""With so few cities left, a claim may tell as much as a question."""


class Step(NamedTuple):
    """What to do next: ask a question or claim a quest, by its number; and the time it all will take."""

    time: float
    question: int | None
    quest: int | None = None


ALONE: Final[NDArray[np.float64]] = np.arange(8.0)
"""Times and the places they mean on a track without others."""


@dataclass(frozen=True)
class Planner:
    """How far to look, and by which rules: `drift` as in a solo game, `retry` where a wrong claim may be followed."""

    edition: Edition
    drift: bool
    retry: bool
    widths: tuple[int, ...]
    """How many questions to look at, at each depth before the last."""
    places: NDArray[np.float64] = field(default_factory=lambda: ALONE)
    """How many places on the track each time means now: in a race, pawns in the way are passed for nothing."""
    crowd: float = 1.0
    """How much further all that comes later takes one on a track with others."""

    def best(self, among: Indices, viewfinder: Axis, lead: float = inf) -> Step:
        """Return the step with the least expected time to a right claim; `lead` is the time until another's turn."""
        return self._best(among, self.edition.ring.index(viewfinder), lead, self.widths)

    def _best(self, among: Indices, viewfinder: int, lead: float, widths: tuple[int, ...]) -> Step:
        if len(among) == 1:
            return Step(CLAIM_TIME, None, int(among[0]))
        after = needed_after(atlas(self.edition.buildings), among) * self.crowd
        question_time = question_times(self.edition.ring)
        if lead <= 0:  # others play first: it may stand anywhere by then
            return Step(float((question_time * self.crowd + after).min(axis=1).mean()) + CLAIM_TIME, None)
        times = self.places[question_time[viewfinder]] + after + CLAIM_TIME
        found = Step(float(times.min()), int(times.argmin()))
        if widths:
            found = Step(USELESS, None)
            for question in np.argsort(times, kind="stable")[: widths[0]].tolist():
                if after[question] < USELESS:
                    time = self._time(among, viewfinder, question, lead, widths[1:], found.time)
                    found = min(found, Step(time, question), key=lambda step: step.time)
        return self._or_claim(found, among, viewfinder, lead, widths)

    def _time(
        self, among: Indices, viewfinder: int, question: int, lead: float, widths: tuple[int, ...], enough: float
    ) -> float:
        """Return a question's expected time by looking at each of its answers; stop where it cannot be the best."""
        ring, buildings = self.edition.ring, self.edition.buildings
        codes = atlas(buildings).answers[question, among]
        spent = float(self.places[question_times(ring)[viewfinder, question]])
        time = spent + CLAIM_TIME
        for code in np.flatnonzero(np.bincount(codes)).tolist():
            rest = among[codes == code]
            if len(rest) > 1:
                drift = archeoscope(buildings).drifts[question, code] * self.drift
                moved = (axis_places(ring)[question] + drift) % len(ring)
                step = self._best(rest, int(moved), lead - spent, widths)
                time += len(rest) / len(among) * (step.time - CLAIM_TIME)
                if time >= enough:
                    break
        return time

    def _or_claim(self, found: Step, among: Indices, viewfinder: int, lead: float, widths: tuple[int, ...]) -> Step:
        """Return a claim instead, where one may be wrong and go on, and that takes less time."""
        if not self.retry or len(among) > FEW:
            return found
        for quest in among.tolist():
            time = float(CLAIM_TIME)
            for rest in told_apart(atlas(self.edition.buildings), among, quest):
                time += len(rest) / len(among) * self._best(rest, viewfinder, lead - CLAIM_TIME, widths[1:]).time
            found = min(found, Step(time, None, quest), key=lambda step: step.time)
        return found


def needed_after(table: Atlas, among: Indices) -> NDArray[np.float64]:
    """Return, for every question, the time expected to be needed after its answer, as `STILL_NEEDED` has it."""
    counts = tallies(table, among)
    after: NDArray[np.float64] = (counts * STILL_NEEDED[counts]).sum(axis=1) / len(among)
    after[counts.max(axis=1) == len(among)] = USELESS
    return after


def told_apart(table: Atlas, among: Indices, quest: int) -> list[Indices]:
    """Cut the other cities into those a wrong claim would tell apart: by the buildings that are right."""
    layouts = table.quests[:, among]
    same = (1 << np.arange(len(layouts))) @ (layouts == table.quests[:, quest, None])
    return [among[same == pattern] for pattern in np.unique(same).tolist() if pattern != (1 << len(layouts)) - 1]
