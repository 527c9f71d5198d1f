"""The bots of ArcheOlogic. Each chooses by one sight and forgets: all it knows follows from what its seat was shown.

`novice` asks at random and claims too soon, `regular` asks what tells most per time, `master` plans several questions
ahead and knows when a claim may be rash.
"""

from __future__ import annotations

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


def novice(sight: See, chance: Chance) -> Action:
    """Look at a few questions at random, ask the cheapest that tells anything, and claim too soon."""
    view = sight.view
    if view.phase == "aiming":
        return Aim(chance.choice(view.ring))
    among = candidates(view)
    if len(among) <= SOON:
        return claim(view, int(among[chance.below(len(among))]))
    edition = edition_of(view.options)
    telling = np.flatnonzero(information(tallies(atlas(edition.buildings), among), len(among)) > 1e-9).tolist()
    looked_at = [chance.choice(telling) for _ in range(TRIES)]
    times = question_times(edition.ring)[edition.ring.index(view.viewfinder)]
    return ask(min(looked_at, key=lambda question: int(times[question])))


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
