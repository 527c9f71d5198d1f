"""Three or four players: one guess a game, so when is it worth making, and what does asking give away?

A find completes the round (R10). So whoever plays later in the round may still end it before one's next turn, and
whoever played earlier may not: the last of a round loses nothing by waiting.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec.structs import replace

from cabinet_noir.core import Chance, Seat
from cabinet_noir.games.break_the_code.edition import CENTRE
from cabinet_noir.games.break_the_code.types import Code, FaceDown, Question, State

from .deduce import Posterior

IMAGINED: Final = 6
"""Deals by which the others' knowledge is judged."""
HOPE: Final = 0.5
"""What the others' questions add to one's own: the power to which the chance after one's question is raised."""
GIVEN_AWAY: Final = 0.3
"""What a bit of one's own hand told to three opponents is worth, in bits about the centre."""


def is_last_turn(view: State) -> bool:
    """Does nothing come after this turn? After a find it is (R10); with the last card it is, too (R11)."""
    last_card = not view.pile and sum(card is not None for card in view.row) == 1
    return "found" in view.standing or (last_card and not view.options.last_guess)


def still_to_play(view: State, seat: Seat) -> tuple[Seat, ...]:
    """Return who is in and plays after a seat in the same round."""
    order = [Seat((view.first + step) % view.seats) for step in range(view.seats)]
    return tuple(other for other in order[order.index(seat) + 1 :] if view.standing[other] == "in")


def risk(posterior: Posterior, seat: Seat, chance: Chance) -> float:
    """Return about how likely somebody finds the centre before this seat's next turn, and leaves it none."""
    later = still_to_play(posterior.view, seat)
    if not later:
        return 0.0
    ended = 0.0
    for _ in range(IMAGINED):
        placed = posterior.sample(chance)
        spared = 1.0
        for other in later:
            spared *= 1.0 - _ready(sureness(posterior.view, seat, other, placed[str(other)]))
        ended += 1.0 - spared
    return ended / IMAGINED


def sureness(view: State, seat: Seat, other: Seat, hand: Code) -> float:
    """Return how likely the likeliest centre is in another's eyes, if he holds this hand."""
    hands = list(view.hands)
    hands[seat] = tuple(FaceDown() for _ in hands[seat])
    hands[other] = hand
    theirs = Posterior(replace(view, hands=tuple(hands)), other)
    return next(iter(theirs.codes(CENTRE).values()), 0.0)


def _ready(sure: float) -> float:
    """Return how likely a player this sure finds the centre in his next turn."""
    return 1.0 if sure > 0.99 else 0.25 * sure


def given_away(posterior: Posterior, seat: Seat, question: Question) -> float:
    """Return how many bits one's own answer tells those who know only one's earlier answers (R5: four players)."""
    view = posterior.view
    if view.seats != 4:
        return 0.0
    hand = tuple(tile for tile in view.hands[seat] if not isinstance(tile, FaceDown))
    every = posterior.hands(len(hand))
    possible = np.ones(len(every.items), np.bool_)
    for exchange in view.asked:
        for said in exchange.said:
            if said.seat == seat:
                possible &= every.said(exchange.question, said.answer)
    answers = every.answers(question)
    mine = answers[every.numbers_of[hand][0]]
    return float(-np.log2(np.count_nonzero(possible & (answers == mine)) / np.count_nonzero(possible)))
