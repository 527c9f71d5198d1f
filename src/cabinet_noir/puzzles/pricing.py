"""How hard a puzzle is before anybody has tried it. Later, those who try it say so."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from math import log2
from typing import Any, Final

from cabinet_noir.core import Case, Proof, Word
from cabinet_noir.review.choices import Choice

from .weigh import hardest

A_STEP: Final = 2
"""What a further step of a proof costs: it rests on the one before."""
INDISPENSABLE: Final = 3
"""What a clue costs besides if there is no way round it: whoever overlooks it finds no other reason."""
A_RIVAL: Final = 4
"""What twice as many questions to choose from cost."""
CLOSE: Final = 4
"""How much less a question counts as a rival that tells less: so often its share of the best is taken."""
A_RISK: Final = 8
"""What it costs to see that a guess is right which is not certain at all: the less likely, the more of it."""
A_WORD: Final = 10
"""What it costs to think of the one word there is, if it is a familiar one."""


def price_of_proof(case: Case[Any], proof: Proof) -> int:
    """Return what a proof costs: its clues, each further step as a clue, and more for those that nothing replaces."""
    return proof.price + A_STEP * len(proof.steps) + INDISPENSABLE * len(indispensable(case, proof))


def indispensable(case: Case[Any], proof: Proof) -> tuple[int, ...]:
    """Return the clues that are in every proof of the same: without one of them, all others together do not tell it."""
    told = range(len(case.clues))
    denied = (proof.claim.denied,)
    return tuple(
        clue for clue in proof.clues if case.world([each for each in told if each != clue], denied) is not None
    )


def price_of_question(advice: Sequence[tuple[Any, float]]) -> int:
    """Return what it costs to see which question tells the most: the more others come close to it, the more."""
    best = advice[0][1]
    return round(A_RIVAL * log2(1 + sum(max(0.0, worth / best) ** CLOSE for _, worth in advice)))


def price_of_act(case: Case[Any], choice: Choice) -> int:
    """Return what it costs to see which act decides: what rivals it has, and its proof or, without one, its risk."""
    proof = hardest(case, choice.best)
    if proof is not None:
        return price_of_question(choice.worths) + price_of_proof(case, proof)
    return price_of_question(choice.worths) + round(A_RISK * (1 - (choice.odds or 1.0)))


def price_of_words(words: Sequence[Word]) -> int:
    """Return what it costs to think of a word that takes the most: the fewer and the rarer they are, the more."""
    return max(1, round(A_WORD / sum(1 - word.rarity / 2 for word in best_of(words))))


def best_of(words: Sequence[Word]) -> Sequence[Word]:
    """Return the words that take the most, of those that are given best first."""
    return list(takewhile(lambda word: word.points == words[0].points, words))
