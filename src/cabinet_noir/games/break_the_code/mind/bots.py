"""The bots of Break the Code. Each chooses by one sight and forgets: all it knows follows from what its seat was shown.

`novice` asks anything and guesses when it feels lucky, `regular` asks what tells most and guesses when it is certain,
`master` looks a question further, minds what the others get out of it, and knows when a guess is worth its price.
"""

from __future__ import annotations

from typing import Final

from cabinet_noir.core import Bot, Chance, Seat, Sight
from cabinet_noir.games.break_the_code.edition import CENTRE
from cabinet_noir.games.break_the_code.types import Action, Ask, Code, Event, Guess, Question, State

from .deduce import Posterior
from .race import DENIAL, Race, denials
from .ranking import Ranking, open_questions
from .stakes import GIVEN_AWAY, HOPE, given_away, is_last_turn, risk

See = Sight[State, Event]
CERTAIN: Final = 1.0 - 1e-9
LUCKY: Final = 0.4
"""How sure a novice wants to be."""


def _eyes(sight: See) -> tuple[Seat, Posterior, Code, float]:
    """Return who looks, what is known, the likeliest code and how likely it is."""
    assert sight.seat is not None
    posterior = Posterior(sight.view, sight.seat)
    target = CENTRE if sight.seats > 2 else str(1 - sight.seat)
    code, chance = next(iter(posterior.codes(target).items()))
    return sight.seat, posterior, code, chance


def _ask(question: Question) -> Ask:
    return Ask(question.card, question.choice)


def novice(sight: See, chance: Chance) -> Action:
    """Ask anything; guess when fairly sure, or when nothing else is offered."""
    _, _, code, sure = _eyes(sight)
    if sure >= LUCKY or sight.view.phase != "playing":
        return Guess(code)
    return _ask(chance.choice(open_questions(sight.view)))


def regular(sight: See, chance: Chance) -> Action:
    """Ask what tells most about the code; guess when certain, or when there is nothing left to be told."""
    seat, posterior, code, sure = _eyes(sight)
    if sure >= CERTAIN or sight.view.phase != "playing":
        return Guess(code)
    question, bits = Ranking(posterior, seat).questions[0]
    if bits <= 0.0 and (sight.seats == 2 or is_last_turn(sight.view)):
        return Guess(code)
    return _ask(question)


def master(sight: See, chance: Chance) -> Action:
    """Look a question further, deny, and guess before certainty where that pays."""
    seat, posterior, code, sure = _eyes(sight)
    if sure >= CERTAIN or sight.view.phase != "playing" or is_last_turn(sight.view):
        return Guess(code)
    if sight.seats == 2:
        return _race(posterior, seat, code, chance)
    return _stake(posterior, seat, code, sure, chance)


def _race(posterior: Posterior, seat: Seat, code: Code, chance: Chance) -> Action:
    """Two players: take the fewest turns, and let the other need more."""
    questions = open_questions(posterior.view)
    race = Race(posterior.hands(len(code)), posterior.groups[0].numbers, questions)
    denied = denials(posterior, seat, questions, chance)
    costs = [race.after_two(index) - DENIAL * denied[question.card] for index, question in enumerate(questions)]
    best = min(range(len(questions)), key=costs.__getitem__)
    return Guess(code) if race.after_a_guess() <= costs[best] else _ask(questions[best])


def _stake(posterior: Posterior, seat: Seat, code: Code, sure: float, chance: Chance) -> Action:
    """Three or four players: ask what tells most and gives least away, unless waiting costs more than guessing."""
    ranking = Ranking(posterior, seat)
    worth = [
        (bits - GIVEN_AWAY * given_away(posterior, seat, question), question) for question, bits in ranking.questions
    ]
    _, question = max(worth, key=lambda each: each[0])
    if sure >= 0.25:
        hope = max(sure, ranking.best_chance(question)) ** HOPE
        if sure > hope * (1.0 - risk(posterior, seat, chance)):
            return Guess(code)
    return _ask(question)


BOTS: Final[dict[str, Bot]] = {"novice": novice, "regular": regular, "master": master}
