"""What speaks for each explorer of ArcheOlogic: where on the track his claim will be judged, beside the others'.

How many cities each has left follows from the city, his clues and his answers; with that comes the time he still needs,
one question ahead for whoever is on turn. Whose right claim is judged first has won. Alone there is nobody to lose to.
"""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from cabinet_noir.core import Chance, Seat, Worth
from cabinet_noir.deduce import spread
from cabinet_noir.deduce.fitted import starts_beside, weights_beside
from cabinet_noir.games.archeologic.answers import QUESTION, QUESTIONS, archeoscope
from cabinet_noir.games.archeologic.atlas import atlas
from cabinet_noir.games.archeologic.candidates import Compared, Fact, Indices, Read, agrees, tallies
from cabinet_noir.games.archeologic.cities import right_buildings, traps
from cabinet_noir.games.archeologic.edition import BUILDINGS, CLAIM_TIME, edition_of
from cabinet_noir.games.archeologic.hardness import question_times
from cabinet_noir.games.archeologic.quests import extra_size
from cabinet_noir.games.archeologic.track import advanced, last, still_in
from cabinet_noir.games.archeologic.types import (
    Action,
    Ask,
    Asked,
    Buildings,
    Buried,
    City,
    Claim,
    Clues,
    Options,
    State,
    Unread,
    Verdict,
)

from .bots import See
from .deduce import buildings_of, candidates
from .lookahead import STILL_NEEDED, USELESS
from .race import SPREAD, places

Floats = NDArray[np.float64]

NAMES: Final = ("race", "out", "alone")
FEW_CITIES: Final = 500
"""With more cities left nobody looks at every question."""
MOST_QUESTIONS: Final = 3
MOST_CITIES: Final = 4
"""With more cities left, claiming one is no idea."""
LEAST: Final = 0.004
CROWD: Final = 0.4
"""How much further each other pawn takes one on for the same time, until one claims."""
REACH, STEP = 60, 0.25
"""How far ahead the track is looked at, and how finely."""
PASSED: Final = 1.0
"""How many pawns, of each that is in, a claim passes."""


def features(state: State) -> list[tuple[float, ...]]:
    """Return what speaks for each seat, its share of the race; alone, there is the box beside it."""
    if state.seats == 1:
        return [(0.0, 0.0, 1.0), (0.0, 0.0, 0.0)]
    return [(log(max(LEAST, share)), float(share <= LEAST), 0.0) for share in raced(state)]


def kind(state: State) -> str:
    """Return by which weights a state is judged."""
    return "1" if state.seats == 1 else f"{state.seats} {state.options.verdict}"


# the race


def raced(state: State) -> list[float]:
    """Return how likely each seat's claim is the first right one that is judged (R8, R9)."""
    playing = still_in(state)
    if not playing:
        return [0.0] * state.seats
    start, turn = min(state.pawns[seat] for seat in playing), last(state)
    track = np.arange(start, start + REACH, STEP)
    later = {seat: _later(state, seat, track) for seat in playing}
    rash = _if_claimed(state, turn, track)
    if rash is not None:  # whoever is on turn does what is better, and takes it that whoever claimed knew
        waiting = [seat for seat in playing if seat != turn and state.claims[seat] is not None]
        feared = later | {seat: (track <= state.pawns[seat]).astype(np.float64) for seat in waiting}
        if _first(state, feared | {turn: rash})[turn] > _first(state, feared)[turn]:
            later[turn] = rash
    return _first(state, later)


def _first(state: State, later: dict[Seat, Floats]) -> list[float]:
    """Return how likely each seat is the first, from how likely each is at or after every place."""
    shares = [0.0] * state.seats
    for seat in later:
        chances = -np.diff(later[seat], append=0.0)
        for other in later:
            if other != seat:
                chances = chances * (later[other] if other > seat else np.append(later[other][1:], 0.0))
        shares[seat] = float(chances.sum())
    total = sum(shares)
    return [share / total for share in shares] if total > 0 else [1.0 / state.seats] * state.seats


