"""How soon a player names the code: with so many codes left, how likely within so many turns, one question ahead.

Codes are listed as an attentive player would, from the answers that were given and his own tiles; all are taken to be
as likely. What the open cards would leave of them is counted for every card at once, so that it can be asked thousands
of times.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.games.break_the_code.edition import CARDS, GREEN, QUESTIONS, choices, tiles_of
from cabinet_noir.games.break_the_code.types import Answer, Card, Code, Question

from .hands import Hands, Numbers, hands

Floats = NDArray[np.float64]
Told = tuple[tuple[Question, Answer], ...]
"""What somebody answered, in turn."""

TURNS: Final = 8
"""So many turns are looked at; nearly everybody is done by then."""
_MEASURED: Final = (
    (1.0, 1.000, 1.000, 1.000, 1.000, 1.000, 1.000),
    (2.0, 0.500, 1.000, 1.000, 1.000, 1.000, 1.000),
    (3.0, 0.333, 0.660, 1.000, 1.000, 1.000, 1.000),
    (4.0, 0.082, 0.741, 0.923, 1.000, 1.000, 1.000),
    (5.0, 0.037, 0.659, 0.914, 0.972, 1.000, 1.000),
    (6.4, 0.019, 0.613, 0.889, 0.970, 0.991, 0.999),
    (8.8, 0.008, 0.532, 0.857, 0.968, 0.992, 0.998),
    (12.8, 0.001, 0.402, 0.802, 0.959, 0.994, 0.999),
    (18.7, 0.000, 0.305, 0.754, 0.943, 0.985, 0.996),
    (28.4, 0.000, 0.198, 0.669, 0.904, 0.974, 0.991),
    (45.5, 0.000, 0.137, 0.609, 0.872, 0.965, 0.992),
    (79.0, 0.000, 0.067, 0.558, 0.874, 0.968, 0.992),
    (132.2, 0.000, 0.033, 0.449, 0.816, 0.957, 0.990),
    (199.3, 0.000, 0.016, 0.354, 0.745, 0.931, 0.980),
    (310.4, 0.000, 0.008, 0.237, 0.673, 0.908, 0.975),
    (700.3, 0.000, 0.004, 0.123, 0.556, 0.885, 0.973),
    (1276.5, 0.000, 0.000, 0.070, 0.480, 0.850, 0.955),
    (2582.5, 0.000, 0.000, 0.045, 0.431, 0.790, 0.947),
)
"""Codes left, and how likely a plain player is done within one turn, two, and so on, measured on 16,000 codes."""
LEFT_AFTER: Final = 0.4
"""Of those not done after the last turn that was measured, the part that is not done after one more."""


def _paces() -> Floats:
    """Return, for every number of codes left, how likely one is not done after each turn."""
    codes = np.log2(np.maximum(np.arange(16_000), 1))
    at = np.log2([row[0] for row in _MEASURED])
    lasting = [1.0 - np.interp(codes, at, [row[turn] for row in _MEASURED]) for turn in range(1, 7)]
    while len(lasting) < TURNS:
        lasting.append(lasting[-1] * LEFT_AFTER)
    return np.stack(lasting, axis=1)


PACES: Final = _paces()
EXPECTED: Final[Floats] = 1.0 + PACES.sum(axis=1)
"""For every number of codes left, about how many turns it takes."""


@cache
def plain(every: Hands) -> Numbers:
    """Return one raw hand for each code: of the two green 5s a single one is the first."""
    return np.flatnonzero(every.codes == np.arange(len(every.codes)))


@lru_cache(maxsize=4096)
def fitting(numbers: tuple[int, ...], size: int, told: Told) -> Numbers:
    """Return the codes of a size that give these answers."""
    every = hands(numbers, size)
    if not told:
        return plain(every)
    before = fitting(numbers, size, told[:-1])
    return before[every.said(*told[-1])[before]]


@lru_cache(maxsize=4096)
def held(numbers: tuple[int, ...], hand: Code) -> int:
    """Return what a hand takes from the codes of others, as a bit set: of the two green 5s, the second one first."""
    deck = tiles_of(numbers)
    taken = sum(1 << deck.index(tile) for tile in hand if tile.number != GREEN)
    return taken | sum(fives(numbers)[::-1][: sum(tile.number == GREEN for tile in hand)])


@cache
def fives(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Return the two green 5s, each as a bit set; none where there are none."""
    return tuple(1 << place for place, tile in enumerate(tiles_of(numbers)) if tile.number == GREEN) or (0, 0)


