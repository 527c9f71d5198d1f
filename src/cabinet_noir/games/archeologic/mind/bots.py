"""The bots of ArcheOlogic. Each chooses by one sight and forgets: all it knows follows from what its seat was shown.

`novice` asks at random and claims too soon, `regular` asks what tells most per time, `master` plans several questions
ahead and knows when a claim may be rash.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import inf
from typing import Final

import numpy as np

from cabinet_noir.core import Bot, Chance, Seat, Sight
from cabinet_noir.games.archeologic.answers import QUESTIONS
from cabinet_noir.games.archeologic.atlas import atlas
from cabinet_noir.games.archeologic.candidates import Indices, information, tallies
from cabinet_noir.games.archeologic.edition import CLAIM_TIME, edition_of
from cabinet_noir.games.archeologic.hardness import most_per_time, question_times
from cabinet_noir.games.archeologic.track import still_in
from cabinet_noir.games.archeologic.types import Action, Aim, Ask, Claim, Event, State

from .deduce import candidates
from .lookahead import Planner, Step
from .race import WIDTH, crowd, gamble, places, rivals_of

See = Sight[State, Event]


def claim(view: State, quest: int) -> Claim:
    """Claim a quest of the atlas."""
    return Claim(atlas(edition_of(view.options).buildings).quest(quest))


def ask(question: int) -> Ask:
    """Ask a question by its number."""
    return Ask(*QUESTIONS[question])


# the novice

SOON: Final = 3
"""With so few cities left a novice claims one of them."""
TRIES: Final = 4


class Novice:
    """Looks at a few questions at random, asks the cheapest that tells anything, and claims too soon.

    It looks at so many that its lots cannot be gone through one by one: it says itself how likely each action is.
    """

    def __call__(self, sight: See, chance: Chance, /) -> Action:
        """Choose."""
        view = sight.view
        if view.phase == "aiming":
            return Aim(chance.choice(view.ring))
        among = candidates(view)
        if len(among) <= SOON:
            return claim(view, int(among[chance.below(len(among))]))
        times = _times_of_telling(view, among)
        telling = list(times)
        return ask(min((chance.choice(telling) for _ in range(TRIES)), key=times.__getitem__))

    def policy(self, sight: See, /) -> Mapping[Action, float]:
        """Return every action it may take, with its probability."""
        view = sight.view
        if view.phase == "aiming":
            return {Aim(axis): 1 / len(view.ring) for axis in view.ring}
        among = candidates(view)
        if len(among) <= SOON:
            return {claim(view, int(quest)): 1 / len(among) for quest in among}
        return {ask(question): share for question, share in _cheapest_of(_times_of_telling(view, among), TRIES).items()}


def _times_of_telling(view: State, among: Indices) -> dict[int, int]:
    """Return the questions that tell anything, each with the time it takes."""
    edition = edition_of(view.options)
    telling = np.flatnonzero(information(tallies(atlas(edition.buildings), among), len(among)) > 1e-9).tolist()
    times = question_times(edition.ring)[edition.ring.index(view.viewfinder)]
    return {question: int(times[question]) for question in telling}


def _cheapest_of(times: Mapping[int, int], tries: int) -> dict[int, float]:
    """Return how likely each is the cheapest of so many looked at: those that take as long share it evenly."""
    alike, shares = Counter(times.values()), dict[int, float]()
    dearer = len(times)
    for time in sorted(alike):
        least, dearer = dearer, dearer - alike[time]
        shares[time] = (least**tries - dearer**tries) / len(times) ** tries / alike[time]
    return {question: shares[time] for question, time in times.items()}


novice: Final = Novice()


# the regular


def regular(sight: See, chance: Chance) -> Action:
    """Ask what tells most per time; claim when one city is left."""
    view = sight.view
    if view.phase == "aiming":
        return Aim(chance.choice(view.ring))
    among = candidates(view)
    if len(among) == 1:
        return claim(view, int(among[0]))
    return ask(most_per_time(edition_of(view.options), among, view.viewfinder))


# the master

WIDTHS: Final = (6, 4)
AIMING: Final = (5,)
CLOSE, HURRIED = 8, 30
"""With so few cities left a race is played for the win and not for the time; sooner if another's claim is waiting."""


def master(sight: See, chance: Chance) -> Action:
    """Take the step with the least expected time; near the end of a race, the one most likely to win."""
    view = sight.view
    among, edition = candidates(view), edition_of(view.options)
    retry = view.options.verdict == "app"
    if view.phase == "aiming":
        planner = Planner(edition, drift=True, retry=retry, widths=AIMING)
        return Aim(min(view.ring, key=lambda axis: planner.best(among, axis).time))
    if view.seats == 1:
        return _taken(view, Planner(edition, drift=True, retry=retry, widths=WIDTHS).best(among, view.viewfinder))
    assert sight.seat is not None
    return _taken(view, _raced(view, sight.seat, among, retry))


def _raced(view: State, seat: Seat, among: Indices, retry: bool) -> Step:
    """Race: play for the win where it is near, else for the time."""
    ahead, edition = places(view, seat), edition_of(view.options)
    others = [view.pawns[other] for other in still_in(view) if other != seat]
    waiting = any(claimed is not None for claimed in view.claims)
    if others and not retry and len(among) <= (HURRIED if waiting else CLOSE):
        times = ahead[question_times(edition.ring)[edition.ring.index(view.viewfinder)]]
        step = gamble(among, view.pawns[seat], times, float(ahead[CLAIM_TIME]), rivals_of(view, seat, among), WIDTH)
        if step.time < 0:
            return step
    planner = Planner(edition, False, retry, WIDTHS, ahead, crowd(len(others)))
    return planner.best(among, view.viewfinder, min(others, default=inf) - view.pawns[seat])


def _taken(view: State, step: Step) -> Action:
    if step.question is not None:
        return ask(step.question)
    assert step.quest is not None
    return claim(view, step.quest)


BOTS: Final[dict[str, Bot]] = {"novice": novice, "regular": regular, "master": master}