def _later(state: State, seat: Seat, track: Floats) -> Floats:
    """Return how likely a seat's right claim is judged at or after each place of the track."""
    claim, pawn = state.claims[seat], state.pawns[seat]
    if claim is not None and claim == state.city:
        return (track <= pawn).astype(np.float64)
    if claim is not None and state.options.verdict == "booklet":
        return np.ones(len(track))  # it will never be right
    known = facts_of(state, seat)
    number = len(left(buildings_of(state), known))
    if seat == last(state) and claim is None and 1 < number <= FEW_CITIES:
        question, spent = best_questions(state, seat, 1)[0]
        counts = told_apart(buildings_of(state), known)[question]
        counts = counts[counts > 0]
        return _spread(state, track, pawn + spent, counts, counts / number)
    return _spread(state, track, pawn, np.array([number]), np.ones(1))


def _spread(state: State, track: Floats, place: float, cities: NDArray[np.intp], shares: Floats) -> Floats:
    """Return the same for a pawn that will stand at a place, with as many cities left as is said, each as likely."""
    others = len(still_in(state)) - 1
    needed = STILL_NEEDED[cities] * crowd(others)
    finish, spread = place + needed + CLAIM_TIME + PASSED * others, SPREAD[0] + SPREAD[1] * needed
    steps = np.clip((track[None, :] - finish[:, None]) / spread[:, None], -30.0, 30.0)
    found: Floats = shares @ (1.0 / (1.0 + np.exp(steps)))
    return found


def _if_claimed(state: State, seat: Seat, track: Floats) -> Floats | None:
    """Return the same for the seat on turn if it claims one of its cities now; None where that is no idea."""
    number = len(left(buildings_of(state), facts_of(state, seat)))
    if state.claims[seat] is not None or number > MOST_CITIES:
        return None
    place = float(advanced(state, seat, CLAIM_TIME))
    right = (track <= place).astype(np.float64) / number
    if state.options.verdict == "booklet" or number == 1:
        return right + (1.0 - 1.0 / number)
    return right + (1.0 - 1.0 / number) * _spread(state, track, place, np.array([number - 1]), np.ones(1))


def crowd(others: int) -> float:
    """Return how many places a time means on a track with so many others."""
    return 1.0 + CROWD * others


def best_questions(state: State, seat: Seat, number: int) -> list[tuple[int, float]]:
    """Return the questions by which a seat on turn claims soonest, and how far each takes it."""
    edition, known = edition_of(state.options), facts_of(state, seat)
    ahead = places(state, last(state))
    spent = ahead[question_times(edition.ring)[edition.ring.index(state.viewfinder)]]
    after = needed_after(edition.buildings, known) * crowd(len(still_in(state)) - 1)
    return [(int(each), float(spent[each])) for each in np.argsort(spent + after, kind="stable")[:number]]


def facts_of(state: State, seat: int) -> tuple[Fact, ...]:
    """Return all that a seat was told about the city."""
    alone = state.extra[seat] if state.extra else ()
    found: list[Fact] = [*state.clues, *(() if isinstance(alone, Unread) else alone)]
    found += [
        Read(asked.axis, asked.element, asked.answer)
        for asked in state.asked
        if asked.seat == seat and not isinstance(asked.answer, Unread)
    ]
    found += [
        Compared(verdict.city, None if isinstance(verdict.buildings, Unread) else verdict.buildings)
        for verdict in state.verdicts
        if verdict.seat == seat and not isinstance(verdict.city, Unread)
    ]
    return tuple(found)


@lru_cache(maxsize=4096)
def left(buildings: Buildings, known: tuple[Fact, ...]) -> Indices:
    """Return the cities in which all this holds."""
    if not known:
        return np.arange(atlas(buildings).size)
    before = left(buildings, known[:-1])
    found: Indices = before[agrees(buildings, known[-1], before)]
    return found


@lru_cache(maxsize=1024)
def told_apart(buildings: Buildings, known: tuple[Fact, ...]) -> NDArray[np.intp]:
    """Return, for each question and answer, in how many of the cities left it is the answer."""
    return tallies(atlas(buildings), left(buildings, known))


@lru_cache(maxsize=1024)
def needed_after(buildings: Buildings, known: tuple[Fact, ...]) -> Floats:
    """Return, for every question, the time expected to be needed after its answer."""
    counts, number = told_apart(buildings, known), len(left(buildings, known))
    after: Floats = (counts * STILL_NEEDED[counts]).sum(axis=1) / number
    after[counts.max(axis=1) == number] = USELESS
    return after


# what is to be drawn