@lru_cache(maxsize=4096)
def fitting_raw(numbers: tuple[int, ...], size: int, told: Told) -> Numbers:
    """Return the raw hands of a size that give these answers: the two green 5s are two tiles here."""
    every = hands(numbers, size)
    if not told:
        return np.arange(len(every.masks))
    before = fitting_raw(numbers, size, told[:-1])
    return before[every.said(*told[-1])[before]]


@lru_cache(maxsize=4096)
def left(numbers: tuple[int, ...], size: int, told: Told, hand: Code) -> Numbers:
    """Return the codes of another's hand that give these answers and leave one's own hand where it is."""
    fits = fitting(numbers, size, told)
    found: Numbers = fits[(hands(numbers, size).masks[fits] & held(numbers, hand)) == 0]
    return found


@cache
def _tables(every: Hands) -> tuple[NDArray[np.int64], int]:
    """Return every code's answer to every question, each question's answers apart, and how many there are at most."""
    answers = np.stack([every.answers(question) for question in QUESTIONS]).astype(np.int64)
    span = int(answers.max()) + 1
    return answers + np.arange(0, span * len(QUESTIONS), span)[:, None], span


_PLACES: Final = {card: [QUESTIONS.index(Question(card, choice)) for choice in choices(card)] for card in CARDS}


class Pace:
    """How soon a player with some codes left is done, by what may be asked."""

    def __init__(self, every: Hands, codes: Numbers) -> None:
        self.every, self.codes, self.number = every, codes, len(codes)

    @cached_property
    def _after(self) -> tuple[Floats, Any]:
        """For every question, the turns it takes when it is asked now; and how many codes each answer leaves."""
        table, span = _tables(self.every)
        counts = np.bincount(table[:, self.codes].ravel(), minlength=span * len(table)).reshape(len(table), span)
        return 1.0 + (counts * EXPECTED[counts]).sum(axis=1) / max(1, self.number), counts

    @property
    def usual(self) -> Floats:
        """How likely this player is not done after each turn, with whatever cards."""
        found: Floats = PACES[self.number]
        return found

    def lasting(self, cards: Sequence[Card | None]) -> Floats:
        """Return how likely this player is not done after each turn, with these cards to ask from now."""
        if self.number < 3:
            return self.usual
        turns, counts = self._after
        places = [place for card in cards if card is not None for place in _PLACES[card]]
        best = min(places, key=turns.__getitem__, default=None)
        wrong = 1.0 - 1.0 / self.number
        if best is None or 1.0 + wrong * EXPECTED[self.number - 1] <= turns[best]:
            return np.concatenate(([wrong], wrong * PACES[self.number - 1, :-1]))
        shares = counts[best] / self.number
        return np.concatenate(([1.0], shares @ PACES[counts[best], :-1]))

    def best(self, cards: Sequence[Card | None], number: int) -> list[Question]:
        """Return the questions after which the fewest turns are expected, no two of them of one card."""
        turns, _ = self._after
        firsts = [min(_PLACES[card], key=turns.__getitem__) for card in cards if card is not None]
        return [QUESTIONS[place] for place in sorted(firsts, key=turns.__getitem__)[:number]]


@lru_cache(maxsize=1024)
def pace(numbers: tuple[int, ...], size: int, told: Told, hand: Code, wrong: tuple[Code, ...]) -> Pace:
    """Return how soon one is done who holds a hand, was told this, and has named some codes in vain."""
    every = hands(numbers, size)
    codes = left(numbers, size, told, hand)
    if wrong:
        codes = codes[~np.isin(codes, [every.numbers_of[code][0] for code in wrong])]
    return Pace(every, codes)
