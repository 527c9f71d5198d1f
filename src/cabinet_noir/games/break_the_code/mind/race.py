"""Two players: a race. How many turns either side still needs, two questions deep, and what a card denies the other.

A turn is a question or a guess; a wrong guess costs no more than a question (R8), so naming one of two codes is never
worse than telling them apart first.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from typing import Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from cabinet_noir.core import Chance, Seat
from cabinet_noir.games.break_the_code.types import FaceDown, Question, State

from .deduce import Posterior
from .hands import Hands, Numbers

FEW: Final = (0.0, 1.0, 1.5, 1.95, 2.15)
"""Turns needed to win with so few codes left: one of two takes one turn or two."""
BITS_A_TURN: Final = 3.4
OPPONENTS: Final = 4
"""Hands the opponent is imagined with."""
DENIAL: Final = 0.6
"""How much a turn more for the opponent is worth, in turns of one's own."""


def turns(codes: int) -> float:
    """Return about how many turns it takes to win with so many codes left."""
    return FEW[codes] if codes < len(FEW) else FEW[-1] + (log2(codes) - 2.0) / BITS_A_TURN


_TURNS: Final = np.array([turns(codes) for codes in range(16_000)])


class Race:
    """The codes one side holds possible, and what each question would leave of them."""

    def __init__(self, every: Hands, numbers: Numbers, questions: Sequence[Question]) -> None:
        self.questions = tuple(questions)
        codes, weights = np.unique(every.codes[numbers], return_counts=True)
        self.weights: NDArray[np.float64] = weights / max(1, weights.sum())
        self.tables = []
        for question in questions:
            _, labels = np.unique(every.answers(question)[codes], return_inverse=True)
            self.tables.append(labels.astype(np.int64))

    def after_one(self, table: Numbers) -> float:
        """Return the turns needed when this is asked now and the rest is as usual."""
        sizes = np.bincount(table)
        return 1.0 + float(np.bincount(table, self.weights) @ _TURNS[sizes])

    def after_two(self, index: int) -> float:
        """Return the turns needed when this is asked now and the best other card next time."""
        table = self.tables[index]
        sizes = np.bincount(table)
        shares = np.bincount(table, self.weights)
        best = _TURNS[sizes] * shares
        for other, second in enumerate(self.tables):
            if self.questions[other].card != self.questions[index].card:
                best = np.minimum(best, shares + self._left(table, second, len(sizes)))
        return 1.0 + float(best.sum())

    def _left(self, first: Numbers, second: Numbers, answers: int) -> NDArray[np.float64]:
        """Return, by the first answer, the turns left after both, weighted."""
        width = int(second.max(initial=0)) + 1
        both = first * width + second
        sizes = np.bincount(both, minlength=answers * width)
        shares = np.bincount(both, self.weights, minlength=answers * width)
        found: NDArray[np.float64] = (_TURNS[sizes] * shares).reshape(answers, width).sum(axis=1)
        return found

    def after_a_guess(self) -> float:
        """Return the turns needed when the likeliest code is named now."""
        best = float(self.weights.max(initial=0.0))
        return 1.0 + (1.0 - best) * float(_TURNS[len(self.weights) - 1])


def denials(posterior: Posterior, seat: Seat, questions: Sequence[Question], chance: Chance) -> dict[int, float]:
    """Return, for each card, how many turns the opponent loses when it is gone, over hands he may have."""
    found = dict.fromkeys((question.card for question in questions), 0.0)
    for _ in range(OPPONENTS):
        theirs = posterior.sample(chance)[str(1 - seat)]
        hidden = (FaceDown(),) * len(posterior.view.hands[seat])
        imagined: State = replace(posterior.view, hands=(theirs, hidden) if seat else (hidden, theirs))
        other = Posterior(imagined, 1 - seat)
        race = Race(other.hands(len(hidden)), other.groups[0].numbers, questions)
        costs = [(race.after_one(table), question.card) for table, question in zip(race.tables, questions, strict=True)]
        best = min(costs)[0]
        for card in found:
            without = min((cost for cost, other_card in costs if other_card != card), default=best + 0.5)
            found[card] += (without - best) / OPPONENTS
    return found