def reshuffled(state: State, _chance: Chance) -> State:
    """Return the same: once the city is buried, nothing is left to chance."""
    return state


def draws(_state: State, _action: Action) -> bool:
    """Does chance decide anything now? Never after the deal."""
    return False


def guess(state: State, _seat: Seat, action: Action) -> bool | None:
    """Is it a guess, and is the whole city right (R8, R9)?"""
    if not isinstance(action, Claim):
        return None
    assert not isinstance(state.city, Buried)
    return len(right_buildings(action.city, state.city)) == len(BUILDINGS)


# what a seat cannot tell apart


def filled(sight: See, chance: Chance, number: int) -> list[State]:
    """Return so many full states that look like a sight, drawn evenly; where there are no more than that, all of them.

    What others wrote is as likely right as they could know: a claim that waits names one of the cities left to them.
    So while one waits, each of a few cities comes several times, for what is written there differs.
    """
    among = candidates(sight.view)
    if any(isinstance(claim, Unread) for claim in sight.view.claims):
        among = np.repeat(among, max(1, number // len(among)))
    return [_with(sight.view, int(among[place]), chance) for place in spread(chance, number, len(among))]


def _with(view: State, quest: int, chance: Chance) -> State:
    """Return the full state in which this is the city."""
    if not isinstance(view.city, Buried):
        return view
    buildings = buildings_of(view)
    city = atlas(buildings).quest(quest)
    state = replace(
        view,
        city=city,
        extra=tuple(
            _told_alone(view, seat, city) if isinstance(clues, Unread) else clues
            for seat, clues in enumerate(view.extra)
        ),
        asked=tuple(_answered(buildings, asked, quest) for asked in view.asked),
        verdicts=tuple(_judged(view, verdict, city) for verdict in view.verdicts),
    )
    claims = tuple(
        _claimed(state, seat, chance) if isinstance(claim, Unread) else claim for seat, claim in enumerate(view.claims)
    )
    return replace(state, claims=claims)


def _told_alone(view: State, seat: int, city: City) -> Clues:
    free = [clue for clue in traps(buildings_of(view), city) if clue not in view.clues]
    return tuple(free[: extra_size(view.options, seat)])


def _answered(buildings: Buildings, asked: Asked, quest: int) -> Asked:
    if not isinstance(asked.answer, Unread):
        return asked
    code = int(atlas(buildings).answers[QUESTION[asked.axis, asked.element], quest])
    return replace(asked, answer=archeoscope(buildings).answers[asked.element][code])


def _judged(view: State, verdict: Verdict, city: City) -> Verdict:
    if not isinstance(verdict.city, Unread):
        return verdict
    quests = map(atlas(buildings_of(view)).quest, (0, 1))
    claim = city if verdict.right else next(other for other in quests if other != city)
    shown = right_buildings(claim, city) if isinstance(verdict.buildings, Unread) else verdict.buildings
    return replace(verdict, city=claim, buildings=shown)


def _claimed(state: State, seat: int, chance: Chance) -> City:
    """Return a claim that waits: one of the cities left to who wrote it."""
    among = left(buildings_of(state), facts_of(state, seat))
    return atlas(buildings_of(state)).quest(int(among[chance.below(len(among))]))


# what a seat has to choose from


def considered(sight: See) -> list[Action]:
    """Return what is worth comparing: the questions by which one claims soonest, and one of the last few cities."""
    assert sight.seat is not None
    view, seat = sight.view, sight.seat
    if view.phase == "aiming":
        return []
    among = candidates(view)
    found: list[Action] = []
    if len(among) <= MOST_CITIES:
        found.append(Claim(atlas(buildings_of(view)).quest(int(among[0]))))
    if len(among) > 1:
        found += [Ask(*QUESTIONS[question]) for question, _ in best_questions(view, seat, MOST_QUESTIONS)]
    return found


WORTH: Final = Worth(
    names=NAMES,
    kind=kind,
    features=features,
    reshuffled=reshuffled,
    draws=draws,
    considered=considered,
    fitted_on=tuple((Options(verdict=verdict), seats) for verdict in ("booklet", "app") for seats in (1, 2, 3, 4)),
    weights=weights_beside(__file__, NAMES),
    starts=starts_beside(__file__, NAMES),
    filled=filled,
    guess=guess,
)
